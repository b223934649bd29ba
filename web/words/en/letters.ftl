### Play by mail: terms, vacations, orders for turns to come.

## Terms
letters-days = Days a move
letters-reserve = Reserve
letters-reserve-about = days beside them for the whole game, used only when a move takes longer
letters-reserve-none = None
letters-weekends = Weekends count
letters-weekends-about = by the calendar of { $zone }
letters-late = When time is up
letters-late-bot = A bot
letters-late-end = The end
letters-late-bot-about = a bot plays on, and hands back when its player returns
letters-late-end-about = the game ends, and whoever is late comes last
letters-late-level = Level of the bot that takes over
letters-term-days = { $days ->
    [1] 1 day a move
   *[other] { $days } days a move
  }
letters-term-reserve = { $reserve ->
    [1] 1 day in reserve
   *[other] { $reserve } days in reserve
  }
letters-term-weekends = weekends do not count ({ $zone })
letters-term-vacation = nor do vacations, up to 30 days a year
letters-term-bot = then a bot plays until you are back ({ $level })
letters-term-bot-plain = then a bot plays until you are back
letters-term-end = then the game ends, and whoever is late comes last

## Vacations
vacation = Vacation
vacation-text = While you are away, the clocks of your turns by mail stand still. The others see until when. Left: { $now } days this year, { $next } next year.
vacation-first = first day
vacation-last = last day
vacation-declare = Declare
vacation-span = { $first } to { $last }
vacation-now = now
vacation-end = I am back
vacation-drop = Cancel
vacation-drop-named = { $first } to { $last }: cancel
vacation-end-named = { $first } to { $last }: I am back

## Orders
orders-title = Orders for your next turns
orders-page = Orders
orders-about = Play your next turn on this trial board. It shows how the table might lie by then; the others never see it.
orders-turn = Turn { $number }
orders-way = { $number ->
    [1] First
   *[other] Else
  }
orders-if = if
orders-ask = Else: ask me
orders-none = Nothing ordered yet. Make your moves on the board.
orders-made = On the board
orders-meant = What exactly is meant?
orders-exactly = just this move
orders-must = This must still hold
orders-must-about = The moves must be allowed in any case. Tick what else they depend on.
orders-use = Order this
orders-clear = Start over
orders-another = Another board
orders-remove = Remove
orders-remove-named = Remove way { $way } of turn { $number }
orders-next = Plan the turn after
orders-add = Add another way
orders-forecast = Try it out
orders-forecast-way = fits in { $count } of { $games } trial games
orders-forecast-asked = asks you in { $count } of { $games }
orders-give = Seal these orders
orders-given = Sealed. They are carried out as soon as it is your turn; you can change them until then.
orders-cancel = Withdraw all
orders-cancelled = Withdrawn. You will be asked.
orders-stopped-unforeseen = Your orders have stopped: none of the ways fitted. It is up to you now.
orders-stopped-again = Your orders have stopped: your turn brought a question that they do not answer.
orders-stopped-taken-back = Your orders have stopped: a move was taken back.
orders-your-turn = It is your turn: play it at the table, then give orders for the next.
orders-back = To the table
