### The end of a match, and how it is shared.

end-page = The end
end-not-yet = This game is not over yet.
end-title = Final score
end-too-long = The game grew too long and ended unfinished.
end-winner = { $names } wins.
end-winners = { $names } share the victory.
end-resigned = The game ended because somebody resigned.
end-expired = The game ended because somebody ran out of time; whoever was late comes last.
end-rematch = Play again
end-to-rematch = To the rematch
end-look = Look at the table
end-export = Match as text
end-you-win = You win.
end-you-share = You share the victory with { $names }.
end-first = First the silver
end-then = Then the points
end-choose = choose a figure to see how it came about
end-not-tied = not tied
end-account = { $name }: { $line }
end-nothing = There is nothing to count here.
end-course = Points, had it ended there
end-figures = The same in figures
end-after = After
end-start = the beginning
end-round = round { $stage }
end-year = year { $stage }
end-game = the game
end-decided = What decided it
end-review = Review the game
end-see = Look at it

## What decided it, between the winner and the next behind
decided-tie = Both have the same points; this breaks the tie: { $of }, { $own } to { $other }.
decided-ahead = { $of } put { $name } furthest ahead of { $rival }, { $own } to { $other }.
decided-behind = { $of } went to { $rival }, { $other } to { $own }.
decided-lead = From { $stage } on { $name } was ahead of everybody, at first by { $own } to { $other }.
decided-swing = In { $stage } { $name } gained most on { $rival }: { $own } to { $other }.

## Sharing
share = Share
share-home = This match was played in your browser and is kept only there: an address and a picture need a server. You can save it as a file and open it again anywhere.
share-private = Only the players can see this match. They can publish it.
share-ask = So far only the players can see this match. Once it is published, anybody who has the address can see its end and replay it with all cards open. What was said at the table stays there. Any of the players can take this back.
share-names = Show names
share-names-about = otherwise seats are numbered
share-publish = Publish this match
share-back = Take it back
share-link = An address that anybody can open
share-system = Send …
share-save = Save the picture
share-picture-of = A picture to go with the link: { $title }
