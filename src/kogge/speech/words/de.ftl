### Die Kommandozeile auf Deutsch.

chance = Zufall
error = Fehler

## Hilfe
help-kogge = Kogge: drei Brettspiele der Hanse, im Terminal.
help-lang = Sprache: { $languages } oder { $language }; sonst die deiner Umgebung.
help-play = Ein Spiel im Terminal, gegen Bots oder mit anderen an einer Tastatur.
help-replay = Eine gespeicherte Partie nachspielen, mit den Augen eines Platzes oder offen.
help-review = Auf eine Partie zurückblicken: welche Züge eines Platzes gut waren, was besser gewesen wäre, was Glück war.
help-review-seat = Wessen Entscheidungen: ein Name oder eine Platznummer; sonst die des ersten Menschen am Tisch.
help-review-json = Alles als JSON ausgeben, für Programme.
help-verify = Eine gespeicherte Partie prüfen: jede Aktion, jede Prüfsumme, jede Ziehung.
help-check = Szenarien ausführen, interpretiert und übersetzt; die erste Abweichung wird genannt.
help-perft = Zählen, auf wie viele Arten ein Spiel weitergehen kann.
help-rules = Die Regeln eines Spiels in nummerierten Absätzen.
help-edition = Die Materialwerte eines Spiels mit ihrer Herkunft, oder eine Ausgabe-Datei prüfen.
help-warm = Die Spiele im Voraus übersetzen, damit später niemand wartet.
help-bench = Die Geschwindigkeit von Regeln und Suche messen, jeden Wert neben seinem Vergleich.
panel-options = Optionen
panel-arguments = Angaben
panel-commands = Befehle
panel-default = sonst
panel-help = Diesen Text zeigen.
help-version = Die Version zeigen.

help-game = Das Spiel: { $games }.
help-games = Die Spiele, alle, wenn keines genannt ist: { $games }.
help-seats = Wer spielt, durch Kommas getrennt: 'you' oder ein Name für Menschen, für Bots { $levels } oder greedy, der nicht übersetzt werden muss; sonst you,greedy.
help-seed = Eine Zahl, die allen Zufall festlegt, um dieselbe Partie noch einmal zu spielen.
help-option = Eine Variante wie target=45 in Visby oder riga=true in Riga, nicht für die ersten Partien; mehrfach möglich.
help-edition-file = Eine Ausgabe-Datei mit den abweichenden Materialwerten.
help-log = Die Partie fortlaufend auch in diese Datei schreiben.
help-resume = Die letzte unbeendete Partie fortsetzen, wie sie begonnen wurde.
help-plain = Schlichte Zeilen ohne Farbe, Rahmen und Löschen: für Screenreader und Pipes.
help-json = Das Ergebnis als JSON ausgeben, für Programme; nur ohne Menschen am Tisch.
help-file = Eine Partie-Datei, als Text oder JSON.
help-files = Partie-Dateien, als Text oder JSON.
help-seat = Wessen Augen: ein Name, eine Platznummer, 'open' für alles offen (sonst immer), 'nobody' für Zuschauer.
help-at = Nach so vielen Aktionen anhalten.
help-depth = Wie viele Aktionen tief.
help-players = Wie viele spielen.
help-scenarios = Szenario-Dateien.
help-paragraph = Nur diesen Absatz zeigen, etwa 5.2, oder eine unserer Festlegungen, etwa V4.
help-check-file = Diese Ausgabe-Datei prüfen und zeigen, was sie ändert.
help-write-file = Die Ausgabe des Spiels in diese Datei schreiben, als Anfang für eine eigene.
help-against = Ein Vergleich, neben dem gemessen wird: c, openspiel oder none für keinen; ohne Angabe alle, die da sind. Mehrfach möglich.
help-seconds = Wie lange jeder Wert gemessen wird.
help-interpreted = Nur interpretiert zählen, ohne zu übersetzen.

## Spiel
your-name = Kapitän
title = { $game }, Durchgang { $round }, Ziel { $target }
why-what = Sag, welche Aktion du meinst, etwa: warum { $example }
log-lost = { $sentence }; die Partie geht ohne diese Datei weiter.
save-skipped = { $sentence }
legend = ● auf der Hand, · gespielt
level = { $name }: { $about }.
compiling = Die Bots werden einmal übersetzt; das kann eine Minute dauern ...
bots-waiting = { $count ->
    [one] { $levels } ist noch nicht so weit; bis dahin spielt ein einfacher Bot auf diesem Platz.
   *[other] { $levels } sind noch nicht so weit; bis dahin spielt für sie jeweils ein einfacher Bot.
}
bots-ready = { $count ->
    [one] { $levels } ist jetzt so weit und übernimmt.
   *[other] { $levels } sind jetzt so weit und übernehmen.
}
hint-waiting = Der { $bot } ist noch nicht so weit; bis dahin rät ein einfacher Bot.
resumed = Die Partie geht weiter, wo sie stehen blieb.
saved = Gespeichert. Weiter mit: { $command } play --resume
kept = Die Partie liegt in { $path }
logged = Die Partie steht in { $path }
older-saved = Eine Partie { $game } wartet noch; sie bleibt gespeichert. Weiter damit: { $command } play --resume
commitment = Startwert hinterlegt: { $digest }
prompt = { $name }, deine Wahl?
prompt-help = Eine Nummer oder ein Name; 'karten' und 'regeln' erklären das Spiel, 'hilfe' sagt den Rest.
your-turn = Jetzt { $name }.
hand-over = Jetzt wählt { $name } verdeckt. Gib die Tastatur weiter und drücke Enter.
only-choice = { $name } hat nur eine Wahl: { $action }
not-understood = '{ $text }' ist nicht zu verstehen: eine Nummer von 1 bis { $count }, ein Name oder 'hilfe'.
did-you-mean = '{ $text }' kann heißen: { $names }
why-legal = Das darfst du jetzt tun.
why-not = { $reason } (§{ $paragraph })
undone = Zurückgenommen.
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-known = Das lässt sich nicht zurücknehmen: Was daraus wurde, haben alle gesehen.
no-paragraph = Einen Absatz { $number } gibt es nicht.
help-commands =
    Eine Nummer         die Aktion mit dieser Nummer
    Ein Name            die Aktion, etwa: { $example }
    warum AKTION        warum du das jetzt darfst oder nicht, etwa: warum { $doubted }
    tipp                was ein Bot täte, und warum
    karten              was die Karten tun
    zurück              deine letzte Wahl zurücknehmen, solange niemand daraus etwas erfahren hat
    tisch               den Tisch noch einmal zeigen
    verlauf             was bisher geschah
    punkte              wie es steht
    regeln [NUMMER]     die Regeln, oder nur ein Absatz oder eine Festlegung
    hilfe               diese Liste
    verlassen           aufhören; die Partie ist gespeichert

## Der Tisch
heading-seat = Platz
heading-seals = Siegel
heading-wares = Waren
track-seals = { $count } Siegel
track-wares = { $count ->
    [1] 1 Ware
   *[other] { $count } Waren
  }
track-rate = { $number }, Kurs { $cost }:{ $seals }
in-hand = auf der Hand
played = gespielt
pick-in-any-order = Wähle in beliebiger Reihenfolge, oder nenne alles auf einmal:
picked = Bisher gewählt: { $actions }  ('zurück' nimmt das Letzte weg)
picks-misfit = Mit dem, was schon gewählt ist, wäre das mehr als nötig: etwas könnte wegbleiben.
trouble = Daran scheitert es: { $action }.
your-choices = Was du tun darfst:
none = keine

## Das Ende
final-score = Endstand
winner = { $names } gewinnt.
winners = { $names } teilen sich den Sieg.

## Ein Ende, das geteilt wird
outcome-won = { $name } gewinnt, { $points } zu { $next }
outcome-shared = { $names } teilen sich den Sieg
outcome-unfinished = Vorzeitig beendet
outcome-company = { $title } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] sechst
  }

## Nachspielen, prüfen, zählen
replay-step = { $number }. { $actor }: { $action }
replay-of = { $game }: { $names }
verified = { $path }: { $count } Aktionen laufen nach, jede Prüfsumme passt, der Startwert gehört zur Hinterlegung, und jede Ziehung kommt aus ihm.
verified-part = { $path }: { $count } Aktionen laufen nach, und jede Prüfsumme passt. Die Partie ist nicht zu Ende; darum ist der Startwert noch geheim, und die Ziehungen lassen sich nicht prüfen.
check-ok = gut    { $path }: { $title }
check-failed = ANDERS { $sentence }
check-sum = { $passed } gut, { $failed } anders
depth = Tiefe
ways = Wege
seconds = Sekunden
interpreted = interpretiert

## Ausgabe
edition-title = { $title } ({ $game }, Prüfsumme { $digest })
heading-value = Wert
heading-name = Name
heading-provenance = Herkunft
heading-note = Bedeutung
edition-fits = { $path } passt. Es ändert:
edition-same = { $path } passt und ändert nichts.
edition-written = Die Ausgabe steht in { $path }. Ändere, was in deiner Schachtel anders ist, und behalte nur das.
provenance-printed = gedruckt
provenance-public = veröffentlicht
provenance-inferred = erschlossen
provenance-reconstructed = rekonstruiert

## Übersetzen und messen
warming = Übersetze
warm-done = { $game }: bereit nach { $seconds } s
warm-there = { $game }: schon bereit
warm-ready = Fertig.
no-numba = numba ist nicht installiert: Die Regeln laufen interpretiert.
bench-title = Geschwindigkeit auf einem Kern, { $seconds } s je Wert, der beste von mehreren Durchgängen
heading-what = Was
heading-rate = Pro Sekunde
heading-peer = Vergleich
heading-peer-rate = Dessen Wert
heading-ratio = Verhältnis
heading-aim = Ziel
bench-playouts = { $game } zu { $seats }: zufällige Partien, { $carrier }
bench-actions = { $game } zu { $seats }: Aktionen, { $carrier }
bench-parts = { $game } zu { $seats }: Eine mittlere Partie hat { $choices } Entscheidungen, { $forced } erzwungene und { $draws } Ziehungen
bench-copies = { $game }: Kopien einer Stellung, { $carrier }
bench-search = { $game } zu { $seats }: Simulationen der Suche, übersetzt
bench-threads = { $game } zu { $seats }: zufällige Partien, zwei Threads
bench-peer-c = einfaches C
bench-peer-goofspiel = Goofspiel
bench-peer-gin_rummy = Gin Rummy
bench-peer-thread = ein Thread
bench-peers = Einfaches C ist dasselbe Spiel als Schleife in C (-O2); Goofspiel und Gin Rummy sind die von OpenSpiel, in C++. Verhältnisse sind Mediane abwechselnder Durchgänge.
bench-missed = { $aim }, verfehlt
bench-size = { $game }: Eine Stellung hat { $bytes } Bytes
bench-load = { $game }: aus dem Zwischenspeicher bereit in { $seconds } s
compiled = übersetzt

## Der Server
help-serve = Einen Server betreiben: Tische für Menschen und Bots, live oder als Fernpartie.
help-account = Einem Konto deines Servers helfen: reset NAME gibt ihm ein neues Passwort.
help-maintenance = Alle Uhren deines Servers für eine Wartung anhalten (on) oder weiterlaufen lassen (off).
help-reports = Zeigen, was Spieler deines Servers gemeldet haben.
help-backup = Alles, was dein Server aufbewahrt, in eine Datei schreiben, auch im Betrieb.
help-restore = Eine Sicherung an die Stelle von allem setzen, was dein Server aufbewahrt, auch im Betrieb.
help-wire = Die Typen der Nachrichten des Servers als TypeScript ausgeben.
help-host = Die Adresse, an der gelauscht wird: 127.0.0.1 nur für diesen Rechner, 0.0.0.0 für alle.
help-port = Der Port, an dem gelauscht wird; 0 nimmt einen freien.
help-database = Wo alles aufbewahrt wird: der Pfad einer SQLite-Datei oder postgresql://...; sonst eine Datei bei deinen Daten.
help-public-url = Die Adresse, unter der man den Server erreicht, etwa https://kogge.example.org.
help-trust-proxy = Dem Proxy vor dem Server glauben, wer fragt und ob über https.
help-allow-host = Ein weiterer Name, auf den der Server hört; darf mehrmals stehen.
help-metrics = Zahlen für Prometheus unter http://127.0.0.1:PORT/metrics, nur für diesen Rechner.
help-session-days = So viele Tage lang ist ein Browser bekannt; dann muss man sich neu anmelden.
help-guest-days = Nach so vielen Tagen wird ein Gast vergessen, der nicht wiederkommt und in keinem Spiel sitzt; 0: nie.
help-imprint = Eine Markdown- oder Textdatei: wer die Seite betreibt, gezeigt als Impressum.
help-privacy = Eine Markdown- oder Textdatei: was von Menschen aufbewahrt wird, gezeigt als Datenschutzseite.
help-mail = Der SMTP-Server für E-Mails an Spieler: smtps://name:passwort@rechner, smtp://... für STARTTLS oder smtp+plain://... ohne Verschlüsselung.
help-mail-from = Die Adresse, von der diese E-Mails kommen.
help-push-key = Sag den Browsern der Spieler, wann sie am Zug sind; der Schlüssel dafür liegt in dieser Datei und wird erzeugt, wenn es keinen gibt.
help-webhooks = Spieler dürfen Webhooks angeben, über die sie benachrichtigt werden.
help-allow-webhook = Ein Rechner deines eigenen Netzes, mit oder ohne Port, den Webhooks erreichen dürfen, auch über einfaches http; mehrfach möglich.
help-open = Die Startseite im Browser öffnen.
help-no-warm = Die Suche nicht im Hintergrund übersetzen; Bots denken ohne sie.
help-deed = Was zu tun ist: reset.
help-account-name = Der Name des Kontos.
help-maintenance-state = on oder off; ohne Angabe wird der Stand gezeigt.
help-into = Sie in diesen Ordner der Quellen einer Oberfläche schreiben, mit den Typen jedes Spiels.
help-settle = Diese Meldung als erledigt vermerken.
help-all-reports = Auch erledigte Meldungen zeigen.
help-backup-file = Die Datei der Sicherung.
help-force-backup = Eine vorhandene Datei überschreiben.
help-force-restore = Ersetzen, was die Datenbank jetzt enthält.
serving = Kogge lauscht auf { $address }
serving-store = Alles liegt in { $database }; Ende mit Strg-C.
serving-plain = Ohne https kann mitlesen, wer dein Netz teilt; außerhalb der eigenen vier Wände nimm einen Proxy mit https, --trust-proxy und --public-url.
serving-uncompiled = Die Stufen der Bots brauchen kompilierten Code, und hier lässt er sich nicht herstellen: Ein einfacher Bot spielt für sie, gewertete Partien und Tagesspiele werden abgelehnt. Abhilfe: pip install "kogge[compile]" oder ein Wheel, das ihn mitbringt.
serving-metrics = Zahlen für Prometheus: http://127.0.0.1:{ $port }/metrics
account-password = Das neue Passwort von { $name }: { $password }
account-recovery = Der neue Wiederherstellungscode: { $code }
maintenance-on = Die Seite wird gewartet: die Uhren stehen, und nichts wird gespielt.
maintenance-off = Die Seite ist offen, und die Uhren laufen.
report = { $id }  { $when }  Tisch { $table }, Platz { $seat } ({ $name }): { $words }
no-reports = Keine Meldungen.
backup-rows = { $name }: { NUMBER($rows) }
backup-done = { NUMBER($rows) } Zeilen nach { $path } geschrieben
restore-done = { NUMBER($rows) } Zeilen aus { $path } zurückgeholt

## Leistung
help-capacity = Messen, was ein Server auf diesem Rechner trägt, neben dem, was uvicorn allein trägt.
help-capacity-tables = Tische mit zwei Menschen, die zugleich spielen, eine Aktion je Tisch und Sekunde.
help-capacity-seconds = Wie lange sie spielen.
help-capacity-sockets = Verbindungen, die danach nur zuhören.
help-capacity-idle = Tische, die im Speicher bleiben, um zu sehen, was jeder braucht.
help-capacity-tries = Folgen von Aktionen, die in jedem Spiel probiert werden.
heading-figure = Wert
heading-limit = Höchstens
capacity-bare = uvicorn allein reicht Nachrichten weiter
capacity-tables = Tische spielen
capacity-costs = Tische eines Spiels spielen, unter Menschen und neben Bots
capacity-sockets = Verbindungen hören zu
capacity-idle = Tische warten
capacity-leave = Tische verlassen den Speicher
capacity-try = Aktionen werden probiert
capacity-bare-rate = uvicorn allein: weitergereichte Nachrichten je Sekunde
capacity-bare-rate-cpu = uvicorn allein: Nachrichten je Sekunde seines Prozessors
capacity-actions-each-second = Aktionen je Sekunde an allen Tischen
capacity-matches = Partien, die dabei zu Ende gingen
capacity-p50-ms = Vom Absenden, bis der andere Platz es sieht: die Hälfte binnen, ms
capacity-p95-ms = 95 von 100 binnen, ms
capacity-p99-ms = 99 von 100 binnen, ms
capacity-max-ms = Die längste, ms
capacity-messages-each-second = Nachrichten an die Spieler je Sekunde
capacity-messages-cpu = Nachrichten je Sekunde des Prozessors, mit Regeln und Platte
capacity-server-cpu = Anteil des Servers an einem Prozessor
capacity-socket-bytes = Bytes je Verbindung, die zuhört
capacity-all-heard-ms = Bis alle Zuhörer von einer Aktion wissen, ms
capacity-act-visby-ms = Visby: Prozessorzeit des Servers je Aktion, ms
capacity-act-riga-ms = Riga: ebenso
capacity-act-haithabu-ms = Haithabu: ebenso
capacity-bot-visby-ms = Visby neben einem Bot: ebenso, mit den Zügen des Bots
capacity-bot-riga-ms = Riga neben einem Bot: ebenso
capacity-bot-haithabu-ms = Haithabu neben einem Bot: ebenso
capacity-table-bytes = Bytes je Tisch, der wartet
capacity-left-after-s = Bis Tische ohne Zuschauer den Speicher verlassen haben, s
capacity-try-visby-p99-ms = Probieren in Visby: 99 von 100 binnen, ms
capacity-try-riga-p99-ms = Probieren in Riga: 99 von 100 binnen, ms
capacity-try-haithabu-p99-ms = Probieren in Haithabu: 99 von 100 binnen, ms

## Arena
help-arena = Bots gegeneinander spielen lassen: feste Startwerte, jede Sitzordnung, Siegesanteile mit Spannen. Ein unterbrochener Lauf geht weiter.
help-arena-bots = Die Bots, einer für jeden Platz; ein Name darf mehrfach dastehen ({ $bots }; mit OpenSpiel auch openspiel-mcts, openspiel-ismcts). NAME/BUDGET gibt einem ein eigenes Budget, NAME@DATEI ein anderes Netz, NAME@hand keines; mit „NAME~take *-crane“ verzichtet einer auf alles, was dazu passt.
help-arena-games = Wie viele Partien, aufgerundet auf ganze Startwerte: Jeder wird in jeder Sitzordnung gespielt.
help-arena-seed = Der erste Startwert; die anderen folgen.
help-arena-budget = Wie viel Bots denken dürfen: Millisekunden gelten je Zug; Simulationen auch bei Mitgliedern der Gilde, bei search und denen von OpenSpiel je Entscheidung.
help-arena-until = Aufhören, wenn der erste Bot dies erreicht hat: low, high oder share, und eine Grenze.
help-arena-sprt = Aufhören, sobald klar ist, ob der erste von zwei Bots besser ist als gleich stark (50 gegen 53 Prozent).
help-arena-jobs = Prozesse, die spielen; 0 für alle Kerne.
help-arena-on = Auf einem Ray-Cluster spielen, unter der Adresse für Clients; auto für den, zu dem dieser Rechner gehört.
help-arena-save = Ergebnisse und alle Partien in diesem Ordner aufheben.
arena-plays = Partien
arena-title = { $game }, { $seats } Plätze, { $seeds } Startwerte in jeder Sitzordnung
different-games = Verschiedene Partien: { $different } von { $games }
arena-kept = Die Ergebnisse liegen in { $folder }; derselbe Befehl macht dort weiter.
arena-interrupted = Unterbrochen. Die Ergebnisse liegen in { $folder }; derselbe Befehl macht dort weiter.
arena-better = { $first } ist besser als { $second } (Gewicht der Belege { $weight }).
arena-not-better = { $first } ist nicht besser als { $second } (Gewicht der Belege { $weight }).
arena-open = Ob { $first } besser ist als { $second }, ist noch offen (Gewicht der Belege { $weight }).
heading-bot = Bot
heading-below = Gegen
heading-sims = Simulationen
help-bots = Zeigt die Stufen der Bots: wie jede gegen die darunter spielt, aus einem aufbewahrten Lauf, der sich wiederholen lässt.
help-bots-game = Nur von einem Spiel.
help-bots-again = Die Leiter neu spielen, statt die aufbewahrte zu zeigen; ein unterbrochener Lauf geht weiter.
help-bots-out = Die Leiter in diese Datei schreiben.
bots-title = { $seats ->
    [2] { $game }, zu zweit
   *[other] { $game }, zu { $seats }: wie oft jemand der Stufe vor jemandem der Stufe darunter liegt
  }
bots-unmeasured = nicht gemessen
bots-again = Die letzte Zeile noch einmal spielen: { $command }
help-train = Übt ein Netz: Es spielt gegen sich, lernt aus dem, was daraus wurde, und wird in der Arena geprüft.
help-train-seats = Plätze in Partien gegen sich selbst, bei mehreren Zahlen reihum; geprüft wird zu zweit.
help-train-games = Partien gegen sich selbst in jeder Generation.
help-train-generations = Wie oft gespielt und gelernt wird.
help-train-budget = Wie viel der Bot in einem Zug beim Üben und bei der Prüfung nachdenken darf.
help-train-from = Wer die erste Generation spielt: die Bewertung von Hand (hand), das benutzte Netz (own) oder eine Datei.
help-train-hidden = Die Größen der zwei verborgenen Schichten.
help-train-epochs = Wie oft durchgegangen wird, was gespielt wurde.
help-train-rate = Wie weit sich die Gewichte in einem Schritt bewegen, am Anfang.
help-train-onward = Das Netz, das spielt, weiter anpassen, statt ein neues zu beginnen; mit --hidden, wie es sie hat.
help-train-guests = Der Teil aller Partien, in dem die Bewertung von Hand einige Plätze anfangs führt, damit das Netz sieht, was es selbst nicht herbeiführen würde; 0.5 ist die Hälfte.
help-train-teachers = Netze, deren Meinung statt der Ergebnisse gelernt wird, durch Kommas getrennt; own ist das benutzte.
help-train-test = Partien gegen das benutzte Netz, höchstens; 0 für keine Prüfung.
help-train-out = Wohin mit den Netzen; ohne Angabe der Datenordner des Benutzers.
help-train-promote = Das Netz an die Stelle des benutzten setzen, wenn die Prüfung sagt, dass es besser ist.
help-train-show = Nur sagen, wie das benutzte Netz entstanden ist, oder das von --from DATEI.
train-plays = Partien gegen sich selbst
train-generation = Generation { $number }: { $rows } Zeilen, Verlust { NUMBER($loss, minimumFractionDigits: 4, maximumFractionDigits: 4) }.
train-share = Gegen das benutzte Netz gewinnt es { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }).
train-untested = Gegen das benutzte Netz wurde es nicht geprüft.
train-shown = { $path }: Schichten von { $sizes }, Gewichte { $digest }
train-in-use = das benutzte Netz
train-promoted = { $path } wird von jetzt an benutzt.
train-kept = Das Netz liegt in { $path }.
heading-share = Siege
heading-interval = 95 %
heading-games = Partien
heading-rating = Wertung
heading-ms = ms
heading-slow = p95
help-report = Eine Seite über die Partien einer Arena schreiben: Plätze, Länge, Punkte, und wie oft jedes Teil mit welchem Erfolg benutzt wird.
help-report-folders = Die Ordner eines oder mehrerer Läufe einer Arena, wie --save sie angelegt hat: alle von einem Spiel.
help-report-out = Wohin die Seite kommt: ein Name, der auf .md oder .html endet; nur .html hat Bilder.
help-report-figures = Nur die Zahlen in diese Datei schreiben; src/kogge/games/GAME/statistics/bots.jsonl ist, was die Statistikseite über Bots zeigt.
report-reads = Partien gelesen
report-title = { $game }: { $count } Partien
report-lead = Was Bots mit den Teilen des Spiels machen, und was es ihnen bringt: An keinem Tisch soll etwas ungenutzt bleiben, und nichts soll von allein gewinnen.
report-glance = Auf einen Blick
report-bounds = Im Rahmen ist ein Platz, der höchstens { $seat } Punkte neben seinem gleichen Anteil gewinnt; ein Teil mit mindestens { $rare } % der Nutzungen seiner Gruppe (in großen Gruppen: ein Drittel des gleichen Anteils) und höchstens dem { $often }-Fachen des gleichen Anteils; und eine Wirkung von höchstens { $effect } Punkten auf den Sieganteil. Eine Raute liegt außerhalb; ein Ring auch, aber sein 95-%-Intervall reicht in den Rahmen.
report-out = { $count ->
    [0] nicht benutzt
   *[other] { $beyond } außerhalb, { $perhaps } vielleicht, von { $count }
  }
report-explained = Sicher außerhalb des Rahmens, an irgendeinem Tisch: { $out } Teile; bei { $why } davon steht ein Satz, warum das richtig ist.
report-players = { $count } Spieler
report-edition = Edition { $digest }
report-bots = Am Tisch: { $bots }.
report-options = Vereinbart: { $options }.
report-seats = Plätze
report-left-out = Hier fehlen { $count } von { $matches } Partien, deren Startwerte noch nicht in jeder Sitzordnung gespielt sind.
report-length = Länge
report-scores = Punkte
report-figures = Was ein Platz macht
report-mean = Mittel
report-choices = Entscheidungen
report-points = Punkte
report-all = Alle
report-winners = Sieger
report-others = Andere
report-figure = Je Platz und Partie
report-forgone = Punkte, die eine andere letzte Entscheidung gebracht hätte
report-histogram = Wie oft jeder Punktestand vorkommt; dunkel: Sieger
report-sources = Woher die Punkte kommen
report-has = Plätze, die sie haben
report-rest = { $line }, der Rest
report-component = Teil
report-each = Je Partie
report-use = Nutzung, 1 ist gleich
report-with = Siege damit
report-without = Ohne
report-effect = Unterschied in Punkten
report-verdict = Außerhalb
report-between = { $value } ({ $low } bis { $high })
report-whole = Alle { $count }
report-never = nie benutzt
report-rare = selten benutzt
report-often = sehr oft benutzt
report-wins = geht mit Siegen einher
report-loses = geht mit Niederlagen einher
report-by-amount = Siege mit und ohne ein Teil: Wo ein Stern steht, nutzen es fast alle, und verglichen werden Plätze, die es öfter nutzen als ihr Tisch im Mittel, mit denen, die es seltener nutzen. Ein Strich steht, wo eine der beiden Seiten in weniger als fünf Startwerten vorkommt. Was mit Siegen einhergeht, ist nicht unbedingt, was gewinnt.
report-mixed = Hier spielen verschiedene Bots; ein Unterschied kann also auch zeigen, wer ein Teil benutzt, nicht was es wert ist.
report-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-decimal = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## Erste Entscheidungen und beste Antworten
help-openings = Eine Seite über die ersten Entscheidungen einer Partie schreiben: was der Ältermann von ihnen hält, für jede Tischgröße und jede Option.
help-openings-deals = Wie viele Auslagen für jeden Tisch angesehen werden.
help-openings-sims = Simulationen je Zug; 0 für so viele, wie der Ältermann beim Spielen hat.
help-openings-seats = Nur Tische dieser Größen.
openings-looks = Auslagen
openings-title = { $game }: erste Entscheidungen
openings-lead = Womit der Ältermann beginnen würde, und welchen Anteil am Sieg er von jeder Möglichkeit erwartet.
openings-made = Entstanden durch „{ $command }“: Startwerte { $first } bis { $last }, { $sims } Simulationen je Zug. Derselbe Befehl ergibt dieselbe Seite.
openings-reading = Der Anteil ist, was der Ältermann in diesem Augenblick erwartet, wenn alle so weiterspielen wie er; der gleiche Anteil ist markiert. Was er kaum angesehen hat, ist auf den ersten Blick geschätzt. Wo eine Zeile für mehrere Möglichkeiten steht, zählt die gewählte, sonst die beste. Die Intervalle sind 95 %, über die Auslagen.
openings-same = Hier beginnt jede Partie gleich; die Intervalle des Anteils sagen also nur, wie weit sich die Suche irren kann.
openings-choice = Möglichkeit
openings-offered = Auslagen
openings-share = Anteil am Sieg
openings-chosen = Gewählt
help-exploit = Messen, wie weit sich der Ältermann ausnutzen lässt: Eine beste Antwort, die ihn selbst befragen darf, spielt gegen ihn, auf beiden Plätzen. Ein unterbrochener Lauf geht weiter.
help-exploit-worlds = In wie vielen vorgestellten Welten jede Möglichkeit probiert wird.
help-exploit-positions = Wie viele Endspiele von Visby zu zweit gelöst werden, um zu sehen, was der Ältermann darin verliert; 0 für keines.
exploit-solves = Endspiele
exploit-losses = In { $positions } Endspielen ließen sich { $choices } Entscheidungen lösen, { $mixed } davon weder sicher gewonnen noch sicher verloren. Gegen eine beste Antwort verliert die Mischung des Ältermanns im Mittel { NUMBER($mean, maximumFractionDigits: 5) } vom Sieg, höchstens { NUMBER($most, maximumFractionDigits: 5) }.
