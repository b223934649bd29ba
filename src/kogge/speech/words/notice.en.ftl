# What letters say to people who are elsewhere.

notice-turn = { $game } with { $others }: it is your turn
notice-end = { $game } with { $others }: the game is over
notice-invited = { $game } with { $others }: you are invited to another game
notice-said = { $game } with { $others }: { $number ->
    [one] there is a new message
   *[other] there are { $number } new messages
}
notice-friend = { $name } would like to be your friend
notice-several = { $number ->
    [one] Kogge: news from your table
   *[other] Kogge: news from { $number } tables
}
notice-confirm-title = Kogge: is this address yours?
notice-confirm = Someone has asked to be told at this address when it is their turn in a game. If that was you, please confirm it. If not, you need not do anything, and nothing more will come.
notice-change = Choose what you are told:
notice-stop = Send nothing more to this address:
notice-stop-short = Stop
notice-since = What happened in { $game } since your last turn:
notice-replay = Step by step:
