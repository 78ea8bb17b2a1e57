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
web-why-not = Why not something else?
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
web-tab-chat = Talk
web-tab-menu = Menu
web-all-rules = All rules, statement by statement
web-search-rules = Search the rules
web-found = { $count ->
    [one] One statement
   *[other] { $count } statements
}
web-narrow = More words narrow it down.
web-ruling = our ruling
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
web-rematch = Rematch
web-replay = Replay
web-share = Share
web-look-at-board = Look at the board

## The games

web-game-duel = Cthulhu Wars: Duel
web-game-fate = Fate of the Elder Gods
web-game-call = Call of Cthulhu
web-game-heroes = Monsters vs Heroes
web-bot = Bot { $number }
