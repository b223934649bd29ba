"""Pictures of finished matches, from our own scenes, crests and letters, without a browser."""
