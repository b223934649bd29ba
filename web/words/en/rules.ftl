### The rules pages.

rules-contents = Contents
rules-find = find a word or a paragraph
rules-found = { $count ->
    [0] Not found.
    [1] Found in 1 paragraph.
   *[other] Found in { $count } paragraphs.
  }
rules-paragraph = Paragraph { $number }
rules-keep = Play and keep
rules-print = Print the rules
rules-origins = Origin of the values
rules-own-values = Does your box differ? A table can use your own values:
rules-values-many = Show all { $count }

origin-printed = printed
origin-public = public
origin-inferred = inferred
origin-reconstructed = reconstructed
origin-printed-about = in a rulebook, or follows by arithmetic
origin-public-about = publisher, designer or a review
origin-inferred-about = the one value that fits
origin-reconstructed-about = ours, balanced to fit
rules-edition = The standard edition; version { $version } of these rules.
rules-edition-own = This table plays with its own values: { $title }
rules-edition-other = { $count ->
    [1] One value differs from the standard edition; it overrides the text below.
   *[other] { $count } values differ from the standard edition; they override the text below.
  }
rules-usual = The rules with the standard values
