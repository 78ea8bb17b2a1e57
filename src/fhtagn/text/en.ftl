### Words that all games, the terminal and the command line share. Plain ASCII, for every terminal.

## Names and lists

player = Player { $number }
table = The table
# Of the unit which holds a gate.
unit-on-gate = { $unit } on the gate
# A name that others bear as well, and the symbol that tells it apart.
with-symbol = { $thing } ({ $symbol })
list-item = { $item }
list-and = { $most } and { $last }
list-none = nothing
reason = { $why } ({ $rule })

# Added to a message with $nearest, which is empty if nothing is near.
did-you-mean = { $nearest-is ->
    [none] { "" }
   *[some] { " " }Did you mean "{ $nearest }"?
}
in-field = { $file }, entry { $entry }, field { $field }

## What every game has

option-pass = Use nothing now
option-resign = Resign
action-resign = Resign
gave-up = { $seat-is ->
    [me] You resign.
   *[other] { $seat } resigns.
}
outcome-resigned = The game has been resigned.

## How sure we are of a printed fact

provenance-seed = stated by the rulebook
provenance-web-confirmed = confirmed by several sources
provenance-single-source = from a single source
provenance-reconstructed = reconstructed by us
provenance-designed = designed by us
provenance-printed = entered from the printed card

## Moves that are refused

error-over = The game is over: "{ $key }" changes nothing any more. Start a new game, or look at this one with "fhtagn replay".
error-no-such-seat = There is no seat { $seat-number }: the seats are 0 to { $most }.
error-stale = "{ $key }" answers an older question (number { $found }; it is now { $now }). Look at the table again and choose anew.
error-not-asked = { $seat } is not asked now, so "{ $key }" has to wait. The question is for: { $asked }.
error-not-offered = "{ $key }" is not offered now{ $rule-is ->
    [none] { "" }
   *[some] { " " }({ $rule })
}. Choose one of the options shown.{ did-you-mean }
error-no-undo = { $seat } has no move to take back: since the last one chance was asked, somebody saw something, or another player moved.
error-undo-nothing = There is nothing to take back: you have not moved yet.
error-undo-others = Your move cannot be taken back any more: { $seat } has moved since.
error-undo-seen = Your move cannot be taken back: it asked chance or showed somebody a card ({ $rule }).

## Saved games and records

error-record-not-ours = This file is not a saved game of Fhtagn. Choose a file that "fhtagn play" has written.
error-record-other-game = This is a game of "{ $found }", not of "{ $expected }". Open it as "{ $found }".
error-record-other-content = This game was played with the content pack "{ $found }", but "{ $expected }" is loaded, or the pack has changed since. Name the same pack with --content.
error-record-key = Move { $ply } of this record, "{ $key }", cannot be played. The file was changed, or it comes from other rules.
error-save-unsound = The save does not describe a possible table (at { $path }). Use another save.
error-record-other-rules = The match was played by version { $found } of the rules and does not replay by version { $expected }. Replay it with the version it was played with.
error-record-digest = The record has been played through ({ $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}), but the table at its end is another one. The file was changed, or it comes from other rules.
error-save-not-a-table = This is not a saved table: it begins with { $found }. The file is damaged or was not written by Fhtagn.
error-save-wrong-fields = The saved table does not fit this version: { $fields }. Open it with the version that wrote it.
error-save-wrong-type = The saved file is damaged at { $path }: expected { type-name }, found { $found }. Restore an earlier copy.
error-save-too-new = The file has format { $found }; this version knows formats up to { $known }. Update Fhtagn.
error-save-unknown-rule = The saved file is damaged at { $path }: there is no rule { $found }. Open it with the version that wrote it.

# Needs $expected.
type-name = { $expected ->
    [int] a whole number
    [str] a text
    [bool] yes or no
    [list] a list
    [dict] a table
    [plain] a plain value
   *[other] { $expected }
}

## Tables and commands

error-no-such-game = There is no game "{ $game }".{ did-you-mean } Choose one from the list of games.
error-language-unknown = There are no words in "{ $found }". The languages are: { $choices }.{ did-you-mean }
error-seats = { $found ->
    [one] { $found } seat is
   *[other] { $found } seats are
} not possible: this game is for { $least } to { $most } players. Change the number of seats.
error-option-unknown = There is no option "{ $option }".{ did-you-mean } The list of games names the options of each.
error-option-value = Option "{ $option }" cannot be "{ $found }". Choose one of: { $choices }.{ did-you-mean }
error-option-type = Option "{ $option }" cannot be "{ $found }": it must be { type-name }.
error-option-twice = Option "{ $option }" is given twice with different values. Keep one of them.
error-option-grammar = "--option { $found }" says no value. Write --option NAME=VALUE.
error-seat-grammar = "{ $found }" does not describe a seat. Write --seat NUMBER=WHO,NAME=VALUE, for example --seat 1=bot:greedy.
error-seat-number = There is no seat { $found }: the seats are 0 to { $most }. Change the number, or set more seats.
error-seat-twice = Seat { $seat-number } is described twice. Keep one --seat { $seat-number }=...
error-player-unknown = "{ $found }" cannot sit at a table. Use person, person:NAME, bot:random or bot:greedy.{ did-you-mean }
error-seed-not-a-number = "{ $found }" is not a seed. A seed is a whole number, for example --seed 7.
error-count-not-a-number = { $option } cannot be "{ $found }": it must be a whole number, { $least } or more.

## Decks of one's own

error-no-such-preset = There is no ready-made deck "{ $deck }", and it is no list of cards.{ did-you-mean }
error-deck-refused = The deck is not legal, { $count ->
    [one] for { $count } reason
   *[other] for { $count } reasons
}:
error-list-broken = The list cannot be read, { $count ->
    [one] { $count } line is
   *[other] { $count } lines are
} not clear:
error-list-empty = The list names no cards. Write one card a line, the number before the name: 2 NAME.
error-list-too-large = The list has { $found } characters, more than { $most }: it is no deck. Check that it is the right text.
error-list-not-text = The list is not plain text (line { $line }). Leave out what is no letter, digit or punctuation mark.
error-list-ambiguous = Line { $line }: "{ $found }" may mean several cards. Write one of these ids: { $ids }.
error-list-count = Line { $line }: "{ $found }" is no possible number of { $card }. Write a number from 1 to { $most }.

## Files and content packs

error-file-unreadable = { $file } cannot be read{ $why-is ->
    [none] { "" }
   *[some] : { $why }
}. Check its name and its permissions.
error-file-is-a-folder = { $file } is a folder. Name a file.
error-file-too-large = { $file } is larger than { $most } bytes, too large to be one of ours. Check that it is the right file.
error-file-not-utf8 = { $file } is not UTF-8 text. Save it as UTF-8.
error-file-not-found = { $file } is not there. Check its name.
error-file-is-no-folder = { $file }: a part of this path is a file, not a folder. Check the path.
error-file-forbidden = { $file } must not be read by you. Change its permissions.
error-toml-broken = { $file } is not valid TOML in line { $line }: { $why }. Mend that line.
error-toml-too-deep = { $file } is nested too deep to be one of ours. Check that it is the right file.
error-pack-without-head = { $pack } has no pack.toml. Add one with name, version and game.
error-pack-other-game = The pack "{ $pack }" is for the game "{ $found }", not for "{ $expected }". Use it with its own game.
error-pack-unknown-file = { $file }: the game has no file of that name to lay it over.{ did-you-mean }
error-pack-broken = The content pack "{ $pack }" has { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}; nothing was loaded:
error-field-missing = { in-field }: is missing. Add it.
error-field-unknown = { in-field }: is not known.{ did-you-mean } Remove or rename it.
error-field-wrong = { in-field }: cannot be { $found }.{ did-you-mean } It can be: { $expected }
error-language-missing = { in-field }: has no words in "{ $language }". Write both en and ru.
error-id-twice = { $file }: the id "{ $entry }" is there twice. Give one of the entries another id.
error-deck-size = { in-field }: that makes { $found } in all; there must be { $needed }. Change the entries or their copies.
error-name-unknown = { in-field }: nothing is called "{ $found }".{ did-you-mean }
error-effect-twice = { in-field }: the effect "{ $op }" may stand there only once. Remove the others.
error-effect-clash = { in-field }: the effect "{ $op }" does not go with: { $words }. Remove one of them.

### Command line

cli-about = One table for the games of the Cthulhu mythos, with every rule enforced.
cli-games = List the games, their seats and options.
cli-play = Play in the terminal, against bots or with others at one keyboard.
cli-watch = Watch bots play each other.
cli-replay = Step through a recorded match, or through a report from a table on a server.
cli-verify = Check that chance in a match of a server was what had been promised before; REPLAY is its downloaded record.
cli-saves = List the saved matches.
cli-rules = Search the numbered rules of GAME; SEARCH is words in either language, or a number such as "MH 5".
cli-guide = Show the short guide to GAME, or one PART of it.
cli-cards = Search the printed things of GAME by name, text or id: cards, units, areas; tells where each comes from.
cli-decks = Decks of one's own: list the ready-made ones, "check FILE", "show FILE" or "show NAME".
cli-content = Check a content pack: "check PACK".
cli-fuzz = Play random games and check every law of the table.
cli-bench = Measure how fast a game is.
cli-arena = Let bots play the same deals, together or each alone, and count the wins.
cli-odds = Tell the exact odds of a battle in "duel": losses, Doom, and who stays in the area.
cli-serve = Start the server, for people at their own screens.
cli-admin = Look after a server's data: "status", "backup FILE", "restore FILE", "migrate" or "replay-check", which plays all live matches anew, here or in a backup FILE.
cli-option-lang = language: en or ru (otherwise that of the environment)
cli-option-version = show the version
cli-option-seats = number of players
cli-option-option = an option of the table; "fhtagn games" lists them
cli-option-seat = who sits at seat N (from 0): person, person:NAME, bot:random or bot:greedy, and options of the seat
cli-option-seed = whole number from which chance is dealt
cli-option-content = folder of a content pack
cli-option-hotseat = people at all seats, at one keyboard
cli-option-pace = seconds a bot takes for a move
cli-option-resume = go on with a saved match
cli-option-save = the saved match to go on with; otherwise the latest
cli-option-view = whose eyes to see it with: a seat, or "all" after the end
cli-option-all = with replay-check: matches that are over, too
cli-option-json = print JSON
cli-option-coverage = report rules without code or without a test
cli-option-sabotage = take out one rule after another and list those that no test misses
cli-option-games = number of games
cli-option-vary = walk through the combinations of options
cli-option-replays = folder for a replay of each failure
cli-option-policy = how the seats play: at random, or busy (seldom passing)
cli-option-position = a saved table (JSON) from which the games are played on
cli-option-seconds = seconds to measure each table
cli-option-attacker = the units that attack: "cthulhu 2 shoggoth", or with their faction "sleeper: 2 acolyte"; "acolyte!" stands on a gate
cli-option-defender = the units that are attacked, written likewise
cli-option-with = an ability that is used, and how: absorb=2, howl, regenerate, eternal, demand_sacrifice=sign
cli-option-elsewhere = units elsewhere on the map, where they matter: "1 formless_spawn"
cli-option-power = Power of both before the battle is paid for (otherwise 2,1)
cli-option-doom = Doom of both (otherwise 0,0)
cli-option-surrounded = who cannot retreat for enemies all around
cli-option-open = open the first page in the browser
cli-option-host = the address to listen at
cli-option-port = the port to listen at; 0 is any that is free
cli-option-workers = number of processes; more than one needs PostgreSQL
cli-option-database = the address of a PostgreSQL: postgresql://... (otherwise SQLite in the data folder)
cli-option-data = the folder of the server's data
cli-option-config = a TOML file with settings
cli-help-usage = Usage:
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = show this help
cli-progress = { $done } of { $total }
cli-fuzz-games = games
cli-fuzz-decisions = decisions
cli-fuzz-out-of-turn = of them out of turn
cli-fuzz-leak-checks = leak checks
cli-fuzz-crashes = crashes
cli-fuzz-dead-ends = dead ends
cli-fuzz-endless = endless games
cli-fuzz-leaks = leaks
cli-fuzz-broken = other laws broken
cli-fuzz-never = never exercised { $what ->
    [cards] cards
    [abilities] abilities
   *[rules] rules
}: { $names }
cli-fuzz-nothing-proved = Not one leak check was made, so nothing is proved. Play more games.
cli-arena-row = { $bot }: { $rate } % of { $games ->
    [one] { $games } game
   *[other] { $games } games
} won (95 % interval { $low } to { $high })
cli-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cli-seats-from-to = { $least } to { $most } players
cli-default = by default { $value }
cli-coverage-waiting = waiting for a place that does not exist yet: { $names }
cli-coverage = { $statements ->
    [one] { $statements } statement
   *[other] { $statements } statements
}, { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
cli-sabotage = { $count ->
    [0] Every rule is missed by a test when it is taken out.
    [one] { $count } rule is missed by no test.
   *[other] { $count } rules are missed by no test.
}
cli-deck-legal = { $name }: the deck is legal.
cli-deck-illegal = { $name }: the deck is refused.
cli-odds-dice = { $attacker } attacks with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $defender } defends with { $other_dice ->
    [one] { $other_dice } die
   *[other] { $other_dice } dice
}.
cli-odds-results = { $name } has to take:
cli-odds-kills = Kills
cli-odds-pains = Pains
cli-odds-doom = Doom gained, on average
cli-odds-wiped = all units lost
cli-odds-stays = units in the area at the end
cli-odds-holds = and none of the other side
cli-odds-great = a Great Old One lost
cli-odds-losses = lost, on average
cli-odds-placed = placed, on average
cli-odds-policy = Each side loses the cheapest units the rules allow: Kills, eliminations and Pains go to the units of the least Doom value, those who survive a Kill first, keepers of gates last. Units retreat to the first free area. Only the abilities named with --with are used.
cli-pack-sound = The content pack "{ $name }", version { $version }, is sound (digest { $digest }).

cli-no-saves = There are no saved matches yet. "fhtagn play" starts one; it saves after every decision.
cli-save-open = { $name }: { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; "fhtagn play --resume --save { $name }" goes on
cli-save-finished = { $name }: { $players } players, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, finished
error-pace-not-a-number = The pace cannot be "{ $found }": it is a number of seconds from 0 to 60, for example --pace 0.5.
error-no-such-command = There is no command "{ $found }".{ did-you-mean } "fhtagn --help" lists them.
error-no-such-option = "{ $command }" has no option { $option }.{ did-you-mean } "{ $command } --help" lists them.
error-argument-missing = "{ $command }" needs { $argument }. "{ $command } --help" shows how.
error-argument-wrong = { $argument } cannot be used so: { $why }. "{ $command } --help" shows how.
error-usage = { $why }. "{ $command } --help" shows how.
error-no-such-word = { $what } cannot be "{ $found }". Choose one of: { $choices }.{ did-you-mean }
error-contradiction = { $one } and { $other } contradict each other. Keep one of them.
error-no-such-rule = No rule of "{ $game }" has "{ $found }" in it. Try fewer or other words, or a number such as "MH 5".
error-no-such-card = Nothing printed has "{ $found }" in it. Try fewer or other words.
error-no-decks = In "{ $game }" nobody brings a deck of their own.
error-odds-pair = { $option } cannot be "{ $found }". Write two numbers, the attacker's first: { $option } 3,2
error-odds-no-way = "{ $ability }" is in force or not; "{ $found }" says nothing about it. Write --with { $ability }.
error-odds-unused = "{ $ability }" cannot be used so often in this battle ({ $found }). Name it less often, or add the units it needs, here or with --elsewhere.
error-bots-only = In "{ $command }" only bots can sit. Write --seat N=bot:greedy or N=bot:random.

### Terminal

## At the table

tui-person = Player
tui-bot = Bot { $number }
tui-you = you
tui-turn = Turn { $number }
tui-deck = Deck: { $count }
tui-discard = Discard: { $count }
tui-hand = Your hand
tui-hand-of = hand
tui-hand-empty = Your hand is empty.
tui-area-empty = No cards in your area yet.
tui-resigned = resigned
tui-over = The game is over.
tui-ends-game = brings the end
tui-warning = Before you take the last card
tui-heroes-last-card = This takes the last card of the deck and brings the end of the game: hands are thrown away and points are counted (MH 6.1, MH 10.13).
tui-heroes-last-card-duel = This takes the last card of your deck and ends your turn at once. The other player may have one more turn, then points are counted (MH 9.3, MH 9.4, MH 10.13).
tui-no = No, back to the table
tui-too-small = The window has { $columns }x{ $lines } characters; a table needs { $wide }x{ $high }. Make it larger, or press q to leave: the game is saved.

## Several people at one keyboard

tui-pass-keyboard = Pass the keyboard to { $seat }
tui-uncover = Enter uncovers the table. Nobody else should be looking.
tui-done = Your move is done. See what it brought, then cover the table.
tui-cover = Cover the table

## Keys

tui-key-help = keys
tui-key-hint = hint
tui-key-undo = undo
tui-key-why = why
tui-key-discard = piles
tui-key-inspect = cards
tui-key-since = recap
tui-key-guide = guide
tui-key-rules = rules
tui-key-language = ru/en
tui-key-auto = auto
tui-key-faster = faster
tui-key-slower = slower
tui-key-menu = menu
tui-key-quit = quit
tui-close = Esc: back
tui-help-marks = { $hero } Hero  { $monster } Monster  { $neutral } neutral  { $sun } sun  { $skull } skull  { $back } a card you cannot see  ' from the other player's deck
tui-help-hint = hint: what the greedy bot would do in your place
tui-help-undo = undo: take your last move back, if nobody has learned anything from it
tui-help-why = why not: what cannot be done now, and by which rule
tui-help-discard = piles: the discard pile, and what you know of the deck
tui-help-inspect = cards: everything on the table with its text
tui-help-since = recap: what has happened since your last move, step by step
tui-help-guide = guide, opened where it helps now
tui-help-rules = rules: search them by words or number
tui-help-language = language: English or Russian, the log included
tui-help-auto = auto-answer: questions with only one answer
tui-help-faster = bots move faster
tui-help-slower = bots move slower
tui-help-menu = menu: all of this, and resigning
tui-help-quit = quit: the game is saved
tui-help-rest = Choose with a number or letter, with the arrows and Enter, or with the mouse. A struck line is refused: choose it to read why. Page Up and Page Down scroll the log. The game is saved after every decision; you can leave at any time.

## Help in play

tui-hint = Hint: { $option } (so would the greedy bot)
tui-hint-later = There is a hint when it is you who is asked.
tui-undone = Taken back.
tui-why = What cannot be done now, and why
tui-why-nothing = There is nothing else to be done now than what is asked.
tui-piles = Piles
tui-table = All cards on the table
tui-list-of = The deck of { $seat } is made of
tui-deck-unknown = You do not know what lies where.
tui-nothing-since = Nothing has happened since your last move.
tui-rest = Use nothing until my turn, unless something concerns me
tui-auto-on = Questions with one answer are answered for you.
tui-auto-off = You answer every question yourself.
tui-pace = Seconds a bot takes for a move: { $seconds }
tui-turn-page = Left, Right: other parts. Esc: back
tui-rules = Rules
tui-rules-ask = Words or a number, such as { $rule }
tui-rules-none = No rule has these words.
tui-rules-more = { $count ->
    [one] and { $count } more; a further word narrows it
   *[other] and { $count } more; a further word narrows it
}
tui-resign = Resign
tui-heroes-resign = Resign? If others play on, a bot takes your seat and you come last (MH 10.17).
tui-interrupt = Everything is saved. Ctrl-C once more leaves.
tui-plain-letters = This terminal is not set to UTF-8 ({ $locale }), so the words are English and the signs plain; ? at the table explains them. Set LC_ALL=C.UTF-8 or ru_RU.UTF-8 for all signs and for Russian.

## The end, and looking back

tui-won = { $seat-is ->
    [me] You have won!
   *[other] { $seat } has won!
}
tui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tui-counted = counts
tui-hand-left = still in hand:
tui-rules-applied = The rules behind it
tui-again = once more at this table
tui-replay = look back at this game
tui-replay-at = Step { $ply } of { $last }
tui-replay-keys = Left, Right: a move  PgUp, PgDn: ten  Home, End  Space: run  Tab: other eyes  q: leave
tui-eyes = as seen by { $seat }
tui-eyes-open = all secrets open
tui-eyes-public = as everybody saw it
tui-saved = The game is saved as { $name }. Go on with: fhtagn play --resume

## What can be done at any time, and long lists

tui-key-asides = any time
tui-help-asides = at any time: what you may do whoever is asked, such as revealing or resigning
tui-asides = At any time
tui-asides-about = What you may do now, whoever is asked. It changes nothing about the question.
tui-asides-pass = Pass the keyboard to { $seat }, who wants to do something now
tui-look = You may look at the table, and press s for what can be done at any time. Then cover it.
tui-wait = s, in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}: { $option }
tui-wait-left = in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
tui-find = { $count ->
    [one] { $count } option
   *[other] { $count } options
}; / finds one by its words
tui-found = { $count ->
    [one] { $count } option
   *[other] { $count } options
}; Enter takes it, Esc: back
tui-fold-back = Left or Esc: back
tui-help-find = A long list is folded by kinds of action: Enter or Right opens one, Left closes it. Press / and type a few letters of any words of the option you look for, such as: wend balt.
tui-shared = The victory is shared: { $names }.
error-too-early = It is too early for that: wait { $seconds ->
    [one] { $seconds } more second
   *[other] { $seconds } more seconds
}. The clock runs as long as the question is open.
error-undo-learned = Your move cannot be taken back: it asked chance, or somebody learned something from it.

## Stops: where one wants to be asked

tui-key-stops = stops
tui-help-stops = stops: in which windows you are asked, and which are passed for you
tui-stops = Stops
tui-stops-about = You are asked at the windows with a cross; at the others you pass by yourself, whatever you hold. Enter or Space changes a line.
tui-stops-own = In your own turn
tui-stops-other = In the other player's turn
tui-stops-any = In any turn
tui-stops-none = You have no stop here, so you pass (0: stops).

## Cthulhu Wars: Duel

tui-key-map = map
tui-help-map = map: all of it, with every unit and what borders on what
tui-key-sheets = sheets
tui-help-sheets = sheets: both factions with units, abilities, spellbooks and requirements
tui-duel-sheets = Faction sheets
tui-duel-marks = { $first } { $second } the two players  { $gate } gate, with the mark of whoever holds it  { $tower } dark tower  { $frost } Ice Age  { $water } water  { $same } one area in two places. Among units, { $gate } stands before the kind of which one holds the gate.
tui-duel-round = Round { $number }
tui-duel-turn = { $seat-is ->
    [me] your turn
   *[other] turn of { $seat }
}
tui-phase-setup = Set-up
tui-phase-action = Action
tui-phase-gather = Gather Power
tui-phase-first-player = First player
tui-phase-doom = Doom
tui-duel-decay = decay { $count }
tui-duel-ritual = ritual
tui-duel-end = END
tui-duel-bag = signs in the bag { $count }
tui-duel-first = first player
tui-duel-hibernates = hibernates
tui-duel-power = Power
tui-duel-doom = Doom
tui-duel-signs = Signs
tui-duel-gates = Gates
tui-duel-books = Books
tui-duel-opened = Spellbooks
tui-duel-unmet = Requirements
tui-duel-closed = Spellbooks not opened yet
tui-duel-pool = Pool
tui-duel-captives = Captives
tui-duel-sheet = On the sheet
tui-duel-lent = On the other sheet
tui-duel-off = switched off
tui-duel-same = the same area
tui-duel-borders = borders { $near }
tui-duel-units = Units
tui-duel-unit = cost { $cost }, combat { $combat }, worth { $value } Doom
tui-duel-placed = { $count } of { $most } on the map;
tui-duel-abilities = Abilities in force
tui-duel-battle = { $seat-is ->
    [me] Battle in { $at }: you attack
   *[other] Battle in { $at }: { $seat } attacks
}
tui-duel-dice = dice: { $count }
tui-duel-dice-more = more dice: { $count }
tui-duel-to-take = still to take: Kills { $kills }, Pains { $pains }
tui-duel-spared = Kills count as Pains
tui-duel-kill = Kill
tui-duel-pain = Pain
tui-duel-eliminated = eliminated
tui-duel-devoured = devoured
tui-duel-absorbed = absorbed
tui-duel-driven-off = driven off
tui-duel-resign = Resign? The other player wins at once (CW 40.1.18).
tui-duel-doom-count = { $count } Doom
tui-duel-rituals = rituals of annihilation
tui-duel-from-signs = Elder Signs
tui-duel-losses = enemy units killed and eliminated
tui-duel-captures = enemy units captured
tui-duel-other = other
tui-duel-revealed = Elder Signs revealed
tui-duel-unrevealed = Elder Signs never revealed

## Fate of the Elder Gods

tui-fate-key-altar = altar
tui-fate-help-altar = altar: every location with its actions, the turn, what is on show, the decks, all signs
tui-fate-altar = The Altar
tui-fate-course = A turn
tui-fate-course-prepare = Use what is for the time before movement; then your tilted Artifacts are straightened.
tui-fate-course-move = The Fate Piece goes to another location; three or more Investigators there come to your Lodge; a Cultist and an Investigator are placed.
tui-fate-course-activate = Without Control you may roll a die for it. The Base Action is obligatory, the Control Action is for whoever has Control.
tui-fate-course-conclude = Prepare a Spell, draw; five Investigators in your Lodge raid it.
tui-fate-course-alone = Then the Investigators: the top Spell goes into their Column and sends their piece on, and one of them is placed there. Where they meet you, you gain a Curse; in the Streets they raid you.
tui-fate-key-lodges = lodges
tui-fate-help-lodges = lodges: every cult with its god, cards and Curses, as far as you may read them
tui-fate-lodges = The Lodges
tui-fate-marks = { $players } the players  { $piece } Fate Piece, { $piece }{ $figure } that of the Investigators  { $figure } Investigators; in a Lodge the fifth, in brackets, brings the Raid  { $crown } Control  { $snow } Winter Storm  { $minion } Mi-Go  { $home } Cultists in the Lodge, { $below } in the Abyss  { $portal } Gate in hand  [ ] Reserve  { $star } Elder Sign  { $skull } Curse waiting  { $relic } Artifact, { $tilted } tilted  < > captives  { $column } Astral Column, where a Gate is wild
tui-fate-prepare = Prepare
tui-fate-move = Move
tui-fate-activate = Activate
tui-fate-conclude = Conclude
tui-fate-turn = { $seat-is ->
    [me] your turn
   *[other] turn of { $seat }
}
tui-fate-control = Control
tui-fate-temporary = temporary control
tui-fate-goal = goal { $count }
tui-fate-novice = novice
tui-fate-adept = adept
tui-fate-master = master
tui-fate-strict = strict Curses
tui-fate-first = first player
tui-fate-lodge = Lodge
tui-fate-abyss = Abyss
tui-fate-supply = Supply
tui-fate-hand = Hand
tui-fate-reserve = Reserve
tui-fate-cursed = Curses
tui-fate-captives = Captives
tui-fate-kept = { $seat-is ->
    [me] Kept for you
   *[other] You keep for { $seat }
}
tui-fate-storms-seen = Storms
tui-fate-offers = To choose from
tui-fate-gate = Gate
tui-fate-gate-text = Moves you to any other location. In a Column it is any one symbol.
tui-fate-artifacts = Artifacts
tui-fate-monsters = Monsters
tui-fate-artifacts-shown = Artifacts ({ $count }):
tui-fate-monsters-shown = Monsters ({ $count }):
tui-fate-spells = Spells { $count }
tui-fate-discard = discard { $count }
tui-fate-gates = Gates { $count }
tui-fate-curses = Curses { $count }
tui-fate-devoured = Devoured: { $count }
tui-fate-base-other-worlds = a die per Cultist: advance on hits
tui-fate-base-museum = take an Artifact
tui-fate-base-ceremony = a Gate, then your Dark Gift
tui-fate-base-streets = send 2 Investigators, Raid the others
tui-fate-base-streets-alone = send 2 Investigators away
tui-fate-base-gathering = 3 Cultists back from the Abyss
tui-fate-base-library = draw 3, prepare up to 2
tui-fate-raid = { $seat-is ->
    [me] Raid on you
   *[other] Raid on { $seat }
}
tui-fate-roll = Roll
tui-fate-roll-raid = Raid
tui-fate-roll-summon = Summoning
tui-fate-roll-control = for Control
tui-fate-gain = { $seat-is ->
    [me] about to come to you: { $count }
   *[other] about to come to { $seat }: { $count }
}
tui-fate-hex = { $seat-is ->
    [me] a Curse is about to come to you
   *[other] a Curse is about to come to { $seat }
}
tui-fate-preparing = being Prepared:
tui-fate-resign = Resign? You have lost; a bot plays on for you or your seat is skipped, as the table has settled (FG 40.1.69).
tui-fate-resign-alone = Resign? The game is lost and ends at once (FG 40.1.50).
tui-fate-won = Won
tui-fate-lost = Lost
tui-fate-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
tui-fate-steps = { $count } of { $goal } on the Summon track
tui-fate-signs-count = { $count ->
    [one] { $count } Elder Sign
   *[other] { $count } Elder Signs
}
tui-fate-curses-count = { $count ->
    [one] { $count } Curse
   *[other] { $count } Curses
}
tui-fate-gift = the Dark Gift
tui-fate-from-spells = Spells
tui-fate-from-artifacts = Artifacts
tui-fate-from-monsters = Monsters
tui-fate-from-storms = Winter Storms
tui-fate-from-curses = punishments of Curses
tui-fate-from-raids = Raids
tui-fate-penalty = an empty Lodge
tui-fate-ransom = the price of a Curse bought off
tui-fate-level = the level
tui-fate-other = other
tui-lost = { $seat-is ->
    [me] You have lost.
   *[other] { $seat } has lost.
}

## Call of Cthulhu: The Card Game

tui-call-help-piles = piles: domains, discard piles, stories won, what you know of the decks, all signs
tui-call-marks = { $players } the players, their success tokens and stories won ({ $free } still missing)  { $ready } ready  { $exhausted } exhausted  { $insane } insane, or a hidden card  { $going } about to be committed  { $wound }1/2 one wound of two that destroy  #2 the second copy  { $borne } attached  { $between } between characters and supports, or between domains  { $drained } drained domain; the number behind its factions is its worth. A card in play shows its name, skill and icons; a card in hand its cost and faction before that. Among struggles + was added and - left out by a card; 2:1 are the nearer player's icons and the other's, the last pair is skill. In the line of phases the present one stands in brackets, an arrow marks the window that is open, { $stop } a window at which you stop; { $over } is a story or a struggle that is over.
tui-call-terror = Terror
tui-call-combat = Combat
tui-call-arcane = Arcane
tui-call-investigation = Investigation
tui-call-fast = Fast
tui-call-willpower = Willpower
tui-call-toughness = Toughness
tui-call-heroic = Heroic
tui-call-villainous = Villainous
tui-call-loyal = Loyal
tui-call-invulnerability = Invulnerability
tui-call-transient = Transient
tui-call-steadfast = Steadfast
tui-call-character = character
tui-call-support = support
tui-call-event = event
tui-call-conspiracy = conspiracy
tui-call-story = story
tui-call-ready = ready
tui-call-exhausted = exhausted
tui-call-insane = insane
tui-call-skill = skill
tui-call-stories = stories
tui-call-row = Stories
tui-call-story-deck = Story deck: { $count }
tui-call-counts = hand { $hand } deck { $deck } discard { $discard }
tui-call-nothing = no cards in play
tui-call-domain = domain { $number }
tui-call-refresh = Refresh
tui-call-draw = Draw
tui-call-resource = Resource
tui-call-operations = Operations
tui-call-story-phase = Story
tui-call-end = End
tui-call-before = before
tui-call-committed = committed
tui-call-opposed = opposed
tui-call-resolved = resolved
tui-call-day = Day
tui-call-night = Night
tui-call-window-refresh = after the refresh
tui-call-window-draw = after the draw
tui-call-window-resource = after the resource
tui-call-window-operations = operations
tui-call-window-story = story phase, before anybody commits
tui-call-window-committed = story phase, when the active player has committed
tui-call-window-opposed = story phase, when the opponent has committed, too
tui-call-window-resolved = story phase, when the stories are resolved
tui-call-window-respond = Responses to what has happened
tui-call-window-disrupt = Disrupts of what is about to happen
tui-call-action = Action
tui-call-response = Response
tui-call-forced = Forced Response
tui-call-disrupt = Disrupt
tui-call-playing = played
tui-call-won-effect = story won
tui-call-harm = Wounds about to be placed: { $wounded }
tui-call-looking = On top of the deck: { $names }
tui-call-sure-name = name
tui-call-sure-numbers = numbers
tui-call-sure-text = text
tui-call-resign = Resign? The other player wins at once (CC 40.44).

## Troubles of the terminal and of saved games

error-no-terminal = There is no terminal to play in: input, output and error output must all be one. Run this in a terminal; "fhtagn watch" and "fhtagn fuzz" work without.
error-no-cyrillic = This terminal shows no Cyrillic letters ({ $locale }). Russian needs a UTF-8 locale, such as LC_ALL=ru_RU.UTF-8.
error-dumb-terminal = The terminal "{ $term }" cannot place text on the screen. Set TERM, for example TERM=xterm-256color; "fhtagn watch" and "fhtagn fuzz" work without.
error-save-failed = The game cannot be saved to { $file }{ $why-is ->
    [none] { "" }
   *[some] : { $why }
}. The last good copy is kept, and you can play on; free some space or mend the folder, and the next move saves again.
error-save-empty = { $file } is empty: nothing was ever saved in it. Choose another file; "fhtagn saves" lists them.
error-save-cut-off = { $file } breaks off in line { $line }. Take an earlier copy; "fhtagn saves" lists what else there is.
error-save-not-json = { $file } is not a saved game: line { $line } is no JSON. Choose a file that "fhtagn play" has written.
error-save-not-ours = { $file } is not a saved game of Fhtagn. Choose a file that "fhtagn play" has written; "fhtagn saves" lists them.
error-save-unusable = { $file } cannot be opened:
error-no-saves = No unfinished game is saved in { $folder }. Begin one with "fhtagn play".
error-no-such-save = There is no saved game "{ $save }".{ did-you-mean } "fhtagn saves" lists them.

## The workshop

error-no-such-bot = There is no bot "{ $bot }".{ did-you-mean }
error-no-such-language = There is no guide in "{ $language }". The languages are: { $choices }.
error-sabotage-tests-fail = { $count ->
    [one] { $count } test fails
   *[other] { $count } tests fail
} before anything is taken out, the first of them { $test }. Mend the tests first.
error-sabotage-without-tests = The tests of "{ $game }" are not installed with the package. Run this in a copy of the sources.
error-sabotage-without-pytest = To try out the tests of "{ $game }" pytest is needed. Run "make setup" in a copy of the sources.

### the server

## What stands before every request

error-who-are-you = We do not know who you are. Log in, or play as a guest.
error-origin-refused = Nothing is accepted from "{ $origin }". Open the game at its own address; whoever runs the server sets that as public_url.
error-cross-site = Nothing is accepted from the pages of others. Open the game at its own address.
error-header-missing = The header "{ $header }: { $version }" is missing. It shows that the request comes from our own pages.
error-other-protocol = The server has been renewed since this page was loaded: it speaks version { $version } of the protocol, the page version { $found }. Load the page again.
error-host-not-ours = This server is not called "{ $host }". Open the game at its own address; whoever runs the server sets that as public_url.
error-body-too-large = That is too much at once: at most { $most } bytes can be sent.
error-body-too-deep = What was sent is nested too deep: at most { $most } levels are read.
error-body-not-json = Only JSON can be read here. Send it with the header "Content-Type: application/json".
error-body-unreadable = What was sent is not valid JSON.
error-path-unknown = There is nothing at this address. Check it.
error-method-unknown = Nothing at this address can be used so.
error-request-refused = The request cannot be answered (HTTP { $status }).
error-server-failed = Something went wrong, and the fault is ours. Try again; if that does not help, tell whoever runs the server.
error-store-unavailable = Nothing can be read or written just now, and nothing was changed. Try again in a moment.
error-metrics-private = The figures of this server are not for everybody. Ask from the server itself, or with its metrics_token.
error-field-absent = "{ $field }" is missing. Add it.
error-field-unexpected = "{ $field }" is not known here. Leave it out.
error-field-too-short = "{ $field }" is too short: it needs at least { $least } { $least ->
    [one] letter or entry
   *[other] letters or entries
}.
error-field-too-long = "{ $field }" is too long: it may have at most { $most } { $most ->
    [one] letter or entry
   *[other] letters or entries
}.
error-field-too-small = "{ $field }" is too small: it is at least { $least }.
error-field-too-large = "{ $field }" is too large: it is at most { $most }.
error-field-choice = "{ $field }" cannot be that. Choose one of: { $choices }.
error-field-invalid = "{ $field }" cannot be used so. The description of the interface, /openapi.json, says what it must be.

## Running the server

cli-serve-no-browser = No browser could be opened here. Open { $address } in one.
cli-serve-ready = The tables are open at { $address } (Ctrl+C closes them).
cli-serve-migrating = Bringing the database to version { $version }.
cli-serve-variable = The variable { $variable } is not read: there is no such setting.{ did-you-mean }
cli-admin-backed-up = { $file }: { $rows ->
    [one] { $rows } row is saved.
   *[other] { $rows } rows are saved.
}
cli-admin-restored = { $file }: { $rows ->
    [one] { $rows } row is restored.
   *[other] { $rows } rows are restored.
}
cli-admin-migrated = The database has version { $version }.
cli-admin-database = database
cli-admin-schema = version of the database
cli-admin-program = version of this program
cli-admin-server = server that uses it
cli-admin-people = people
cli-admin-accounts = of them with an account
cli-admin-matches = tables
cli-admin-entries = entries in their logs
cli-admin-holder = process { $process }, { $address }
cli-admin-none = none
cli-admin-replayed = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} played anew: { $differences ->
    [0] nothing differs.
    [one] { $differences } match goes another way.
   *[other] { $differences } matches go another way.
}
cli-admin-difference = { $match } ({ $game }), entry { $seq }: the log says "{ $expected }", these rules "{ $found }".

error-setting-unknown = There is no setting "{ $setting }".{ did-you-mean } docs/operating.md lists them.
error-setting-wrong = { $setting } cannot be "{ $found }": { $expected ->
    [whole] it must be a whole number
    [number] it must be a number
    [switch] it must be true or false
    [choice] it must be one of { $limit }
    [least] it must be { $limit } or more
    [more] it must be more than { $limit }
    [most] it must be { $limit } or less
    [words] it must be a text
    [several] it must be a list of texts
    [origin] it must be an address without a path, such as https://play.example.org
    [database] it must be the address of a PostgreSQL, such as postgresql://user:password@host/name
    [proxy] it must be the address of a machine or a network, such as 10.0.0.0/8
   *[other] docs/operating.md says what is possible
}.
error-setting-needs = The setting "{ $setting }" is of no use without "{ $needed }". Set both, or neither.
error-workers-need-postgres = SQLite serves one process, not { $count }. Name a PostgreSQL with --database, or leave --workers out.
error-worker-failed = A worker ended with code { $code } before it listened. The lines above say why.
error-port-taken = Port { $port } at { $host } is in use by another program. Choose another with --port, or 0 for any that is free.
error-port-forbidden = Port { $port } at { $host } is not for you. Choose one above 1023, and let a proxy answer at the other.
error-host-not-here = { $host } is not an address of this machine. Choose another with --host; 0.0.0.0 is all of them.
error-host-unknown = Nobody knows the host "{ $host }". Check --host.
error-cannot-listen = Nothing can listen at { $host }, port { $port }: { $why }. Choose others with --host and --port.
error-folder-held = The data folder { $folder } is in use by another server: process { $process }{ $address-is ->
    [none] { "" }
   *[some] , open at { $address }
}. End that one, or choose another folder with --data.
error-folder-unusable = The data folder { $folder } cannot be used: { $why }. Mend it, or choose another with --data.
error-schema-newer = The database has version { $found }, but this program knows versions up to { $known } only. Update Fhtagn, or restore a backup of before.
error-store-unreachable = The database cannot be used: { $why }. Check that it runs, its address, and the space on its disk.
error-no-database = There is no database in { $file }. Name the folder with --data, or a PostgreSQL with --database.
error-store-empty = There is nothing in the database yet. Start the server once.
error-store-not-empty = The database is not empty, and nothing is overwritten. Name an empty one with --data or --database.
error-backup-exists = { $file } is there already, and nothing is overwritten. Choose another name.
error-backup-unwritable = { $file } cannot be written: { $why }. Choose another place.
error-backup-unreadable = { $file } cannot be read: { $why }. Check its name.
error-backup-not-ours = { $file } is not a backup of Fhtagn. Choose a file that "fhtagn admin backup" has written.

## People

error-name-empty = A name needs a letter or a digit. Choose another name.
error-name-too-long = The name has { $found } letters; it may have at most { $most }. Choose a shorter one.
error-name-unseen = The name has a character that cannot be seen ({ $code }). Leave it out.
error-name-picture = A name cannot have "{ $found }" ({ $code }) in it. Use letters, digits and punctuation marks.
error-name-marks = The name has a letter with more than { $most } marks on it. Leave some out.
error-name-taken = "{ $found }" looks like the name of somebody who has an account here. Choose another name.
error-login-length = The login must have { $least } to { $most } letters. Choose another one.
error-login-letters = A login has only letters, digits, dots, hyphens and underscores. Choose another one.
error-login-taken = The login "{ $found }" is taken. Choose another one, or log in if it is yours.
error-login-wrong = The login or the password is wrong. Check both.
error-guest-leaves = As a guest you have { $tables ->
    [0] no game to play on
    [one] { $tables } game that is not over
   *[other] { $tables } games that are not over
} and { $decks ->
    [0] no deck
    [one] { $decks } deck
   *[other] { $decks } decks
} of your own. They do not come along to another account, and you could not go back to them. Take an account for this guest instead, or finish first.
error-password-length = The password must have { $least } to { $most } letters; this one has { $found }.
error-password-common = This password is among the first that others would try. Choose another one.
error-password-wrong = The password is wrong. Nothing has been changed.
error-account-already = You have an account already.
error-account-none = As a guest you have no password. Take an account first.
error-door-closed = This link has been used already, or it is too old. Make a new one on the other screen.
error-no-such-session = You have no such session; it may have ended already.
error-no-such-person = There is nobody with this id. Check the address.
error-email-wrong = "{ $found }" is no e-mail address. Write it as name@example.org.
error-webhook-wrong = "{ $found }" cannot be used to notify you. Give an address that begins with https:// and has at most { $most } letters, without a user's name or password.
error-sockets-many = { $most } connections to tables are open for you, which is all you may have. Close one of them first.
error-too-many = That was too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.

## The lobby

error-no-such-table = There is no such table, or it is not for everybody. Check the address, or ask for an invitation.
error-table-closed = The table has been closed. Look for another one, or set up your own.
error-table-started = The game at this table has begun already. Nothing about the table can be changed any more.
error-table-full = All seats of this table are taken. Look for another one, or set up your own.
error-tables-many = You have { $most } tables that have not begun. Close one of them first.
error-tables-in-play = You have { $most } tables in play, which is all you may have. Finish one of them first.
error-pace-bank-alone = A time bank is only for what takes longer than the time for a move. Set a time for a move too, or leave the bank out.
error-rated-people = A rated game is one between different people. Leave out the bots and the second seats, or do not have it rated.
error-rated-accounts = A rated game is for those who have an account: guests have no rating. Take an account first, or play unrated.
error-nobody-plays = Nobody but bots sits at this table. Somebody must play.
error-not-the-host = Only { $name }, who has set up this table, can do that.
error-seat-taken = Seat { $seat-number } is taken. Choose another one.
error-seat-kept = Seat { $seat-number } is kept for somebody who is invited. Choose another one, or ask for an invitation.
error-seat-unfit = What is set for seat { $seat-number } does not fit this table. Whoever sits there must change it.
error-seats-empty = { $count ->
    [one] { $count } seat is
   *[other] { $count } seats are
} still empty. Wait for players, or give the seats to bots.
error-colour-taken = Somebody at this table has that colour already. Choose another one.
error-already-seated = You sit at this table already, at seat { $seat-number }.
error-not-seated = You do not sit at this table.
error-not-your-seat = Seat { $seat-number } is not yours.
error-not-a-player = Only those who have played here can ask for another game.
error-not-over = The game is not over yet. Another one can be asked for after the end.
error-invitation-unknown = There is no such invitation. Check that you have the whole link, or ask for another one.
error-invitation-used = This invitation has been used already. Ask for another one.
error-invitation-closed = This invitation has been withdrawn. Ask for another one.
error-invitation-started = The game you were invited to has begun without you.
error-invitation-expired = This invitation has expired. Ask for another one.
error-invitation-full = The seat you were invited to is taken, and nothing else is free for you.
error-invitations-many = This table has { $most } invitations, which is all it may have. Hand out those you have.
error-no-such-invitation = This table has no such invitation.

## Decks of one's own

error-game-without-decks = The game "{ $game }" has no decks of one's own.
error-no-such-own-deck = You have no such deck; it may have been deleted.
error-decks-many = You have { $most } decks, which is all you may have. Delete one first.
error-deck-link-unknown = Behind this link is no deck any more. Check that you have the whole link, or ask for another one.

## Replays and fair chance

error-replay-own-seats = While the game is on you see it from your own seats only, or as a watcher. After the end every seat is open.
error-replay-not-over = The game is not over yet. This is shown after the end.
error-replay-other-rules = The match was played by version { $found } of the rules; by version { $expected }, which this server plays by, it would have gone another way, and it cannot be shown.
error-replay-other-content = The match was played with other cards than this server has now; with these it would have gone another way, and it cannot be shown.
error-replay-range = Steps { $first } to { $last } cannot be shown at once. Ask for 1 to { $most } of them, the first one first.
error-no-such-ply = There is no move { $found }: the match has { $most }.
error-fork-at-the-end = After move { $found } the game is over. Choose an earlier one to play on from.
error-verify-no-promise = There is nothing to verify: the file has no "{ $field }". Only the record of a match on a server has it, downloaded after the end.
error-verify-commitment = The server's seed does not fit its commitment { $found }. One of them has been changed.
error-verify-values = The record has values of { $found } { $found ->
    [one] seat
   *[other] seats
}, but another number of seats. It has been changed.
error-verify-secret = The secret of the match was not made from the server's seed and the seats' values. One of them has been changed.
error-verify-seats = The seats were not drawn from the secret of the match. One of them has been changed.
cli-verify-failed = { $file } is not verified.
cli-verify-commitment = The server's seed fits its commitment: { $commitment }
cli-verify-values = Chance was made from that seed and the seats' values (nothing after the = is a value that nobody sent): { $values }
cli-verify-seats = The seats were drawn from the same chance; each is that of whoever had sat down at this place: { $places }
cli-verify-moves = By version { $rules } of the rules { $plies ->
    [one] the { $plies } move leads
   *[other] the { $plies } moves lead
} to the recorded end.
cli-verify-proved = Proved: if that commitment was shown to you before you sent a value, and your value is among these, then neither the server nor any player has chosen how the dice and cards would fall, or changed it later.
cli-verify-not-proved = Not proved: that whoever runs the server has not looked at hidden cards, which the seed gives away; that players have not told each other what they saw; that the moves are those you remember. Compare these yourself.

## At the table

error-command-malformed = This is not a command: { $why }. docs/protocol.md describes them.
error-since-malformed = "since" must be a seat and a number, such as since=0:17.
error-stale-number = The table has changed since you looked (you have seen number { $found }; it is now { $now }). Look again and choose anew.
error-from-the-future = Number { $found } has not come yet; it is now { $now }. Load the table anew.
error-match-over = The game is over.
error-match-held = This game cannot go on: since entry { $seq } the rules have changed. Tell whoever runs the server; its name is { $match }.
error-no-such-lesson = There is no lesson "{ $lesson }".{ did-you-mean }
error-no-such-match = There is no such game, or it has not begun.
error-undo-none = At this table nothing is taken back. That was agreed before the game.
error-undo-late = The time for that decision is over, so it stands.
error-undo-consent = At this table nothing is taken back without the others. Offer it to them.
error-offer-there = Another offer is on the table. Answer it first, or wait for the answers.
error-no-offer = There is no offer on the table any more.
error-no-need-to-agree = This offer does not wait for you.
error-chat-not-text = Only plain text can be said: no control characters and nothing invisible.
error-no-such-window = There is no window "{ $window }" at which one could stop.{ did-you-mean }
error-no-buzzer = Nothing is open now for which one has to be first.
error-nothing-to-claim = Nobody's seat can be taken over there: it is yours, or a bot plays it already.
error-no-hurry = Here everybody has days to move and need not be present. If the time runs out, a bot moves.
error-still-here = { $seconds ->
    [0] Whoever plays seat { $seat-number } is here.
    [one] Whoever plays seat { $seat-number } may still come back. Wait { $seconds } more second.
   *[other] Whoever plays seat { $seat-number } may still come back. Wait { $seconds } more seconds.
}
error-not-watched = This game is not watched: somebody who plays does not want it.
error-room-closed = The table has to be set up again, and what you did last was perhaps not accepted. Come again; it takes a moment.
error-server-stops = The server is stopping. Nothing is lost; come again in a moment.
error-lease-lost = Another part of the server has this table now, and what you did last was not accepted. Come again.
error-command-repeated = That was done already.

## Hints and reports

error-no-hints = At this table nobody gets hints. That was agreed before the game.
error-odds-not-offered = "{ $key }" is not among what can be done now. Look again.
error-hint-not-asked = A hint is for whoever has to decide. Seat { $seat-number } has nothing to decide now.
error-hint-failed = The bot has found no answer in time. Ask again.
error-report-changed = The report is not as the server has written it. Download it again, or ask for another copy.
error-report-too-old = The report is of format { $found }; this version reads format { $known }. Open it with the version that its server ran, or download it again.
error-report-other-seat = The report has only what was seen from seat { $seat-number }. Leave --view out.

## Mail and notices

notice-subject = Fhtagn: it is your turn ({ $title })
notice-body = The others are waiting for you: { $url }
    You will get no further notice before you have been there.
confirm-subject = Fhtagn: confirm your address
confirm-body = Somebody wants to be notified by mail at this address. If that is you, enter this code: { $code }
    If it is not, you need not do anything.
error-no-mail-here = This server sends no mail. Leave the address out.
error-mail-failed = The mail could not be sent. Check the address, or try again later.
error-code-wrong = The code is wrong, or the address has been confirmed already. Nothing has been changed.

## The client in the browser

client-unbuilt = The server runs, but the table in the browser has not been built. Run "make client" in the sources and start the server again, or install Fhtagn as a package, which has it ready.
