### «Монстры vs Герои». Имена карт и игроков стоят в именительном падеже: карты в кавычках,
### игроки — после слова «игрок» в нужном падеже. О других — в настоящем времени, оно не знает рода.

game-heroes = Монстры vs Герои. Мифы Ктулху
game-heroes-about = Тайные Герои и Монстры, три карты на руках и внезапный конец. От 2 до 8 игроков или дуэль с колодами собственной сборки.

## Настройки

setting-mode = Игра
setting-mode-base = обычная, от 2 до 8 игроков
setting-mode-duel = продвинутая дуэль двух игроков с собственными колодами
setting-decks = Тематические колоды через «+» (не указаны — те, что названы в правилах)
setting-lists = Списки колод в дуэли
setting-lists-open = открыты обоим
setting-lists-closed = закрыты
setting-age = Возраст — на случай, если воскликнут одновременно (0 — не указан)
setting-deck = Колода для дуэли: готовая или список

## Слова

printed-card = { $symbols-is ->
    [none] { "" }
   *[some] { $symbols }{ " " }
}{ $kind ->
    [hero] Герой
    [monster] Монстр
   *[neutral] Нейтральная
}, «{ $deck }», ×{ $copies }
printed-faction = { $side ->
    [hero] карта фракции Героев
   *[monster] карта фракции Монстров
}, «{ $deck }»; надбавка за карты { $cards }
printed-deck = тематическая колода, том { $volume }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
aspect-card = сама карта
aspect-name = имя
aspect-kind = вид
aspect-symbols = символы
aspect-copies = число копий
aspect-effect = свойство
moment-setup = Подготовка
moment-turn = Ход вкратце
moment-ability = Свойства карт
moment-duel = Дуэль
moment-end = Конец и подсчёт
outcome-counted = Колода исчерпана, очки подсчитаны.

## Склонения и части фраз

-card = { $case ->
   *[nom] карта
    [gen] карты
    [acc] карту
    [ins] картой
}
-faction-card = { -card(case: "nom") } фракции
-hand = { $case ->
   *[nom] рука
    [gen] руки
    [acc] руку
    [ins] рукой
}
-ends = : последняя в колоде, партия окончится
# Из чьей области: «своя» — того, кто действует.
area-at = { $at-is ->
    [me] вашей области
    [own] своей области
   *[other] области игрока { $at }
}
# В чью область.
area-to = { $to-is ->
    [me] вашу область
    [own] свою область
   *[other] область игрока { $to }
}
# То же для читателя, который выбирает сам.
own-area-at = { $at-is ->
    [me] своей области
   *[other] области игрока { $at }
}
own-area-to = { $to-is ->
    [me] свою область
   *[other] область игрока { $to }
}
# В дуэли — карта из другой колоды.
of-owner = { $of-is ->
    [none] { "" }
    [me] { " " }(из вашей колоды)
   *[other] { " " }(из колоды игрока { $of })
}
# Нужны $count и $left: последние ли это карты.
last-of-deck = { $left ->
    [1] { -ends }
    [2] { $count ->
        [1] { "" }
       *[other] { -ends }
    }
    [3] { $count ->
        [1] { "" }
        [2] { "" }
       *[other] { -ends }
    }
   *[other] { "" }
}
found-cards = { $found ->
    [one] { $found } карта
    [few] { $found } карты
    [many] { $found } карт
   *[other] { $found } карты
}
found-faction-cards = { $found ->
    [one] { $found } карта фракции
    [few] { $found } карты фракций
    [many] { $found } карт фракций
   *[other] { $found } карты фракций
}

## Варианты

option-play = Сыграть «{ $card }»{ of-owner }
option-draw = { $left ->
    [1] Взять последнюю карту колоды — партия окончится
   *[other] Взять { -card(case: "acc") } из колоды (осталось { $left })
}
option-first = { $seat-is ->
    [me] Раньше всех — вы
   *[other] Раньше всех — { $seat }
}
option-also = { $seat-is ->
    [me] Одновременно — вы
   *[other] Одновременно — { $seat }
}
option-nobody = Никто не воскликнул
option-no-more = Больше никто одновременно не воскликнул
option-keep = Оставить { -hand(case: "acc") }
option-exchange = Сбросить { -hand(case: "acc") } и взять три новые карты
option-skip = Отказаться от дополнительного хода
option-put = Положить в { own-area-to }
option-choose = { $seat }
option-discard = { $at-is ->
    [none] Сбросить «{ $card }»{ of-owner }
    [me] Сбросить «{ $card }» из своей области{ of-owner }
   *[other] Сбросить «{ $card }» из области игрока { $at }{ of-owner }
}
option-take = Забрать «{ $card }» из { own-area-at }{ of-owner }
option-move = Переместить «{ $card }» из { own-area-at }{ of-owner }
option-bring = Переместить в { own-area-to }
option-offer = Отдать в обмен «{ $card }»{ of-owner }
option-swap = Получить взамен «{ $card }» из { own-area-at }{ of-owner }
option-return = Вернуть в руку «{ $card }»{ of-owner }
option-give = Отдать «{ $card }»
option-pass-on = Передать «{ $card }»
option-draw-cards = { $count ->
    [one] Взять { $count } карту
    [few] Взять { $count } карты
    [many] Взять { $count } карт
   *[other] Взять { $count } карты
}{ last-of-deck }
option-look = Посмотреть верх колоды
option-take-top = Взять «{ $card }»
option-top = Следующей сверху — «{ $card }»
option-take-back = Взять из сброса «{ $card }»
option-decline = Не применять
option-enough = Достаточно

## Виды действий — для того, что сейчас недоступно

action-play = Сыграть { -card(case: "acc") }
action-draw = Взять { -card(case: "acc") } из колоды
action-keep = Оставить { -hand(case: "acc") }
action-exchange = Обменять { -hand(case: "acc") }
action-skip = Отказаться от дополнительного хода
action-put = Выбрать область для { -card(case: "gen") }
action-choose = Выбрать игрока
action-discard = Сбросить { -card(case: "acc") }
action-take = Забрать { -card(case: "acc") } со стола
action-move = Переместить { -card(case: "acc") } на столе
action-bring = Выбрать, куда переместить { -card(case: "acc") }
action-offer = Предложить { -card(case: "acc") } на обмен
action-swap = Обменять карты на столе
action-return = Вернуть { -card(case: "acc") } в руку
action-give = Отдать { -card(case: "acc") }
action-pass-on = Передать { -card(case: "acc") } дальше
action-draw-cards = Взять карты по свойству
action-look = Посмотреть колоду
action-take-top = Взять одну из увиденных карт
action-top = Вернуть карты на колоду по порядку
action-take-back = Взять { -card(case: "acc") } из сброса
action-decline = Не применять свойство
action-enough = Остановиться

## Вопросы, что тем временем читают остальные и что вопрос завершает

prompt-act = Ваш ход: сыграйте карту или возьмите верхнюю из колоды.
prompt-act-other = { $seat } играет карту или берёт верхнюю из колоды.
ends-act = Ход завершит одна карта, сыгранная или взятая.
prompt-additional-turn = Ваш дополнительный ход: сыграйте карту, возьмите её или откажитесь.
prompt-additional-turn-other = { $seat } может сделать дополнительный ход.
ends-additional-turn = Его завершит одна карта, сыгранная или взятая, либо отказ; затем подсчёт.
prompt-who-cried = Кто первым воскликнул «Ктулху фхтагн!» и кто — одновременно с ним?
prompt-who-cried-other = Стол слушает: кто первым воскликнет «Ктулху фхтагн!»?
ends-who-cried = До первого возгласа или до пятнадцати секунд тишины.
buzzer-who-cried-call = «Ктулху фхтагн!»
buzzer-who-cried-heard = услышано!
buzzer-who-cried-alone = восклицайте: пробел
buzzer-who-cried-key = восклицайте: клавиша { $key }
buzzer-who-cried-bot = набирает воздух
buzzer-who-cried-rule = Начинает тот, кто воскликнет раньше всех (MH 3.13). Разница до 0,3 секунды не считается (MH 3.17).
buzzer-who-cried-left = { $seconds ->
    [one] Ещё { $seconds } секунда, и решит жребий (MH 3.23)
    [few] Ещё { $seconds } секунды, и решит жребий (MH 3.23)
    [many] Ещё { $seconds } секунд, и решит жребий (MH 3.23)
   *[other] Ещё { $seconds } секунды, и решит жребий (MH 3.23)
}
prompt-exchange = Обменять ваши три карты на новые? Это можно сделать только сейчас.
prompt-exchange-other = { $seat } может обменять всю руку.
ends-exchange = Ответ один, и он окончательный.
prompt-put = В чью область положить карту «{ $card }»?
prompt-put-other = { $seat } выбирает, в чью область положить карту «{ $card }».
ends-put = Один ответ.
prompt-discard-in-play = «{ $card }»: какую карту на столе сбросить?
prompt-discard-in-play-other = «{ $card }»: { $seat } выбирает, какую карту на столе сбросить.
ends-discard-in-play = Ответов столько, сколько карт позволено сбросить.
prompt-take-in-play = «{ $card }»: какую карту забрать в свою область?
prompt-take-in-play-other = «{ $card }»: { $seat } выбирает, какую чужую карту забрать.
ends-take-in-play = Один ответ.
prompt-give-in-play = «{ $card }»: какую карту из своей области отдать?
prompt-give-in-play-other = «{ $card }»: { $seat } выбирает, какую карту отдать.
ends-give-in-play = Сначала карта, потом игрок.
prompt-move-in-play = «{ $card }»: какую карту на столе переместить?
prompt-move-in-play-other = «{ $card }»: { $seat } выбирает, какую карту на столе переместить.
ends-move-in-play = Сначала карта, потом область.
prompt-destination = «{ $card }»: куда переместить карту «{ $moved }» из { area-at }?
prompt-destination-other = «{ $card }»: { $seat } выбирает, куда переместить карту «{ $moved }» из { area-at }.
ends-destination = Один ответ.
prompt-swap-in-play = «{ $card }»: какую карту из своей области отдать в обмен?
prompt-swap-in-play-other = «{ $card }»: { $seat } выбирает, какую карту из своей области отдать в обмен.
ends-swap-in-play = Сначала своя карта, потом чужая.
prompt-swap-for = «{ $card }»: что получить взамен карты «{ $moved }»?
prompt-swap-for-other = «{ $card }»: { $seat } выбирает, что получить взамен карты «{ $moved }».
ends-swap-for = Один ответ.
prompt-return-to-hand = «{ $card }»: какую карту из своей области вернуть в руку?
prompt-return-to-hand-other = «{ $card }»: { $seat } может вернуть в руку карту из своей области.
ends-return-to-hand = Один ответ.
prompt-draw-cards = «{ $card }»: сколько карт взять?
prompt-draw-cards-other = «{ $card }»: { $seat } выбирает, сколько карт взять.
ends-draw-cards = Один ответ.
prompt-look-at-deck = «{ $card }»: посмотреть верх колоды?
prompt-look-at-deck-other = «{ $card }»: { $seat } может посмотреть верх колоды.
ends-look-at-deck = Один ответ.
prompt-take-seen = «{ $card }»: какую из увиденных карт взять?
prompt-take-seen-other = «{ $card }»: { $seat } берёт одну из увиденных карт.
ends-take-seen = Один ответ: кто посмотрел, тот обязан взять.
prompt-put-back = «{ $card }»: какую карту вернуть следующей, считая сверху?
prompt-put-back-other = «{ $card }»: { $seat } возвращает увиденные карты на колоду.
ends-put-back = Пока все увиденные карты не вернутся на колоду.
prompt-take-from-discard = «{ $card }»: какую карту взять из сброса?
prompt-take-from-discard-other = «{ $card }»: { $seat } ищет карту в сбросе.
ends-take-from-discard = Один ответ.
prompt-discard-from-hand = «{ $card }»: какую карту сбросить с руки?
prompt-discard-from-hand-other = «{ $card }»: { $seat } выбирает, какую карту сбросить с руки.
ends-discard-from-hand = Ответов столько, сколько карт нужно сбросить.
prompt-discard-from-hand-from = «{ $card }»: кому сбросить карту с руки?
prompt-discard-from-hand-from-other = «{ $card }»: { $seat } выбирает, кому сбросить карту с руки.
ends-discard-from-hand-from = Один ответ.
prompt-discard-seen = «{ $card }»: какая из увиденных карт руки уйдёт в сброс?
prompt-discard-seen-other = «{ $card }»: { $seat } смотрит руку и выбирает, какая её карта уйдёт в сброс.
ends-discard-seen = Один ответ: кто посмотрел, тот обязан сбросить.
prompt-take-from-hand-from = «{ $card }»: из чьей руки взять карту вслепую?
prompt-take-from-hand-from-other = «{ $card }»: { $seat } выбирает, из чьей руки взять карту вслепую.
ends-take-from-hand-from = Один ответ.
prompt-give-back = «{ $card }»: какую карту своей руки отдать взамен?
prompt-give-back-other = «{ $card }»: { $seat } выбирает, какую карту отдать взамен.
ends-give-back = Один ответ.
prompt-swap-hands-from = «{ $card }»: с кем обменяться руками?
prompt-swap-hands-from-other = «{ $card }»: { $seat } выбирает, с кем обменяться руками.
ends-swap-hands-from = Один ответ.
prompt-pass-cards = «{ $card }»: какую карту своей руки передать дальше? Пока её никто не видит.
prompt-pass-cards-other = «{ $card }»: { $seat } тайно выбирает карту, чтобы передать её дальше.
ends-pass-cards = Пока не выберут все, у кого есть карты; до тех пор можно передумать.
prompt-look-at-faction-from = «{ $card }»: чью карту фракции посмотреть?
prompt-look-at-faction-from-other = «{ $card }»: { $seat } выбирает, чью карту фракции посмотреть.
ends-look-at-faction-from = Один ответ.
prompt-play-extra = «{ $card }»: какую карту сыграть ещё, сразу же?
prompt-play-extra-other = «{ $card }»: { $seat } может сразу сыграть ещё одну карту.
ends-play-extra = Один ответ.

## События

scorer = { $seat-is ->
    [me] Вы
   *[other] { $seat }
}

## Почему чего-то сейчас нельзя

why-over = Партия окончена.
why-resigned = Вы уже сдались.
why-nobody-begins = Ещё не решено, кто начинает.
why-exchange-first = Игроки ещё меняют руки.
why-only-before = Руку меняют только один раз, до первого хода.
why-answered = Вы уже ответили, и это окончательно: обмен предлагают один раз.
why-others-first = Обмен предлагают по порядку хода: сейчас решает { $seat }.
why-no-additional-turn = Отказаться можно только от дополнительного хода в дуэли, когда чья-то колода кончилась.
why-additional-turn-not-for-you = Последнюю карту своей колоды взяли вы: дополнительный ход не ваш.
why-additional-turn-taken = Вы уже начали дополнительный ход: теперь он как любой другой.
why-hand-full = У вас в руке { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}: больше брать нельзя.
why-hand-empty = Рука пуста: играть нечего.
why-not-your-turn = Сейчас ходит { $seat }.
why-played-already = В этот ход вы уже сыграли карту: сначала применяют её свойство, затем ход окончен.
why-no-such-card = В руке нет карты, которую позволяет сыграть «{ $card }».
why-other-chooses = «{ $card }»: сейчас выбирает { $seat }.
why-no-ability = Так отвечают на свойство карты, которую играют, а сейчас такой карты нет.
why-other-step = «{ $card }» сейчас спрашивает вас о другом.
why-begun = «{ $card }»: начатый эффект выполняют до конца.
why-mandatory = «{ $card }»: от этого отказаться нельзя.
why-no-stopping = «{ $card }»: остановиться можно, только если сказано «до» и первый выбор уже сделан.

## Отклонённые столы

error-no-such-deck = Тематической колоды «{ $deck }» нет.{ did-you-mean }
error-decks-for-seats = На { $seats ->
    [one] { $seats } игрока
    [few] { $seats } игроков
    [many] { $seats } игроков
   *[other] { $seats } игрока
} { $needed ->
    [one] нужна { $needed } тематическая колода
    [few] нужны { $needed } тематические колоды
    [many] нужно { $needed } тематических колод
   *[other] нужно { $needed } тематической колоды
}, а указано { $found }. Укажите сколько нужно через «+» или не указывайте вовсе.
error-deck-twice = Тематическая колода «{ $deck }» указана дважды. Укажите две разные.
error-duel-seats = Дуэль — для двух игроков, а мест указано { $found }. Поставьте два места или играйте обычную партию.
error-duel-decks = Настройка «decks» — для обычной игры. В дуэли у каждого места своя настройка «deck».

## Колоды для дуэли

error-duel-stranger = Карты «{ $card }» нет ни в одной тематической колоде. Уберите её ({ $rule }).
error-duel-size = В колоде { found-cards }, а должно быть ровно { $needed } ({ $rule }).
error-duel-heroes = В колоде { $found ->
    [one] { $found } Герой
    [few] { $found } Героя
    [many] { $found } Героев
   *[other] { $found } Героя
}, а нужно не меньше { $least } ({ $rule }).
error-duel-monsters = В колоде { $found ->
    [one] { $found } Монстр
    [few] { $found } Монстра
    [many] { $found } Монстров
   *[other] { $found } Монстра
}, а нужно не меньше { $least } ({ $rule }).
error-duel-neutral = В колоде { $found ->
    [one] { $found } нейтральная карта
    [few] { $found } нейтральные карты
    [many] { $found } нейтральных карт
   *[other] { $found } нейтральной карты
}, а можно не больше { $most } ({ $rule }).
error-duel-copies = В колоде { $found ->
    [one] { $found } копия
    [few] { $found } копии
    [many] { $found } копий
   *[other] { $found } копии
} карты «{ $card }», а можно не больше { $most } ({ $rule }).
error-duel-factions = В списке { found-faction-cards }, а должно быть ровно { $needed } ({ $rule }).
error-duel-faction-twice = Карта фракции «{ $faction }» указана дважды, а все должны быть разными ({ $rule }).
error-duel-faction-side = Карта фракции «{ $faction }» этой колоде не подходит: в ней нет ни одного { $side ->
    [hero] Героя
   *[monster] Монстра
} из колоды «{ $deck }». Добавьте его или выберите другую фракцию ({ $rule }).
error-duel-faction-unpictured = К сведению: в колоде нет ни одного из двух персонажей карты фракции «{ $faction }», надбавки она не даст ({ $rule }).
error-list-unknown = Строка { $line }: карты «{ $found }» в тематических колодах нет ({ $rule }).{ $nearest-is ->
    [none] { "" }
   *[some] { " " }Похожие: { $nearest }.
}

## Наборы карт

error-kind-symbols = { in-field }: «{ $found }» не сходится с символами. У Героя бывают только солнца, у Монстра — только черепа, у нейтральной карты — ничего.
error-deck-factions = { in-field }: у { $side ->
    [hero] Героев
   *[monster] Монстров
} { found-faction-cards }, а должно быть { $needed }.
error-set-without-itself = { in-field }: в наборе должна быть и сама карта. Добавьте её имя в ids.
