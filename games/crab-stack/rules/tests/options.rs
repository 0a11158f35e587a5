//! Options, presets and layouts are those of the law.

use crab_stack_rules::{Asked, CrabStack, Options};
use kernel::{Flaw, Game};

fn options(seats: u8, json: &str) -> Result<Options, Flaw> {
    CrabStack::options(seats, &serde_json::from_str::<Asked>(json).expect("options can be read"))
}

fn written(seats: u8, json: &str) -> String {
    serde_json::to_string(&options(seats, json).expect("options are sound")).expect("options are plain data")
}

fn spaces(seats: u8, layout: &str) -> String {
    let options = options(seats, &format!(r#"{{"layout":"{layout}"}}"#)).expect("options are sound");
    options.spaces().iter().map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn defaults_are_written_out_in_full() {
    let all = r#"{"layout":"rings","wave_choice":"mover","elimination":"on_turn","repetition":3}"#;
    assert_eq!(written(2, "{}"), all);
}

#[test]
fn ruling_8_presets_stand_for_their_options_and_options_beside_them_win() {
    for name in ["english", "french"] {
        assert_eq!(written(2, &format!(r#"{{"preset":"{name}"}}"#)), written(2, "{}"));
    }
    let russian = r#"{"layout":"rings","wave_choice":"next","elimination":"on_turn","repetition":3}"#;
    assert_eq!(written(2, r#"{"preset":"russian"}"#), russian);
    assert_eq!(written(2, r#"{"preset":"russian","wave_choice":"mover"}"#), written(2, "{}"));
    let mixed = written(2, r#"{"preset":"russian","elimination":"at_once","repetition":0}"#);
    assert_eq!(mixed, r#"{"layout":"rings","wave_choice":"next","elimination":"at_once","repetition":0}"#);
}

#[test]
fn rings_are_laid_out_as_the_spec_says() {
    assert_eq!(spaces(2, "rings"), "b4 b5 b6 c3 c4 c5 c6 d2 d3 d5 d6 e2 e3 e4 e5 f2 f3 f4");
    assert_eq!(spaces(3, "rings"), "a4 a6 b4 b5 b6 b7 c2 c3 c4 c5 c6 d2 d3 d5 d6 d7 e1 e2 e3 e4 e5 f2 f3 f4 f5 g1 g3");
    assert_eq!(
        spaces(4, "rings"),
        "a4 a5 a6 a7 b3 b4 b5 b6 b7 c2 c3 c4 c5 c6 c7 d1 d2 d3 d5 d6 d7 e1 e2 e3 e4 e5 e6 f1 f2 f3 f4 f5 g1 g2 g3 g4"
    );
}

#[test]
fn solid_is_laid_out_as_the_spec_says() {
    assert_eq!(spaces(2, "solid"), "b3 b4 b5 b6 c2 c3 c4 c5 c6 d2 d3 d4 d5 e2 e3 e4 f2 f3");
    assert_eq!(spaces(3, "solid"), "b3 b4 b5 b6 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3");
    assert_eq!(
        spaces(4, "solid"),
        "a3 a4 a5 a6 a7 b2 b3 b4 b5 b6 b7 c1 c2 c3 c4 c5 c6 c7 d1 d2 d3 d4 d5 d6 e1 e2 e3 e4 e5 f1 f2 f3 f4 g1 g2 g3"
    );
}

/// Two full columns and four spaces more.
const OWN: &str = r#"["a1","a2","a3","a4","a5","a6","a7","b1","b2","b3","b4","b5","b6","b7","c1","c2","c3","c4"]"#;

#[test]
fn a_layout_of_ones_own_is_kept_as_a_list() {
    let json = written(2, &format!(r#"{{"layout":{OWN}}}"#));
    assert!(json.starts_with(&format!(r#"{{"layout":{OWN},"#)), "{json}");
}

#[test]
fn flaws_of_layouts_say_what_is_wrong() {
    let flaw = |list: &str| options(2, &format!(r#"{{"layout":{list}}}"#)).expect_err("it has a flaw").to_string();
    assert_eq!(flaw(r#"["a1","z9"]"#), r#"crab-stack/layout-space space="z9""#);
    assert_eq!(flaw(r#"["a1","b1","a1"]"#), r#"crab-stack/layout-repeat space="a1""#);
    assert_eq!(flaw(r#"["a1","b1"]"#), r#"crab-stack/layout-count count="2" needed="18""#);
    assert_eq!(flaw(&OWN.replace("c4", "g7")), "crab-stack/layout-apart");
}

#[test]
fn other_flaws_say_what_is_wrong() {
    let flaw = |seats, json: &str| options(seats, json).expect_err("it has a flaw").to_string();
    assert_eq!(flaw(1, "{}"), r#"seats seats="1" least="2" most="4""#);
    assert_eq!(flaw(5, "{}"), r#"seats seats="5" least="2" most="4""#);
    for repetition in [1, 10, 1_000] {
        let expected = format!(r#"crab-stack/repetition repetition="{repetition}""#);
        assert_eq!(flaw(2, &format!(r#"{{"repetition":{repetition}}}"#)), expected);
    }
}

#[test]
fn unknown_options_and_values_are_refused() {
    for json in [r#"{"colour":1}"#, r#"{"preset":"german"}"#, r#"{"layout":"square"}"#, r#"{"wave_choice":"all"}"#] {
        assert!(serde_json::from_str::<Asked>(json).is_err(), "{json}");
    }
}
