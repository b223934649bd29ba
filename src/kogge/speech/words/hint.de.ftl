### Tipps auf Deutsch: was ein Bot täte, und warum. Terminal und Seiten sagen dasselbe.

hint-title = Der { $bot } würde so spielen
hint-share = { $share } %{ $doubt ->
    [0] {""}
   *[other] {" "}(± { $doubt })
  }
hint-share-under = unter 1 %
hint-share-over = über 99 %
hint-share-none = kaum verfolgt
hint-wins = Siegchance: { $share }.
hint-amount = { $game ->
    [visby] { $points } Siegel
   *[other] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }
  }
hint-score = Wäre das Spiel dann zu Ende, hättest du { $amount }.

## Zum besten Zug
hint-why-sure = Das gewinnt sicher, was die anderen auch tun.
hint-why-lost = { $game ->
    [visby] Kaum noch zu gewinnen; so bleibt am meisten Raum für einen Fehler der anderen.
   *[other] Kaum noch zu gewinnen; so verlierst du die wenigsten Punkte und lässt Raum für einen Fehler.
  }
hint-why-mixed = Alle wählen gleichzeitig, darum ist kein Zug immer der beste: Spiel diesen in etwa { $cases } von 100 solchen Lagen, dann durchschaut dich niemand.
hint-why-even = Der nächstbeste Zug ist ebenso gut, soweit es sich sagen lässt.
hint-why-gain = Alles in allem ist das für dich etwa { $amount } mehr wert als der nächstbeste Zug.
hint-why-deny = { $name } bekommt damit etwa { $amount } weniger als beim nächstbesten Zug.
hint-why-invest = Zuerst bringt es dir etwa { $amount } weniger als der nächstbeste Zug, zahlt sich aber später aus: Es führt öfter zum Sieg.
hint-why-allow = Zuerst bekommt { $name } damit etwa { $amount } mehr als beim nächstbesten Zug, doch es zahlt sich später aus: Es führt öfter zum Sieg.
hint-why-far = Auf den ersten Blick ist der nächstbeste Zug ebenso gut, doch dieser führt öfter zum Sieg.

## Zu den anderen, neben ihm
hint-others = Nächstbeste Züge
hint-other = { $move }: { $share }, { $why }
hint-beside-sure = gewinnt auch sicher
hint-beside-lost = nicht besser
hint-beside-mixed = in etwa { $cases } von 100 solchen Lagen
hint-beside-even = ebenso gut, soweit es sich sagen lässt
hint-beside-loss = für dich etwa { $amount } weniger wert
hint-beside-leave = etwa { $amount } mehr für { $name }
hint-beside-late = sieht zunächst nicht schlechter aus, führt aber seltener zum Sieg
hint-beside-slight = sieht gleich schlechter aus
