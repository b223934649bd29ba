### Brieflich spielen: Bedingungen, Urlaub, Aufträge für spätere Züge.

## Bedingungen
letters-days = Tage je Zug
letters-reserve = Reserve
letters-reserve-about = Tage dazu für die ganze Partie; sie zählen erst, wenn ein Zug länger dauert
letters-reserve-none = Keine
letters-weekends = Wochenenden zählen
letters-weekends-about = nach dem Kalender von { $zone }
letters-late = Ist die Zeit um
letters-late-bot = Ein Bot
letters-late-end = Schluss
letters-late-bot-about = ein Bot spielt weiter und gibt zurück, wenn jemand wiederkommt
letters-late-end-about = die Partie endet, und wer zu spät ist, wird Letzter
letters-late-level = Stufe des Bots, der einspringt
letters-term-days = { $days ->
    [1] 1 Tag je Zug
   *[other] { $days } Tage je Zug
  }
letters-term-reserve = { $reserve ->
    [1] 1 Tag Reserve
   *[other] { $reserve } Tage Reserve
  }
letters-term-weekends = Wochenenden zählen nicht ({ $zone })
letters-term-vacation = Urlaub auch nicht, bis zu 30 Tage im Jahr
letters-term-bot = danach spielt ein Bot, bis du zurück bist ({ $level })
letters-term-bot-plain = danach spielt ein Bot, bis du zurück bist
letters-term-end = danach endet die Partie, und wer zu spät ist, wird Letzter

## Urlaub
vacation = Urlaub
vacation-text = Solange du weg bist, stehen die Uhren deiner brieflichen Züge still. Die anderen sehen, bis wann. Übrig: { $now } Tage in diesem Jahr, { $next } im nächsten.
vacation-first = erster Tag
vacation-last = letzter Tag
vacation-declare = Eintragen
vacation-span = { $first } bis { $last }
vacation-now = jetzt
vacation-end = Ich bin zurück
vacation-drop = Streichen
vacation-drop-named = { $first } bis { $last }: streichen
vacation-end-named = { $first } bis { $last }: ich bin zurück

## Aufträge
orders-title = Aufträge für deine nächsten Züge
orders-page = Aufträge
orders-about = Spiel deinen nächsten Zug auf diesem Probebrett. So könnte der Tisch dann liegen; die anderen sehen es nie.
orders-turn = Zug { $number }
orders-way = { $number ->
    [1] Zuerst
   *[other] Sonst
  }
orders-if = wenn
orders-ask = Sonst: frag mich
orders-none = Noch nichts beauftragt. Zieh auf dem Brett.
orders-made = Auf dem Brett
orders-meant = Was genau ist gemeint?
orders-exactly = genau dieser Zug
orders-must = Das muss noch gelten
orders-must-about = Erlaubt sein müssen die Züge immer. Kreuze an, wovon sie außerdem abhängen.
orders-use = So beauftragen
orders-clear = Von vorn
orders-another = Anderes Brett
orders-remove = Streichen
orders-remove-named = Weg { $way } von Zug { $number } streichen
orders-next = Den Zug danach planen
orders-add = Noch einen Weg
orders-forecast = Ausprobieren
orders-forecast-way = passt in { $count } von { $games } Probepartien
orders-forecast-asked = fragt dich in { $count } von { $games }
orders-give = Aufträge versiegeln
orders-given = Versiegelt. Sie werden ausgeführt, sobald du am Zug bist; bis dahin kannst du sie ändern.
orders-cancel = Alle zurückziehen
orders-cancelled = Zurückgezogen. Du wirst gefragt.
orders-stopped-unforeseen = Deine Aufträge halten an: Kein Weg passte. Jetzt bist du gefragt.
orders-stopped-again = Deine Aufträge halten an: Dein Zug brachte eine Frage, auf die sie keine Antwort haben.
orders-stopped-taken-back = Deine Aufträge halten an: Ein Zug wurde zurückgenommen.
orders-your-turn = Du bist am Zug: Spiel ihn am Tisch, dann kannst du Aufträge für den nächsten geben.
orders-back = Zum Tisch
