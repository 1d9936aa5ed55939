"""Work outside the event loop: bots' moves, tips and reviews, with queues and worker processes."""
