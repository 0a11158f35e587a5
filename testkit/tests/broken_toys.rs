//! Each law fails the toy that breaks it: the suite is no rubber stamp.

use std::panic::{AssertUnwindSafe, catch_unwind};
use testkit::toy::{self, ToySubject};

const GAMES: u64 = 60;

/// The law must fail, and for its own reason: the message has these words.
fn fails(law: impl FnOnce(), words: &str) {
    let panic = catch_unwind(AssertUnwindSafe(law)).expect_err("the law was kept by a game that breaks it");
    let message = panic.downcast_ref::<String>().cloned().unwrap_or_default();
    assert!(message.contains(words), "failed for another reason: {message}");
}

macro_rules! broken {
    ($($test:ident: $law:ident($($games:expr)?) fails $build:ident because $words:expr;)*) => {$(
        #[test]
        fn $test() {
            fails(|| testkit::$law::<ToySubject<toy::$build>>($($games)?), $words);
        }
    )*};
}

broken! {
    law_1_listing_too_much: listing_and_checking_agree(GAMES) fails ListsTooMuch because "is listed but breaks";
    law_1_listing_too_little: listing_and_checking_agree(GAMES) fails ListsTooLittle because "the list says otherwise";
    law_1_counting_wrong: listing_and_checking_agree(GAMES) fails Miscounts because "counting and listing disagree";
    law_2_moving_though_refused: refusals_change_nothing(GAMES) fails RefusesButMoves because "was refused";
    law_2_false_deals: refusals_change_nothing(GAMES) fails TakesFalseDeals because "brings other pieces";
    law_3_misspelling: notation_round_trips(GAMES) fails Misspells because "does not read back";
    law_3_another_turn: views_begin_alike(GAMES) fails MisstatesTheTurn because "does not begin with";
    law_4_forgetting: folding_gives_the_same_game(GAMES) fails Forgets because "gives another game";
    law_5_leaking_in_the_view: blindness(GAMES) fails Leaks because "sees what it may not know";
    law_5_leaking_in_an_event: blindness(GAMES) fails Blabs because "sees what it may not know";
    law_6_misremembering: imagining_keeps_the_view(GAMES) fails Misremembers because "can tell the imagined world";
    law_6_denying_secrets: imagining_keeps_the_view(GAMES) fails Denies because "though the game says";
    law_6_favouring: imagining_is_fair() fails Favours because "one pearl seen";
    law_7_peeking: legal_moves_need_no_secrets(GAMES) fails Peeks because "has other moves";
    law_8_losing: nothing_is_created_or_lost(GAMES) fails Loses because "created or lost";
    law_9_never_ending: ends_within_its_bound(GAMES) fails NeverEnds because "still playing";
    law_10_unsaying: positions_can_be_set_up(GAMES) fails Unsays because "is set up as another";
}
