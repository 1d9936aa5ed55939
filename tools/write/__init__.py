"""Write files that are committed."""
