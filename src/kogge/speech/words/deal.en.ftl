### Deals that come with the program: what the command says.

help-deals = Show the deals of the day that come with the program, or make them.
help-deals-make = let every level play deals, and store how each does
help-deals-count = how many to make
help-deals-jobs = how many processes play; 0: as many as there are processors
help-deals-out = the file for the deals; if it exists, making goes on there
deals-none = No deals of this game come with the program.
deals-you = you
deals-deal = Deal { $number }: { $chairs }
deals-mark = { "  " }{ $level }: place { $place }, { $points } points
deals-making = Deals
deals-stored = { $count } deals: { $file }
