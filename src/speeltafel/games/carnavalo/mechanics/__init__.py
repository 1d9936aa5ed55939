"""The parts that the rules of Carnavalo are made of; compiled together with rules.py."""
