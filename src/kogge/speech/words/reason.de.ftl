### Was zwei Züge unterscheidet, um einen Satzteil aus den Worten des Spiels. Terminal und Seiten sagen dasselbe.

# Etwas, das nach dem einen Zug geschieht und nach dem anderen nicht
reason-deed = { $later ->
    [0] { $always ->
        [1] Damit { $clause }, mit dem anderen Zug nicht.
       *[0] Damit { $clause }, jedenfalls meist; mit dem anderen Zug kaum einmal.
      }
   *[1] { $always ->
        [1] Bald darauf { $clause }, nach dem anderen Zug nicht.
       *[0] Bald darauf { $clause }, jedenfalls meist; nach dem anderen Zug kaum einmal.
      }
  }
reason-deed-besides = { $later ->
    [0] Außerdem { $clause }, und zwar nur so.
   *[1] Bald darauf { $clause }, nach dem anderen Zug kaum einmal.
  }
# Etwas Schlechtes, das nur nach dem anderen Zug geschieht
reason-spared = { $later ->
    [0] Der andere Zug hat seinen Preis: Damit { $clause }.
   *[1] Der andere Zug hat seinen Preis: Bald darauf { $clause }.
  }
# Etwas, wovon es mehr oder weniger gibt
reason-amount = { $later ->
    [0] Damit { $clause } als mit dem anderen Zug.
   *[1] Bald darauf { $clause } als nach dem anderen Zug.
  }
reason-amount-besides = Außerdem { $clause }.
# Was es kostet
reason-price = { $later ->
    [0] Dafür { $clause }.
   *[1] Das hat bald darauf seinen Preis: Dann { $clause }.
  }
reason-forgone = { $later ->
    [0] Dafür entgeht etwas: Mit dem anderen Zug { $clause }.
   *[1] Dafür entgeht etwas: Bald nach dem anderen Zug { $clause }.
  }
reason-none = Soweit weitergespielt wurde, unterscheidet sich auf dem Tisch nichts deutlich; was besser ist, zeigt sich erst später.

## Was ein Coach vor einem Zug sagt, ohne ihn zu nennen
look-deed = { $later ->
    [0] Mit dem besten Zug { $clause }. Such ihn.
   *[1] Bald nach dem besten Zug { $clause }. Such ihn.
  }
look-amount = { $later ->
    [0] Mit dem besten Zug { $clause } als mit dem nächstbesten. Such ihn.
   *[1] Bald nach dem besten Zug { $clause } als nach dem nächstbesten. Such ihn.
  }
look-spared = { $later ->
    [0] Gib acht: Ein Zug sieht gut aus, doch damit { $clause }.
   *[1] Gib acht: Ein Zug sieht gut aus, doch bald darauf { $clause }.
  }

## Eine Zeile der Wertung, in jedem Spiel
ground-line = hast du in der Wertung unter „{ $line }“ { $about ->
    [0] { $amount }
   *[1] etwa { $amount }
  } { $amount ->
    [one] Punkt
   *[other] Punkte
  } { $more ->
    [1] mehr
   *[0] weniger
  }
