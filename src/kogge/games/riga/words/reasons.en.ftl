### Riga in English: what sets two choices apart. A frame stands around each of these clauses.

ground-built = { $you ->
    [1] you build
   *[0] { $name } builds
  } the { $building }
ground-built-own = { $you ->
    [1] you build
   *[0] { $name } builds
  } the { $own }
ground-took-building = { $you ->
    [1] you take
   *[0] { $name } takes
  } the { $building } from the display
ground-kept-building = { $you ->
    [1] you keep
   *[0] { $name } keeps
  } the { $building }
ground-discarded = { $you ->
    [1] you discard
   *[0] { $name } discards
  } the { $building }
ground-discarded-goods = { $you ->
    [1] you discard
   *[0] { $name } discards
  } { amount } { $amount ->
    [one] good
   *[other] goods
  } { $more ->
    [1] more
   *[0] fewer
  } in winter
ground-lapsed = { $you ->
    [1] you let
   *[0] { $name } lets
  } { amount } { $amount ->
    [one] ducat
   *[other] ducats
  } { $more ->
    [1] more
   *[0] fewer
  } lapse
ground-charged = { $you ->
    [1] you charge
   *[0] { $name } charges
  } the Exchange
ground-goods = you have { amount } { $good } { $more ->
    [1] more
   *[0] less
  } in hand
ground-money = you have goods and functions for { amount } { $amount ->
    [one] ducat
   *[other] ducats
  } { $more ->
    [1] more
   *[0] less
  }
ground-line-hand = you lose { amount } { unit } { $more ->
    [1] fewer
   *[0] more
  } for buildings in hand
ground-line-unbuilt = you lose { amount } { unit } { $more ->
    [1] fewer
   *[0] more
  } for Riga buildings not built

unit = { $amount ->
    [one] point
   *[other] points
  }
amount = { $about ->
    [0] { $amount }
   *[1] about { $amount }
  }
