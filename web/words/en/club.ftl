### The club: deals of the day, ladders and statistics, profiles.

club-note = the same cards for all, and how everybody stands
club-standing = Ladders and statistics
club-standing-text = People and the levels of the guild on one scale, and what finished games say of each game.
club-profile = Your profile
club-profile-text = Your results by opponents, tables and openings, and the curve of your rating.
club-profile-open = See how you play
club-nobody = somebody

deal-title = The deal of the day
deal-of = The deal of the day: { $game }
deal-day = Day
deal-today = Today
deal-yesterday = Yesterday
deal-text = One shuffle, one seat and the same opponents for everybody, once a day. You play it alone, without undo and without advice. The board closes at { $ends }; then the shuffle is shown, and everybody can watch the best game.
deal-text-over = The shuffle is open now: anybody can check that it is the one that was promised. The best game can be watched from the first card to the last.
deal-players =
    { $count ->
        [0] nobody has begun yet
        [one] one person has begun
       *[other] { $count } people have begun
    }
deal-played =
    { $count ->
        [0] nobody played
        [one] one person played
       *[other] { $count } people played
    }
deal-play = Play
deal-go-on = Go on
deal-done = Your game
deal-best = Watch the best game
deal-account = Needs an account
deal-chairs = Seats
deal-you = You
deal-first = Nobody has finished yet. The board is yours.
deal-nobody = Nobody played this deal to its end.
deal-none = Nothing was dealt on that day.
deal-commitment = The shuffle is fixed already, and sealed as
deal-seed = The shuffle:
deal-tomorrow = Sealed for tomorrow
deal-tomorrow-text = Tomorrow’s shuffles are drawn. Nobody sees them before, nobody can change them: these seals prove it.

board-rank = Rank
board-who = Who
board-place = Place
board-points = Points
board-nth = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
  }

rating = Rating
rating-provisional = provisional
curve-title = Rating after each rated game
curve-figures = All figures
curve-day = Day

profile-title = Profile
profile-since = here since { $since }
profile-private = Keep it to myself
profile-private-on = Nobody else sees your profile; on ladders and boards you have no name.
profile-private-off = Everybody sees your results at public tables; private tables stay private.
profile-guest = Only you see this. With an account you can play rated games, and others find your profile.
profile-none-yet = Nobody knows you here yet. Play a game, or make an account.
profile-empty = There is nothing to be seen here yet.
profile-empty-own = As soon as your first game has ended, you will see here how you play.
record-games =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } won
record-opponents = Opponents
record-ahead = how often ahead of them
record-sizes = Tables
record-won = how often won
record-players = { $seats } players
record-openings = Openings
share-of =
    { $games ->
        [one] { $share } of one
       *[other] { $share } of { $games }
    }

ladder-title = Ladder
ladder-text = Whoever has finished ten rated games. 400 points more mean odds of ten to one; the bar shows how far the figure may be off. The levels of the guild stand where the arena has measured them.
figures-matches-site =
    { $count ->
        [0] no game has been finished here yet
        [one] from one finished game of this site
       *[other] from { $count } finished games of this site
    }
figures-matches-bots =
    { $count ->
        [0] no games between bots
        [one] from one game between bots
       *[other] from { $count } games between bots
    }
figures-whose = Whose games
figures-site = People here
figures-bots = Bots among themselves
figures-no-bots = For this game no games between bots come with the program.
figures-site-few =
    { $count ->
        [0] Nobody has finished a game here yet.
       *[other] Too few games have been finished here.
    } Until there are { $least } games of a kind, this is how bots play among themselves.
run-sims =
    { $sims ->
        [one] one simulation a turn
       *[other] { $sims } simulations a turn
    }
run-ms = { $ms } milliseconds a turn
run-seeds = { $games } games: every deal from { $first } to { $last } was played in every seating.
run-budget = At tables they think as long as their level wants, usually far longer.
run-again = Bots find uses that people miss, and miss others. With Kogge installed, this command plays the same games again:
figures-of =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
figures-kind = Tables
figures-few = There is something to say from { $least } finished games of a kind on.
figures-reckoning = Reckoning …
figures-seats = What each seat wins
figures-length = Length and scores
figures-choices = choices
figures-points = points
figures-winning = points of the winner
figures-lines = Where points come from
figures-lines-note = winners in gold
figures-line = { $winners }, all { $all }
figures-what = What
figures-each = uses a game
figures-effect = effect on winning
figures-between = { $low } to { $high }
figures-note = Effects are points of a hundred: how much more often seats win that use something than those that do not; with a star, that use more of it than their table. Ranges hold in 19 of 20 cases, for lengths and scores in 8 of 10. A difference is not a cause: who is ahead can afford more.

## Friends
club-friends-text = Who of your friends is here, who asks to be one, and invitations to your tables.
club-friends-open = To your friends
friends = Friends
friends-note = whom you like to play with
friends-stranger = Come in as a guest or with an account, and you can have friends here.
friends-asking = They would like to be your friends
friends-asks = asks you
friends-accept = Accept
friends-decline = Decline
friends-block = Keep away
friends-block-sure = Really? They are not told
friends-unblock = Let back in
friends-blocked = Kept away
friends-blocked-about = can neither ask nor invite you, nor sit down beside you at public tables
friends-sit-anyway = Sit down all the same
friends-here = { $here ->
    [one] one is here
   *[other] { $here } are here
  }
friends-is-here = here now
friends-since = friends since { $day }
friends-none = Nobody yet. Ask somebody after a game, on their profile, or by name.
friends-find = Find a friend
friends-name = Name of their account
friends-name-about = Guests are asked after a game you played together.
friends-send = Ask
friends-asked = Asked
friends-waiting = has not answered
friends-withdraw = Take back
friends-privacy = Being seen
friends-shown = Friends see that I am here
friends-shown-on = Only friends see it; nobody sees where you are.
friends-shown-off = Nobody sees it. You still see your friends.
friends-invite = Invite
friends-invite-to = to your table of { $game }
friends-invited = invited to { $game }
friends-no-table = You have no table with a free seat. Open one:
friends-more = More about { $name }
friends-remove = End the friendship
friends-remove-sure = Really? They are not told
friend-ask = Ask { $name } to be friends
friend-asked = { $name } has been asked
friend-is = { $name } is your friend

## After a game
company = Once more, in company
company-person = { $more ->
    [3] The same with a third
    [4] The same with a fourth
    [5] The same with a fifth
   *[other] The same with a sixth
  }
company-bot = { $more ->
    [3] A bot as the third ({ $level })
    [4] A bot as the fourth ({ $level })
    [5] A bot as the fifth ({ $level })
   *[other] A bot as the sixth ({ $level })
  }
## Deals that come with the program, where there is no server
stored-note = the same cards for all, and how you stand among the bots
stored-text = One shuffle, one seat and the same opponents for everybody, wherever they have opened these pages. You play without undo and without advice; then you see how the six levels of the guild did in your place. The next deals come at { $ends }. A day that you have missed can be made up.
stored-number = deal { $number } of { $count }
stored-sealed = { $count } levels have played this deal in your place. When you have, you see how each did.
stored-result = Place { $place } with { $points } points: ahead of { $count } of { $of } levels.
stored-given-up = You gave this game up, so it does not count.
stored-days = The last days
stored-day = { $day }: ahead of { $count } of { $of } levels
stored-day-open = { $day }: not played
stored-record =
    { $games ->
        [0] none finished yet
        [one] one finished
       *[other] { $games } finished
    }, { $won } won
stored-honour = On your honour
stored-honour-text = There is no server here. The shuffles lie in the files of this page, so whoever wants to can look them up, and nobody watches whether you begin again. That is why you are compared with the guild and not with other people, and why your results stay in this browser. { $count } deals of each game come in turn, and then the first comes again. On a slow device your opponents think for a shorter time than they did when the guild played.
