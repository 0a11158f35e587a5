//! The rules that a move can break, by name.

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)*) => {
        /// A rule that a move can break.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Rule {
            $($(#[$doc])* $name,)*
        }

        impl kernel::Rule for Rule {
            const ALL: &'static [Self] = &[$(Self::$name,)*];

            fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

rules! {
    /// Something else is due now: an action, a second card, a sale, or dropping cards.
    NotNow = "crabs/not-now",
    /// Passing instead of an action is only for a seat that can take none (ruling 8).
    Pass = "crabs/pass",
    /// A card played is not in the hand.
    NotInHand = "crabs/not-in-hand",
    /// A card taken is not in the pool.
    NotInPool = "crabs/not-in-pool",
    /// There is no gear beyond the last.
    UpgradeLast = "crabs/upgrade-last",
    /// An upgrade costs exactly what the next gear says.
    UpgradeCost = "crabs/upgrade-cost",
    /// The deck and the discard pile are both empty (ruling 4).
    DeckEmpty = "crabs/deck-empty",
    /// A trade or raise plays at least one card.
    NothingPlayed = "crabs/nothing-played",
    /// A trade takes as many cards as it plays.
    TradeNumber = "crabs/trade-number",
    /// A raise takes the same total value as it plays.
    RaiseValue = "crabs/raise-value",
    /// One to three crabs are relaxed at a time.
    RelaxNumber = "crabs/relax-number",
    /// Only stressed crabs can be relaxed.
    RelaxUpright = "crabs/relax-upright",
    /// A catch plays at least one card face up beside the rope.
    CatchFaceUp = "crabs/catch-face-up",
    /// There is no gear to use yet.
    CatchNoGear = "crabs/catch-no-gear",
    /// The gear bonus must be used (ruling 3, `mandatory`).
    CatchGearMandatory = "crabs/catch-gear-mandatory",
    /// The crab kept is one of those played face up.
    CatchKeep = "crabs/catch-keep",
    /// The permit does not let this binding value keep that crab (rulings 1 and 2).
    CatchPermit = "crabs/catch-permit",
    /// A crab named is not among those caught.
    NotCaught = "crabs/not-caught",
    /// No vendor is there.
    SellNoVendor = "crabs/sell-no-vendor",
    /// Only relaxed crabs are sold.
    SellStressed = "crabs/sell-stressed",
    /// A vendor gets exactly what it wants.
    SellMatch = "crabs/sell-match",
    /// Exactly the cards beyond the hand limit are dropped.
    DropNumber = "crabs/drop-number",
}
