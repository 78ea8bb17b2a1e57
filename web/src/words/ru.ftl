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
web-line-closed = Связь закрыта. Загрузите страницу заново.
web-line-refused = Сервер отвечает, но не открывает связь со столом. Причину найдёт его хозяин: в журнале сервера или в прокси перед ним. Пробуем снова…

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
web-why-not = Почему нельзя?
web-is-lit = можно выбрать
web-is-picked = выбрано
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
web-tab-guide = Руководство
web-tab-rules = Правила
web-tab-why = Почему нельзя?
web-nothing-refused = Сейчас можно всё.
web-tab-chat = Разговор
web-tab-menu = Меню
web-all-rules = Все правила, пункт за пунктом
web-all-lessons = Первая партия с подсказками и разобранные примеры
web-search-rules = Искать в правилах
web-found = { $count ->
    [one] { $count } пункт
    [few] { $count } пункта
    [many] { $count } пунктов
   *[other] { $count } пункта
}
web-narrow = Добавьте слов, чтобы сузить поиск.
web-ruling = наше толкование
web-example = Пример: { $title }
web-example-play = Пройти по шагам на поле
web-new-talk = Разговор: кто-то что-то сказал
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
web-wrong-words = Что не так?
web-wrong-save = Сохранить файл
web-wrong-saved = Сохранено. Отправьте файл тем, кто может помочь.
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
web-uncovered = Что у кого было
web-rematch = Реванш
web-replay = Запись
web-share = Поделиться
web-look-at-board = Посмотреть на поле

## Страницы

web-pages = Страницы
web-my-games = Мои игры
web-learn = Учиться
web-decks = Колоды
web-nobody = Войти
web-no-answer = нет ответа
web-about = О проекте и авторах
web-unofficial = Сделано игроками; с издателями игр не связано.
web-unreached = Сервер не отвечает. Попробуйте ещё раз чуть позже.
web-more = Показать ещё

## Первая страница

web-promise = Четыре игры по мифам за одним столом: с другом или с ботом, который объясняет ходы. Без регистрации и установки.
web-invited = Вас пригласили? Вставьте ссылку
web-join-link = По ссылке
web-games = Игры
web-about-duel = Два культа рвут мир на части. Врата, армии, Великие Древние.
web-about-fate = Культы спешат призвать своего бога, пока путь не запечатан.
web-about-call = Три истории, два разума и все значки борьбы.
web-about-heroes = За столом скрытые стороны. Кому вы помогли на самом деле?
web-players-minutes = игроков: { $players } · { $minutes } мин
web-create = Создать стол
web-first-game = Первая партия с подсказками
web-open-tables = Открытые столы
web-all-games = все игры
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
web-join = Сесть
web-watched-tables = Можно посмотреть
web-no-tables = Сейчас никто не ждёт. Создайте стол, и друг придёт по ссылке.

## Новый стол

web-seats = Кто играет
web-how-many = Игроков
web-seat = Место { $number }
web-participant-mine = я, за этим экраном
web-participant-bot = бот
web-participant-invited = тот, у кого моя ссылка
web-participant-open = кто придёт
web-participant-person = кто-то
web-bot-level = Как играет
web-level-random = беспечно: ходит как придётся
web-level-greedy = внимательно: взвешивает каждый ход
web-your-colour = Цвет
web-colour-teal = бирюзовый, осьминог
web-colour-crimson = багряный, луна
web-colour-amber = янтарный, компас
web-colour-violet = лиловый, ключ
web-colour-azure = лазурный, перо
web-colour-moss = болотный, огонёк
web-colour-rose = розовый, якорь
web-colour-ash = пепельный, песочные часы
web-taken-colour = { $name }: уже занят
web-draw-seats = места по жребию
web-game-options = Игра
web-manners = Как играем
web-clock = Время
web-clock-none = без часов
web-clock-brisk = 30 секунд на решение, запас 10 минут
web-clock-calm = 2 минуты на решение, запас 30 минут
web-clock-day = сутки на каждое решение
web-clock-week = неделя на каждое решение
web-undo-policy = Возврат ходов
web-undo-free = сразу, пока никто ничего не узнал
web-undo-consent = с согласия остальных
web-undo-none = никогда
web-listed = показывать среди открытых столов
web-rated = считать для рейтинга
web-hints = с подсказками бота
web-your-name = Ваше имя
web-table-of = Стол игрока { $name }
web-status-open = ждёт игроков
web-status-playing = идёт игра
web-status-finished = сыграно
web-status-aborted = закончено без результата
web-status-closed = закрыт
web-sit-here = Сесть сюда
web-seat-bot = Посадить бота
web-free-seat = Освободить место
web-invite = Пригласить ссылкой
web-start = Начать
web-close-table = Закрыть стол
web-leave = Уйти
web-wait-for-host = Хозяин начнёт, когда все соберутся.
web-watch = Смотреть
web-seats-free = Есть свободные места. Пригласите кого-нибудь или посадите ботов.
web-invitation = Приглашение
web-invitation-help = Кто откроет эту ссылку, сможет сесть за стол, один раз. Она показана только здесь и сейчас.
web-copy = Скопировать
web-copied = Скопировано
web-copy-by-hand = Браузер не даёт скопировать. Выделите и скопируйте сами.
web-qr = Ссылка в виде кода
web-link-only-here = Эту ссылку откроет только этот компьютер: других сервер не слушает. Запущенный командой «fhtagn serve --host 0.0.0.0», он открыт и для остальных.
web-invited-to = { $name } зовёт вас: { $game }
web-you-are = Вы входите как { $name }.
web-sit-down = Сесть за стол

## Мои игры

web-no-games = Вы пока ни во что не играете.
web-group-waits = Ждут вас
web-group-playing = Идут
web-group-open = Не начаты
web-group-over = Закончены
web-open-waits = Играть
web-open-playing = Взглянуть
web-open-open = Открыть
web-open-over = Запись
web-rules-of = Правила: { $game }

## Игры

web-game-duel = Войны Ктулху: Дуэль
web-game-fate = Судьба Древних Богов
web-game-call = Зов Ктулху
web-game-heroes = Монстры против Героев
web-and-more = и ещё { $count }
web-name-of-seat = { $name } ({ $number })
web-bot = Бот { $number }

## Heroes

web-heroes-phases = Ход партии
web-heroes-phase-cry = Возглас
web-heroes-phase-exchange = Обмен рук
web-heroes-phase-turns = Ходы
web-heroes-phase-additional = Дополнительный ход
web-heroes-phase-count = Подсчёт
web-heroes-rivals = Соперники
web-heroes-centre = Колода и сброс
web-heroes-own-area = Ваша область
web-heroes-you = Вы
web-heroes-area = { $name }: { web-heroes-suns }, { web-heroes-skulls }, { $hand ->
    [one] { $hand } карта в руке
    [few] { $hand } карты в руке
    [many] { $hand } карт в руке
   *[other] { $hand } карты в руке
}
web-heroes-hand = В руке: { $count }
web-heroes-suns = { $suns ->
    [one] { $suns } солнце
    [few] { $suns } солнца
    [many] { $suns } солнц
   *[other] { $suns } солнца
}
web-heroes-skulls = { $skulls ->
    [one] { $skulls } череп
    [few] { $skulls } черепа
    [many] { $skulls } черепов
   *[other] { $skulls } черепа
}
web-heroes-card = { $card }, { $kind ->
    [hero] Герой, { web-heroes-suns }
    [monster] Монстр, { web-heroes-skulls }
   *[neutral] нейтральная карта
}{ $count ->
    [1] { "" }
   *[other] , копий: { $count }
}
web-heroes-kind-hero = Герой
web-heroes-kind-monster = Монстр
web-heroes-kind-neutral = Нейтральная
web-heroes-side-hero = Герои
web-heroes-side-monster = Монстры
web-heroes-faction = Карта фракции: { $faction }, { $side ->
    [hero] Герои
   *[monster] Монстры
}. По два очка сверх того за карты { $cards }
web-heroes-faction-known = Вы знаете эту карту фракции: { $faction }, { $side ->
    [hero] Герои
   *[monster] Монстры
}
web-heroes-faction-hidden = Тайная карта фракции
web-heroes-secret = { $count ->
    [one] Ваша тайная фракция
    [few] Ваши тайные фракции
    [many] Ваши тайные фракции
   *[other] Ваши тайные фракции
}
web-heroes-now = сейчас
web-heroes-counted-hero = { web-heroes-suns } − { web-heroes-skulls } + { $bonus } фракция
web-heroes-counted-monster = { web-heroes-skulls } − { web-heroes-suns } + { $bonus } фракция
web-heroes-by = по карте «{ $faction }»
web-heroes-no-specials = без особых свойств карт
web-heroes-here = сюда
web-heroes-deck-all = колода
web-heroes-deck-mine = ваша колода
web-heroes-deck-other = колода соперника
web-heroes-discard = сброс { $count }
web-heroes-discard-open = { $count ->
    [one] Сброс, { $count } карта. Посмотреть
    [few] Сброс, { $count } карты. Посмотреть
    [many] Сброс, { $count } карт. Посмотреть
   *[other] Сброс, { $count } карты. Посмотреть
}
web-heroes-nothing = Здесь ничего нет.
web-heroes-more = ещё { $count }
web-heroes-close = Закрыть
web-heroes-order = Порядок хода
web-heroes-your-turn = Ваш ход.
web-heroes-turn-of = Ходит { $name }.
web-heroes-thin = Колода на исходе
web-heroes-thin-base = { $count ->
    [one] Осталась { $count } карта. Игра кончится, как только её возьмут.
    [few] Остались { $count } карты. Игра кончится, как только возьмут последнюю.
    [many] Осталось { $count } карт. Игра кончится, как только возьмут последнюю.
   *[other] Осталось { $count } карты. Игра кончится, как только возьмут последнюю.
}
web-heroes-thin-duel = { $count ->
    [0] Колода пуста: после дополнительного хода — подсчёт.
    [one] В колоде осталась { $count } карта. Кто её возьмёт, оставит сопернику ещё один ход.
    [few] В колоде остались { $count } карты. Кто возьмёт последнюю, оставит сопернику ещё один ход.
    [many] В колоде осталось { $count } карт. Кто возьмёт последнюю, оставит сопернику ещё один ход.
   *[other] В колоде осталось { $count } карты. Кто возьмёт последнюю, оставит сопернику ещё один ход.
}
web-heroes-seen-deck = Верх колоды, который вы знаете
web-heroes-seen-hand = Рука, которую вы смотрите
web-heroes-cry = Ктулху фхтагн!
web-heroes-cry-help = Кто воскликнет первым, тот и начинает.
web-heroes-cry-heard = Вы воскликнули. Стол слушает остальных…
web-heroes-tab-decide = Решение
web-heroes-tab-log = Журнал
web-heroes-end-player = Игрок
web-heroes-end-faction = Фракция, раскрыта
web-heroes-end-area = Область
web-heroes-end-suns = Солнца
web-heroes-end-skulls = Черепа
web-heroes-end-bonus = Фракция
web-heroes-end-special = Особое
web-heroes-end-total = Итог
web-heroes-end-tie = При равенстве очков выше тот, чей ход был позже.
web-heroes-end-hands = Руки сброшены без очков

## Судьба Древних Богов

web-fate-step-use = применить
web-fate-step-straighten = выпрямить
web-fate-step-move = ход
web-fate-step-investigators = следователи
web-fate-step-place = выставить
web-fate-step-control = контроль
web-fate-step-base = базовое
web-fate-step-bonus = действие контроля
web-fate-step-prepare = заклинание
web-fate-step-draw = добор
web-fate-step-raid = рейд
web-fate-way-card = одна карта
web-fate-way-pair = пара карт
web-fate-way-gate = Врата
web-fate-way-both = Врата или пара
web-fate-would-follow = { $count ->
    [one] За вами пойдёт { $count } Следователь
    [few] За вами пойдут { $count } Следователя
    [many] За вами пойдут { $count } Следователей
   *[other] За вами пойдут { $count } Следователей
}
web-fate-would-control = Контроль будет ваш
web-fate-control-die = Кубик на Контроль
web-fate-piece = Отголосок Судьбы
web-fate-piece-of = Отголосок Судьбы: { $name }
web-fate-piece-investigators = Отголосок Судьбы Следователей
web-fate-minion-of = Ми-Го: { $name }
web-fate-controlled = Контроль: { $name }
web-fate-storm = Зимний Ураган рубашкой вверх
web-fate-column = Астральная Колонка
web-fate-back = Заклинание рубашкой вверх, символ { $symbol }
web-fate-cost = цена: { $cost }
web-fate-less = На одного меньше
web-fate-figures = { $name }, { $place-in }: { $count ->
    [one] { $count } Культист
    [few] { $count } Культиста
    [many] { $count } Культистов
   *[other] { $count } Культиста
}
web-fate-supply = Следователей в запасе: { $count }
web-fate-monsters = Монстры · { $count }
web-fate-artifacts = Артефакты · { $count }
web-fate-storms = Ураганы { $count }
web-fate-discarded = Сброшенные Заклинания
web-fate-close = Закрыть
web-fate-meter = { $count ->
    [one] { $count } Следователь в Сторожке; пятеро — это Рейд
    [few] { $count } Следователя в Сторожке; пятеро — это Рейд
    [many] { $count } Следователей в Сторожке; пятеро — это Рейд
   *[other] { $count } Следователя в Сторожке; пятеро — это Рейд
}
web-fate-tilted = склонён
web-fate-use-tilt = склонить
web-fate-use-destroy = один раз
web-fate-monster = { $monster }: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
web-fate-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
    [many] { $count } жетонов
   *[other] { $count } жетона
}
web-fate-captives = { $name }: { $count ->
    [one] { $count } пленник
    [few] { $count } пленника
    [many] { $count } пленников
   *[other] { $count } пленника
}
web-fate-no-god = Бог ещё не выбран
web-fate-hand = рука
web-fate-reserve = резерв
web-fate-investigators = Следователи
web-fate-solo-level = уровень: { $level }
web-fate-their-piece = Их Отголосок: { $place }
web-fate-curse-counter = Проклятия: пятое — поражение
web-fate-their-turns = Что они сделали
web-fate-curse-unread = Проклятие { $number }, не прочитано
web-fate-free-slot = свободно
web-fate-storm-held = вы смотрели
web-fate-storms-known = Зимние Ураганы
web-fate-held-on = на игрока { $name }
web-fate-no-relics = ни Артефактов, ни Монстра
web-fate-own-reserve = Резерв: готовые Заклинания
web-fate-own-relics = Артефакты, Монстр, Проклятия
web-fate-roll = Последний бросок
web-fate-faces = { $count } × { $face }
web-fate-then-signs = { $count ->
    [one] +{ $count } Знак Древних
    [few] +{ $count } Знака Древних
    [many] +{ $count } Знаков Древних
   *[other] +{ $count } Знака Древних
}
web-fate-then-steps = { $count ->
    [one] { $count } шаг вперёд
    [few] { $count } шага вперёд
    [many] { $count } шагов вперёд
   *[other] { $count } шага вперёд
}
web-fate-then-sacrificed = { $count ->
    [one] пожертвован { $count } Культист
    [few] пожертвованы { $count } Культиста
    [many] пожертвовано { $count } Культистов
   *[other] пожертвовано { $count } Культиста
}
web-fate-then-recalled = { $count ->
    [one] вернулся { $count } Культист
    [few] вернулись { $count } Культиста
    [many] вернулись { $count } Культистов
   *[other] вернулись { $count } Культиста
}
web-fate-progress = Что происходит
web-fate-just-this = Только это
web-fate-tab-decide = Решить
web-fate-tab-table = Стол
web-fate-tab-lodges = Сторожки
web-fate-tab-dice = Кубики
web-fate-tab-log = Журнал
web-fate-luck = { $count ->
    [one] { $count } кубик: выпало / ожидалось
    [few] { $count } кубика: выпало / ожидалось
    [many] { $count } кубиков: выпало / ожидалось
   *[other] { $count } кубика: выпало / ожидалось
}
web-fate-missing = не хватает:
web-fate-unseen = не показано

## Дуэль

web-duel-you = Вы
web-duel-your-turn = Ваш ход
web-duel-their-turn = Ходит
web-duel-sheet-of = Планшет фракции: { $name }
web-duel-no-faction = Фракция ещё не выбрана.
web-duel-map-pool = поле+рез.
web-duel-cost = цена
web-duel-dice = куб.
web-duel-unit-label = { $unit }: на поле { $map }, в резерве { $pool }
web-duel-sign = Знак Древних на { $value }: открыть
web-duel-signs-hidden = { $count ->
    [one] { $count } закрытый Знак Древних
    [few] { $count } закрытых Знака Древних
    [many] { $count } закрытых Знаков Древних
   *[other] { $count } закрытого Знака Древних
}
web-duel-decay = Увяд.
web-duel-ritual-price = Цена ритуала конца света: { $price }
web-duel-legend-legal = можно
web-duel-legend-chosen = выбрано
web-duel-legend-last = последний ход
web-duel-land = суша
web-duel-water = вода
web-duel-gate-free = свободные врата
web-duel-gate-of = врата: { $name }
web-duel-gate-under-tower = врата под тёмной башней
web-duel-gate-in = Врата: { $at }
web-duel-tower = тёмная башня
web-duel-march = { $count ->
    [one] Идёт { $count } фигура: выберите зону
    [few] Идут { $count } фигуры: выберите зону
    [many] Идут { $count } фигур: выберите зону
   *[other] Идут { $count } фигуры: выберите зону
}
web-duel-march-price = Энергии { $count }, останется { $left }. Ещё щелчок по стопке — ещё фигура.
web-duel-march-off = Отменить
web-duel-march-halted = Перешло { $done } из { $all }: дальше ход уже невозможен.
web-duel-battle-in = Бой: { $at }
web-duel-battle-steps = Шаги боя
web-duel-step-declare = Объявить
web-duel-step-prepare = Перед боем
web-duel-step-roll = Бросок
web-duel-step-assign = Раздать
web-duel-step-retreat = Отступить
web-duel-attacker = нападает
web-duel-defender = обороняется
web-duel-nobody-left = Здесь никого не осталось.
web-duel-put-aside = К карте
web-duel-back = Назад
web-duel-fight = В бой · 1
web-duel-dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
web-duel-dice-key = 6 смерть · 4–5 боль
web-duel-rolled = Кубиков { $dice }: «смерть» { $kills }, «боль» { $pains }
web-duel-kills-dealt = Ваши «смерти»
web-duel-kills-taken = Их «смерти»
web-duel-odds-kill = хотя бы одна «смерть»
web-duel-odds-hold = зона остаётся за вами
web-duel-odds-suffer = вам выпадет «смерть»
web-duel-odds-doom = судьбы в среднем
web-duel-odds-note = Точные шансы; способности по выбору не применяются.
web-duel-odds-none = Каждая 6 — «смерть», каждые 4 и 5 — «боль».
web-duel-choose-book = Выберите гримуар
web-duel-nearer = Ближе
web-duel-farther = Дальше
web-duel-tab-decide = Решение
web-duel-tab-sheets = Планшеты
web-duel-tab-log = Журнал
web-duel-end-points = Все очки по источникам
web-duel-end-total = Итого
web-duel-end-rounds = Судьба по раундам
web-duel-end-signs = Знаки Древних
web-duel-end-luck = Удача кубиков
web-duel-end-kills = «смертей» { $kills } на { $dice ->
    [one] { $dice } кубике
    [few] { $dice } кубиках
    [many] { $dice } кубиках
   *[other] { $dice } кубиках
}, ожидалось { $expected }

## Call

web-call-type-character = Персонаж
web-call-type-support = Поддержка
web-call-type-event = Событие
web-call-type-conspiracy = Заговор
web-call-type-story = История
web-call-unique = уникальная
web-call-no-text = Без текста.
web-call-cost = стоимость { $cost ->
    [-1] X
   *[other] { $cost }
}
web-call-copy = № { $number }
web-call-wins-story = { $count ->
    [one] Нужен { $count } жетон
    [few] Нужно { $count } жетона
    [many] Нужно { $count } жетонов
   *[other] Нужно { $count } жетона
}
web-call-wounds = раны: { $count } из { $most }
web-call-blank = без текста
web-call-held = под чужим контролем; владелец: { $owner }
web-call-aimed = цель эффекта { $number }
web-call-story-said = История «{ $story }»; жетоны: ваши { $mine }, соперника { $theirs }; навык { $first } против { $second }
web-call-tokens = { $seat }: жетонов { $count } из { $most }
web-call-committed-by = Вовлечены: { $seat }
web-call-nobody = никого
web-call-more = { $count ->
    [one] ещё { $count } персонаж
    [few] ещё { $count } персонажа
    [many] ещё { $count } персонажей
   *[other] ещё { $count } персонажа
}
web-call-struggles = Борьба и навык
web-call-struggle-added = добавлена картой
web-call-struggle-removed = убрана картой
web-call-struggle-fought = уже прошла
web-call-resolved = разрешена
web-call-verdict-unopposed = успех без сопротивления
web-call-verdict-success = успех по навыку
web-call-verdict-fast = Быстрота решает: успех
web-call-verdict-tie = ничья: нет успеха
web-call-verdict-failure = нет успеха
web-call-in-play = { $seat }: карты в игре
web-call-hand = { $seat }: рука
web-call-domain-said = Домен { $number }, ресурсов { $worth }{ $drained ->
    [yes] , иссушён
   *[no] { "" }
}
web-call-added-domain = домен из колоды
web-call-drained = иссушён
web-call-bot = бот
web-call-active = ходит
web-call-hand-count = карты в руке
web-call-deck-count = карты в колоде
web-call-discard-count = карты в сбросе
web-call-won = Историй выиграно, до { $count }
web-call-story-deck = Колода историй
web-call-in-force = Действует
web-call-pending = Цепочка, новейшее сверху
web-call-interrupts = прерывает
web-call-cancelled = отменено
web-call-gather = Вовлечение персонажей
web-call-gathered = { $count ->
    [one] Вовлечён { $count } персонаж
    [few] Вовлечены { $count } персонажа
    [many] Вовлечено { $count } персонажей
   *[other] Вовлечено { $count } персонажа
}
web-call-gather-how = Выберите готовых персонажей, затем историю. Остальные останутся.
web-call-gather-where = Теперь укажите историю.
web-call-done = Готово
web-call-rest = Пропускать до конца хода
web-call-resting = Пропускаю до конца хода…
web-call-phases = Фазы и окна действий
web-call-commits = { $seat-is ->
    [me] вы вовлекаете
   *[other] { $seat } вовлекает
}
web-call-resolve = разрешение
web-call-window = Окно: { $name }. { $now ->
    [yes] Открыто сейчас.{ " " }
   *[no] { "" }
}{ $stop ->
    [yes] Я здесь останавливаюсь (S).
   *[no] Пропускается само (S).
}
web-call-stops-about = В отмеченных окнах вас спросят, в остальных вы пасуете сами, что бы ни было на руке.
web-call-hand-of = Рука: { $count }
web-call-piles = Карты: { $seat }
web-call-close = Закрыть
web-call-unknown = Ничего не известно.
web-call-sheet = Вы смотрите карты
web-call-fold = Свернуть
web-call-unfold = Развернуть
web-call-set-aside = Уже отложены:
web-call-factions = Выберите фракции
web-call-about-agency = Полиция и агенты: бой, оружие, раны
web-call-about-miskatonic = Учёные: расследование и карты
web-call-about-syndicate = Преступники: отнимают навык, утомляют
web-call-about-cthulhu = Глубоководные: сила и разрушение
web-call-about-hastur = Безумие, ужас, отмена чужого
web-call-about-yog-sothoth = Заклинания, сброс, врата
web-call-about-shub-niggurath = Чудовища и потомство: числом и ростом
web-call-won-of = { $count } из { $most }
web-call-tokens-on = { $story }: жетонов { $count } из { $most }
web-call-left = В руке { $hand }, в колоде { $deck }, в сбросе { $discard }
web-call-tab-decide = Решение
web-call-tab-chain = Эффекты
web-call-tab-log = Журнал
web-call-tab-stops = Окна

## Просмотр партии

web-replay-past = Это уже сыграно. Листайте дальше или продолжите отсюда за своим столом.
web-replay-where = { $number } из { $count }
web-replay-scrubber = Шаг партии
web-replay-run = Показывать
web-replay-pause = Пауза
web-replay-back = На шаг назад
web-replay-on = На шаг вперёд
web-replay-turn-back = К прошлому ходу
web-replay-turn-on = К следующему ходу
web-replay-eyes = Чьими глазами
web-replay-watcher = Зритель: только открытое
web-replay-tab-steps = Шаги
web-replay-tab-share = Поделиться и продолжить
web-replay-tab-fair = Честна ли случайность?
web-replay-tab-result = Итог
web-replay-go = К шагу { $number }. { $name }
web-replay-by-clock = время вышло
web-replay-beginning = Начало.
web-replay-link = Ссылка на этот момент
web-replay-link-about = Она откроет партию на этом шаге, теми же глазами.
web-replay-fork = Продолжить отсюда
web-replay-fork-about = Новый стол начнётся после шага { $number }. Вы займёте место, остальные займут боты. Кубики и карты останутся от этой партии.
web-replay-fork-seat = Место
web-replay-fork-go = Играть с ботами
web-replay-fork-end = Здесь партия окончена. Вернитесь назад, чтобы продолжить с другого момента.
web-replay-fork-later = Когда партия закончится, её можно будет продолжить с любого момента.
web-replay-record = Запись партии
web-replay-record-about = Вся партия одним файлом. «fhtagn replay» покажет её, «fhtagn verify» проверит.
web-replay-record-save = Сохранить запись
web-replay-record-later = Запись можно будет сохранить, когда партия закончится.
web-replay-origin = Эта партия продолжает другую с шага { $number }.
web-replay-fair-about = До первого хода сервер показал печать своего тайного зерна; после этого браузер каждого игрока добавил своё значение. Кубики, карты и места получены из того и другого вместе, поэтому никто не мог выбрать их один. Сейчас ваш браузер посчитает это заново, не спрашивая сервер.
web-replay-fair-later = Сервер покажет зерно, когда партия закончится. Тогда это можно будет проверить здесь.
web-replay-fair-unsafe = Браузер может проверить это только по https или на самом компьютере сервера: по простому http он не даёт нужных средств. Сохраните запись и запустите «fhtagn verify».
web-replay-fair-checking = Проверяем…
web-replay-verdict-fair = Случайность честна: зерно подходит к печати, а кубики и карты получены из него и значений игроков.
web-replay-verdict-fair-in-itself = Запись сходится сама с собой: зерно подходит к печати в ней, а кубики и карты получены из него и значений игроков.
web-replay-verdict-seal-is-another = Печать в этой записи не та, которую этому браузеру показали до начала. Не доверяйте этой партии.
web-replay-verdict-value-is-missing = Значения, которое послал этот браузер, в записи нет. Если вы не посылали другого с другого устройства, не доверяйте этой партии.
web-replay-verdict-seats-are-others = Места разыграны не из этого зерна и этих значений. Не доверяйте этой партии.
web-replay-verdict-seed-is-another = Это не то зерно, печать которого сервер показал до начала. Не доверяйте этой партии.
web-replay-verdict-secret-is-another = Зерно и значения дают другую случайность, не ту, с которой играли. Не доверяйте этой партии.
web-replay-fair-kept = { $count ->
    [0] Сравнено с печатью, которую этот браузер хранит с тех пор, как партия ещё не началась. Своего значения для этой партии он не посылал.
    [one] Сравнено с тем, что этот браузер хранит с тех пор, как партия ещё не началась: с печатью и с { $count } значением, посланным после неё.
    [few] Сравнено с тем, что этот браузер хранит с тех пор, как партия ещё не началась: с печатью и с { $count } значениями, посланными после неё.
    [many] Сравнено с тем, что этот браузер хранит с тех пор, как партия ещё не началась: с печатью и с { $count } значениями, посланными после неё.
   *[other] Сравнено с тем, что этот браузер хранит с тех пор, как партия ещё не началась: с печатью и с { $count } значениями, посланными после неё.
}
web-replay-fair-not-kept = Этот браузер ничего не сохранил об этой партии до её начала: вы были зрителем или играли на другом устройстве. Поэтому он не может сказать, та ли это печать, которую показали тогда.
web-replay-fair-no-value = не прислано
web-replay-fair-commitment = Печать, показанная до начала
web-replay-fair-seed = Зерно сервера, показанное после конца
web-replay-fair-values = Значения мест
web-replay-fair-secret = Из чего получена случайность
web-replay-fair-elsewhere = Сохраните запись и запустите «fhtagn verify», чтобы проверить каждый бросок на своей машине.

## Колоды

web-deck-builder = Сборка колоды
web-deck-mine = Мои колоды
web-deck-no-decks = Своих колод пока нет. Начните с готовой или соберите с нуля.
web-deck-ready-made = Готовые колоды
web-deck-new = Новая колода
web-deck-build = Собрать колоду
web-deck-chosen = выбранная колода
web-deck-open = Открыть
web-deck-by-link = Вам прислали колоду? Вставьте ссылку
web-deck-about-call = Не меньше 50 карт, не больше трёх с одним названием, семь фракций.
web-deck-about-heroes = Для дуэли: 30 персонажей из четырёх тематических колод и три тайные карты фракций.
web-deck-is-shared = открыта по ссылке
web-deck-share = Поделиться: { $name }
web-deck-link-help = По этой ссылке колоду можно посмотреть и скопировать. Она показана только сейчас; новая ссылка отменит старую.
web-deck-unshare = Закрыть ссылку
web-deck-drop = Удалить: { $name }
web-deck-drop-do = Удалить
web-deck-drop-sure = Колода «{ $name }» исчезнет навсегда. Уже начатые с ней партии продолжатся.
web-deck-shared = Колода по ссылке
web-deck-shared-with = С вами поделились колодой для игры «{ $game }».
web-deck-copy = Взять себе копию
web-deck-copy-text = Скопировать текст
web-deck-import-do = Импорт
web-deck-import = Колода из текста
web-deck-import-help = По карте в строке: название на любом из двух языков или номер, и сколько её: «3 Нападение Глубоководных». Колода здесь будет заменена.
web-deck-take-over = Взять
web-deck-export-do = Экспорт
web-deck-export = Колода как текст
web-deck-as-text = Читать, отправить, потом взять снова
web-deck-compact = Одной строкой, для терминала
web-deck-test-hand = Пробная рука
web-deck-drawn = { $count } из { $all }:
web-deck-again = Взять заново
web-deck-save = Сохранить
web-deck-save-draft = Сохранить черновик
web-deck-saved = Сохранено
web-deck-unnamed = Безымянная колода
web-deck-name = Название колоды
web-deck-deck = Колода
web-deck-size = Карт: { $found } из { $needed }
web-deck-legal = По правилам: можно играть
web-deck-illegal = Пока не по правилам
web-deck-advice = { $count ->
    [one] Полезно знать
    [few] Полезно знать: { $count }
   *[many] Полезно знать: { $count }
}
web-deck-make-it = оставить { $count }
web-deck-take-out = убрать
web-deck-empty-call = Колода пуста. Добавляйте карты кнопками + и −, возьмите список или начните с готовой колоды. Две фракции и немного нейтральных карт — хорошее начало.
web-deck-empty-heroes = Колода пуста. Добавляйте персонажей кнопками + и −, не меньше шести с каждой стороны, и выберите три карты фракций, которые за них вознаградят.
web-deck-views = Что показано
web-deck-view-list = Карты
web-deck-view-filters = Отбор
web-deck-view-card = Карта
web-deck-view-deck = Колода
web-deck-filters = Что ищем
web-deck-find = Поиск по названиям и текстам
web-deck-find-short = название, текст…
web-deck-found = Карт: { $found } из { $all }
web-deck-clear = сбросить
web-deck-nothing = Таких карт нет.
web-deck-factions = Фракции
web-deck-type = Тип
web-deck-cost = Цена
web-deck-keywords = Свойства
web-deck-icons-least = Значков не меньше
web-deck-at-least = { $name }: не меньше { $count }
web-deck-themes = Тематические колоды
web-deck-sort = Что это
web-deck-sort-card = Персонажи
web-deck-sort-faction = Карты фракций
web-deck-kind = Сторона
web-deck-points = Символы
web-deck-cards = Карты
web-deck-by-name = Название
web-deck-by-count = В колоде
web-deck-row = { $facts }; в колоде: { $count }
web-deck-less = На одну меньше: { $name }
web-deck-more = На одну больше: { $name }
web-deck-raise = На место раньше: { $name }
web-deck-card = Карта
web-deck-in-deck = В колоде
web-deck-copies = { $count ->
    [one] в своей тематической колоде — { $count } копия
    [few] в своей тематической колоде — { $count } копии
   *[many] в своей тематической колоде — { $count } копий
}
web-deck-faction-card = Карта фракции
web-deck-provenance = Откуда это известно
web-deck-related = В этой колоде
web-deck-speaks-of = «{ $card }» ({ $count }) упоминает тип «{ $subtype }»
web-deck-of-kind = упомянутый на карте тип «{ $subtype }»: { $count }
web-deck-rewarded = два лишних очка по карте фракции «{ $faction }»
web-deck-names = упоминает: «{ $card }» ({ $count })
web-deck-named-by = упомянута на карте «{ $card }» ({ $count })
web-deck-pictured = «{ $card }»: { $count ->
    [0] в колоде нет
   *[other] в колоде { $count }
}
web-deck-curve = Карты по цене
web-deck-curve-points = Персонажи по числу символов
web-deck-part-characters = персонажи
web-deck-part-supports = поддержка
web-deck-part-events = события
web-deck-part-hero = Герои
web-deck-part-monster = Монстры
web-deck-part-neutral = Нейтральные
web-deck-split = Из чего состоит
web-deck-suns = Солнца
web-deck-skulls = Черепа
web-deck-group-character = Персонажи
web-deck-group-support = Поддержка
web-deck-group-event = События
web-deck-group-conspiracy = Заговоры
web-deck-group-hero = Герои
web-deck-group-monster = Монстры
web-deck-group-neutral = Нейтральные
web-deck-faction-agency = Агентство
web-deck-faction-miskatonic = Мискатоник
web-deck-faction-syndicate = Синдикат
web-deck-faction-cthulhu = Ктулху
web-deck-faction-hastur = Хастур
web-deck-faction-yog-sothoth = Йог-Сотот
web-deck-faction-shub-niggurath = Шуб-Ниггурат
web-deck-faction-neutral = Нейтраль{ "\u00AD" }ные
web-deck-group-faction = Карты фракций

## Уроки

web-lesson = Урок
web-lesson-about = Каждый урок — настоящая записанная партия. Подсвечено то, что нужно сделать; вы это делаете, а урок объясняет зачем.
web-lesson-you = Вы
web-lesson-far = { $number } из { $count }
web-lesson-said = Что говорит урок
web-lesson-watch = Смотрите, что делают остальные…
web-lesson-own = Следующий ваш ход сделает урок.
web-lesson-back = Назад
web-lesson-next = Дальше
web-lesson-skip = Пропустить
web-lesson-more = Другие уроки
web-lesson-others = { $count ->
    [one] Ещё { $count } возможность
    [few] Ещё { $count } возможности
    [many] Ещё { $count } возможностей
   *[other] Ещё { $count } возможности
}
web-lesson-not-here = В партии так можно. В этом уроке сделайте то, о чём сказано внизу: оно подсвечено на столе и в списке.
web-lesson-examples = Разобранные примеры
web-lesson-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
web-lesson-done = Пройдено
web-lesson-all = Уроки всех игр

## Учётная запись

web-account = Вы здесь
web-account-come = Войти
web-account-come-help = Достаточно имени. Играть можно сразу, и всё остаётся вашим, пока этот браузер вас помнит.
web-account-come-do = Войти гостем
web-account-me = Вы
web-account-guest = Вы гость, вас знает только этот браузер. Вы здесь с { $since }
web-account-holder = У вас учётная запись «{ $login }». Вы здесь с { $since }
web-account-language = Язык сообщений сервера
web-account-save = Сохранить
web-account-kept = Сохранено.
web-account-log-out = Выйти
web-account-guest-lost = Гость вернуться не сможет.
web-account-keep = Завести учётную запись
web-account-keep-help = С логином и паролем вы вернётесь откуда угодно и сможете играть на рейтинг. Партии, колоды и имя останутся вашими.
web-account-keep-do = Завести
web-account-login = Войти по паролю
web-account-login-help = Если учётная запись у вас уже есть.
web-account-login-do = Войти
web-account-login-anyway = Всё равно войти
web-account-login-name = Логин
web-account-password = Пароль
web-account-new-password = Новый пароль, не короче 8 знаков
web-account-old-password = Нынешний пароль
web-account-password-change = Пароль
web-account-password-help = При смене пароля все другие входы закрываются.
web-account-password-kept = Пароль сменён, другие входы закрыты.
web-account-notices = Когда мой ход
web-account-notices-help = Если вас давно нет, сервер может сообщить, что за столом ждут вас.
web-account-notices-on = сообщать мне
web-account-email = Письмом
web-account-code = Код из письма, которое мы послали
web-account-confirm = Подтвердить адрес
web-account-confirmed = Адрес подтверждён.
web-account-webhook = Через вебхук (https)
web-account-sessions = Где вы вошли
web-account-sessions-help = Закройте то, что не ваше или больше не нужно.
web-account-here = здесь и сейчас
web-account-seen = последний раз { $when }
web-account-unknown-browser = Безымянный браузер
web-account-end = Закрыть
web-account-ratings = Как вы играете
web-account-ratings-help = Считаются только рейтинговые партии между людьми с учётными записями. Первое число — оценка, второе — насколько она ещё неточна.
web-account-played = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}
web-account-no-ratings = Рейтинговых партий ещё не было.
web-account-data = Что здесь ваше
web-account-data-help = Всё, что сервер о вас хранит, — одним файлом; или всё это удалить.
web-account-export = Скачать мои данные
web-account-delete = Удалить меня
web-account-delete-help = Имя, логин, адреса, колоды и рейтинги исчезнут сразу и навсегда. Партии и сказанное вами за столом останутся тем, кто играл их с вами, но без вашего имени.
web-account-delete-do = Удалить навсегда

## О нас

web-about-title = Что это такое
web-about-lead = Один стол для четырёх игр о Мифах: для людей и ботов, в браузере и в терминале. Каждое правило — пронумерованное утверждение; программа играет по ним, ссылается на них и ими проверена.
web-about-unofficial = «Фхтагн» — неофициальная работа игроков, сделанная из любви к этим играм. Ни издатели, ни авторы, ни художники игр её не делали, не одобряли и не поддерживали. Названия игр, фракций и карт принадлежат их владельцам и лишь указывают, о какой игре речь. Ни одной фразы правил, ни одного печатного текста и ни одной картинки здесь не скопировано.
web-about-fair = Честная игра
web-about-fair-help = Какая помощь где разрешена. То, что решает стол, условлено до начала партии.
web-about-help = Помощь
web-about-at-bots = с ботами
web-about-at-friendly = с людьми
web-about-at-rated = на рейтинг
web-about-answer-yes = да
web-about-answer-table = решает стол
web-about-answer-no = нет
web-about-help-rules = Правила, памятка, «почему нельзя?»
web-about-help-odds = Шансы на кубиках, по тому, что вам известно
web-about-help-log = Журнал того, что вы видели
web-about-help-undo = Вернуть ход, пока никто ничего не узнал
web-about-help-hint = Подсказка сильнейшего бота
web-about-help-stand-in = Бот играет за того, кто пропал
web-about-help-watchers = Зрители, которые видят только открытое
web-about-help-program = Своя программа, которая выбирает ходы за вас
web-about-help-secrets = Рассказывать другим то, что видите только вы
web-about-dice = Кубики и перемешивания — от числа, закреплённого до начала: его хеш показан сразу, само число — после конца, и ваш браузер может проверить, что задним числом ничего не выбрано.
web-about-privacy = Что о вас хранится
web-about-privacy-kept = Имя, ваши партии с ходами и разговорами, колоды и рейтинги, и когда ваш браузер был здесь последний раз. С учётной записью — ещё логин и пароль в виде необратимого хеша; почта и вебхук — только если вы их указали.
web-about-privacy-cookie = Одна кука говорит, кто вы. Язык, тема и темп лежат в вашем браузере. Ни слежки, ни рекламы.
web-about-privacy-nobody = Ничего не загружается со стороны и ничего никому не передаётся. Сетевые адреса считаются в памяти против злоупотреблений и не записываются.
web-about-privacy-forgotten = Гости, которых нет месяцами и которые не сидят ни за одним столом, забываются сами.
web-about-privacy-yours = Всё своё можно забрать одним файлом, а себя — удалить в любой миг; партии и сказанное за столом тогда останутся без вашего имени.
web-about-credits = На чьём труде это держится
web-about-icons = Значки
web-about-icons-by = Значки нарисовали { $authors }.
web-about-icons-changed = Цвета и размеры изменены, некоторые повёрнуты.
web-about-icon-names = Все использованные значки по названиям
web-about-fonts = Шрифты
web-about-libraries = Библиотеки клиента
web-about-notice = Библиотеки сервера перечислены в файле NOTICE.md программы.
web-about-drawn = Нарисовано нами
web-about-drawn-help = Эмблемы, карты местности, врата, башни, узоры карт и все слова правил и карт.
web-about-versions = Версии
web-about-schema = База данных
web-about-rules-version = правила { $rules }, карты { $content }
web-about-icons-home = game-icons.net
web-about-icons-licence = CC BY 3.0
web-about-fonts-licence = SIL Open Font License 1.1

## Several screens
web-passes = Пасовать само, когда мне нечего делать
web-sealed = Ваш ответ лежит рубашкой вверх. Пока ответили не все, его можно изменить.
web-screens = Экраны
web-screens-help = Играйте на нескольких экранах: один показывает всем поле, а на телефоне — ваша рука.
web-screen-table = Здесь всё
web-screen-board = Здесь только поле
web-screen-hand = Здесь только моя рука
web-phone = Телефон как рука
web-phone-help = Откройте эту ссылку на телефоне. По ней войдёт одно устройство, в течение десяти минут, и оно станет вашим.
web-phone-known = На этом устройстве вы — { $name }. Если продолжить, здесь будете вы с другого экрана; гость вернуться не сможет.
web-phone-enter = Войти с другого экрана

## Что читают в журнале, и что было тем временем

web-log-filter = Что из этого читать
web-log-of-all = Всё
web-log-of-since = С моего хода
web-log-of-battles = Бои
web-log-of-dice = Кубики, Знаки
web-log-of-stories = Истории
web-log-of-plays = Карты
web-log-word = Искать
web-log-empty = Пока ничего не произошло.
web-log-nothing = Здесь такого нет.
web-log-rules = Правила об этом: { $rules }
web-tab-card = Памятка
web-away = Пока вас не было
web-away-count = { $count ->
    [one] Пока вас не было, произошло { $count } событие
    [few] Пока вас не было, произошло { $count } события
    [many] Пока вас не было, произошло { $count } событий
   *[other] Пока вас не было, произошло { $count } события
}
web-away-again = Показать
web-away-mark = отсюда вас не было
