### Visby in English: what sets two choices apart. A frame stands around each of these clauses.

ground-battle = { $you ->
    [1] you take
   *[0] { $name } takes
  } { seals } from the battle
ground-toll = { $you ->
    [1] you get
   *[0] { $name } gets
  } { seals } by the Tollkeeper
ground-trade = { $you ->
    [1] you get
   *[0] { $name } gets
  } { seals } on the market
ground-journey = { $you ->
    [1] you bring
   *[0] { $name } brings
  } home { wares } from the journey
ground-gifts = { $you ->
    [1] you get
   *[0] { $name } gets
  } { wares } by the Blacksmith or the Mendicant
ground-returned = { $you ->
    [1] you take
   *[0] { $name } takes
  } { amount } { $amount ->
    [one] card
   *[other] cards
  } { $more ->
    [1] more
   *[0] fewer
  } back to hand
ground-wares = you have { wares } at the end of the round

seals = { amount } { $amount ->
    [one] seal
   *[other] seals
  } { $more ->
    [1] more
   *[0] fewer
  }
wares = { amount } { $amount ->
    [one] ware
   *[other] wares
  } { $more ->
    [1] more
   *[0] fewer
  }
amount = { $about ->
    [0] { $amount }
   *[1] about { $amount }
  }
