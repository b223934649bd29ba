"""What those who run a site do: rights and deeds, figures, and the rehearsal of an upgrade."""
