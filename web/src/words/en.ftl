### The browser's own words. Those of the games lie with the games, those of the house in src/fhtagn/text.

web-name = Fhtagn
web-loading = Opening the table…
web-lost = Nothing lies here
web-lost-help = The link may be old, or mistyped.
web-home = To the first page
web-guest = Guest
web-headline = The stars are right. Take a seat.
web-play-now = Play now
web-tools = Tools
web-theme = Light or dark
web-language = Language
web-line-lost = The line is lost. Trying again…
web-line-closed = The line is closed. Load the page again.
web-line-refused = The server answers, but lets no line to the table through. Whoever runs it finds the reason in its log, or in a proxy before it. Trying again…

## The prompt

web-prompt = What is to be decided
web-your-decision = Your decision
web-decision-of = { $name } decides
web-showing = { $count ->
    [one] One more step
   *[other] { $count } more steps
}
web-skip = Show all
web-undo = Take back
web-hint = Hint
web-why-not = Why not?
web-is-lit = can be chosen
web-is-picked = chosen
web-ways = { $count ->
    [one] one way
   *[other] { $count } ways
}
web-confirm = Are you sure?
web-final = This cannot be taken back.
web-no = No
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}

## The log

web-log = What has happened
web-log-all = { $count ->
    [one] One earlier line
   *[other] { $count } earlier lines
}

## The table

web-close = Close
web-tab-guide = Guide
web-tab-rules = Rules
web-tab-why = Why not?
web-nothing-refused = Everything can be done now.
web-tab-chat = Talk
web-tab-menu = Menu
web-all-rules = All rules, statement by statement
web-all-lessons = A guided first game, and worked examples
web-search-rules = Search the rules
web-found = { $count ->
    [one] One statement
   *[other] { $count } statements
}
web-narrow = More words narrow it down.
web-ruling = our ruling
web-example = Example: { $title }
web-example-play = Step through it on the board
web-new-talk = Talk: somebody has said something
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-send = Send
web-mute = Do not hear { $name }
web-pace = How fast the others play
web-pace-0 = at once
web-pace-500 = briskly
web-pace-1000 = calmly
web-pace-2000 = slowly
web-since-mine = Show again what happened since my move
web-signals = When it is my turn
web-sound = a bell
web-titles = say so in the title of the window
web-look = How it looks
web-theme-abyss = Abyss (dark)
web-theme-parchment = Parchment (light)
web-language-en = English
web-language-ru = Русский
web-people = Who is here
web-is-bot = a bot
web-stand-in = away; a bot plays until they are back
web-present = here
web-absent = away
web-claim = Let a bot play for them
web-watchers = { $count ->
    [0] Nobody watches.
    [one] One person watches.
   *[other] { $count } people watch.
}
web-watched = others may watch
web-besides = Besides the game
web-ask-undo = Ask to go back to before my last decision
web-ask-abort = Ask to end without a result
web-wrong = Something is wrong
web-wrong-help = Writes a file with versions, my moves and what I see. «fhtagn replay» opens it; whoever mends bugs can use it.
web-wrong-words = What is wrong?
web-wrong-save = Save the file
web-wrong-saved = Saved. Send the file to whoever can help.
web-fair = The dice are fixed: their seed has the hash { $commitment }. It is uncovered at the end.
web-offer = A request
web-offer-undo = { $seat-is ->
    [me] You ask to go back to before your last decision.
   *[other] { $seat } asks to go back to before their last decision.
}
web-offer-abort = { $seat-is ->
    [me] You ask to end the match without a result.
   *[other] { $seat } asks to end the match without a result.
}
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-thinking = A bot is thinking for you…
web-advice = The strongest bot would:
web-do-it = Do it
web-not-now = Not now
web-not-asked-for = The present question is about something else.
web-not-your-decision = It is not your decision now.
web-curtain = { $name }, the table is yours
web-curtain-help = Pass the screen on; then open the curtain. Nobody else should look.
web-uncover = I am alone: open
web-title = { $game } · Fhtagn
web-title-turn = ● Your turn · { $game }

## The end

web-result = The result
web-won = { $names-count ->
    [0] Nobody has won
    [one] { $names } has won
   *[other] { $names } have won
}
web-aborted = Ended without a result
web-uncovered = What everybody held
web-rematch = Rematch
web-replay = Replay
web-share = Share
web-look-at-board = Look at the board

## Pages

web-pages = Pages
web-my-games = My games
web-learn = Learn
web-decks = Decks
web-nobody = Come in
web-no-answer = no answer
web-about = About and credits
web-unofficial = A work of players; not connected with the publishers of the games.
web-unreached = The server cannot be reached. Try again in a moment.
web-more = Show more

## The first page

web-promise = Four games of the mythos at one table: against a friend, or a bot that explains itself. No account, nothing to install.
web-invited = Invited? Paste the link
web-join-link = Join by link
web-games = Games
web-about-duel = Two cults tear one world apart. Gates, armies, Great Old Ones.
web-about-fate = Cults race to call their god before the way is sealed.
web-about-call = Three stories, two minds, and every icon of the struggle.
web-about-heroes = Hidden sides around the table. Who did you really help?
web-players-minutes = { $players } players · { $minutes } min
web-create = Create a table
web-first-game = A guided first game
web-open-tables = Open tables
web-all-games = all games
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-join = Join
web-watched-tables = Games to watch
web-no-tables = Nobody is waiting just now. Create a table, and a friend can come by a link.

## Setting up a table

web-seats = Who plays
web-how-many = Players
web-seat = Seat { $number }
web-participant-mine = me, at this screen
web-participant-bot = a bot
web-participant-invited = somebody with my link
web-participant-open = whoever comes
web-participant-person = somebody
web-bot-level = How it plays
web-level-random = careless: moves by chance
web-level-greedy = attentive: weighs every move
web-your-colour = Colour
web-colour-teal = teal, an octopus
web-colour-crimson = crimson, a moon
web-colour-amber = amber, a compass
web-colour-violet = violet, a key
web-colour-azure = azure, a feather
web-colour-moss = moss, a flame
web-colour-rose = rose, an anchor
web-colour-ash = ash, an hourglass
web-taken-colour = { $name }: somebody has it
web-draw-seats = seats are drawn by lot
web-game-options = The game
web-manners = How we play
web-clock = Time
web-clock-none = no clock
web-clock-brisk = 30 seconds a decision, 10 minutes to spare
web-clock-calm = 2 minutes a decision, 30 minutes to spare
web-clock-day = a day for each decision
web-clock-week = a week for each decision
web-undo-policy = Taking back
web-undo-free = at once, until somebody learns something
web-undo-consent = if the others agree
web-undo-none = never
web-listed = listed among the open tables
web-rated = counts for the ratings
web-hints = with hints from a bot
web-your-name = Your name
web-table-of = { $name }'s table
web-status-open = waiting for players
web-status-playing = being played
web-status-finished = finished
web-status-aborted = ended without a result
web-status-closed = closed
web-sit-here = Sit here
web-seat-bot = Let a bot play here
web-free-seat = Free this seat
web-invite = Invite by a link
web-start = Begin
web-close-table = Close the table
web-leave = Leave
web-wait-for-host = The host begins when everybody is here.
web-watch = Watch
web-seats-free = Seats are still free. Invite somebody, or let bots play there.
web-invitation = Invitation
web-invitation-help = Whoever opens this link may sit down, once. It is shown only here and now.
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let us copy. Mark this and copy it by hand.
web-qr = The link as a code to scan
web-link-only-here = Only this computer can open the link: the server listens to nobody else. Started with «fhtagn serve --host 0.0.0.0» it is open to others.
web-invited-to = { $name } invites you to { $game }
web-you-are = You come in as { $name }.
web-sit-down = Sit down

## My games

web-no-games = You do not play anything yet.
web-group-waits = Waiting for you
web-group-playing = Being played
web-group-open = Not begun
web-group-over = Over
web-open-waits = Play
web-open-playing = Look
web-open-open = Open
web-open-over = Replay
web-rules-of = Rules of { $game }

## The games

web-game-duel = Cthulhu Wars: Duel
web-game-fate = Fate of the Elder Gods
web-game-call = Call of Cthulhu
web-game-heroes = Monsters vs Heroes
web-and-more = and { $count } more
web-name-of-seat = { $name } ({ $number })
web-bot = Bot { $number }

## Heroes

web-heroes-phases = Course of the game
web-heroes-phase-cry = The cry
web-heroes-phase-exchange = Exchange of hands
web-heroes-phase-turns = Turns
web-heroes-phase-additional = Additional turn
web-heroes-phase-count = The count
web-heroes-rivals = Rivals
web-heroes-centre = Deck and discard pile
web-heroes-own-area = Your area
web-heroes-you = You
web-heroes-area = { $name }: { web-heroes-suns }, { web-heroes-skulls }, { $hand ->
    [one] one card in hand
   *[other] { $hand } cards in hand
}
web-heroes-hand = In hand: { $count }
web-heroes-suns = { $suns ->
    [one] 1 sun
   *[other] { $suns } suns
}
web-heroes-skulls = { $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
}
web-heroes-card = { $card }, { $kind ->
    [hero] Hero, { web-heroes-suns }
    [monster] Monster, { web-heroes-skulls }
   *[neutral] Neutral
}{ $count ->
    [1] { "" }
   *[other] , { $count } copies
}
web-heroes-kind-hero = Hero
web-heroes-kind-monster = Monster
web-heroes-kind-neutral = Neutral
web-heroes-side-hero = Heroes
web-heroes-side-monster = Monsters
web-heroes-faction = Faction card: { $faction }, { $side ->
    [hero] Heroes
   *[monster] Monsters
}. Two more points each for { $cards }
web-heroes-faction-known = Faction card you know: { $faction }, { $side ->
    [hero] Heroes
   *[monster] Monsters
}
web-heroes-faction-hidden = Secret faction card
web-heroes-secret = { $count ->
    [one] Your secret faction
   *[other] Your secret factions
}
web-heroes-now = now
web-heroes-counted-hero = { web-heroes-suns } − { web-heroes-skulls } + { $bonus } faction
web-heroes-counted-monster = { web-heroes-skulls } − { web-heroes-suns } + { $bonus } faction
web-heroes-by = by “{ $faction }”
web-heroes-no-specials = without what single cards do at the end
web-heroes-here = play here
web-heroes-deck-all = deck
web-heroes-deck-mine = your deck
web-heroes-deck-other = their deck
web-heroes-discard = discard { $count }
web-heroes-discard-open = { $count ->
    [one] Discard pile, one card. Look through it
   *[other] Discard pile, { $count } cards. Look through it
}
web-heroes-nothing = Nothing lies here.
web-heroes-more = { $count } more
web-heroes-close = Close
web-heroes-order = Order of turns
web-heroes-your-turn = It is your turn.
web-heroes-turn-of = It is { $name }’s turn.
web-heroes-thin = The deck runs out
web-heroes-thin-base = { $count ->
    [one] One card is left. The game ends as soon as it is taken.
   *[other] { $count } cards are left. The game ends as soon as the last one is taken.
}
web-heroes-thin-duel = { $count ->
    [0] A deck is empty: after the additional turn the points are counted.
    [one] One card is left in a deck. Whoever takes it leaves the other one more turn.
   *[other] { $count } cards are left in a deck. Whoever takes the last one leaves the other one more turn.
}
web-heroes-seen-deck = On top of the deck, as you know
web-heroes-seen-hand = The hand you look at
web-heroes-cry = Cthulhu fhtagn!
web-heroes-cry-help = Whoever is first to cry it begins.
web-heroes-cry-heard = You have cried. The table listens for others…
web-heroes-tab-decide = Decide
web-heroes-tab-log = Log
web-heroes-end-player = Player
web-heroes-end-faction = Faction, revealed
web-heroes-end-area = Area
web-heroes-end-suns = Suns
web-heroes-end-skulls = Skulls
web-heroes-end-bonus = Faction
web-heroes-end-special = Special
web-heroes-end-total = Total
web-heroes-end-tie = Equal points: the one whose turn was later stands higher.
web-heroes-end-hands = Hands are discarded without points

## Fate

web-fate-step-use = use
web-fate-step-straighten = straighten
web-fate-step-move = move
web-fate-step-investigators = investigators
web-fate-step-place = place
web-fate-step-control = control
web-fate-step-base = base action
web-fate-step-bonus = control action
web-fate-step-prepare = prepare
web-fate-step-draw = draw
web-fate-step-raid = raid
web-fate-way-card = one card
web-fate-way-pair = a pair
web-fate-way-gate = Gate
web-fate-way-both = Gate or pair
web-fate-would-follow = { $count ->
    [one] One Investigator would follow
   *[other] { $count } Investigators would follow
}
web-fate-would-control = You would have Control
web-fate-control-die = Roll for Control
web-fate-piece = Fate Piece
web-fate-piece-of = { $name }: Fate Piece
web-fate-piece-investigators = the Investigators’ Fate Piece
web-fate-minion-of = { $name }: Mi-Go
web-fate-controlled = { $name } has Control
web-fate-storm = a Winter Storm, face down
web-fate-column = Astral Column
web-fate-back = a Spell, face down, symbol { $symbol }
web-fate-cost = costs { $cost }
web-fate-less = One fewer
web-fate-figures = { $name }, { $place-in }: { $count ->
    [one] one Cultist
   *[other] { $count } Cultists
}
web-fate-supply = Investigators in the supply: { $count }
web-fate-monsters = Monsters · { $count }
web-fate-artifacts = Artifacts · { $count }
web-fate-storms = Storms { $count }
web-fate-discarded = Discarded Spells
web-fate-close = Close
web-fate-meter = { $count ->
    [one] One Investigator in the Lodge; five are a Raid
   *[other] { $count } Investigators in the Lodge; five are a Raid
}
web-fate-tilted = tilted
web-fate-use-tilt = tilt to use
web-fate-use-destroy = used once
web-fate-monster = { $monster }: { $count ->
    [one] one token
   *[other] { $count } tokens
}
web-fate-tokens = { $count ->
    [one] one token
   *[other] { $count } tokens
}
web-fate-captives = { $name }: { $count ->
    [one] one captive
   *[other] { $count } captives
}
web-fate-no-god = no god yet
web-fate-hand = hand
web-fate-reserve = reserve
web-fate-investigators = The Investigators
web-fate-solo-level = level: { $level }
web-fate-their-piece = Their piece: { $place }
web-fate-curse-counter = Curses: the fifth loses
web-fate-their-turns = What they did
web-fate-curse-unread = Curse { $number }, unread
web-fate-free-slot = free slot
web-fate-storm-held = looked at
web-fate-storms-known = Winter Storms
web-fate-held-on = on { $name }
web-fate-no-relics = no Artifact, no Monster
web-fate-own-reserve = Reserve: Prepared Spells
web-fate-own-relics = Artifacts, Monster, Curses you hold
web-fate-roll = Last roll
web-fate-faces = { $count } × { $face }
web-fate-then-signs = { $count ->
    [one] +1 Elder Sign
   *[other] +{ $count } Elder Signs
}
web-fate-then-steps = { $count ->
    [one] one step forward
   *[other] { $count } steps forward
}
web-fate-then-sacrificed = { $count ->
    [one] one Cultist sacrificed
   *[other] { $count } Cultists sacrificed
}
web-fate-then-recalled = { $count ->
    [one] one Cultist returns
   *[other] { $count } Cultists return
}
web-fate-progress = In progress
web-fate-just-this = Just this
web-fate-tab-decide = Decide
web-fate-tab-table = Table
web-fate-tab-lodges = Lodges
web-fate-tab-dice = Dice
web-fate-tab-log = Log
web-fate-luck = { $count ->
    [one] One die: thrown / expected
   *[other] { $count } dice: thrown / expected
}
web-fate-missing = missing:
web-fate-unseen = unseen

## Duel

web-duel-you = You
web-duel-your-turn = Your turn
web-duel-their-turn = Their turn
web-duel-sheet-of = Faction sheet: { $name }
web-duel-no-faction = No faction chosen yet.
web-duel-map-pool = map+pool
web-duel-cost = cost
web-duel-dice = dice
web-duel-unit-label = { $unit }: { $map } on the map, { $pool } in the pool
web-duel-sign = Elder Sign worth { $value } Doom: reveal it
web-duel-signs-hidden = { $count ->
    [one] One Elder Sign, face down
   *[other] { $count } Elder Signs, face down
}
web-duel-decay = Decay
web-duel-ritual-price = A ritual of annihilation costs { $price } Power
web-duel-legend-legal = legal
web-duel-legend-chosen = chosen
web-duel-legend-last = last move
web-duel-land = land
web-duel-water = water
web-duel-gate-free = free gate
web-duel-gate-of = gate: { $name }
web-duel-gate-under-tower = gate under a dark tower
web-duel-gate-in = Gate in { $at }
web-duel-tower = dark tower
web-duel-march = { $count ->
    [one] One unit moves: choose an area
   *[other] { $count } units move: choose an area
}
web-duel-march-price = { $count } Power, { $left } left. Click again for more of a stack.
web-duel-march-off = Leave it
web-duel-march-halted = { $done } of { $all } moved; the next move was no longer possible.
web-duel-battle-in = Battle in { $at }
web-duel-battle-steps = The steps of a battle
web-duel-step-declare = Declare
web-duel-step-prepare = Pre-battle
web-duel-step-roll = Roll
web-duel-step-assign = Assign
web-duel-step-retreat = Retreat
web-duel-attacker = attacks
web-duel-defender = defends
web-duel-nobody-left = Nobody is left here.
web-duel-put-aside = Look at the map
web-duel-back = Back
web-duel-fight = To battle · 1
web-duel-dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
web-duel-dice-key = 6 Kill · 4–5 Pain
web-duel-rolled = { $dice } dice: Kills { $kills }, Pains { $pains }
web-duel-kills-dealt = Kills you deal
web-duel-kills-taken = Kills they deal
web-duel-odds-kill = at least one Kill
web-duel-odds-hold = you alone stay
web-duel-odds-suffer = you take a Kill
web-duel-odds-doom = Doom to be expected
web-duel-odds-note = Exact odds; optional abilities are not used.
web-duel-odds-none = Each 6 is a Kill, each 4 or 5 a Pain.
web-duel-choose-book = Choose a spellbook
web-duel-nearer = Nearer
web-duel-farther = Farther
web-duel-tab-decide = Decide
web-duel-tab-sheets = Sheets
web-duel-tab-log = Log
web-duel-end-points = Every point by source
web-duel-end-total = Total
web-duel-end-rounds = Doom by round
web-duel-end-signs = Elder Signs
web-duel-end-luck = Luck of the dice
web-duel-end-kills = { $kills ->
    [one] { $kills } Kill
   *[other] { $kills } Kills
} from { $dice } dice, expected { $expected }

## Call

web-call-type-character = Character
web-call-type-support = Support
web-call-type-event = Event
web-call-type-conspiracy = Conspiracy
web-call-type-story = Story
web-call-unique = unique
web-call-no-text = Nothing is written here.
web-call-cost = cost { $cost ->
    [-1] X
   *[other] { $cost }
}
web-call-copy = no. { $number }
web-call-wins-story = { $count ->
    [one] One token wins it
   *[other] { $count } tokens win it
}
web-call-wounds = wounds: { $count } of { $most }
web-call-blank = text box empty
web-call-held = not in its owner's control; owner: { $owner }
web-call-aimed = target of effect { $number }
web-call-story-said = Story { $story }; tokens: yours { $mine }, theirs { $theirs }; skill { $first } against { $second }
web-call-tokens = { $seat }: { $count } of { $most } tokens
web-call-committed-by = Committed: { $seat }
web-call-nobody = nobody
web-call-more = { $count ->
    [one] one more
   *[other] { $count } more
}
web-call-struggles = Struggles and skill
web-call-struggle-added = added by a card
web-call-struggle-removed = left out by a card
web-call-struggle-fought = over
web-call-resolved = resolved
web-call-verdict-unopposed = unopposed success
web-call-verdict-success = success by skill
web-call-verdict-fast = Fast wins the tie: success
web-call-verdict-tie = tie: no success
web-call-verdict-failure = no success
web-call-in-play = { $seat }: cards in play
web-call-hand = { $seat }: hand
web-call-domain-said = Domain { $number }, worth { $worth }{ $drained ->
    [yes] , drained
   *[no] { "" }
}
web-call-added-domain = a domain from the deck
web-call-drained = drained
web-call-bot = bot
web-call-active = whose turn it is
web-call-hand-count = cards in hand
web-call-deck-count = cards in the deck
web-call-discard-count = discarded cards
web-call-won = Stories won, { $count } to win
web-call-story-deck = Story deck
web-call-in-force = In force
web-call-pending = Pending, newest first
web-call-interrupts = interrupts
web-call-cancelled = cancelled
web-call-gather = Committing characters
web-call-gathered = { $count ->
    [one] One character committed
   *[other] { $count } characters committed
}
web-call-gather-how = Choose ready characters, then a story. The others stay.
web-call-gather-where = Now point at a story.
web-call-done = Done
web-call-rest = Pass for the rest of this turn
web-call-resting = Passing until the turn ends…
web-call-phases = Phases and action windows
web-call-commits = { $seat-is ->
    [me] you commit
   *[other] { $seat } commits
}
web-call-resolve = resolve
web-call-window = Window: { $name }. { $now ->
    [yes] Open now.{ " " }
   *[no] { "" }
}{ $stop ->
    [yes] You stop here (S).
   *[no] Passed by itself (S).
}
web-call-stops-about = You are asked at the windows with a mark; at the others you pass by yourself, whatever you hold.
web-call-hand-of = Hand: { $count }
web-call-piles = Cards of { $seat }
web-call-close = Close
web-call-unknown = Nothing is known.
web-call-sheet = You are looking at cards
web-call-fold = Fold
web-call-unfold = Unfold
web-call-set-aside = Set aside:
web-call-factions = Choose your factions
web-call-about-agency = Police and agents: combat, weapons, wounds
web-call-about-miskatonic = Scholars: investigation and cards
web-call-about-syndicate = Criminals: they take skill and exhaust
web-call-about-cthulhu = Deep Ones: strength and destruction
web-call-about-hastur = Madness, terror, cancelling
web-call-about-yog-sothoth = Spells, the discard pile, gates
web-call-about-shub-niggurath = Monsters and brood: numbers and growth
web-call-won-of = { $count } of { $most }
web-call-tokens-on = { $story }: { $count } of { $most } tokens
web-call-left = Hand { $hand }, deck { $deck }, discard { $discard }
web-call-tab-decide = Decide
web-call-tab-chain = Effects
web-call-tab-log = Log
web-call-tab-stops = Stops

## Replay

web-replay-past = This has been played. Step on, or play on from here at a table of your own.
web-replay-where = { $number } of { $count }
web-replay-scrubber = Step of the match
web-replay-run = Play
web-replay-pause = Pause
web-replay-back = One step back
web-replay-on = One step on
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-eyes = Through whose eyes
web-replay-watcher = Watcher: open cards only
web-replay-tab-steps = Steps
web-replay-tab-share = Share and play on
web-replay-tab-fair = Was chance fair?
web-replay-tab-result = Result
web-replay-go = To step { $number }. { $name }
web-replay-by-clock = the time was over
web-replay-beginning = The beginning.
web-replay-link = A link to this moment
web-replay-link-about = It opens the match at this step, through the same eyes.
web-replay-fork = Play on from here
web-replay-fork-about = A new table begins after step { $number }. You take a seat, bots take the others. The dice stay those of this match.
web-replay-fork-seat = Seat
web-replay-fork-go = Play on against bots
web-replay-fork-end = The match is over here. Step back to play on from an earlier moment.
web-replay-fork-later = When the match is over, you can play on from any of its moments.
web-replay-record = The record
web-replay-record-about = The whole match as a file. «fhtagn replay» shows it, «fhtagn verify» checks it.
web-replay-record-save = Save the record
web-replay-record-later = When the match is over, its record can be saved.
web-replay-origin = This match was played on from step { $number } of another one.
web-replay-fair-about = Before the first move the server showed the seal of its secret seed; then each player’s browser added a value of its own. Dice, cards and seats came from both together, so nobody could choose them alone. Your browser now works this out again, without asking the server.
web-replay-fair-later = The server shows its seed when the match is over. Then it can be checked here.
web-replay-fair-unsafe = A browser can work this out only over https, or on the server’s own computer: over plain http it withholds what is needed. Save the record and run «fhtagn verify» instead.
web-replay-fair-checking = Checking…
web-replay-verdict-fair = Chance was fair: the seed fits its seal, and dice and cards came from it and the players’ values.
web-replay-verdict-fair-in-itself = The record fits together: the seed fits the seal in it, and dice and cards came from it and the players’ values.
web-replay-verdict-seal-is-another = The seal in this record is not the one this browser was shown before the start. Do not trust this match.
web-replay-verdict-value-is-missing = A value this browser sent is not in this record. Unless you sent another from elsewhere, do not trust this match.
web-replay-verdict-seats-are-others = The seats were not drawn from this seed and these values. Do not trust this match.
web-replay-verdict-seed-is-another = This is not the seed the server had sealed before the start. Do not trust this match.
web-replay-verdict-secret-is-another = Seed and values give another chance than the one that was played with. Do not trust this match.
web-replay-fair-kept = { $count ->
    [0] Compared with the seal that this browser has kept since before the start. It sent no value of its own for this match.
    [one] Compared with what this browser has kept since before the start: the seal, and the value it sent after it.
   *[other] Compared with what this browser has kept since before the start: the seal, and the { $count } values it sent after it.
}
web-replay-fair-not-kept = This browser has kept nothing of this match from before its start: you watched, or played on another device. So it cannot tell whether this seal is the one that was shown then.
web-replay-fair-no-value = none sent
web-replay-fair-commitment = The seal shown before the start
web-replay-fair-seed = The server’s seed, shown after the end
web-replay-fair-values = The values of the seats
web-replay-fair-secret = What chance was made from
web-replay-fair-elsewhere = Save the record and run «fhtagn verify» to check every single draw on your own machine.

## Decks

web-deck-builder = Deck builder
web-deck-mine = My decks
web-deck-no-decks = You have not kept a deck yet. Begin with a ready-made one, or from nothing.
web-deck-ready-made = Ready-made decks
web-deck-new = New deck
web-deck-build = Build a deck
web-deck-chosen = the deck that was chosen
web-deck-open = Open
web-deck-by-link = Somebody shared a deck? Paste the link
web-deck-about-call = At least 50 cards, at most three of a title, from seven factions.
web-deck-about-heroes = For the duel: 30 characters of four theme decks and three secret faction cards.
web-deck-is-shared = shared
web-deck-share = Share { $name }
web-deck-link-help = Whoever has this link may look at the deck and copy it. It is shown only now; a new link ends the old one.
web-deck-unshare = End the link
web-deck-drop = Delete { $name }
web-deck-drop-do = Delete
web-deck-drop-sure = { $name } will be gone for good. Tables that have begun with it go on.
web-deck-shared = A shared deck
web-deck-shared-with = A deck for { $game } that was shared with you.
web-deck-copy = Keep a copy
web-deck-copy-text = Copy the text
web-deck-import-do = Import
web-deck-import = Bring in a deck as text
web-deck-import-help = One card on each line, by name in either language or by number, with a count: «3 Deep One Assault». The deck here is replaced.
web-deck-take-over = Take it over
web-deck-export-do = Export
web-deck-export = The deck as text
web-deck-as-text = To read, to send, to bring in again
web-deck-compact = In one line, for the terminal
web-deck-test-hand = Test hand
web-deck-drawn = { $count } of { $all } cards:
web-deck-again = Draw again
web-deck-save = Save deck
web-deck-save-draft = Save draft
web-deck-saved = Saved
web-deck-unnamed = Nameless deck
web-deck-name = Name of the deck
web-deck-deck = The deck
web-deck-size = { $found } cards of { $needed }
web-deck-legal = Legal: it can be played
web-deck-illegal = Not legal yet
web-deck-advice = { $count ->
    [one] Worth knowing
   *[other] Worth knowing: { $count }
}
web-deck-make-it = make it { $count }
web-deck-take-out = take it out
web-deck-empty-call = The deck is empty. Add cards with + and −, bring in a list, or begin with a ready-made deck. Two factions and some neutral cards are a good start.
web-deck-empty-heroes = The deck is empty. Add characters with + and −, at least six of each side, and choose three faction cards that reward them.
web-deck-views = What is shown
web-deck-view-list = Cards
web-deck-view-filters = Filters
web-deck-view-card = Card
web-deck-view-deck = Deck
web-deck-filters = What is looked for
web-deck-find = Search names and texts
web-deck-find-short = name, text, kind…
web-deck-found = { $found } of { $all } cards
web-deck-clear = clear
web-deck-nothing = No card is like that.
web-deck-factions = Factions
web-deck-type = Type
web-deck-cost = Cost
web-deck-keywords = Keywords
web-deck-icons-least = Icons, at least
web-deck-at-least = { $name }: at least { $count }
web-deck-themes = Theme decks
web-deck-sort = What it is
web-deck-sort-card = Characters
web-deck-sort-faction = Faction cards
web-deck-kind = Side
web-deck-points = Symbols
web-deck-cards = Cards
web-deck-by-name = Name
web-deck-by-count = In deck
web-deck-row = { $facts }; in the deck: { $count }
web-deck-less = One less of { $name }
web-deck-more = One more of { $name }
web-deck-raise = { $name } one place earlier
web-deck-card = The card
web-deck-in-deck = In the deck
web-deck-copies = { $count ->
    [one] one of it in its theme deck
   *[other] { $count } of it in its theme deck
}
web-deck-faction-card = Faction card
web-deck-provenance = Where it comes from
web-deck-related = In this deck
web-deck-speaks-of = { $card } ({ $count }) speaks of the kind “{ $subtype }”
web-deck-of-kind = of the kind “{ $subtype }”, of which it speaks: { $count }
web-deck-rewarded = two points more by the faction card { $faction }
web-deck-names = names { $card } ({ $count })
web-deck-named-by = is named by { $card } ({ $count })
web-deck-pictured = { $card }: { $count ->
    [0] not in the deck
   *[other] { $count } in the deck
}
web-deck-curve = Cards by cost
web-deck-curve-points = Characters by their symbols
web-deck-part-characters = characters
web-deck-part-supports = supports
web-deck-part-events = events
web-deck-part-hero = Heroes
web-deck-part-monster = Monsters
web-deck-part-neutral = Neutral
web-deck-split = What it is made of
web-deck-suns = Suns
web-deck-skulls = Skulls
web-deck-group-character = Characters
web-deck-group-support = Supports
web-deck-group-event = Events
web-deck-group-conspiracy = Conspiracies
web-deck-group-hero = Heroes
web-deck-group-monster = Monsters
web-deck-group-neutral = Neutral
web-deck-faction-agency = Agency
web-deck-faction-miskatonic = Miskatonic
web-deck-faction-syndicate = Syndicate
web-deck-faction-cthulhu = Cthulhu
web-deck-faction-hastur = Hastur
web-deck-faction-yog-sothoth = Yog-Sothoth
web-deck-faction-shub-niggurath = Shub-Niggurath
web-deck-faction-neutral = Neutral
web-deck-group-faction = Faction cards

## Lessons

web-lesson = Lesson
web-lesson-about = Each lesson is a real game that was written down. What is to be done is lit; you do it, and the lesson tells why.
web-lesson-you = You
web-lesson-far = { $number } of { $count }
web-lesson-said = What the lesson says
web-lesson-watch = Watch the others…
web-lesson-own = Your next move is made for you.
web-lesson-back = Back
web-lesson-next = Next
web-lesson-skip = Skip
web-lesson-more = Other lessons
web-lesson-others = { $count ->
    [one] One other option
   *[other] { $count } other options
}
web-lesson-not-here = You could do this in a game. In this lesson, do what is said below: it is lit on the board and in the list.
web-lesson-examples = Worked examples
web-lesson-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-lesson-done = Done
web-lesson-all = Lessons of all games

## The account

web-account = Your account
web-account-come = Come in
web-account-come-help = A name is enough. You play at once, and what you do stays yours as long as this browser remembers you.
web-account-come-do = Come in as a guest
web-account-me = You
web-account-guest = You are a guest, known to this browser only, since { $since }.
web-account-holder = You have an account: { $login }, since { $since }.
web-account-language = Language of what the server sends
web-account-save = Save
web-account-kept = Saved.
web-account-log-out = Log out
web-account-guest-lost = A guest cannot come back.
web-account-keep = Make it an account
web-account-keep-help = With a login and a password you come back from anywhere, and can play rated matches. Games, decks and name stay yours.
web-account-keep-do = Make it an account
web-account-login = Log in
web-account-login-help = If you have an account here already.
web-account-login-do = Log in
web-account-login-anyway = Log in all the same
web-account-login-name = Login
web-account-password = Password
web-account-new-password = New password, at least 8 letters
web-account-old-password = Present password
web-account-password-change = Password
web-account-password-help = All other sessions end when it changes.
web-account-password-kept = The password is changed; the other sessions have ended.
web-account-notices = When it is my turn
web-account-notices-help = If you are away for some time, the server can tell you that a table waits for you.
web-account-notices-on = tell me
web-account-email = By mail
web-account-code = The code from the mail we sent
web-account-confirm = Confirm the address
web-account-confirmed = The address is confirmed.
web-account-webhook = By a webhook (https)
web-account-sessions = Where you are logged in
web-account-sessions-help = End what is not yours or not needed any more.
web-account-here = here and now
web-account-seen = last seen { $when }
web-account-unknown-browser = A browser without a name
web-account-end = End
web-account-ratings = How well you play
web-account-ratings-help = Only rated matches between people with accounts count. The first number is the guess, the second how unsure it still is.
web-account-played = { $count ->
    [one] one match
   *[other] { $count } matches
}
web-account-no-ratings = No rated match yet.
web-account-data = What is yours
web-account-data-help = Everything the server keeps about you, as a file; or all of it gone.
web-account-export = Download my data
web-account-delete = Delete me
web-account-delete-help = Name, login, addresses, decks and ratings go at once and for good. Matches, and what you said at their tables, stay for those who played them with you, under nobody’s name.
web-account-delete-do = Delete for good

## About

web-about-title = What this is
web-about-lead = One table for four games of the mythos, for people and bots, in the browser and in the terminal. Every rule is a numbered statement; the program plays by them, cites them, and is tested against them.
web-about-unofficial = Fhtagn is an unofficial work of players, made for the love of these games. No publisher, designer or artist of them has made, endorsed or supported it. The names of games, factions and cards belong to their owners and only say which game is meant. No sentence of a rulebook, no printed text and no artwork is copied.
web-about-fair = Fair play
web-about-fair-help = What help is allowed where. What a table decides is agreed before it begins.
web-about-help = Help
web-about-at-bots = against bots
web-about-at-friendly = with people
web-about-at-rated = rated
web-about-answer-yes = yes
web-about-answer-table = the table decides
web-about-answer-no = no
web-about-help-rules = Rules, guide, “why not?”
web-about-help-odds = Odds of the dice, from what you may know
web-about-help-log = The log of what you have seen
web-about-help-undo = Taking back, as long as nothing was learned
web-about-help-hint = A hint from the strongest bot
web-about-help-stand-in = A bot plays for whoever stays away
web-about-help-watchers = Watchers, who see only what is open
web-about-help-program = A program of your own that chooses your moves
web-about-help-secrets = Telling others what only you can see
web-about-dice = Dice and shuffles come from a seed that is fixed before the start: its hash is shown at once, the seed itself after the end, and your browser can check that nothing was chosen afterwards.
web-about-privacy = What is kept about you
web-about-privacy-kept = Your name, your games with their moves and talk, your decks and ratings, and when your browser was last here. With an account also a login and the password as a hash that cannot be turned back; mail address and webhook only if you give them.
web-about-privacy-cookie = One cookie says who you are. Language, theme and pace lie in your browser. There is no tracking and no advertising.
web-about-privacy-nobody = Nothing is loaded from elsewhere and nothing is passed on. Addresses of the net are counted in memory against misuse, and not written down.
web-about-privacy-forgotten = Guests who stay away for months and sit at no table are forgotten by themselves.
web-about-privacy-yours = You can take everything along as a file, and delete yourself at any time; matches and what was said at them then stay under nobody’s name.
web-about-credits = Whose work this rests on
web-about-icons = Icons
web-about-icons-by = Icons made by { $authors }.
web-about-icons-changed = Their colours and sizes are changed, some are turned.
web-about-icon-names = All icons that are used here, by name
web-about-fonts = Typefaces
web-about-libraries = Libraries of the client
web-about-notice = Those of the server are listed in the file NOTICE.md of the program.
web-about-drawn = Drawn by us
web-about-drawn-help = Emblems, maps, gates, towers, patterns of the cards and all words of the rules and cards.
web-about-versions = Versions
web-about-schema = Database
web-about-rules-version = rules { $rules }, cards and maps { $content }
web-about-icons-home = game-icons.net
web-about-icons-licence = CC BY 3.0
web-about-fonts-licence = SIL Open Font License 1.1

## Several screens
web-passes = Pass by itself when I can do nothing
web-sealed = Your answer lies face down. You may change it until everybody has answered.
web-screens = Screens
web-screens-help = Play on several screens: one shows the board to everybody, your phone holds your hand.
web-screen-table = Everything here
web-screen-board = Only the board here
web-screen-hand = Only my hand here
web-phone = My phone as my hand
web-phone-help = Open this on your phone. It lets in one device, within ten minutes, and that device is then you.
web-phone-known = On this device you are { $name }. If you go on, you will be the person from the other screen here; a guest cannot come back.
web-phone-enter = Come in from the other screen

## What is read of the log, and what happened meanwhile

web-log-filter = What to read of it
web-log-of-all = All
web-log-of-since = Since my turn
web-log-of-battles = Battles
web-log-of-dice = Dice, Signs
web-log-of-stories = Stories
web-log-of-plays = Cards
web-log-word = Search
web-log-empty = Nothing has happened yet.
web-log-nothing = There is nothing of this here.
web-log-rules = The rules for this: { $rules }
web-tab-card = Reference
web-away = While you were away
web-away-count = { $count ->
    [one] One thing happened while you were away
   *[other] { $count } things happened while you were away
}
web-away-again = Show it
web-away-mark = you were away from here on
