### Looking back at a match.

replay = Looking back
replay-seen-by = Seen by
replay-open = All cards up
replay-watch = Those who watch
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-on = One step on
replay-last = To the end
replay-step = Step { $at } of { $total }
replay-line = Course of the match
replay-share = Copy link
replay-fork = Play on from here
replay-fork-same = with the same hidden cards
replay-fork-imagined = with hidden cards drawn anew
replay-keys = Arrow keys step, Home and End jump, Space plays.
replay-verify = Check the draws
replay-sound = All draws follow from the seed that was promised at the beginning.
replay-text = Match as text
replay-more = More …
replay-shared = Open to everybody
replay-shared-about = whoever has the address may look back
replay-copied-few = Copied. Only those who played can open it.
replay-copied-host = Copied. Only those who played can open it; you can open it to everybody below.
