"""Commands, a module for each, named like the command."""
