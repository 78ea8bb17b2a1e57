### Monsters vs Heroes. Plain ASCII, for every terminal.

game-heroes = Monsters vs Heroes: Cthulhu Mythos
game-heroes-about = Heroes and Monsters in secret, a hand of three, and an end that comes at once. 2 to 8 players, or a duel with decks of your own.

## Settings

setting-mode = Game
setting-mode-base = the usual game, 2 to 8 players
setting-mode-duel = the advanced duel of two players with decks of their own
setting-decks = Theme decks, joined by "+" (none: the printed ones)
setting-lists = Deck lists in the duel
setting-lists-open = open to both players
setting-lists-closed = closed
setting-age = Age, for a cry at the same moment (0: not told)
setting-deck = Duel deck: a ready-made one, or a list

## Words

printed-card = { $symbols-is ->
    [none] { "" }
   *[some] { $symbols }{ " " }
}{ $kind ->
    [hero] Hero
    [monster] Monster
   *[neutral] Neutral
}, { $deck } x{ $copies }
printed-faction = { $side ->
    [hero] faction card of the Heroes
   *[monster] faction card of the Monsters
}, { $deck }; bonus for { $cards }
printed-deck = theme deck of volume { $volume }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
aspect-card = the card itself
aspect-name = name
aspect-kind = kind
aspect-symbols = symbols
aspect-copies = copies
aspect-effect = ability
moment-setup = Set-up
moment-turn = A turn at a glance
moment-ability = Abilities
moment-duel = The duel
moment-end = The end and scoring
outcome-counted = The deck has run out and the points are counted.

## Parts of sentences

# Whose area; the reader's own is "own" to the one who acts.
area-at = { $at-is ->
    [me] your area
    [own] { $seat-is ->
        [me] your own area
       *[other] their own area
    }
   *[other] { $at }'s area
}
area-to = { $to-is ->
    [me] your area
    [own] { $seat-is ->
        [me] your own area
       *[other] their own area
    }
   *[other] { $to }'s area
}
own-area-at = { $at-is ->
    [me] your own area
   *[other] { $at }'s area
}
own-area-to = { $to-is ->
    [me] your own area
   *[other] { $to }'s area
}
# In the duel, a card that came from the other deck.
of-owner = { $of-is ->
    [none] { "" }
    [me] { " " }(from your deck)
   *[other] { " " }(from { $of }'s deck)
}
# Needs $count and $left: whether so many cards are the last.
last-of-deck = { $left ->
    [1] { -ends }
    [2] { $count ->
        [1] { "" }
       *[other] { -ends }
    }
    [3] { $count ->
        [1] { "" }
        [2] { "" }
       *[other] { -ends }
    }
   *[other] { "" }
}
-ends = : the last of the deck, which ends the game

## Options

option-play = Play { $card }{ of-owner }
option-draw = { $left ->
    [1] Take the last card of the deck, which ends the game
   *[other] Take a card from the deck ({ $left } left)
}
option-first = { $seat-is ->
    [me] You were first
   *[other] { $seat } was first
}
option-also = { $seat-is ->
    [me] You cried at the same moment
   *[other] { $seat } cried at the same moment
}
option-nobody = Nobody cried
option-no-more = Nobody else cried at that moment
option-keep = Keep your hand
option-exchange = Discard your hand and draw three new cards
option-skip = Decline the additional turn
option-put = Put it in { own-area-to }
option-choose = { $seat }
option-discard = { $at-is ->
    [none] Discard { $card }{ of-owner }
    [me] Discard { $card } from your own area{ of-owner }
   *[other] Discard { $card } from { $at }'s area{ of-owner }
}
option-take = Take { $card } from { own-area-at }{ of-owner }
option-move = Move { $card } from { own-area-at }{ of-owner }
option-bring = Put it in { own-area-to }
option-offer = Offer { $card }{ of-owner }
option-swap = Swap it for { $card } from { own-area-at }{ of-owner }
option-return = Return { $card } to your hand{ of-owner }
option-give = Give back { $card }
option-pass-on = Pass on { $card }
option-draw-cards = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards
}{ last-of-deck }
option-look = Look at the top of the deck
option-take-top = Take { $card }
option-top = Next from the top: { $card }
option-take-back = Take { $card } from the discard pile
option-decline = Leave it
option-enough = That is enough

## Kinds of action, for what is not to be had now

action-play = Play a card
action-draw = Take a card from the deck
action-keep = Keep your hand
action-exchange = Exchange your hand
action-skip = Decline the additional turn
action-put = Choose the area for a card
action-choose = Choose a player
action-discard = Discard a card
action-take = Take a card in play
action-move = Move a card in play
action-bring = Choose where a card moves
action-offer = Offer a card for a swap
action-swap = Swap cards in play
action-return = Return a card to your hand
action-give = Give a card back
action-pass-on = Pass a card on
action-draw-cards = Draw cards by an ability
action-look = Look at the deck
action-take-top = Take a card you have seen
action-top = Put cards back in order
action-take-back = Take a card from the discard pile
action-decline = Leave an ability unused
action-enough = Stop

## Questions, what the others read meanwhile, and what ends them

prompt-act = Your turn: play a card or take one from the deck.
prompt-act-other = { $seat } plays a card or takes one from the deck.
ends-act = The turn ends with one card, played or taken.
prompt-additional-turn = Your additional turn: play a card, take one, or decline.
prompt-additional-turn-other = { $seat } may have one additional turn.
ends-additional-turn = It ends with one card, played or taken, or with a refusal; then points are counted.
prompt-who-cried = Who was first to cry "Cthulhu fhtagn!", and who cried at the same moment?
prompt-who-cried-other = The table listens: who is first to cry "Cthulhu fhtagn!"?
ends-who-cried = It ends with the first cry, or after fifteen seconds of silence.
buzzer-who-cried-call = "Cthulhu fhtagn!"
buzzer-who-cried-heard = has cried!
buzzer-who-cried-alone = press Space to cry
buzzer-who-cried-key = press { $key } to cry
buzzer-who-cried-bot = draws a breath
buzzer-who-cried-rule = Whoever is first to cry begins (MH 3.13). Cries within 0.3 seconds count as one (MH 3.17).
buzzer-who-cried-left = { $seconds ->
    [one] { $seconds } second left, then the lot decides (MH 3.23)
   *[other] { $seconds } seconds left, then the lot decides (MH 3.23)
}
prompt-exchange = Exchange your three cards for new ones? This can be done only now.
prompt-exchange-other = { $seat } may exchange the whole hand.
ends-exchange = One answer, which is final.
prompt-put = In whose area do you put { $card }?
prompt-put-other = { $seat } chooses the area for { $card }.
ends-put = One answer.
prompt-discard-in-play = { $card }: which card in play do you discard?
prompt-discard-in-play-other = { $card }: { $seat } chooses a card in play to discard.
ends-discard-in-play = As many answers as cards may be discarded.
prompt-take-in-play = { $card }: which card do you take into your area?
prompt-take-in-play-other = { $card }: { $seat } chooses a card of another area to take.
ends-take-in-play = One answer.
prompt-give-in-play = { $card }: which card of your area do you give away?
prompt-give-in-play-other = { $card }: { $seat } chooses a card to give away.
ends-give-in-play = First the card, then a player.
prompt-move-in-play = { $card }: which card in play do you move?
prompt-move-in-play-other = { $card }: { $seat } chooses a card in play to move.
ends-move-in-play = First the card, then an area.
prompt-destination = { $card }: where does { $moved } go from { area-at }?
prompt-destination-other = { $card }: { $seat } chooses where { $moved } goes from { area-at }.
ends-destination = One answer.
prompt-swap-in-play = { $card }: which card of your area do you offer?
prompt-swap-in-play-other = { $card }: { $seat } chooses a card of the own area to swap.
ends-swap-in-play = First the own card, then the other.
prompt-swap-for = { $card }: for which card do you swap { $moved }?
prompt-swap-for-other = { $card }: { $seat } chooses a card to get for { $moved }.
ends-swap-for = One answer.
prompt-return-to-hand = { $card }: which card of your area do you return to your hand?
prompt-return-to-hand-other = { $card }: { $seat } may return a card of the own area to hand.
ends-return-to-hand = One answer.
prompt-draw-cards = { $card }: how many cards do you draw?
prompt-draw-cards-other = { $card }: { $seat } chooses how many cards to draw.
ends-draw-cards = One answer.
prompt-look-at-deck = { $card }: do you look at the top of the deck?
prompt-look-at-deck-other = { $card }: { $seat } may look at the top of the deck.
ends-look-at-deck = One answer.
prompt-take-seen = { $card }: which of the cards seen do you take?
prompt-take-seen-other = { $card }: { $seat } takes one of the cards seen.
ends-take-seen = One answer: who has looked must take.
prompt-put-back = { $card }: which card do you put back next, counted from the top?
prompt-put-back-other = { $card }: { $seat } puts the cards seen back on top.
ends-put-back = It ends when all cards seen lie on top again.
prompt-take-from-discard = { $card }: which card of the discard pile do you take?
prompt-take-from-discard-other = { $card }: { $seat } looks for a card in the discard pile.
ends-take-from-discard = One answer.
prompt-discard-from-hand = { $card }: which card of your hand do you discard?
prompt-discard-from-hand-other = { $card }: { $seat } chooses a card to discard from hand.
ends-discard-from-hand = As many answers as the card asks for.
prompt-discard-from-hand-from = { $card }: who is to discard from hand?
prompt-discard-from-hand-from-other = { $card }: { $seat } chooses who is to discard from hand.
ends-discard-from-hand-from = One answer.
prompt-discard-seen = { $card }: which card of the hand you see is discarded?
prompt-discard-seen-other = { $card }: { $seat } looks at a hand and chooses a card of it to discard.
ends-discard-seen = One answer: who has looked must discard.
prompt-take-from-hand-from = { $card }: from whose hand do you take a card unseen?
prompt-take-from-hand-from-other = { $card }: { $seat } chooses from whose hand to take a card unseen.
ends-take-from-hand-from = One answer.
prompt-give-back = { $card }: which card of your hand do you give back?
prompt-give-back-other = { $card }: { $seat } chooses a card to give back.
ends-give-back = One answer.
prompt-swap-hands-from = { $card }: with whom do you swap hands?
prompt-swap-hands-from-other = { $card }: { $seat } chooses whom to swap hands with.
ends-swap-hands-from = One answer.
prompt-pass-cards = { $card }: which card of your hand do you pass on? Nobody sees it yet.
prompt-pass-cards-other = { $card }: { $seat } chooses in secret a card to pass on.
ends-pass-cards = It ends when everybody with a card has chosen; until then a choice can be changed.
prompt-look-at-faction-from = { $card }: whose faction card do you look at?
prompt-look-at-faction-from-other = { $card }: { $seat } chooses whose faction card to look at.
ends-look-at-faction-from = One answer.
prompt-play-extra = { $card }: which further card do you play at once?
prompt-play-extra-other = { $card }: { $seat } may play one more card at once.
ends-play-extra = One answer.

## Events

scorer = { $seat-is ->
    [me] You
   *[other] { $seat }
}

## Why something is not to be had now

why-over = The game is over.
why-resigned = You have resigned already.
why-nobody-begins = It is not settled yet who begins.
why-exchange-first = The hands are still being exchanged.
why-only-before = Hands are exchanged only once, before the first turn.
why-answered = You have given your answer, and it is final: the exchange is offered once.
why-others-first = The exchange is offered in turn order: now { $seat } decides.
why-no-additional-turn = Only the additional turn of a duel can be declined, after a deck has run out.
why-additional-turn-not-for-you = You took the last card of your deck: the additional turn is not for you.
why-additional-turn-taken = You have begun your additional turn: it is like any other now.
why-hand-full = You hold { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: you may not take another.
why-hand-empty = Your hand is empty: you have no card to play.
why-not-your-turn = It is the turn of { $seat }.
why-played-already = You have played a card in this turn: first its ability is carried out, then the turn is over.
why-no-such-card = You hold no card that { $card } lets you play.
why-other-chooses = { $card }: now { $seat } chooses.
why-no-ability = That is an answer to the ability of a card that is being played; now none is.
why-other-step = { $card } asks something else of you now.
why-begun = { $card }: an effect that you have begun is carried out to the end.
why-mandatory = What { $card } asks of you cannot be declined.
why-no-stopping = { $card }: one stops only where the card says "up to", and after the first choice.

## Tables that are refused

error-no-such-deck = There is no theme deck "{ $deck }".{ did-you-mean }
error-decks-for-seats = { $seats ->
    [one] { $seats } player needs
   *[other] { $seats } players need
} { $needed ->
    [one] { $needed } theme deck
   *[other] { $needed } theme decks
}, but { $found } { $found ->
    [one] is
   *[other] are
} named. Name as many as needed, joined by "+", or none.
error-deck-twice = The theme deck { $deck } is named twice. Name two different ones.
error-duel-seats = The duel is for two players, not for { $found }. Set two seats, or play the usual game.
error-duel-decks = The option "decks" is for the usual game. In the duel each seat has a "deck" of its own.

## Duel decks

error-duel-stranger = { $card } is in none of the theme decks. Take it out ({ $rule }).
error-duel-size = The deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}; it must have exactly { $needed } ({ $rule }).
error-duel-heroes = The deck has { $found ->
    [one] { $found } Hero
   *[other] { $found } Heroes
}; it needs at least { $least } ({ $rule }).
error-duel-monsters = The deck has { $found ->
    [one] { $found } Monster
   *[other] { $found } Monsters
}; it needs at least { $least } ({ $rule }).
error-duel-neutral = The deck has { $found ->
    [one] { $found } neutral card
   *[other] { $found } neutral cards
}; it may have at most { $most } ({ $rule }).
error-duel-copies = The deck has { $found ->
    [one] { $found } copy
   *[other] { $found } copies
} of { $card }; it may have at most { $most } ({ $rule }).
error-duel-factions = The deck names { $found ->
    [one] { $found } faction card
   *[other] { $found } faction cards
}; it must name exactly { $needed } ({ $rule }).
error-duel-faction-twice = The faction card { $faction } is named twice; all must differ ({ $rule }).
error-duel-faction-side = The faction card { $faction } does not belong to this deck: it has no { $side ->
    [hero] Hero
   *[monster] Monster
} of { $deck }. Add one, or name another faction ({ $rule }).
error-duel-faction-unpictured = A remark: the deck holds neither character pictured on { $faction }, so that it brings no bonus ({ $rule }).
error-list-unknown = Line { $line }: there is no card "{ $found }" in the theme decks ({ $rule }).{ $nearest-is ->
    [none] { "" }
   *[some] { " " }Similar: { $nearest }.
}

## Content packs

error-kind-symbols = { in-field }: "{ $found }" does not fit the symbols. A hero shows suns only, a monster skulls only, a neutral card neither.
error-deck-factions = { in-field }: the { $side ->
    [hero] Heroes
   *[monster] Monsters
} have { $found ->
    [one] { $found } faction card
   *[other] { $found } faction cards
}; they must have { $needed }.
error-set-without-itself = { in-field }: a set must name the card itself among its ids. Add the card's own id.
