### «Зов Ктулху: карточная игра». Имена игроков стоят в именительном падеже, после слова «игрока»;
### названия карт и историй — в кавычках, фракции — без них. О других — в настоящем времени.

game-call = Зов Ктулху: карточная игра
game-call-about = Семь фракций, три истории на столе и четыре борьбы за каждую. Для двух игроков: по две фракции у каждого или собственные колоды.

## Настройки

setting-mode = Колоды
setting-mode-factions = по две фракции и нейтральному набору
setting-mode-decks = собственные
setting-mulligan = Вторая начальная рука
setting-mulligan-True = разрешена один раз
setting-mulligan-False = не разрешена
setting-conspiracy = Заговор из коробки
setting-conspiracy-True = в одной из двух колод, по жребию
setting-conspiracy-False = остаётся в коробке
setting-clarney = Стив Кларни: номер одной фракции, символ другой
setting-clarney-printed = в Агентстве, как напечатано
setting-clarney-balanced = в Мискатоникском университете, по номеру; так все фракции равны
setting-collection = Собственные колоды собирают
setting-collection-one = из одного базового набора
setting-collection-three = из трёх базовых наборов
setting-lists = Составы колод
setting-lists-open = открыты обоим
setting-lists-closed = закрыты
setting-factions = Фракции
setting-factions-none = называют за столом
setting-factions-random = решает жребий
setting-deck = Собственная колода: готовая или список

## Слова

printed-card = { $type ->
    [character] Персонаж
    [support] Поддержка
    [event] Событие
    [conspiracy] Заговор
   *[story] История
}{ $faction-is ->
    [none] { "" }
   *[some] , { $faction }
}{ $unique ->
    [True] , уникальная карта
   *[False] { "" }
}{ $type ->
    [story] { "" }
   *[other] , стоимость { $cost ->
        [-1] X
       *[other] { $cost }
    }
}{ $type ->
    [character] , навык { $skill ->
        [-1] X
       *[other] { $skill }
    }
   *[other] { "" }
}{ $terror ->
    [0] { "" }
   *[other] , Ужас { $terror }
}{ $combat ->
    [0] { "" }
   *[other] , Бой { $combat }
}{ $arcane ->
    [0] { "" }
   *[other] , Мистика { $arcane }
}{ $investigation ->
    [0] { "" }
   *[other] , Исследование { $investigation }
}{ $subtypes-is ->
    [none] { "" }
   *[some] ; { $subtypes }
}{ printed-keywords }
printed-keywords = { $fast ->
    [0] { "" }
   *[other] ; Быстрота
}{ $willpower ->
    [0] { "" }
   *[other] ; Сила воли
}{ $heroic ->
    [0] { "" }
   *[other] ; Героический
}{ $villainous ->
    [0] { "" }
   *[other] ; Злодейский
}{ $invulnerability ->
    [0] { "" }
   *[other] ; Неуязвимость
}{ $loyal ->
    [0] { "" }
   *[other] ; Лояльный
}{ $steadfast ->
    [0] { "" }
   *[other] ; Устойчивый { $steadfast }
}{ $toughness ->
    [0] { "" }
   *[other] ; Крутизна +{ $toughness }
}{ $transient ->
    [0] { "" }
   *[other] ; Переходный
}
printed-faction = фракция
printed-subtype = подтип
printed-deck = готовая колода
aspect-name = название
aspect-numbers = числа
aspect-effect = текст
aspect-keywords = ключевые слова
aspect-faction = фракция
aspect-cost = стоимость
aspect-skill = навык
aspect-struggles = борьба
outcome-stories = Выиграны три истории.
outcome-deck = Колода исчерпана.

## Склонения и части фраз

# Одна из нескольких копий, и чья она, если это неясно.
a-card = «{ $card }»{ copy-no }{ resource-at }{ whose }
a-story = «{ $story }»{ copy-no }
copy-no = { $copy-is ->
    [none] { "" }
   *[some] { " " }№ { $copy }
}
# Ресурс различают по номеру домена.
resource-at = { $at-is ->
    [none] { "" }
   *[other] { " " }на домене { $at }
}
whose = { $holder-is ->
    [none] { $of-is ->
        [none] { "" }
        [me] { " " }(ваша)
       *[other] { " " }({ $of })
    }
    [me] { " " }(ваша)
   *[other] { " " }({ $holder })
}
icon-name = { $icon ->
    [terror] Ужас
    [combat] Бой
    [arcane] Мистика
   *[investigation] Исследование
}
icon-acc = { $icon ->
    [arcane] Мистику
   *[other] { icon-name }
}
# Чья карта, в начале фразы.
own-card = { $seat-is ->
    [me] Ваша карта «{ $card }»
   *[other] Карта «{ $card }» игрока { $seat }
}
own-character = { $seat-is ->
    [me] Ваш персонаж «{ $card }»
   *[other] Персонаж «{ $card }» игрока { $seat }
}
own-domain = { $seat-is ->
    [me] вашего домена { $domain }
   *[other] домена { $domain } игрока { $seat }
}
owner-deck = { $owner-is ->
    [me] вашей колоды
    [own] своей колоды
   *[other] колоды игрока { $owner }
}
# Именительный: нужно 2 ресурса.
needed-resources = { $needed ->
    [one] { $needed } ресурс
    [few] { $needed } ресурса
    [many] { $needed } ресурсов
   *[other] { $needed } ресурса
}
found-cards = { $found ->
    [one] { $found } карта
    [few] { $found } карты
    [many] { $found } карт
   *[other] { $found } карты
}

## Варианты: подготовка

option-factions = { $factions }
option-faction = { $faction }
option-keep-hand = Оставить руку
option-redraw = Замешать руку обратно и взять восемь новых карт, уже окончательно
option-resources = Ресурсы: { $cards }

## Варианты: действия и ответы на них

option-play = Сыграть «{ $card }»
option-use = Применить { a-card }{ $source-is ->
    [some] { " " }с текстом карты «{ $source }»
   *[none] { $text-is ->
        [none] { "" }
       *[some] : часть { $text } текста
    }
}
option-x = X = { $x }
option-choose = { $card-is ->
    [some] { a-card }
   *[none] { $story-is ->
        [some] { a-story }
       *[none] { $icon-is ->
            [some] { icon-name }
           *[none] { $domain-is ->
                [some] { $of-is ->
                    [none] Ваш домен { $domain }
                   *[other] Домен { $domain } игрока { $of }
                }
               *[none] { $seat-is ->
                    [me] Вы
                   *[other] { $seat }
                }
            }
        }
    }
}
option-enough = Достаточно
option-offer = { a-card }
option-drain = Иссушить домен { $domain }
option-next = Следующей — { a-card }{ $number-is ->
    [none] { "" }
   *[some] , случай { $number }
}
option-repeat = { $count ->
    [0] Больше не повторять
    [one] Повторить { $count } раз
    [few] Повторить { $count } раза
    [many] Повторить { $count } раз
   *[other] Повторить { $count } раза
}

## Варианты: стадии и истории

option-restore = Восстановить: { a-card }
option-resource = Прикрепить «{ $card }» к домену { $domain }
option-no-resource = Ничего не прикреплять
option-commit = Вовлечь { a-card } в историю «{ $story }»{ $to_copy-is ->
    [none] { "" }
   *[some] { " " }№ { $to_copy }
}
option-stay = { a-card } остаётся
option-resolve = Разрешить историю { a-story }
option-insane = { a-card } сходит с ума
option-wound = { a-card } получает рану
option-ready = Подготовить: { a-card }
option-tokens = { $count ->
    [0] Не добавлять жетонов
    [one] Добавить { $count } жетон успеха
    [few] Добавить { $count } жетона успеха
    [many] Добавить { $count } жетонов успеха
   *[other] Добавить { $count } жетона успеха
}
option-first = Сначала { a-story }
option-carry-out = Выполнить эффект истории { a-story }
option-decline = Отказаться
option-keep = { $alignment ->
    [heroic] Оставить Героических, сбросить Злодейских
   *[villainous] Оставить Злодейских, сбросить Героических
}

## Варианты: чего требуют эффекты

option-sacrifice = Пожертвовать: { a-card }
option-discard = Сбросить «{ $card }»
option-bury = Положить под колоду «{ $card }»
option-bottom = В самый низ: «{ $card }»
option-top = Следующей сверху — «{ $card }»
option-take = Взять «{ $card }»
option-find = «{ $card }»
option-find-none = Ничего не находить
option-enter = Следующей входит { a-card }
option-lose = Отдать ресурс «{ $card }» с домена { $domain }
option-save = Сбросить две карты колоды за ресурс «{ $card }» на домене { $domain }
option-give = Отдать «{ $card }»
option-bring = { $at ->
    [hand] «{ $card }» с руки
   *[pile] «{ $card }» из сброса
}
option-token = Добавить жетон успеха в историю { a-story }
option-return = Вернуть историю { a-story }
option-take-token = { $of-is ->
    [me] Снять свой жетон
   *[other] Снять жетон игрока { $of }
}
option-move-token = { $of-is ->
    [me] Переложить свой жетон на другую сторону
   *[other] Переложить жетон игрока { $of } на другую сторону
}

## Виды действий — для того, что сейчас недоступно

action-play = Сыграть карту
action-use = Применить способность
action-pass = Спасовать
action-commit = Вовлечь персонажа в историю
action-stay = Не вовлекать персонажа
action-resource = Прикрепить ресурс
action-no-resource = Не прикреплять ресурса
action-resolve = Выбрать, какая история разрешается
action-tokens = Добавить жетоны успеха
action-choose = Выбрать цель
action-enough = Больше не выбирать
action-offer = Истощить карту или пожертвовать ею ради эффекта
action-drain = Иссушить домен
action-x = Назвать X
action-restore = Восстановить персонажа
action-insane = Выбрать, кто сойдёт с ума
action-wound = Выбрать, кто получит рану
action-ready = Подготовить персонажа
action-decline = Отказаться
action-sacrifice = Пожертвовать персонажем
action-discard = Сбросить карту
action-bury = Положить карты из сброса под колоду
action-lose = Отдать ресурс
action-enter = Выбрать, кто входит в игру следующим
action-carry-out = Выполнить эффект истории
action-first = Выбрать порядок выигранных историй
action-next = Выбрать порядок Принудительных Ответов
action-keep = Оставить Героических или Злодейских
action-repeat = Повторить цепочку действий
action-find = Найти карту в колоде
action-find-none = Ничего не найти в колоде
action-take = Взять одну из увиденных карт
action-top = Вернуть карты на верх колоды
action-bottom = Положить карту в самый низ колоды
action-take-token = Снять жетон с истории
action-move-token = Переложить жетон на другую сторону
action-factions = Назвать две фракции
action-faction = Назвать другую фракцию
action-save = Сбросить карты из колоды за ресурс
action-bring = Ввести персонажа в игру
action-token = Выбрать историю для жетона
action-return = Вернуть историю
action-give = Выбрать карты для обмена
action-keep-hand = Оставить начальную руку
action-redraw = Набрать начальную руку заново
action-resources = Выбрать первые ресурсы

## Вопросы подготовки, что тем временем читают остальные и что вопрос завершает

prompt-name-factions = За какие две фракции вы играете?
prompt-name-factions-other = { $seat } называет две фракции.
ends-name-factions = Один ответ; фракции обоих объявляются одновременно.
prompt-name-another = Жребий лишил вас фракции. Какую вы берёте вместо неё?
prompt-name-another-other = { $seat } называет другую фракцию.
ends-name-another = Один ответ.
prompt-mulligan = Оставить эти восемь карт?
prompt-mulligan-other = { $seat } может набрать руку заново.
ends-mulligan = Один ответ; вторую руку придётся оставить.
prompt-first-resources = Какие три карты станут ресурсами, по одной под каждым доменом?
prompt-first-resources-other = { $seat } выбирает три ресурса.
ends-first-resources = Один ответ; ресурсы обоих откроются одновременно.

## Вопросы о времени

prompt-act = Ваша очередь действовать: сыграйте карту, примените способность или пасуйте.
prompt-act-other = { $seat } может действовать.
ends-act = Окно закроется, когда оба спасуют подряд.
prompt-disrupt = Пока это не случилось: прервать?
prompt-disrupt-other = { $seat } может прервать происходящее.
ends-disrupt = Закончится, когда спасуют оба.
prompt-respond = Ответить на то, что случилось?
prompt-respond-other = { $seat } может ответить.
ends-respond = Закончится, когда спасуют оба.
prompt-order-forced = Какой Принудительный Ответ следующий?
prompt-order-forced-other = { $seat } выбирает порядок Принудительных Ответов.
ends-order-forced = Пока не останется один.
prompt-how-often = Эту цепочку действий можно повторять без конца. Сколько раз её повторить?
prompt-how-often-other = { $seat } говорит, сколько раз повторить цепочку действий.
ends-how-often = Один ответ, и на этом цепочка кончается.
prompt-name-x = «{ $card }»: чему равен X?
prompt-name-x-other = «{ $card }»: { $seat } называет X.
ends-name-x = Один ответ.
prompt-pay = «{ $card }»: какой домен иссушить?
prompt-pay-other = «{ $card }»: { $seat } выбирает, какой домен иссушить.
ends-pay = Один ответ; лишнее пропадёт.
prompt-offer-exhaust = «{ $card }»: какую карту истощить для этого?
prompt-offer-exhaust-other = «{ $card }»: { $seat } выбирает, какую карту для этого истощить.
ends-offer-exhaust = Один ответ.
prompt-offer-sacrifice = «{ $card }»: какой картой для этого пожертвовать?
prompt-offer-sacrifice-other = «{ $card }»: { $seat } выбирает, какой картой для этого пожертвовать.
ends-offer-sacrifice = Один ответ.

## Вопросы о целях

prompt-choose-character = «{ $card }»: какого персонажа выбрать?
prompt-choose-character-other = «{ $card }»: { $seat } выбирает персонажа.
ends-choose-character = Один ответ или столько, сколько позволяет карта.
prompt-choose-support = «{ $card }»: какую карту поддержки выбрать?
prompt-choose-support-other = «{ $card }»: { $seat } выбирает карту поддержки.
ends-choose-support = Один ответ.
prompt-choose-card = «{ $card }»: какую карту выбрать?
prompt-choose-card-other = «{ $card }»: { $seat } выбирает карту.
ends-choose-card = Один ответ.
prompt-choose-story = «{ $card }»: какую историю выбрать?
prompt-choose-story-other = «{ $card }»: { $seat } выбирает историю.
ends-choose-story = Один ответ.
prompt-choose-player = «{ $card }»: какого игрока выбрать?
prompt-choose-player-other = «{ $card }»: { $seat } выбирает игрока.
ends-choose-player = Один ответ.
prompt-choose-icon = «{ $card }»: какой значок выбрать?
prompt-choose-icon-other = «{ $card }»: { $seat } выбирает значок.
ends-choose-icon = Один ответ.
prompt-choose-domain = «{ $card }»: какой домен выбрать?
prompt-choose-domain-other = «{ $card }»: { $seat } выбирает домен.
ends-choose-domain = Один ответ.
prompt-choose-discarded = «{ $card }»: какую карту выбрать из сброса?
prompt-choose-discarded-other = «{ $card }»: { $seat } выбирает карту из сброса.
ends-choose-discarded = Один ответ или столько, сколько позволяет карта.
prompt-choose-harmed = «{ $card }»: кого уберечь от раны?
prompt-choose-harmed-other = «{ $card }»: { $seat } выбирает, кого уберечь от раны.
ends-choose-harmed = Один ответ.

## Вопросы стадий и историй

prompt-restore = Какого безумного персонажа восстановить?
prompt-restore-other = { $seat } восстанавливает безумного персонажа.
ends-restore = Один ответ.
prompt-resource = Какую карту прикрепить к домену и к какому?
prompt-resource-other = { $seat } может прикрепить ресурс.
ends-resource = Одна карта за стадию ресурсов или ни одной.
prompt-commit = Куда отправить: { a-card }?
prompt-commit-other = { $seat } решает, куда отправить: { a-card }.
ends-commit = По одному ответу на готового персонажа; затем все вовлекаются вместе.
prompt-resolve = Какая история разрешается следующей?
prompt-resolve-other = { $seat } выбирает, какая история разрешается следующей.
ends-resolve = Один ответ; история разрешается до конца.
prompt-lose-mind = Кто сходит с ума?
prompt-lose-mind-other = { $seat } выбирает, кто сойдёт с ума.
ends-lose-mind = Один ответ.
prompt-be-wounded = Кто получает рану?
prompt-be-wounded-other = { $seat } выбирает, кто получит рану.
ends-be-wounded = Один ответ.
prompt-ready-one = Кого из своих персонажей здесь подготовить?
prompt-ready-one-other = { $seat } может подготовить персонажа.
ends-ready-one = Один ответ.
prompt-put-tokens = Сколько жетонов успеха добавить в историю «{ $story }»?
prompt-put-tokens-other = { $seat } может добавить жетоны успеха в историю «{ $story }».
ends-put-tokens = Один ответ.
prompt-story-effect = История «{ $story }» ваша. Выполнить её эффект?
prompt-story-effect-other = { $seat } может выполнить эффект истории «{ $story }».
ends-story-effect = Один ответ.
prompt-order-stories = Выиграно сразу несколько историй. С какой начать?
prompt-order-stories-other = { $seat } выбирает, с какой из выигранных историй начать.
ends-order-stories = Один ответ.
prompt-keep-alignment = Героические и Злодейские персонажи вместе не бывают. Кого оставить?
prompt-keep-alignment-other = { $seat } решает, оставить Героических или Злодейских персонажей.
ends-keep-alignment = Один ответ.

## Вопросы эффектов

prompt-sacrifice = Каким персонажем пожертвовать?
prompt-sacrifice-other = { $seat } выбирает, каким персонажем пожертвовать.
ends-sacrifice = Один ответ.
prompt-discard = Какую карту сбросить с руки?
prompt-discard-other = { $seat } выбирает, какую карту сбросить с руки.
ends-discard = По одному ответу на карту.
prompt-bury = Какую карту своего сброса положить под колоду?
prompt-bury-other = { $seat } кладёт карты из сброса под колоду.
ends-bury = По одному ответу на карту.
prompt-to-bottom = Какую из этих карт положить в самый низ?
prompt-to-bottom-other = { $seat } кладёт карту в самый низ колоды.
ends-to-bottom = По одному ответу на карту.
prompt-keep-one = Какую из этих карт взять в руку?
prompt-keep-one-other = { $seat } может взять одну из карт в руку.
ends-keep-one = Один ответ.
prompt-to-top = Какую карту вернуть следующей, считая сверху?
prompt-to-top-other = { $seat } возвращает карты на верх колоды.
ends-to-top = Пока все карты не лягут по порядку.
prompt-find-hand = Какую карту взять из своей колоды?
prompt-find-hand-other = { $seat } ищет карту.
ends-find-hand = Один ответ; затем колода тасуется.
prompt-find-play = Кого из своей колоды ввести в игру?
prompt-find-play-other = { $seat } ищет персонажа, чтобы ввести его в игру.
ends-find-play = Один ответ; затем колода тасуется.
prompt-enter-next = Кто входит в игру следующим?
prompt-enter-next-other = { $seat } выбирает, кто входит в игру следующим.
ends-enter-next = Пока не войдут все, кому можно.
prompt-save-resource = Отдать этот ресурс или сбросить за него две карты колоды?
prompt-save-resource-other = { $seat } решает судьбу ресурса.
ends-save-resource = По одному ответу на ресурс.
prompt-exchange = Какую карту с руки обменять на карту из сброса?
prompt-exchange-other = { $seat } меняется картами со своим сбросом.
ends-exchange = Сколько угодно карт; откроются они, когда выберут оба.
prompt-bring = Кого ввести в игру?
prompt-bring-other = { $seat } может ввести персонажа в игру.
ends-bring = Один ответ.
prompt-may-wound = Кого ранить взамен?
prompt-may-wound-other = { $seat } может ранить персонажа взамен.
ends-may-wound = Один ответ.
prompt-add-token = В какую историю добавить жетон успеха?
prompt-add-token-other = { $seat } может добавить жетон успеха в одну из историй.
ends-add-token = Один ответ.
prompt-return-story = Какую из выигранных историй вернуть?
prompt-return-story-other = { $seat } возвращает выигранную историю.
ends-return-story = Один ответ.
prompt-lose-resource = Какой из своих ресурсов отдать?
prompt-lose-resource-other = { $seat } отдаёт ресурс.
ends-lose-resource = Один ответ.
prompt-drain-to-keep = Иссушить домен, чтобы событие вернулось в руку?
prompt-drain-to-keep-other = { $seat } может иссушить домен, чтобы вернуть событие в руку.
ends-drain-to-keep = Один ответ.
prompt-take-token = Чей жетон снять с истории { a-story }?
prompt-take-token-other = { $seat } снимает жетон с истории { a-story }.
ends-take-token = По одному ответу на жетон.
prompt-move-token = Какой жетон истории { a-story } перейдёт на другую сторону?
prompt-move-token-other = { $seat } выбирает, какой жетон истории { a-story } перейдёт на другую сторону.
ends-move-token = Один ответ.

## События: подготовка и ход партии

neutral-pack = { $pack ->
    [neutral_a] первый нейтральный набор
   *[neutral_b] второй нейтральный набор
}

## События: карты вне игры

## События: домены

## События: карты в игре

## События: эффекты

## События: истории

## Почему чего-то сейчас нельзя

nearest = { $nearest-is ->
    [none] { "" }
   *[some] «{ $nearest }».{ " " }
}
why-over = Партия окончена.
why-not-asked = Сейчас решает { $seat }.
why-other-question = Открытый вопрос о другом.
why-nothing-to-play = У вас нет карт на руке.
why-nothing-to-use = У вас нет карты со способностью, которую применяют.
why-must-go = Персонаж обязан отправиться: эффект указывает куда.
why-nobody-found = В вашей колоде нет карты, которую ищут и которая может войти в игру.
why-any-card = Ищут любую карту, поэтому одну нужно взять.
why-nobody-to-bring = Ни на руке, ни в сбросе нет персонажа, который может войти в игру.
why-compulsory = На открытый вопрос нужно ответить.
why-own-operations-only = { nearest }Только в вашу собственную стадию действий.
why-not-now-action = { nearest }Для Действия нужно окно действий.
why-not-now-playing = { nearest }Карты играют в окне действий.
why-not-now-response = { nearest }Для Ответа нужно, чтобы что-то только что случилось.
why-not-now-disrupt = { nearest }Для Прерывания нужно, чтобы что-то вот-вот случилось.
why-not-the-circumstances = { nearest }Сейчас нет того, чего ждёт текст карты.
why-answered = { nearest }На это она уже ответила.
why-unseen = { nearest }Когда это случилось, её ещё не было в игре.
why-chain-over = { nearest }Сколько раз повторить эту цепочку, вы уже сказали; она окончена.
why-insane = { nearest }Карта безумна, текста у неё нет.
why-blank = { nearest }Текстовое поле карты считается пустым.
why-names-another = { nearest }Скопированный текст называет по имени свою карту.
why-unique = { nearest }Карта уникальна, и её копия, ваша или под вашим контролем, уже в игре.
why-alignment = { nearest }Героические и Злодейские персонажи вместе не бывают.
why-second-conspiracy = { nearest }Ваш заговор уже в игре.
why-nothing-to-attach-to = { nearest }В игре нет ничего, к чему её прикрепить.
why-exhausted = { nearest }Карта не готова.
why-nothing-to-exhaust = { nearest }У вас нет готовой карты из тех, что для этого истощают.
why-nothing-to-sacrifice = { nearest }У вас нет карты из тех, которыми для этого жертвуют.
why-not-yours-to-sacrifice = { nearest }Пожертвовать можно только картой в игре под вашим контролем.
why-nothing-to-choose = { nearest }{ $what ->
    [character] Нет подходящего персонажа.
    [support] Нет подходящей карты поддержки.
    [story] Нет подходящей истории.
    [player] Нет подходящего игрока.
    [icon] Нет подходящего значка.
    [domain] Нет подходящего домена.
    [discarded] В сбросе нет подходящей карты.
    [harmed] Нет раны, которую можно предотвратить.
   *[card] Нет подходящей карты.
}
why-not-steadfast = { nearest }На всех ваших доменах вместе нужно { needed-resources } фракции «{ $faction }».
why-too-little = { nearest }Стоимость { $needed }, а больше { $found } нет ни на одном из ваших доменов.
why-all-drained = { nearest }Стоимость { $needed }, и все домены, где этого хватает, иссушены.
why-not-loyal = { nearest }Карта Лояльная: на домене нужно { needed-resources } фракции «{ $faction }».
why-no-match = { nearest }Среди доменов, способных заплатить { $needed }, нет ни одного с ресурсом фракции «{ $faction }».

## Собственные колоды

error-list-no-such-card = Строка { $line }: карты «{ $found }» нет.{ $nearest-is ->
    [none] { "" }
   *[some] { " " }Похожие: { $nearest }.
}
error-deck-stranger = Карты «{ $card }» не существует. Уберите её.{ did-you-mean }
error-deck-story = «{ $card }» — история, а истории ни в чью колоду не входят. Уберите её ({ $rule }).
error-deck-too-small = В колоде { found-cards }, а нужно не меньше { $least } ({ $rule }).
error-deck-copies = В колоде { found-cards } с названием «{ $card }», а одинаковых можно не больше { $most } ({ $rule }).
error-deck-collection = В колоде { $found ->
    [one] { $found } копия
    [few] { $found } копии
    [many] { $found } копий
   *[other] { $found } копии
} карты «{ $card }», а в { $sets ->
    [one] { $sets } базовом наборе
    [few] { $sets } базовых наборах
    [many] { $sets } базовых наборах
   *[other] { $sets } базового набора
} их всего { $most }.
error-deck-few-characters = К сведению: в колоде { $found ->
    [one] { $found } персонаж
    [few] { $found } персонажа
    [many] { $found } персонажей
   *[other] { $found } персонажа
}, меньше { $least }; а истории выигрывают персонажи.
error-deck-hard-to-match = К сведению: в колоде { found-cards } фракции «{ $faction }», меньше { $least }; подходящего ресурса часто не будет ({ $rule }).
error-deck-steadfast = К сведению: карта «{ $card }» — Устойчивая, а в колоде { found-cards } фракции «{ $faction }», меньше { $least } ({ $rule }).
error-deck-loyal = К сведению: карта «{ $card }» — Лояльная, а в колоде { found-cards } фракции «{ $faction }», меньше { $least } ({ $rule }).
error-deck-alignments = К сведению: Героические персонажи ({ $heroic }) и Злодейские ({ $villainous }) вместе в игре не бывают ({ $rule }).
