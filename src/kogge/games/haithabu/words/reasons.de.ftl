### Haithabu auf Deutsch: was zwei Züge unterscheidet. Vor jedem dieser Satzteile steht „Damit“ oder dergleichen.

ground-completed = { $you ->
    [1] erfüllst du
   *[0] erfüllt { $name }
  } { $order } ({ points }, { $silver } Silber)
ground-expired = { $you ->
    [1] verlierst du
   *[0] verliert { $name }
  } { $order }, weil er verfällt
ground-took-order = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } { $order }
ground-borrowed = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } einen Schuldschein auf
ground-repaid = { $you ->
    [1] zahlst du
   *[0] zahlt { $name }
  } einen Schuldschein zurück
ground-character = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } den { $character ->
    [Lieferant] Lieferanten
   *[other] { $character }
  }
ground-poached = { $you ->
    [1] wirbst du
   *[0] wirbt { $name }
  } den { $character ->
    [Lieferant] Lieferanten
   *[other] { $character }
  } ab
ground-lost-character = { $you ->
    [1] verlierst du
   *[0] verliert { $name }
  } den { $character ->
    [Lieferant] Lieferanten
   *[other] { $character }
  }
ground-transport = { $you ->
    [1] kaufst du
   *[0] kauft { $name }
  } dieses Transportmittel: { $transport }
ground-lost-transport = { $you ->
    [1] verlierst du
   *[0] verliert { $name }
  } dieses Transportmittel: { $transport }
ground-point = { $you ->
    [1] nimmst du
   *[0] nimmt { $name }
  } auf D oder H { amount } { unit } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-lost-point = { $you ->
    [1] verlierst du
   *[0] verliert { $name }
  } bei Nacht { amount } { unit } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-empty-market = { $you ->
    [1] erhältst du
   *[0] erhält { $name }
  } für Verkäufe an einen leeren Markt { amount } { unit } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-delivered = { $you ->
    [1] lieferst du
   *[0] liefert { $name }
  } auf Aufträge { amount } { goods } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-loaded = { $you ->
    [1] bringst du
   *[0] bringt { $name }
  } { amount } { goods } { $more ->
    [1] mehr
   *[0] weniger
  } in den Handelsposten
ground-dropped = { $you ->
    [1] gibst du
   *[0] gibt { $name }
  } wegen voller Lager { amount } { goods } { $more ->
    [1] mehr
   *[0] weniger
  } ab
ground-silver = hast du { amount } Silber { $more ->
    [1] mehr
   *[0] weniger
  }
ground-warehouse = hast du im Lagerhaus { amount } { piece } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-post = hast du im Handelsposten { amount } { piece } { $more ->
    [1] mehr
   *[0] weniger
  }
ground-line-loans = verlierst du für offene Schuldscheine { amount } { unit } { $more ->
    [1] weniger
   *[0] mehr
  }

points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
amount = { $about ->
    [0] { $amount }
   *[1] etwa { $amount }
  }
unit = { $amount ->
    [one] Punkt
   *[other] Punkte
  }
goods = { $amount ->
    [one] Ware
   *[other] Waren
  }
piece = { $amount ->
    [one] { $good ->
        [Met] { $good }
        [Tuch] { $good }
        [Keramik] { $good }
        [Werkzeug] { $good }
        [Waffen] Waffe
       *[other] Gewürz
      }
   *[other] { $good }
  }
