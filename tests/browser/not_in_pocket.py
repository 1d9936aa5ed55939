"""The tests of the page that cannot hold without a server, each with the reason. All others do: pytest tests/browser --pocket."""

ELSEWHERE = "people on other devices, spectators, chat and televisions need a server"
PROOF = "on a device of one's own there is nobody to prove the dice to"
OWN_SERVER = "it starts servers, stops them, or sets up games there"
BETWEEN = "it stands between page and server: it waits for an answer, holds it back, or makes one up"
NO_PAGE = "it is about files, or a page of its own"

# A file, or a test in it.
NOT_IN_POCKET = {
    "test_at_hand::test_out_of_turn_it_is_said_whose_turn_it_is": ELSEWHERE,
    "test_behind_a_path": OWN_SERVER,
    "test_everyone::test_axe_finds_nothing_in_mid_game_at_a_full_table": ELSEWHERE,
    "test_fair": PROOF,
    "test_gathering": ELSEWHERE,
    "test_home::test_a_newcomer_reads_what_it_is_and_begins_with_the_easiest": "a folder's address ends with a slash",
    "test_home::test_all_games_begin_within_a_screen_and_a_half": "a line more says that everything runs on this device",
    "test_home::test_the_first_page_is_light": "its worker fetches Python",
    "test_invitation": ELSEWHERE,
    "test_leaving": BETWEEN,
    "test_lessons::test_figaro_is_taught_in_the_reader_s_edition": BETWEEN,
    "test_lessons::test_on_a_phone_whatever_is_asked_and_answered_fits_in_the_longest_words": BETWEEN,
    "test_lessons::test_on_a_phone_whatever_was_learned_fits_in_the_longest_words": BETWEEN,
    "test_lessons::test_the_waiting_room_leads_to_the_lesson_in_a_window_of_its_own": ELSEWHERE,
    "test_message_me": ELSEWHERE,
    "test_new_game": NO_PAGE,
    "test_newcomer::test_only_the_newcomer_sees_and_hears_explanations": ELSEWHERE,
    "test_pocket": "it is about the pocket",
    "test_review::test_a_kept_game_has_its_review_and_its_proof": OWN_SERVER,
    "test_review::test_one_s_mistakes_of_all_games_wait_at_home_until_they_are_put_right": OWN_SERVER,
    "test_review::test_the_final_screen_leads_to_the_review_at_once": OWN_SERVER,
    "test_smaller::test_a_spectator_sees_that_they_watch": ELSEWHERE,
    "test_smaller::test_messages_of_a_muted_player_are_not_shown": ELSEWHERE,
    "test_smaller::test_what_stopping_now_would_cost_is_said_only_to_whoever_could": ELSEWHERE,
    "test_storage::test_a_friend_who_comes_by_a_link_sees_the_warning_as_well": ELSEWHERE,
    "test_story::test_a_screen_that_only_watches_goes_on_by_itself": ELSEWHERE,
    "test_table::test_a_lost_server_is_said_and_the_game_goes_on_by_itself": OWN_SERVER,
    "test_table::test_chat_and_log_are_in_the_drawer": ELSEWHERE,
    "test_table::test_friends_come_by_link_and_see_only_their_own_hand": ELSEWHERE,
    "test_table::test_nobody_notices_that_another_server_takes_over": OWN_SERVER,
    "test_table_functions::test_a_private_server_asks_for_its_password": OWN_SERVER,
    "test_table_functions::test_choices_are_remembered_and_shown_at_the_table": ELSEWHERE,
    "test_table_functions::test_people_of_one_device_and_of_another_sit_at_one_table": ELSEWHERE,
    "test_table_functions::test_the_host_clears_the_table_before_it_began": ELSEWHERE,
    "test_table_functions::test_what_is_said_is_seen_over_the_board": ELSEWHERE,
    "test_table_functions::test_whoever_is_away_is_played_for": ELSEWHERE,
    "test_table_functions::test_whoever_left_comes_back_and_reads_what_happened": ELSEWHERE,
    "test_table_view": ELSEWHERE,
    "test_together": ELSEWHERE,
    "test_your_turn::test_the_first_page_says_whose_turn_it_is_and_looks_again_by_itself": ELSEWHERE,
    "test_your_turn::test_title_picture_buzz_sound_and_notification_call_whoever_is_to_move": ELSEWHERE,
    "test_your_turn::test_whoever_wants_to_play_again_is_there_at_once_and_the_other_is_shown_the_way": ELSEWHERE,
}
