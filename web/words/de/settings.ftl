### Einstellungen.

settings-note = merkt sich dieser Browser
settings-look = Aussehen
settings-theme = Licht
settings-theme-light = Tageslicht
settings-theme-dark = Lampenlicht
settings-theme-system = Wie das System
settings-contrast = Hoher Kontrast
settings-contrast-about = Schwarz, Weiß und stärkere Linien
settings-language = Sprache
settings-language-about = von Seiten, Regeln und Karten

settings-moves = Bewegung und Ton
settings-motion = Tempo
settings-motion-about = von allem, was sich bewegt; jede Taste überspringt es
settings-motion-system = System
settings-motion-full = Normal
settings-motion-quick = Doppelt
settings-motion-none = Ohne
settings-sound-about = Holz, Wachs und eine Hafenglocke; keine Musik
settings-volume = Lautstärke
settings-try = Probe

settings-play = Spielen
settings-notify = Mitteilungen
settings-notify-about = wenn du dran bist und anderswohin schaust
settings-notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
settings-letters = Befehle mit einer Taste
settings-letters-about = aus, wenn sie deinen Lesehilfen im Weg sind
settings-taught = Erste Schritte
settings-taught-about = drei markierte Schritte im ersten Spiel
settings-taught-done = kommen im nächsten Spiel
settings-taught-again = Wieder zeigen
settings-you = Du
settings-account-about = Name, Passwort, deine Daten
settings-credits-about = Bilder, Schriften, Herkunft

settings-keys = Tasten am Tisch
key-1-8 = 1 … 8
key-1-8-does = Karte wählen (Visby)
key-enter = Enter
key-enter-does = bestätigen
key-escape = Esc
key-escape-does = zurücklegen
key-u = U
key-u-does = zurücknehmen
key-slash = /
key-slash-does = Zug eintippen
key-tab = Tab
key-tab-does = von Ding zu Ding gehen

settings-preview = So sieht es aus
settings-preview-note = ändert sich sofort
settings-preview-why = Warum nicht der Ritter?
settings-preview-because = Du hast ihn schon gespielt.
settings-preview-text = Text in dieser Größe, Ä Ö Ü ß, und Ziffern 0123456789.
