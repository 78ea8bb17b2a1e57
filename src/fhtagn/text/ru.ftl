### Слова, общие для всех игр, терминала и командной строки.

## Имена и перечисления

# Ставится и после слова «игрока»: «из области игрока № 1».
player = № { $number }
table = Стол
# О фигуре, которая держит врата.
unit-on-gate = { $unit } на вратах
# Имя, которое носят и другие, и символ, по которому его различают.
with-symbol = { $thing } ({ $symbol })
list-item = «{ $item }»
list-and = { $most } и { $last }
list-none = ничего
reason = { $why } ({ $rule })

# Добавляется к сообщению с $nearest; если похожего нет, оно пусто.
did-you-mean = { $nearest-is ->
    [none] { "" }
   *[some] { " " }Может быть, «{ $nearest }»?
}
in-field = { $file }, запись «{ $entry }», поле «{ $field }»

## Что есть в каждой игре

option-pass = Сейчас ничего не применять
option-resign = Сдаться
action-resign = Сдаться
gave-up = { $seat-is ->
    [me] Вы сдаётесь.
   *[other] { $seat } сдаётся.
}
outcome-resigned = Партию сдали.

## Насколько мы уверены в напечатанном

provenance-seed = сказано в правилах
provenance-web-confirmed = подтверждено несколькими источниками
provenance-single-source = известно из одного источника
provenance-reconstructed = восстановлено нами
provenance-designed = придумано нами
provenance-printed = внесено с печатной карты

## Отклонённые ходы

error-over = Партия окончена: «{ $key }» уже ничего не изменит. Начните новую или пересмотрите эту командой «fhtagn replay».
error-no-such-seat = Места { $seat-number } нет: за этим столом места от 0 до { $most }.
error-stale = «{ $key }» — ответ на прежний вопрос (номер { $found }, а сейчас { $now }). Взгляните на стол и выберите заново.
error-not-asked = { $seat } сейчас не выбирает, так что «{ $key }» придётся отложить. Вопрос задан другому; его имя: { $asked }.
error-not-offered = Варианта «{ $key }» сейчас нет{ $rule-is ->
    [none] { "" }
   *[some] { " " }({ $rule })
}. Выберите один из предложенных.{ did-you-mean }
error-no-undo = { $seat }: отменить нечего. С последнего хода вмешался случай, кто-то что-то увидел или сходил другой игрок.
error-undo-nothing = Отменять нечего: вы ещё не ходили.
error-undo-others = Ваш ход уже не отменить: после него был ход другого игрока ({ $seat }).
error-undo-seen = Ваш ход не отменить: в нём вмешался случай или кто-то увидел карту ({ $rule }).

## Сохранения и записи партий

error-record-not-ours = Это не сохранённая партия Fhtagn. Выберите файл, который записала команда «fhtagn play».
error-record-other-game = Это партия игры «{ $found }», а не «{ $expected }». Откройте её как «{ $found }».
error-record-other-content = Эту партию играли с набором карт «{ $found }», а загружен «{ $expected }» — или набор с тех пор изменился. Укажите тот же набор ключом --content.
error-record-key = Ход { $ply } этой записи, «{ $key }», сделать нельзя. Файл изменён или записан по другим правилам.
error-save-unsound = Сохранение описывает невозможный стол ({ $path }). Возьмите другое сохранение.
error-record-other-rules = Партия сыграна по правилам версии { $found }, а по версии { $expected } её не воспроизвести. Откройте её той версией, которой она сыграна.
error-record-digest = Запись сыграна до конца ({ $plies ->
    [one] { $plies } ход
    [few] { $plies } хода
    [many] { $plies } ходов
   *[other] { $plies } хода
}), но стол в конце не тот. Файл изменён или записан по другим правилам.
error-save-not-a-table = Это не сохранённый стол: вначале стоит { $found }. Файл повреждён или записан не программой Fhtagn.
error-save-wrong-fields = Сохранённый стол не подходит этой версии: { $fields }. Откройте его той версией, которой он записан.
error-save-wrong-type = Файл повреждён в месте { $path }: ожидалось — { type-name }, а там { $found }. Возьмите более раннюю копию.
error-save-too-new = Формат файла — { $found }, а эта версия знает форматы не новее { $known }. Обновите Fhtagn.
error-save-unknown-rule = Файл повреждён в месте { $path }: нет правила { $found }. Откройте его той версией, которой он записан.

# Нужно $expected.
type-name = { $expected ->
    [int] целое число
    [str] текст
    [bool] да или нет
    [list] список
    [dict] таблица
    [plain] простое значение
   *[other] { $expected }
}

## Столы и команды

error-no-such-game = Игры «{ $game }» нет.{ did-you-mean } Выберите одну из списка игр.
error-language-unknown = Языка «{ $found }» у нас нет. Есть: { $choices }.{ did-you-mean }
error-seats = { $found ->
    [one] { $found } место
    [few] { $found } места
    [many] { $found } мест
   *[other] { $found } места
} за этим столом не бывает: игроков должно быть от { $least } до { $most }. Измените число мест.
error-option-unknown = Настройки «{ $option }» нет.{ did-you-mean } Настройки каждой игры названы в списке игр.
error-option-value = Настройка «{ $option }» не может быть «{ $found }». Выберите из: { $choices }.{ did-you-mean }
error-option-type = Настройка «{ $option }» не может быть «{ $found }». Здесь должно стоять { type-name }.
error-option-twice = Настройка «{ $option }» задана дважды и по-разному. Оставьте одно значение.
error-option-grammar = В «--option { $found }» не указано значение. Пишите так: --option ИМЯ=ЗНАЧЕНИЕ.
error-seat-grammar = «{ $found }» не описывает место. Пишите так: --seat НОМЕР=КТО,ИМЯ=ЗНАЧЕНИЕ, например --seat 1=bot:greedy.
error-seat-number = Места { $found } нет: места от 0 до { $most }. Исправьте номер или добавьте мест.
error-seat-twice = Место { $seat-number } описано дважды. Оставьте один ключ --seat { $seat-number }=…
error-player-unknown = «{ $found }» за стол не посадить. Годится person, person:ИМЯ, bot:random или bot:greedy.{ did-you-mean }
error-seed-not-a-number = «{ $found }» — не зерно случайности. Нужно целое число, например --seed 7.
error-count-not-a-number = { $option } не может быть «{ $found }»: нужно целое число не меньше { $least }.

## Собственные колоды

error-no-such-preset = Готовой колоды «{ $deck }» нет, и на список карт это не похоже.{ did-you-mean }
error-deck-refused = Колода не по правилам; { $count ->
    [one] { $count } причина
    [few] { $count } причины
    [many] { $count } причин
   *[other] { $count } причины
}:
error-list-broken = Список прочитать не удалось; { $count ->
    [one] непонятна { $count } строка
    [few] непонятны { $count } строки
    [many] непонятно { $count } строк
   *[other] непонятно { $count } строки
}:
error-list-empty = В списке нет карт. Пишите по одной на строке, число перед названием: 2 НАЗВАНИЕ.
error-list-too-large = В списке { $found } знаков, больше { $most }: это не колода. Проверьте, тот ли это текст.
error-list-not-text = Это не обычный текст (строка { $line }). Уберите всё, кроме букв, цифр и знаков препинания.
error-list-ambiguous = Строка { $line }: «{ $found }» может означать несколько карт. Напишите один из кодов: { $ids }.
error-list-count = Строка { $line }: «{ $found }» — не число копий карты «{ $card }». Напишите число от 1 до { $most }.

## Файлы и наборы карт

error-file-unreadable = Файл { $file } не читается{ $why-is ->
    [none] { "" }
   *[some] : { $why }
}. Проверьте его имя и права доступа.
error-file-is-a-folder = { $file } — это папка. Укажите файл.
error-file-too-large = Файл { $file } больше { $most } байт — таких больших у нас не бывает. Проверьте, тот ли это файл.
error-file-not-utf8 = Файл { $file } не в кодировке UTF-8. Сохраните его в UTF-8.
error-file-not-found = Файла { $file } нет. Проверьте имя.
error-file-is-no-folder = { $file }: часть этого пути — файл, а не папка. Проверьте путь.
error-file-forbidden = Читать { $file } вам не разрешено. Измените права доступа.
error-toml-broken = В файле { $file } ошибка TOML, строка { $line }: { $why }. Исправьте эту строку.
error-toml-too-deep = Файл { $file } вложен слишком глубоко — таких у нас не бывает. Проверьте, тот ли это файл.
error-pack-without-head = В папке { $pack } нет pack.toml. Добавьте его, указав name, version и game.
error-pack-other-game = Набор «{ $pack }» — для игры «{ $found }», а не «{ $expected }». Используйте его с его игрой.
error-pack-unknown-file = { $file }: у игры нет файла с таким именем, менять нечего.{ did-you-mean }
error-pack-broken = В наборе карт «{ $pack }» { $count ->
    [one] { $count } ошибка
    [few] { $count } ошибки
    [many] { $count } ошибок
   *[other] { $count } ошибки
}; ничего не загружено:
error-field-missing = { in-field }: не заполнено. Добавьте его.
error-field-unknown = { in-field }: такого поля нет.{ did-you-mean } Уберите или переименуйте его.
error-field-wrong = { in-field }: значение { $found } не годится.{ did-you-mean } Возможно: { $expected }
error-language-missing = { in-field }: нет слов на языке «{ $language }». Нужны и en, и ru.
error-id-twice = { $file }: имя «{ $entry }» встречается дважды. Дайте одной из записей другое.
error-deck-size = { in-field }: всего выходит { $found }, а должно быть { $needed }. Исправьте записи или число копий.
error-name-unknown = { in-field }: ничего с именем «{ $found }» нет.{ did-you-mean }
error-effect-twice = { in-field }: эффект «{ $op }» может стоять здесь только один раз. Уберите лишние.
error-effect-clash = { in-field }: эффект «{ $op }» не сочетается с тем, что рядом: { $words }. Уберите одно из двух.

### Command line

cli-about = Один стол для игр по мифам Ктулху: все правила соблюдаются сами.
cli-games = Показать игры, число мест и настройки.
cli-play = Играть в терминале: с ботами или вместе за одной клавиатурой.
cli-watch = Смотреть, как боты играют друг с другом.
cli-replay = Просмотреть по шагам запись партии или сообщение о неполадке за столом на сервере.
cli-verify = Проверить, что случай в партии на сервере был тем, что обещан заранее; REPLAY — скачанная запись партии.
cli-saves = Показать сохранённые партии.
cli-rules = Искать в пронумерованных правилах игры GAME; SEARCH — слова на любом из двух языков или номер, например «MH 5».
cli-guide = Показать краткое руководство к игре GAME или одну его часть PART.
cli-cards = Искать по имени, тексту или коду всё, что напечатано в игре GAME: карты, фигуры, зоны; показывает, откуда это взято.
cli-decks = Свои колоды: список готовых, «check ФАЙЛ», «show ФАЙЛ» или «show ИМЯ».
cli-content = Проверить набор карт: «check ПАПКА».
cli-fuzz = Сыграть случайные партии и проверить все законы стола.
cli-bench = Измерить скорость игры.
cli-arena = Посадить ботов за одинаковые расклады, вместе или поодиночке, и посчитать победы.
cli-odds = Точные шансы боя в игре «duel»: потери, очки судьбы и кто останется в зоне.
cli-serve = Открыть сервер для игры на разных экранах.
cli-admin = Присмотр за данными сервера: «status», «backup FILE», «restore FILE», «migrate» или «replay-check» — заново проиграть все идущие партии, здесь или из резервной копии FILE.
cli-option-lang = язык: en или ru (иначе — язык окружения)
cli-option-version = показать версию
cli-option-seats = число игроков
cli-option-option = настройка стола; их перечисляет «fhtagn games»
cli-option-seat = кто сидит на месте N (счёт с 0): person, person:ИМЯ, bot:random или bot:greedy, и настройки места
cli-option-seed = целое число, из которого берётся случай
cli-option-content = папка с набором карт
cli-option-hotseat = на всех местах люди за одной клавиатурой
cli-option-pace = сколько секунд бот думает над ходом
cli-option-resume = продолжить сохранённую партию
cli-option-save = какую партию продолжить; иначе — последнюю
cli-option-view = чьими глазами смотреть: номер места или «all» после конца
cli-option-all = у replay-check: и законченные партии
cli-option-json = вывести JSON
cli-option-coverage = показать правила без кода или без проверки
cli-option-sabotage = убирать правила по одному и показать те, потерю которых проверки не замечают
cli-option-games = число партий
cli-option-vary = перебрать сочетания настроек
cli-option-replays = папка для записей неудачных партий
cli-option-policy = как ходят места: случайно (random) или редко пасуя (busy)
cli-option-position = сохранённый стол (JSON), с которого доигрываются партии
cli-option-seconds = сколько секунд измерять каждый стол
cli-option-attacker = кто атакует: «cthulhu 2 shoggoth», или с фракцией: «sleeper: 2 acolyte»; «acolyte!» стоит на вратах
cli-option-defender = кого атакуют; пишется так же
cli-option-with = применяемая способность и как она применяется: absorb=2, howl, regenerate, eternal, demand_sacrifice=sign
cli-option-elsewhere = фигуры в других зонах, если они что-то меняют: «1 formless_spawn»
cli-option-power = энергия обоих до платы за бой (иначе 2,1)
cli-option-doom = очки судьбы обоих (иначе 0,0)
cli-option-surrounded = кому некуда отступать: кругом враги
cli-option-open = открыть первую страницу в браузере
cli-option-host = адрес, по которому отвечает сервер
cli-option-port = порт, на котором отвечает сервер; 0 — любой свободный
cli-option-workers = число процессов; больше одного — только с PostgreSQL
cli-option-database = адрес PostgreSQL: postgresql://... (иначе SQLite в папке данных)
cli-option-data = папка с данными сервера
cli-option-config = файл TOML с настройками
cli-help-usage = Применение:
cli-help-options = Настройки
cli-help-commands = Команды
cli-help-help = показать эту справку
cli-progress = { $done } из { $total }
cli-fuzz-games = партий
cli-fuzz-decisions = решений
cli-fuzz-out-of-turn = из них вне очереди
cli-fuzz-leak-checks = проверок на утечки
cli-fuzz-crashes = сбоев
cli-fuzz-dead-ends = тупиков
cli-fuzz-endless = бесконечных партий
cli-fuzz-leaks = утечек
cli-fuzz-broken = других нарушенных законов
cli-fuzz-never = ни разу не встретились { $what ->
    [cards] карты
    [abilities] свойства
   *[rules] правила
}: { $names }
cli-fuzz-nothing-proved = Не сделано ни одной проверки на утечки, так что ничего не доказано. Сыграйте больше партий.
cli-arena-row = { $bot }: выиграно { $rate } % из { $games ->
    [one] { $games } партии
    [few] { $games } партий
    [many] { $games } партий
   *[other] { $games } партии
} (95-процентный интервал от { $low } до { $high })
cli-seats = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
cli-seats-from-to = от { $least } до { $most } игроков
cli-default = по умолчанию { $value }
cli-coverage-waiting = ждут места, которого ещё нет: { $names }
cli-coverage = { $statements ->
    [one] { $statements } правило
    [few] { $statements } правила
    [many] { $statements } правил
   *[other] { $statements } правила
}, { $faults ->
    [one] { $faults } недочёт
    [few] { $faults } недочёта
    [many] { $faults } недочётов
   *[other] { $faults } недочёта
}
cli-sabotage = { $count ->
    [0] Потерю каждого правила замечает проверка.
    [one] Потерю { $count } правила не замечает ни одна проверка.
    [few] Потерю { $count } правил не замечает ни одна проверка.
    [many] Потерю { $count } правил не замечает ни одна проверка.
   *[other] Потерю { $count } правила не замечает ни одна проверка.
}
cli-deck-legal = { $name }: колода допустима.
cli-deck-illegal = { $name }: колода не принята.
cli-odds-dice = Атакует { $attacker }: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}. Защищается { $defender }: { $other_dice ->
    [one] { $other_dice } кубик
    [few] { $other_dice } кубика
    [many] { $other_dice } кубиков
   *[other] { $other_dice } кубика
}.
cli-odds-results = { $name } получает:
cli-odds-kills = «смерть»
cli-odds-pains = «боль»
cli-odds-doom = очки судьбы, в среднем
cli-odds-wiped = потеряны все фигуры
cli-odds-stays = в конце есть фигуры в зоне
cli-odds-holds = и нет чужих
cli-odds-great = потерян Великий Древний
cli-odds-losses = потери в среднем
cli-odds-placed = прибавится в среднем
cli-odds-policy = Каждый теряет самые дешёвые фигуры, какие позволяют правила: «смерть», уничтожение и «боль» достаются тем, за кого дают меньше очков судьбы; сначала тем, кто «смерть» переживёт, в последнюю очередь стоящим на вратах. Отступают в первую свободную зону. Применяются только способности, названные в --with.
cli-pack-sound = Набор карт «{ $name }», версия { $version }, в порядке (отпечаток { $digest }).

cli-no-saves = Сохранённых партий пока нет. Начните партию командой «fhtagn play»: она сохраняется после каждого решения.
cli-save-open = { $name }: игроков — { $players }, { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
    [many] { $moves } решений
   *[other] { $moves } решения
}; продолжить: «fhtagn play --resume --save { $name }»
cli-save-finished = { $name }: игроков — { $players }, { $moves ->
    [one] { $moves } решение
    [few] { $moves } решения
    [many] { $moves } решений
   *[other] { $moves } решения
}, закончена
error-pace-not-a-number = Темп не может быть «{ $found }»: это число секунд от 0 до 60, например --pace 0.5.
error-no-such-command = Команды «{ $found }» нет.{ did-you-mean } Все команды перечисляет «fhtagn --help».
error-no-such-option = У команды «{ $command }» нет настройки { $option }.{ did-you-mean } Их перечисляет «{ $command } --help».
error-argument-missing = Команде «{ $command }» нужно указать { $argument }. Как — подскажет «{ $command } --help».
error-argument-wrong = { $argument } так указать нельзя: { $why }. Как можно — подскажет «{ $command } --help».
error-usage = { $why }. Как можно — подскажет «{ $command } --help».
error-no-such-word = { $what } не может быть «{ $found }». Выберите одно из: { $choices }.{ did-you-mean }
error-contradiction = { $one } и { $other } противоречат друг другу. Оставьте что-то одно.
error-no-such-rule = Ни в одном правиле игры «{ $game }» нет «{ $found }». Попробуйте меньше слов, другие слова или номер, например «MH 5».
error-no-such-card = Нигде в напечатанном нет «{ $found }». Попробуйте меньше слов или другие слова.
error-no-decks = В игре «{ $game }» никто не приносит своей колоды.
error-odds-pair = Значением { $option } не может быть «{ $found }». Напишите два числа, первое — атакующего: { $option } 3,2
error-odds-no-way = Способность «{ $ability }» либо действует, либо нет; «{ $found }» тут ничего не значит. Напишите --with { $ability }.
error-odds-unused = Столько раз применить «{ $ability }» в этом бою нельзя ({ $found }). Назовите меньше или добавьте нужные для неё фигуры: здесь или в --elsewhere.
error-bots-only = В «{ $command }» за столом сидят только боты. Напишите --seat N=bot:greedy или N=bot:random.

### Терминал

## За столом

tui-person = Игрок
tui-bot = Бот { $number }
tui-you = вы
tui-turn = Ход { $number }
tui-deck = Колода: { $count }
tui-discard = Сброс: { $count }
tui-hand = Ваша рука
tui-hand-of = рука
tui-hand-empty = Ваша рука пуста.
tui-area-empty = В вашей области пока нет карт.
tui-resigned = вне игры
tui-over = Партия окончена.
tui-ends-game = это конец
tui-warning = Перед последней картой
tui-heroes-last-card = Вы возьмёте последнюю карту колоды, и партия подойдёт к концу: руки сбросят и подсчитают очки (MH 6.1, MH 10.13).
tui-heroes-last-card-duel = Вы возьмёте последнюю карту своей колоды, и ход тут же закончится. Соперник может сделать ещё один ход, потом подсчитают очки (MH 9.3, MH 9.4, MH 10.13).
tui-no = Нет, назад к столу
tui-too-small = В окне { $columns }x{ $lines } знаков, а столу нужно { $wide }x{ $high }. Увеличьте окно или нажмите q, чтобы выйти: партия сохранена.

## Несколько человек за одной клавиатурой

tui-pass-keyboard = Клавиатуру берёт { $seat }
tui-uncover = Enter откроет стол. Остальные не смотрят.
tui-done = Ваш ход сделан. Посмотрите, что он принёс, и закройте стол.
tui-cover = Закрыть стол

## Клавиши

tui-key-help = клавиши
tui-key-hint = совет
tui-key-undo = отмена
tui-key-why = почему
tui-key-discard = стопки
tui-key-inspect = карты
tui-key-since = обзор
tui-key-guide = памятка
tui-key-rules = правила
tui-key-language = ru/en
tui-key-auto = авто
tui-key-faster = быстрее
tui-key-slower = медленнее
tui-key-menu = меню
tui-key-quit = выход
tui-close = Esc: назад
tui-help-marks = { $hero } Герой  { $monster } Монстр  { $neutral } нейтральная карта  { $sun } солнце  { $skull } череп  { $back } карта, которой вы не видите  ' из колоды соперника
tui-help-hint = совет: как сходил бы на вашем месте жадный бот
tui-help-undo = отмена: взять назад свой ход, если из него никто ничего не узнал
tui-help-why = почему: чего сейчас нельзя и по какому правилу
tui-help-discard = стопки: сброс и то, что вы знаете о колоде
tui-help-inspect = карты: всё, что лежит на столе, с текстами
tui-help-since = обзор: что случилось после вашего хода, шаг за шагом
tui-help-guide = памятка, открытая на нужном месте
tui-help-rules = правила: поиск по словам или номеру
tui-help-language = язык: русский или английский, и в записи партии тоже
tui-help-auto = автоответ на вопросы, где ответ только один
tui-help-faster = боты ходят быстрее
tui-help-slower = боты ходят медленнее
tui-help-menu = меню: всё это, а ещё можно сдаться
tui-help-quit = выход: партия сохранена
tui-help-rest = Выбирайте цифрой или буквой, стрелками и Enter или мышью. Зачёркнутое сейчас нельзя: выберите его, чтобы прочитать почему. Page Up и Page Down листают запись партии. Партия сохраняется после каждого решения, выйти можно в любой миг. Буквы действуют и в русской раскладке.

## Помощь в игре

tui-hint = Совет: { $option } (так сходил бы жадный бот)
tui-hint-later = Совет можно получить, когда решать вам.
tui-undone = Ход отменён.
tui-why = Чего сейчас нельзя и почему
tui-why-nothing = Сейчас можно только то, о чём спрашивают.
tui-piles = Стопки
tui-table = Все карты на столе
tui-list-of = Из чего состоит колода игрока { $seat }
tui-deck-unknown = Что где лежит, вам неизвестно.
tui-nothing-since = После вашего хода ничего не произошло.
tui-rest = Ничего не применять до моего хода, если меня ничто не коснётся
tui-auto-on = Если ответ только один, он даётся за вас.
tui-auto-off = На каждый вопрос вы отвечаете сами.
tui-pace = Секунд на ход бота: { $seconds }
tui-turn-page = Влево, вправо: другие части. Esc: назад
tui-rules = Правила
tui-rules-ask = Слова или номер, например { $rule }
tui-rules-none = Таких слов в правилах нет.
tui-rules-more = { $count ->
    [one] и ещё { $count }; ещё одно слово сузит поиск
    [few] и ещё { $count }; ещё одно слово сузит поиск
    [many] и ещё { $count }; ещё одно слово сузит поиск
   *[other] и ещё { $count }; ещё одно слово сузит поиск
}
tui-resign = Сдаться
tui-heroes-resign = Сдаться? Если остальные продолжат, за вас доиграет бот, а место будет последним (MH 10.17).
tui-interrupt = Всё сохранено. Ещё одно Ctrl-C — и выход.
tui-plain-letters = Терминал настроен не на UTF-8 ({ $locale }), поэтому вместо знаков простые буквы; за столом их объяснит клавиша ?. Поставьте LC_ALL=ru_RU.UTF-8, и знаки вернутся.

## Конец и взгляд назад

tui-won = { $seat-is ->
    [me] Вы победили!
   *[other] Победитель — { $seat }!
}
tui-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
tui-counted = идёт в счёт
tui-hand-left = осталось в руке:
tui-rules-applied = Какие правила за этим стоят
tui-again = ещё раз за этим столом
tui-replay = пересмотреть партию
tui-replay-at = Шаг { $ply } из { $last }
tui-replay-keys = Влево, вправо: ход  PgUp, PgDn: десять  Home, End  Пробел: пуск  Tab: чьи глаза  q: выход
tui-eyes = глазами игрока { $seat }
tui-eyes-open = все секреты открыты
tui-eyes-public = как видели все
tui-saved = Партия сохранена под именем { $name }. Продолжить: fhtagn play --resume

## Что можно в любой момент, и длинные списки

tui-key-asides = вне хода
tui-help-asides = в любой момент: что можно сделать, кого бы ни спрашивали, например открыть знак или сдаться
tui-asides = В любой момент
tui-asides-about = Что вы можете сделать сейчас, кого бы ни спрашивали. На сам вопрос это не влияет.
tui-asides-pass = Передать клавиатуру: { $seat } хочет что-то сделать сейчас
tui-look = Можно посмотреть на стол; клавиша s — что можно сделать в любой момент. Затем закройте его.
tui-wait = s, через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}: { $option }
tui-wait-left = через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}
tui-find = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}; / — поиск по словам
tui-found = { $count ->
    [one] { $count } вариант
    [few] { $count } варианта
    [many] { $count } вариантов
   *[other] { $count } варианта
}; Enter — выбрать, Esc — назад
tui-fold-back = ← или Esc — назад
tui-help-find = Длинный список свёрнут по видам действий: Enter или → открывает вид, ← закрывает. Нажмите / и наберите по нескольку букв любых слов нужного варианта, например: венд балт.
tui-shared = Победу делят: { $names }.
error-too-early = Ещё рано: подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}. Часы идут, пока вопрос открыт.
error-undo-learned = Ход нельзя взять назад: он обращался к случаю, или кто-то благодаря ему что-то узнал.

## Остановки: где игрока спрашивают

tui-key-stops = остановки
tui-help-stops = остановки: в каких окнах вас спрашивают, а в каких пас делается за вас
tui-stops = Остановки
tui-stops-about = Вас спрашивают в окнах, отмеченных крестиком; в остальных вы пасуете сами собой, что бы ни было на руке. Enter или пробел меняет строку.
tui-stops-own = В ваш ход
tui-stops-other = В чужой ход
tui-stops-any = В любой ход
tui-stops-none = Здесь у вас нет остановки, поэтому вы пасуете (0: остановки).

## «Войны Ктулху: Дуэль»

tui-key-map = карта
tui-help-map = карта: целиком, со всеми фигурами и границами
tui-key-sheets = планшеты
tui-help-sheets = планшеты: обе фракции с фигурами, способностями, гримуарами и условиями
tui-duel-sheets = Планшеты фракций
tui-duel-marks = { $first } { $second } игроки  { $gate } врата, рядом знак того, кто их держит  { $tower } тёмная башня  { $frost } Ледниковый период  { $water } вода  { $same } одна зона в двух местах. Среди фигур { $gate } стоит перед теми, одна из которых держит врата.
tui-duel-round = Раунд { $number }
tui-duel-turn = { $seat-is ->
    [me] ваш ход
   *[other] ходит { $seat }
}
tui-phase-setup = Подготовка
tui-phase-action = Действия
tui-phase-gather = Набор энергии
tui-phase-first-player = Первый игрок
tui-phase-doom = Судьба
tui-duel-decay = увядание { $count }
tui-duel-ritual = ритуал
tui-duel-end = КОНЕЦ
tui-duel-bag = знаков в мешке { $count }
tui-duel-first = первый игрок
tui-duel-hibernates = в спячке
tui-duel-power = Энергия
tui-duel-doom = Судьба
tui-duel-signs = Знаки
tui-duel-gates = Врата
tui-duel-books = Книги
tui-duel-opened = Гримуары
tui-duel-unmet = Условия
tui-duel-closed = Ещё не открытые гримуары
tui-duel-pool = Резерв
tui-duel-captives = Пленники
tui-duel-sheet = На планшете
tui-duel-lent = На чужом планшете
tui-duel-off = отключено
tui-duel-same = та же зона
tui-duel-borders = — рядом { $near }
tui-duel-units = Фигуры
tui-duel-unit = стоимость { $cost }, бой { $combat }, судьба за неё { $value }
tui-duel-placed = на карте { $count } из { $most };
tui-duel-abilities = Действующие способности
tui-duel-battle = { $seat-is ->
    [me] Бой в зоне «{ $at }»: нападаете вы
   *[other] Бой в зоне «{ $at }»: нападает { $seat }
}
tui-duel-dice = кубиков: { $count }
tui-duel-dice-more = ещё кубиков: { $count }
tui-duel-to-take = осталось: «смерть» { $kills }, «боль» { $pains }
tui-duel-spared = «смерть» считается «болью»
tui-duel-kill = «смерть»
tui-duel-pain = «боль»
tui-duel-eliminated = уничтожена
tui-duel-devoured = пожрана
tui-duel-absorbed = впитана
tui-duel-driven-off = отогнана
tui-duel-resign = Сдаться? Другой игрок тут же победит (CW 40.1.18).
tui-duel-doom-count = { $count ->
    [one] { $count } очко судьбы
    [few] { $count } очка судьбы
    [many] { $count } очков судьбы
   *[other] { $count } очка судьбы
}
tui-duel-rituals = ритуалы конца света
tui-duel-from-signs = Знаки Древних
tui-duel-losses = убитые и уничтоженные фигуры оппонента
tui-duel-captures = захваченные фигуры оппонента
tui-duel-other = прочее
tui-duel-revealed = Открытые Знаки Древних
tui-duel-unrevealed = Неоткрытые Знаки Древних

## «Удел Древнейших Богов»

tui-fate-key-altar = алтарь
tui-fate-help-altar = алтарь: каждая Локация с её действиями, ход, что открыто, колоды, все знаки
tui-fate-altar = Алтарь
tui-fate-course = Ход
tui-fate-course-prepare = Примените то, что применяют до перемещения; затем ваши склонённые Артефакты выпрямляются.
tui-fate-course-move = Отголосок Судьбы уходит в другую Локацию; если там трое Следователей или больше, все они приходят в вашу Сторожку; выставляются Культист и Следователь.
tui-fate-course-activate = Если Контроля нет, можно бросить на него кубик. Базовое Действие обязательно, Действие Контроля — для того, у кого Контроль.
tui-fate-course-conclude = Подготовьте Заклинание, доберите карты; если в Сторожке пятеро Следователей, будет Рейд.
tui-fate-course-alone = Затем Следователи: верхнее Заклинание уходит в их Колонку и ведёт их Отголосок Судьбы дальше, туда же приходит один из них. Встретив вас, они приносят Проклятие, а на Улицах Аркхэма начинают Рейд.
tui-fate-key-lodges = сторожки
tui-fate-help-lodges = сторожки: каждый Культ с Богом, картами и Проклятиями — всё, что вам видно
tui-fate-lodges = Сторожки
tui-fate-marks = { $players } игроки  { $piece } Отголосок Судьбы, { $piece }{ $figure } фигурка Следователей  { $figure } Следователи; пятый в Сторожке, в скобках, — это Рейд  { $crown } Контроль  { $snow } Зимний Ураган  { $minion } Ми-Го  { $home } Культисты в Сторожке, { $below } в Бездне  { $portal } Врата в руке  [ ] Резерв  { $star } Знак Древних  { $skull } Проклятие ждёт  { $relic } Артефакт, { $tilted } склонённый  < > пленники  { $column } Астральная Колонка, Врата в ней «дикие»
tui-fate-prepare = Подготовка
tui-fate-move = Перемещение
tui-fate-activate = Активация
tui-fate-conclude = Окончание
tui-fate-turn = { $seat-is ->
    [me] ваш ход
   *[other] ходит { $seat }
}
tui-fate-control = Контроль
tui-fate-temporary = Временный Контроль
tui-fate-goal = цель { $count }
tui-fate-novice = новичок
tui-fate-adept = адепт
tui-fate-master = мастер
tui-fate-strict = строгие Проклятия
tui-fate-first = первый игрок
tui-fate-lodge = Сторожка
tui-fate-abyss = Бездна
tui-fate-supply = Запас
tui-fate-hand = Рука
tui-fate-reserve = Резерв
tui-fate-cursed = Проклятия
tui-fate-captives = Пленники
tui-fate-kept = { $seat-is ->
    [me] Хранится для вас
   *[other] Вы храните для { $seat }
}
tui-fate-storms-seen = Ураганы
tui-fate-offers = На выбор
tui-fate-gate = Врата
tui-fate-gate-text = Ведут в любую другую Локацию. В Колонке заменяют любой символ.
tui-fate-artifacts = Артефакты
tui-fate-monsters = Монстры
tui-fate-artifacts-shown = Артефакты ({ $count }):
tui-fate-monsters-shown = Монстры ({ $count }):
tui-fate-spells = Заклинания { $count }
tui-fate-discard = сброс { $count }
tui-fate-gates = Врата { $count }
tui-fate-curses = Проклятия { $count }
tui-fate-devoured = Пожрано: { $count }
tui-fate-base-other-worlds = по кубику на Культиста: успех — вперёд
tui-fate-base-museum = взять Артефакт
tui-fate-base-ceremony = Врата, затем Тёмный Дар
tui-fate-base-streets = 2 Следователей соперникам, Рейд
tui-fate-base-streets-alone = прогнать 2 Следователей
tui-fate-base-gathering = 3 Культистов из Бездны
tui-fate-base-library = добрать 3, Подготовить до 2
tui-fate-raid = { $seat-is ->
    [me] Рейд у вас
   *[other] Рейд: { $seat }
}
tui-fate-roll = Бросок
tui-fate-roll-raid = Рейд
tui-fate-roll-summon = Призыв
tui-fate-roll-control = на Контроль
tui-fate-gain = { $seat-is ->
    [me] вам грозит Знаков: { $count }
   *[other] { $seat }, грозит Знаков: { $count }
}
tui-fate-hex = { $seat-is ->
    [me] вам грозит Проклятие
   *[other] { $seat }: грозит Проклятие
}
tui-fate-preparing = готовится:
tui-fate-resign = Сдаться? Вы проиграли; за вас доиграет бот или ваши ходы пропустят — как решено за столом (FG 40.1.69).
tui-fate-resign-alone = Сдаться? Партия проиграна и сразу окончена (FG 40.1.50).
tui-fate-won = Победа
tui-fate-lost = Поражение
tui-fate-turns = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}
tui-fate-steps = { $count } из { $goal } на Счётчике Призыва
tui-fate-signs-count = { $count ->
    [one] { $count } Знак Древних
    [few] { $count } Знака Древних
    [many] { $count } Знаков Древних
   *[other] { $count } Знака Древних
}
tui-fate-curses-count = { $count ->
    [one] { $count } Проклятие
    [few] { $count } Проклятия
    [many] { $count } Проклятий
   *[other] { $count } Проклятия
}
tui-fate-gift = Тёмный Дар
tui-fate-from-spells = Заклинания
tui-fate-from-artifacts = Артефакты
tui-fate-from-monsters = Монстры
tui-fate-from-storms = Зимние Ураганы
tui-fate-from-curses = наказания Проклятий
tui-fate-from-raids = Рейды
tui-fate-penalty = пустая Сторожка
tui-fate-ransom = выкуп Проклятия
tui-fate-level = уровень
tui-fate-other = прочее
tui-lost = { $seat-is ->
    [me] Вы проиграли.
   *[other] { $seat } проигрывает.
}

## «Зов Ктулху: карточная игра»

tui-call-help-piles = стопки: домены, сброс, выигранные истории, что известно о колодах, все знаки
tui-call-marks = { $players } игроки, их жетоны успеха и выигранные истории ({ $free } — ещё не хватает)  { $ready } готова  { $exhausted } истощена  { $insane } безумна; так же показана закрытая карта  { $going } сейчас вовлекут  { $wound }1/2 одна рана из двух смертельных  #2 вторая копия  { $borne } прикреплено  { $between } между персонажами и поддержкой или между доменами  { $drained } иссушённый домен; число после фракций — чего он стоит. У карты в игре показаны название, навык и значки, у карты на руке перед ними — стоимость и фракция. У борьбы + значит «добавлена картой», - «пропускается»; 2:1 — значки ближнего игрока и другого, последняя пара — навык. В строке стадий нынешняя стоит в скобках, стрелка — открытое окно, { $stop } — окно, где вы останавливаетесь; { $over } — борьба или история, которая уже позади.
tui-call-terror = Ужас
tui-call-combat = Бой
tui-call-arcane = Мистика
tui-call-investigation = Исследование
tui-call-fast = Быстрота
tui-call-willpower = Сила воли
tui-call-toughness = Крутизна
tui-call-heroic = Героический
tui-call-villainous = Злодейский
tui-call-loyal = Лояльный
tui-call-invulnerability = Неуязвимость
tui-call-transient = Переходный
tui-call-steadfast = Устойчивый
tui-call-character = персонаж
tui-call-support = поддержка
tui-call-event = событие
tui-call-conspiracy = заговор
tui-call-story = история
tui-call-ready = готова
tui-call-exhausted = истощена
tui-call-insane = безумна
tui-call-skill = навык
tui-call-stories = истории
tui-call-row = Истории
tui-call-story-deck = Колода историй: { $count }
tui-call-counts = рука { $hand } колода { $deck } сброс { $discard }
tui-call-nothing = карт в игре нет
tui-call-domain = домен { $number }
tui-call-refresh = Обновление
tui-call-draw = Набор
tui-call-resource = Ресурсы
tui-call-operations = Действия
tui-call-story-phase = История
tui-call-end = Конец
tui-call-before = до
tui-call-committed = вовлечение
tui-call-opposed = ответ
tui-call-resolved = итог
tui-call-day = День
tui-call-night = Ночь
tui-call-window-refresh = после обновления
tui-call-window-draw = после набора
tui-call-window-resource = после ресурсов
tui-call-window-operations = действия
tui-call-window-story = история, до вовлечения
tui-call-window-committed = история, когда вовлёк активный игрок
tui-call-window-opposed = история, когда вовлёк и его противник
tui-call-window-resolved = история, когда истории разрешены
tui-call-window-respond = Ответы на то, что случилось
tui-call-window-disrupt = Прерывания того, что вот-вот случится
tui-call-action = Действие
tui-call-response = Ответ
tui-call-forced = Принудительный Ответ
tui-call-disrupt = Прерывание
tui-call-playing = разыгрывается
tui-call-won-effect = выигранная история
tui-call-harm = Вот-вот будут ранены: { $wounded }
tui-call-looking = Сверху колоды: { $names }
tui-call-sure-name = название
tui-call-sure-numbers = числа
tui-call-sure-text = текст
tui-call-resign = Сдаться? Другой игрок тут же победит (CC 40.44).

## Неполадки терминала и сохранений

error-no-terminal = Играть не на чем: ввод, вывод и вывод ошибок должны быть терминалом. Запустите в терминале; «fhtagn watch» и «fhtagn fuzz» обходятся без него.
error-no-cyrillic = Этот терминал не показывает кириллицу ({ $locale }). Для русского языка нужна локаль UTF-8, например LC_ALL=ru_RU.UTF-8.
error-dumb-terminal = Терминал «{ $term }» не умеет располагать текст на экране. Задайте TERM, например TERM=xterm-256color; «fhtagn watch» и «fhtagn fuzz» обходятся без него.
error-save-failed = Партия не сохраняется в { $file }{ $why-is ->
    [none] { "" }
   *[some] : { $why }
}. Последняя целая копия на месте, играть можно дальше; освободите место или почините папку, и следующий ход сохранится.
error-save-empty = Файл { $file } пуст: в нём ничего не сохранено. Выберите другой; список показывает «fhtagn saves».
error-save-cut-off = Файл { $file } обрывается в строке { $line }. Возьмите более раннюю копию; что ещё есть, показывает «fhtagn saves».
error-save-not-json = Файл { $file } — не сохранённая партия: строка { $line } не JSON. Выберите файл, который записала команда «fhtagn play».
error-save-not-ours = Файл { $file } — не сохранённая партия Fhtagn. Выберите файл, который записала команда «fhtagn play»; список показывает «fhtagn saves».
error-save-unusable = Файл { $file } не открыть:
error-no-saves = В папке { $folder } нет неоконченных партий. Начните новую: «fhtagn play».
error-no-such-save = Сохранённой партии «{ $save }» нет.{ did-you-mean } Список показывает «fhtagn saves».

## Мастерская

error-no-such-bot = Бота «{ $bot }» нет.{ did-you-mean }
error-no-such-language = Руководства на языке «{ $language }» нет. Есть: { $choices }.
error-sabotage-tests-fail = Ещё до всякой поломки { $count ->
    [one] не проходит { $count } тест
    [few] не проходят { $count } теста
    [many] не проходят { $count } тестов
   *[other] не проходят { $count } теста
}, первый из них — { $test }. Сначала почините тесты.
error-sabotage-without-tests = Тесты игры «{ $game }» не ставятся вместе с пакетом. Запустите это в копии исходников.
error-sabotage-without-pytest = Чтобы испытать тесты игры «{ $game }», нужен pytest. Выполните «make setup» в копии исходников.

### the server

## What stands before every request

error-who-are-you = Мы не знаем, кто вы. Войдите или играйте гостем.
error-origin-refused = От «{ $origin }» ничего не принимается. Откройте игру по её собственному адресу; тот, кто держит сервер, задаёт его как public_url.
error-cross-site = С чужих страниц ничего не принимается. Откройте игру по её собственному адресу.
error-header-missing = Нет заголовка «{ $header }: { $version }». По нему видно, что запрос пришёл с наших собственных страниц.
error-other-protocol = Сервер обновился, пока страница была открыта: у него версия протокола { $version }, у страницы { $found }. Загрузите страницу заново.
error-host-not-ours = Этот сервер не называется «{ $host }». Откройте игру по её собственному адресу; тот, кто держит сервер, задаёт его как public_url.
error-body-too-large = Слишком много за раз: можно прислать не больше { $most } байт.
error-body-too-deep = Присланное вложено слишком глубоко: читается не больше { $most } уровней.
error-body-not-json = Здесь читается только JSON. Пришлите его с заголовком «Content-Type: application/json».
error-body-unreadable = Присланное — не правильный JSON.
error-path-unknown = По этому адресу ничего нет. Проверьте его.
error-method-unknown = По этому адресу так ничего не сделать.
error-request-refused = На этот запрос ответить нельзя (HTTP { $status }).
error-server-failed = Что-то сломалось, и виноваты мы. Попробуйте ещё раз; если не поможет, скажите тому, кто держит сервер.
error-store-unavailable = Сейчас ничего нельзя ни прочесть, ни записать; ничего не изменилось. Попробуйте чуть позже.
error-metrics-private = Показатели этого сервера не для всех. Спросите с самого сервера или с его metrics_token.
error-field-absent = Нет «{ $field }». Добавьте.
error-field-unexpected = «{ $field }» здесь неизвестно. Уберите.
error-field-too-short = «{ $field }»: слишком коротко, нужно хотя бы { $least } { $least ->
    [one] знак или запись
    [few] знака или записи
    [many] знаков или записей
   *[other] знака или записи
}.
error-field-too-long = «{ $field }»: слишком длинно, можно не больше { $most } { $most ->
    [one] знака или записи
    [few] знаков или записей
    [many] знаков или записей
   *[other] знаков или записей
}.
error-field-too-small = «{ $field }»: слишком мало, наименьшее — { $least }.
error-field-too-large = «{ $field }»: слишком много, наибольшее — { $most }.
error-field-choice = «{ $field }» таким быть не может. Выберите одно из: { $choices }.
error-field-invalid = «{ $field }» так не годится. Каким оно должно быть, сказано в описании интерфейса, /openapi.json.

## Работа сервера

cli-serve-no-browser = Браузер открыть не удалось. Откройте { $address } сами.
cli-serve-ready = Столы открыты: { $address } (закрыть — Ctrl+C).
cli-serve-migrating = База данных переводится на версию { $version }.
cli-serve-variable = Переменная { $variable } не читается: такой настройки нет.{ did-you-mean }
cli-admin-backed-up = { $file }: { $rows ->
    [one] сохранена { $rows } строка.
    [few] сохранены { $rows } строки.
    [many] сохранено { $rows } строк.
   *[other] сохранено { $rows } строки.
}
cli-admin-restored = { $file }: { $rows ->
    [one] восстановлена { $rows } строка.
    [few] восстановлены { $rows } строки.
    [many] восстановлено { $rows } строк.
   *[other] восстановлено { $rows } строки.
}
cli-admin-migrated = Версия базы данных: { $version }.
cli-admin-database = база данных
cli-admin-schema = версия базы данных
cli-admin-program = версия этой программы
cli-admin-server = сервер, который её занял
cli-admin-people = люди
cli-admin-accounts = из них с учётной записью
cli-admin-matches = столы
cli-admin-entries = записи в их журналах
cli-admin-holder = процесс { $process }, { $address }
cli-admin-none = нет
cli-admin-replayed = Заново проиграно { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
} ({ $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
    [many] { $entries } записей
   *[other] { $entries } записи
}): { $differences ->
    [0] различий нет.
    [one] { $differences } партия идёт иначе.
    [few] { $differences } партии идут иначе.
    [many] { $differences } партий идут иначе.
   *[other] { $differences } партии идут иначе.
}
cli-admin-difference = { $match } ({ $game }), запись { $seq }: в журнале «{ $expected }», по этим правилам «{ $found }».

error-setting-unknown = Настройки «{ $setting }» нет.{ did-you-mean } Все они перечислены в docs/operating.md.
error-setting-wrong = { $setting } не может быть «{ $found }»: { $expected ->
    [whole] нужно целое число
    [number] нужно число
    [switch] нужно true или false
    [choice] нужно одно из: { $limit }
    [least] нужно не меньше { $limit }
    [more] нужно больше { $limit }
    [most] нужно не больше { $limit }
    [words] нужна строка
    [several] нужен список строк
    [origin] нужен адрес без пути, например https://play.example.org
    [database] нужен адрес PostgreSQL, например postgresql://user:password@host/name
    [proxy] нужен адрес машины или сети, например 10.0.0.0/8
   *[other] что возможно, сказано в docs/operating.md
}.
error-setting-needs = От настройки «{ $setting }» нет толку без «{ $needed }». Задайте обе или ни одной.
error-workers-need-postgres = SQLite обслуживает один процесс, а не { $count }. Укажите PostgreSQL через --database или уберите --workers.
error-worker-failed = Рабочий процесс закончился с кодом { $code }, не начав отвечать. Причина — в строках выше.
error-port-taken = Порт { $port } по адресу { $host } занят другой программой. Выберите другой через --port; 0 — любой свободный.
error-port-forbidden = Порт { $port } по адресу { $host } вам не разрешён. Выберите порт больше 1023, а на этом пусть отвечает прокси.
error-host-not-here = { $host } — не адрес этой машины. Выберите другой через --host; 0.0.0.0 — все сразу.
error-host-unknown = Узел «{ $host }» никому не известен. Проверьте --host.
error-cannot-listen = По адресу { $host }, порт { $port }, отвечать не получается: { $why }. Выберите другие через --host и --port.
error-folder-held = Папка данных { $folder } занята другим сервером: процесс { $process }{ $address-is ->
    [none] { "" }
   *[some] , адрес { $address }
}. Завершите его или выберите другую папку через --data.
error-folder-unusable = Папкой данных { $folder } нельзя пользоваться: { $why }. Исправьте это или выберите другую через --data.
error-schema-newer = Версия базы данных — { $found }, а эта программа знает версии только до { $known }. Обновите Fhtagn или восстановите прежнюю резервную копию.
error-store-unreachable = Базой данных нельзя пользоваться: { $why }. Проверьте, работает ли она, её адрес и место на её диске.
error-no-database = Базы данных { $file } нет. Укажите папку через --data или PostgreSQL через --database.
error-store-empty = В базе данных ещё ничего нет. Запустите сервер хотя бы раз.
error-store-not-empty = База данных не пуста, а поверх ничего не пишется. Укажите пустую через --data или --database.
error-backup-exists = { $file } уже есть, а поверх ничего не пишется. Выберите другое имя.
error-backup-unwritable = Записать { $file } не получается: { $why }. Выберите другое место.
error-backup-unreadable = Прочитать { $file } не получается: { $why }. Проверьте имя.
error-backup-not-ours = { $file } — не резервная копия Fhtagn. Выберите файл, который записала команда «fhtagn admin backup».

## Люди

error-name-empty = В имени должна быть хотя бы одна буква или цифра. Выберите другое имя.
error-name-too-long = Длина имени — { $found }, а может быть не больше { $most } букв. Выберите имя короче.
error-name-unseen = В имени есть невидимый знак ({ $code }). Уберите его.
error-name-picture = В имени не может быть «{ $found }» ({ $code }). Обойдитесь буквами, цифрами и знаками препинания.
error-name-marks = В имени над или под одной буквой больше { $most } знаков. Уберите лишние.
error-name-taken = «{ $found }» похоже на имя того, у кого здесь есть учётная запись. Выберите другое имя.
error-login-length = Длина логина — от { $least } до { $most } букв. Выберите другой.
error-login-letters = В логине могут быть только буквы, цифры, точки, дефисы и подчёркивания. Выберите другой.
error-login-taken = Логин «{ $found }» занят. Выберите другой или войдите, если он ваш.
error-login-wrong = Логин или пароль неверен. Проверьте оба.
error-guest-leaves = У вас как у гостя { $tables ->
    [0] нет незаконченных партий
    [one] { $tables } незаконченная партия
    [few] { $tables } незаконченные партии
    [many] { $tables } незаконченных партий
   *[other] { $tables } незаконченной партии
} и { $decks ->
    [0] нет своих колод
    [one] { $decks } своя колода
    [few] { $decks } свои колоды
    [many] { $decks } своих колод
   *[other] { $decks } своей колоды
}. В другую учётную запись они не перейдут, и вернуться к ним будет нельзя. Заведите учётную запись для этого гостя или сначала доиграйте.
error-password-length = Длина пароля — от { $least } до { $most } букв, а длина этого — { $found }.
error-password-common = Этот пароль — один из первых, какие стали бы пробовать чужие. Выберите другой.
error-password-wrong = Пароль неверен. Ничего не изменилось.
error-account-already = У вас уже есть учётная запись.
error-account-none = У гостя нет пароля. Сначала заведите учётную запись.
error-door-closed = По этой ссылке уже вошли, или она устарела. Сделайте новую на другом экране.
error-no-such-session = Такого сеанса у вас нет; возможно, он уже закончен.
error-no-such-person = С таким номером никого нет. Проверьте адрес.
error-email-wrong = «{ $found }» — не адрес электронной почты. Напишите его так: name@example.org.
error-webhook-wrong = По адресу «{ $found }» вас нельзя известить. Укажите адрес, который начинается с https:// и не длиннее { $most } букв, без имени пользователя и пароля.
error-sockets-many = Открытых соединений со столами у вас уже { $most }, больше нельзя. Сначала закройте одно из них.
error-too-many = Это было слишком часто. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.

## Столы

error-no-such-table = Такого стола нет, или он не для всех. Проверьте адрес или попросите приглашение.
error-table-closed = Этот стол закрыт. Найдите другой или откройте свой.
error-table-started = Игра за этим столом уже началась. Менять за ним больше ничего нельзя.
error-table-full = Все места за этим столом заняты. Найдите другой или откройте свой.
error-tables-many = Ваших столов, за которыми игра ещё не началась, уже { $most }. Сначала закройте один из них.
error-tables-in-play = За вашими столами уже идёт { $most ->
    [one] { $most } игра
    [few] { $most } игры
   *[many] { $most } игр
}, больше нельзя. Сначала закончите одну из них.
error-pace-bank-alone = Запас времени нужен только для того, что длится дольше времени на ход. Задайте и время на ход или обойдитесь без запаса.
error-rated-people = Игра на рейтинг — это игра разных людей. Обойдитесь без ботов и вторых мест или играйте без рейтинга.
error-rated-accounts = Игра на рейтинг — для тех, у кого есть учётная запись: у гостей рейтинга нет. Сначала заведите её или играйте без рейтинга.
error-nobody-plays = За этим столом сидят одни боты. Кто-то должен играть.
error-not-the-host = Это может только { $name }: стол открыт этим игроком.
error-seat-taken = Место { $seat-number } занято. Выберите другое.
error-seat-kept = Место { $seat-number } оставлено для приглашённого. Выберите другое или попросите приглашение.
error-seat-unfit = Заданное для места { $seat-number } к этому столу не подходит. Изменить это должен тот, кто там сидит.
error-seats-empty = { $count ->
    [one] Ещё свободно { $count } место
    [few] Ещё свободны { $count } места
    [many] Ещё свободно { $count } мест
   *[other] Ещё свободно { $count } места
}. Подождите игроков или посадите ботов.
error-colour-taken = Этот цвет за столом уже занят. Выберите другой.
error-already-seated = Вы уже сидите за этим столом, на месте { $seat-number }.
error-not-seated = Вы за этим столом не сидите.
error-not-your-seat = Место { $seat-number } не ваше.
error-not-a-player = Попросить ещё одну игру могут только те, кто здесь играл.
error-not-over = Игра ещё не закончена. Попросить ещё одну можно после конца.
error-invitation-unknown = Такого приглашения нет. Проверьте, вся ли это ссылка, или попросите другое.
error-invitation-used = Этим приглашением уже воспользовались. Попросите другое.
error-invitation-closed = Это приглашение отозвано. Попросите другое.
error-invitation-started = Игра, на которую вас пригласили, уже началась без вас.
error-invitation-expired = Срок этого приглашения истёк. Попросите другое.
error-invitation-full = Место, на которое вас пригласили, занято, и ничего другого для вас нет.
error-invitations-many = Приглашений за этот стол уже { $most }, больше нельзя. Раздайте те, что есть.
error-no-such-invitation = За этот стол такого приглашения нет.

## Свои колоды

error-game-without-decks = В игре «{ $game }» своих колод не бывает.
error-no-such-own-deck = Такой колоды у вас нет; возможно, она удалена.
error-decks-many = Ваших колод уже { $most }, больше нельзя. Сначала удалите одну.
error-deck-link-unknown = По этой ссылке колоды больше нет. Проверьте, вся ли это ссылка, или попросите другую.

## Просмотр партий и честный случай

error-replay-own-seats = Пока игра идёт, её видно только с ваших мест или глазами зрителя. После конца открыты все места.
error-replay-not-over = Игра ещё не закончена. Это показывают после конца.
error-replay-other-rules = Партия сыграна по правилам версии { $found }; по версии { $expected }, по которой играет этот сервер, она пошла бы иначе, и показать её нельзя.
error-replay-other-content = Партия сыграна с другими картами, чем теперь у этого сервера; с ними она пошла бы иначе, и показать её нельзя.
error-replay-range = Шаги с { $first } по { $last } сразу не показать. Просите от 1 до { $most } шагов, начиная с меньшего номера.
error-no-such-ply = Хода { $found } нет: в партии их { $most }.
error-fork-at-the-end = После хода { $found } игра закончена. Чтобы играть дальше, выберите ход раньше.
error-verify-no-promise = Проверять нечего: в файле нет «{ $field }». Это есть только в записи партии на сервере, скачанной после конца.
error-verify-commitment = Зерно сервера не подходит к обязательству { $found }. Что-то из них изменено.
error-verify-values = В записи значения { $found } { $found ->
    [one] места
    [few] мест
    [many] мест
   *[other] места
}, а мест другое число. Запись изменена.
error-verify-secret = Секрет партии получен не из зерна сервера и значений мест. Что-то из них изменено.
error-verify-seats = Места разыграны не из секрета партии. Что-то из них изменено.
cli-verify-failed = { $file }: проверка не пройдена.
cli-verify-commitment = Зерно сервера подходит к обязательству: { $commitment }
cli-verify-values = Случай получен из этого зерна и значений мест (пусто после = — значение не прислали): { $values }
cli-verify-seats = Места разыграны тем же случаем; каждое досталось тому, кто сел на это: { $places }
cli-verify-moves = По правилам версии { $rules } { $plies ->
    [one] { $plies } ход ведёт
    [few] { $plies } хода ведут
    [many] { $plies } ходов ведут
   *[other] { $plies } хода ведут
} к записанному концу.
cli-verify-proved = Доказано: если это обязательство вам показали до того, как вы послали своё значение, и оно есть среди этих, то ни сервер, ни кто-либо из игроков не выбирал, как лягут кости и карты, и не менял этого потом.
cli-verify-not-proved = Не доказано: что владелец сервера не подглядывал в закрытые карты, ведь зерно их выдаёт; что игроки не рассказывали друг другу, что видели; что ходы те самые, какие вы помните. Это сравните сами.

## За столом

error-command-malformed = Это не команда: { $why }. Все команды описаны в docs/protocol.md.
error-since-malformed = «since» — это место и номер, например since=0:17.
error-stale-number = Пока вы смотрели, стол изменился (вы видели номер { $found }, а сейчас { $now }). Взгляните ещё раз и выберите заново.
error-from-the-future = Номера { $found } ещё не было, сейчас { $now }. Загрузите стол заново.
error-match-over = Игра окончена.
error-match-held = Эту игру нельзя продолжить: с записи { $seq } изменились правила. Скажите тому, кто держит сервер; её имя — { $match }.
error-no-such-lesson = Урока «{ $lesson }» нет.{ did-you-mean }
error-no-such-match = Такой игры нет, или она ещё не началась.
error-undo-none = За этим столом ходы не отменяют: так договорились до игры.
error-undo-late = Время на то решение вышло, так что оно остаётся в силе.
error-undo-consent = За этим столом ходы отменяют только с согласия остальных. Предложите им это.
error-offer-there = На столе уже лежит другое предложение. Ответьте на него или дождитесь ответов.
error-no-offer = Никакого предложения на столе уже нет.
error-no-need-to-agree = От вас согласия на это предложение не ждут.
error-chat-not-text = Сказать можно только простой текст, без управляющих и невидимых знаков.
error-no-such-window = Окна «{ $window }», в котором можно остановиться, нет.{ did-you-mean }
error-no-buzzer = Сейчас не нужно никого опережать.
error-nothing-to-claim = Это место не занять: оно ваше, или за него уже играет бот.
error-no-hurry = Здесь на ход даются дни, и присутствовать никто не обязан. Если время выйдет, сходит бот.
error-still-here = { $seconds ->
    [0] Тот, кто играет на месте { $seat-number }, здесь.
    [one] Тот, кто играет на месте { $seat-number }, ещё может вернуться. Подождите { $seconds } секунду.
    [few] Тот, кто играет на месте { $seat-number }, ещё может вернуться. Подождите { $seconds } секунды.
    [many] Тот, кто играет на месте { $seat-number }, ещё может вернуться. Подождите { $seconds } секунд.
   *[other] Тот, кто играет на месте { $seat-number }, ещё может вернуться. Подождите { $seconds } секунды.
}
error-not-watched = За этой игрой не наблюдают: кто-то из игроков не хочет.
error-room-closed = Стол приходится накрывать заново; последнее, что вы сделали, могло быть не принято. Зайдите снова, это дело одной минуты.
error-server-stops = Сервер останавливается. Ничего не потеряно; зайдите снова чуть позже.
error-lease-lost = Этот стол теперь ведёт другая часть сервера; последнее, что вы сделали, не принято. Зайдите снова.
error-command-repeated = Это уже сделано.

## Подсказки и сообщения о неполадках

error-no-hints = За этим столом подсказок нет. Так договорились перед партией.
error-odds-not-offered = Сейчас нельзя: «{ $key }». Взгляните ещё раз.
error-hint-not-asked = Подсказка нужна тому, кто решает. Месту { $seat-number } сейчас решать нечего.
error-hint-failed = Бот не успел найти ответ. Спросите ещё раз.
error-report-changed = Сообщение о неполадке не такое, каким его записал сервер. Скачайте его снова или попросите другую копию.
error-report-too-old = Формат этого сообщения — { $found }, а эта версия читает формат { $known }. Откройте его той версией, которая была на сервере, или скачайте его снова.
error-report-other-seat = В сообщении есть только то, что видно с места { $seat-number }. Уберите --view.

## Почта и уведомления

notice-subject = Фхтагн: ваш ход ({ $title })
notice-body = Остальные ждут вас: { $url }
    Пока вы не зайдёте, других уведомлений не будет.
confirm-subject = Фхтагн: подтвердите адрес
confirm-body = Кто-то хочет получать уведомления на этот адрес. Если это вы, введите код: { $code }
    Если не вы, ничего делать не нужно.
error-no-mail-here = Этот сервер не отправляет почту. Не указывайте адрес.
error-mail-failed = Письмо не удалось отправить. Проверьте адрес или попробуйте позже.
error-code-wrong = Код неверный, или адрес уже подтверждён. Ничего не изменилось.

## Клиент в браузере

client-unbuilt = Сервер работает, но стол для браузера не собран. Выполните «make client» в исходниках и запустите сервер заново или установите «Фхтагн» пакетом: в нём он готов.
