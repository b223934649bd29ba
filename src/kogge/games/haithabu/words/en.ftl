### Haithabu in English: names, actions, events, refusals, lines of the score.

name-haithabu = Haithabu

name-mead = mead
name-cloth = cloth
name-pottery = pottery
name-tools = tools
name-weapons = weapons
name-spices = spices

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F
name-g = G
name-h = H

name-start-player = Start Player
name-juggler = Juggler
name-innkeeper = Innkeeper
name-trader = Trader
name-seer = Seer
name-carpenter = Carpenter
name-supplier = Supplier
name-stevedore = Stevedore
name-steward = Steward

name-viking-games = Viking Games
name-assassination = Assassination
name-fog = Fog
name-bilking = Bilking
name-storm = Storm
name-troubled-times = Troubled Times

name-warehouse = warehouse
name-post = trading post

name-cart = cart
name-ship = ship
name-cart-20 = cart for 20
name-cart-30 = cart for 30
name-cart-40 = cart for 40
name-ship-20 = ship for 20
name-ship-30 = ship for 30
name-ship-40 = ship for 40

name-buy = buy
name-sell = sell
name-idle = idle
name-die = die
name-dice = dice
name-silver = silver
name-point = point
name-up = up
name-down = down
name-none = none

# The orders
name-s1 = order S1
name-s2 = order S2
name-s3 = order S3
name-s4 = order S4
name-s5 = order S5
name-1 = order 1
name-2 = order 2
name-3 = order 3
name-4 = order 4
name-5 = order 5
name-6 = order 6
name-7 = order 7
name-8 = order 8
name-9 = order 9
name-10 = order 10
name-11 = order 11
name-12 = order 12
name-13 = order 13
name-14 = order 14
name-15 = order 15
name-16 = order 16
name-17 = order 17
name-18 = order 18
name-19 = order 19
name-20 = order 20
name-21 = order 21
name-22 = order 22
name-23 = order 23
name-24 = order 24
name-25 = order 25
name-26 = order 26
name-27 = order 27
name-28 = order 28
name-29 = order 29
name-30 = order 30
name-31 = order 31
name-32 = order 32
name-33 = order 33
name-34 = order 34
name-35 = order 35
name-36 = order 36
name-37 = order 37
name-38 = order 38
name-39 = order 39
name-40 = order 40
name-41 = order 41
name-42 = order 42
name-43 = order 43
name-44 = order 44
name-45 = order 45
name-46 = order 46
name-47 = order 47
name-48 = order 48

# The transports, with what they carry; those for 40 carry as much of a pair as of a single good
name-cart-20-mead = cart 20 ({ $room_cart_20 } any + { $single_cart_20 } { name-mead })
name-cart-20-cloth = cart 20 ({ $room_cart_20 } any + { $single_cart_20 } { name-cloth })
name-cart-20-pottery = cart 20 ({ $room_cart_20 } any + { $single_cart_20 } { name-pottery })
name-cart-20-tools = cart 20 ({ $room_cart_20 } any + { $single_cart_20 ->
    [1] 1 tool
   *[other] { $single_cart_20 } { name-tools }
  })
name-cart-20-weapons = cart 20 ({ $room_cart_20 } any + { $single_cart_20 ->
    [1] 1 weapon
   *[other] { $single_cart_20 } { name-weapons }
  })
name-cart-20-spices = cart 20 ({ $room_cart_20 } any + { $single_cart_20 ->
    [1] 1 spice
   *[other] { $single_cart_20 } { name-spices }
  })
name-cart-20-mead-cloth = cart 20 ({ $room_cart_20 } any + { $double_cart_20_1 } { name-mead } + { $double_cart_20_2 } { name-cloth })
name-cart-20-pottery-tools = cart 20 ({ $room_cart_20 } any + { $double_cart_20_1 } { name-pottery } + { $double_cart_20_2 ->
    [1] 1 tool
   *[other] { $double_cart_20_2 } { name-tools }
  })
name-cart-20-weapons-spices = cart 20 ({ $room_cart_20 } any + { $double_cart_20_1 ->
    [1] 1 weapon
   *[other] { $double_cart_20_1 } { name-weapons }
  } + { $double_cart_20_2 ->
    [1] 1 spice
   *[other] { $double_cart_20_2 } { name-spices }
  })

name-cart-30-mead = cart 30 ({ $room_cart_30 } any + { $single_cart_30 } { name-mead })
name-cart-30-cloth = cart 30 ({ $room_cart_30 } any + { $single_cart_30 } { name-cloth })
name-cart-30-pottery = cart 30 ({ $room_cart_30 } any + { $single_cart_30 } { name-pottery })
name-cart-30-tools = cart 30 ({ $room_cart_30 } any + { $single_cart_30 ->
    [1] 1 tool
   *[other] { $single_cart_30 } { name-tools }
  })
name-cart-30-weapons = cart 30 ({ $room_cart_30 } any + { $single_cart_30 ->
    [1] 1 weapon
   *[other] { $single_cart_30 } { name-weapons }
  })
name-cart-30-spices = cart 30 ({ $room_cart_30 } any + { $single_cart_30 ->
    [1] 1 spice
   *[other] { $single_cart_30 } { name-spices }
  })
name-cart-30-mead-cloth = cart 30 ({ $room_cart_30 } any + { $double_cart_30_1 } { name-mead } + { $double_cart_30_2 } { name-cloth })
name-cart-30-pottery-tools = cart 30 ({ $room_cart_30 } any + { $double_cart_30_1 } { name-pottery } + { $double_cart_30_2 ->
    [1] 1 tool
   *[other] { $double_cart_30_2 } { name-tools }
  })
name-cart-30-weapons-spices = cart 30 ({ $room_cart_30 } any + { $double_cart_30_1 ->
    [1] 1 weapon
   *[other] { $double_cart_30_1 } { name-weapons }
  } + { $double_cart_30_2 ->
    [1] 1 spice
   *[other] { $double_cart_30_2 } { name-spices }
  })

name-cart-40-mead = cart 40 ({ $room_cart_40 } any + { $single_cart_40 } { name-mead })
name-cart-40-cloth = cart 40 ({ $room_cart_40 } any + { $single_cart_40 } { name-cloth })
name-cart-40-pottery = cart 40 ({ $room_cart_40 } any + { $single_cart_40 } { name-pottery })
name-cart-40-tools = cart 40 ({ $room_cart_40 } any + { $single_cart_40 ->
    [1] 1 tool
   *[other] { $single_cart_40 } { name-tools }
  })
name-cart-40-weapons = cart 40 ({ $room_cart_40 } any + { $single_cart_40 ->
    [1] 1 weapon
   *[other] { $single_cart_40 } { name-weapons }
  })
name-cart-40-spices = cart 40 ({ $room_cart_40 } any + { $single_cart_40 ->
    [1] 1 spice
   *[other] { $single_cart_40 } { name-spices }
  })
name-cart-40-mead-cloth = cart 40 ({ $room_cart_40 } any + { $double_cart_40_1 } { name-mead } + { $double_cart_40_2 } { name-cloth })
name-cart-40-pottery-tools = cart 40 ({ $room_cart_40 } any + { $double_cart_40_1 } { name-pottery } + { $double_cart_40_2 ->
    [1] 1 tool
   *[other] { $double_cart_40_2 } { name-tools }
  })
name-cart-40-weapons-spices = cart 40 ({ $room_cart_40 } any + { $double_cart_40_1 ->
    [1] 1 weapon
   *[other] { $double_cart_40_1 } { name-weapons }
  } + { $double_cart_40_2 ->
    [1] 1 spice
   *[other] { $double_cart_40_2 } { name-spices }
  })

name-ship-20-mead = ship 20 ({ $room_ship_20 } any + { $single_ship_20 } { name-mead })
name-ship-20-cloth = ship 20 ({ $room_ship_20 } any + { $single_ship_20 } { name-cloth })
name-ship-20-pottery = ship 20 ({ $room_ship_20 } any + { $single_ship_20 } { name-pottery })
name-ship-20-tools = ship 20 ({ $room_ship_20 } any + { $single_ship_20 ->
    [1] 1 tool
   *[other] { $single_ship_20 } { name-tools }
  })
name-ship-20-weapons = ship 20 ({ $room_ship_20 } any + { $single_ship_20 ->
    [1] 1 weapon
   *[other] { $single_ship_20 } { name-weapons }
  })
name-ship-20-spices = ship 20 ({ $room_ship_20 } any + { $single_ship_20 ->
    [1] 1 spice
   *[other] { $single_ship_20 } { name-spices }
  })
name-ship-20-mead-cloth = ship 20 ({ $room_ship_20 } any + { $double_ship_20_1 } { name-mead } + { $double_ship_20_2 } { name-cloth })
name-ship-20-pottery-tools = ship 20 ({ $room_ship_20 } any + { $double_ship_20_1 } { name-pottery } + { $double_ship_20_2 ->
    [1] 1 tool
   *[other] { $double_ship_20_2 } { name-tools }
  })
name-ship-20-weapons-spices = ship 20 ({ $room_ship_20 } any + { $double_ship_20_1 ->
    [1] 1 weapon
   *[other] { $double_ship_20_1 } { name-weapons }
  } + { $double_ship_20_2 ->
    [1] 1 spice
   *[other] { $double_ship_20_2 } { name-spices }
  })

name-ship-30-mead = ship 30 ({ $room_ship_30 } any + { $single_ship_30 } { name-mead })
name-ship-30-cloth = ship 30 ({ $room_ship_30 } any + { $single_ship_30 } { name-cloth })
name-ship-30-pottery = ship 30 ({ $room_ship_30 } any + { $single_ship_30 } { name-pottery })
name-ship-30-tools = ship 30 ({ $room_ship_30 } any + { $single_ship_30 ->
    [1] 1 tool
   *[other] { $single_ship_30 } { name-tools }
  })
name-ship-30-weapons = ship 30 ({ $room_ship_30 } any + { $single_ship_30 ->
    [1] 1 weapon
   *[other] { $single_ship_30 } { name-weapons }
  })
name-ship-30-spices = ship 30 ({ $room_ship_30 } any + { $single_ship_30 ->
    [1] 1 spice
   *[other] { $single_ship_30 } { name-spices }
  })
name-ship-30-mead-cloth = ship 30 ({ $room_ship_30 } any + { $double_ship_30_1 } { name-mead } + { $double_ship_30_2 } { name-cloth })
name-ship-30-pottery-tools = ship 30 ({ $room_ship_30 } any + { $double_ship_30_1 } { name-pottery } + { $double_ship_30_2 ->
    [1] 1 tool
   *[other] { $double_ship_30_2 } { name-tools }
  })
name-ship-30-weapons-spices = ship 30 ({ $room_ship_30 } any + { $double_ship_30_1 ->
    [1] 1 weapon
   *[other] { $double_ship_30_1 } { name-weapons }
  } + { $double_ship_30_2 ->
    [1] 1 spice
   *[other] { $double_ship_30_2 } { name-spices }
  })

name-ship-40-mead = ship 40 ({ $room_ship_40 } any + { $single_ship_40 } { name-mead })
name-ship-40-cloth = ship 40 ({ $room_ship_40 } any + { $single_ship_40 } { name-cloth })
name-ship-40-pottery = ship 40 ({ $room_ship_40 } any + { $single_ship_40 } { name-pottery })
name-ship-40-tools = ship 40 ({ $room_ship_40 } any + { $single_ship_40 ->
    [1] 1 tool
   *[other] { $single_ship_40 } { name-tools }
  })
name-ship-40-weapons = ship 40 ({ $room_ship_40 } any + { $single_ship_40 ->
    [1] 1 weapon
   *[other] { $single_ship_40 } { name-weapons }
  })
name-ship-40-spices = ship 40 ({ $room_ship_40 } any + { $single_ship_40 ->
    [1] 1 spice
   *[other] { $single_ship_40 } { name-spices }
  })
name-ship-40-mead-cloth = ship 40 ({ $room_ship_40 } any + { $double_ship_40_1 } { name-mead } + { $double_ship_40_2 } { name-cloth })
name-ship-40-pottery-tools = ship 40 ({ $room_ship_40 } any + { $double_ship_40_1 } { name-pottery } + { $double_ship_40_2 ->
    [1] 1 tool
   *[other] { $double_ship_40_2 } { name-tools }
  })
name-ship-40-weapons-spices = ship 40 ({ $room_ship_40 } any + { $double_ship_40_1 ->
    [1] 1 weapon
   *[other] { $double_ship_40_1 } { name-weapons }
  } + { $double_ship_40_2 ->
    [1] 1 spice
   *[other] { $double_ship_40_2 } { name-spices }
  })

# What a thing does, in one line
card-start-player = at the end of a round you become start player of the coming one
card-juggler = at the start of each phase you turn the rondel by 0, 1 or 2 fields
card-innkeeper = you hire neutral workers at half price
card-trader = you buy one price step cheaper and sell one step dearer, on C and G on top of their step
card-seer = your second event die is free; at the end of a round you may move one price one step up or down
card-carpenter = on A you may look at the top three cards of a stack of carts and of a stack of ships; at the end of a round you may buy one top card for { $bargain } silver less
card-supplier = each order you complete brings 1 point and 10 silver more
card-stevedore = on F { $stevedore } more goods of any kind; at the end of a round you may move up to { $moved } goods from the warehouse to the trading post
card-steward = at the end of a round your stores keep { $steward } goods each instead of { $storage }, and you pay no fee

card-a = buy a cart, a ship, or both
card-b = take an open character, or poach one for { $poach } silver
card-c = sell 1 to 3 goods, all equal or all different, for one price step more
card-d = take an order and a good from the market, both free; or 1 point
card-e = deliver goods from the trading post on your orders
card-f = use up a cart or a ship to move goods from the warehouse to the trading post
card-g = buy 1 to 3 goods, all equal or all different, for one price step less
card-h = take an order, sell one good, or both; or 1 point

card-viking-games = 1: each other player gives you 1 good, { $gift } silver or 1 point
card-assassination = 2: you give back one of your characters, or lose 1 point if you have none
card-fog = 3: nothing happens
card-bilking = 4: you pay the price of mead times the number of players, or lose 1 point if you cannot
card-storm = 5: you give up a transport, or lose 1 point if you have none
card-troubled-times = 6: each other player returns 1 good to the supply; those who have none lose 1 point

card-cart = used up on F; goods of any kind + prescribed goods: { $room_cart_20 } + { $single_cart_20 } for { $price_cart_20 } silver, { $room_cart_30 } + { $single_cart_30 } for { $price_cart_30 }, { $room_cart_40 } + { $single_cart_40 } for { $price_cart_40 } (rules 1.3)
card-ship = used up on F; goods of any kind + prescribed goods: { $room_ship_20 } + { $single_ship_20 } for { $price_ship_20 } silver, { $room_ship_30 } + { $single_ship_30 } for { $price_ship_30 }, { $room_ship_40 } + { $single_ship_40 } for { $price_ship_40 } (rules 1.3)

option-rondel = Rondel at the start
option-rondel-default = A to D by day
option-rondel-random = at random

## Actions
action-choose = { $silver ->
    [0] take the { $one }
   *[other] poach the { $one } for { $silver } silver
  }
action-turn = { $one ->
    [0] leave the rondel as it lies
    [1] turn the rondel by 1 field
   *[other] turn the rondel by { $one } fields
  }
action-loan = take a loan: { $loan } silver, to be repaid with { $repay }
action-repay = repay a loan with { $repay } silver
action-hire = hire a neutral worker for { $silver } silver
action-end = end the turn
action-own = { $count ->
    [1] own worker{ spot }{ by-night }
   *[other] own worker on the market: { $one } { $two }{ each }
  }
action-neutral = { $count ->
    [1] neutral worker{ spot }{ by-night }
   *[other] neutral worker on the market: { $one } { $two }{ each }
  }
action-one = roll one die
action-two = { $silver ->
    [0] roll two dice, free of charge
   *[other] roll two dice for { $silver } silver
  }
action-event = { $one ->
    [1] take the 1: Viking Games
    [2] take the 2: Assassination
    [3] take the 3: Fog
    [4] take the 4: Bilking
    [5] take the 5: Storm
   *[other] take the 6: Troubled Times
  }
action-give = { $count ->
    [1] { $one ->
        [silver] give { $gift } silver
       *[other] give 1 point
      }
   *[other] give 1 { item } from the { $two }
  }
action-lose = give up the { $one }
action-amount = { $one ->
    [1] 1 piece for { $silver } silver{ plus-points }
   *[other] { $one } pieces for { $silver } silver in all{ plus-points }
  }
action-stack = buy the top card: { $card }{ plus-silver }
action-look = look at the top cards: { $one }
action-card = buy card { $one } of those seen: { $card }{ plus-silver }
action-leave = buy none of the cards seen
action-sell = sell 1 { item } for { $silver } silver{ plus-points }
action-buy = buy 1 { item } for { $silver } silver
action-slot = { $points ->
    [0] take the order on place { $one }
    [1] take the order on place { $one }, worth 1 point and { $silver } silver
   *[other] take the order on place { $one }, worth { $points } points and { $silver } silver
  }
action-free = take 1 { item } free of charge
action-point = take 1 point
action-deliver = deliver 1 { item } on the order in slot { $two }{ wanted }
action-with = use the { $one }
action-load = move 1 { item } to the trading post
action-return = { $sent ->
    [1] send the { $one } away for 1 point
   *[other] send the { $one } away for { $sent } points
  }
action-price = { $two ->
    [up] raise the price of { $one } one step
   *[other] lower the price of { $one } one step
  }
action-drop = give up 1 { item } from the { $two }
action-done = { $left ->
    [1] enough; a cart could still be bought
    [2] enough; a ship could still be bought
    [3] enough; an order could still be taken
    [4] enough; a good could still be sold
   *[other] enough, go on
  }

# Parts of actions
spot = { $one ->
    [A] {" "}on A: transports
    [B] {" "}on B: a character
    [C] {" "}on C: sell up to three goods
    [D] {" "}on D: an order and a good, or a point
    [E] {" "}on E: deliver
    [F] {" "}on F: load
    [G] {" "}on G: buy up to three goods
    [H] {" "}on H: an order, a sale, or a point
   *[other] : { $one }
  }
each = { $price ->
    [0] {""}
   *[other] , { $price } silver each
  }
item = { $one ->
    [tools] tool
    [weapons] weapon
    [spices] spice
   *[other] { $one }
  }
wanted = { $needed ->
    [0] {""}
   *[other] , which still wants { $needed }
  }
by-night = { $night ->
    [0] {""}
   *[other] , by night: an event first
  }
plus-points = { $points ->
    [0] {""}
    [1] , 1 point
   *[other] , { $points } points
  }
plus-silver = { $silver ->
    [0] {""}
   *[other] , { $silver } silver
  }

# What chance does
action-lot = draw seat { $one } by lot
action-orientation = { $one ->
    [0] lay the rondel with A to D by day
    [1] lay the rondel with H to C by day
    [2] lay the rondel with G to B by day
    [3] lay the rondel with F to A by day
    [4] lay the rondel with E to H by day
    [5] lay the rondel with D to G by day
    [6] lay the rondel with C to F by day
   *[other] lay the rondel with B to E by day
  }
action-order = { $one ->
    [one] draw order { $one }
    [other] draw order { $one }
   *[start] draw { $one }
  }
action-transport = turn up { $one }
action-die = roll a { $one }

## Events
event-laid-out = { $turned ->
    [0] The rondel lies with A to D by day.
    [1] The rondel lies with H to C by day.
    [2] The rondel lies with G to B by day.
    [3] The rondel lies with F to A by day.
    [4] The rondel lies with E to H by day.
    [5] The rondel lies with D to G by day.
    [6] The rondel lies with C to F by day.
   *[other] The rondel lies with B to E by day.
  }
event-opened = A transport is turned up: { $transport }.
event-start-order = { $seat } begins with { $order } and gets the goods for it.
event-displayed = Place { $place } of the display gets { $order }.
event-shuffled = { $count ->
    [1] The pile of orders is empty: 1 discarded order becomes the new pile.
   *[other] The pile of orders is empty: { $count } discarded orders are shuffled into a new one.
  }
event-starts = By lot { $seat } is the start player.
event-chose = { $seat } chooses the { $character }.
event-round = Round { $number } begins.
event-phase = Phase { $number } begins.
event-turned = { $steps ->
    [0] The rondel stays: { $first } to { $last } lie by day.
    [1] The rondel turns by 1 field: { $first } to { $last } lie by day.
   *[other] The rondel turns by { $steps } fields: { $first } to { $last } lie by day.
  }
event-borrowed = { $seat } takes a loan and gets { $silver } silver.
event-repaid = { $seat } repays a loan with { $silver } silver.
event-hired = { $seat } hires a neutral worker for { $silver } silver.
event-placed = { $seat } places { worker } on field { $field }, { $night ->
    [0] by day
   *[other] by night
  }.
event-to-market = { $seat } places { worker } on the market, to { $selling ->
    [0] buy
   *[other] sell
  } { $good }.
event-idled = { $seat } places { worker } without effect.
worker = { $neutral ->
    [0] a worker
   *[other] a neutral worker
  }
event-second-die = { $silver ->
    [0] { $seat } takes a second die, free of charge.
   *[other] { $seat } pays { $silver } silver for a second die.
  }
event-rolled = { $seat } rolls a { $eyes }.
event-happens = The event of the night: { $incident }.
event-gave-good = { $seat } gives 1 { piece } from the { $store }.
event-gave-silver = { $seat } gives { $silver } silver.
event-gave-point = { $seat } gives 1 point.
event-lost-character = { $seat } loses the { $character }.
event-lost-transport = { $seat } loses a transport: { $transport }.
event-lost-point = { $seat } loses 1 point.
event-bilked = { $seat } pays { $silver } silver for those who bilked the innkeeper.
event-returned-good = { $seat } returns 1 { piece } from the { $store } to the supply.
event-lapsed = The event leaves nothing to do on field { $field }: the action lapses.
event-bought = { $count ->
    [1] { $seat } buys 1 { piece } for { $silver } silver.
   *[other] { $seat } buys { $count } { $good } for { $silver } silver.
  }
event-sold = { $count ->
    [1] { $seat } sells 1 { piece } for { $silver } silver.
   *[other] { $seat } sells { $count } { $good } for { $silver } silver.
  }
event-price = The price of { $good } goes from { $before } to { $after }.
event-empty-market = { $points ->
    [1] The market had no { $good }: { $seat } gets 1 point.
   *[other] The market had no { $good }: { $seat } gets { $points } points.
  }
event-bought-transport = { $seat } buys a transport for { $silver } silver: { $transport }.
event-replaced = { $seat } takes an older transport out of the game: { $transport }.
event-looked = { $seat } looks at the top cards of a stack: { $stack }.
event-hired-character = { $seat } takes the { $character }.
event-poached = { $seat } poaches the { $character } from { $owner_name } and pays { $silver } silver for it.
event-took-order = { $seat } takes { $order } from place { $place } of the display.
event-expired = { $seat } loses { $order }: it has expired.
event-took-good = { $seat } takes 1 { piece } from the market, free of charge.
event-took-point = { $seat } takes 1 point.
event-delivered = { $seat } delivers 1 { piece } on the order in slot { $slot }.
event-completed = { $points ->
    [1] { $seat } completes { $order }: 1 point and { $silver } silver.
   *[other] { $seat } completes { $order }: { $points } points and { $silver } silver.
  }
event-loaded = { $seat } moves 1 { piece } to the trading post.
event-used-up = { $seat } has used up a transport: { $transport }.
event-round-end = Round { $number } is over.
event-aged = The orders on the tableaus move on by one slot.
event-sent-away = { $points ->
    [1] { $seat } sends the { $character } away for 1 point.
   *[other] { $seat } sends the { $character } away for { $points } points.
  }
event-starter = { $seat } is the new start player.
event-restocked = { $eyes ->
    [1] Restocking, a 1: mead comes to the market.
    [2] Restocking, a 2: mead and cloth come to the market.
    [6] Restocking, a 6: one of each good comes to the market.
   *[other] Restocking, a { $eyes }: one of each good up to { $eyes ->
        [3] pottery
        [4] tools
       *[other] weapons
      } comes to the market.
  }
event-price-die = The price die for { $good }: { $eyes }.
event-dropped = { $seat } gives up 1 { piece } from the { $store }.
event-fee = { $silver ->
    [0] { $seat } pays no storage fee.
   *[other] { $seat } pays a storage fee of { $silver } silver.
  }
event-discarded = The display gives up { $order }.
event-ended = Round { $number } was the last: the game ends.
piece = { $good ->
    [tools] tool
    [weapons] weapon
    [spices] spice
   *[other] { $good }
  }

## Refusals
reason-not-asked = You are not asked for a choice now.
reason-not-now = That cannot be done now: first do what you are asked for.
reason-occupied = A worker of this colour already stands on that field; all neutral workers are one colour.
reason-no-effect = No part of that action could be carried out now, and a loan you have not taken does not count.
reason-no-worker = That worker is already placed, or you have not hired one.
reason-can-act = A worker idles only if nothing else is possible; there is still a place where it can act.
reason-rich = You get a loan only if you have less than { $poor } silver.
reason-no-loan-left = All { $loans } loans are taken.
reason-no-loan = You have no loan to repay.
reason-too-poor = { $silver ->
    [0] You do not have enough silver for that.
   *[other] That costs { $silver } silver, more than you have.
  }
reason-hired = You can hire one neutral worker in a turn, and only before you place the first worker.
reason-inn-empty = No neutral worker is left at the inn in this round.
reason-place-first = First place your worker, and the neutral one if you hired one.
reason-both-ways = You never buy and sell the same good in one phase.
reason-no-good = You do not have that many in the store they come from: you sell and deliver from the trading post, and you load from the warehouse.
reason-sold-out = There is not enough of this good to be had. On field D only the market counts, elsewhere market and supply.
reason-not-rolled = That number was not rolled.
reason-nothing-to-give = You do not have that to give.
reason-not-yours = That is not yours.
reason-safe = That character is safe until the end of the round.
reason-yours-already = That character is already yours, or in the setup somebody else's.
reason-no-stack = That stack is empty.
reason-one-cart-one-ship = You buy at most one cart and one ship, and the Carpenter looks at no more than one stack of each.
reason-buy-one = Do at least one thing before you stop: buy a transport, take an order, or buy, sell, deliver or load a good.
reason-no-card = You have not looked at so many cards.
reason-equal-or-different = The goods must be all of one kind or all of different kinds, named in the order from mead to spices.
reason-not-rising = Things named one by one follow the order of the list; this one comes before what you have named.
reason-no-order = No order lies there.
reason-no-free-good = Field D gives an order together with a good from the market, and none lies there.
reason-not-needed = That order does not want this good, or has enough of it.
reason-no-transport = You have no such transport.
reason-no-room = There is no room left for this good.
reason-end-of-scale = That price already stands at the end of its scale.
reason-enough-dropped = You have given up what you had to from this store; more is not allowed.
reason-no-carpenter = Only the Carpenter may look at the cards of a stack.
reason-not-the-last = What follows in the list would not be enough for all you must give up; name an earlier good first.
reason-once = You have done that part of the action already; the point comes only instead of everything else.

## Score
line-points = Points collected
line-characters = Characters
line-loans = Loans left
line-silver = Silver
line-goods = Goods on orders
line-transports = Transports
line-orders = Most orders
line-total = Total
# How the score came about: what a line is, the count behind a figure, what it is added up from
line-purse = Silver in hand
line-repaid = Loans repaid
line-sold = Goods at half price
about-repaid = { $repay } each
about-points = during the game
about-characters = { $character } each
about-loans = { $debt } off each
about-silver = 1 for { $coins }, none with a loan
about-goods = 1 for { $pair }
about-transports = { $vehicle } each, if unused
about-orders = shared in a tie
count-repaid = { $left ->
    [0] {""}
   *[other] not enough for { $left }
  }
count-characters = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-loans = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-silver = { $loans ->
    [0] { $silver } silver
   *[other] has a loan
  }
count-goods = { $count ->
    [0] {""}
    [one] 1 good
   *[other] { $count } goods
  }
count-transports = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-orders = { $count ->
    [0] none
    [one] 1 order
   *[other] { $count } orders
  }{ $sharing ->
    [1] {""}
   *[other] , tied
  }
item-purse = Silver in hand
item-repaid = { $count ->
    [one] 1 loan repaid with { $repay }
   *[other] { $count } loans repaid with { $repay } each
  }
item-sold = { $count } { $good } at { $price }: { $whole }, halved
item-points-of-orders = Completed orders
item-points-taken = Points taken on D or H
item-points-of-sales = Sales to an empty market
item-points-of-farewells = Characters sent away
item-else-points = At the start, and from events by night
item-character = { $character }
item-debt = { $count ->
    [one] 1 loan left
   *[other] { $count } loans left
  }
item-silver = { $loans ->
    [0] { $silver } silver, { $coins } for a point
   *[other] { $silver } silver, but with a loan left
  }
item-laid = { $count ->
    [one] 1 good on open orders: { $pair } make a point
   *[other] { $count } goods on open orders: { $pair } make a point
  }
item-cart = Unused cart
item-ship = Unused ship
item-orders = { $count ->
    [one] 1 order
   *[other] { $count } orders
  }: { $sharing ->
    [1] place { $rank }
   *[other] { $sharing } share places { $rank } to { $last }
  }

## Component values
value-cubes = cubes of each good
value-market = cubes of each good on the market at the start
value-scale = prices, row by row; every step that the rulebook's examples name fits
value-start = the row of the price scale on which all prices start
value-falls = steps of a price at the end of a round, for 1 to 6 eyes of the price die
value-purse = silver of each player at the start
value-points = points of each player at the start
value-neutrals = neutral workers for 2, 3 and 4 players
value-wages = silver for the first, second and third neutral worker hired in a round
value-half_wages = the same with the Innkeeper; 15 for the second is printed
value-empty = points for a sale to an empty market
value-storage = goods that warehouse and trading post keep at the end of a round, each
value-steward = the same with the Steward, who also pays no fee; the rulebook only says that he helps
value-fee = silver for each good in the warehouse at the end of a round
value-loan = silver of a loan
value-repay = silver to repay a loan
value-poor = a loan is given to players with less silver than this
value-loans = loans in all
value-debt = points lost for each loan at the end
value-poach = silver paid to the owner of a character that is poached
value-second_die = silver for a second event die
value-gift = silver that can be given at the Viking Games
value-price = silver for a transport of each stack
value-room = goods of any kind that a transport carries; an example of the rulebook loads 2 mead and 3 pottery on a ship
value-single = prescribed goods of a transport that prescribes one kind; the 3 of a ship for 30 follow from the same example
value-double = prescribed goods of a transport that prescribes a pair of kinds
value-bargain = silver that a transport costs less for the Carpenter at the end of a round
value-stevedore = more goods of any kind on field F with the Stevedore
value-moved = goods that the Stevedore moves at the end of a round
value-supplier = more points and silver for a completed order with the Supplier
value-goods = goods that each order wants; s1 to s5 are the start orders
value-reward = points and silver for each completed order
value-rounds = rounds of a game
value-farewell = the round after which characters may be sent away for points
value-sent = points for each character that is sent away then
value-character = points for each character at the end
value-coins = silver for one point at the end
value-pair = goods on orders for one point at the end
value-vehicle = points for each transport at the end
value-most = points for the most, second most and third most completed orders

## Examples for the help
example = own b, or several at once: market buy 4 cloth
example-doubted = own a

## Verbs that may be typed
verbs-choose = choose poach
verbs-turn = turn rotate
verbs-loan = loan borrow
verbs-repay = repay
verbs-hire = hire
verbs-end = end finish
verbs-own = own worker
verbs-neutral = neutral
verbs-one = one single
verbs-two = two both
verbs-event = event
verbs-give = give
verbs-lose = lose
verbs-amount = amount pieces
verbs-stack = stack top
verbs-look = look
verbs-card = card pick
verbs-leave = leave
verbs-sell = sell
verbs-buy = buy
verbs-slot = slot take place
verbs-free = free gratis
verbs-point = point
verbs-deliver = deliver
verbs-with = with use
verbs-load = load move
verbs-return = return send
verbs-price = price
verbs-drop = drop
verbs-done = done stop

## The table in a terminal
table-title = Haithabu, round { $round } of { $rounds }, phase { $phase } of 3. Start player: { $starter }
table-setup = Haithabu, setting up
table-market = Market
table-stock = on the market
table-supply = in the supply
table-price = price
table-steps = one step down, up
table-die = price die 1 to 6
table-good = { $good }: { $stock } on the market, { $supply } in the supply, price { $price }, next { $steps }, price die { $die }
table-day = Rondel by day: { $fields }
table-night = Rondel by night: { $fields }
table-neutral = neutral
table-inn = Neutral workers in the inn: { $count }; the next one costs { $silver } silver
table-stacks = Transports: { $transports }
table-place = Place { $place }, { $order }: { $goods } for { $points } points and { $silver } silver
table-seat = { $name }: { $points ->
    [1] 1 point
   *[other] { $points } points
  }, { $silver } silver{ $loans ->
    [0] {""}
    [1] , 1 loan
   *[other] , { $loans } loans
  }; { $total } points if the game ended now
table-characters = Characters:
table-vehicles = Transports:
table-warehouse = Warehouse:
table-post = Trading post:
table-order = Slot { $slot }: { $name }: { $goods }, for { $points } points and { $silver } silver, { $rounds ->
    [1] lost at the end of this round
    [0] the game ends in this round
   *[other] { $rounds } rounds left
  }
table-open = Open characters: { $characters }
table-known = Known below the top: { $transports }
table-completed = Orders completed: { $count }
table-count = { $count ->
    [1] 1 { piece }
   *[other] { $count } { $good }
  }
table-laid = { $count ->
    [1] { $laid }/1 { piece }
   *[other] { $laid }/{ $count } { $good }
  }
table-nothing = none
table-legend = ● safe in this round; price die: - falls, · stays, + rises; goods on orders as laid/wanted

## What is asked for
ask-sell = Goods to sell. Picked: { $picks }
ask-buy = Goods to buy. Picked: { $picks }
ask-deliver = Goods to deliver. Picked: { $picks }
ask-load = Goods to move to the trading post. Picked: { $picks }
ask-return = Characters to send away. Picked: { $picks }
ask-drop = To give up: { $house } from the warehouse, { $stall } from the trading post (limit, or silver for the fee). Picked: { $picks }

## How figures come about
ledger-points = Points so far
ledger-score = If the game ended now
ledger-wealth = Silver, if the game ended now
ledger-fee = Fee for the warehouse
ledger-storage = Goods that each store keeps
ledger-wage = Wage of the next neutral worker
ledger-die = Cost of a second die
ledger-buy = Buying { $good } on the market
ledger-sell = Selling { $good } on the market
ledger-buy-field = Buying { $good } on field G
ledger-sell-field = Selling { $good } on field C
entry-start = at the start
entry-orders = for completed orders
entry-sales = for sales to an empty market
entry-farewells = for characters sent away
entry-taken = taken on D or H
entry-received = received from others
entry-lost = lost by night
entry-given = given to others
entry-points = points
entry-characters = { $count ->
    [1] 1 character
   *[other] { $count } characters, { $each } each
  }
entry-loans = { $count ->
    [1] 1 loan left
   *[other] { $count } loans left, { $each } each
  }
entry-silver = silver
entry-points-silver = { $silver } silver, { $coins } for each point
entry-goods = { $count } goods on orders, { $pair } for each point
entry-transports = { $count ->
    [1] 1 unused transport
   *[other] { $count } unused transports
  }
entry-most-orders = { $count ->
    [1] 1 order completed
   *[other] { $count } orders completed
  }{ $rivals ->
    [0] {""}
    [1] , tied with one other
   *[other] , tied with { $rivals } others
  }
entry-at-least = never below 0
entry-in-hand = silver in hand
entry-repaid = { $count ->
    [1] 1 loan repaid
   *[other] { $count } loans repaid, { $each } each
  }
entry-half-price = { $count } { $good } at { $price }, halved
entry-fee = { $count } { $good }, { $each } each
entry-steward = Steward
entry-usual = as usual
entry-worker = worker { $number } of this round
entry-innkeeper = Innkeeper
entry-seer = Seer
entry-price = price on row { $row }
entry-field-step = one step by the field
entry-trader = one step by the Trader

## What something would bring
entry-affordable = how many you could pay for
entry-price-after = price afterwards, now { $now }
entry-in-post = in your trading post
entry-carries-any = goods of any kind
entry-carries-good = prescribed: { $good }
entry-in-store = goods for it in your stores, out of { $wanted }
entry-wants = goods that are still missing then
entry-score = points, if the game ended then
entry-market-price = its price on the market
entry-transport = silver for a transport
entry-free = open characters
entry-poached = characters to poach, { $silver } silver each
entry-order-points = points for an order once it is completed
entry-sale = silver for one good
entry-order-complete = { $order } completed: points, and { $silver } silver
entry-order-gets = goods for { $order }, out of { $wanted }
entry-loads = goods by { $vehicle }
entry-night-silver = silver, depending on the event die
entry-night-points = points, depending on the event die
entry-night-gifts = gifts from others, depending on the event die
entry-night-character = character
entry-night-transport = transport
entry-night-given = { $count ->
    [1] gift to you
   *[other] gifts to you
  }
entry-night-goods = { $count ->
    [1] other’s good
   *[other] others’ goods
  }
entry-night-bare = { $count ->
    [1] other’s point
   *[other] others’ points
  }

# What an order by letter may depend on
fact-field-free = field { $one } is free
fact-price = the price of { $one } is as on the trial board
fact-stock = the market has at least { $value } × { $one }
fact-silver = you have at least { $value } silver
fact-round = it is round { $value }
choice-buy-cheapest = own worker on the market: buy whatever is cheapest
choice-buy-cheapest-about = by its price then; of equals the one that stands first in the list of goods
choice-sell-dearest = own worker on the market: sell whatever brings most
choice-sell-dearest-about = by its price then; of equals the one that stands first in the list of goods
