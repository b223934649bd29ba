### Haithabu in English: what sets two choices apart. A frame stands around each of these clauses.

ground-completed = { $you ->
    [1] you complete
   *[0] { $name } completes
  } { $order } ({ points }, { $silver } silver)
ground-expired = { $you ->
    [1] you lose
   *[0] { $name } loses
  } { $order }, which expires
ground-took-order = { $you ->
    [1] you take
   *[0] { $name } takes
  } { $order }
ground-borrowed = { $you ->
    [1] you take
   *[0] { $name } takes
  } a loan
ground-repaid = { $you ->
    [1] you repay
   *[0] { $name } repays
  } a loan
ground-character = { $you ->
    [1] you take
   *[0] { $name } takes
  } the { $character }
ground-poached = { $you ->
    [1] you poach
   *[0] { $name } poaches
  } the { $character }
ground-lost-character = { $you ->
    [1] you lose
   *[0] { $name } loses
  } the { $character }
ground-transport = { $you ->
    [1] you buy
   *[0] { $name } buys
  } this transport: { $transport }
ground-lost-transport = { $you ->
    [1] you lose
   *[0] { $name } loses
  } this transport: { $transport }
ground-point = { $you ->
    [1] you take
   *[0] { $name } takes
  } { amount } { unit } { $more ->
    [1] more
   *[0] fewer
  } on D or H
ground-lost-point = { $you ->
    [1] you lose
   *[0] { $name } loses
  } { amount } { unit } { $more ->
    [1] more
   *[0] fewer
  } to the night
ground-empty-market = { $you ->
    [1] you get
   *[0] { $name } gets
  } { amount } { unit } { $more ->
    [1] more
   *[0] fewer
  } for sales to an empty market
ground-delivered = { $you ->
    [1] you deliver
   *[0] { $name } delivers
  } { amount } { goods } { $more ->
    [1] more
   *[0] fewer
  } on orders
ground-loaded = { $you ->
    [1] you move
   *[0] { $name } moves
  } { amount } { goods } { $more ->
    [1] more
   *[0] fewer
  } to the trading post
ground-dropped = { $you ->
    [1] you lose
   *[0] { $name } loses
  } { amount } { goods } { $more ->
    [1] more
   *[0] fewer
  } to full stores
ground-silver = you have { amount } silver { $more ->
    [1] more
   *[0] less
  }
ground-warehouse = you have { amount } { piece } { $more ->
    [1] more
   *[0] less
  } in the warehouse
ground-post = you have { amount } { piece } { $more ->
    [1] more
   *[0] less
  } in the trading post
ground-line-loans = you lose { amount } { unit } { $more ->
    [1] fewer
   *[0] more
  } for loans that are left

points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
amount = { $about ->
    [0] { $amount }
   *[1] about { $amount }
  }
unit = { $amount ->
    [one] point
   *[other] points
  }
goods = { $amount ->
    [one] good
   *[other] goods
  }
piece = { $amount ->
    [one] { $good ->
        [tools] tool
        [weapons] weapon
        [spices] spice
       *[other] { $good }
      }
   *[other] { $good }
  }
