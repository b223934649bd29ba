### Was alle Seiten sagen.

loading = Einen Augenblick …
unreachable = Der Server ist nicht zu erreichen. Ist die Verbindung weg?
lost-title = Hier ist nichts.
lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Buchstabe, oder der Link ist alt.
to-start = Zur Startseite
guest = Gast
slogan = Drei Brettspiele der Hanse, allein, mit Freunden oder brieflich.
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein
and = und
copy = Kopieren
copied = Kopiert
key-space = Leertaste

## Wege
nav-play = Spielen
nav-tables = Offene Tische
nav-club = Klub
nav-deal = Tagesspiel
nav-learn = Lernen
nav-puzzles = Rätsel
nav-rules = Regeln
nav-settings = Einstellungen
nav-account = Konto
nav-credits = Mitwirkende
nav-imprint = Impressum
nav-privacy = Datenschutz
nav-sound = Ton
nav-sound-off = Ton ist aus
nav-theme = Hell oder dunkel
nav-menu = Menü

## Bots
bot-named = Bot, { $level }
bot-standing-in = Bot für { $name }

no-game = Ein Spiel namens „{ $name }“ gibt es hier nicht.
no-game-others = Diese drei werden hier gespielt:
table-page = Tisch
