### Call of Cthulhu: The Card Game. Plain ASCII, for every terminal.

game-call = Call of Cthulhu: The Card Game
game-call-about = Seven factions, three stories on the table, and four struggles for each of them. For two players, with two factions each or with decks of their own.

## Settings

setting-mode = Decks
setting-mode-factions = two factions and a neutral pack each
setting-mode-decks = decks of your own
setting-mulligan = A second opening hand
setting-mulligan-True = allowed once
setting-mulligan-False = never
setting-conspiracy = The conspiracy of the box
setting-conspiracy-True = in one of the two decks, by lot
setting-conspiracy-False = stays in the box
setting-clarney = Steve Clarney, numbered in one faction and printed with another
setting-clarney-printed = belongs to the Agency, as printed
setting-clarney-balanced = belongs to Miskatonic University, as numbered; so all factions are equally large
setting-collection = Decks of your own are built from
setting-collection-one = one core set
setting-collection-three = three core sets
setting-lists = Deck lists
setting-lists-open = open to both players
setting-lists-closed = closed
setting-factions = Factions
setting-factions-none = named at the table
setting-factions-random = drawn by lot
setting-deck = Deck of your own: a ready-made one, or a list

## Words

printed-card = { $type ->
    [character] Character
    [support] Support
    [event] Event
    [conspiracy] Conspiracy
   *[story] Story
}{ $faction-is ->
    [none] { "" }
   *[some] , { $faction }
}{ $unique ->
    [True] , unique
   *[False] { "" }
}{ $type ->
    [story] { "" }
   *[other] , cost { $cost ->
        [-1] X
       *[other] { $cost }
    }
}{ $type ->
    [character] , skill { $skill ->
        [-1] X
       *[other] { $skill }
    }
   *[other] { "" }
}{ $terror ->
    [0] { "" }
   *[other] , Terror { $terror }
}{ $combat ->
    [0] { "" }
   *[other] , Combat { $combat }
}{ $arcane ->
    [0] { "" }
   *[other] , Arcane { $arcane }
}{ $investigation ->
    [0] { "" }
   *[other] , Investigation { $investigation }
}{ $subtypes-is ->
    [none] { "" }
   *[some] ; { $subtypes }
}{ printed-keywords }
printed-keywords = { $fast ->
    [0] { "" }
   *[other] ; Fast
}{ $willpower ->
    [0] { "" }
   *[other] ; Willpower
}{ $heroic ->
    [0] { "" }
   *[other] ; Heroic
}{ $villainous ->
    [0] { "" }
   *[other] ; Villainous
}{ $invulnerability ->
    [0] { "" }
   *[other] ; Invulnerability
}{ $loyal ->
    [0] { "" }
   *[other] ; Loyal
}{ $steadfast ->
    [0] { "" }
   *[other] ; Steadfast { $steadfast }
}{ $toughness ->
    [0] { "" }
   *[other] ; Toughness +{ $toughness }
}{ $transient ->
    [0] { "" }
   *[other] ; Transient
}
printed-faction = faction
printed-subtype = subtype
printed-deck = ready-made deck
aspect-name = name
aspect-numbers = numbers
aspect-effect = text
aspect-keywords = keywords
aspect-faction = faction
aspect-cost = cost
aspect-skill = skill
aspect-struggles = struggles
outcome-stories = Three stories have been won.
outcome-deck = A deck has run out.

## Parts of sentences

# One of several copies, and whose it is if that is not clear.
a-card = { $card }{ copy-no }{ resource-at }{ whose }
a-story = { $story }{ copy-no }
copy-no = { $copy-is ->
    [none] { "" }
   *[some] { " " }no. { $copy }
}
# A resource is told by the number of its domain.
resource-at = { $at-is ->
    [none] { "" }
   *[other] { " " }on domain { $at }
}
whose = { $holder-is ->
    [none] { $of-is ->
        [none] { "" }
        [me] { " " }(yours)
       *[other] { " " }({ $of })
    }
    [me] { " " }(yours)
   *[other] { " " }({ $holder })
}
icon-name = { $icon ->
    [terror] Terror
    [combat] Combat
    [arcane] Arcane
   *[investigation] Investigation
}
# Somebody's card, at the beginning of a sentence.
own-card = { $seat-is ->
    [me] Your { $card }
   *[other] { $seat }'s { $card }
}
owner-deck = { $owner-is ->
    [me] your deck
    [own] { $seat-is ->
        [me] your deck
       *[other] their own deck
    }
   *[other] { $owner }'s deck
}

## Options: set-up

option-factions = { $factions }
option-faction = { $faction }
option-keep-hand = Keep your hand
option-redraw = Shuffle your hand back and draw eight new cards, which you keep
option-resources = Resources: { $cards }

## Options: actions and what answers them

option-play = Play { $card }
option-use = Use { a-card }{ $source-is ->
    [some] { " " }with the text of { $source }
   *[none] { $text-is ->
        [none] { "" }
       *[some] : part { $text } of its text
    }
}
option-x = X = { $x }
option-choose = { $card-is ->
    [some] { a-card }
   *[none] { $story-is ->
        [some] { a-story }
       *[none] { $icon-is ->
            [some] { icon-name }
           *[none] { $domain-is ->
                [some] { $of-is ->
                    [none] Your domain { $domain }
                   *[other] { $of }'s domain { $domain }
                }
               *[none] { $seat-is ->
                    [me] Yourself
                   *[other] { $seat }
                }
            }
        }
    }
}
option-enough = That is enough
option-offer = { a-card }
option-drain = Drain domain { $domain }
option-next = Next: { a-card }{ $number-is ->
    [none] { "" }
   *[some] , case { $number }
}
option-repeat = { $count ->
    [0] Not again
    [one] Once more
   *[other] { $count } times more
}

## Options: phases and stories

option-restore = Restore { a-card }
option-resource = Attach { $card } to domain { $domain }
option-no-resource = Attach nothing
option-commit = Commit { a-card } to { $story }{ $to_copy-is ->
    [none] { "" }
   *[some] { " " }no. { $to_copy }
}
option-stay = { a-card } stays behind
option-resolve = Resolve { a-story }
option-insane = { a-card } goes insane
option-wound = { a-card } is wounded
option-ready = Ready { a-card }
option-tokens = { $count ->
    [0] Place no token
    [one] Place a success token
   *[other] Place { $count } success tokens
}
option-first = First { a-story }
option-carry-out = Carry out the effect of { a-story }
option-decline = Decline
option-keep = { $alignment ->
    [heroic] Keep the Heroic, discard the Villainous characters
   *[villainous] Keep the Villainous, discard the Heroic characters
}

## Options: what effects ask for

option-sacrifice = Sacrifice { a-card }
option-discard = Discard { $card }
option-bury = Put { $card } under your deck
option-bottom = On the bottom: { $card }
option-top = Next from the top: { $card }
option-take = Take { $card }
option-find = { $card }
option-find-none = Find nothing
option-enter = { a-card } enters play next
option-lose = Give up { $card } on domain { $domain }
option-save = Discard two cards of your deck for { $card } on domain { $domain }
option-give = Give { $card }
option-bring = { $at ->
    [hand] { $card } from your hand
   *[pile] { $card } from your discard pile
}
option-token = Place a success token on { a-story }
option-return = Give back { a-story }
option-take-token = { $of-is ->
    [me] Take one of your own tokens
   *[other] Take one of { $of }'s tokens
}
option-move-token = { $of-is ->
    [me] One of your own tokens changes sides
   *[other] One of { $of }'s tokens changes sides
}

## Kinds of action, for what is not to be had now

action-play = Play a card
action-use = Use an ability
action-pass = Pass
action-commit = Commit a character
action-stay = Let a character stay behind
action-resource = Attach a resource
action-no-resource = Attach no resource
action-resolve = Choose the story to be resolved
action-tokens = Place success tokens
action-choose = Choose a target
action-enough = Choose no more
action-offer = Exhaust or sacrifice a card for an effect
action-drain = Drain a domain
action-x = Name X
action-restore = Restore a character
action-insane = Choose who goes insane
action-wound = Choose who is wounded
action-ready = Ready a character
action-decline = Decline
action-sacrifice = Sacrifice a character
action-discard = Discard a card
action-bury = Put discarded cards under the deck
action-lose = Give up a resource
action-enter = Choose who enters play next
action-carry-out = Carry out the effect of a story
action-first = Put stories won in order
action-next = Put Forced Responses in order
action-keep = Keep the Heroic or the Villainous characters
action-repeat = Repeat a chain of actions
action-find = Find a card in the deck
action-find-none = Find nothing in the deck
action-take = Take a card you have looked at
action-top = Put cards back on top
action-bottom = Put a card on the bottom
action-take-token = Take a token from a story
action-move-token = Move a token to the other side
action-factions = Name two factions
action-faction = Name another faction
action-save = Discard cards from the deck for a resource
action-bring = Bring a character into play
action-token = Choose a story for a token
action-return = Give back a story
action-give = Choose cards to exchange
action-keep-hand = Keep the opening hand
action-redraw = Draw a second opening hand
action-resources = Choose the first resources

## Questions of the set-up, what the others read meanwhile, and what ends them

prompt-name-factions = Which two factions do you play?
prompt-name-factions-other = { $seat } names two factions.
ends-name-factions = One answer; both players' factions are told together.
prompt-name-another = The lot has taken a faction from you. Which one do you play instead?
prompt-name-another-other = { $seat } names another faction.
ends-name-another = One answer.
prompt-mulligan = Do you keep these eight cards?
prompt-mulligan-other = { $seat } may draw a second opening hand.
ends-mulligan = One answer; a second hand must be kept.
prompt-first-resources = Which three cards become resources, one under each domain?
prompt-first-resources-other = { $seat } chooses three resources.
ends-first-resources = One answer; both players' resources are shown together.

## Questions of the timing

prompt-act = Your opportunity to act: play a card, use an ability, or pass.
prompt-act-other = { $seat } may act.
ends-act = The window closes when both players pass in a row.
prompt-disrupt = Before it happens: do you disrupt it?
prompt-disrupt-other = { $seat } may disrupt it.
ends-disrupt = It ends when both players have passed.
prompt-respond = Do you respond to what has happened?
prompt-respond-other = { $seat } may respond.
ends-respond = It ends when both players have passed.
prompt-order-forced = Which Forced Response comes next?
prompt-order-forced-other = { $seat } puts the Forced Responses in order.
ends-order-forced = It ends when one is left.
prompt-how-often = This chain of actions could go on for ever. How often do you repeat it?
prompt-how-often-other = { $seat } says how often a chain of actions is repeated.
ends-how-often = One answer; then the chain is over.
prompt-name-x = { $card }: how much is X?
prompt-name-x-other = { $card }: { $seat } names X.
ends-name-x = One answer.
prompt-pay = { $card }: which domain do you drain?
prompt-pay-other = { $card }: { $seat } chooses a domain to drain.
ends-pay = One answer; what is too much is lost.
prompt-offer-exhaust = { $card }: which card do you exhaust for it?
prompt-offer-exhaust-other = { $card }: { $seat } chooses a card to exhaust for it.
ends-offer-exhaust = One answer.
prompt-offer-sacrifice = { $card }: which card do you sacrifice for it?
prompt-offer-sacrifice-other = { $card }: { $seat } chooses a card to sacrifice for it.
ends-offer-sacrifice = One answer.

## Questions of targets

prompt-choose-character = { $card }: which character do you choose?
prompt-choose-character-other = { $card }: { $seat } chooses a character.
ends-choose-character = One answer, or as many as the card allows.
prompt-choose-support = { $card }: which support card do you choose?
prompt-choose-support-other = { $card }: { $seat } chooses a support card.
ends-choose-support = One answer.
prompt-choose-card = { $card }: which card do you choose?
prompt-choose-card-other = { $card }: { $seat } chooses a card.
ends-choose-card = One answer.
prompt-choose-story = { $card }: which story do you choose?
prompt-choose-story-other = { $card }: { $seat } chooses a story.
ends-choose-story = One answer.
prompt-choose-player = { $card }: which player do you choose?
prompt-choose-player-other = { $card }: { $seat } chooses a player.
ends-choose-player = One answer.
prompt-choose-icon = { $card }: which icon do you choose?
prompt-choose-icon-other = { $card }: { $seat } chooses an icon.
ends-choose-icon = One answer.
prompt-choose-domain = { $card }: which domain do you choose?
prompt-choose-domain-other = { $card }: { $seat } chooses a domain.
ends-choose-domain = One answer.
prompt-choose-discarded = { $card }: which discarded card do you choose?
prompt-choose-discarded-other = { $card }: { $seat } chooses a discarded card.
ends-choose-discarded = One answer, or as many as the card allows.
prompt-choose-harmed = { $card }: whose wound is prevented?
prompt-choose-harmed-other = { $card }: { $seat } chooses whose wound is prevented.
ends-choose-harmed = One answer.

## Questions of phases and stories

prompt-restore = Which insane character do you restore?
prompt-restore-other = { $seat } restores an insane character.
ends-restore = One answer.
prompt-resource = Which card do you attach to a domain, and to which?
prompt-resource-other = { $seat } may attach a resource.
ends-resource = One card in each resource phase, or none.
prompt-commit = Where do you send { a-card }?
prompt-commit-other = { $seat } decides where to send { a-card }.
ends-commit = One answer for each ready character; then all of them commit together.
prompt-resolve = Which story is resolved next?
prompt-resolve-other = { $seat } chooses the story that is resolved next.
ends-resolve = One answer; each story is resolved to its end.
prompt-lose-mind = Who goes insane?
prompt-lose-mind-other = { $seat } chooses who goes insane.
ends-lose-mind = One answer.
prompt-be-wounded = Who is wounded?
prompt-be-wounded-other = { $seat } chooses who is wounded.
ends-be-wounded = One answer.
prompt-ready-one = Which of your characters here do you ready?
prompt-ready-one-other = { $seat } may ready a character.
ends-ready-one = One answer.
prompt-put-tokens = How many success tokens do you place on { $story }?
prompt-put-tokens-other = { $seat } may place success tokens on { $story }.
ends-put-tokens = One answer.
prompt-story-effect = { $story } is yours. Do you carry out its effect?
prompt-story-effect-other = { $seat } may carry out the effect of { $story }.
ends-story-effect = One answer.
prompt-order-stories = Several stories are won at once. Which one is dealt with first?
prompt-order-stories-other = { $seat } chooses which of the stories won comes first.
ends-order-stories = One answer.
prompt-keep-alignment = Heroic and Villainous characters cannot stand together. Which do you keep?
prompt-keep-alignment-other = { $seat } keeps either the Heroic or the Villainous characters.
ends-keep-alignment = One answer.

## Questions of effects

prompt-sacrifice = Which character do you sacrifice?
prompt-sacrifice-other = { $seat } chooses a character to sacrifice.
ends-sacrifice = One answer.
prompt-discard = Which card do you discard from your hand?
prompt-discard-other = { $seat } chooses a card to discard from hand.
ends-discard = One answer for each card.
prompt-bury = Which card of your discard pile goes under your deck?
prompt-bury-other = { $seat } puts discarded cards under the deck.
ends-bury = One answer for each card.
prompt-to-bottom = Which of these cards goes to the bottom?
prompt-to-bottom-other = { $seat } puts a card on the bottom of a deck.
ends-to-bottom = One answer for each card.
prompt-keep-one = Which of these cards do you take into your hand?
prompt-keep-one-other = { $seat } may take one of the cards into hand.
ends-keep-one = One answer.
prompt-to-top = Which card do you put back next, counted from the top?
prompt-to-top-other = { $seat } puts cards back on top of a deck.
ends-to-top = It ends when all the cards are in order.
prompt-find-hand = Which card of your deck do you take?
prompt-find-hand-other = { $seat } looks for a card.
ends-find-hand = One answer; then the deck is shuffled.
prompt-find-play = Whom of your deck do you put into play?
prompt-find-play-other = { $seat } looks for a character to put into play.
ends-find-play = One answer; then the deck is shuffled.
prompt-enter-next = Who enters play next?
prompt-enter-next-other = { $seat } chooses who enters play next.
ends-enter-next = It ends when all are in play who can be.
prompt-save-resource = Do you give up this resource, or discard two cards from your deck for it?
prompt-save-resource-other = { $seat } decides about a resource.
ends-save-resource = One answer for each resource.
prompt-exchange = Which card of your hand do you exchange for one of your discard pile?
prompt-exchange-other = { $seat } exchanges cards with the discard pile.
ends-exchange = As many cards as you like; they are shown when both players have chosen.
prompt-bring = Whom do you put into play?
prompt-bring-other = { $seat } may put a character into play.
ends-bring = One answer.
prompt-may-wound = Whom do you wound in return?
prompt-may-wound-other = { $seat } may wound a character in return.
ends-may-wound = One answer.
prompt-add-token = On which story do you place a success token?
prompt-add-token-other = { $seat } may place a success token on a story.
ends-add-token = One answer.
prompt-return-story = Which story that you have won do you give back?
prompt-return-story-other = { $seat } gives back a story.
ends-return-story = One answer.
prompt-lose-resource = Which of your resources do you give up?
prompt-lose-resource-other = { $seat } gives up a resource.
ends-lose-resource = One answer.
prompt-drain-to-keep = Do you drain a domain so that the event returns to your hand?
prompt-drain-to-keep-other = { $seat } may drain a domain to take the event back.
ends-drain-to-keep = One answer.
prompt-take-token = Whose token do you take from { a-story }?
prompt-take-token-other = { $seat } takes a token from { a-story }.
ends-take-token = One answer for each token.
prompt-move-token = Which token on { a-story } changes sides?
prompt-move-token-other = { $seat } chooses a token on { a-story } that changes sides.
ends-move-token = One answer.

## Events: set-up and course

neutral-pack = { $pack ->
    [neutral_a] the first neutral pack
   *[neutral_b] the second neutral pack
}

## Why something is not to be had now

nearest = { $nearest-is ->
    [none] { "" }
   *[some] { $nearest }:{ " " }
}
why-over = The game is over.
why-not-asked = Now { $seat } decides.
why-other-question = The open question asks for something else.
why-nothing-to-play = You have no card in hand.
why-nothing-to-use = You have no card with an ability to use.
why-must-go = The character has to commit: an effect says where.
why-nobody-found = Your deck holds no card that is sought and may enter play.
why-any-card = This search is for any card, so you have to take one.
why-nobody-to-bring = Neither your hand nor your discard pile holds a character that may come.
why-compulsory = The open question has to be answered.
why-own-operations-only = { nearest }Only in your own operations phase.
why-not-now-action = { nearest }An Action needs a window for actions.
why-not-now-playing = { nearest }Cards are played in a window for actions.
why-not-now-response = { nearest }A Response needs something that has just happened.
why-not-now-disrupt = { nearest }A Disrupt needs something that is about to happen.
why-not-the-circumstances = { nearest }What its text waits for is not the case.
why-answered = { nearest }It has responded to this already.
why-unseen = { nearest }It was not in play when that happened.
why-chain-over = { nearest }You have said how often this chain is repeated; that is over.
why-insane = { nearest }The card is insane and has no text.
why-blank = { nearest }The text box of the card counts as empty.
why-names-another = { nearest }The copied text speaks of its own card by name.
why-unique = { nearest }It is unique, and a copy that you own or control is in play.
why-alignment = { nearest }Heroic and Villainous characters cannot stand together.
why-second-conspiracy = { nearest }A conspiracy of yours is in play already.
why-nothing-to-attach-to = { nearest }There is nothing in play to attach it to.
why-exhausted = { nearest }The card is not ready.
why-nothing-to-exhaust = { nearest }You have no ready card of the kind that is exhausted for it.
why-nothing-to-sacrifice = { nearest }You have no card of the kind that is sacrificed for it.
why-not-yours-to-sacrifice = { nearest }You can sacrifice only a card in play that you control.
why-nothing-to-choose = { nearest }{ $what ->
    [character] There is no character to choose for it.
    [support] There is no support card to choose for it.
    [story] There is no story to choose for it.
    [player] There is no player to choose for it.
    [icon] There is no icon to choose for it.
    [domain] There is no domain to choose for it.
    [discarded] There is no discarded card to choose for it.
    [harmed] There is no wound to prevent.
   *[card] There is no card to choose for it.
}
why-not-steadfast = { nearest }It needs { $needed ->
    [one] { $needed } resource
   *[other] { $needed } resources
} of { $faction } on all your domains together.
why-too-little = { nearest }It costs { $needed }, but none of your domains holds more than { $found }.
why-all-drained = { nearest }It costs { $needed }, and every domain that could pay is drained.
why-not-loyal = { nearest }It is Loyal: the domain needs { $needed ->
    [one] { $needed } resource
   *[other] { $needed } resources
} of { $faction }.
why-no-match = { nearest }Of the domains that could pay { $needed }, none has a resource of { $faction }.

## Decks of one's own

error-list-no-such-card = Line { $line }: there is no card "{ $found }".{ $nearest-is ->
    [none] { "" }
   *[some] { " " }Similar: { $nearest }.
}
error-deck-stranger = There is no card { $card }. Take it out.{ did-you-mean }
error-deck-story = { $card } is a story: stories belong to nobody's deck. Take it out ({ $rule }).
error-deck-too-small = The deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
}; it needs at least { $least } ({ $rule }).
error-deck-copies = The deck has { $found } cards called { $card }; it may have at most { $most } of one title ({ $rule }).
error-deck-collection = The deck has { $found ->
    [one] { $found } copy
   *[other] { $found } copies
} of { $card }; { $sets ->
    [one] { $sets } core set holds
   *[other] { $sets } core sets hold
} only { $most }.
error-deck-few-characters = A remark: the deck has { $found ->
    [one] { $found } character
   *[other] { $found } characters
}, less than { $least }; stories are won by characters.
error-deck-hard-to-match = A remark: the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
} of { $faction }, less than { $least }; a matching resource will often be missing ({ $rule }).
error-deck-steadfast = A remark: { $card } is Steadfast, but the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
} of { $faction }, less than { $least } ({ $rule }).
error-deck-loyal = A remark: { $card } is Loyal, but the deck has { $found ->
    [one] { $found } card
   *[other] { $found } cards
} of { $faction }, less than { $least } ({ $rule }).
error-deck-alignments = A remark: { $heroic } Heroic and { $villainous ->
    [one] { $villainous } Villainous character
   *[other] { $villainous } Villainous characters
} cannot stand together ({ $rule }).
