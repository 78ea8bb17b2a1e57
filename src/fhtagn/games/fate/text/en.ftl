### Fate of the Elder Gods, with Beasts From Beyond. Plain ASCII, for every terminal.

game-fate = Fate of the Elder Gods
game-fate-about = Cults race to summon their gods: six locations, Spells, sacrifices, and Investigators at the door. 1 to 4 players.

## Settings

setting-goal = Goal on the Summon track
setting-goal-9 = space 9
setting-goal-10 = 10 steps, once around the track
setting-goal-13 = 13 steps, once around the track and on
setting-investigators = Investigators in each location at the start
setting-investigators-1 = one
setting-investigators-2 = two
setting-monsters = Beasts From Beyond: Monsters and their Spells
setting-monsters-True = yes
setting-monsters-False = no
setting-shub-niggurath = Beasts From Beyond: Shub-Niggurath, who needs Monsters
setting-shub-niggurath-True = among the gods
setting-shub-niggurath-False = left in the box
setting-ghatanothoa = Beasts From Beyond: Ghatanothoa
setting-ghatanothoa-True = among the gods
setting-ghatanothoa-False = left in the box
setting-yig = Beasts From Beyond: Yig
setting-yig-True = among the gods
setting-yig-False = left in the box
setting-cthugha = Beasts From Beyond: Cthugha
setting-cthugha-True = among the gods
setting-cthugha-False = left in the box
setting-level = Solo: level
setting-level-novice = novice: a Gate card and two more Cultists in the Lodge
setting-level-adept = adept: as in the rulebook
setting-level-master = master: two Elder Signs and a Curse
setting-strict = Solo: Curses
setting-strict-True = strike when their condition is met
setting-strict-False = are only counted
setting-everything = Solo: also gods, cards and Monsters that are not recommended for one player
setting-everything-True = yes, although it is not recommended
setting-everything-False = no
setting-leavers = A player who has resigned
setting-leavers-stand-in = is played on by another hand
setting-leavers-skip = is skipped
setting-god = God
setting-god-none = chosen from two cards
setting-colour = Colour
setting-colour-none = the next that is free
setting-colour-crimson = crimson
setting-colour-teal = teal
setting-colour-amber = amber
setting-colour-violet = violet

## Words

outcome-summoned = An Elder God has been summoned.
outcome-sealed = Ten Elder Signs have sealed a Summon track.
outcome-cursed = Five Curses have broken the cult.
aspect-name = name
aspect-effect = effect
aspect-numbers = numbers
aspect-symbol = symbol

# Places: their names, and with prepositions.
place-other-worlds = Other Worlds
    .in = in Other Worlds
    .to = to Other Worlds
    .from = from Other Worlds
    .of = of Other Worlds
place-museum = the Museum
    .in = in the Museum
    .to = to the Museum
    .from = from the Museum
    .of = of the Museum
place-ceremony = the Ceremony
    .in = in the Ceremony
    .to = to the Ceremony
    .from = from the Ceremony
    .of = of the Ceremony
place-streets = the Streets of Arkham
    .in = in the Streets of Arkham
    .to = to the Streets of Arkham
    .from = from the Streets of Arkham
    .of = of the Streets of Arkham
place-gathering = the Gathering
    .in = in the Gathering
    .to = to the Gathering
    .from = from the Gathering
    .of = of the Gathering
place-library = the Library
    .in = in the Library
    .to = to the Library
    .from = from the Library
    .of = of the Library
place-lodge = the Lodge
    .in = in the Lodge
    .to = to the Lodge
    .from = from the Lodge
    .of = of the Lodge
place-abyss = the Abyss
    .in = in the Abyss
    .to = to the Abyss
    .from = from the Abyss
    .of = of the Abyss

## Printed things

printed-god = { $box ->
    [base] Elder God
   *[expansion] Elder God of Beasts From Beyond
}, for { $players } players
printed-spell = { $box ->
    [base] Spell
   *[expansion] Spell of Beasts From Beyond
}, symbol { $symbol }, cost: { $cost }, x{ $copies }
printed-artifact = Artifact; { $use ->
    [tilt] tilted after use
   *[destroy] out of the game after use
}
printed-curse = Curse{ $delays-is ->
    [none] { "" }
   *[some] ; can hold up a victory
}
printed-monster = Monster; tokens: { $slots }, figures: { $figures }
printed-storm = Winter Storm, x{ $copies }
printed-location = location, symbol { $symbol }
printed-symbol = symbol { $location-of }
printed-face = face of the die, on { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}

## Parts of sentences

# Whose figure: "Your" or "Anna's".
whose = { $seat-is ->
    [me] Your
   *[other] { $seat }'s
}
your-lodge = { $seat-is ->
    [me] your Lodge
   *[other] { $seat }'s Lodge
}
figures = { $count }{ $place-is ->
    [none] { "" }
   *[some] { " " }{ $place-from }
}{ $seat-is ->
    [me] { "" }
   *[other] { " " }({ $seat })
}
count-cultists = { $count ->
    [one] { $count } Cultist
   *[other] { $count } Cultists
}
count-investigators = { $count ->
    [one] { $count } Investigator
   *[other] { $count } Investigators
}
count-signs = { $count ->
    [one] { $count } Elder Sign
   *[other] { $count } Elder Signs
}
count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
some-spells = { $symbols-count ->
    [one] a Spell
   *[other] { $symbols-count } Spells
}

## Options: set-up and the turn

option-god = Serve { $god }
option-move = Move { $to-to }: lay { $spell }
option-move-pair = Move { $to-to }: lay { $spells }
option-move-gate = Move { $to-to }: lay the Gate card
option-draw-to-move = Draw a Spell: no card of yours can move the Fate Piece
option-move-fate = Move the Fate Piece { $to-to }
option-piece = Move the other Fate Piece { $to-to }
option-roll-for-control = Roll a die for temporary control
option-no-die = Do not roll
option-control-action = Take the Control Action { $location-of }
option-no-control-action = Take no Control Action
option-base-action = Perform the Base Action { $location-of }
option-buy-off = Gain 3 Elder Signs and destroy a Curse
option-prepare = Prepare { $spell }
option-prepare-with = Prepare { $spell } with the wild symbol of { $artifact }
option-prepare-no-more = Prepare no Spell
option-prepare-free = Prepare { $spell } without paying
option-replace = Discard { $spell } to make room

## Options: using cards

option-cast = Cast { $spell }
option-use = Use { $artifact }
option-command = Command { $monster }: spend a token
option-decline = Decline
option-enough = Leave it at that
option-option = { $first ->
    [devour] Devour Cultists{ option-advance }
    [destroy_investigators] Destroy Investigators{ option-advance }
    [destroy_cultists] Destroy Cultists{ option-advance }
    [sacrifice] Sacrifice Cultists{ option-advance }
    [curse] Gain a Curse
    [summon] Summon a Monster
    [add_token] Put a token back on the Monster
    [use_monster] Use the Monster without a token
    [discard_monster] Discard the Monster{ option-advance }
    [place_mi_go] Place a Mi-Go
    [move_mi_go] Move a Mi-Go
    [take_mi_go] Take a Mi-Go back{ option-advance }
    [discard_column] Discard an Astral Column{ option-advance }
    [move_column] Move cards from one Astral Column to another
   *[other] { $effect }: choice { $number } of the text
}
option-advance = { $last ->
    [advance] { " " }to advance
   *[other] { "" }
}
option-rival = { $seat }
option-location = Choose { $location }
option-signs = { $count ->
    [0] No Elder Sign
   *[other] { count-signs }
}
option-curse = Curse number { $number }, counted from the oldest
option-die = Use a die: { $face }
option-reroll = Reroll: { $faces }
option-reroll-all = Reroll all dice
option-keep-dice = Keep the dice

## Options: Cultists and Investigators

option-sacrifice = { $group-count ->
    [0] Sacrifice nobody
   *[other] Sacrifice Cultists: { $group }
}
option-destroy-cultists = { $group-count ->
    [0] Destroy nobody
   *[other] Destroy Cultists: { $group }
}
option-devour = { $group-count ->
    [0] Devour nobody
   *[other] Devour Cultists: { $group }
}
option-seize = Seize a Cultist { $location-from } ({ $owner })
option-release = Give up captives: { $group }
option-recall = { $count ->
    [0] Return nobody
   *[other] Return { count-cultists } { $to-to }
}
option-spread = Move a Cultist { $to-to }
option-move-cultist = { $owner-is ->
    [me] Move your Cultist { $location-from } { $to-to }
   *[other] Move { $owner }'s Cultist { $location-from } { $to-to }
}
option-destroy-investigators = { $count ->
    [0] Destroy nobody
   *[other] Destroy { count-investigators } { $place-in }
}
option-lead-to-location = Move { count-investigators } { $place-from } { $to-to }
option-lead-to-rival = Move { count-investigators } { $place-from } to { $seat }'s Lodge
option-send = Send an Investigator from the supply to { $seat }'s Lodge
option-send-own = Send an Investigator from your Lodge to { $seat }'s Lodge

## Options: cards and tokens

option-artifact = Take { $artifact }
option-artifact-top = Take the top Artifact of the deck, unseen
option-give-up = Put { $artifact } under the deck
option-renew = Replace the face-up Artifacts
option-leave-display = Leave the face-up Artifacts
option-break-sign = { $seat-is ->
    [me] Sacrifice a Cultist: destroy an Elder Sign on your own track
   *[other] Sacrifice a Cultist: destroy an Elder Sign on { $seat }'s track
}
option-loot = Take { $artifact } from { $owner }
option-ruin = { $owner-is ->
    [me] Destroy your Artifact { $artifact }
   *[other] Destroy { $owner }'s Artifact { $artifact }
}
option-discard = Discard { $spells }
option-take = Take { $spell }
option-steal = Take { $owner }'s Prepared Spell { $slot }, symbol { $symbol }
option-discard-prepared = Discard { $spell }
option-column = Discard the Column { $location-of }
option-move-column = Move card { $slot }, { $symbol }, from the Column { $location-of } to that { $to-of }
option-take-column = Take card { $slot }, { $symbol }, from the Column { $location-of }
option-put-back = Put { $spell } into the Column
option-add-gate = Put a Gate card into the Column { $location-of }
option-summon = Summon { $monster }
option-summon-top = Summon the top Monster of the stack, unseen
option-lay-storm = Lay { $storm } { $location-in }
option-harvest = Sacrifice 2 Cultists there and advance
option-withdraw = Return the Winter Storm to the pool unseen
option-place-mi-go = Place a Mi-Go { $location-in }
option-move-mi-go = Move the Mi-Go { $location-from } { $to-to }
option-take-mi-go = Take back the Mi-Go { $location-from }

## Kinds of action, for what is not to be had now

action-move = Move by one Spell
action-move-pair = Move by two Spells with the same symbol
action-move-gate = Move by a Gate card
action-cast = Cast a Spell
action-use = Use an Artifact
action-command = Command a Monster
action-roll-for-control = Roll for temporary control
action-control-action = Take the Control Action
action-buy-off = Buy off a Curse
action-prepare = Prepare a Spell
action-prepare-with = Prepare a Spell with the help of an Artifact
action-god = Choose a god
action-draw-to-move = Draw because nothing can move the Fate Piece
action-move-fate = Choose where the Fate Piece goes
action-piece = Move the other Fate Piece
action-no-die = Roll no die for Control
action-no-control-action = Take no Control Action
action-prepare-no-more = Prepare no Spell
action-prepare-free = Prepare a Spell without paying
action-replace = Discard a Prepared Spell to make room
action-artifact = Take a face-up Artifact
action-artifact-top = Take the top Artifact of the deck
action-give-up = Give up an Artifact
action-renew = Replace the face-up Artifacts
action-leave-display = Leave the face-up Artifacts
action-break-sign = Destroy an Elder Sign
action-send = Send an Investigator from the supply
action-send-own = Send an Investigator from the Lodge
action-spread = Move a Cultist from the Gathering
action-enough = Leave it at that
action-decline = Decline
action-pass = Use nothing now
action-option = Choose between effects
action-rival = Choose a rival
action-location = Choose a location
action-signs = Choose a number of Elder Signs
action-die = Choose a die
action-reroll = Reroll dice
action-reroll-all = Reroll all dice
action-keep-dice = Keep the dice
action-sacrifice = Choose Cultists to Sacrifice
action-destroy-cultists = Choose Cultists to destroy
action-devour = Choose Cultists to Devour
action-seize = Seize a Cultist
action-release = Give up captives
action-recall = Return Cultists from the Abyss
action-move-cultist = Move a Cultist
action-destroy-investigators = Destroy Investigators
action-lead-to-location = Move Investigators to a location
action-lead-to-rival = Move Investigators to a rival
action-discard = Discard Spells
action-take = Take a Spell from the discard pile
action-steal = Take a rival's Prepared Spell
action-discard-prepared = Discard a Prepared Spell
action-column = Discard an Astral Column
action-move-column = Move a card to another Column
action-take-column = Take a card from a Column
action-put-back = Put a Spell into the Column
action-add-gate = Put a Gate card into a Column
action-loot = Take a rival's Artifact
action-ruin = Destroy an Artifact
action-curse = Choose a Curse
action-base-action = Perform a Base Action from afar
action-summon = Summon a face-up Monster
action-summon-top = Summon the top Monster of the stack
action-lay-storm = Lay a Winter Storm
action-harvest = Sacrifice Cultists in a Storm
action-withdraw = Take back a Winter Storm
action-place-mi-go = Place a Mi-Go
action-move-mi-go = Move a Mi-Go
action-take-mi-go = Take back a Mi-Go

## Questions of the turn, what the others read meanwhile, and what ends them

prompt-god = Which god does your cult serve?
prompt-god-other = { $seat } chooses a god.
ends-god = One answer; the cards are shown when all have chosen.
prompt-move = Where does the Fate Piece go, and by which cards?
prompt-move-other = { $seat } moves the Fate Piece.
ends-move = One move.
prompt-control-die = You do not Control this location: do you roll for temporary control?
prompt-control-die-other = { $seat } may roll for temporary control.
ends-control-die = One answer.
prompt-control-action = You Control { $location }: do you take its Control Action?
prompt-control-action-other = { $seat } may take the Control Action { $location-of }.
ends-control-action = One answer.
prompt-prepare = Which Spell do you Prepare?
prompt-prepare-other = { $seat } may Prepare a Spell.
ends-prepare = One Spell; two after the Library.
prompt-prepare-free = Which Spell do you Prepare without paying?
prompt-prepare-free-other = { $seat } Prepares a Spell without paying.
ends-prepare-free = One answer.
prompt-overflow = Your Reserve is full: do you cast the new Spell, or discard another?
prompt-overflow-other = { $seat }'s Reserve is full, and one Spell has to go.
ends-overflow = One answer.
prompt-artifact = Which Artifact do you take?
prompt-artifact-other = { $seat } takes an Artifact.
ends-artifact = One answer.
prompt-artifact-limit = You may own three Artifacts: which of the others do you give up?
prompt-artifact-limit-other = { $seat } has too many Artifacts and gives one up.
ends-artifact-limit = One answer.
prompt-display = Do you replace the face-up Artifacts?
prompt-display-other = { $seat } may replace the face-up Artifacts.
ends-display = One answer.
prompt-break-sign = Whose Elder Sign do you destroy?
prompt-break-sign-other = { $seat } may destroy Elder Signs.
ends-break-sign = Up to three Cultists, one answer for each.
prompt-send = Where do you send an Investigator, and from where?
prompt-send-other = { $seat } sends Investigators to the others.
ends-send = Two Investigators, one answer for each.
prompt-spread = Where does a Cultist go from the Gathering?
prompt-spread-other = { $seat } may move Cultists from the Gathering.
ends-spread = One answer for each Cultist; you say when it is enough.
prompt-harvest = A rival has met your Winter Storm: do you Sacrifice 2 Cultists there to advance?
prompt-harvest-other = { $seat } may Sacrifice Cultists in the Winter Storm to advance.
ends-harvest = One answer.
prompt-withdraw = Your own Winter Storm lies here: do you return it unseen, and a Cultist from the Abyss?
prompt-withdraw-other = { $seat } may take back the Winter Storm.
ends-withdraw = One answer.

## Questions between the steps

prompt-between = Between two steps: do you use anything now?
prompt-between-other = { $seat } may use something between two steps.
ends-between = It ends when nobody wants to use anything.
prompt-phase-one = Before movement: do you use anything?
prompt-phase-one-other = { $seat } may use something before movement.
ends-phase-one = You say when it is enough.
prompt-placing = You have placed a Cultist: do you use anything with it?
prompt-placing-other = { $seat } may use something with the Cultist placed.
ends-placing = You say when it is enough.
prompt-after-draw = You have drawn: do you use anything?
prompt-after-draw-other = { $seat } may use something after drawing.
ends-after-draw = You say when it is enough.
prompt-answer-spell = A rival has cast a Spell: do you answer it?
prompt-answer-spell-other = { $seat } may answer the Spell.
ends-answer-spell = It ends when nobody wants to answer.
prompt-answer-loss = A rival has cost you Cultists: do you answer?
prompt-answer-loss-other = { $seat } may answer the loss of Cultists.
ends-answer-loss = You say when it is enough.
prompt-answer-raid = You are about to be Raided: do you answer?
prompt-answer-raid-other = { $seat } may answer the Raid.
ends-answer-raid = You say when it is enough.
prompt-answer-roll = The dice have fallen: do you change the roll?
prompt-answer-roll-other = { $seat } may change the roll.
ends-answer-roll = You say when it is enough.
prompt-answer-signs = You are about to gain Elder Signs: do you prevent it?
prompt-answer-signs-other = { $seat } may prevent Elder Signs.
ends-answer-signs = You say when it is enough.
prompt-answer-curse = You are about to gain a Curse: do you prevent it?
prompt-answer-curse-other = { $seat } may prevent the Curse.
ends-answer-curse = You say when it is enough.
prompt-answer-lodge = Investigators are about to come to your Lodge: do you stop them?
prompt-answer-lodge-other = { $seat } may stop the Investigators.
ends-answer-lodge = You say when it is enough.

## Questions of an effect

prompt-choose-option = { $effect }: what do you choose?
prompt-choose-option-other = { $effect }: { $seat } chooses.
ends-choose-option = One answer.
prompt-choose-rival = { $effect }: which rival does it befall?
prompt-choose-rival-other = { $effect }: { $seat } chooses a rival.
ends-choose-rival = One answer.
prompt-choose-location = { $effect }: which location?
prompt-choose-location-other = { $effect }: { $seat } chooses a location.
ends-choose-location = One answer.
prompt-choose-signs = { $effect }: how many Elder Signs?
prompt-choose-signs-other = { $effect }: { $seat } chooses how many Elder Signs.
ends-choose-signs = One answer.
prompt-choose-curse = { $effect }: which Curse is lifted? They stay unread.
prompt-choose-curse-other = { $effect }: { $seat } chooses which Curse is lifted.
ends-choose-curse = One answer.
prompt-choose-die = { $effect }: which die do you use next?
prompt-choose-die-other = { $effect }: { $seat } chooses the order of the dice.
ends-choose-die = One answer for each die.
prompt-choose-reroll = { $effect }: which dice do you reroll?
prompt-choose-reroll-other = { $effect }: { $seat } chooses dice to reroll.
ends-choose-reroll = One answer.
prompt-reroll-all = { $effect }: do you reroll all dice?
prompt-reroll-all-other = { $effect }: { $seat } may reroll all dice.
ends-reroll-all = One answer.
prompt-move-fate = { $effect }: where does the Fate Piece go?
prompt-move-fate-other = { $effect }: { $seat } moves the Fate Piece.
ends-move-fate = One answer.
prompt-base-action = { $effect }: which location's Base Action do you perform?
prompt-base-action-other = { $effect }: { $seat } performs a Base Action from afar.
ends-base-action = One answer.
prompt-sacrifice = { $effect }: which Cultists are Sacrificed?
prompt-sacrifice-other = { $effect }: { $seat } chooses which Cultists are Sacrificed.
ends-sacrifice = One answer.
prompt-destroy-cultists = { $effect }: which Cultists are destroyed?
prompt-destroy-cultists-other = { $effect }: { $seat } chooses which Cultists are destroyed.
ends-destroy-cultists = One answer.
prompt-devour = { $effect }: which Cultists are Devoured?
prompt-devour-other = { $effect }: { $seat } chooses which Cultists are Devoured.
ends-devour = One answer.
prompt-seize = { $effect }: whose Cultist do you seize?
prompt-seize-other = { $effect }: { $seat } may seize a Cultist.
ends-seize = One answer.
prompt-release = { $effect }: which captives do you give up to advance?
prompt-release-other = { $effect }: { $seat } may give up captives to advance.
ends-release = One answer.
prompt-recall = { $effect }: how many Cultists return, and where to?
prompt-recall-other = { $effect }: { $seat } chooses how many Cultists return, and where to.
ends-recall = One answer.
prompt-move-cultists = { $effect }: which Cultist moves, and where to?
prompt-move-cultists-other = { $effect }: { $seat } moves Cultists.
ends-move-cultists = One answer for each Cultist.
prompt-destroy-investigators = { $effect }: which Investigators are destroyed?
prompt-destroy-investigators-other = { $effect }: { $seat } chooses which Investigators are destroyed.
ends-destroy-investigators = One answer.
prompt-move-investigators = { $effect }: how many Investigators move, and where to?
prompt-move-investigators-other = { $effect }: { $seat } moves Investigators.
ends-move-investigators = One answer.
prompt-discard = { $effect }: what do you discard from your hand?
prompt-discard-other = { $effect }: { $seat } chooses what to discard.
ends-discard = One answer.
prompt-take-discard = { $effect }: which Spell do you take from the discard pile?
prompt-take-discard-other = { $effect }: { $seat } takes a Spell from the discard pile.
ends-take-discard = One answer.
prompt-take-prepared = { $effect }: which Prepared Spell do you take?
prompt-take-prepared-other = { $effect }: { $seat } takes a rival's Prepared Spell.
ends-take-prepared = One answer.
prompt-discard-prepared = { $effect }: which of your Prepared Spells is discarded?
prompt-discard-prepared-other = { $effect }: { $seat } chooses which Prepared Spell is discarded.
ends-discard-prepared = One answer.
prompt-discard-column = { $effect }: which Astral Column is discarded?
prompt-discard-column-other = { $effect }: { $seat } chooses which Astral Column is discarded.
ends-discard-column = One answer.
prompt-move-column = { $effect }: which card moves, and to which Column?
prompt-move-column-other = { $effect }: { $seat } moves cards between Columns.
ends-move-column = One answer for each card; you say when it is enough.
prompt-take-column = { $effect }: which card do you take from a Column?
prompt-take-column-other = { $effect }: { $seat } takes a card from a Column.
ends-take-column = One answer for each card.
prompt-put-back = { $effect }: which Spell do you put into the Column?
prompt-put-back-other = { $effect }: { $seat } puts a Spell into the Column.
ends-put-back = One answer.
prompt-add-gate = { $effect }: which Column receives the Gate card?
prompt-add-gate-other = { $effect }: { $seat } chooses where the Gate card goes.
ends-add-gate = One answer.
prompt-steal-artifact = { $effect }: which Artifact do you take?
prompt-steal-artifact-other = { $effect }: { $seat } takes a rival's Artifact.
ends-steal-artifact = One answer.
prompt-destroy-artifact = { $effect }: which Artifact is destroyed?
prompt-destroy-artifact-other = { $effect }: { $seat } chooses which Artifact is destroyed.
ends-destroy-artifact = One answer for each Artifact.
prompt-summon = { $effect }: which Monster do you summon?
prompt-summon-other = { $effect }: { $seat } summons a Monster.
ends-summon = One answer.
prompt-lay-storm = { $effect }: which Winter Storm do you lay, and where?
prompt-lay-storm-other = { $effect }: { $seat } lays Winter Storms.
ends-lay-storm = Three at most; you say when it is enough.
prompt-place-mi-go = { $effect }: where do you place a Mi-Go?
prompt-place-mi-go-other = { $effect }: { $seat } places a Mi-Go.
ends-place-mi-go = One answer.
prompt-move-mi-go = { $effect }: which Mi-Go moves, and where to?
prompt-move-mi-go-other = { $effect }: { $seat } moves a Mi-Go.
ends-move-mi-go = One answer.
prompt-take-mi-go = { $effect }: which Mi-Go do you take back?
prompt-take-mi-go-other = { $effect }: { $seat } takes a Mi-Go back.
ends-take-mi-go = One answer.

## Events: set-up and the course of the game

players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
roll-why = { $why ->
    [control] for temporary control
    [summon] for the summoning
    [raid] for the Raid
   *[effect] the dice
}

## Events: Cultists and Investigators

investigators-come = { $count ->
    [one] { $count } Investigator comes
   *[other] { $count } Investigators come
}

## Events: the Summon track

signs-left = { $count ->
    [0] none is left
    [one] { $count } is left
   *[other] { $count } are left
}

## Why something is not to be had now

why-over = The game is over.
why-resigned = You have resigned.
why-gods-first = The gods are still being chosen.
why-not-this-question = The present question does not ask for this.
why-not-your-turn = It is the turn of { $seat }.
why-not-moving = The Fate Piece is moved in the Move phase.
why-moved-already = The Fate Piece has moved in this turn.
why-half-way = Something is half-way: it has to be finished first.
why-no-other-symbol = You hold no Spell whose symbol leads away { $location-from } to a free location.
why-no-pair = You hold no two Spells with the same symbol.
why-no-gate = You hold no Gate card.
why-nothing-prepared = You have no Prepared Spell.
why-no-artifact = You have no Artifact.
why-no-monster = You control no Monster.
why-used-up = Your Monster has been used already and cannot be used again so soon.
why-no-effect = It would change nothing now.
why-only-my-turn = What you have can be used in your own turn only.
why-other-moment = What you have is for another moment.
why-not-activating = That belongs to your Activate phase.
why-in-control = You are in Control already: no die is rolled for it.
why-die-once = The die for temporary control is offered once a turn, when Control is tested.
why-no-control = You do not Control { $location }.
why-barred = A Winter Storm forbids the Control Action this turn.
why-once-a-turn = The Control Action is offered once a turn, in its place.
why-only-alone = That is possible in the solo game only.
why-no-curse = No Curse lies on you.
why-bought = You have bought off a Curse in this turn.
why-not-concluding = Spells are Prepared in your Conclude phase.
why-prepared-enough = You have Prepared all the Spells that you may in this turn.
why-no-spell = You hold no Spell.
why-too-dear = The symbols { $location-of }, of its Column and of your Reserve pay for no Spell of yours.
why-no-helper = You have no straight Artifact that adds a symbol.
why-others-moment = Now { $seat } is asked whether to act.
why-other-decides = Now { $seat } decides.
why-cards-can-move = Your cards can move the Fate Piece.
why-lodge-empty = Your Lodge holds no Investigator.
why-supply-empty = The supply holds no Investigator.
why-no-window = Only who is asked whether to act may pass; this question is another.
why-must-choose = The effect has something to choose from: it cannot be declined.
why-no-stopping = The effect does not let you stop here.
why-window-open = This waits until those who are asked now have acted or passed.
why-tilted = Your Artifact is tilted until your next Prepare phase is over.
why-in-use = It is in use: its effect is not complete yet.
why-cannot-pay = Its price cannot be paid now.
why-base-not-done = It is for the time after the Base Action of your turn.
why-controlled-already = It is only for a location that you do not Control.
why-base-action-first = First the Base Action is performed.
why-too-few-cultists = { $count ->
    [one] One own Cultist { $location-in } is needed.
   *[other] { $count } own Cultists { $location-in } are needed.
}
why-no-display-no-sign = No Artifact lies face up, and you cannot Sacrifice a Cultist from the Museum for an Elder Sign.
why-no-cthulhu = The Base Action of this turn rolled no Cthulhu.
why-abyss-empty = You have no Cultist in the Abyss.
why-not-preparing = Spells are Prepared at the beginning of the Conclude phase, before cards are drawn; now something else is asked.
why-help-too-small = One symbol more, from your Artifact, does not pay for any Spell of yours either.
why-help-not-needed = The Artifact only helps a Spell that lacks exactly one symbol: you hold none such.

## Tables and content packs that are refused

error-god-not-here = { $god } is not at this table. Name another god, or switch on an option: the god's own, "monsters" or, for one player, "everything".
error-same-god = Two players have the god { $god }. Name different ones.
error-same-colour = Two players have the colour { $colour }. Name different ones.
error-too-few-gods = There are { $found } gods for this table, and { $needed } cards have to be dealt besides those named. Switch gods of Beasts From Beyond on, or name more gods.
error-gods-few = { in-field }: with { $players } players there are { $found } gods of the base game; there must be { $needed } to deal two to each. Add their number of players to other gods.
error-effect-before = { in-field }: in the effect "{ $op }" the word "{ $word }" speaks of an earlier step that is not there. Add that step before it.
error-monster-tokens = { in-field }: there are { $found } Monster tokens; the four largest Monsters need { $needed }. Raise the number.
