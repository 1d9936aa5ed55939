"""How a database gets from any version of ours to this one."""
