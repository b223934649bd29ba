### The start page.

visby-kind = seals and simultaneous cards
riga-kind = goods, bills and gables
haithabu-kind = a turning market by day and night
visby-pitch = Eight cards, three tracks, one secret choice each round.
riga-pitch = Take a row of goods, pay in four cities, build a quarter.
haithabu-pitch = Buy, ship and deliver while the rondel turns under you.
minutes = { $minutes } min
players-range = { $low }–{ $high } players
play-now = Play now
play-now-game = Play now: { $game }
learn = Rules
learn-game = Rules of { $game }

my-tables = Your tables
no-tables = No table yet. Choose a game: the bots are ready.
your-turn-short = Your turn
waiting-short = Waiting
over-short = Ended
open-short = Filling
with-names = with { $names }
alone = alone

open-tables = Open tables
no-open-tables = Nobody is looking for players right now.
row-rated = rated
row-deal = deal of the day
seats-free = { $free ->
    [1] 1 seat free
   *[other] { $free } seats free
  }
more-tables = All tables

join-title = Join a table
join-field = Link from your host
join-button = Join

## How a table stands
closed-short = Closed
turn-of = { $name }’s turn
turn-of-many = Waiting for { $count }
result-won = Won
result-place = Place { $place } of { $of }
result-winner = { $names } won
visby-stage = Round { $rounds }
riga-stage = { $year ->
    [0] Setting up
   *[other] Year { $year }, { $season ->
        [summer] summer
       *[autumn] autumn
      }
  }
haithabu-stage = { $rounds ->
    [0] Setting up
   *[other] Round { $rounds }
  }
just-now = just now
when-opened = opened { $ago }
when-moved = last move { $ago }
when-ended = ended { $ago }
