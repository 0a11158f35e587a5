//! A picture of a part of the page, to save: as it stands there, with its styles and symbols in one file.

use super::{call, document, download_blob, get, window};
use js_sys::{Array, Reflect};
use wasm_bindgen::prelude::{Closure, JsCast as _, JsValue};
use web_sys::Element;

/// How a picture is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Format {
    /// As a drawing, which can be made as large as one likes.
    Svg,
    /// As points, which every program shows.
    Png,
}

/// Points for each of the page's.
const SHARP: f64 = 2.0;
/// The margin around what is shown.
const MARGIN: f64 = 16.0;

/// Saves a picture of what matches, under this name without its ending.
pub(crate) fn save(selector: &str, name: &str, format: Format) -> Option<()> {
    let (drawing, width, height) = drawing(&document().query_selector(selector).ok()??)?;
    match format {
        Format::Svg => download_blob(&format!("{name}.svg"), &drawing.into(), "image/svg+xml"),
        Format::Png => paint(&drawing, width, height, format!("{name}.png"))?,
    }
    Some(())
}

/// An element as a drawing of its own, and how large that is.
fn drawing(element: &Element) -> Option<(String, f64, f64)> {
    let bounds = element.get_bounding_client_rect();
    let (width, height) = ((bounds.width() + 2.0 * MARGIN).ceil(), (bounds.height() + 2.0 * MARGIN).ceil());
    let root = document().document_element()?;
    let theme = call(&window(), "getComputedStyle", &[root.clone().into()])?;
    let paper = call(&theme, "getPropertyValue", &["--paper".into()])?.as_string()?;
    let attribute = |name: &str| format!("{name}=\"{}\"", root.get_attribute(name).unwrap_or_default());
    let (lang, dress) = (attribute("lang"), attribute("data-theme"));
    let (styles, symbols) = (styles(), written(&document().query_selector(".symbols").ok()??)?);
    let content = written(element)?;
    let drawing = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" {lang} {dress} data-motion=\"still\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\
         <style>{styles}</style><rect width=\"100%\" height=\"100%\" fill=\"{paper}\"/>{symbols}\
         <foreignObject x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{}\" height=\"{}\">\
         <div xmlns=\"http://www.w3.org/1999/xhtml\" class=\"pictured\">{content}</div></foreignObject></svg>",
        bounds.width(),
        bounds.height()
    );
    Some((drawing, width, height))
}

/// An element as XML.
fn written(element: &Element) -> Option<String> {
    let kind = get(&window(), "XMLSerializer")?.dyn_into::<js_sys::Function>().ok()?;
    let writer = Reflect::construct(&kind, &Array::new()).ok()?;
    call(&writer, "serializeToString", &[element.clone().into()])?.as_string()
}

/// Every rule that holds on the page now, wherever the picture is shown later.
fn styles() -> String {
    let mut text = String::new();
    let sheets = get(&document(), "styleSheets").unwrap_or_default();
    for sheet in Array::from(&sheets).iter() {
        gather(&sheet, &mut text);
    }
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The rules of a sheet, or of a part of it that holds under a condition of the screen.
fn gather(sheet: &JsValue, to: &mut String) {
    let Some(rules) = get(sheet, "cssRules") else { return };
    for rule in Array::from(&rules).iter() {
        match get(&rule, "media").and_then(|media| get(&media, "mediaText")?.as_string()) {
            Some(condition) if super::prefers(&condition) => gather(&rule, to),
            Some(_) => {}
            None => to.push_str(&get(&rule, "cssText").and_then(|text| text.as_string()).unwrap_or_default()),
        }
    }
}

/// Paints a drawing, and saves that.
fn paint(drawing: &str, width: f64, height: f64, name: String) -> Option<()> {
    let image = document().create_element("img").ok()?;
    let canvas = document().create_element("canvas").ok()?;
    let _ = canvas.set_attribute("width", &(width * SHARP).to_string());
    let _ = canvas.set_attribute("height", &(height * SHARP).to_string());
    let written = String::from(js_sys::encode_uri_component(drawing));
    let source = image.clone();
    let loaded = Closure::once_into_js(move || drop(save_painted(&canvas, &source, name)));
    let _ = Reflect::set(&image, &"onload".into(), &loaded);
    // From another kind of address, what was painted could not be read again.
    image.set_attribute("src", &format!("data:image/svg+xml;charset=utf-8,{written}")).ok()
}

fn save_painted(canvas: &Element, image: &Element, name: String) -> Option<JsValue> {
    let brush = call(canvas, "getContext", &["2d".into()])?;
    let (across, down) = (get(canvas, "width")?, get(canvas, "height")?);
    call(&brush, "drawImage", &[image.into(), 0.into(), 0.into(), across, down])?;
    let save = Closure::once_into_js(move |points: JsValue| download_blob(&name, &points, "image/png"));
    call(canvas, "toBlob", &[save, "image/png".into()])
}
