### «Удел Древнейших Богов» с дополнением «Твари извне». Имена игроков стоят в именительном падеже,
### после слова «игрока»; названия карт и символов — в кавычках; Локации склоняются (`place-…`).
### О других — в настоящем времени, оно не знает рода.

game-fate = Удел Древнейших Богов
game-fate-about = Культы наперегонки призывают своих Богов: шесть Локаций, Заклинания, жертвы и Следователи на пороге. От 1 до 4 игроков.

## Настройки

setting-goal = Цель на Счётчике Призыва
setting-goal-9 = отметка «9»
setting-goal-10 = 10 шагов, полный круг
setting-goal-13 = 13 шагов, круг и ещё немного
setting-investigators = Следователей в каждой Локации в начале
setting-investigators-1 = по одному
setting-investigators-2 = по двое
setting-monsters = «Твари извне»: Монстры и их Заклинания
setting-monsters-True = да
setting-monsters-False = нет
setting-shub-niggurath = «Твари извне»: Шуб-Ниггурат, только с Монстрами
setting-shub-niggurath-True = среди Богов
setting-shub-niggurath-False = остаётся в коробке
setting-ghatanothoa = «Твари извне»: Гатаноа
setting-ghatanothoa-True = среди Богов
setting-ghatanothoa-False = остаётся в коробке
setting-yig = «Твари извне»: Йиг
setting-yig-True = среди Богов
setting-yig-False = остаётся в коробке
setting-cthugha = «Твари извне»: Ктугха
setting-cthugha-True = среди Богов
setting-cthugha-False = остаётся в коробке
setting-level = Соло: уровень
setting-level-novice = новичок: карта Врат и на двух Культистов больше в Сторожке
setting-level-adept = адепт: всё по правилам
setting-level-master = мастер: два Знака Древних и Проклятие
setting-strict = Соло: Проклятия
setting-strict-True = срабатывают, когда выполнено их условие
setting-strict-False = только подсчитываются
setting-everything = Соло: Боги, карты и Монстры, которые для одного игрока не рекомендуются
setting-everything-True = да, хотя это и не рекомендуется
setting-everything-False = нет
setting-leavers = Место того, кто сдался,
setting-leavers-stand-in = доигрывает другой
setting-leavers-skip = пропускают
setting-god = Бог
setting-god-none = выбирается из двух карт
setting-colour = Цвет
setting-colour-none = следующий из свободных
setting-colour-crimson = багровый
setting-colour-teal = бирюзовый
setting-colour-amber = янтарный
setting-colour-violet = фиолетовый

## Слова

outcome-summoned = Древнейший Бог призван.
outcome-sealed = Десять Знаков Древних запечатали Счётчик Призыва.
outcome-cursed = Пять Проклятий сломили Культ.
aspect-name = название
aspect-effect = свойство
aspect-numbers = числа
aspect-symbol = символ

# Места: где, куда, откуда, чего.
place-other-worlds = Другие Миры
    .in = в Других Мирах
    .to = в Другие Миры
    .from = из Других Миров
    .of = Других Миров
place-museum = Музей
    .in = в Музее
    .to = в Музей
    .from = из Музея
    .of = Музея
place-ceremony = Церемония
    .in = на Церемонии
    .to = на Церемонию
    .from = с Церемонии
    .of = Церемонии
place-streets = Улицы Аркхэма
    .in = на Улицах Аркхэма
    .to = на Улицы Аркхэма
    .from = с Улиц Аркхэма
    .of = Улиц Аркхэма
place-gathering = Сборище
    .in = на Сборище
    .to = на Сборище
    .from = со Сборища
    .of = Сборища
place-library = Библиотека
    .in = в Библиотеке
    .to = в Библиотеку
    .from = из Библиотеки
    .of = Библиотеки
place-lodge = Сторожка
    .in = в Сторожке
    .to = в Сторожку
    .from = из Сторожки
    .of = Сторожки
place-abyss = Бездна
    .in = в Бездне
    .to = в Бездну
    .from = из Бездны
    .of = Бездны

## Напечатанное

printed-god = { $box ->
    [base] Древнейший Бог
   *[expansion] Древнейший Бог, «Твари извне»
}; число игроков: { $players }
printed-spell = { $box ->
    [base] Заклинание
   *[expansion] Заклинание, «Твари извне»
}, символ «{ $symbol }», стоимость: { $cost }, ×{ $copies }
printed-artifact = Артефакт; после применения { $use ->
    [tilt] склоняется
   *[destroy] выходит из игры
}
printed-curse = Проклятие{ $delays-is ->
    [none] { "" }
   *[some] ; может оттянуть победу
}
printed-monster = Монстр; жетонов: { $slots }, фигурок: { $figures }
printed-storm = Зимний Ураган, ×{ $copies }
printed-location = Локация, символ «{ $symbol }»
printed-symbol = символ { $location-of }
printed-face = грань кубика, { $sides ->
    [one] { $sides } сторона
    [few] { $sides } стороны
    [many] { $sides } сторон
   *[other] { $sides } стороны
}

## Склонения и части фраз

# Чей Культист: «Ваш Культист», «Культист игрока Анна».
cultist = { $seat-is ->
    [me] Ваш Культист
   *[other] Культист игрока { $seat }
}
artifact = { $seat-is ->
    [me] Ваш Артефакт «{ $artifact }»
   *[other] Артефакт «{ $artifact }» игрока { $seat }
}
monster = { $seat-is ->
    [me] Ваш Монстр «{ $monster }»
   *[other] Монстр «{ $monster }» игрока { $seat }
}
summon-token = { $seat-is ->
    [me] Ваш жетон Призыва
   *[other] Жетон Призыва игрока { $seat }
}
in-lodge = { $seat-is ->
    [me] в вашей Сторожке
   *[other] в Сторожке игрока { $seat }
}
to-lodge = { $seat-is ->
    [me] в вашу Сторожку
   *[other] в Сторожку игрока { $seat }
}
from-lodge = { $seat-is ->
    [me] из вашей Сторожки
   *[other] из Сторожки игрока { $seat }
}
figures = { $count }{ $place-is ->
    [none] { "" }
   *[some] { " " }{ $place-from }
}{ $seat-is ->
    [me] { "" }
   *[other] { " " }({ $seat })
}
# Винительный падеж: вернуть 1 Культиста, 2 Культистов.
count-cultists = { $count ->
    [one] { $count } Культиста
    [few] { $count } Культистов
    [many] { $count } Культистов
   *[other] { $count } Культиста
}
count-investigators = { $count ->
    [one] { $count } Следователя
    [few] { $count } Следователей
    [many] { $count } Следователей
   *[other] { $count } Следователя
}
count-signs = { $count ->
    [one] { $count } Знак Древних
    [few] { $count } Знака Древних
    [many] { $count } Знаков Древних
   *[other] { $count } Знака Древних
}
count-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
# Именительный: 2 Следователя.
investigators = { $count ->
    [one] { $count } Следователь
    [few] { $count } Следователя
    [many] { $count } Следователей
   *[other] { $count } Следователя
}
some-spells = { $symbols-count ->
    [one] { $symbols-count } Заклинание
    [few] { $symbols-count } Заклинания
    [many] { $symbols-count } Заклинаний
   *[other] { $symbols-count } Заклинания
}

## Варианты: подготовка и ход

option-god = Служить Богу: { $god }
option-move = Идти { $to-to }: «{ $spell }»
option-move-pair = Идти { $to-to }: { $spells }
option-move-gate = Идти { $to-to }: карта Врат
option-draw-to-move = Добрать Заклинание: ни одна ваша карта не сдвинет Отголосок Судьбы
option-move-fate = Переместить Отголосок Судьбы { $to-to }
option-piece = Переместить другой Отголосок Судьбы { $to-to }
option-roll-for-control = Бросить кубик на Временный Контроль
option-no-die = Не бросать
option-control-action = Выполнить Действие Контроля { $location-of }
option-no-control-action = Не выполнять Действие Контроля
option-base-action = Выполнить Базовое Действие { $location-of }
option-buy-off = Получить 3 Знака Древних и уничтожить Проклятие
option-prepare = Подготовить: «{ $spell }»
option-prepare-with = Подготовить с «диким» символом Артефакта «{ $artifact }»: «{ $spell }»
option-prepare-no-more = Ничего не Подготавливать
option-prepare-free = Бесплатно Подготовить: «{ $spell }»
option-replace = Сбросить, чтобы освободить место: «{ $spell }»

## Варианты: применение карт

option-cast = Скастовать: «{ $spell }»
option-use = Применить Артефакт «{ $artifact }»
option-command = Применить Монстра за жетон: «{ $monster }»
option-decline = Отказаться
option-enough = На этом всё
option-option = { $first ->
    [devour] Пожрать Культистов{ option-advance }
    [destroy_investigators] Уничтожить Следователей{ option-advance }
    [destroy_cultists] Уничтожить Культистов{ option-advance }
    [sacrifice] Пожертвовать Культистами{ option-advance }
    [curse] Получить Проклятие
    [summon] Призвать Монстра
    [add_token] Вернуть жетон на карту Монстра
    [use_monster] Применить Монстра без жетона
    [discard_monster] Сбросить Монстра{ option-advance }
    [place_mi_go] Поставить Ми-Го
    [move_mi_go] Переставить Ми-Го
    [take_mi_go] Вернуть Ми-Го{ option-advance }
    [discard_column] Сбросить Астральную Колонку{ option-advance }
    [move_column] Переложить карты из одной Колонки в другую
   *[other] «{ $effect }»: вариант { $number } из текста
}
option-advance = { $last ->
    [advance] { " " }и продвинуться
   *[other] { "" }
}
option-rival = Соперник: { $seat }
option-location = Выбрать Локацию: { $location }
option-signs = { $count ->
    [0] Ни одного Знака Древних
   *[other] { count-signs }
}
option-curse = Проклятие № { $number }, считая с самого старого
option-die = Использовать кубик: «{ $face }»
option-reroll = Перебросить: { $faces }
option-reroll-all = Перебросить все кубики
option-keep-dice = Оставить кубики как есть

## Варианты: Культисты и Следователи

option-sacrifice = { $group-count ->
    [0] Никем не Жертвовать
   *[other] Пожертвовать Культистами: { $group }
}
option-destroy-cultists = { $group-count ->
    [0] Никого не уничтожать
   *[other] Уничтожить Культистов: { $group }
}
option-devour = { $group-count ->
    [0] Никого не пожирать
   *[other] Пожрать Культистов: { $group }
}
option-seize = Захватить Культиста { $location-from } ({ $owner })
option-release = Отдать пленников: { $group }
option-recall = { $count ->
    [0] Никого не возвращать
   *[other] Вернуть { count-cultists } { $to-to }
}
option-spread = Перевести Культиста { $to-to }
option-move-cultist = { $owner-is ->
    [me] Перевести своего Культиста { $location-from } { $to-to }
   *[other] Перевести Культиста игрока { $owner } { $location-from } { $to-to }
}
option-destroy-investigators = { $count ->
    [0] Никого не уничтожать
   *[other] Уничтожить { count-investigators } { $place-in }
}
option-lead-to-location = Перевести { count-investigators } { $place-from } { $to-to }
option-lead-to-rival = Перевести { count-investigators } { $place-from } в Сторожку игрока { $seat }
option-send = Отправить Следователя из запаса в Сторожку игрока { $seat }
option-send-own = Отправить Следователя из своей Сторожки в Сторожку игрока { $seat }

## Варианты: карты и жетоны

option-artifact = Взять Артефакт «{ $artifact }»
option-artifact-top = Взять верхний Артефакт колоды, не видя его
option-give-up = Отправить под низ колоды: «{ $artifact }»
option-renew = Заменить открытые Артефакты
option-leave-display = Оставить открытые Артефакты
option-break-sign = { $seat-is ->
    [me] Пожертвовать Культистом и уничтожить Знак Древних на своём Счётчике
   *[other] Пожертвовать Культистом и уничтожить Знак Древних на Счётчике игрока { $seat }
}
option-loot = Забрать Артефакт «{ $artifact }» у игрока { $owner }
option-ruin = { $owner-is ->
    [me] Уничтожить свой Артефакт «{ $artifact }»
   *[other] Уничтожить Артефакт «{ $artifact }» игрока { $owner }
}
option-discard = Сбросить: { $spells }
option-take = Взять: «{ $spell }»
option-steal = Забрать Подготовленное Заклинание № { $slot } игрока { $owner }, символ «{ $symbol }»
option-discard-prepared = Сбросить: «{ $spell }»
option-column = Сбросить Колонку { $location-of }
option-move-column = Переложить карту № { $slot }, «{ $symbol }», из Колонки { $location-of } в Колонку { $to-of }
option-take-column = Взять карту № { $slot }, «{ $symbol }», из Колонки { $location-of }
option-put-back = Положить в Колонку: «{ $spell }»
option-add-gate = Положить карту Врат в Колонку { $location-of }
option-summon = Призвать: «{ $monster }»
option-summon-top = Призвать верхнего Монстра Резерва, не видя его
option-lay-storm = Положить { $location-to }: «{ $storm }»
option-harvest = Пожертвовать там 2 Культистами и продвинуться
option-withdraw = Убрать Зимний Ураган, не вскрывая
option-place-mi-go = Поставить Ми-Го { $location-to }
option-move-mi-go = Переставить Ми-Го { $location-from } { $to-to }
option-take-mi-go = Вернуть Ми-Го { $location-from }

## Виды действий — для того, что сейчас недоступно

action-move = Перемещение одним Заклинанием
action-move-pair = Перемещение парой Заклинаний
action-move-gate = Перемещение картой Врат
action-cast = Скастовать Заклинание
action-use = Применить Артефакт
action-command = Применить Монстра
action-roll-for-control = Бросить кубик на Временный Контроль
action-control-action = Действие Контроля
action-buy-off = Откупиться от Проклятия
action-prepare = Подготовить Заклинание
action-prepare-with = Подготовить Заклинание с помощью Артефакта
action-god = Выбрать Бога
action-draw-to-move = Добрать, когда нечем сдвинуть Отголосок Судьбы
action-move-fate = Выбрать, куда идёт Отголосок Судьбы
action-piece = Переместить другой Отголосок Судьбы
action-no-die = Не бросать кубик на Контроль
action-no-control-action = Не выполнять Действие Контроля
action-prepare-no-more = Ничего не Подготавливать
action-prepare-free = Бесплатно Подготовить Заклинание
action-replace = Сбросить Подготовленное Заклинание, чтобы освободить место
action-artifact = Взять открытый Артефакт
action-artifact-top = Взять верхний Артефакт колоды
action-give-up = Избавиться от Артефакта
action-renew = Заменить открытые Артефакты
action-leave-display = Оставить открытые Артефакты
action-break-sign = Уничтожить Знак Древних
action-send = Отправить Следователя из запаса
action-send-own = Отправить Следователя из Сторожки
action-spread = Перевести Культиста со Сборища
action-enough = Остановиться на этом
action-decline = Отказаться
action-pass = Сейчас ничего не применять
action-option = Выбрать один из эффектов
action-rival = Выбрать соперника
action-location = Выбрать Локацию
action-signs = Выбрать число Знаков Древних
action-die = Выбрать кубик
action-reroll = Перебросить кубики
action-reroll-all = Перебросить все кубики
action-keep-dice = Оставить кубики как есть
action-sacrifice = Выбрать, кем Пожертвовать
action-destroy-cultists = Выбрать, каких Культистов уничтожить
action-devour = Выбрать, каких Культистов пожрать
action-seize = Захватить Культиста
action-release = Отдать пленников
action-recall = Вернуть Культистов из Бездны
action-move-cultist = Перевести Культиста
action-destroy-investigators = Уничтожить Следователей
action-lead-to-location = Перевести Следователей в Локацию
action-lead-to-rival = Перевести Следователей к сопернику
action-discard = Сбросить Заклинания
action-take = Взять Заклинание из сброса
action-steal = Забрать Подготовленное Заклинание соперника
action-discard-prepared = Сбросить Подготовленное Заклинание
action-column = Сбросить Астральную Колонку
action-move-column = Переложить карту в другую Колонку
action-take-column = Взять карту из Колонки
action-put-back = Положить Заклинание в Колонку
action-add-gate = Положить карту Врат в Колонку
action-loot = Забрать Артефакт соперника
action-ruin = Уничтожить Артефакт
action-curse = Выбрать Проклятие
action-base-action = Базовое Действие издалека
action-summon = Призвать открытого Монстра
action-summon-top = Призвать верхнего Монстра Резерва
action-lay-storm = Положить Зимний Ураган
action-harvest = Пожертвовать Культистами в Урагане
action-withdraw = Убрать Зимний Ураган
action-place-mi-go = Поставить Ми-Го
action-move-mi-go = Переставить Ми-Го
action-take-mi-go = Вернуть Ми-Го

## Вопросы хода, что тем временем читают остальные и что вопрос завершает

prompt-god = Какому Богу служит ваш Культ?
prompt-god-other = { $seat } выбирает Бога.
ends-god = Один ответ; карты откроются, когда выберут все.
prompt-move = Куда и какими картами переместить Отголосок Судьбы?
prompt-move-other = { $seat } перемещает Отголосок Судьбы.
ends-move = Одно перемещение.
prompt-control-die = Контроля над этой Локацией у вас нет: бросить кубик на Временный Контроль?
prompt-control-die-other = { $seat } может бросить кубик на Временный Контроль.
ends-control-die = Один ответ.
prompt-control-action = Контроль у вас: выполнить Действие Контроля { $location-of }?
prompt-control-action-other = { $seat } может выполнить Действие Контроля { $location-of }.
ends-control-action = Один ответ.
prompt-prepare = Какое Заклинание Подготовить?
prompt-prepare-other = { $seat } может Подготовить Заклинание.
ends-prepare = Одно Заклинание, после Библиотеки — два.
prompt-prepare-free = Какое Заклинание Подготовить бесплатно?
prompt-prepare-free-other = { $seat } бесплатно Подготавливает Заклинание.
ends-prepare-free = Один ответ.
prompt-overflow = В Резерве нет места: Скастовать новое Заклинание или сбросить одно из прежних?
prompt-overflow-other = В Резерве игрока { $seat } нет места: одно Заклинание придётся убрать.
ends-overflow = Один ответ.
prompt-artifact = Какой Артефакт взять?
prompt-artifact-other = { $seat } берёт Артефакт.
ends-artifact = Один ответ.
prompt-artifact-limit = Артефактов может быть только три: от какого из прежних избавиться?
prompt-artifact-limit-other = { $seat } избавляется от лишнего Артефакта.
ends-artifact-limit = Один ответ.
prompt-display = Заменить открытые Артефакты?
prompt-display-other = { $seat } может заменить открытые Артефакты.
ends-display = Один ответ.
prompt-break-sign = Чей Знак Древних уничтожить?
prompt-break-sign-other = { $seat } может уничтожить Знаки Древних.
ends-break-sign = До трёх Культистов, по одному ответу на каждого.
prompt-send = Куда и откуда отправить Следователя?
prompt-send-other = { $seat } отправляет Следователей к соперникам.
ends-send = Двое Следователей, по одному ответу на каждого.
prompt-spread = Куда перевести Культиста со Сборища?
prompt-spread-other = { $seat } может перевести Культистов со Сборища.
ends-spread = По одному ответу на Культиста; когда довольно, скажете сами.
prompt-harvest = Соперник попал в ваш Зимний Ураган: Пожертвовать там 2 Культистами и продвинуться?
prompt-harvest-other = { $seat } может Пожертвовать Культистами в Зимнем Урагане и продвинуться.
ends-harvest = Один ответ.
prompt-withdraw = Здесь ваш Зимний Ураган: убрать его, не вскрывая, и вернуть Культиста из Бездны?
prompt-withdraw-other = { $seat } может убрать свой Зимний Ураган.
ends-withdraw = Один ответ.

## Вопросы между шагами

prompt-between = Между двумя шагами: применить что-нибудь?
prompt-between-other = { $seat } может что-нибудь применить между двумя шагами.
ends-between = Закончится, когда больше никто ничего не применит.
prompt-phase-one = До перемещения: применить что-нибудь?
prompt-phase-one-other = { $seat } может что-нибудь применить до перемещения.
ends-phase-one = Когда довольно, скажете сами.
prompt-placing = Культист выставлен: применить при этом что-нибудь?
prompt-placing-other = { $seat } может что-нибудь применить при выставлении Культиста.
ends-placing = Когда довольно, скажете сами.
prompt-after-draw = Карты добраны: применить что-нибудь?
prompt-after-draw-other = { $seat } может что-нибудь применить после добора.
ends-after-draw = Когда довольно, скажете сами.
prompt-answer-spell = Соперник Кастует Заклинание: ответить на него?
prompt-answer-spell-other = { $seat } может ответить на Заклинание.
ends-answer-spell = Закончится, когда больше никто не ответит.
prompt-answer-loss = Из-за соперника вы лишились Культистов: ответить?
prompt-answer-loss-other = { $seat } может ответить на потерю Культистов.
ends-answer-loss = Когда довольно, скажете сами.
prompt-answer-raid = У вас вот-вот начнётся Рейд: ответить на него?
prompt-answer-raid-other = { $seat } может ответить на Рейд.
ends-answer-raid = Когда довольно, скажете сами.
prompt-answer-roll = Кубики брошены: изменить бросок?
prompt-answer-roll-other = { $seat } может изменить бросок.
ends-answer-roll = Когда довольно, скажете сами.
prompt-answer-signs = Вы вот-вот получите Знаки Древних: помешать этому?
prompt-answer-signs-other = { $seat } может избежать Знаков Древних.
ends-answer-signs = Когда довольно, скажете сами.
prompt-answer-curse = Вы вот-вот получите Проклятие: помешать этому?
prompt-answer-curse-other = { $seat } может избежать Проклятия.
ends-answer-curse = Когда довольно, скажете сами.
prompt-answer-lodge = Следователи идут в вашу Сторожку: остановить их?
prompt-answer-lodge-other = { $seat } может остановить Следователей.
ends-answer-lodge = Когда довольно, скажете сами.

## Вопросы эффекта

prompt-choose-option = «{ $effect }»: что выбрать?
prompt-choose-option-other = «{ $effect }»: { $seat } выбирает.
ends-choose-option = Один ответ.
prompt-choose-rival = «{ $effect }»: кому из соперников это достанется?
prompt-choose-rival-other = «{ $effect }»: { $seat } выбирает соперника.
ends-choose-rival = Один ответ.
prompt-choose-location = «{ $effect }»: какую Локацию выбрать?
prompt-choose-location-other = «{ $effect }»: { $seat } выбирает Локацию.
ends-choose-location = Один ответ.
prompt-choose-signs = «{ $effect }»: сколько Знаков Древних?
prompt-choose-signs-other = «{ $effect }»: { $seat } выбирает число Знаков Древних.
ends-choose-signs = Один ответ.
prompt-choose-curse = «{ $effect }»: какое Проклятие снять? Прочесть их нельзя.
prompt-choose-curse-other = «{ $effect }»: { $seat } выбирает, какое Проклятие снять.
ends-choose-curse = Один ответ.
prompt-choose-die = «{ $effect }»: какой кубик использовать следующим?
prompt-choose-die-other = «{ $effect }»: { $seat } выбирает порядок кубиков.
ends-choose-die = По одному ответу на кубик.
prompt-choose-reroll = «{ $effect }»: какие кубики перебросить?
prompt-choose-reroll-other = «{ $effect }»: { $seat } выбирает, какие кубики перебросить.
ends-choose-reroll = Один ответ.
prompt-reroll-all = «{ $effect }»: перебросить все кубики?
prompt-reroll-all-other = «{ $effect }»: { $seat } может перебросить все кубики.
ends-reroll-all = Один ответ.
prompt-move-fate = «{ $effect }»: куда переместить Отголосок Судьбы?
prompt-move-fate-other = «{ $effect }»: { $seat } перемещает Отголосок Судьбы.
ends-move-fate = Один ответ.
prompt-base-action = «{ $effect }»: Базовое Действие какой Локации выполнить?
prompt-base-action-other = «{ $effect }»: { $seat } выполняет Базовое Действие издалека.
ends-base-action = Один ответ.
prompt-sacrifice = «{ $effect }»: какими Культистами Пожертвовать?
prompt-sacrifice-other = «{ $effect }»: { $seat } выбирает, какими Культистами Пожертвовать.
ends-sacrifice = Один ответ.
prompt-destroy-cultists = «{ $effect }»: каких Культистов уничтожить?
prompt-destroy-cultists-other = «{ $effect }»: { $seat } выбирает, каких Культистов уничтожить.
ends-destroy-cultists = Один ответ.
prompt-devour = «{ $effect }»: каких Культистов пожрать?
prompt-devour-other = «{ $effect }»: { $seat } выбирает, каких Культистов пожрать.
ends-devour = Один ответ.
prompt-seize = «{ $effect }»: чьего Культиста захватить?
prompt-seize-other = «{ $effect }»: { $seat } может захватить Культиста.
ends-seize = Один ответ.
prompt-release = «{ $effect }»: каких пленников отдать, чтобы продвинуться?
prompt-release-other = «{ $effect }»: { $seat } может отдать пленников и продвинуться.
ends-release = Один ответ.
prompt-recall = «{ $effect }»: скольких Культистов вернуть и куда?
prompt-recall-other = «{ $effect }»: { $seat } выбирает, скольких Культистов вернуть и куда.
ends-recall = Один ответ.
prompt-move-cultists = «{ $effect }»: какого Культиста перевести и куда?
prompt-move-cultists-other = «{ $effect }»: { $seat } переводит Культистов.
ends-move-cultists = По одному ответу на Культиста.
prompt-destroy-investigators = «{ $effect }»: каких Следователей уничтожить?
prompt-destroy-investigators-other = «{ $effect }»: { $seat } выбирает, каких Следователей уничтожить.
ends-destroy-investigators = Один ответ.
prompt-move-investigators = «{ $effect }»: скольких Следователей перевести и куда?
prompt-move-investigators-other = «{ $effect }»: { $seat } переводит Следователей.
ends-move-investigators = Один ответ.
prompt-discard = «{ $effect }»: что сбросить с руки?
prompt-discard-other = «{ $effect }»: { $seat } выбирает, что сбросить.
ends-discard = Один ответ.
prompt-take-discard = «{ $effect }»: какое Заклинание взять из сброса?
prompt-take-discard-other = «{ $effect }»: { $seat } берёт Заклинание из сброса.
ends-take-discard = Один ответ.
prompt-take-prepared = «{ $effect }»: какое Подготовленное Заклинание забрать?
prompt-take-prepared-other = «{ $effect }»: { $seat } забирает Подготовленное Заклинание соперника.
ends-take-prepared = Один ответ.
prompt-discard-prepared = «{ $effect }»: какое из ваших Подготовленных Заклинаний сбросить?
prompt-discard-prepared-other = «{ $effect }»: { $seat } выбирает, какое Подготовленное Заклинание сбросить.
ends-discard-prepared = Один ответ.
prompt-discard-column = «{ $effect }»: какую Астральную Колонку сбросить?
prompt-discard-column-other = «{ $effect }»: { $seat } выбирает, какую Астральную Колонку сбросить.
ends-discard-column = Один ответ.
prompt-move-column = «{ $effect }»: какую карту переложить и в какую Колонку?
prompt-move-column-other = «{ $effect }»: { $seat } перекладывает карты между Колонками.
ends-move-column = По одному ответу на карту; когда довольно, скажете сами.
prompt-take-column = «{ $effect }»: какую карту взять из Колонки?
prompt-take-column-other = «{ $effect }»: { $seat } берёт карту из Колонки.
ends-take-column = По одному ответу на карту.
prompt-put-back = «{ $effect }»: какое Заклинание положить в Колонку?
prompt-put-back-other = «{ $effect }»: { $seat } кладёт Заклинание в Колонку.
ends-put-back = Один ответ.
prompt-add-gate = «{ $effect }»: в какую Колонку положить карту Врат?
prompt-add-gate-other = «{ $effect }»: { $seat } выбирает, куда положить карту Врат.
ends-add-gate = Один ответ.
prompt-steal-artifact = «{ $effect }»: какой Артефакт забрать?
prompt-steal-artifact-other = «{ $effect }»: { $seat } забирает Артефакт соперника.
ends-steal-artifact = Один ответ.
prompt-destroy-artifact = «{ $effect }»: какой Артефакт уничтожить?
prompt-destroy-artifact-other = «{ $effect }»: { $seat } выбирает, какой Артефакт уничтожить.
ends-destroy-artifact = По одному ответу на Артефакт.
prompt-summon = «{ $effect }»: какого Монстра призвать?
prompt-summon-other = «{ $effect }»: { $seat } призывает Монстра.
ends-summon = Один ответ.
prompt-lay-storm = «{ $effect }»: какой Зимний Ураган положить и куда?
prompt-lay-storm-other = «{ $effect }»: { $seat } раскладывает Зимние Ураганы.
ends-lay-storm = Не больше трёх; когда довольно, скажете сами.
prompt-place-mi-go = «{ $effect }»: куда поставить Ми-Го?
prompt-place-mi-go-other = «{ $effect }»: { $seat } ставит Ми-Го.
ends-place-mi-go = Один ответ.
prompt-move-mi-go = «{ $effect }»: какого Ми-Го переставить и куда?
prompt-move-mi-go-other = «{ $effect }»: { $seat } переставляет Ми-Го.
ends-move-mi-go = Один ответ.
prompt-take-mi-go = «{ $effect }»: какого Ми-Го вернуть?
prompt-take-mi-go-other = «{ $effect }»: { $seat } возвращает Ми-Го.
ends-take-mi-go = Один ответ.

## События: подготовка и ход партии

players-count = { $count ->
    [1] в одиночку
    [2] вдвоём
    [3] втроём
   *[other] вчетвером
}
roll-why = { $why ->
    [control] кубик на Временный Контроль
    [summon] кубики Призыва
    [raid] кубики Рейда
   *[effect] кубики
}

## События: Заклинания

## События: Артефакты, Проклятия, Монстры, Зимние Ураганы

## События: Культисты и Следователи

investigators-come = { $count ->
    [one] { investigators } приходит
    [few] { investigators } приходят
    [many] { investigators } приходят
   *[other] { investigators } приходят
}

## События: Счётчик Призыва

signs-left = { $count ->
    [0] больше их нет
   *[other] осталось { $count }
}

## Почему чего-то сейчас нельзя

why-over = Партия окончена.
why-resigned = Вы сдались.
why-gods-first = Богов ещё выбирают.
why-not-this-question = Нынешний вопрос не об этом.
why-not-your-turn = Сейчас ходит { $seat }.
why-not-moving = Отголосок Судьбы перемещают в Фазе Перемещения.
why-moved-already = В этот ход Отголосок Судьбы уже перемещён.
why-half-way = Сначала надо закончить то, что уже началось.
why-no-other-symbol = В руке нет Заклинания, чей символ ведёт { $location-from } в свободную Локацию.
why-no-pair = В руке нет двух Заклинаний с одним символом.
why-no-gate = У вас нет карты Врат.
why-nothing-prepared = У вас нет Подготовленных Заклинаний.
why-no-artifact = У вас нет Артефактов.
why-no-monster = У вас нет Монстра.
why-used-up = Ваш Монстр уже применён, снова так скоро нельзя.
why-no-effect = Сейчас это ничего не изменит.
why-only-my-turn = То, что у вас есть, применяют только в свой ход.
why-other-moment = То, что у вас есть, — для другого момента.
why-not-activating = Это делают в своей Фазе Активации.
why-in-control = Контроль уже у вас: кубик на него не бросают.
why-die-once = Кубик на Временный Контроль предлагают раз за ход, при проверке Контроля.
why-no-control = Контроль над Локацией не у вас: { $location }.
why-barred = Зимний Ураган запрещает Действие Контроля в этот ход.
why-once-a-turn = Действие Контроля предлагают раз за ход, в свой черёд.
why-only-alone = Это возможно только в одиночной игре.
why-no-curse = На вас нет Проклятий.
why-bought = В этот ход вы уже откупились от Проклятия.
why-not-concluding = Заклинания Подготавливают в своей Фазе Окончания.
why-prepared-enough = В этот ход вы уже Подготовили всё, что можно.
why-no-spell = В руке нет Заклинаний.
why-too-dear = Символов { $location-of }, Колонки и вашего Резерва не хватает ни на одно Заклинание.
why-no-helper = У вас нет выпрямленного Артефакта, который добавляет символ.
why-others-moment = Сейчас спрашивают, действует ли { $seat }.
why-other-decides = Сейчас решает { $seat }.
why-cards-can-move = Отголосок Судьбы можно переместить вашими картами.
why-lodge-empty = В вашей Сторожке нет Следователей.
why-supply-empty = В запасе нет Следователей.
why-no-window = Пропускает лишь тот, кого спрашивают, действует ли он; сейчас вопрос другой.
why-must-choose = Эффекту есть из чего выбирать: отказаться нельзя.
why-no-stopping = Этот эффект не позволяет здесь остановиться.
why-window-open = Это подождёт: сначала действуют или пропускают те, кого сейчас спрашивают.
why-tilted = Ваш Артефакт склонён, пока не закончится ваша следующая Фаза Подготовки.
why-in-use = Это уже применяется: эффект ещё не завершён.
why-cannot-pay = Сейчас за это нечем заплатить.
why-base-not-done = Это применяют после Базового Действия своего хода.
why-controlled-already = Это только для Локации, Контроля над которой у вас нет.
why-base-action-first = Сначала выполняют Базовое Действие.
why-too-few-cultists = Нужно { $count ->
    [one] не меньше { $count } своего Культиста
    [few] не меньше { $count } своих Культистов
    [many] не меньше { $count } своих Культистов
   *[other] не меньше { $count } своих Культистов
} { $location-in }.
why-no-display-no-sign = Открытых Артефактов нет, а пожертвовать Культиста из Музея ради Знака Древних нельзя.
why-no-cthulhu = При Базовом Действии этого хода Ктулху не выпал.
why-abyss-empty = В Бездне нет ваших Культистов.
why-not-preparing = Заклинания Подготавливают в начале Фазы Окончания, до взятия карт; сейчас вопрос о другом.
why-help-too-small = Даже с символом от Артефакта не хватает ни на одно ваше Заклинание.
why-help-not-needed = Артефакт помогает лишь Заклинанию, которому не хватает одного символа: у вас таких нет.

## Отклонённые столы и наборы

error-god-not-here = За этим столом Бога «{ $god }» нет. Назовите другого или включите настройку: самого Бога, monsters, а для одного игрока — everything.
error-same-god = У двух игроков один Бог: «{ $god }». Назовите разных.
error-same-colour = У двух игроков один цвет: { $colour ->
    [crimson] багровый
    [teal] бирюзовый
    [amber] янтарный
   *[violet] фиолетовый
}. Назовите разные.
error-too-few-gods = Богов для этого стола { $found }, а карт кроме названных надо сдать { $needed }. Включите Богов «Тварей извне» или назовите больше Богов.
error-gods-few = { in-field }: при числе игроков { $players } подходит Богов основной игры { $found }, а чтобы сдать каждому двух, нужно { $needed }. Добавьте это число игроков другим Богам.
error-effect-before = { in-field }: в эффекте «{ $op }» слово «{ $word }» говорит о прежнем шаге, а его нет. Добавьте такой шаг раньше.
error-monster-tokens = { in-field }: жетонов Монстров { $found }, а четырём самым большим Монстрам нужно { $needed }. Увеличьте число.
