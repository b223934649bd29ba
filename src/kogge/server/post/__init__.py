"""Letters to people who are elsewhere: by e-mail, to browsers, to webhooks."""
