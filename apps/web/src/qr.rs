//! A link as a picture that a phone can read.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write as _;

/// The quiet margin that readers want around the code, in modules.
const MARGIN: i32 = 4;

/// The view box and the path of the dark modules; nothing for a text that is too long.
///
/// ```
/// let (view_box, path) = web::qr::drawing("https://example.org/t/abc").unwrap();
/// assert_eq!(view_box, "0 0 33 33");
/// assert!(path.starts_with("M4 4h1v1h-1z"));
/// ```
pub fn drawing(text: &str) -> Option<(String, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        for x in (0..side).filter(|&x| code.get_module(x, y)) {
            write!(path, "M{} {}h1v1h-1z", x + MARGIN, y + MARGIN).ok()?;
        }
    }
    Some((format!("0 0 {0} {0}", side + 2 * MARGIN), path))
}
