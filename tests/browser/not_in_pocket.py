"""The tests of the page that cannot hold without a server, each with the reason. All others do: pytest tests/browser --pocket."""

ELSEWHERE = "friends on other devices, spectators and open tables need a server"
REVIEWS = "tips and reviews need a server"
PROOF = "on a device of one's own there is nobody to prove the dice to"
OWN_SERVER = "it starts servers, stops them, or looks at their answers"

# A file, or a test in it.
NOT_IN_POCKET = {
    "test_behind_a_path": OWN_SERVER,
    "test_fair": PROOF,
    "test_invitation": ELSEWHERE,
    "test_message_me": ELSEWHERE,
    "test_pocket": "it is about the pocket",
    "test_review": REVIEWS,
    "test_together": ELSEWHERE,
}
