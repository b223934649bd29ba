### The coach at a table.

coach = Coach
coach-thinking = The coach is having a look …
coach-off = No coach any more
coach-take-back = Take it back
coach-show = Show me
coach-cost = { $move } was { $grade }: it lowered your chance to win by about { $loss } percentage points. Better: { $best }.
coach-gone = It can no longer be taken back.
coach-look-sure = One of your choices wins for certain, whatever the others do. Look for it.
coach-look-lost = This can hardly be won any more. Leave the others as much room for a mistake as you can.
coach-look-mixed = All choose at once. Whoever is predictable is outguessed: look at what the others hope for.
coach-look-mixed-clear = One choice stands out here. The others expect it too, so now and then play another.
coach-look-mixed-open = A few choices are about equal here. Take the one that the others will not expect.
coach-look-mixed-wide = Many choices are about equal here. Surprise the others.
coach-look-even = Several choices are equally good here. Take the one you like.
coach-look-gain = One choice is worth about { $amount } more than the next best, now or in the turns to come. Look for it.
coach-look-deny = Look at { $name }: one choice leaves { $name } with about { $amount } fewer.
coach-look-invest = What brings most at once is not the best here. Look further ahead.
coach-look-allow = Do not mind what { $name } gains now. Look further ahead.
coach-look-far = At first sight several choices are alike. Look at what you will need next.
coach-look-none = Nobody can say more just now. Think it over; if nothing comes to mind, let yourself be shown.
