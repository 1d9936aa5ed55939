"""Rate limits, quotas and a fair mutex."""
