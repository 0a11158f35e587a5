//! What a game deals, shows and tells, with its type erased.

use core::any::Any;
use core::fmt::{self, Debug, Formatter};
use kernel::Game;
use serde::{Serialize, Serializer};
use serde_json::value::to_raw_value;
use std::sync::Arc;

use crate::Json;

/// Why writing cannot fail.
const PLAIN: &str = "the types of a game are plain data";

/// Plain data of some game's own type.
trait Datum: Debug + Send + Sync {
    fn as_any(&self) -> &dyn Any;
    /// Each type writes itself, so that only this call is not known beforehand, and not every number in it.
    fn write(&self, to: &mut Vec<u8>);
    fn written(&self) -> Json;
    fn is(&self, other: &dyn Datum) -> bool;
}

impl<D: Serialize + Debug + PartialEq + Send + Sync + 'static> Datum for D {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn write(&self, to: &mut Vec<u8>) {
        serde_json::to_writer(to, self).expect(PLAIN);
    }

    fn written(&self) -> Json {
        to_raw_value(self).expect(PLAIN)
    }

    fn is(&self, other: &dyn Datum) -> bool {
        other.as_any().downcast_ref::<D>() == Some(self)
    }
}

macro_rules! erased {
    ($(#[$doc:meta])* $name:ident, $part:ident) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Arc<dyn Datum>);

        impl $name {
            /// Forgets which game it is of.
            pub fn of<G: Game>(data: G::$part) -> Self {
                Self(Arc::new(data))
            }

            /// The data as the game's own type; nothing where it is of another game.
            pub fn as_of<G: Game>(&self) -> Option<&G::$part> {
                (*self.0).as_any().downcast_ref()
            }

            /// Reads what was written down.
            pub fn read<G: Game>(written: &str) -> Result<Self, serde_json::Error> {
                serde_json::from_str::<G::$part>(written).map(Self::of::<G>)
            }

            /// Writes it down.
            pub fn written(&self) -> Json {
                self.0.written()
            }

            /// Writes it down after what is there.
            pub fn write(&self, to: &mut Vec<u8>) {
                self.0.write(to);
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.written().serialize(serializer)
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                Arc::ptr_eq(&self.0, &other.0) || self.0.is(&*other.0)
            }
        }

        impl Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

erased! {
    /// What the dealer decided, secrets included, in whichever game.
    AnyDeal, Deal
}
erased! {
    /// What one viewpoint may know, in whichever game.
    AnyView, View
}
erased! {
    /// What happened, as everybody may know it, in whichever game.
    AnyEvent, Event
}

#[cfg(test)]
mod tests {
    use super::AnyView;
    use crate::start;
    use kernel::{Seat, Turn, Viewpoint};
    use serde_json::Value;
    use testkit::toy::{Sound, Toy};

    #[test]
    fn a_view_is_its_games_own_type_until_it_is_written() {
        let mut game = start::<Toy<Sound>>(2, &Value::Null).unwrap();
        while game.turn() == Turn::Dealer {
            game.deal(&mut testkit::dice(1));
        }
        let view = game.view(Viewpoint::Seat(Seat::at(0)));
        assert!(view.as_of::<Toy<Sound>>().is_some());
        assert_eq!(AnyView::read::<Toy<Sound>>(view.written().get()).unwrap(), view);
        assert_ne!(view, game.view(Viewpoint::Seat(Seat::at(1))));
    }
}
