"""The parts that the rules of tricky are made of; compiled together with rules.py."""
