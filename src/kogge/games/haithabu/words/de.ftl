### Haithabu auf Deutsch: Namen, Aktionen, Ereignisse, Ablehnungen, Zeilen der Wertung.

name-haithabu = Haithabu

name-mead = Met
name-cloth = Tuch
name-pottery = Keramik
name-tools = Werkzeug
name-weapons = Waffen
name-spices = Gewürze

name-a = A
name-b = B
name-c = C
name-d = D
name-e = E
name-f = F
name-g = G
name-h = H

name-start-player = Startspieler
name-juggler = Gaukler
name-innkeeper = Wirt
name-trader = Händler
name-seer = Seher
name-carpenter = Zimmermann
name-supplier = Lieferant
name-stevedore = Stauer
name-steward = Verwalter

name-viking-games = Wikingerspiele
name-assassination = Attentat
name-fog = Nebel
name-bilking = Zechprellerei
name-storm = Unwetter
name-troubled-times = Unruhige Zeiten

name-warehouse = Lagerhaus
name-post = Handelsposten

name-cart = Karren
name-ship = Schiff
name-cart-20 = Karren zu 20
name-cart-30 = Karren zu 30
name-cart-40 = Karren zu 40
name-ship-20 = Schiff zu 20
name-ship-30 = Schiff zu 30
name-ship-40 = Schiff zu 40

name-buy = kaufen
name-sell = verkaufen
name-idle = untätig
name-die = Würfel
name-dice = Würfel
name-silver = Silber
name-point = Punkt
name-up = hoch
name-down = runter
name-none = nichts

# Die Aufträge
name-s1 = Auftrag S1
name-s2 = Auftrag S2
name-s3 = Auftrag S3
name-s4 = Auftrag S4
name-s5 = Auftrag S5
name-1 = Auftrag 1
name-2 = Auftrag 2
name-3 = Auftrag 3
name-4 = Auftrag 4
name-5 = Auftrag 5
name-6 = Auftrag 6
name-7 = Auftrag 7
name-8 = Auftrag 8
name-9 = Auftrag 9
name-10 = Auftrag 10
name-11 = Auftrag 11
name-12 = Auftrag 12
name-13 = Auftrag 13
name-14 = Auftrag 14
name-15 = Auftrag 15
name-16 = Auftrag 16
name-17 = Auftrag 17
name-18 = Auftrag 18
name-19 = Auftrag 19
name-20 = Auftrag 20
name-21 = Auftrag 21
name-22 = Auftrag 22
name-23 = Auftrag 23
name-24 = Auftrag 24
name-25 = Auftrag 25
name-26 = Auftrag 26
name-27 = Auftrag 27
name-28 = Auftrag 28
name-29 = Auftrag 29
name-30 = Auftrag 30
name-31 = Auftrag 31
name-32 = Auftrag 32
name-33 = Auftrag 33
name-34 = Auftrag 34
name-35 = Auftrag 35
name-36 = Auftrag 36
name-37 = Auftrag 37
name-38 = Auftrag 38
name-39 = Auftrag 39
name-40 = Auftrag 40
name-41 = Auftrag 41
name-42 = Auftrag 42
name-43 = Auftrag 43
name-44 = Auftrag 44
name-45 = Auftrag 45
name-46 = Auftrag 46
name-47 = Auftrag 47
name-48 = Auftrag 48

# Die Transportmittel und was sie tragen; die zu 40 tragen von einem Paar so viel wie von einer einzelnen Ware
name-cart-20-mead = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 } { name-mead })
name-cart-20-cloth = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 } { name-cloth })
name-cart-20-pottery = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 } { name-pottery })
name-cart-20-tools = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 } { name-tools })
name-cart-20-weapons = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 ->
    [1] 1 Waffe
   *[other] { $single_cart_20 } { name-weapons }
  })
name-cart-20-spices = Karren 20 ({ $room_cart_20 } beliebige + { $single_cart_20 ->
    [1] 1 Gewürz
   *[other] { $single_cart_20 } { name-spices }
  })
name-cart-20-mead-cloth = Karren 20 ({ $room_cart_20 } beliebige + { $double_cart_20_1 } { name-mead } + { $double_cart_20_2 } { name-cloth })
name-cart-20-pottery-tools = Karren 20 ({ $room_cart_20 } beliebige + { $double_cart_20_1 } { name-pottery } + { $double_cart_20_2 } { name-tools })
name-cart-20-weapons-spices = Karren 20 ({ $room_cart_20 } beliebige + { $double_cart_20_1 ->
    [1] 1 Waffe
   *[other] { $double_cart_20_1 } { name-weapons }
  } + { $double_cart_20_2 ->
    [1] 1 Gewürz
   *[other] { $double_cart_20_2 } { name-spices }
  })

name-cart-30-mead = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 } { name-mead })
name-cart-30-cloth = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 } { name-cloth })
name-cart-30-pottery = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 } { name-pottery })
name-cart-30-tools = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 } { name-tools })
name-cart-30-weapons = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 ->
    [1] 1 Waffe
   *[other] { $single_cart_30 } { name-weapons }
  })
name-cart-30-spices = Karren 30 ({ $room_cart_30 } beliebige + { $single_cart_30 ->
    [1] 1 Gewürz
   *[other] { $single_cart_30 } { name-spices }
  })
name-cart-30-mead-cloth = Karren 30 ({ $room_cart_30 } beliebige + { $double_cart_30_1 } { name-mead } + { $double_cart_30_2 } { name-cloth })
name-cart-30-pottery-tools = Karren 30 ({ $room_cart_30 } beliebige + { $double_cart_30_1 } { name-pottery } + { $double_cart_30_2 } { name-tools })
name-cart-30-weapons-spices = Karren 30 ({ $room_cart_30 } beliebige + { $double_cart_30_1 ->
    [1] 1 Waffe
   *[other] { $double_cart_30_1 } { name-weapons }
  } + { $double_cart_30_2 ->
    [1] 1 Gewürz
   *[other] { $double_cart_30_2 } { name-spices }
  })

name-cart-40-mead = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 } { name-mead })
name-cart-40-cloth = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 } { name-cloth })
name-cart-40-pottery = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 } { name-pottery })
name-cart-40-tools = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 } { name-tools })
name-cart-40-weapons = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 ->
    [1] 1 Waffe
   *[other] { $single_cart_40 } { name-weapons }
  })
name-cart-40-spices = Karren 40 ({ $room_cart_40 } beliebige + { $single_cart_40 ->
    [1] 1 Gewürz
   *[other] { $single_cart_40 } { name-spices }
  })
name-cart-40-mead-cloth = Karren 40 ({ $room_cart_40 } beliebige + { $double_cart_40_1 } { name-mead } + { $double_cart_40_2 } { name-cloth })
name-cart-40-pottery-tools = Karren 40 ({ $room_cart_40 } beliebige + { $double_cart_40_1 } { name-pottery } + { $double_cart_40_2 } { name-tools })
name-cart-40-weapons-spices = Karren 40 ({ $room_cart_40 } beliebige + { $double_cart_40_1 ->
    [1] 1 Waffe
   *[other] { $double_cart_40_1 } { name-weapons }
  } + { $double_cart_40_2 ->
    [1] 1 Gewürz
   *[other] { $double_cart_40_2 } { name-spices }
  })

name-ship-20-mead = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 } { name-mead })
name-ship-20-cloth = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 } { name-cloth })
name-ship-20-pottery = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 } { name-pottery })
name-ship-20-tools = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 } { name-tools })
name-ship-20-weapons = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 ->
    [1] 1 Waffe
   *[other] { $single_ship_20 } { name-weapons }
  })
name-ship-20-spices = Schiff 20 ({ $room_ship_20 } beliebige + { $single_ship_20 ->
    [1] 1 Gewürz
   *[other] { $single_ship_20 } { name-spices }
  })
name-ship-20-mead-cloth = Schiff 20 ({ $room_ship_20 } beliebige + { $double_ship_20_1 } { name-mead } + { $double_ship_20_2 } { name-cloth })
name-ship-20-pottery-tools = Schiff 20 ({ $room_ship_20 } beliebige + { $double_ship_20_1 } { name-pottery } + { $double_ship_20_2 } { name-tools })
name-ship-20-weapons-spices = Schiff 20 ({ $room_ship_20 } beliebige + { $double_ship_20_1 ->
    [1] 1 Waffe
   *[other] { $double_ship_20_1 } { name-weapons }
  } + { $double_ship_20_2 ->
    [1] 1 Gewürz
   *[other] { $double_ship_20_2 } { name-spices }
  })

name-ship-30-mead = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 } { name-mead })
name-ship-30-cloth = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 } { name-cloth })
name-ship-30-pottery = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 } { name-pottery })
name-ship-30-tools = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 } { name-tools })
name-ship-30-weapons = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 ->
    [1] 1 Waffe
   *[other] { $single_ship_30 } { name-weapons }
  })
name-ship-30-spices = Schiff 30 ({ $room_ship_30 } beliebige + { $single_ship_30 ->
    [1] 1 Gewürz
   *[other] { $single_ship_30 } { name-spices }
  })
name-ship-30-mead-cloth = Schiff 30 ({ $room_ship_30 } beliebige + { $double_ship_30_1 } { name-mead } + { $double_ship_30_2 } { name-cloth })
name-ship-30-pottery-tools = Schiff 30 ({ $room_ship_30 } beliebige + { $double_ship_30_1 } { name-pottery } + { $double_ship_30_2 } { name-tools })
name-ship-30-weapons-spices = Schiff 30 ({ $room_ship_30 } beliebige + { $double_ship_30_1 ->
    [1] 1 Waffe
   *[other] { $double_ship_30_1 } { name-weapons }
  } + { $double_ship_30_2 ->
    [1] 1 Gewürz
   *[other] { $double_ship_30_2 } { name-spices }
  })

name-ship-40-mead = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 } { name-mead })
name-ship-40-cloth = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 } { name-cloth })
name-ship-40-pottery = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 } { name-pottery })
name-ship-40-tools = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 } { name-tools })
name-ship-40-weapons = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 ->
    [1] 1 Waffe
   *[other] { $single_ship_40 } { name-weapons }
  })
name-ship-40-spices = Schiff 40 ({ $room_ship_40 } beliebige + { $single_ship_40 ->
    [1] 1 Gewürz
   *[other] { $single_ship_40 } { name-spices }
  })
name-ship-40-mead-cloth = Schiff 40 ({ $room_ship_40 } beliebige + { $double_ship_40_1 } { name-mead } + { $double_ship_40_2 } { name-cloth })
name-ship-40-pottery-tools = Schiff 40 ({ $room_ship_40 } beliebige + { $double_ship_40_1 } { name-pottery } + { $double_ship_40_2 } { name-tools })
name-ship-40-weapons-spices = Schiff 40 ({ $room_ship_40 } beliebige + { $double_ship_40_1 ->
    [1] 1 Waffe
   *[other] { $double_ship_40_1 } { name-weapons }
  } + { $double_ship_40_2 ->
    [1] 1 Gewürz
   *[other] { $double_ship_40_2 } { name-spices }
  })

# Was etwas tut, in einer Zeile
card-start-player = am Rundenende wirst du Startspieler der nächsten Runde
card-juggler = zu Beginn jeder Phase drehst du das Rondell um 0, 1 oder 2 Felder
card-innkeeper = du wirbst neutrale Arbeiter zum halben Preis an
card-trader = du kaufst eine Preisstufe billiger und verkaufst eine teurer, auf C und G zusätzlich zu deren Stufe
card-seer = dein zweiter Ereigniswürfel ist kostenlos; am Rundenende darfst du einen Preis um eine Stufe nach oben oder unten bewegen
card-carpenter = auf A darfst du die obersten drei Karten eines Stapels mit Karren und eines mit Schiffen ansehen; am Rundenende darfst du eine oberste Karte für { $bargain } Silber weniger kaufen
card-supplier = jeder Auftrag, den du erfüllst, bringt 1 Punkt und 10 Silber mehr
card-stevedore = auf F { $stevedore } beliebige Waren mehr; am Rundenende darfst du bis zu { $moved } Waren aus dem Lagerhaus in den Handelsposten bringen
card-steward = am Rundenende behalten deine Lager je { $steward } Waren statt { $storage }, und du zahlst keine Gebühr

card-a = kaufe einen Karren, ein Schiff oder beides
card-b = nimm einen offenen Charakter, oder wirb einen für { $poach } Silber ab
card-c = verkaufe 1 bis 3 Waren, lauter gleiche oder lauter verschiedene, für eine Preisstufe mehr
card-d = nimm einen Auftrag und eine Ware vom Markt, beides kostenlos; oder 1 Punkt
card-e = liefere Waren aus dem Handelsposten auf deine Aufträge
card-f = verbrauche einen Karren oder ein Schiff, um Waren aus dem Lagerhaus in den Handelsposten zu bringen
card-g = kaufe 1 bis 3 Waren, lauter gleiche oder lauter verschiedene, für eine Preisstufe weniger
card-h = nimm einen Auftrag, verkaufe eine Ware oder beides; oder 1 Punkt

card-viking-games = 1: jeder andere gibt dir 1 Ware, { $gift } Silber oder 1 Punkt
card-assassination = 2: du gibst einen deiner Charaktere zurück; hast du keinen, verlierst du 1 Punkt
card-fog = 3: nichts passiert
card-bilking = 4: du zahlst den Metpreis mal die Zahl der Spieler; kannst du das nicht, verlierst du 1 Punkt
card-storm = 5: du gibst ein Transportmittel ab; hast du keines, verlierst du 1 Punkt
card-troubled-times = 6: jeder andere legt 1 Ware in den Vorrat zurück; wer keine hat, verliert 1 Punkt

card-cart = wird auf F verbraucht; beliebige + vorgegebene Waren: { $room_cart_20 } + { $single_cart_20 } für { $price_cart_20 } Silber, { $room_cart_30 } + { $single_cart_30 } für { $price_cart_30 }, { $room_cart_40 } + { $single_cart_40 } für { $price_cart_40 } (Regeln 1.3)
card-ship = wird auf F verbraucht; beliebige + vorgegebene Waren: { $room_ship_20 } + { $single_ship_20 } für { $price_ship_20 } Silber, { $room_ship_30 } + { $single_ship_30 } für { $price_ship_30 }, { $room_ship_40 } + { $single_ship_40 } für { $price_ship_40 } (Regeln 1.3)

option-rondel = Rondell zu Beginn
option-rondel-default = A bis D am Tag
option-rondel-random = zufällig

## Aktionen
action-choose = { $silver ->
    [0] { $one ->
        [Lieferant] den Lieferanten nehmen
       *[other] den { $one } nehmen
      }
   *[other] { $one ->
        [Lieferant] den Lieferanten für { $silver } Silber abwerben
       *[other] den { $one } für { $silver } Silber abwerben
      }
  }
action-turn = { $one ->
    [0] das Rondell so liegen lassen
    [1] das Rondell um 1 Feld drehen
   *[other] das Rondell um { $one } Felder drehen
  }
action-loan = einen Schuldschein aufnehmen: { $loan } Silber, zurückzuzahlen mit { $repay }
action-repay = einen Schuldschein mit { $repay } Silber zurückzahlen
action-hire = einen neutralen Arbeiter für { $silver } Silber anwerben
action-end = den Zug beenden
action-own = { $count ->
    [1] eigener Arbeiter{ spot }{ by-night }
   *[other] eigener Arbeiter auf den Markt: { $two } { $one }{ each }
  }
action-neutral = { $count ->
    [1] neutraler Arbeiter{ spot }{ by-night }
   *[other] neutraler Arbeiter auf den Markt: { $two } { $one }{ each }
  }
action-one = mit einem Würfel würfeln
action-two = { $silver ->
    [0] mit zwei Würfeln würfeln, kostenlos
   *[other] mit zwei Würfeln würfeln für { $silver } Silber
  }
action-event = { $one ->
    [1] die 1 nehmen: Wikingerspiele
    [2] die 2 nehmen: Attentat
    [3] die 3 nehmen: Nebel
    [4] die 4 nehmen: Zechprellerei
    [5] die 5 nehmen: Unwetter
   *[other] die 6 nehmen: Unruhige Zeiten
  }
action-give = { $count ->
    [1] { $one ->
        [Silber] { $gift } Silber abgeben
       *[other] 1 Punkt abgeben
      }
   *[other] 1 { item } aus dem { $two } abgeben
  }
action-lose = { $one ->
    [Lieferant] den Lieferanten abgeben
    [Schiff] das Schiff abgeben
   *[other] den { $one } abgeben
  }
action-amount = { $one ->
    [1] 1 Stück für { $silver } Silber{ plus-points }
   *[other] { $one } Stück für zusammen { $silver } Silber{ plus-points }
  }
action-stack = die oberste Karte kaufen: { $card }{ plus-silver }
action-look = die obersten Karten ansehen: { $one }
action-card = die { $one }. angesehene Karte kaufen: { $card }{ plus-silver }
action-leave = keine der angesehenen Karten kaufen
action-sell = 1 { item } für { $silver } Silber verkaufen{ plus-points }
action-buy = 1 { item } für { $silver } Silber kaufen
action-slot = { $points ->
    [0] den Auftrag von Platz { $one } nehmen
    [1] den Auftrag von Platz { $one } nehmen, wert 1 Punkt und { $silver } Silber
   *[other] den Auftrag von Platz { $one } nehmen, wert { $points } Punkte und { $silver } Silber
  }
action-free = 1 { item } kostenlos nehmen
action-point = 1 Punkt nehmen
action-deliver = 1 { item } auf den Auftrag in Fach { $two } liefern{ wanted }
action-with = { $one ->
    [Schiff] das Schiff nutzen
   *[other] den { $one } nutzen
  }
action-load = 1 { item } in den Handelsposten bringen
action-return = { $one ->
    [Lieferant] den Lieferanten
   *[other] den { $one }
  } für { $sent ->
    [1] 1 Punkt
   *[other] { $sent } Punkte
  } entlassen
action-price = { $two ->
    [hoch] den Preis für { $one } um eine Stufe erhöhen
   *[other] den Preis für { $one } um eine Stufe senken
  }
action-drop = 1 { item } aus dem { $two } abgeben
action-done = { $left ->
    [1] genug; ein Karren ließe sich noch kaufen
    [2] genug; ein Schiff ließe sich noch kaufen
    [3] genug; ein Auftrag ließe sich noch nehmen
    [4] genug; eine Ware ließe sich noch verkaufen
   *[other] genug, weiter
  }

# Teile von Aktionen
spot = { $one ->
    [A] {" "}auf A: Transportmittel
    [B] {" "}auf B: ein Charakter
    [C] {" "}auf C: bis zu drei Waren verkaufen
    [D] {" "}auf D: Auftrag und Ware oder ein Punkt
    [E] {" "}auf E: liefern
    [F] {" "}auf F: transportieren
    [G] {" "}auf G: bis zu drei Waren kaufen
    [H] {" "}auf H: Auftrag, Verkauf oder ein Punkt
   *[other] : { $one }
  }
each = { $price ->
    [0] {""}
   *[other] , je { $price } Silber
  }
item = { $one ->
    [Met] { $one }
    [Tuch] { $one }
    [Keramik] { $one }
    [Werkzeug] { $one }
    [Waffen] Waffe
   *[other] Gewürz
  }
wanted = { $needed ->
    [0] {""}
   *[other] , der davon noch { $needed } verlangt
  }
by-night = { $night ->
    [0] {""}
   *[other] , bei Nacht: erst ein Ereignis
  }
plus-points = { $points ->
    [0] {""}
    [1] , 1 Punkt
   *[other] , { $points } Punkte
  }
plus-silver = { $silver ->
    [0] {""}
   *[other] , { $silver } Silber
  }

# Was der Zufall tut
action-lot = Platz { $one } auslosen
action-orientation = { $one ->
    [0] das Rondell so legen: A bis D am Tag
    [1] das Rondell so legen: H bis C am Tag
    [2] das Rondell so legen: G bis B am Tag
    [3] das Rondell so legen: F bis A am Tag
    [4] das Rondell so legen: E bis H am Tag
    [5] das Rondell so legen: D bis G am Tag
    [6] das Rondell so legen: C bis F am Tag
   *[other] das Rondell so legen: B bis E am Tag
  }
action-order = { $one ->
    [one] Auftrag { $one } ziehen
    [other] Auftrag { $one } ziehen
   *[start] { $one } ziehen
  }
action-transport = { $one } aufdecken
action-die = eine { $one } würfeln

## Ereignisse
event-laid-out = { $turned ->
    [0] Das Rondell liegt mit A bis D am Tag.
    [1] Das Rondell liegt mit H bis C am Tag.
    [2] Das Rondell liegt mit G bis B am Tag.
    [3] Das Rondell liegt mit F bis A am Tag.
    [4] Das Rondell liegt mit E bis H am Tag.
    [5] Das Rondell liegt mit D bis G am Tag.
    [6] Das Rondell liegt mit C bis F am Tag.
   *[other] Das Rondell liegt mit B bis E am Tag.
  }
event-opened = Ein Transportmittel wird aufgedeckt: { $transport }.
event-start-order = { $seat } beginnt mit { $order } und erhält die Waren dafür.
event-displayed = Auf Platz { $place } der Auslage kommt { $order }.
event-shuffled = { $count ->
    [1] Der Auftragsstapel ist leer: 1 abgelegter Auftrag wird zum neuen Stapel.
   *[other] Der Auftragsstapel ist leer: { $count } abgelegte Aufträge werden zum neuen Stapel gemischt.
  }
event-starts = Das Los macht { $seat } zum Startspieler.
event-chose = { $character ->
    [Lieferant] { $seat } wählt den Lieferanten.
   *[other] { $seat } wählt den { $character }.
  }
event-round = Runde { $number } beginnt.
event-phase = Phase { $number } beginnt.
event-turned = { $steps ->
    [0] Das Rondell bleibt liegen: { $first } bis { $last } am Tag.
    [1] Das Rondell dreht sich um 1 Feld: { $first } bis { $last } am Tag.
   *[other] Das Rondell dreht sich um { $steps } Felder: { $first } bis { $last } am Tag.
  }
event-borrowed = { $seat } nimmt einen Schuldschein auf und erhält { $silver } Silber.
event-repaid = { $seat } zahlt einen Schuldschein mit { $silver } Silber zurück.
event-hired = { $seat } wirbt für { $silver } Silber einen neutralen Arbeiter an.
event-placed = { $seat } setzt { worker } auf Feld { $field }, { $night ->
    [0] am Tag
   *[other] in der Nacht
  }.
event-to-market = { $seat } setzt { worker } auf den Markt, um { $good } zu { $selling ->
    [0] kaufen
   *[other] verkaufen
  }.
event-idled = { $seat } setzt { worker } ohne Wirkung ein.
worker = { $neutral ->
    [0] einen eigenen Arbeiter
   *[other] einen neutralen Arbeiter
  }
event-second-die = { $silver ->
    [0] { $seat } nimmt kostenlos einen zweiten Würfel.
   *[other] { $seat } zahlt { $silver } Silber für einen zweiten Würfel.
  }
event-rolled = { $seat } würfelt eine { $eyes }.
event-happens = Das Ereignis der Nacht: { $incident }.
event-gave-good = { $seat } gibt 1 { piece } aus dem { $store } ab.
event-gave-silver = { $seat } gibt { $silver } Silber ab.
event-gave-point = { $seat } gibt 1 Punkt ab.
event-lost-character = { $character ->
    [Lieferant] { $seat } verliert den Lieferanten.
   *[other] { $seat } verliert den { $character }.
  }
event-lost-transport = { $seat } verliert ein Transportmittel: { $transport }.
event-lost-point = { $seat } verliert 1 Punkt.
event-bilked = { $seat } zahlt { $silver } Silber für die geprellte Zeche.
event-returned-good = { $seat } legt 1 { piece } aus dem { $store } in den Vorrat zurück.
event-lapsed = Nach dem Ereignis ist auf Feld { $field } nichts mehr zu tun: Die Aktion verfällt.
event-bought = { $count ->
    [1] { $seat } kauft 1 { piece } für { $silver } Silber.
   *[other] { $seat } kauft { $count } { $good } für { $silver } Silber.
  }
event-sold = { $count ->
    [1] { $seat } verkauft 1 { piece } für { $silver } Silber.
   *[other] { $seat } verkauft { $count } { $good } für { $silver } Silber.
  }
event-price = Der Preis für { $good } geht von { $before } auf { $after }.
event-empty-market = { $points ->
    [1] Der Markt für { $good } war leer: { $seat } erhält 1 Punkt.
   *[other] Der Markt für { $good } war leer: { $seat } erhält { $points } Punkte.
  }
event-bought-transport = { $seat } kauft für { $silver } Silber ein Transportmittel: { $transport }.
event-replaced = { $seat } nimmt ein älteres Transportmittel aus dem Spiel: { $transport }.
event-looked = { $seat } sieht die obersten Karten eines Stapels an: { $stack }.
event-hired-character = { $character ->
    [Lieferant] { $seat } nimmt den Lieferanten.
   *[other] { $seat } nimmt den { $character }.
  }
event-poached = { $character ->
    [Lieferant] { $seat } wirbt den Lieferanten von { $owner_name } ab und zahlt dafür { $silver } Silber.
   *[other] { $seat } wirbt den { $character } von { $owner_name } ab und zahlt dafür { $silver } Silber.
  }
event-took-order = { $seat } nimmt { $order } von Platz { $place } der Auslage.
event-expired = { $seat } verliert { $order }: Er ist verfallen.
event-took-good = { $seat } nimmt kostenlos 1 { piece } vom Markt.
event-took-point = { $seat } nimmt 1 Punkt.
event-delivered = { $seat } liefert 1 { piece } auf den Auftrag in Fach { $slot }.
event-completed = { $points ->
    [1] { $seat } erfüllt { $order }: 1 Punkt und { $silver } Silber.
   *[other] { $seat } erfüllt { $order }: { $points } Punkte und { $silver } Silber.
  }
event-loaded = { $seat } bringt 1 { piece } in den Handelsposten.
event-used-up = { $seat } hat ein Transportmittel verbraucht: { $transport }.
event-round-end = Runde { $number } ist vorbei.
event-aged = Die Aufträge auf den Tableaus rücken um ein Fach weiter.
event-sent-away = { $points ->
    [1] { $character ->
        [Lieferant] { $seat } entlässt den Lieferanten für 1 Punkt.
       *[other] { $seat } entlässt den { $character } für 1 Punkt.
      }
   *[other] { $character ->
        [Lieferant] { $seat } entlässt den Lieferanten für { $points } Punkte.
       *[other] { $seat } entlässt den { $character } für { $points } Punkte.
      }
  }
event-starter = { $seat } ist neuer Startspieler.
event-restocked = { $eyes ->
    [1] Nachschub, eine 1: Met kommt auf den Markt.
    [2] Nachschub, eine 2: Met und Tuch kommen auf den Markt.
    [6] Nachschub, eine 6: Von jeder Ware kommt eine auf den Markt.
   *[other] Nachschub, eine { $eyes }: Von jeder Ware bis { $eyes ->
        [3] Keramik
        [4] Werkzeug
       *[other] Waffen
      } kommt eine auf den Markt.
  }
event-price-die = Der Preiswürfel für { $good }: { $eyes }.
event-dropped = { $seat } gibt 1 { piece } aus dem { $store } ab.
event-fee = { $silver ->
    [0] { $seat } zahlt keine Lagergebühr.
   *[other] { $seat } zahlt { $silver } Silber Lagergebühr.
  }
event-discarded = Die Auslage verliert { $order }.
event-ended = Runde { $number } war die letzte: Das Spiel endet.
piece = { $good ->
    [Met] { $good }
    [Tuch] { $good }
    [Keramik] { $good }
    [Werkzeug] { $good }
    [Waffen] Waffe
   *[other] Gewürz
  }

## Ablehnungen
reason-not-asked = Du bist gerade nicht gefragt.
reason-not-now = Das geht jetzt nicht: Tu zuerst, wonach du gefragt bist.
reason-occupied = Auf diesem Feld steht schon ein Arbeiter dieser Farbe; alle neutralen Arbeiter sind eine Farbe.
reason-no-effect = Kein Teil dieser Aktion ließe sich jetzt ausführen, und ein Schuldschein, den du nicht aufgenommen hast, zählt nicht.
reason-no-worker = Dieser Arbeiter ist schon eingesetzt, oder du hast keinen angeworben.
reason-can-act = Untätig bleibt ein Arbeiter nur, wenn nichts anderes möglich ist; es gibt noch einen Ort, wo er etwas tun kann.
reason-rich = Einen Schuldschein bekommst du nur, wenn du weniger als { $poor } Silber hast.
reason-no-loan-left = Alle { $loans } Schuldscheine sind vergeben.
reason-no-loan = Du hast keinen Schuldschein zurückzuzahlen.
reason-too-poor = { $silver ->
    [0] Dafür hast du nicht genug Silber.
   *[other] Das kostet { $silver } Silber, mehr als du hast.
  }
reason-hired = Du kannst in einem Zug einen neutralen Arbeiter anwerben, und nur, bevor du den ersten Arbeiter einsetzt.
reason-inn-empty = Im Gasthaus ist in dieser Runde kein neutraler Arbeiter mehr.
reason-place-first = Setze zuerst deinen Arbeiter ein, und auch den neutralen, wenn du einen angeworben hast.
reason-both-ways = Dieselbe Ware darfst du in einer Phase nicht kaufen und verkaufen.
reason-no-good = So viel davon hast du nicht in dem Lager, aus dem es kommt: Verkauft und geliefert wird aus dem Handelsposten, transportiert aus dem Lagerhaus.
reason-sold-out = So viel gibt es von dieser Ware nicht. Auf Feld D zählt nur der Markt, sonst zählen Markt und Vorrat.
reason-not-rolled = Diese Zahl ist nicht gefallen.
reason-nothing-to-give = Das kannst du nicht abgeben, du hast es nicht.
reason-not-yours = Das gehört dir nicht.
reason-safe = Dieser Charakter ist bis zum Rundenende sicher.
reason-yours-already = Diesen Charakter hast du schon, oder beim Aufbau ein anderer.
reason-no-stack = Dieser Stapel ist leer.
reason-one-cart-one-ship = Du kaufst höchstens einen Karren und ein Schiff, und der Zimmermann sieht sich von beiden höchstens einen Stapel an.
reason-buy-one = Tu wenigstens eines, bevor du aufhörst: Kaufe ein Transportmittel, nimm einen Auftrag, oder kaufe, verkaufe, liefere oder transportiere eine Ware.
reason-no-card = So viele Karten hast du nicht angesehen.
reason-equal-or-different = Es müssen lauter gleiche oder lauter verschiedene Waren sein, genannt in der Reihenfolge von Met bis Gewürze.
reason-not-rising = Genannt wird in der Reihenfolge der Liste; dies steht vor dem, was du schon genannt hast.
reason-no-order = Dort liegt kein Auftrag.
reason-no-free-good = Auf Feld D gibt es einen Auftrag nur zusammen mit einer Ware vom Markt, und dort liegt keine.
reason-not-needed = Dieser Auftrag verlangt diese Ware nicht oder hat genug davon.
reason-no-transport = Ein solches Transportmittel hast du nicht.
reason-no-room = Für diese Ware ist kein Platz mehr.
reason-end-of-scale = Dieser Preis steht schon am Ende seiner Skala.
reason-enough-dropped = Aus diesem Lager hast du abgegeben, was du musstest; mehr ist nicht erlaubt.
reason-no-carpenter = Nur mit dem Zimmermann darfst du die Karten eines Stapels ansehen.
reason-not-the-last = Was in der Liste noch folgt, reicht nicht für alles, was du abgeben musst; nenne zuerst eine frühere Ware.
reason-once = Diesen Teil der Aktion hast du schon ausgeführt; den Punkt gibt es nur anstelle von allem anderen.

## Wertung
line-points = Gesammelte Punkte
line-characters = Charaktere
line-loans = Offene Schuldscheine
line-silver = Silber
line-goods = Waren auf Aufträgen
line-transports = Transportmittel
line-orders = Meiste Aufträge
line-total = Summe
# Wie die Wertung zustande kam: was eine Zeile ist, die Zahl hinter einem Betrag, woraus er sich ergibt
line-purse = Silber auf der Hand
line-repaid = Zurückgezahlte Schuldscheine
line-sold = Waren zum halben Preis
about-repaid = je { $repay }
about-points = während der Partie
about-characters = je { $character }
about-loans = je { $debt } Abzug
about-silver = 1 für { $coins }, keiner mit Schuldschein
about-goods = 1 für { $pair }
about-transports = je { $vehicle }, wenn ungenutzt
about-orders = bei Gleichstand geteilt
count-repaid = { $left ->
    [0] {""}
   *[other] für { $left } reicht es nicht
  }
count-characters = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-loans = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-silver = { $loans ->
    [0] { $silver } Silber
   *[other] hat einen Schuldschein
  }
count-goods = { $count ->
    [0] {""}
    [one] 1 Ware
   *[other] { $count } Waren
  }
count-transports = { $count ->
    [0] {""}
   *[other] { $count }
  }
count-orders = { $count ->
    [0] keine
    [one] 1 Auftrag
   *[other] { $count } Aufträge
  }{ $sharing ->
    [1] {""}
   *[other] , gleichauf
  }
item-purse = Silber auf der Hand
item-repaid = { $count ->
    [one] 1 Schuldschein mit { $repay } zurückgezahlt
   *[other] { $count } Schuldscheine mit je { $repay } zurückgezahlt
  }
item-sold = { $count } { $good } zu { $price }: { $whole }, halbiert
item-points-of-orders = Erfüllte Aufträge
item-points-taken = Auf D oder H genommene Punkte
item-points-of-sales = Verkäufe an einen leeren Markt
item-points-of-farewells = Entlassene Charaktere
item-else-points = Zu Beginn und durch Ereignisse bei Nacht
item-character = { $character }
item-debt = { $count ->
    [one] 1 offener Schuldschein
   *[other] { $count } offene Schuldscheine
  }
item-silver = { $loans ->
    [0] { $silver } Silber, { $coins } für einen Punkt
   *[other] { $silver } Silber, doch ein Schuldschein ist offen
  }
item-laid = { $count ->
    [one] 1 Ware auf offenen Aufträgen: { $pair } sind ein Punkt
   *[other] { $count } Waren auf offenen Aufträgen: { $pair } sind ein Punkt
  }
item-cart = Ungenutzter Karren
item-ship = Ungenutztes Schiff
item-orders = { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
  }: { $sharing ->
    [1] Platz { $rank }
   *[other] { $sharing } teilen sich die Plätze { $rank } bis { $last }
  }

## Materialwerte
value-cubes = Würfelchen jeder Ware
value-market = Würfelchen jeder Ware, die zu Beginn auf dem Markt liegen
value-scale = Preise, Zeile für Zeile; sie passen zu jeder Stufe, die die Beispiele der Spielregel nennen
value-start = die Zeile der Preisskala, in der alle Preise beginnen
value-falls = Stufen eines Preises am Rundenende, für 1 bis 6 Augen des Preiswürfels
value-purse = Silber jedes Spielers zu Beginn
value-points = Punkte jedes Spielers zu Beginn
value-neutrals = neutrale Arbeiter zu zweit, zu dritt und zu viert
value-wages = Silber für den ersten, zweiten und dritten neutralen Arbeiter, der in einer Runde angeworben wird
value-half_wages = dasselbe mit dem Wirt; 15 für den zweiten ist gedruckt
value-empty = Punkte für einen Verkauf an den leeren Markt
value-storage = Waren, die Lagerhaus und Handelsposten am Rundenende je behalten
value-steward = dasselbe mit dem Verwalter, der auch keine Gebühr zahlt; die Spielregel sagt nur, dass er hilft
value-fee = Silber für jede Ware im Lagerhaus am Rundenende
value-loan = Silber eines Schuldscheins
value-repay = Silber, um einen Schuldschein zurückzuzahlen
value-poor = einen Schuldschein erhält, wer weniger Silber hat als dies
value-loans = Schuldscheine insgesamt
value-debt = verlorene Punkte für jeden Schuldschein am Ende
value-poach = Silber an den Besitzer eines Charakters, der abgeworben wird
value-second_die = Silber für einen zweiten Ereigniswürfel
value-gift = Silber, das man bei den Wikingerspielen geben kann
value-price = Silber für ein Transportmittel von jedem Stapel
value-room = beliebige Waren, die ein Transportmittel trägt; ein Beispiel der Spielregel lädt 2 Met und 3 Keramik auf ein Schiff
value-single = vorgegebene Waren eines Transportmittels, das eine Sorte vorgibt; die 3 eines Schiffs zu 30 folgen aus demselben Beispiel
value-double = vorgegebene Waren eines Transportmittels, das ein Paar von Sorten vorgibt
value-bargain = Silber, um das ein Transportmittel für den Zimmermann am Rundenende billiger ist
value-stevedore = beliebige Waren mehr auf Feld F mit dem Stauer
value-moved = Waren, die der Stauer am Rundenende in den Handelsposten bringt
value-supplier = Punkte und Silber, die ein erfüllter Auftrag mit dem Lieferanten mehr bringt
value-goods = Waren, die jeder Auftrag verlangt; s1 bis s5 sind die Startaufträge
value-reward = Punkte und Silber für jeden erfüllten Auftrag
value-rounds = Runden einer Partie
value-farewell = die Runde, nach der man Charaktere für Punkte entlassen darf
value-sent = Punkte für jeden Charakter, der dann entlassen wird
value-character = Punkte für jeden Charakter am Ende
value-coins = Silber für einen Punkt am Ende
value-pair = Waren auf Aufträgen für einen Punkt am Ende
value-vehicle = Punkte für jedes Transportmittel am Ende
value-most = Punkte für die meisten, zweitmeisten und drittmeisten erfüllten Aufträge

## Beispiele für die Hilfe
example = eigen b, oder mehrere auf einmal: Markt kaufe 4 Tuch
example-doubted = eigen a

## Verben zum Tippen
verbs-choose = wähle wählen waehle waehlen abwerben
verbs-turn = drehe drehen
verbs-loan = schuldschein aufnehmen
verbs-repay = zurückzahlen zurueckzahlen tilge tilgen
verbs-hire = anwerben wirb
verbs-end = fertig beende beenden
verbs-own = eigener eigenen eigen
verbs-neutral = neutraler neutralen
verbs-one = ein einen einer einem
verbs-two = zwei beide
verbs-event = ereignis
verbs-give = gib gebe geben
verbs-lose = verliere verlieren
verbs-amount = menge stück stueck
verbs-stack = stapel oberste
verbs-look = ansehen schau
verbs-card = karte
verbs-leave = lasse lassen
verbs-sell = verkaufe verkaufen
verbs-buy = kaufe kaufen
verbs-slot = platz nimm nehme nehmen
verbs-free = kostenlos gratis umsonst
verbs-point = siegpunkt punkt
verbs-deliver = liefere liefern
verbs-with = mit nutze nutzen
verbs-load = lade laden bringe transportiere
verbs-return = entlasse entlassen
verbs-price = preis
verbs-drop = abgeben ablegen
verbs-done = genug schluss

## Der Tisch im Terminal
table-title = Haithabu, Runde { $round } von { $rounds }, Phase { $phase } von 3. Startspieler: { $starter }
table-setup = Haithabu, Spielvorbereitung
table-market = Markt
table-stock = auf dem Markt
table-supply = im Vorrat
table-price = Preis
table-steps = eine Stufe tiefer, höher
table-die = Preiswürfel 1 bis 6
table-good = { $good }: { $stock } auf dem Markt, { $supply } im Vorrat, Preis { $price }, daneben { $steps }, Preiswürfel { $die }
table-day = Rondell bei Tag: { $fields }
table-night = Rondell bei Nacht: { $fields }
table-neutral = neutral
table-inn = Neutrale Arbeiter im Gasthaus: { $count }; der nächste kostet { $silver } Silber
table-stacks = Transportmittel: { $transports }
table-place = Platz { $place }, { $order }: { $goods } für { $points } Punkte und { $silver } Silber
table-seat = { $name }: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }, { $silver } Silber{ $loans ->
    [0] {""}
    [1] , 1 Schuldschein
   *[other] , { $loans } Schuldscheine
  }; { $total } Punkte, wenn jetzt Schluss wäre
table-characters = Charaktere:
table-vehicles = Transportmittel:
table-warehouse = Lagerhaus:
table-post = Handelsposten:
table-order = Fach { $slot }: { $name }: { $goods }, für { $points } Punkte und { $silver } Silber, { $rounds ->
    [1] verfällt am Ende dieser Runde
    [0] in dieser Runde endet das Spiel
   *[other] noch { $rounds } Runden
  }
table-open = Offene Charaktere: { $characters }
table-known = Unter der obersten bekannt: { $transports }
table-completed = Erfüllte Aufträge: { $count }
table-count = { $count ->
    [1] 1 { piece }
   *[other] { $count } { $good }
  }
table-laid = { $count ->
    [1] { $laid }/1 { piece }
   *[other] { $laid }/{ $count } { $good }
  }
table-nothing = keine
table-legend = ● in dieser Runde sicher; Preiswürfel: - fällt, · bleibt, + steigt; Waren auf Aufträgen als geliefert/verlangt

## Was gefragt ist
ask-sell = Waren zu verkaufen. Gewählt: { $picks }
ask-buy = Waren zu kaufen. Gewählt: { $picks }
ask-deliver = Waren zu liefern. Gewählt: { $picks }
ask-load = Waren zum Handelsposten zu bringen. Gewählt: { $picks }
ask-return = Charaktere zu entlassen. Gewählt: { $picks }
ask-drop = Abzugeben: { $house } aus dem Lagerhaus, { $stall } aus dem Handelsposten (Grenze, oder Silber für die Gebühr). Gewählt: { $picks }

## Wie Zahlen zustande kommen
ledger-points = Punkte bisher
ledger-score = Wenn das Spiel jetzt endete
ledger-wealth = Silber, wenn das Spiel jetzt endete
ledger-fee = Gebühr für das Lagerhaus
ledger-storage = Waren, die jedes Lager behält
ledger-wage = Lohn des nächsten neutralen Arbeiters
ledger-die = Kosten eines zweiten Würfels
ledger-buy = { $good } auf dem Markt kaufen
ledger-sell = { $good } auf dem Markt verkaufen
ledger-buy-field = { $good } auf Feld G kaufen
ledger-sell-field = { $good } auf Feld C verkaufen
entry-start = zu Beginn
entry-orders = für erfüllte Aufträge
entry-sales = für Verkäufe an einen leeren Markt
entry-farewells = für entlassene Charaktere
entry-taken = auf D oder H genommen
entry-received = von anderen erhalten
entry-lost = bei Nacht verloren
entry-given = an andere gegeben
entry-points = Punkte
entry-characters = { $count ->
    [1] 1 Charakter
   *[other] { $count } Charaktere, je { $each }
  }
entry-loans = { $count ->
    [1] 1 offener Schuldschein
   *[other] { $count } offene Schuldscheine, je { $each }
  }
entry-silver = Silber
entry-points-silver = { $silver } Silber, { $coins } für jeden Punkt
entry-goods = { $count } Waren auf Aufträgen, { $pair } für jeden Punkt
entry-transports = { $count ->
    [1] 1 ungenutztes Transportmittel
   *[other] { $count } ungenutzte Transportmittel
  }
entry-most-orders = { $count ->
    [1] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
  }{ $rivals ->
    [0] {""}
    [1] , gleichauf mit einem anderen Platz
   *[other] , gleichauf mit { $rivals } anderen Plätzen
  }
entry-at-least = nie unter 0
entry-in-hand = Silber auf der Hand
entry-repaid = { $count ->
    [1] 1 Schuldschein zurückgezahlt
   *[other] { $count } Schuldscheine zurückgezahlt, je { $each }
  }
entry-half-price = { $count } { $good } zu { $price }, halbiert
entry-fee = { $count } { $good }, je { $each }
entry-steward = Verwalter
entry-usual = wie üblich
entry-worker = Arbeiter { $number } in dieser Runde
entry-innkeeper = Wirt
entry-seer = Seher
entry-price = Preis in Zeile { $row }
entry-field-step = eine Stufe durch das Feld
entry-trader = eine Stufe durch den Händler

## Was etwas bringen würde
entry-affordable = wie viele du bezahlen könntest
entry-price-after = Preis danach, jetzt { $now }
entry-in-post = in deinem Handelsposten
entry-carries-any = beliebige Waren
entry-carries-good = vorgegeben: { $good }
entry-in-store = Waren dafür in deinen Lagern, von { $wanted }
entry-wants = Waren, die dann noch fehlen
entry-score = Punkte, wenn das Spiel dann endete
entry-market-price = Preis auf dem Markt
entry-transport = Silber für ein Transportmittel
entry-free = offene Charaktere
entry-poached = Charaktere zum Abwerben, je { $silver } Silber
entry-order-points = Punkte für einen Auftrag, sobald er erfüllt ist
entry-sale = Silber für eine Ware
entry-order-complete = { $order } erfüllt: Punkte, und { $silver } Silber
entry-order-gets = Waren für { $order }, von { $wanted }
entry-loads = Waren mit dem { $vehicle }
entry-night-silver = Silber, je nach Ereigniswürfel
entry-night-points = Punkte, je nach Ereigniswürfel
entry-night-gifts = Gaben der anderen, je nach Ereigniswürfel
entry-night-character = Charakter
entry-night-transport = Transportmittel
entry-night-given = { $count ->
    [1] Gabe für dich
   *[other] Gaben für dich
  }
entry-night-goods = { $count ->
    [1] Ware anderer
   *[other] Waren anderer
  }
entry-night-bare = { $count ->
    [1] Punkt anderer
   *[other] Punkte anderer
  }

# Wovon ein Auftrag im Fernspiel abhängen kann
fact-field-free = Feld { $one } ist frei
fact-price = { $one } kostet so viel wie auf dem Probebrett
fact-stock = auf dem Markt liegen mindestens { $value } × { $one }
fact-silver = du hast mindestens { $value } Silber
fact-round = es ist Runde { $value }
choice-buy-cheapest = eigener Arbeiter auf den Markt: kaufen, was am billigsten ist
choice-buy-cheapest-about = nach dem Preis, der dann gilt; bei Gleichstand, was in der Warenliste zuerst steht
choice-sell-dearest = eigener Arbeiter auf den Markt: verkaufen, was am meisten bringt
choice-sell-dearest-about = nach dem Preis, der dann gilt; bei Gleichstand, was in der Warenliste zuerst steht
