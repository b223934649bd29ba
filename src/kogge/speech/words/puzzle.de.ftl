### Rätsel: was Terminal und Seiten zu einem Versuch sagen, und was der Befehl sagt.

help-puzzles = Löse ein Rätsel: eine Entscheidung, bei der eine Wahl klar die beste ist.
help-puzzle = die Nummer eines Rätsels; ohne sie das nächste, das du noch nicht versucht hast
help-puzzles-today = das Rätsel des Tages, das für alle dasselbe ist
help-puzzles-find = Rätsel in Partien starker Bots suchen, statt eines zu lösen
help-puzzles-count = wie viele gesucht werden
help-puzzles-seed = der Startwert der ersten Partie, die angesehen wird
help-puzzles-jobs = wie viele Prozesse suchen; 0: so viele, wie es Prozessoren gibt
help-puzzles-out = die Datei für die Funde; gibt es sie schon, geht die Suche dort weiter
puzzle-title = { $game }, Rätsel { $number } von { $count }
puzzle-today = Das Rätsel des Tages.
puzzle-you = Du bist { $name }.
puzzle-prompt = Deine Wahl („help“ zeigt, was du noch eingeben kannst):
puzzle-help =
    Zahl oder Name      die Aktion, die du ausführen willst
    why AKTION          warum du das jetzt darfst oder nicht
    cards               was die Karten tun
    table, score        das Spiel ansehen
    rules [NUMMER]      die Regeln oder ein Absatz daraus
    quit                aufhören; du kannst es ein andermal versuchen
puzzle-left = Du kannst es ein andermal versuchen.
puzzle-none = Zu diesem Spiel gibt es noch keine Rätsel.
puzzle-all = Du hast alle Rätsel dieses Spiels versucht. Hier ist eines noch einmal.
puzzle-right = Das ist die beste Wahl.
puzzle-wrong = Das ist klar schlechter: { $move }. Am besten: { $best }.
puzzle-costs = Das senkt die Siegchance um etwa { $loss } Prozentpunkte: { $move }. Am besten: { $best }.
puzzle-theme = Thema: { $theme }.
puzzle-line = So geht es weiter: { $moves }
puzzle-other-move = { $name }: { $move }
puzzle-proven = Das ist bewiesen: Mit jeder anderen Wahl ist die Siegchance um mindestens { $margin } Prozentpunkte kleiner.
puzzle-margin = Mit jeder anderen Wahl ist die Siegchance um mindestens { $margin } Prozentpunkte kleiner (± { $error }).
puzzle-found-from = Die Gilde findet es ab der Stufe { $level }.
puzzle-found-by-last = Aus der Gilde findet es nur die Stufe { $level }.
puzzle-found-by-none = In ihrer üblichen Zeit findet es keine Stufe der Gilde.
puzzle-rating = Deine Wertung: { $after } ({ $change }). Das Rätsel: { $puzzle }.
puzzle-again = Dieses hast du schon einmal versucht, darum zählt es nicht noch einmal.
puzzle-streak = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
  } in Folge.
puzzle-next = Für ein weiteres: { $command }
puzzle-why-sure = Die beste Wahl gewinnt sicher, was auch immer die anderen tun.
puzzle-why-lost = Die beste Wahl wahrt die letzte Aussicht auf den Sieg.
puzzle-why-mixed = Die beste Wahl können die anderen nicht erraten.
puzzle-why-even = Eine andere Wahl sieht auf den ersten Blick ebenso gut aus: { $beside }.
puzzle-why-gain = Die beste Wahl ist für dich etwa { $amount } mehr wert als diese: { $beside }.
puzzle-why-deny = Mit der besten Wahl bekommt { $name } etwa { $amount } weniger als mit dieser: { $beside }.
puzzle-why-invest = Zuerst bringt dir die beste Wahl etwa { $amount } weniger als diese: { $beside }. Doch sie führt öfter zum Sieg.
puzzle-why-allow = Zuerst bekommt { $name } mit der besten Wahl etwa { $amount } mehr als mit dieser: { $beside }. Doch sie führt öfter zum Sieg.
puzzle-why-far = Eine andere Wahl sieht auf den ersten Blick ebenso gut aus: { $beside }. Doch die beste führt öfter zum Sieg.
puzzle-searching = Rätsel in { $looked } Partien
puzzle-stored = { $found } Rätsel in { $looked } Partien: { $file }
