### «Войны Ктулху. Дуэль». Имена фигур, зон и игроков стоят в именительном падеже: в событиях — после
### слов «фигура», «зона» и «игрок» в нужном падеже, в вариантах — после двоеточия.

game-duel = Войны Ктулху: Дуэль
game-duel-about = Две фракции и один мир: удерживайте врата, копите энергию, пробудите Великого Древнего и обгоните соперника по очкам судьбы. 2 игрока.

## Настройки

setting-map = Карта
setting-factions = Фракции, которых никто не назвал
setting-factions-turn = выбирают по очереди, сначала младший
setting-factions-lot = решает жребий
setting-begins = Кто начинает, если этого не решают фракции
setting-begins-lot = решает жребий
setting-begins-first = первое место
setting-begins-second = второе место
setting-track = Шкала конца света: цены ритуалов
setting-doom-for-captures = Очки судьбы за захваченные фигуры
setting-doom-for-captures-True = да, как за всякую уничтоженную
setting-doom-for-captures-False = нет
setting-faction = Фракция
setting-faction-none = выбирается за столом
setting-age = Возраст: младший выбирает фракцию первым (0 — не указан)

## Слова

moment-setup = Подготовка
moment-action = Фаза действий
moment-battle = Бой
moment-doom = Энергия и Фаза судьбы
moment-end = Конец
outcome-doom = Кто-то набрал 30 очков судьбы — конец настал.
outcome-annihilation = Проведён последний ритуал: конец света наступил.
outcome-rounds = Сыграно пятьдесят раундов, партия окончена как есть.
aspect-facts = числа и свойства
aspect-russian = русские слова
aspect-name = название
aspect-awaken = пробуждение
aspect-area = сама зона
aspect-areas = зоны
aspect-borders = границы
aspect-glyphs = символы

## Напечатанное

printed-faction = фракция; начинает с { power-power }; уникальная способность «{ $ability }»; фигуры: { $units }
power-power = { $power } энергии
printed-unit = { $category ->
    [cultist] культист
    [monster] монстр
    [terror] ужас
   *[goo] Великий Древний
}, { $factions }, ×{ $count }, { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
    [many] { $value } очков судьбы
   *[other] { $value } очка судьбы
}
printed-ability = { $kind ->
    [unique] уникальная способность, «{ $faction }»
    [spellbook] гримуар, «{ $faction }»
   *[goo] способность Великого Древнего «{ $unit }», «{ $faction }»
}
printed-requirement = условие { $slot }, «{ $faction }»
printed-track = шкала конца света
printed-map = карта: зон — { $areas }, границ — { $borders }{ $towers ->
    [0] { "" }
   *[other] , зон с символом башни — { $towers }
}
printed-area = { $terrain ->
    [water] водная зона
   *[land] зона суши
}, карта «{ $map }»{ $factions-count ->
    [0] { "" }
   *[other] , символ фракции { $factions }
}{ $tower-is ->
    [none] { "" }
   *[some] , символ башни
}; рядом: { $near }

## Склонения и части фраз

# Чья фигура.
figure = { $seat-is ->
    [me] Ваша фигура «{ $unit }»
   *[other] { $seat }: фигура «{ $unit }»
}
# Что досталось фигуре: «смерть».
a-result = { $result ->
    [kill] «смерть»
    [pain] «боль»
   *[elimination] «уничтожение»
}
the-phase = { $phase ->
    [action] Фаза действий
    [gather] Фаза набора энергии
    [first_player] Фаза определения первого игрока
   *[doom] Фаза судьбы
}
# Винительный падеж: потратить 1 энергию, 3 энергии.
count-power = { $count ->
    [one] { $count } энергию
    [few] { $count } энергии
    [many] { $count } энергии
   *[other] { $count } энергии
}
price-power = { $price ->
    [one] { $price } энергию
    [few] { $price } энергии
    [many] { $price } энергии
   *[other] { $price } энергии
}
count-doom = { $count ->
    [one] { $count } очко судьбы
    [few] { $count } очка судьбы
    [many] { $count } очков судьбы
   *[other] { $count } очка судьбы
}
value-doom = { $value ->
    [one] { $value } очко судьбы
    [few] { $value } очка судьбы
    [many] { $value } очков судьбы
   *[other] { $value } очка судьбы
}
acolyte-of = { $of-is ->
    [me] своего Аколита
   *[other] Аколита игрока { $of }
}
unit-of = { $of-is ->
    [me] со своей фигурой
   *[other] с фигурой игрока { $of }
}

## Варианты: подготовка и стандартные действия

option-faction = Играть за фракцию «{ $faction }»
option-start = Начать в зоне «{ $at }»
option-book = Открыть гримуар «{ $book }»
option-recruit = Нанять: { $unit }, { $at }
option-summon = Призвать за { price-power }: { $unit }, { $at }
option-awaken = Пробудить за { price-power }: { $unit }, { $at }
option-gate = Создать врата: { $at }
option-move = Переместить: { $unit }, { $at } → { $to }
option-stop = Больше никого не перемещать
option-battle = Начать бой: { $at }
option-capture = Захватить культиста: { $at }
option-pass-turn = Спасовать и потерять всю энергию
option-control = Встать на врата: { $unit }, { $at }
option-abandon = Сойти с врат: { $at }
option-fulfil = { $price ->
    [0] Выполнить условие «{ $requirement }»
   *[other] Выполнить условие «{ $requirement }» за { price-power }
}
option-end = Закончить ход

## Варианты: бой и захват

option-ready = Больше ничего не применять
option-kill = «Смерть»: { $unit }
option-kill-again = «Смерть» вторым результатом: { $unit }
option-pain = «Боль»: { $unit }
option-pain-again = «Боль» вторым результатом: { $unit }
option-ignore = Остальное не распределять
option-eliminate = «Уничтожение»: { $unit }
option-retreat = Отступить в зону «{ $to }»
option-fall = Уничтожить: { $unit }
option-give-up = Отдать в плен: { $unit }

## Варианты: другие фазы и любое время

option-first = { $seat-is ->
    [me] Первый игрок — вы
   *[other] Первый игрок — { $seat }
}
option-ritual = Провести ритуал конца света за { price-power }: { $gates ->
    [one] { $gates } очко судьбы
    [few] { $gates } очка судьбы
    [many] { $gates } очков судьбы
   *[other] { $gates } очка судьбы
}{ $signs ->
    [0] { "" }
    [one] { " " }и { $signs } Знак Древних
    [few] { " " }и { $signs } Знака Древних
    [many] { " " }и { $signs } Знаков Древних
   *[other] { " " }и { $signs } Знака Древних
}
option-done = Закончить свою очередь в Фазе судьбы
option-tower = Тёмная башня: { $at }
option-reveal = Вскрыть Знак Древних: { value-doom }
option-switch-off = Пока не применять «{ $ability }»
option-switch-on = Снова применять «{ $ability }»
option-decline = Не применять
option-no-more = Больше никого
option-enough = Больше никого
option-none = Никого не ставить

## Варианты: Великий Ктулху

option-devour = «Пожиратель»: съесть фигуру соперника
option-feed = Отдать на съедение: { $unit }
option-dreams = «Сны»: заменить чужого Аколита, { $at }
option-replace = Отдать: { $unit }
option-devolve = «Деградация», на Глубоководного: { $unit }, { $at }
option-absorb = «Впитывание», ещё три кубика: { $unit }
option-submerge = «Погружение»: Ктулху, { $at }
option-dive = Взять с собой: { $unit }
option-emerge = Всплыть: { $at }

## Варианты: Чёрная Коза

option-give = Принести в жертву: { $unit }, { $at }
option-avatar = «Аватар»: поменять Шаб-Ниггурат местами { unit-of }, { $at }
option-swap = Поменять местами: { $unit }
option-ghroth = «Гхрот»: бросить кубик против числа зон с вашими Ми-Го
option-spawn = Поставить { acolyte-of }: { $at }
option-tribute = Уничтожить: { $unit }, { $at }
option-time-up = Минута истекла: теперь культистов выбираете вы
option-feast = «Некрофагия»: { $unit }, { $at }
option-blood-sacrifice = «Кровавая жертва», за Знак Древних: { $unit }, { $at }

## Варианты: Спящий

option-death-from-below = «Смерть из глубин»: { $unit }, { $at }
option-lethargy = «Летаргия»: ничего не делать, и это ваше действие
option-ancient-sorcery = «Древнее колдовство»: отдать Змеелюда, { $at }
option-come-home = «Древнее колдовство»: вернуть Змеелюда, { $at }
option-capture-monster = «Захват монстра»: { $at }
option-demand-sacrifice = «Требую жертвы»
option-grant-sign = Соперник получает Знак Древних
option-spare = Ваши «смерти» в этом бою считаются «болями»
option-cursed-slumber = «Проклятая дрёма»: убрать врата на планшет, { $at }
option-awake = «Проклятая дрёма»: вернуть врата на поле, { $at }

## Варианты: Оседлавший Ветер

option-hibernate = «Гибернация»: сохранить энергию и больше не действовать в этой фазе
option-free-book = Открыть гримуар, который можно открыть когда угодно
option-howl = «Вой»: прогнать фигуру соперника
option-drive-off = Уйти: { $unit } → { $to }
option-cannibalism = «Каннибализм»: { $unit }
option-carry = «Арктический ветер», унести: { $unit }
option-ice-age = «Ледниковый период», жетон в зону: { $at }
option-defy = «Вечный»: заплатить 1 энергию и отменить

## Виды действий — для того, что сейчас недоступно

action-recruit = Наём культиста
action-summon = Призыв монстра
action-awaken = Пробуждение Великого Древнего
action-gate = Создание врат
action-move = Движение
action-battle = Бой
action-capture = Захват культиста
action-pass-turn = Пас
action-control = Встать на врата
action-abandon = Сойти с врат
action-fulfil = Выполнить условие вместо действия
action-end = Закончить ход
action-ritual = Ритуал конца света
action-done = Закончить свою очередь в Фазе судьбы
action-reveal = Вскрыть Знак Древних
action-switch-off = Отключить способность
action-switch-on = Снова включить способность
action-avatar = «Аватар»
action-ghroth = «Гхрот»
action-time-up = Выбирать культистов, когда истекла минута
action-blood-sacrifice = «Кровавая жертва»
action-dreams = «Сны»
action-submerge = «Погружение»
action-emerge = Всплыть
action-death-from-below = «Смерть из глубин»
action-lethargy = «Летаргия»
action-ancient-sorcery = «Древнее колдовство»
action-come-home = Вернуть Змеелюда
action-capture-monster = «Захват монстра»
action-cursed-slumber = «Проклятая дрёма»: убрать врата на планшет
action-awake = «Проклятая дрёма»: вернуть врата
action-hibernate = «Гибернация»
action-free-book = Открыть гримуар когда угодно
action-ice-age = «Ледниковый период»
action-faction = Выбрать фракцию
action-start = Выбрать начальную зону
action-book = Выбрать гримуар
action-ready = Больше ничего не применять перед боем
action-kill = Распределить «смерть»
action-kill-again = Распределить «смерть» вторым результатом
action-pain = Распределить «боль»
action-pain-again = Распределить «боль» вторым результатом
action-ignore = Не распределять остальное
action-eliminate = Распределить «уничтожение»
action-retreat = Отступить
action-fall = Выбрать фигуру, которой некуда отступить
action-give-up = Выбрать фигуру, которую захватят
action-stop = Закончить движение
action-first = Выбрать первого игрока
action-tower = Поставить тёмную башню
action-decline = Не применять способность
action-give = Выбрать культиста для жертвы
action-swap = Выбрать фигуру, что поменяется местами с Шаб-Ниггурат
action-spawn = «Гхрот»: поставить Аколита
action-none = «Гхрот»: никого не ставить
action-tribute = «Гхрот»: выбрать культиста, которого уничтожат
action-feast = «Некрофагия»: привести Гуля в зону боя
action-no-more = Больше никого не брать
action-devour = «Пожиратель»
action-feed = «Пожиратель»: выбрать, кого съедят
action-replace = «Сны»: выбрать Аколита, которого заменят
action-devolve = «Деградация»
action-absorb = «Впитывание»
action-dive = «Погружение»: взять фигуру с собой
action-enough = «Погружение»: больше никого не брать
action-demand-sacrifice = «Требую жертвы»
action-grant-sign = «Требую жертвы»: отдать Знак Древних
action-spare = «Требую жертвы»: ваши «смерти» считаются «болями»
action-defy = «Вечный»: заплатить и отменить результат
action-howl = «Вой»
action-drive-off = «Вой»: выбрать фигуру, которая уйдёт
action-cannibalism = «Каннибализм»
action-carry = «Арктический ветер»: унести фигуру
action-pass = Ничего не применять между действиями

## Вопросы, что тем временем читают остальные и что вопрос завершает

prompt-choose-faction = За какую фракцию вы играете?
prompt-choose-faction-other = { $seat } выбирает фракцию.
ends-choose-faction = Один ответ.
prompt-choose-start = Где вы начинаете?
prompt-choose-start-other = { $seat } выбирает начальную зону.
ends-choose-start = Один ответ.
prompt-act = Ваш ход: что вы делаете?
prompt-act-other = Ходит { $seat }.
ends-act = В ходу одно действие, до и после него — дополнительные; ход вы заканчиваете сами.
prompt-second-action = Каким будет второе действие?
prompt-second-action-other = { $seat } выбирает второе действие.
ends-second-action = Одно действие.
prompt-move-on = Какую фигуру переместить ещё? Каждая — за 1 энергию.
prompt-move-on-other = { $seat } перемещает фигуры дальше.
ends-move-on = Каждая фигура — один раз; когда довольно, скажете сами.
prompt-between = Действие завершено: какую способность применить теперь?
prompt-between-other = { $seat } может применить способность между действиями.
ends-between = Пока хоть кто-то хочет применить способность.
prompt-choose-book = Вы заслужили гримуар в ячейку { $slot }: какой?
prompt-choose-book-other = { $seat } выбирает заслуженный гримуар в ячейку { $slot }.
ends-choose-book = Один ответ.
prompt-choose-captive = Какую из ваших фигур захватят?
prompt-choose-captive-other = { $seat } выбирает, какую фигуру захватят.
ends-choose-captive = Один ответ.
prompt-pre-battle = Перед боем: какую способность применить?
prompt-pre-battle-other = { $seat } может применить способности перед боем.
ends-pre-battle = Пока вы не решите, что больше ничего не примените.
prompt-choose-kill = Какой из ваших фигур достанется «смерть»?
prompt-choose-kill-other = { $seat } распределяет «смерть».
ends-choose-kill = По одному ответу на каждую «смерть».
prompt-choose-elimination = Какая из ваших фигур будет уничтожена?
prompt-choose-elimination-other = { $seat } выбирает, какая фигура будет уничтожена.
ends-choose-elimination = По одному ответу на каждое «уничтожение».
prompt-choose-pain = Какой из ваших фигур достанется «боль»?
prompt-choose-pain-other = { $seat } распределяет «боль».
ends-choose-pain = По одному ответу на каждую «боль».
prompt-choose-retreat = { $owner-is ->
    [own] Куда отступает ваша фигура «{ $unit }»?
   *[other] Куда отступает фигура «{ $unit }» игрока { $owner }?
}
prompt-choose-retreat-other = { $owner-is ->
    [own] { $seat } выбирает, куда отступает фигура «{ $unit }».
    [me] { $seat } выбирает, куда отступает ваша фигура «{ $unit }».
   *[other] { $seat } выбирает, куда отступает фигура «{ $unit }» игрока { $owner }.
}
ends-choose-retreat = По одному ответу на каждую фигуру с «болью».
prompt-choose-cornered = Отступать некуда: какая из ваших фигур будет уничтожена?
prompt-choose-cornered-other = Отступать некуда: { $seat } выбирает, какая фигура будет уничтожена.
ends-choose-cornered = Один ответ; остальные остаются.
prompt-choose-first = Энергии поровну: кто первый игрок?
prompt-choose-first-other = Энергии поровну: { $seat } решает, кто первый игрок.
ends-choose-first = Один ответ.
prompt-doom = Фаза судьбы, ваша очередь: что вы делаете?
prompt-doom-other = Фаза судьбы, очередь игрока { $seat }.
ends-doom = Очередь вы заканчиваете сами; ритуал — не больше одного.
prompt-tower = Где вырастет следующая тёмная башня?
prompt-tower-other = { $seat } выбирает, где вырастет следующая тёмная башня.
ends-tower = По одному ответу на каждую башню.
prompt-choose-meal = «Пожиратель»: какую из ваших фигур съедят?
prompt-choose-meal-other = «Пожиратель»: { $seat } выбирает, какую фигуру съедят.
ends-choose-meal = Один ответ.
prompt-choose-dreamer = «Сны»: какого из ваших Аколитов заменят?
prompt-choose-dreamer-other = «Сны»: { $seat } выбирает, какого Аколита заменят.
ends-choose-dreamer = Один ответ.
prompt-choose-divers = «Погружение»: кто уходит под воду вместе с Ктулху?
prompt-choose-divers-other = «Погружение»: { $seat } выбирает, кто уходит под воду вместе с Ктулху.
ends-choose-divers = Когда довольно, скажете сами.
prompt-choose-sacrifice = Какого из своих культистов принести в жертву?
prompt-choose-sacrifice-other = { $seat } выбирает, какого культиста принести в жертву.
ends-choose-sacrifice = Два ответа, по одному на культиста.
prompt-choose-swap = «Аватар»: какая из ваших фигур поменяется местами с Шаб-Ниггурат?
prompt-choose-swap-other = «Аватар»: { $seat } выбирает, какая фигура поменяется местами с Шаб-Ниггурат.
ends-choose-swap = Один ответ.
prompt-choose-acolyte = «Гхрот»: чьего Аколита поставить и куда?
prompt-choose-acolyte-other = «Гхрот»: { $seat } может поставить Аколита.
ends-choose-acolyte = Один ответ.
prompt-choose-tribute = { $of-is ->
    [me] «Гхрот»: какой из ваших культистов будет уничтожен?
   *[other] «Гхрот»: какой культист игрока { $of } будет уничтожен?
}
prompt-choose-tribute-other = { $of-is ->
    [me] «Гхрот»: соперник выбирает, какой из ваших культистов будет уничтожен.
   *[other] «Гхрот»: решается, какой культист игрока { $of } будет уничтожен.
}
ends-choose-tribute = Ответов столько, сколько выпало на кубике; на раздумья — минута.
prompt-choose-ghoul = «Некрофагия»: какой Упырь приходит в зону боя?
prompt-choose-ghoul-other = «Некрофагия»: { $seat } может привести Упырей в зону боя.
ends-choose-ghoul = Когда довольно, скажете сами.
prompt-nexus = «Цепь событий»: какое действие совершить до боя?
prompt-nexus-other = «Цепь событий»: { $seat } может совершить действие до боя.
ends-nexus = Одно действие или ни одного.
prompt-demanded = «Требую жертвы»: на что вы согласны?
prompt-demanded-other = «Требую жертвы»: { $seat } выбирает, на что согласиться.
ends-demanded = Один ответ.
prompt-eternal = «Вечный»: заплатить 1 энергию, чтобы отменить { a-result } Ран-Тегота?
prompt-eternal-other = «Вечный»: { $seat } может заплатить, чтобы отменить { a-result } Ран-Тегота.
ends-eternal = Один ответ.
prompt-choose-howled = «Вой»: какая из ваших фигур покидает бой и куда она уходит?
prompt-choose-howled-other = «Вой»: { $seat } выбирает, какая фигура покидает бой.
ends-choose-howled = Один ответ.
prompt-choose-newcomer = «Каннибализм»: кого поставить в зону боя?
prompt-choose-newcomer-other = «Каннибализм»: { $seat } может поставить фигуру в зону боя.
ends-choose-newcomer = Один ответ.
prompt-choose-carried = «Арктический ветер»: кто уходит вместе с Итакуа?
prompt-choose-carried-other = «Арктический ветер»: { $seat } выбирает, кто уходит вместе с Итакуа.
ends-choose-carried = Когда довольно, скажете сами.

## События: подготовка и ход партии

## События: энергия, очки судьбы, Знаки Древних, гримуары

gather-source = { $source ->
    [cultists] за культистов
    [gates] за свои врата
    [free_gates] за свободные врата
    [captives] за пленников
   *[abilities] за способности
}
ritual-gates = Врат: { $gates }.

## События: фигуры и врата

## События: бой

battle-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}
battle-results = «смертей» — { $kills }, «болей» — { $pains }

## Почему чего-то сейчас нельзя

why-over = Партия окончена.
why-set-up-first = Подготовка ещё не закончена.
why-not-this-question = Это ответ на другой вопрос, а сейчас он не задан.
why-not-your-turn = Сейчас решает { $seat }.
why-other-sheet = Это условие — на планшете другой фракции.
why-other-phase = Для этого есть { the-phase }.
why-finish-first = Сначала ответьте на нынешний вопрос: он не о выборе действия.
why-before-dice = Это применяют до броска кубиков в бою, когда вас об этом спросят.
why-between-actions = Это применяют после одного действия и до следующего.
why-other-faction = Это «{ $ability }», способность другой фракции.
why-not-in-play = Фигура «{ $unit }» не в игре.
why-closed-book = Ваш гримуар «{ $book }» ещё не открыт.
why-only-battle-area = По «Цепи событий» это должно быть возможно в зоне боя.
why-not-in-nexus = По «Цепи событий» это действие совершить нельзя.
why-action-taken = Действие этого хода вы уже совершили.
why-nothing-between = Второе действие совершают сразу: вратам и концу хода придётся подождать.
why-must-act = В ходу ровно одно действие, и вы его ещё не совершили.
why-no-power = У вас не осталось энергии.
why-too-dear = Цена — { $price }, а энергии у вас { $power }.
why-ice-age = Там, где это возможно, из-за «Ледникового периода» цена — { $price }, а энергии у вас { $power }.
why-switched-off = Способность «{ $ability }» вы отключили.
why-no-signs = У вас нет Знаков Древних.
why-no-switch = Сейчас переключить нечего; каждую способность переключают не больше раза за ход.
why-no-cultist-in-pool = У вас в резерве нет культистов.
why-no-monster-in-pool = У вас в резерве нет монстров.
why-no-monster-or-unit = Нужны монстр в резерве и ваша фигура на поле.
why-all-awake = Все ваши Великие Древние уже в игре.
why-no-gate-at-start = В вашей стартовой зоне нет врат.
why-two-cultists-beside = Фигура «{ $unit }» требует двух культистов на поле, не считая того, кто держит врата, где она появится.
why-never-awakened = Фигуру «{ $unit }» в этой партии ещё не пробуждали.
why-no-gate-at-glyph = Нет врат в зонах с вашим символом.
why-no-gate-held = На поле вы не контролируете ни одних врат.
why-no-gate-token = Все врата уже в игре.
why-no-cultist-on-map = У вас нет культистов на поле.
why-gates-there = Везде, где у вас есть фигуры, врата уже есть.
why-no-builder = Там, где врат ещё нет, у вас нет никого, кто может их создать.
why-no-units = У вас нет фигур на поле.
why-all-on-gates = Все ваши фигуры стоят на вратах: сначала надо сойти.
why-all-moved = Все ваши фигуры, кроме стоящих на вратах, уже сходили.
why-no-shared-area = Нет зоны, где есть фигуры обеих сторон.
why-fought-already = В этот ход вы там уже начинали бой.
why-no-combat = Там, где есть враг, у ваших фигур нет силы атаки.
why-nobody-to-capture = Ни один чужой культист не стоит в одной зоне с вашим монстром или Великим Древним.
why-ferox = «Свирепый»: из ваших фигур захватить этих культистов мог бы только Великий Древний.
why-protected = Все, кого можно было бы захватить, под защитой.
why-no-enemy-cultist = У соперника нет культистов на поле.
why-no-monster-there = В зоне Цатоггуа нет чужих монстров.
why-nobody-to-swap = В других зонах не с кем поменяться местами.
why-gates-were-so = Так врата вернулись бы туда, где уже были после вашего прошлого действия.
why-under-tower = Свободные врата рядом с вашими фигурами закрыты тёмными башнями.
why-no-free-gate = Нет свободных врат там, где у вас есть кто-то, кто может их контролировать.
why-no-requirement-action = Среди ваших условий нет таких, что выполняются вместо действия.
why-requirements-done = Это уже выполнено.
why-two-cultists = Нужны два ваших культиста на поле.
why-one-ritual = Свой ритуал в этой Фазе судьбы вы уже провели.
why-homecoming-due = Сначала верните Змеелюда с планшета соперника.
why-once-in-doom = Это делают один раз за Фазу судьбы, и вы уже сделали.
why-once-in-battle = Это применяют один раз за бой, и вы уже применили.
why-not-in-battle = Фигура «{ $unit }» не участвует в этом бою на вашей стороне.
why-nothing-edible = У соперника в этом бою нет ни монстров, ни культистов.
why-nobody-to-absorb = Других ваших монстров и культистов в этом бою нет.
why-each-has-one = У каждой вашей фигуры в этом бою уже есть результат.
why-no-second-result = Сейчас ни одна ваша фигура не может принять второй результат.
why-result-due = Результат обязана принять ваша фигура, у которой его ещё нет.
why-not-in-water = Фигура «{ $unit }» не в водной зоне.
why-not-submerged = Фигура «{ $unit }» не под водой.
why-submerged-already = Фигура «{ $unit }» уже под водой.
why-nobody-to-dive = В этой зоне ваших фигур больше нет.
why-nobody-to-carry = Больше взять с собой некого.
why-nobody-is-late = Никто не выбирает культистов по «Гхроту».
why-minute-over = Минута истекла, и выбираете уже вы.
why-nobody-to-spawn = Аколитов нет ни в одном резерве.
why-already-lent = Змеелюд уже лежит на планшете соперника.
why-nobody-lent = На планшете соперника нет Змеелюда.
why-none-on-map = Такой фигуры у вас на поле нет: «{ $unit }».
why-none-in-pool = Такой фигуры в вашем резерве нет: «{ $unit }».
why-one-gate-asleep = Одни ваши врата уже дремлют.
why-no-gate-asleep = У вас нет дремлющих врат.
why-gates-everywhere = Зон без врат не осталось.

## Отклонённые столы

error-same-faction = У обоих игроков фракция «{ $faction }». Укажите две разные.
error-no-start = У фракции «{ $faction }» нет начальной зоны на карте «{ $map }». Выберите другую карту или фракцию.

## Шансы в бою

error-odds-nobody = Боя в зоне «{ $area }» быть не может: там нужны фигуры обоих игроков. Укажите другую зону.
error-odds-no-combat = Боя быть не может: у фигур атакующего нет силы атаки. Атакуйте другими фигурами.
error-odds-no-power = Боя быть не может: он стоит { price-power }, а у атакующего столько нет. Дайте атакующему хотя бы столько.
error-odds-units = Из «{ $found }» не понять, какие это фигуры. Напишите названия, перед каждым — число, например «cthulhu 2 shoggoth».
error-odds-unit = Фигуры «{ $found }» нет.{ did-you-mean } Список показывает «fhtagn cards duel»; название пишется так: «deep_one».
error-odds-faction = Фракции «{ $found }» за этим столом нет.{ did-you-mean } Напишите одну из этих: { $choices }.
error-odds-mixed = Ни у одной фракции нет всех этих фигур: «{ $found }». Назовите фигуры одной из этих: { $factions }.
error-odds-ambiguous = Такие фигуры есть не у одной фракции: «{ $found }» ({ $factions }). Напишите перед ними фракцию: «{ $first }: { $found }».
error-odds-too-many = Столько этих фигур нет: { $unit }. В коробке их { $most }. Назовите меньше.
error-odds-keeper = Врата не может занимать фигура «{ $unit }». Уберите «!».
error-odds-one-gate = На вратах зоны может стоять только одна фигура: { $unit }. Поставьте «!» один раз и без числа.
error-odds-gates = Столько зон с вратами вдали от боя не найти. Назовите не больше { $most }.
error-odds-surrounded = Не осталось фигур, которые могли бы окружить противника, не меняя числа кубиков: { $faction }. Уберите --surrounded или назовите меньше фигур.
error-odds-ability = Ни у одной из двух фракций нет способности «{ $found }», которая что-то меняет в бою.{ did-you-mean } Выберите одну из этих: { $choices }.
error-odds-needs-unit = Для «{ $ability }» нужна фигура в игре: { $unit }. Добавьте её.

## Наборы

error-acolytes = { in-field }: культисты — только Аколиты, которых у каждой фракции { $needed }.
error-faction-unique = { in-field }: у фракции { $found ->
    [one] { $found } уникальная способность
    [few] { $found } уникальные способности
    [many] { $found } уникальных способностей
   *[other] { $found } уникальной способности
}, а должна быть ровно одна.
error-faction-spellbooks = { in-field }: у фракции { $found ->
    [one] { $found } гримуар
    [few] { $found } гримуара
    [many] { $found } гримуаров
   *[other] { $found } гримуара
}, а должно быть { $needed }.
error-faction-slots = { in-field }: у условий ячейки { $found }; каждая от 1 до { $needed } должна быть ровно один раз.
error-glyph-shared = { in-field }: в зоне «{ $found }» уже есть символ другой фракции. Выберите другую.
error-glyph-missing = { in-field }: для фракции «{ $found }» нет начальной зоны. Добавьте символ с таким id.
error-edge-to-itself = { in-field }: зона «{ $found }» не может граничить сама с собой. Укажите две зоны.
error-edge-twice = { in-field }: граница { $found } указана дважды. Уберите одну из них.
error-bridge-without-edge = { in-field }: мост { $found } не лежит ни на одной границе карты. Добавьте границу или уберите мост.
error-area-unreachable = { in-field }: в эту зону ниоткуда не попасть. Добавьте границу.
