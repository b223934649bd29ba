### Der Tisch, was auch immer auf ihm gespielt wird.

## Die Leiste
undo = Zurück
undo-turn = Den ganzen Zug zurück
undo-none = Nichts lässt sich zurücknehmen: Seither hat jemand etwas erfahren.
undo-ask = Um Rücknahme bitten
hint = Tipp
rules = Regeln
menu-resign = Aufgeben
menu-resign-sure = Aufgeben: Ein Bot spielt für dich weiter
menu-pause = Um eine Pause bitten
menu-go-on = Um Fortsetzung bitten
menu-leave = Den Tisch verlassen
menu-close-table = Den Tisch schließen
menu-command = Einen Zug tippen
menu-next = Nächster Tisch, an dem ich dran bin
menu-language = Sprache

## Der Satz des Zuges
wait-for = { $count ->
    [0] {""}
    [1] { $names } wählt.
   *[other] { $names } wählen.
  }
wait-sealed = Versiegelt. Der Tisch wählt noch.
wait-sealed-more = Du darfst es dir anders überlegen, bis der Letzte versiegelt hat.
table-over = Das Spiel ist aus.
table-closed = Dieser Tisch wurde geschlossen.
table-paused = Die Uhr steht.
watching = Du schaust zu.
your-turn-title = Du bist dran
proposal-undo = { $name } bittet darum, den letzten Zug zurückzunehmen.
proposal-pause = { $name } bittet darum, die Uhr anzuhalten.
proposal-resume = { $name } bittet darum, weiterzuspielen.
proposal-agree = Einverstanden
proposal-refuse = Ablehnen
proposal-waiting = Die anderen müssen noch zustimmen.

## Bestätigen
confirm = Bestätigen
confirm-seal = Wahl versiegeln
confirm-change = Wahl ändern
confirm-nothing = Erst wählen
put-back = Zurücklegen
clear = Alles zurück
enter = Enter

## Seitenteil
log = Verlauf
tracker = Übersicht
talk = Gespräch
log-empty = Noch ist nichts geschehen.
log-since = Seit deinem letzten Zug
since-about = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}, am Tisch noch einmal gezeigt.
since-mine = Zu meinem Zug
since-now = Zur Gegenwart
playing = Was gerade gezeigt wird
playing-step = Schritt { $at } von { $total }
playing-speed = Tempo: { $motion ->
    [quick] flott
    [calm] ruhig
   *[normal] normal
  }
playing-next = Nächster Schritt
playing-on = Weiter
log-undone = { $name } hat den letzten Zug zurückgenommen.
log-undone-all = Der letzte Zug wurde zurückgenommen.
log-note-resigned = { $name } hat aufgegeben.
log-note-paused = Die Uhr wurde angehalten.
log-note-resumed = Die Uhr läuft wieder.
log-note-away = Ein Bot spielt für { $name }.
log-note-back = { $name } ist wieder da.
log-note-vacation = { $name } hat Urlaub eingetragen: Diese Zeit zählt nicht.
log-note-expired = Die Zeit von { $name } ist um. Die Partie endet.
log-note-too-long = An diesem Tisch ist so viel geschehen, dass das Spiel hier unvollendet endet.
log-note-down = Die Seite war { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
} lang nicht erreichbar. Währenddessen lief keine Uhr.
log-begin = Das Spiel beginnt.
talk-empty = Noch hat niemand etwas gesagt.
talk-field = Sag etwas in die Runde
talk-send = Sagen
talk-watching = Nur wer am Tisch sitzt, kann reden.

## Plätze
seat-you = du
seat-beside = an diesem Bildschirm
seat-free = frei
seat-away = abwesend
seat-choosing = wählt
seat-sealed = bereit
seat-resigned = hat aufgegeben

## Warum nicht
why-not = Warum nicht?
why-not-thing = Warum nicht { $thing }?
why-rules = Regeln { $paragraph }
why-watching = Du schaust zu; das kann nur, wer mitspielt.
why-picked = Etwas anderes ist gewählt. Nimm das zuerst zurück.

## Tipps
hint-thinking = Denkt nach …
hint-take = Auf dem Tisch gezeigt; bestätige es oder lege es zurück.

## Keine Verbindung
offline-title = Die Verbindung ist weg.
offline-safe = Nichts ist verloren: Was du bestätigt hast, ist gespeichert.
offline-next = Nächster Versuch in { $seconds } s.
offline-now = Jetzt versuchen
offline-refused = An diesen Tisch darfst du nicht.
offline-wait = Wartet auf die Verbindung
maintenance = Die Seite wird gewartet. Die Uhren stehen still; danach geht es weiter.
bots-waiting = { $count ->
    [one] { $levels } ist noch nicht so weit; bis dahin spielt ein einfacher Bot auf diesem Platz.
   *[other] { $levels } sind noch nicht so weit; bis dahin spielt für sie jeweils ein einfacher Bot.
}
bots-waiting-read = In Ordnung

## Die Uhr
clock-left = { $name } hat noch { $time }
clock-yours = Deine Zeit: { $time }

## Weitergeben
curtain-title = { $name } ist dran
curtain-text = Gib den Bildschirm an { $name }. Alle anderen schauen bitte weg.
curtain-button = Ich bin { $name }
curtain-hold = Einen Moment halten
curtain-next = jetzt

## Vor dem Beginn
room-title = Dieser Tisch füllt sich
room-text = Es geht los, wenn alle Plätze besetzt sind.
room-link = Schick diesen Link allen, mit denen du spielen willst
room-invitation = Einladung
room-aloud = Zum Weitersagen:
room-valid = gilt, bis die Partie beginnt
room-code = Die Einladung als QR-Code
room-join = Hier hinsetzen
room-leave = Aufstehen
room-remove = { $name } wegschicken
room-close = Den Tisch schließen

## Das Ende
end-replay = Rückschau
end-back-to-score = Abrechnung

## Die Befehlszeile
command-title = Einen Zug tippen
command-field = Zug
command-help = Ein Zug mit seinem Namen oder dessen Anfang: { $example }. Mehrere trennt ein Strichpunkt. "warum" fragt nach einem Zug, "tipp" nach Rat, "zurück" nimmt zurück, "bestätigen" tut, was gewählt ist.
command-may = Das geht jetzt.
command-go = Ausführen

position = Die Stellung, Zeile für Zeile
clock-still = steht still
clock-until = bis { $date }
menu-orders = Aufträge für deine nächsten Züge
menu-mute = Keine Nachrichten von diesem Tisch
menu-unmute = Wieder Nachrichten von diesem Tisch
room-guest = Ein Konto beim Namen einladen
room-guest-send = Einladen
room-guest-sent = { $name } ist eingeladen und sieht diesen Tisch unter den offenen.
clock-days = { $days } T. { $hours } Std.
first-title = Deine erste Partie
first-step = Schritt { $at } von { $of }
first-skip = Überspringen
first-next = Weiter
first-done = Spielen
skip = Überspringen
log-new = etwas Neues
menu-next-none = An keinem anderen Tisch bist du dran.
talk-mute = Stumm
talk-unmute = Wieder hören
talk-report = Melden
talk-reported = Der Betreiber weiß Bescheid.
watch-count = { $count ->
    [1] 1 schaut zu
   *[other] { $count } schauen zu
  }

# The table of a game that has none of its own.
plain-confirm = So spielen
plain-choose = Erst wählen
plain-tracker = Zu diesem Spiel gibt es keine Übersicht.

## Das Buch: offene Plätze, und wie Zahlen zustande kommen
book-how = wie das zustande kommt
book-open = Alles ansehen, was dieser Platz hat
book-seats = Plätze
book-sum = Summe
book-nothing = Noch nichts
book-public = Werte anderswo veröffentlicht
book-inferred = Werte erschlossen
book-reconstructed = Werte rekonstruiert
