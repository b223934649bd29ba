### Settings.

settings-note = kept by this browser
settings-look = Look
settings-theme = Light
settings-theme-light = Daylight
settings-theme-dark = Lamplight
settings-theme-system = Like the system
settings-contrast = High contrast
settings-contrast-about = black, white and stronger lines
settings-language = Language
settings-language-about = of pages, rules and cards

settings-moves = Motion and sound
settings-motion = Speed
settings-motion-about = of all that moves; any key skips it
settings-motion-system = System
settings-motion-full = Normal
settings-motion-quick = Double
settings-motion-none = None
settings-sound-about = wood, wax and a harbour bell; no music
settings-volume = Volume
settings-try = Try it

settings-play = Play
settings-notify = Notices
settings-notify-about = when it is your turn and you look elsewhere
settings-notify-refused = The browser does not allow notices from this site.
settings-letters = Single-key commands
settings-letters-about = off, if they get in the way of your reading aids
settings-taught = First steps
settings-taught-about = three marked steps in the first game
settings-taught-done = will be shown in the next game
settings-taught-again = Show again
settings-you = You
settings-account-about = name, password, your data
settings-credits-about = pictures, faces, provenance

settings-keys = Keys at the table
key-1-8 = 1 … 8
key-1-8-does = choose a card (Visby)
key-enter = Enter
key-enter-does = confirm
key-escape = Esc
key-escape-does = put back
key-u = U
key-u-does = undo
key-slash = /
key-slash-does = type a move
key-tab = Tab
key-tab-does = go from thing to thing

settings-preview = This is how it looks
settings-preview-note = changes at once
settings-preview-why = Why not the Knight?
settings-preview-because = You have played it already.
settings-preview-text = Text of this size, Ä Ö Ü ß, and figures 0123456789.
