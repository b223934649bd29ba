### The table of Haithabu.

haithabu-crumb = Year { $year }, { $season ->
    [spring] spring
    [summer] summer
    [autumn] autumn
   *[winter] winter
  } · round { $round } of { $rounds } · phase { $phase } of { $phases } · { $seats } players
haithabu-crumb-setup = Setting up · { $seats } players

## What is asked
haithabu-say = { $phase ->
    [choose] Choose a character to begin with.
    [juggle] You hold the Juggler: how far does the rondel turn?
    [turn] Your turn. Place a worker.
    [turn-placed] All your workers are placed. Repay a loan, or end your turn.
    [dice] Field { $field } by night. One die or two?
    [pick] Field { $field } by night. Choose what happens.
    [give] Viking Games: give { $name } a good, silver or a point.
    [lose] { $dice ->
        [2] Assassination: give back one of your characters.
       *[other] Storm: give up a transport.
      }
    [return] Troubled Times: return one good to the supply.
    [between] Field { $field }: a loan before the action?
    [amount] { $selling ->
        [0] How many do you buy?
       *[other] How many do you sell?
      }
    [stacks] Field A: buy a cart, a ship, or both.
    [stacks-too] Field A: buy the other kind too, or go on.
    [card] Field A: buy one of the cards you see.
    [hiring] Field B: take a character.
    [selling] Field C: sell up to three goods.
    [order-and-good] Field D: take an order and a good, or a point.
    [order-and-good-too] Field D: now take an order.
    [free-good] Field D: take a good from the market.
    [delivering] Field E: deliver goods to your orders.
    [loading] Field F: load a transport.
    [buying] Field G: buy up to three goods.
    [order-or-sale] Field H: take an order, sell a good, or both; or take a point.
    [order-or-sale-too] Field H: take an order too, or go on.
    [sale] Field H: sell one good, or go on.
    [farewell] Send characters away for points, or keep them.
    [seeing] The Seer may move one price.
    [bargain] The Carpenter may buy a transport for less.
    [moving] The Stevedore may move goods to the trading post.
    [storing] Your stores are too full: give goods up.
   *[other] Your turn.
  }
haithabu-do = { $phase ->
    [choose] Choose a character
    [juggle] Turn the rondel
    [turn] Place a worker
    [turn-placed] Repay, or end the turn
    [dice] By night: first a die
    [pick] By night: what happens?
    [give] Give something
    [lose] { $dice ->
        [2] Give back a character
       *[other] Give up a transport
      }
    [return] Return a good
    [between] Loans before the action
    [amount] { $selling ->
        [0] Buy on the market
       *[other] Sell on the market
      }
    [stacks] Buy transports
    [stacks-too] Buy the other kind too?
    [card] Buy a card you see
    [hiring] Take a character
    [selling] Sell from the trading post
    [order-and-good] Take an order and a good
    [order-and-good-too] Take the order as well
    [free-good] Take a good, free of charge
    [delivering] Deliver to your orders
    [loading] { $vehicle ->
        [cart] Load the cart
        [ship] Load the ship
       *[other] Choose a transport
      }
    [buying] Buy up to three goods
    [order-or-sale] Order or sale
    [order-or-sale-too] Take an order too?
    [sale] Sell a good too?
    [farewell] Send characters away
    [seeing] Move a price
    [bargain] Buy a transport for less
    [moving] Move goods
    [storing] Give goods up
   *[other] Your turn
  }
haithabu-missing = { $phase ->
    [choose] Choose a character first
    [hiring] Choose a character first
    [juggle] Choose how far it turns
    [turn] Choose a field or a good
    [dice] One die or two?
    [give] Choose what you give
    [lose] Choose what you lose
    [return] Choose a good first
    [amount] Choose how many
    [stacks] Choose a transport first
    [card] Choose a card first
    [selling] Choose goods to sell
    [buying] Choose goods to buy
    [order-and-good] Choose an order and a good, or the point
    [order-and-good-too] Choose an order as well
    [order-or-sale] Choose an order, a good, or the point
    [free-good] Choose a good in the market
    [delivering] Choose goods to deliver
    [loading] Choose a transport, then goods
    [storing] Choose more goods to give up
   *[other] Choose first
  }
haithabu-missing-pick = Choose one of the two
haithabu-turn-detail = on a rondel field, or on a market good
haithabu-steps = { $trader ->
    [0] one step better: the field
   *[other] one step better by the field, one by the Trader
  }
haithabu-steps-market = { $trader ->
    [0] at the price shown, any number
   *[other] +1 step the Trader, any number
  }
haithabu-room = { $count ->
    [0] no place for any good left
    [1] 1 place for any good left
   *[other] { $count } places for any good left
  }
haithabu-storing = still too many: { $warehouse } in the warehouse, { $post } in the trading post
haithabu-moving = up to { $count } goods, without a transport

## The red button
haithabu-confirm-sell = Sell for { $silver }
haithabu-confirm-buy = Buy for { $silver }
haithabu-confirm-deliver = { $done ->
    [0] Deliver { $count }
   *[other] Deliver { $count }, complete
  }
haithabu-confirm-load = Load { $count } and go
haithabu-confirm-move = Move { $count }
haithabu-confirm-return = Send { $count } away
haithabu-confirm-drop = Give up { $count }
haithabu-confirm-idle = Place without effect
haithabu-confirm-place = Place the worker
haithabu-confirm-choose = { $silver ->
    [0] Take the { $name }
   *[other] Poach for { $silver }
  }
haithabu-confirm-lose = Lose the { $name }
haithabu-confirm-event = { $eyes ->
    [1] Viking Games
    [2] Assassination
    [3] Fog it is
    [4] Be bilked
    [5] Face the storm
   *[6] Troubled Times
  }
haithabu-confirm-give = { $kind ->
    [silver] Give { $silver } silver
    [point] Give 1 point
   *[good] Give { $name }
  }
haithabu-confirm-price = { $way ->
    [up] Raise { $good }
   *[down] Lower { $good }
  }
haithabu-confirm-turn = { $count ->
    [0] Leave it
    [1] Turn by 1
   *[other] Turn by { $count }
  }
haithabu-confirm-one = Roll one die
haithabu-confirm-two = { $silver ->
    [0] Roll two dice
   *[other] Roll two for { $silver }
  }
haithabu-confirm-look = Look at the stack
haithabu-confirm-leave = Buy none of them
haithabu-confirm-slot = { $good ->
    [sell] Take the order, sell for { $silver }
    [free] Take order and good
   *[other] Take the order
  }
haithabu-confirm-free = Take the good
haithabu-confirm-point = Take 1 point
haithabu-confirm-loan = Take the loan
haithabu-confirm-repay = Repay the loan
haithabu-confirm-hire = Hire for { $silver }
haithabu-confirm-with = Use it
haithabu-confirm-end = End the turn
haithabu-confirm-done = Go on
haithabu-confirm-stop = { $phase ->
    [between] On to the action
    [stacks] { $left ->
        [1] Buy no cart
       *[other] Buy no ship
      }
    [order-or-sale] Take no order
    [sale] Sell nothing
    [farewell] Keep them all
    [seeing] Leave all prices
    [bargain] Buy nothing
    [moving] Move nothing
   *[other] That is enough
  }

## Market
haithabu-market = Market
haithabu-market-legend = price ladder · stock · price die · workers
haithabu-market-good = { $good }: price { $price }, { $stock } on the market, { $supply } in the supply. Price die: falls on { $falls }, rises on { $rises }. Workers: { $workers }.
haithabu-stock = stock
haithabu-neutral = neutral
haithabu-nobody = none
haithabu-nothing = nothing
haithabu-less = Less of: { $good }
haithabu-more = More of: { $good }
haithabu-total = in all
haithabu-all = All { $count }
haithabu-sell-instead = Sell instead
haithabu-buy-instead = Buy instead
haithabu-up = ▲
haithabu-down = ▼

## Rondel and inn
haithabu-rondel = Rondel
haithabu-field-name = field { $field }
haithabu-field = Field { $field }, { $night ->
    [0] by day
   *[other] by night
  }: { $does }. Workers: { $workers }.
haithabu-label-a = Cart, ship
haithabu-label-b = Character
haithabu-label-c = Sell 1–3 ▲
haithabu-label-d = Order, good
haithabu-label-e = Deliver
haithabu-label-f = Transport
haithabu-label-g = Buy 1–3 ▼
haithabu-label-h = Order, sell
haithabu-phase = Phase
haithabu-phase-of = phase { $phase } of { $phases }
haithabu-round = Round { $round } of { $rounds }
haithabu-inn = Inn
haithabu-hire = Hire for { $silver }
haithabu-inn-empty = Nobody left
haithabu-which = Which worker?
haithabu-worker-own = My worker
haithabu-worker-neutral = The neutral one

## Orders, transports, characters
haithabu-orders = Orders
haithabu-pile = { $count } in the pile · upper row slides down
haithabu-order = { $goods }, for { $points } points and { $silver } silver
haithabu-place = Order on place { $place }: { $order }.
haithabu-transports = Transports
haithabu-transports-legend = top cards, bought on field A
haithabu-stack = { $card }, { $left } left in the stack.
haithabu-stack-empty = none left
haithabu-look = Look at the top cards: { $stack }
haithabu-left = { $count } left
haithabu-any = any
haithabu-no-cart = no cart
haithabu-no-ship = no ship
haithabu-own-transport = Your { $card }
haithabu-characters = Characters
haithabu-characters-legend = free on field B
haithabu-characters-none = All are hired.
haithabu-character = { $name }, { $owner }{ $safe ->
    [0] {""}
   *[other] , safe this round
  }: { $does }.
haithabu-open = open

## Seats
haithabu-seat = { $name }: { $points } points, { $silver } silver, { $loans ->
    [0] no loan
    [1] 1 loan
   *[other] { $loans } loans
  }. Warehouse: { $warehouse }. Trading post: { $post }. Transports: { $transports }. Characters: { $characters }. Orders completed: { $completed }.
haithabu-slot = Order in slot { $slot }: { $goods }, for { $points } points and { $silver } silver. On it: { $laid }.
haithabu-slot-free = Slot { $slot } is free.
haithabu-slot-first = Orders · slot { $slot }
haithabu-slot-number = { $slot }
haithabu-slot-last = { $slot } · expires next
haithabu-free = free
haithabu-no-orders = You have no orders.
haithabu-orders-slots = orders by slot
haithabu-done = done
haithabu-loans = { $count ->
    [0] no loan
    [1] 1 loan
   *[other] { $count } loans
  }
haithabu-workers = { $count ->
    [0] no worker left
    [1] last worker
   *[other] { $count } workers
  }
haithabu-points = { $count ->
    [1] 1 point
   *[other] { $count } points
  }
haithabu-loan = Loan +{ $silver }
haithabu-loan-name = a loan
haithabu-repay = Repay { $silver }
haithabu-repay-name = repay
haithabu-held = { $count } of { $most }
haithabu-held-fee = { $count } of { $most } · fee { $fee }
haithabu-short-warehouse = Warehouse
haithabu-short-post = Post
haithabu-good-in = { $good }, { $store }
haithabu-good-picked = { $good }, { $store }: picked, click to put it back
haithabu-deliver-to = { $good } to the order in slot { $slot }
haithabu-tableau = { $name }’s tableau

## Composition
haithabu-fill = Give up the cheapest
haithabu-dice-detail = decided before the roll
haithabu-order-in = Order { $slot }
haithabu-full = full
haithabu-lacks = needs { $count }
haithabu-at-once = at once
haithabu-more-goods = { $count } more
haithabu-one-die = One die
haithabu-one-die-does = what it shows happens
haithabu-two-dice = Two dice
haithabu-two-dice-does = you choose one
haithabu-night = By night: what happens?
haithabu-night-choose = Two dice, two events. Choose one of them.
haithabu-other-faces = The other faces
haithabu-night-then = Then field { $field }: { $does }.
haithabu-then-price = { $good }: from { $before } to { $after }.
haithabu-then-silver = You hold { $silver } silver.
haithabu-then-points = You have { $count ->
    [1] 1 point
   *[other] { $count } points
  }.
haithabu-then-used = { $vehicle ->
    [cart] The cart is used up.
   *[ship] The ship is used up.
  }

## Tabs of the phone
haithabu-tab-mine = Mine
haithabu-tab-orders = Orders
haithabu-tab-carts = Carts, ships
haithabu-tab-players = Players
haithabu-tab-log = Log

## Tracker and reading
haithabu-track-score = If the game ended now
haithabu-track-supply = In the supply
haithabu-track-transports = Below the top cards, order unknown
haithabu-track-known = known: { $cards }
haithabu-track-orders = Orders that can still come: { $count }
haithabu-track-discards = Discarded orders: { $count }
haithabu-read-good = { $good }: price { $price }, { $stock } on the market, { $supply } in the supply.
haithabu-read-day = By day: { $fields }.
haithabu-read-night = By night: { $fields }.
haithabu-read-inn = Neutral workers in the inn: { $count }.

first-haithabu-1-title = What
first-haithabu-1 = In each phase you place one worker. On a field of the rondel, its action follows at once; fields by night bring an event first.
first-haithabu-2-title = Where
first-haithabu-2 = Or place it on a good in the market, to buy or sell any number. Buying raises the price, selling lowers it.
first-haithabu-3-title = Why
first-haithabu-3 = Goods you buy go to your warehouse. A cart or ship takes them to the trading post; from there you sell them, or deliver them to your orders for points.
haithabu-round-end = The end of the round
haithabu-round-end-title = End of round { $round }
haithabu-round-end-about = { $season ->
    [spring] Spring
    [summer] Summer
    [autumn] Autumn
   *[winter] Winter
} ends. Every step can be watched again.
haithabu-round-end-step = { $step ->
    [1] Orders move right
    [2] No character is safe any longer
    [3] Change of year: characters for points
    [4] Seer, Carpenter, Stevedore, Start Player
    [5] Restock: two dice
    [6] Price dice
    [7] Storage and fees
    [8] Workers come back
    [9] The display moves down
   *[10] Next season
}

## A seat that lies open
haithabu-seal = Points
haithabu-silver = Silver
haithabu-open-fee = fee { $fee }
haithabu-open-nothing = nothing
haithabu-open-wage = the next worker's wage
haithabu-open-prices = Prices for you
haithabu-open-buy = buy
haithabu-open-sell = sell
haithabu-open-buy-field = buy on G
haithabu-open-sell-field = sell on C
