"""The parts that the rules of Figaro are made of; compiled together with rules.py."""
