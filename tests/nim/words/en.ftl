### Nim in English.

name-nim = Nim

# The fields of the plain table, and the words in them
name-phase = game
name-play = under way
name-over = over
name-turns = turns taken
name-heaps = heaps
name-won = won

action-take = { $two ->
    [1] take 1 ware from heap { $one }
   *[other] take { $two } wares from heap { $one }
  }

event-took = { $wares ->
    [1] { $seat } takes 1 ware from heap { $heap }.
   *[other] { $seat } takes { $wares } wares from heap { $heap }.
  }

reason-not-asked = It is not your turn.
reason-too-few = There are not that many in this heap.

line-total = Won

value-heaps = wares in each heap
