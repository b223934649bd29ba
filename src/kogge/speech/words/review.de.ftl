### Die Besprechung einer Partie auf Deutsch. Terminal und Seiten sagen dasselbe.

review-title = { $game }: die Entscheidungen von { $name }
review-reads = Aktionen durchgesehen
review-decision = { $number }. { $move }: { $grade }, etwa { $loss } Punkte{ $error ->
    [0] {""}
   *[other] {" "}(± { $error })
  }. Besser: { $best }.{ $exact ->
    [1] {" "}Genau berechnet.
   *[0] {""}
  }
review-brilliant = { $number }. { $move }: { $grade }. Darauf wären wenige gekommen.
review-hindsight = Gegen das, was wirklich gespielt wurde, kostete es { $loss } Punkte.
review-grade-sound = gut
review-grade-inaccuracy = eine Ungenauigkeit
review-grade-mistake = ein Fehler
review-grade-blunder = ein grober Fehler
review-grade-brilliant = glänzend
review-moments = Einen Blick wert
review-no-moments = Kein einzelner Zug war deutlich schlechter als ein anderer; kleine Unterschiede summieren sich trotzdem.
review-line = So wäre es besser weitergegangen: { $moves }.
review-parts = Woher das Ergebnis kommt (ein Sieg sind 100 Punkte)
review-part-even = Ein gleicher Anteil
review-part-seat = Der Platz selbst
review-part-own = Eigene Entscheidungen
review-part-others = Entscheidungen der anderen
review-part-draws = Glück beim Ziehen
review-part-reveals = Wie die Züge aufeinandertrafen
review-part-unforeseen = Was sich erst später zeigte
review-part-total = Ergebnis
review-counts = Von { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  } mit mehr als einem sinnvollen Zug: Ungenauigkeiten { $inaccuracy }, Fehler { $mistake }, grobe Fehler { $blunder }, glänzende Züge { $brilliant }.

## Warum ein anderer Zug besser war als der gespielte
review-why-sure = Damit hättest du sicher gewonnen, ganz gleich, was die anderen tun.
review-why-lost = Das Spiel war kaum noch zu gewinnen.
review-why-mixed = Alle wählen gleichzeitig, und er gehörte zu den Zügen, die niemand durchschauen kann.
review-why-even = Er war kaum besser, soweit es sich sagen lässt.
review-why-gain = Er hätte dir etwa { $amount } mehr gebracht.
review-why-deny = { $name } hätte etwa { $amount } weniger bekommen.
review-why-invest = Zuerst hätte er dir etwa { $amount } weniger gebracht; auf lange Sicht gewinnt er öfter.
review-why-allow = Zuerst hätte { $name } etwa { $amount } mehr bekommen; auf lange Sicht gewinnt er öfter.
review-why-far = Auf den ersten Blick sind beide gleich; auf lange Sicht gewinnt er öfter.
