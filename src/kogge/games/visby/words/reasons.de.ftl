### Visby auf Deutsch: was zwei Züge unterscheidet. Vor jedem dieser Satzteile steht „Damit“ oder dergleichen.

ground-battle = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } beim Feldzug { seals }
ground-toll = { $you ->
    [1] erhältst du
   *[0] erhält { $name }
  } durch den Zöllner { seals }
ground-trade = { $you ->
    [1] erhältst du
   *[0] erhält { $name }
  } auf dem Markt { seals }
ground-journey = { $you ->
    [1] bringst du
   *[0] bringt { $name }
  } von der Handelsfahrt { wares } heim
ground-gifts = { $you ->
    [1] erhältst du
   *[0] erhält { $name }
  } durch Schmied oder Bettelmönch { wares }
ground-returned = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } { amount } { $amount ->
    [one] Karte
   *[other] Karten
  } { $more ->
    [1] mehr
   *[0] weniger
  } auf die Hand zurück
ground-wares = hast du am Ende des Durchgangs { wares }

seals = { amount } { $amount ->
    [one] Siegel
   *[other] Siegel
  } { $more ->
    [1] mehr
   *[0] weniger
  }
wares = { amount } { $amount ->
    [one] Ware
   *[other] Waren
  } { $more ->
    [1] mehr
   *[0] weniger
  }
amount = { $about ->
    [0] { $amount }
   *[1] etwa { $amount }
  }
