"""Two who choose at the same moment: mixed choices, and endings solved exactly."""
