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

## The games

web-game-duel = Cthulhu Wars: Duel
web-game-fate = Fate of the Elder Gods
web-game-call = Call of Cthulhu
web-game-heroes = Monsters vs Heroes
web-bot = Bot { $number }
