//! The umpire as a WebAssembly module. Bytes cross one by one as numbers: slow, and with nothing
//! shared between the two sides that could be misread.

use std::sync::Mutex;
use table::Umpire;

/// The umpire, the line being written to it, and its last reply.
struct Desk {
    umpire: Umpire,
    line: Vec<u8>,
    reply: Vec<u8>,
}

static DESK: Mutex<Option<Desk>> = Mutex::new(None);

/// Says the key alone: the sentences are the same natively and here, and not what is compared.
fn voice(_: &str, key: &str, _: &[(&'static str, String)]) -> String {
    key.to_owned()
}

fn with_desk<T>(work: impl FnOnce(&mut Desk) -> T) -> T {
    let mut desk = DESK.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    work(desk.get_or_insert_with(|| Desk { umpire: Umpire::new(voice, 1), line: Vec::new(), reply: Vec::new() }))
}

/// Adds one byte to the line.
#[expect(unsafe_code, reason = "an export keeps its name by an unsafe attribute")]
#[unsafe(no_mangle)]
pub extern "C" fn write(byte: u32) {
    with_desk(|desk| desk.line.extend(u8::try_from(byte)));
}

/// Has the umpire answer the line; the length of the reply.
#[expect(unsafe_code, reason = "an export keeps its name by an unsafe attribute")]
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> u32 {
    with_desk(|desk| {
        desk.reply = desk.umpire.bytes(&std::mem::take(&mut desk.line)).into_bytes();
        u32::try_from(desk.reply.len()).unwrap_or(u32::MAX)
    })
}

/// One byte of the reply.
#[expect(unsafe_code, reason = "an export keeps its name by an unsafe attribute")]
#[unsafe(no_mangle)]
pub extern "C" fn read(at: u32) -> u32 {
    with_desk(|desk| desk.reply.get(at as usize).copied().unwrap_or(0).into())
}
