//! Pictures made of points, for those who show no drawings: phones that put the page among their programs, and messengers
//! that show a link. All are made from the one drawing of the icon.

use anyhow::{Context, Result};
use resvg::{tiny_skia, usvg};
use std::fs;
use std::path::Path;

/// What the drawing of the icon calls its crab. What comes before it is the shore.
const CRAB: &str = "<g id=\"crab\">";
const SVG: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\"";

/// Writes every picture beside the drawing.
pub(super) fn write(assets: &Path) -> Result<()> {
    let icon = fs::read_to_string(assets.join("icon.svg"))?;
    fs::write(assets.join("icon-turn.svg"), with_dot(&icon))?;
    for size in [192, 512] {
        draw(&icon, size, size, &assets.join(format!("icon-{size}.png")))?;
    }
    draw(&full(&icon), 180, 180, &assets.join("icon-180.png"))?;
    draw(&maskable(&icon)?, 512, 512, &assets.join("icon-maskable-512.png"))?;
    draw(&card(&icon)?, 1200, 630, &assets.join("card.png"))
}

/// The icon while it is somebody's turn: with a dot in its corner.
fn with_dot(icon: &str) -> String {
    icon.replace(
        "</svg>",
        "<circle cx=\"100\" cy=\"28\" r=\"26\" fill=\"#ffc400\" stroke=\"#fff\" stroke-width=\"6\"/></svg>",
    )
}

/// The icon for those who cut corners themselves.
fn full(icon: &str) -> String {
    icon.replace(" rx=\"28\"", "")
}

/// The icon's shore and its crab.
fn parts(icon: &str) -> Result<(&str, &str)> {
    let (shore, crab) = icon.split_once(CRAB).context("the icon has no crab")?;
    Ok((shore, crab.trim_end().strip_suffix("</g></svg>").context("the crab is not the last of the icon")?))
}

/// The icon for those who cut it to any shape: the crab lies in the circle that always stays.
fn maskable(icon: &str) -> Result<String> {
    let full = full(icon);
    let (shore, crab) = parts(&full)?;
    Ok(format!("{shore}<g transform=\"translate(64 70) scale(.74) translate(-64 -62)\">{crab}</g></svg>"))
}

/// What is shown with a link: a crab on a wide shore.
fn card(icon: &str) -> Result<String> {
    let (_, crab) = parts(icon)?;
    let wave = |y: u32, fill: &str| {
        format!("<path d=\"M-20 {y}q50-22 100 0{}v640H-20z\" fill=\"{fill}\"/>", "t100 0".repeat(12))
    };
    let shore = [
        format!("{SVG} viewBox=\"0 0 1200 630\"><rect width=\"1200\" height=\"630\" fill=\"#d6eef3\"/>"),
        "<circle cx=\"980\" cy=\"150\" r=\"78\" fill=\"#ffd977\"/>".into(),
        wave(300, "#8ccbd6"),
        wave(360, "#0e6377"),
        wave(470, "#ffffff"),
        wave(484, "#f3dfb6"),
    ];
    let crabs = [(600, 330, 3.4), (270, 430, 1.7), (930, 450, 1.3)]
        .map(|(x, y, size)| format!("<g transform=\"translate({x} {y}) scale({size}) translate(-64 -62)\">{crab}</g>"));
    Ok(format!("{}{}</svg>", shore.concat(), crabs.concat()))
}

/// Makes a picture of a drawing.
fn draw(drawing: &str, width: u32, height: u32, to: &Path) -> Result<()> {
    let tree = usvg::Tree::from_str(drawing, &usvg::Options::default())?;
    let mut points = tiny_skia::Pixmap::new(width, height).context("a picture without points")?;
    let (across, down) = (width as f32 / tree.size().width(), height as f32 / tree.size().height());
    resvg::render(&tree, tiny_skia::Transform::from_scale(across, down), &mut points.as_mut());
    points.save_png(to).with_context(|| format!("cannot write {}", to.display()))
}

#[cfg(test)]
mod tests {
    use super::{card, maskable, usvg, with_dot};

    #[test]
    fn every_picture_is_a_drawing_that_can_be_read() {
        let icon = include_str!("../../../apps/web/static/icon.svg");
        for drawing in [icon.to_owned(), with_dot(icon), maskable(icon).unwrap(), card(icon).unwrap()] {
            assert!(usvg::Tree::from_str(&drawing, &usvg::Options::default()).is_ok(), "{drawing}");
        }
    }
}
