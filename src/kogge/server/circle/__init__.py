"""The circle of a person: friends, who asks, and whom one keeps away."""
