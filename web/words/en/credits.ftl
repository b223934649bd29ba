### Credits, imprint and privacy.

credits-origin = Origin of the games
credits-origin-text = Visby, Riga and Haithabu follow three published board games. The rules are in our own words and the pictures are our own; no art or text from the originals is used. Names and marks belong to their owners, who have no part in this site.
credits-values = Values given in the printed rules are used as printed. Those they leave open were taken from public sources, inferred, or reconstructed and balanced; the rules page marks every single value. Your own box may differ.
credits-values-of = Values of { $game }
credits-signs = Icons
credits-signs-text = Icons from game-icons.net by { $authors }, under Creative Commons Attribution 3.0; colours were changed.
credits-own = Cogs, crests, seals, boards and card scenes are our own drawings.
credits-faces = Typefaces
credits-faces-text = Both under the SIL Open Font License.
credits-libraries = Software
credits-kogge = Kogge itself is free software under the Apache License 2.0.
credits-site = This site
credits-version = Kogge { $version }
house-nothing = The operator of this site has not written anything here.
