## The list
tournaments = Tournaments
tournaments-note = meet the others, round by round
tournaments-mine = Yours
tournaments-open = Waiting for players
tournaments-playing = Under way
tournaments-over = Played to the end
tournaments-none = Nobody is gathering players at the moment. Open a tournament yourself!
tournament-your-table = Your table is open
tournament-organising = you organise
tournament-role-player = you play
tournament-role-substitute = substitute
tournament-role-left = left
tournament-seats = tables of { $seats }
tournament-clock-live = { $minutes } min + { $increment } s a move
tournament-clock-days = { $days ->
    [1] 1 day a move
   *[other] { $days } days a move
  }
tournament-form-single = Single round
tournament-form-double = Double round
tournament-form-swiss = Swiss
tournament-form-groups = Groups
tournament-form-duplicate = Duplicate
tournament-gathering = { $players } of { $most } players
tournament-won = { $count ->
    [one] { $leaders } has won.
   *[other] { $leaders } have won together.
  }
tournament-closed = Ended early by the organiser.
tournament-round-of = Round { $round } of { $rounds }
tournament-deal-of = Deal { $round } of { $rounds }
tournament-leads = { $count ->
    [1] { $leaders } leads
   *[other] { $leaders } lead together
  }

## Opening one
organise = Open a tournament
organise-account = Whoever organises a tournament needs an account, so that it does not get lost with a browser. Guests may play.
organise-to-account = Make an account
organise-title = Title
organise-untitled = Friendly cup
organise-game = Game
organise-form = Form
organise-form-single-about = Everyone meets everyone once; at larger tables at least once.
organise-form-double-about = Everyone meets everyone twice, with changed seats.
organise-form-swiss-about = In each round players who stand alike meet, nobody the same opponent twice while it can be helped.
organise-form-groups-about = Everyone plays in a small group; the first go on, until one group is left.
organise-form-duplicate-about = Every table begins with the same deal, and you are compared with everyone who had your seat.
organise-company = At the tables
organise-company-people = People
organise-company-bots = Bots
organise-company-people-about = People sit at every table, with others on other seats from deal to deal. Whoever is left over sits out one deal, at no cost.
organise-company-bots-about = Everyone plays alone among bots of one level, all on the same seat, which changes with every deal.
organise-level = Level of the bots
organise-seats-people = At least two tables, or there is nothing to compare.
organise-seats-bots = You and bots on the other seats.
organise-deals = deals (0: every seat once)
organise-seats = Seats at a table
organise-seats-two = A win counts 1, a draw ½.
organise-seats-more = First place counts 3, last place 0, the others lie evenly between. Tables of three and four stand in for each other, so that nobody has to pause.
organise-most = Size
organise-most-about = At most { $high } players in this form. Whoever comes later waits as a substitute.
organise-players = players
organise-rounds = rounds (0: as many as it needs)
organise-clock = Clock
organise-clock-live = Live
organise-clock-days = By letter
organise-clock-live-about = All play at the same time, round after round.
organise-clock-days-about = Days for each move; a round takes weeks.
organise-minutes = minutes
organise-increment = seconds a move
organise-days = days a move
organise-door = Who may join
organise-door-all = All
organise-door-link = By link
organise-door-all-about = Listed here; anyone may join and watch.
organise-door-link-about = Only those who have the link see it. Running games can be seen by their players alone.
organise-open = Open it

## One tournament
tournament-by = organised by { $name }
tournament-to-table = To the table
tournament-begin = Begin
tournament-enter = Take part
tournament-substitute = Stand by as a substitute
tournament-leave = Leave
tournament-leave-sure = Really leave? Your game is given up
tournament-close = End it
tournament-close-sure = Really end it for all?
tournament-share = Copy the link
tournament-copied = The link is on your clipboard.
tournament-open-past = Everyone here may look back at a game once it is over.
tournament-people = Players
tournament-nobody = Nobody yet. Be the first.
tournament-remove = Remove
tournament-remove-sure = Really?
tournament-remove-name = Remove { $name }
tournament-substitutes = Substitutes: { $names }. The first takes over the place and points of whoever leaves.
next-your-table = Round { $round } has begun. Your table is open.
next-waiting = { $tables ->
    [0] The next round is about to begin.
    [1] One table is still playing. The next round begins as soon as it is over.
   *[other] { $tables } tables are still playing. The next round begins as soon as they are over.
  }
next-gathering = { $missing ->
    [1] One more player, and it can begin.
   *[other] { $missing } more players, and it can begin.
  }
next-begin = You can begin, or wait for more players.
next-organiser = { $name } will begin it soon.

next-your-deal = Deal { $round } is on the table. Yours is open.
next-deal-waiting = { $tables ->
    [0] The next deal is about to begin.
    [1] One table is still playing. Then the deal is opened.
   *[other] { $tables } tables are still playing. Then the deal is opened.
  }
tournament-company-bots = You play alone against { $level } on the other { $seats ->
    [2] seat
   *[other] seats
  }; everyone has the same seat.
deals-closed = Nobody sees anything of a deal before its last table is over; then everyone may look back at all of them.

## Duplicate
deals = Deals
deals-deal = Deal { $deal }
deals-coming = sealed
deals-playing = { $running ->
    [one] one table is still playing
   *[other] { $running } tables are still playing
  }
deals-over = opened
deals-seat = Seat { $seat }
deals-result = { NUMBER($place, type: "ordinal") ->
    [one] { $place }st
    [two] { $place }nd
    [few] { $place }rd
   *[other] { $place }th
  } place, { $score ->
    [one] one point
   *[other] { $score } points
  }
deals-commitment = Sealed as
deals-seed = Seed
comparison = By comparison
comparison-won = { $won } of { $compared } comparisons, tables won: { $wins }
comparison-level = level
comparison-none = not compared yet
comparison-how = How is this counted?
comparison-how-text = On every deal you are compared with each player who had the same seat at another table. The better place wins the comparison, then the higher score; if both are equal, each has half. The share of all your comparisons decides. Whoever has the same share has the same rank. What is drawn during a game is the same at all tables, too: the fifth card of a pile is the fifth card everywhere. Only when discards are shuffled into a new pile can tables differ, since not the same cards lie in it.

## Standings
standings = Standings
standings-rank = Rank
standings-name = Player
standings-points = Pts
standings-among = Tied
standings-opponents = Opp.
standings-wins = Wins
standings-played = Games
standings-final = Final
standings-stage = Stage { $stage }
standings-group = Group { $letter }
standings-former = took over from { $names }
standings-how = What decides among equals?
standings-by-points = Points
standings-by-points-about = come first. A bye counts as a win.
standings-by-among = Result among the tied
standings-by-among-about = then counts, if all who are level have met each other: a point for each one left behind, half a point for a draw.
standings-by-opponents = Points of the opponents
standings-by-opponents-about = come next: whoever met the stronger players stands ahead.
standings-by-wins = Wins
standings-by-wins-about = follow: first places, shared ones included.
standings-by-lot = The lot
standings-by-lot-about = decides last. It was drawn when the tournament was opened.
standings-ahead-among = ahead by the result among the tied
standings-ahead-opponents = ahead by the points of the opponents
standings-ahead-wins = ahead by wins
standings-ahead-lot = ahead by lot
cross-table = Cross table
cross-game = { $one } against { $two }: { $points }. Replay

## Rounds
rounds = Rounds
rounds-round = Round { $round }
rounds-coming = to come
rounds-playing = being played
rounds-over = played
rounds-replay = Replay
rounds-watch = Watch
rounds-play = Play
rounds-byes = A bye, which counts as a win: { $names }
rounds-pausing = Pausing: { $names }
