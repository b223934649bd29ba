"""Reviews of finished matches: made one after the other, behind everything else."""
