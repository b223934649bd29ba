"""Our games for the tools of researchers; needs the extra ``research``."""
