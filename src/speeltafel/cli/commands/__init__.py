"""One module for each command, named as the command."""
