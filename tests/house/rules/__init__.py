"""One module a rule of the house."""
