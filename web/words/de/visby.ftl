### Der Tisch von Visby.

visby-crumb = Durchgang { $round } · bis { $target } Siegel · zu { $seats }
visby-say-one = Wähle eine Karte und versiegle deine Wahl.
visby-say-two = Wähle zwei Karten und versiegle deine Wahl.
visby-say-trade = Wähle, wie viele Waren du tauschst.
visby-say-up = Alle Karten liegen offen; nun werden sie der Reihe nach gewertet.
visby-missing-one = Erst eine Karte wählen
visby-missing-two = { $count ->
    [1] Noch eine Karte wählen
   *[other] Erst zwei Karten wählen
  }
visby-others = Die anderen
visby-hand = Deine Hand
visby-seals = { $count ->
    [1] 1 Siegel
   *[other] { $count } Siegel
  }
visby-wares = { $count ->
    [1] 1 Ware
   *[other] { $count } Waren
  }
visby-at = auf { $space }
visby-seals-label = Siegel
visby-wares-label = Waren
visby-to-go = noch { $count }
visby-limit = höchstens { $count }
visby-in-hand = { $count } auf der Hand
visby-now = jetzt { $cards }
visby-rest = Rest
visby-card-troops = einmal, vor den Rittern
visby-card-knight = reihum, höchstens { $most_knight }
visby-card-blacksmith = je fremder Karte
visby-card-fleet = einmal, vor den Schiffen
visby-card-ship = gleich geteilt
visby-card-tollkeeper = je fremder Karte
visby-card-merchant = zum Marktkurs
visby-card-mendicant = alle Karten zurück
visby-card = { $name }, { $number }: { $does }. { $state }.
visby-state-picked = Gewählt
visby-state-sealed = Versiegelt
visby-state-hand = Auf der Hand
visby-state-played = Schon gespielt
visby-last = Zuletzt
visby-last-round = Letzter Durchgang
visby-this-round = Dieser Durchgang
visby-evaluated = wie gewertet wurde, 1 bis { $count }
visby-evaluating = wird Schritt für Schritt gewertet, 1 bis { $count }
visby-preview-none = Was spielst du?
visby-would-buy = Deine { $wares } Waren brächten
visby-alone = allein
visby-second = mit einem zweiten Kaufmann
visby-third = mit einem dritten
visby-trade-title = Am Markt
visby-trade = { $wares } gegen { $seals } tauschen
visby-less = Weniger
visby-more = Mehr
visby-tracker = Karten, von denen alle wissen, dass sie auf der Hand sind
visby-final-trade = Mit dem Schlusstausch
visby-read-track = { $track }: { $worth }.
visby-read-market = { $track } auf { $space }: { $wares ->
    [one] 1 Ware bringt
   *[other] { $wares } Waren bringen
  } { $seals } Siegel.
visby-seat = { $name }: { $seals } Siegel, { $wares } Waren. Auf der Hand: { $cards }.

first-visby-1-title = Was
first-visby-1 = In jedem Durchgang wählen alle geheim eine Karte (zu zweit und zu dritt zwei), und alle werden zugleich aufgedeckt. Wähle deine hier.
first-visby-2-title = Wo
first-visby-2 = Das Brett sagt, was es zu holen gibt: Siegel auf der Mauer, Waren auf See, und was der Markt für Waren gibt.
first-visby-3-title = Warum
first-visby-3 = Eine gespielte Karte ist weg, bis dein Bettelmönch alle zurückbringt. Alle Karten sind bekannt: Schau, was die anderen noch spielen können.

## Ein offener Platz
visby-open-left = { $count ->
    [1] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
  }
visby-open-played = { $count ->
    [0] Nichts gespielt
    [1] 1 Karte gespielt
   *[other] { $count } Karten gespielt
  }
visby-open-none = Keine.
visby-open-round = Im letzten Durchgang
