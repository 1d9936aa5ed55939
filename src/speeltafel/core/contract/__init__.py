"""What a game folder must offer: the protocols that rules, views, bots, lessons and reasons fulfil."""
