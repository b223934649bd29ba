"""Two seats that choose at the same moment: mixed choices, and endings solved exactly."""
