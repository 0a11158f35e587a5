//! A terminal that nobody sits at, and what is to be seen on it.

#![allow(dead_code, reason = "every test file uses its own part of this")]

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use rustix::process::{Pid, Signal, kill_process};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long something may take on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
const GLANCE: Duration = Duration::from_millis(20);
/// How long an answer to something that may have none is waited for.
const MOMENT: Duration = Duration::from_millis(50);
/// How long nothing is written where nothing more is to come.
const QUIET: Duration = Duration::from_millis(400);

/// `strandline` on a terminal of its own.
pub(crate) struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    raw: Arc<Mutex<Vec<u8>>>,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 }
}

/// A folder of its own for what is kept.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("strandline-pty-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written to");
    folder
}

impl Terminal {
    pub(crate) fn new(args: &[&str], data: &Path, env: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("a terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_strandline"));
        if !args.contains(&"--lang") {
            command.args(["--lang", "en"]);
        }
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("XDG_DATA_HOME", data);
        env.iter().for_each(|(name, value)| command.env(name, value));
        let child = pair.slave.spawn_command(command).expect("it runs");
        drop(pair.slave);
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let raw = Arc::new(Mutex::new(Vec::new()));
        watch(pair.master.try_clone_reader().expect("it can be read"), screen.clone(), raw.clone());
        let keys = pair.master.take_writer().expect("it can be typed on");
        Self { screen, raw, keys, master: pair.master, child }
    }

    pub(crate) fn press(&mut self, keys: &str) {
        // The program may have left.
        let _ = self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush());
    }

    /// Clicks a place, counted from 0.
    pub(crate) fn click(&mut self, column: usize, row: usize) {
        let (x, y) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{x};{y}M\x1b[<0;{x};{y}m"));
    }

    pub(crate) fn text(&self) -> String {
        self.screen.lock().expect("nobody panics").screen().contents()
    }

    /// Everything that was written to the terminal.
    pub(crate) fn raw(&self) -> String {
        String::from_utf8_lossy(&self.raw.lock().expect("nobody panics")).into_owned()
    }

    /// Waits until the screen is so.
    pub(crate) fn wait(&self, what: &str, so: impl Fn(&str) -> bool) -> String {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            let text = self.text();
            if so(&text) {
                return text;
            }
            std::thread::sleep(GLANCE);
        }
        panic!("{what} was waited for:\n{}", self.text());
    }

    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait(text, |shown| shown.contains(text))
    }

    /// How many bytes were written to the terminal.
    pub(crate) fn written(&self) -> usize {
        self.raw.lock().expect("nobody panics").len()
    }

    /// Waits until something more is written, or for a moment: what changes nothing on the screen writes nothing.
    pub(crate) fn answers(&self, before: usize) {
        let begin = Instant::now();
        while self.written() == before && begin.elapsed() < MOMENT {
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits until nothing has been written for a while.
    pub(crate) fn settled(&self) {
        let written = || self.written();
        let (begin, mut last, mut since) = (Instant::now(), written(), Instant::now());
        while since.elapsed() < QUIET && begin.elapsed() < PATIENCE {
            std::thread::sleep(GLANCE);
            if written() != last {
                (last, since) = (written(), Instant::now());
            }
        }
    }

    /// The screen with its colours.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&vt100::Screen) -> T) -> T {
        look(self.screen.lock().expect("nobody panics").screen())
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.screen.lock().expect("nobody panics").screen_mut().set_size(rows, columns);
        self.master.resize(size(columns, rows)).expect("it can be resized");
    }

    /// The window is closed: so the system tells whoever had it.
    pub(crate) fn close(&self) {
        let id = self.child.process_id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?)).expect("it runs");
        kill_process(id, Signal::HUP).expect("it is ours");
    }

    /// The program is stopped in whatever it does.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it is ours");
    }

    /// Waits for the end, and says what the program ended with.
    pub(crate) fn ended(&mut self) -> u32 {
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                std::thread::sleep(GLANCE);
                return status.exit_code();
            }
            std::thread::sleep(GLANCE);
        }
        panic!("it does not end:\n{}", self.text());
    }

    pub(crate) fn is_over(&mut self) -> bool {
        self.child.try_wait().expect("it can be asked").is_some()
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
    }
}

/// Reads what is shown until nothing more comes.
fn watch(mut reader: Box<dyn Read + Send>, screen: Arc<Mutex<vt100::Parser>>, raw: Arc<Mutex<Vec<u8>>>) {
    std::thread::spawn(move || {
        let mut part = [0; 4096];
        while let Ok(read @ 1..) = reader.read(&mut part) {
            screen.lock().expect("nobody panics").process(&part[..read]);
            raw.lock().expect("nobody panics").extend_from_slice(&part[..read]);
        }
    });
}

/// The games that are kept in a folder, as they are written down.
pub(crate) fn kept(data: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(data.join("strandline").join("games")).into_iter().flatten().flatten();
    // What was being written when a window was closed is no game, and is never read as one.
    let games = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|kind| kind == "json"));
    games.filter_map(|path| std::fs::read_to_string(path).ok()).collect()
}
