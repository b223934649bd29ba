### The rules pages.

rules-contents = Contents
rules-find = find a word or a paragraph
rules-found = { $count ->
    [0] Found nowhere.
    [1] Found in 1 paragraph.
   *[other] Found in { $count } paragraphs.
  }
rules-paragraph = Paragraph { $number }
rules-keep = Play and keep
rules-print = Print the rules
rules-origins = Where a value comes from
rules-own-values = Your box says otherwise? A table can use your own values:
rules-values-many = Show all { $count }

origin-printed = printed
origin-public = public
origin-inferred = inferred
origin-reconstructed = reconstructed
origin-printed-about = in a rulebook, or by its arithmetic
origin-public-about = publisher, designer or a review
origin-inferred-about = the one value that fits
origin-reconstructed-about = ours, balanced to fit
rules-edition = The usual edition; version { $version } of these rules.
rules-edition-own = This table plays with its own values: { $title }
rules-edition-other = { $count ->
    [1] One value differs from the usual edition; where the text below names it, this one counts.
   *[other] { $count } values differ from the usual edition; where the text below names them, these count.
  }
rules-usual = The rules with the usual values
