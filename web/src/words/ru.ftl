### Слова браузера. Слова игр лежат у игр, слова дома — в src/fhtagn/text.

web-name = Фхтагн
web-loading = Открываем стол…
web-lost = Здесь ничего нет
web-lost-help = Ссылка устарела или набрана с ошибкой.
web-home = На первую страницу
web-guest = Гость
web-headline = Звёзды сошлись. Садитесь за стол.
web-play-now = Играть сейчас
web-tools = Инструменты
web-theme = Светлая или тёмная
web-language = Язык
web-line-lost = Связь потеряна. Пробуем снова…

## Вопрос

web-prompt = Что решается
web-your-decision = Ваше решение
web-decision-of = Решает { $name }
web-showing = { $count ->
    [one] Ещё { $count } шаг
    [few] Ещё { $count } шага
    [many] Ещё { $count } шагов
   *[other] Ещё { $count } шага
}
web-skip = Показать всё
web-undo = Вернуть ход
web-hint = Подсказка
web-why-not = Почему нельзя другое?
web-ways = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}
web-confirm = Вы уверены?
web-final = Это нельзя будет вернуть.
web-no = Нет
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

## Журнал

web-log = Что произошло
web-log-all = { $count ->
    [one] Ещё { $count } строка раньше
    [few] Ещё { $count } строки раньше
    [many] Ещё { $count } строк раньше
   *[other] Ещё { $count } строки раньше
}

## Игры

web-game-duel = Войны Ктулху: Дуэль
web-game-fate = Судьба Древних Богов
web-game-call = Зов Ктулху
web-game-heroes = Монстры против Героев
web-bot = Бот { $number }
