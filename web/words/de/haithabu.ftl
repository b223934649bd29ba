### Der Tisch von Haithabu.

haithabu-crumb = Jahr { $year }, { $season ->
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[winter] Winter
  } · Runde { $round } von { $rounds } · Phase { $phase } von { $phases } · zu { $seats }
haithabu-crumb-setup = Spielvorbereitung · zu { $seats }

## Was gefragt ist
haithabu-say = { $phase ->
    [choose] Wähle einen Charakter für den Anfang.
    [juggle] Du hast den Gaukler: Wie weit dreht sich das Rondell?
    [turn] Du bist dran. Setze einen Arbeiter.
    [turn-placed] Alle Arbeiter sind gesetzt. Zahl einen Schuldschein zurück oder beende den Zug.
    [dice] Feld { $field } bei Nacht. Ein Würfel oder zwei?
    [pick] Feld { $field } bei Nacht. Wähle, was geschieht.
    [give] Wikingerspiele: Gib { $name } eine Ware, Silber oder einen Punkt.
    [lose] { $dice ->
        [2] Attentat: Gib einen deiner Charaktere zurück.
       *[other] Unwetter: Gib ein Transportmittel ab.
      }
    [return] Unruhige Zeiten: Lege eine Ware in den Vorrat zurück.
    [between] Feld { $field }: ein Schuldschein vor der Aktion?
    [amount] { $selling ->
        [0] Wie viele kaufst du?
       *[other] Wie viele verkaufst du?
      }
    [stacks] Feld A: Kaufe einen Karren, ein Schiff oder beides.
    [stacks-too] Feld A: Kaufe auch die andere Art, oder weiter.
    [card] Feld A: Kaufe eine der Karten, die du siehst.
    [hiring] Feld B: Nimm einen Charakter.
    [selling] Feld C: Verkaufe bis zu drei Waren.
    [order-and-good] Feld D: Nimm einen Auftrag und eine Ware oder einen Punkt.
    [order-and-good-too] Feld D: Nimm jetzt einen Auftrag.
    [free-good] Feld D: Nimm eine Ware vom Markt.
    [delivering] Feld E: Liefere Waren auf deine Aufträge.
    [loading] Feld F: Belade ein Transportmittel.
    [buying] Feld G: Kaufe bis zu drei Waren.
    [order-or-sale] Feld H: Auftrag nehmen, Ware verkaufen oder beides; oder ein Punkt.
    [order-or-sale-too] Feld H: Nimm auch einen Auftrag, oder weiter.
    [sale] Feld H: Verkaufe eine Ware, oder weiter.
    [farewell] Schicke Charaktere für Punkte fort, oder behalte sie.
    [seeing] Der Seher darf einen Preis bewegen.
    [bargain] Der Zimmermann darf ein Transportmittel billiger kaufen.
    [moving] Der Stauer darf Waren in den Handelsposten bringen.
    [storing] Deine Lager sind zu voll: Gib Waren ab.
   *[other] Du bist dran.
  }
haithabu-do = { $phase ->
    [choose] Charakter wählen
    [juggle] Rondell drehen
    [turn] Arbeiter setzen
    [turn-placed] Zurückzahlen oder Zug beenden
    [dice] Bei Nacht: erst ein Würfel
    [pick] Bei Nacht: Was geschieht?
    [give] Etwas abgeben
    [lose] { $dice ->
        [2] Charakter zurückgeben
       *[other] Transportmittel abgeben
      }
    [return] Ware zurücklegen
    [between] Schuldscheine vor der Aktion
    [amount] { $selling ->
        [0] Am Markt kaufen
       *[other] Am Markt verkaufen
      }
    [stacks] Transportmittel kaufen
    [stacks-too] Auch die andere Art kaufen?
    [card] Gesehene Karte kaufen
    [hiring] Charakter nehmen
    [selling] Vom Handelsposten verkaufen
    [order-and-good] Auftrag und Ware nehmen
    [order-and-good-too] Jetzt den Auftrag nehmen
    [free-good] Ware nehmen, kostenlos
    [delivering] Auf Aufträge liefern
    [loading] { $vehicle ->
        [cart] Karren beladen
        [ship] Schiff beladen
       *[other] Transportmittel wählen
      }
    [buying] Bis zu drei Waren kaufen
    [order-or-sale] Auftrag oder Verkauf
    [order-or-sale-too] Auch einen Auftrag nehmen?
    [sale] Auch eine Ware verkaufen?
    [farewell] Charaktere fortschicken
    [seeing] Einen Preis bewegen
    [bargain] Transportmittel billiger kaufen
    [moving] Waren umlagern
    [storing] Waren abgeben
   *[other] Du bist dran
  }
haithabu-missing = { $phase ->
    [choose] Erst einen Charakter wählen
    [hiring] Erst einen Charakter wählen
    [juggle] Wie weit soll es sich drehen?
    [turn] Wähle ein Feld oder eine Ware
    [dice] Ein Würfel oder zwei?
    [give] Wähle, was du gibst
    [lose] Wähle, was du verlierst
    [return] Erst eine Ware wählen
    [amount] Wähle, wie viele
    [stacks] Erst ein Transportmittel wählen
    [card] Erst eine Karte wählen
    [selling] Wähle Waren zum Verkauf
    [buying] Wähle Waren zum Kauf
    [order-and-good] Wähle Auftrag und Ware oder den Punkt
    [order-and-good-too] Wähle noch einen Auftrag
    [order-or-sale] Wähle Auftrag, Ware oder Punkt
    [free-good] Wähle eine Ware vom Markt
    [delivering] Wähle Waren zum Liefern
    [loading] Erst Transportmittel, dann Waren
    [storing] Wähle weitere Waren
   *[other] Erst wählen
  }
haithabu-missing-pick = Wähle eines von beiden
haithabu-turn-detail = auf ein Feld des Rondells oder eine Ware des Marktes
haithabu-steps = { $trader ->
    [0] eine Stufe besser: das Feld
   *[other] eine Stufe besser durch das Feld, eine durch den Händler
  }
haithabu-steps-market = { $trader ->
    [0] zum gezeigten Preis, beliebig viele
   *[other] +1 Stufe der Händler, beliebig viele
  }
haithabu-room = { $count ->
    [0] kein beliebiger Platz mehr frei
    [1] noch 1 beliebiger Platz frei
   *[other] noch { $count } beliebige Plätze frei
  }
haithabu-storing = noch zu viel: { $warehouse } im Lagerhaus, { $post } im Handelsposten
haithabu-moving = bis zu { $count } Waren, ohne Transportmittel

## Der rote Knopf
haithabu-confirm-sell = Verkaufen für { $silver }
haithabu-confirm-buy = Kaufen für { $silver }
haithabu-confirm-deliver = { $done ->
    [0] { $count } liefern
   *[other] { $count } liefern, erfüllt
  }
haithabu-confirm-load = { $count } laden und los
haithabu-confirm-move = { $count } umlagern
haithabu-confirm-return = { $count } fortschicken
haithabu-confirm-drop = { $count } abgeben
haithabu-confirm-idle = Ohne Wirkung setzen
haithabu-confirm-place = Arbeiter setzen
haithabu-confirm-choose = { $silver ->
    [0] { $name } nehmen
   *[other] Für { $silver } abwerben
  }
haithabu-confirm-lose = { $name } abgeben
haithabu-confirm-event = { $eyes ->
    [1] Wikingerspiele
    [2] Attentat
    [3] Nebel
    [4] Zechprellerei
    [5] Unwetter
   *[6] Unruhige Zeiten
  }
haithabu-confirm-give = { $kind ->
    [silver] { $silver } Silber geben
    [point] 1 Punkt geben
   *[good] { $name } geben
  }
haithabu-confirm-price = { $way ->
    [up] { $good } hoch
   *[down] { $good } runter
  }
haithabu-confirm-turn = { $count ->
    [0] So lassen
    [1] Um 1 drehen
   *[other] Um { $count } drehen
  }
haithabu-confirm-one = Einen werfen
haithabu-confirm-two = { $silver ->
    [0] Zwei Würfel werfen
   *[other] Zwei werfen für { $silver }
  }
haithabu-confirm-look = Stapel ansehen
haithabu-confirm-leave = Keine davon kaufen
haithabu-confirm-slot = { $good ->
    [sell] Auftrag nehmen, für { $silver } verkaufen
    [free] Auftrag und Ware nehmen
   *[other] Auftrag nehmen
  }
haithabu-confirm-free = Ware nehmen
haithabu-confirm-point = 1 Punkt nehmen
haithabu-confirm-loan = Schuldschein aufnehmen
haithabu-confirm-repay = Schuldschein zurückzahlen
haithabu-confirm-hire = Anwerben für { $silver }
haithabu-confirm-with = Einsetzen
haithabu-confirm-end = Zug beenden
haithabu-confirm-done = Weiter
haithabu-confirm-stop = { $phase ->
    [between] Weiter zur Aktion
    [stacks] { $left ->
        [1] Keinen Karren kaufen
       *[other] Kein Schiff kaufen
      }
    [order-or-sale] Keinen Auftrag nehmen
    [sale] Nichts verkaufen
    [farewell] Alle behalten
    [seeing] Preise so lassen
    [bargain] Nichts kaufen
    [moving] Nichts umlagern
   *[other] Das genügt
  }

## Markt
haithabu-market = Markt
haithabu-market-legend = Preise · Bestand · Preiswürfel · Arbeiter
haithabu-market-good = { $good }: Preis { $price }, { $stock } auf dem Markt, { $supply } im Vorrat. Preiswürfel: fällt bei { $falls }, steigt bei { $rises }. Arbeiter: { $workers }.
haithabu-stock = Markt
haithabu-neutral = neutral
haithabu-nobody = keine
haithabu-nothing = nichts
haithabu-less = Eine Ware weniger: { $good }
haithabu-more = Eine Ware mehr: { $good }
haithabu-total = zusammen
haithabu-all = Alle { $count }
haithabu-sell-instead = Lieber verkaufen
haithabu-buy-instead = Lieber kaufen
haithabu-up = ▲
haithabu-down = ▼

## Rondell und Gasthaus
haithabu-rondel = Rondell
haithabu-field-name = Feld { $field }
haithabu-field = Feld { $field }, { $night ->
    [0] bei Tag
   *[other] bei Nacht
  }: { $does }. Arbeiter: { $workers }.
haithabu-label-a = Karren, Schiff
haithabu-label-b = Charakter
haithabu-label-c = Verkauf 1–3 ▲
haithabu-label-d = Auftrag, Ware
haithabu-label-e = Liefern
haithabu-label-f = Transport
haithabu-label-g = Kauf 1–3 ▼
haithabu-label-h = Auftrag, Verkauf
haithabu-phase = Phase
haithabu-phase-of = Phase { $phase } von { $phases }
haithabu-round = Runde { $round } von { $rounds }
haithabu-inn = Gasthaus
haithabu-hire = Anwerben: { $silver }
haithabu-inn-empty = Niemand da
haithabu-which = Welcher Arbeiter?
haithabu-worker-own = Mein Arbeiter
haithabu-worker-neutral = Der neutrale

## Aufträge, Transportmittel, Charaktere
haithabu-orders = Aufträge
haithabu-pile = { $count } im Stapel · obere Reihe rückt nach
haithabu-order = { $goods }, für { $points } Punkte und { $silver } Silber
haithabu-place = Auftrag auf Platz { $place }: { $order }.
haithabu-transports = Transportmittel
haithabu-transports-legend = oberste Karten, auf Feld A
haithabu-stack = { $card }, noch { $left } im Stapel.
haithabu-stack-empty = leer
haithabu-look = Oberste Karten ansehen: { $stack }
haithabu-left = noch { $count }
haithabu-any = bel.
haithabu-no-cart = kein Karren
haithabu-no-ship = kein Schiff
haithabu-own-transport = Dein { $card }
haithabu-characters = Charaktere
haithabu-characters-legend = auf Feld B kostenlos
haithabu-characters-none = Alle sind vergeben.
haithabu-character = { $name }, { $owner }{ $safe ->
    [0] {""}
   *[other] , in dieser Runde sicher
  }: { $does }.
haithabu-open = offen

## Sitze
haithabu-seat = { $name }: { $points } Punkte, { $silver } Silber, { $loans ->
    [0] kein Schuldschein
    [1] 1 Schuldschein
   *[other] { $loans } Schuldscheine
  }. Lagerhaus: { $warehouse }. Handelsposten: { $post }. Transportmittel: { $transports }. Charaktere: { $characters }. Erfüllte Aufträge: { $completed }.
haithabu-slot = Auftrag in Fach { $slot }: { $goods }, für { $points } Punkte und { $silver } Silber. Darauf: { $laid }.
haithabu-slot-free = Fach { $slot } ist frei.
haithabu-slot-first = Aufträge · Fach { $slot }
haithabu-slot-number = { $slot }
haithabu-slot-last = { $slot } · verfällt als Nächstes
haithabu-free = frei
haithabu-no-orders = Du hast keine Aufträge.
haithabu-orders-slots = Aufträge nach Fächern
haithabu-done = erfüllt
haithabu-loans = { $count ->
    [0] kein Schuldschein
    [1] 1 Schuldschein
   *[other] { $count } Schuldscheine
  }
haithabu-workers = { $count ->
    [0] kein Arbeiter mehr
    [1] letzter Arbeiter
   *[other] { $count } Arbeiter
  }
haithabu-points = { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
  }
haithabu-loan = Leihen: { $silver }
haithabu-loan-name = ein Schuldschein
haithabu-repay = Tilgen: { $silver }
haithabu-repay-name = tilgen
haithabu-held = { $count } von { $most }
haithabu-held-fee = { $count }/{ $most } · Gebühr { $fee }
haithabu-short-warehouse = Lagerhaus
haithabu-short-post = Posten
haithabu-good-in = { $good }, { $store }
haithabu-good-picked = { $good }, { $store }: gewählt, ein Klick legt es zurück
haithabu-deliver-to = { $good } auf den Auftrag in Fach { $slot }
haithabu-tableau = Das Tableau von { $name }

## Zusammenstellen
haithabu-fill = Die billigsten abgeben
haithabu-dice-detail = vor dem Wurf entschieden
haithabu-order-in = Fach { $slot }
haithabu-full = erfüllt
haithabu-lacks = { $count ->
    [one] es fehlt { $count }
   *[other] es fehlen { $count }
  }
haithabu-at-once = sofort
haithabu-more-goods = { $count } mehr
haithabu-one-die = Ein Würfel
haithabu-one-die-does = was er zeigt, geschieht
haithabu-two-dice = Zwei Würfel
haithabu-two-dice-does = du wählst
haithabu-night = Bei Nacht: Was geschieht?
haithabu-night-choose = Zwei Würfel, zwei Ereignisse. Wähle eines davon.
haithabu-other-faces = Die anderen Seiten
haithabu-night-then = Danach Feld { $field }: { $does }.
haithabu-then-price = { $good }: von { $before } auf { $after }.
haithabu-then-silver = Du hast dann { $silver } Silber.
haithabu-then-points = Du hast dann { $count ->
    [1] 1 Punkt
   *[other] { $count } Punkte
  }.
haithabu-then-used = { $vehicle ->
    [cart] Der Karren ist verbraucht.
   *[ship] Das Schiff ist verbraucht.
  }

## Reiter des Telefons
haithabu-tab-mine = Meins
haithabu-tab-orders = Aufträge
haithabu-tab-carts = Karren
haithabu-tab-players = Spieler
haithabu-tab-log = Verlauf

## Übersicht und Vorlesen
haithabu-track-score = Wenn das Spiel jetzt endete
haithabu-track-supply = Im Vorrat
haithabu-track-transports = Unter den obersten Karten, Reihenfolge unbekannt
haithabu-track-known = bekannt: { $cards }
haithabu-track-orders = Aufträge, die noch kommen können: { $count }
haithabu-track-discards = Abgelegte Aufträge: { $count }
haithabu-read-good = { $good }: Preis { $price }, { $stock } auf dem Markt, { $supply } im Vorrat.
haithabu-read-day = Bei Tag: { $fields }.
haithabu-read-night = Bei Nacht: { $fields }.
haithabu-read-inn = Neutrale Arbeiter im Gasthaus: { $count }.

first-haithabu-1-title = Was
first-haithabu-1 = In jeder Phase setzt du einen Arbeiter: auf ein Feld des Rondells, und seine Aktion folgt sofort. Felder bei Nacht bringen vorher ein Ereignis.
first-haithabu-2-title = Wo
first-haithabu-2 = Oder du setzt ihn auf eine Ware des Marktes und kaufst oder verkaufst beliebig viele. Kaufen hebt den Preis, Verkaufen senkt ihn.
first-haithabu-3-title = Warum
first-haithabu-3 = Was du kaufst, kommt in dein Lagerhaus. Ein Karren oder Schiff bringt es in den Handelsposten; von dort verkaufst du es oder lieferst es für Punkte auf deine Aufträge.
haithabu-round-end = Das Ende der Runde
haithabu-round-end-title = Ende von Runde { $round }
haithabu-round-end-about = { $season ->
    [spring] Der Frühling
    [summer] Der Sommer
    [autumn] Der Herbst
   *[winter] Der Winter
} endet. Jeder Schritt lässt sich noch einmal ansehen.
haithabu-round-end-step = { $step ->
    [1] Aufträge rücken nach rechts
    [2] Kein Charakter ist mehr sicher
    [3] Jahreswechsel: Charaktere gegen Punkte
    [4] Seher, Zimmermann, Stauer, Startspieler
    [5] Nachschub: zwei Würfel
    [6] Preiswürfel
    [7] Lager und Gebühren
    [8] Arbeiter kehren zurück
    [9] Die Auslage rückt nach
   *[10] Nächste Jahreszeit
}

## Ein offener Platz
haithabu-seal = Punkte
haithabu-silver = Silber
haithabu-open-fee = Gebühr { $fee }
haithabu-open-nothing = nichts
haithabu-open-wage = Lohn des nächsten Arbeiters
haithabu-open-prices = Preise für dich
haithabu-open-buy = kaufen
haithabu-open-sell = verkaufen
haithabu-open-buy-field = kaufen auf G
haithabu-open-sell-field = verkaufen auf C
