### Riga auf Deutsch: was zwei Züge unterscheidet. Vor jedem dieser Satzteile steht „Damit“ oder dergleichen.

ground-built = { $you ->
    [1] baust du
   *[0] baut { $name }
  } { $building }
ground-built-own = { $you ->
    [1] baust du
   *[0] baut { $name }
  } in Riga: { $own }
ground-took-building = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } { $building } aus der Auslage
ground-kept-building = { $you ->
    [1] behältst du
   *[0] behält { $name }
  } { $building }
ground-discarded = { $you ->
    [1] wirfst du
   *[0] wirft { $name }
  } { $building } ab
ground-discarded-goods = { $you ->
    [1] wirfst du
   *[0] wirft { $name }
  } im Winter { amount } { $amount ->
    [one] Ware
   *[other] Waren
  } { $more ->
    [1] mehr
   *[0] weniger
  } ab
ground-lapsed = { $you ->
    [1] lässt du
   *[0] lässt { $name }
  } { amount } { $amount ->
    [one] Dukaten
   *[other] Dukaten
  } { $more ->
    [1] mehr
   *[0] weniger
  } verfallen
ground-charged = { $you ->
    [1] lädst du
   *[0] lädt { $name }
  } die Wechselstube auf
ground-goods = hast du { amount } { $good } { $more ->
    [1] mehr
   *[0] weniger
  } auf der Hand
ground-money = hast du an Waren und Funktionen { amount } { $amount ->
    [one] Dukaten
   *[other] Dukaten
  } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-line-hand = verlierst du für Gebäude auf der Hand { amount } { unit } { $more ->
    [1] weniger
   *[0] mehr
  }
ground-line-unbuilt = verlierst du für nicht gebaute Riga-Gebäude { amount } { unit } { $more ->
    [1] weniger
   *[0] mehr
  }

unit = { $amount ->
    [one] Punkt
   *[other] Punkte
  }
amount = { $about ->
    [0] { $amount }
   *[1] etwa { $amount }
  }
