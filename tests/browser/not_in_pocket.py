"""The tests of the page that cannot hold without a server, each with the reason. All others do: pytest tests/browser --pocket."""

ELSEWHERE = "friends on other devices, spectators and open tables need a server"
PROOF = "on a device of one's own there is nobody to prove the dice to"
OWN_SERVER = "it starts servers, stops them, or looks at their answers"

# A file, or a test in it.
NOT_IN_POCKET = {
    "test_behind_a_path": OWN_SERVER,
    "test_fair": PROOF,
    "test_at_hand::test_out_of_turn_it_is_said_whose_turn_it_is": ELSEWHERE,
    "test_gathering": ELSEWHERE,
    "test_home::test_a_newcomer_reads_what_it_is_and_begins_with_the_easiest": "a folder's address ends with a slash",
    "test_home::test_all_games_begin_within_a_screen_and_a_half": "a line more says that everything runs on this device",
    "test_home::test_the_first_page_is_light": "its worker fetches Python",
    "test_invitation": ELSEWHERE,
    "test_message_me": ELSEWHERE,
    "test_pocket": "it is about the pocket",
    "test_review::test_a_kept_game_has_its_review_and_its_proof": OWN_SERVER,
    "test_review::test_one_s_mistakes_of_all_games_wait_at_home_until_they_are_put_right": OWN_SERVER,
    "test_review::test_the_final_screen_leads_to_the_review_at_once": OWN_SERVER,
    "test_together": ELSEWHERE,
}
