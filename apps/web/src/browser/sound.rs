//! Small sounds, made here: no file is fetched for them.

use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

/// What is heard.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sound {
    /// A piece was put down.
    Tap,
    /// That is not possible.
    No,
    /// It is your turn.
    Turn,
    /// The game is over.
    End,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Plays a sound, where the browser lets us.
pub(crate) fn play(sound: Sound) {
    let notes: &[(f32, f64)] = match sound {
        Sound::Tap => &[(392.0, 0.0)],
        Sound::No => &[(165.0, 0.0)],
        Sound::Turn => &[(523.0, 0.0), (659.0, 0.09)],
        Sound::End => &[(392.0, 0.0), (523.0, 0.12), (659.0, 0.24), (784.0, 0.36)],
    };
    // A browser warns of sounds that nobody could want yet.
    if !super::notice::was_touched() {
        return;
    }
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context {
            for &(pitch, after) in notes {
                let _ = note(context, pitch, after);
            }
        }
    });
}

fn note(context: &AudioContext, pitch: f32, after: f64) -> Option<()> {
    let (tone, volume) = (context.create_oscillator().ok()?, context.create_gain().ok()?);
    let start = context.current_time() + after;
    tone.set_type(OscillatorType::Sine);
    tone.frequency().set_value(pitch);
    volume.gain().set_value_at_time(0.07, start).ok()?;
    volume.gain().exponential_ramp_to_value_at_time(0.0005, start + 0.16).ok()?;
    tone.connect_with_audio_node(&volume).ok()?.connect_with_audio_node(&context.destination()).ok()?;
    tone.start_with_when(start).ok()?;
    tone.stop_with_when(start + 0.2).ok()
}
