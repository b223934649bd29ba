"""The rules of Haithabu, phase by phase."""
