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

## Стол

web-close = Закрыть
web-tab-guide = Памятка
web-tab-rules = Правила
web-tab-chat = Разговор
web-tab-menu = Меню
web-all-rules = Все правила, пункт за пунктом
web-search-rules = Искать в правилах
web-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
web-narrow = Добавьте слов, чтобы сузить поиск.
web-ruling = наше толкование
web-chat-empty = Пока никто ничего не сказал.
web-chat-say = Скажите что-нибудь
web-send = Сказать
web-mute = Не слышать: { $name }
web-pace = Как быстро ходят другие
web-pace-0 = сразу
web-pace-500 = бодро
web-pace-1000 = спокойно
web-pace-2000 = медленно
web-since-mine = Показать ещё раз, что было после моего хода
web-signals = Когда наступает мой ход
web-sound = колокол
web-titles = написать в заголовке окна
web-look = Как всё выглядит
web-theme-abyss = Бездна (тёмная)
web-theme-parchment = Пергамент (светлая)
web-language-en = English
web-language-ru = Русский
web-people = Кто за столом
web-is-bot = бот
web-stand-in = вышел; до возвращения играет бот
web-present = здесь
web-absent = вышел
web-claim = Пусть за него играет бот
web-watchers = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
    [many] Смотрят { $count } человек.
   *[other] Смотрят { $count } человека.
}
web-watched = другим можно смотреть
web-besides = Помимо игры
web-ask-undo = Попросить вернуться к моему последнему решению
web-ask-abort = Предложить закончить без результата
web-wrong = Что-то не так
web-wrong-help = Записывает файл: версии, мои ходы и то, что я вижу. Его открывает «fhtagn replay»; он пригодится тем, кто исправляет ошибки.
web-fair = Кубики предрешены: хеш их зерна — { $commitment }. В конце оно откроется.
web-offer = Просьба
web-offer-undo = { $seat-is ->
    [me] Вы просите вернуться к вашему последнему решению.
   *[other] { $seat } просит вернуться к своему последнему решению.
}
web-offer-abort = { $seat-is ->
    [me] Вы предлагаете закончить партию без результата.
   *[other] { $seat } предлагает закончить партию без результата.
}
web-agree = Согласиться
web-refuse = Отказать
web-withdraw = Передумать
web-thinking = Бот думает за вас…
web-advice = Сильнейший бот сделал бы так:
web-do-it = Сделать
web-not-now = Сейчас нельзя
web-not-asked-for = Сейчас решается другое.
web-not-your-decision = Сейчас решаете не вы.
web-curtain = { $name }, стол ваш
web-curtain-help = Передайте экран и откройте занавес. Другие не должны смотреть.
web-uncover = Я один: открыть
web-title = { $game } · Фхтагн
web-title-turn = ● Ваш ход · { $game }

## Конец

web-result = Итог
web-won = { $names-count ->
    [0] Никто не победил
    [one] Победа: { $names }
    [few] Победа: { $names }
    [many] Победа: { $names }
   *[other] Победа: { $names }
}
web-aborted = Закончено без результата
web-rematch = Реванш
web-replay = Запись
web-share = Поделиться
web-look-at-board = Посмотреть на поле

## Игры

web-game-duel = Войны Ктулху: Дуэль
web-game-fate = Судьба Древних Богов
web-game-call = Зов Ктулху
web-game-heroes = Монстры против Героев
web-bot = Бот { $number }
