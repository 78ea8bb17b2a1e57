### Cthulhu Wars: Duel. Plain ASCII, for every terminal.

game-duel = Cthulhu Wars: Duel
game-duel-about = Two factions, one world: hold gates, gather Power, awaken a Great Old One and be the first in Doom. 2 players.

## Settings

setting-map = Map
setting-factions = Factions that nobody has named
setting-factions-turn = picked in turn, the younger player first
setting-factions-lot = drawn by lot
setting-begins = Who begins, if no faction settles it
setting-begins-lot = the lot decides
setting-begins-first = the first seat
setting-begins-second = the second seat
setting-track = Annihilation track: the prices of rituals
setting-doom-for-captures = Doom for captured units
setting-doom-for-captures-True = yes, as for every eliminated unit
setting-doom-for-captures-False = no
setting-faction = Faction
setting-faction-none = chosen at the table
setting-age = Age; the younger picks a faction first (0: not told)

## Words

moment-setup = Set-up
moment-action = The Action phase
moment-battle = Battle
moment-doom = Power and the Doom phase
moment-end = The end
outcome-doom = Somebody has 30 Doom, and the end has come.
outcome-annihilation = The last ritual has been performed: the world is annihilated.
outcome-rounds = Fifty rounds have been played, and the game ends as it stands.
aspect-facts = numbers and effect
aspect-russian = Russian words
aspect-name = name
aspect-awaken = awakening
aspect-area = the area itself
aspect-areas = areas
aspect-borders = borders
aspect-glyphs = glyphs

## Printed things

printed-faction = faction; begins with { $power } Power; unique ability { $ability }; units: { $units }
printed-unit = { $category ->
    [cultist] cultist
    [monster] monster
    [terror] terror
   *[goo] Great Old One
} of { $factions }, x{ $count }, worth { $value } Doom
printed-ability = { $kind ->
    [unique] unique ability of { $faction }
    [spellbook] spellbook of { $faction }
   *[goo] ability of { $unit }, { $faction }
}
printed-requirement = requirement { $slot } of { $faction }
printed-track = annihilation track
printed-map = map of { $areas } areas with { $borders } borders{ $towers ->
    [0] { "" }
   *[other] , tower glyphs in { $towers } areas
}
printed-area = { $terrain ->
    [water] water area
   *[land] land area
} of { $map }{ $factions-count ->
    [0] { "" }
   *[other] , glyph of { $factions }
}{ $tower-is ->
    [none] { "" }
   *[some] , tower glyph
}; borders { $near }

## Parts of sentences

# Whose unit: "Your" or "Anna's".
whose = { $seat-is ->
    [me] Your
   *[other] { $seat }'s
}
# One result of a battle.
a-result = { $result ->
    [kill] a Kill
    [pain] a Pain
   *[elimination] an elimination
}
the-phase = { $phase ->
    [action] the Action phase
    [gather] the Gather Power phase
    [first_player] the Determine First Player phase
   *[doom] the Doom phase
}
acolyte-of = { $of-is ->
    [me] one of your Acolytes
   *[other] one of { $of }'s Acolytes
}
unit-of = { $of-is ->
    [me] one of your own units
   *[other] one of { $of }'s units
}

## Options: set-up and common actions

option-faction = Play { $faction }
option-start = Start in { $at }
option-book = Open { $book }
option-recruit = Recruit { $unit } in { $at }
option-summon = Summon { $unit } in { $at } for { $price } Power
option-awaken = Awaken { $unit } in { $at } for { $price } Power
option-gate = Create a gate in { $at }
option-move = Move { $unit } from { $at } to { $to }
option-stop = No further unit moves
option-battle = Battle in { $at }
option-capture = Capture a cultist in { $at }
option-pass-turn = Pass and lose all your Power
option-control = { $unit } steps on the gate in { $at }
option-abandon = Step off the gate in { $at }
option-fulfil = { $price ->
    [0] Fulfil the requirement "{ $requirement }"
   *[other] Fulfil the requirement "{ $requirement }" for { $price } Power
}
option-end = End your turn

## Options: battles and captures

option-ready = Use no more abilities
option-kill = Kill: { $unit }
option-kill-again = Kill as a second result: { $unit }
option-pain = Pain: { $unit }
option-pain-again = Pain as a second result: { $unit }
option-ignore = Leave the rest unassigned
option-eliminate = Elimination: { $unit }
option-retreat = Retreat to { $to }
option-fall = Eliminate { $unit }
option-give-up = Give up { $unit }

## Options: the other phases, and at any time

option-first = { $seat-is ->
    [me] You are the first player
   *[other] { $seat } is the first player
}
option-ritual = Ritual of annihilation for { $price } Power: { $gates } Doom{ $signs ->
    [0] { "" }
    [one] { " " }and { $signs } Elder Sign
   *[other] { " " }and { $signs } Elder Signs
}
option-done = End your part of the Doom phase
option-tower = A dark tower in { $at }
option-reveal = Reveal an Elder Sign worth { $value } Doom
option-switch-off = Do not use { $ability } for now
option-switch-on = Use { $ability } again
option-decline = Do not use it
option-no-more = No more
option-enough = No more
option-none = Place nobody

## Options: Great Cthulhu

option-devour = Devour: a unit of the opponent is eaten
option-feed = Let it be eaten: { $unit }
option-dreams = Dreams: replace an enemy Acolyte in { $at }
option-replace = Give up { $unit }
option-devolve = Devolve { $unit } in { $at } into a Deep One
option-absorb = Absorb { $unit } for three dice more
option-submerge = Submerge Cthulhu in { $at }
option-dive = Take along { $unit }
option-emerge = Emerge in { $at }

## Options: Black Goat

option-give = Sacrifice { $unit } in { $at }
option-avatar = Avatar: swap Shub-Niggurath for { unit-of } in { $at }
option-swap = { $unit } changes places
option-ghroth = Ghroth: roll a die against the areas with your Fungi from Yuggoth
option-spawn = Place { acolyte-of } in { $at }
option-tribute = Eliminate { $unit } in { $at }
option-time-up = The minute is up: choose the cultists yourself
option-feast = Necrophagy: { $unit } comes from { $at }
option-blood-sacrifice = Blood Sacrifice: { $unit } in { $at } for an Elder Sign

## Options: the Sleeper

option-death-from-below = Death from Below: { $unit } in { $at }
option-lethargy = Lethargy: do nothing, which is your action
option-ancient-sorcery = Ancient Sorcery: lend the Serpent Man of { $at }
option-come-home = Ancient Sorcery: the Serpent Man returns to { $at }
option-capture-monster = Capture a monster in { $at }
option-demand-sacrifice = Demand Sacrifice
option-grant-sign = Your opponent draws an Elder Sign
option-spare = Your Kills in this battle count as Pains
option-cursed-slumber = Cursed Slumber: take the gate in { $at } to your sheet
option-awake = Cursed Slumber: put the gate back in { $at }

## Options: Windwalker

option-hibernate = Hibernate: keep your Power, take no more actions in this phase
option-free-book = Open the spellbook that may be opened at any time
option-howl = Howl: a unit of the opponent is driven off
option-drive-off = { $unit } leaves for { $to }
option-cannibalism = Cannibalism: place { $unit }
option-carry = Arctic Wind: take along { $unit }
option-ice-age = Ice Age: put the token in { $at }
option-defy = Eternal: pay 1 Power to cancel it

## Kinds of action, for what is not to be had now

action-recruit = Recruit a cultist
action-summon = Summon a monster
action-awaken = Awaken a Great Old One
action-gate = Create a gate
action-move = Move
action-battle = Battle
action-capture = Capture a cultist
action-pass-turn = Pass
action-control = Step on a gate
action-abandon = Step off a gate
action-fulfil = Fulfil a requirement as an action
action-end = End your turn
action-ritual = Ritual of annihilation
action-done = End your part of the Doom phase
action-reveal = Reveal an Elder Sign
action-switch-off = Switch an ability off
action-switch-on = Switch an ability on again
action-avatar = Avatar
action-ghroth = Ghroth
action-time-up = Choose the cultists when the minute is up
action-blood-sacrifice = Blood Sacrifice
action-dreams = Dreams
action-submerge = Submerge
action-emerge = Emerge
action-death-from-below = Death from Below
action-lethargy = Lethargy
action-ancient-sorcery = Ancient Sorcery
action-come-home = Bring the Serpent Man back
action-capture-monster = Capture a monster
action-cursed-slumber = Cursed Slumber: take a gate to your sheet
action-awake = Cursed Slumber: put the gate back
action-hibernate = Hibernate
action-free-book = Open a spellbook at any time
action-ice-age = Ice Age
action-faction = Choose a faction
action-start = Choose the start area
action-book = Choose a spellbook
action-ready = Use no more abilities before the battle
action-kill = Assign a Kill
action-kill-again = Assign a Kill as a second result
action-pain = Assign a Pain
action-pain-again = Assign a Pain as a second result
action-ignore = Leave results unassigned
action-eliminate = Assign an elimination
action-retreat = Retreat
action-fall = Choose a unit that cannot retreat
action-give-up = Choose a unit to be captured
action-stop = End a Move
action-first = Choose the first player
action-tower = Place a dark tower
action-decline = Leave an ability unused
action-give = Choose a cultist to sacrifice
action-swap = Choose the unit that changes places with Shub-Niggurath
action-spawn = Ghroth: place an Acolyte
action-none = Ghroth: place nobody
action-tribute = Ghroth: choose a cultist to be eliminated
action-feast = Necrophagy: bring a Ghoul to the battle
action-no-more = Take along nobody else
action-devour = Devour
action-feed = Devour: choose who is eaten
action-replace = Dreams: choose the Acolyte that is replaced
action-devolve = Devolve
action-absorb = Absorb
action-dive = Submerge: take a unit along
action-enough = Submerge: take nobody else along
action-demand-sacrifice = Demand Sacrifice
action-grant-sign = Demand Sacrifice: grant an Elder Sign
action-spare = Demand Sacrifice: let your Kills count as Pains
action-defy = Eternal: pay to cancel a result
action-howl = Howl
action-drive-off = Howl: choose the unit that leaves
action-cannibalism = Cannibalism
action-carry = Arctic Wind: take a unit along
action-pass = Use no effect between actions

## Questions, what the others read meanwhile, and what ends them

prompt-choose-faction = Which faction do you play?
prompt-choose-faction-other = { $seat } chooses a faction.
ends-choose-faction = One answer.
prompt-choose-start = Where do you start?
prompt-choose-start-other = { $seat } chooses a start area.
ends-choose-start = One answer.
prompt-act = Your turn: what do you do?
prompt-act-other = { $seat } takes a turn.
ends-act = The turn has one action, and unlimited ones before and after it; you end it yourself.
prompt-second-action = What is your second action?
prompt-second-action-other = { $seat } takes a second action.
ends-second-action = One action.
prompt-move-on = Which unit moves next? Each costs 1 Power.
prompt-move-on-other = { $seat } moves further units.
ends-move-on = Each unit moves once; you say when no more move.
prompt-between = The action is done: which ability do you use now?
prompt-between-other = { $seat } may use an ability between actions.
ends-between = It ends when nobody wants to use an ability any more.
prompt-choose-book = You have earned a spellbook for slot { $slot }: which one?
prompt-choose-book-other = { $seat } has earned a spellbook for slot { $slot } and chooses it.
ends-choose-book = One answer.
prompt-choose-captive = Which of your units is captured?
prompt-choose-captive-other = { $seat } chooses which unit is captured.
ends-choose-captive = One answer.
prompt-pre-battle = Before the battle: which ability do you use?
prompt-pre-battle-other = { $seat } may use abilities before the battle.
ends-pre-battle = It ends when you use no more abilities.
prompt-choose-kill = Which of your units takes a Kill?
prompt-choose-kill-other = { $seat } assigns a Kill.
ends-choose-kill = One answer for each Kill.
prompt-choose-elimination = Which of your units is eliminated?
prompt-choose-elimination-other = { $seat } chooses which unit is eliminated.
ends-choose-elimination = One answer for each elimination.
prompt-choose-pain = Which of your units takes a Pain?
prompt-choose-pain-other = { $seat } assigns a Pain.
ends-choose-pain = One answer for each Pain.
prompt-choose-retreat = { $owner-is ->
    [own] Where does your { $unit } retreat?
   *[other] Where does { $owner }'s { $unit } retreat?
}
prompt-choose-retreat-other = { $owner-is ->
    [own] { $seat } chooses the retreat of { $unit }.
    [me] { $seat } chooses where your { $unit } retreats.
   *[other] { $seat } chooses where { $owner }'s { $unit } retreats.
}
ends-choose-retreat = One answer for each unit with a Pain.
prompt-choose-cornered = There is nowhere to retreat: which of your units is eliminated?
prompt-choose-cornered-other = There is nowhere to retreat: { $seat } chooses which unit is eliminated.
ends-choose-cornered = One answer; the others stay.
prompt-choose-first = Equal Power: who is the first player?
prompt-choose-first-other = Equal Power: { $seat } decides who is the first player.
ends-choose-first = One answer.
prompt-doom = The Doom phase: what do you do?
prompt-doom-other = { $seat } takes a turn in the Doom phase.
ends-doom = You end it yourself; at most one ritual.
prompt-tower = Where does the next dark tower grow?
prompt-tower-other = { $seat } chooses where the next dark tower grows.
ends-tower = One answer for each tower.
prompt-choose-meal = Devour: which of your units is eaten?
prompt-choose-meal-other = Devour: { $seat } chooses which unit is eaten.
ends-choose-meal = One answer.
prompt-choose-dreamer = Dreams: which of your Acolytes is replaced?
prompt-choose-dreamer-other = Dreams: { $seat } chooses which Acolyte is replaced.
ends-choose-dreamer = One answer.
prompt-choose-divers = Submerge: who goes under water with Cthulhu?
prompt-choose-divers-other = Submerge: { $seat } chooses who goes under water with Cthulhu.
ends-choose-divers = You say when it is enough.
prompt-choose-sacrifice = Which of your cultists do you sacrifice?
prompt-choose-sacrifice-other = { $seat } chooses a cultist to sacrifice.
ends-choose-sacrifice = Two answers, one for each cultist.
prompt-choose-swap = Avatar: which of your units changes places with Shub-Niggurath?
prompt-choose-swap-other = Avatar: { $seat } chooses which unit changes places with Shub-Niggurath.
ends-choose-swap = One answer.
prompt-choose-acolyte = Ghroth: whose Acolyte do you place, and where?
prompt-choose-acolyte-other = Ghroth: { $seat } may place an Acolyte.
ends-choose-acolyte = One answer.
prompt-choose-tribute = { $of-is ->
    [me] Ghroth: which of your cultists is eliminated?
   *[other] Ghroth: which cultist of { $of } is eliminated?
}
prompt-choose-tribute-other = { $of-is ->
    [me] Ghroth: your opponent chooses which of your cultists is eliminated.
   *[other] Ghroth: it is being chosen which cultist of { $of } is eliminated.
}
ends-choose-tribute = As many answers as the die shows; a minute to think.
prompt-choose-ghoul = Necrophagy: which Ghoul comes to the battle?
prompt-choose-ghoul-other = Necrophagy: { $seat } may bring Ghouls to the battle.
ends-choose-ghoul = You say when no more come.
prompt-nexus = Energy Nexus: which action do you take before the battle?
prompt-nexus-other = Energy Nexus: { $seat } may take an action before the battle.
ends-nexus = One action, or none.
prompt-demanded = Demand Sacrifice: what do you grant?
prompt-demanded-other = Demand Sacrifice: { $seat } chooses what to grant.
ends-demanded = One answer.
prompt-eternal = Eternal: do you pay 1 Power so that Rhan-Tegoth does not suffer { a-result }?
prompt-eternal-other = Eternal: { $seat } may pay so that Rhan-Tegoth does not suffer { a-result }.
ends-eternal = One answer.
prompt-choose-howled = Howl: which of your units leaves the battle, and where does it go?
prompt-choose-howled-other = Howl: { $seat } chooses which unit leaves the battle.
ends-choose-howled = One answer.
prompt-choose-newcomer = Cannibalism: whom do you place in the battle area?
prompt-choose-newcomer-other = Cannibalism: { $seat } may place a unit in the battle area.
ends-choose-newcomer = One answer.
prompt-choose-carried = Arctic Wind: who goes with Ithaqua?
prompt-choose-carried-other = Arctic Wind: { $seat } chooses who goes with Ithaqua.
ends-choose-carried = You say when no more go.

## Events: Power, Doom, Elder Signs, spellbooks

gather-source = { $source ->
    [cultists] from cultists
    [gates] from controlled gates
    [free_gates] from free gates
    [captives] for captives
   *[abilities] by abilities
}
ritual-gates = { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
}

## Events: battles

battle-dice = { $dice ->
    [0] no dice
    [one] { $dice } die
   *[other] { $dice } dice
}
battle-results = { $kills ->
    [one] { $kills } Kill
   *[other] { $kills } Kills
}, { $pains ->
    [one] { $pains } Pain
   *[other] { $pains } Pains
}

## Why something is not to be had now

why-over = The game is over.
why-set-up-first = The game is still being set up.
why-not-this-question = This answers another question, which is not open now.
why-not-your-turn = Now { $seat } decides.
why-other-sheet = This requirement is on another faction's sheet.
why-other-phase = This belongs to { the-phase }.
why-finish-first = Answer the present question first: this is no choice of an action.
why-before-dice = It is used before the dice of a battle are rolled, when you are asked.
why-between-actions = It is used after an action and before the next one.
why-other-faction = This is { $ability }, an ability of another faction.
why-not-in-play = { $unit } is not in play.
why-closed-book = Your spellbook { $book } is not open yet.
why-only-battle-area = With Energy Nexus this has to be possible in the battle area.
why-not-in-nexus = With Energy Nexus this action cannot be taken.
why-action-taken = You have taken your action of this turn.
why-nothing-between = The second action comes at once: gates and the end of the turn have to wait.
why-must-act = A turn has exactly one action, and you have not taken it.
why-no-power = You have no Power left.
why-too-dear = It costs { $price } Power, and you have { $power }.
why-ice-age = Where it could be done, the Ice Age makes it cost { $price } Power, and you have { $power }.
why-switched-off = You have switched { $ability } off.
why-no-signs = You have no Elder Signs.
why-no-switch = You have no ability that can be switched so now; each can be switched once a turn.
why-no-cultist-in-pool = You have no cultist in your pool.
why-no-monster-in-pool = You have no monster in your pool.
why-no-monster-or-unit = You need a monster in your pool and a unit on the map.
why-all-awake = All your Great Old Ones are in play.
why-no-gate-at-start = There is no gate in your start area.
why-two-cultists-beside = { $unit } takes two cultists on the map besides the one on the gate where she appears.
why-never-awakened = { $unit } has never been awakened in this game.
why-no-gate-at-glyph = There is no gate in an area with your glyph.
why-no-gate-held = You control no gate on the map.
why-no-gate-token = All gates are in play.
why-no-cultist-on-map = You have no cultist on the map.
why-gates-there = There is a gate already wherever you have units.
why-no-builder = Where there is no gate yet, you have nobody who can create one.
why-no-units = You have no units on the map.
why-all-on-gates = All your units stand on gates; they have to step off first.
why-all-moved = All your units have moved, but for those on gates.
why-no-shared-area = There is no area with units of both sides.
why-fought-already = You have started a battle there already in this turn.
why-no-combat = Where the enemy is, your units have no combat.
why-nobody-to-capture = No enemy cultist is in an area with a monster or Great Old One of yours.
why-ferox = Ferox: of your units, only a Great Old One could capture these cultists.
why-protected = Every unit that you could capture is protected.
why-no-enemy-cultist = The opponent has no cultist on the map.
why-no-monster-there = There is no enemy monster in Tsathoggua's area.
why-nobody-to-swap = There is nobody to change places with in another area.
why-gates-were-so = It would bring the gates back to where they have been since your last action.
why-under-tower = The free gates within reach are under dark towers.
why-no-free-gate = There is no free gate where you have a unit that can control gates.
why-no-requirement-action = You have no requirement that is an action.
why-requirements-done = You have fulfilled it already.
why-two-cultists = You need two cultists on the map.
why-one-ritual = You have performed your ritual of this Doom phase.
why-homecoming-due = First bring the Serpent Man back from the opponent's sheet.
why-once-in-doom = It can be done once in each Doom phase, and you have done it.
why-once-in-battle = It can be used once in each battle, and you have done it.
why-not-in-battle = { $unit } takes no part in this battle on your side.
why-nothing-edible = The opponent has no monster or cultist in this battle.
why-nobody-to-absorb = You have no other monster or cultist in this battle.
why-each-has-one = Each of your units in this battle has a result already.
why-no-second-result = Your units cannot take a second result now.
why-result-due = A unit of yours without a result has to take it.
why-not-in-water = { $unit } is not in a water area.
why-not-submerged = { $unit } is not under water.
why-submerged-already = { $unit } is under water already.
why-nobody-to-dive = No unit of yours is left in that area.
why-nobody-to-carry = There is nobody left who could go along.
why-nobody-is-late = Nobody is choosing cultists for Ghroth.
why-minute-over = The minute is up, and the choice is yours already.
why-nobody-to-spawn = There is no Acolyte in either pool.
why-already-lent = A Serpent Man lies on the opponent's sheet already.
why-nobody-lent = No Serpent Man lies on the opponent's sheet.
why-none-on-map = You have none of these on the map: { $unit }.
why-none-in-pool = You have none of these in your pool: { $unit }.
why-one-gate-asleep = A gate of yours is asleep already.
why-no-gate-asleep = No gate of yours is asleep.
why-gates-everywhere = There is no area without a gate.

## Tables that are refused

error-same-faction = Both players have the faction { $faction }. Name two different ones.
error-no-start = { $faction } has no start area on the map { $map }. Choose another map or another faction.

## Odds of a battle

error-odds-nobody = There can be no battle in { $area }: both players need a unit there. Name another area.
error-odds-no-combat = There can be no battle: the attacker's units have no combat. Attack with other units.
error-odds-no-power = There can be no battle: it costs { $price } Power, more than the attacker has. Give the attacker as much at least.
error-odds-units = "{ $found }" does not say which units there are. Write names with a number before each, such as "cthulhu 2 shoggoth".
error-odds-unit = There is no unit "{ $found }".{ did-you-mean } "fhtagn cards duel" lists them; write one as "deep_one".
error-odds-faction = No faction at this table is called "{ $found }".{ did-you-mean } Write one of: { $choices }.
error-odds-mixed = No faction has all these units: "{ $found }". Name units of one of: { $factions }.
error-odds-ambiguous = More than one faction has these units: "{ $found }" ({ $factions }). Write the faction before them: "{ $first }: { $found }".
error-odds-too-many = There are not so many: { $unit }. The box has { $most } of them. Name fewer.
error-odds-keeper = No gate can be held by: { $unit }. Leave the "!" away.
error-odds-one-gate = Only one unit can stand on the gate of the area: { $unit }. Write "!" once, without a number.
error-odds-gates = There are not so many areas to stand on gates elsewhere. Name { $most } at most.
error-odds-surrounded = No unit is left that could stand around the enemy without changing the dice: { $faction }. Leave --surrounded away, or name fewer units.
error-odds-ability = Neither faction has an ability "{ $found }" that matters in a battle.{ did-you-mean } Choose one of: { $choices }.
error-odds-needs-unit = "{ $ability }" needs a unit in play: { $unit }. Add it to the units.

## Content packs

error-acolytes = { in-field }: the only cultists are the { $needed } Acolytes which every faction has.
error-faction-unique = { in-field }: the faction has { $found ->
    [one] { $found } unique ability
   *[other] { $found } unique abilities
}; it must have exactly one.
error-faction-spellbooks = { in-field }: the faction has { $found ->
    [one] { $found } spellbook
   *[other] { $found } spellbooks
}; it must have { $needed }.
error-faction-slots = { in-field }: the requirements have the slots { $found }; each from 1 to { $needed } must be there once.
error-glyph-shared = { in-field }: "{ $found }" bears the glyph of another faction already. Choose another area.
error-glyph-missing = { in-field }: there is no start area for the faction "{ $found }". Add a glyph with that id.
error-edge-to-itself = { in-field }: "{ $found }" cannot border itself. Name two areas.
error-edge-twice = { in-field }: the border { $found } is there twice. Remove one of them.
error-bridge-without-edge = { in-field }: the bridge { $found } is no border of the map. Add the border or remove the bridge.
error-area-unreachable = { in-field }: the area cannot be reached from the others. Add a border.
