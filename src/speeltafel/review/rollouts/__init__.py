"""Compiled rollouts for reviews: engine, kernels, sampling, event recorder."""
