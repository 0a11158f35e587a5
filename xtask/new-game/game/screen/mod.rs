//! New Game for terminals: its plain scene, as the kit shows every plain scene.

use crate::Title;
use ::screen::plain::PlainPicture;
use ::screen::{Screen, Taste};

impl Screen for Title {
    type Picture = PlainPicture<Self>;

    fn picture(_: Taste) -> Self::Picture {
        PlainPicture::default()
    }
}
