### The replay of a match.

replay = Replay
replay-seen-by = Seen by
replay-open = Open cards
replay-watch = Spectators
replay-first = To the beginning
replay-back = Previous step
replay-play = Play
replay-stop = Stop
replay-on = Next step
replay-last = To the end
replay-step = Step { $at } of { $total }
replay-line = Timeline of the match
replay-share = Copy link
replay-fork = Play on from here
replay-fork-same = with the same hidden cards
replay-fork-imagined = with hidden cards dealt again
replay-keys = Arrow keys step, Home and End jump, Space plays.
replay-verify = Check the draws
replay-sound = Every draw follows from the seed committed at the beginning.
replay-text = Match as text
replay-more = More …
replay-shared = Open to everybody
replay-shared-about = anybody with the link can watch
replay-copied-few = Copied. Only the players can open it.
replay-copied-host = Copied. Only the players can open it; you can open it to everybody below.
