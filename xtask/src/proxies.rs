//! `cargo xtask proxies`: the examples in `deploy/`, tried. Each proxy runs with its example before a real house; people
//! play through it, and whatever they write into headers, the house knows where they are.

use crate::e2e::install;
use crate::run;
use crate::served::{Folder, Line, Served, table_of_two};
use anyhow::{Context, Result, bail, ensure};
use catalog::GameId;
use std::fs;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpSocket;
use wire::table::{Ask, Asking};
use wire::told::{Happened, Heard};
use wire::umpire::{Answer, Reply};

/// Nothing takes longer than this unless something is wrong.
const PATIENCE: Duration = Duration::from_secs(30);
/// Requests a second that the house grants an address.
const RATE: usize = 20;
/// Moves made through each proxy.
const MOVES: usize = 6;

/// A proxy and how its example is tried.
struct Proxy {
    program: &'static str,
    /// Its file in `deploy/`.
    example: &'static str,
    /// What is put in the place of what, so that it runs here: `{port}` and `{folder}` are filled in.
    changes: &'static [(&'static str, &'static str)],
    /// How it is started; `{file}` is the example as it was changed.
    args: &'static [&'static str],
}

const PROXIES: [Proxy; 3] = [
    Proxy {
        program: "nginx",
        example: "nginx.conf",
        changes: &[
            ("    listen 443 ssl;\n", "    listen 127.0.0.1:{port};\n"),
            ("    listen [::]:443 ssl;\n", ""),
            ("    ssl_certificate     /etc/ssl/play.example/fullchain.pem;\n", ""),
            ("    ssl_certificate_key /etc/ssl/play.example/privkey.pem;\n", ""),
        ],
        args: &["-p", "{folder}", "-e", "stderr", "-c", "{folder}/main.conf"],
    },
    Proxy {
        program: "caddy",
        example: "Caddyfile",
        changes: &[("\nplay.example {", "\n{\n\tadmin off\n}\n\nhttp://127.0.0.1:{port} {\n\tbind 127.0.0.1")],
        args: &["run", "--adapter", "caddyfile", "--config", "{file}"],
    },
    Proxy {
        program: "haproxy",
        example: "haproxy.cfg",
        changes: &[
            ("    bind :443 ssl crt /etc/ssl/play.example/all.pem\n", "    bind 127.0.0.1:{port}\n"),
            ("    bind [::]:443 ssl crt /etc/ssl/play.example/all.pem\n", ""),
        ],
        args: &["-db", "-f", "{file}"],
    },
];

/// What an `nginx` that is nobody in particular needs around the example.
const NGINX: &str = "daemon off; pid {folder}/pid; worker_processes 1; events {} http { access_log off;
    client_body_temp_path {folder}/t1; proxy_temp_path {folder}/t2; fastcgi_temp_path {folder}/t3;
    uwsgi_temp_path {folder}/t4; scgi_temp_path {folder}/t5; include {file}; }";

/// Whether the proxies are here, or can be brought; else how.
pub(crate) fn missing() -> Option<String> {
    let is_here = |program: &str| program_of(program).is_some();
    let absent = PROXIES.iter().map(|proxy| proxy.program).find(|program| !is_here(program) && !install(program));
    absent.map(|program| {
        format!(
            "{program} is missing: `apt-get update && apt-get install {program}` as root, with `/usr/sbin` on your path"
        )
    })
}

/// Where a program lies on the path.
fn program_of(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Tries every example.
pub(crate) fn run() -> Result<()> {
    if let Some(how) = missing() {
        bail!(how);
    }
    let house = run::strandline()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    for proxy in &PROXIES {
        let start = Instant::now();
        runtime.block_on(try_out(proxy, &house)).with_context(|| format!("deploy/{}", proxy.example))?;
        println!("deploy/{}: {} moves played, addresses are known ({:.1?})", proxy.example, MOVES, start.elapsed());
    }
    Ok(())
}

async fn try_out(proxy: &Proxy, program: &Path) -> Result<()> {
    let folder = Folder::new(&format!("proxy-{}", proxy.program))?;
    let data = folder.0.join("data");
    let house = Served::run(house(program, &data))?;
    let mut running = proxy.start(&folder.0, house.address)?;
    let log = || fs::read_to_string(folder.0.join("log")).unwrap_or_default();
    running.wait().await.with_context(log)?;
    let address = running.address;
    play(address).await.context("playing through it")?;
    is_told_apart(program, &data, address).await?;
    is_limited(address).await
}

fn house(program: &Path, data: &Path) -> Command {
    let mut command = Command::new(program);
    command.args(["--lang", "en", "serve", "--log", "warn", "--listen", "127.0.0.1:0", "--behind-proxy", "true"]);
    command.args(["--requests-per-second", &RATE.to_string(), "--data"]).arg(data);
    command
}

/// A proxy that is running.
struct Running {
    child: Child,
    address: SocketAddr,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

impl Proxy {
    /// The example, changed to run here before this house; what is not there to be changed is an error.
    fn changed(&self, house: SocketAddr, fill: impl Fn(&str) -> String) -> Result<String> {
        let mut text = fs::read_to_string(run::root().join("deploy").join(self.example))?;
        for (from, to) in self.changes.iter().copied().chain([("127.0.0.1:7878", "{house}")]) {
            ensure!(text.contains(from), "it does not say {from:?}");
            text = text.replace(from, &fill(to).replace("{house}", &house.to_string()));
        }
        Ok(text)
    }

    fn start(&self, folder: &Path, house: SocketAddr) -> Result<Running> {
        // Somebody else could take it before the proxy does: then the proxy ends, and says so.
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let file = folder.join(self.example);
        let fill = |text: &str| {
            let text = text.replace("{port}", &port.to_string()).replace("{file}", &file.display().to_string());
            text.replace("{folder}", &folder.display().to_string())
        };
        fs::write(&file, self.changed(house, fill)?)?;
        fs::write(folder.join("main.conf"), fill(NGINX))?;
        let program = program_of(self.program).context("it is installed")?;
        let mut command = Command::new(program);
        command.args(self.args.iter().map(|arg| fill(arg))).current_dir(folder).stdout(Stdio::null());
        // All that it keeps, it keeps there.
        command.env("HOME", folder).env_remove("XDG_DATA_HOME").env_remove("XDG_CONFIG_HOME");
        let log = fs::File::create(folder.join("log"))?;
        let child = command.stderr(log).spawn().with_context(|| format!("{command:?}"))?;
        Ok(Running { child, address: (Ipv4Addr::LOCALHOST, port).into() })
    }
}

impl Running {
    /// Waits until the house can be reached through it.
    async fn wait(&mut self) -> Result<()> {
        let end = Instant::now() + PATIENCE;
        while !matches!(ask(self.address, Ipv4Addr::LOCALHOST, "/readyz", "").await, Ok(200)) {
            if let Some(status) = self.child.try_wait()? {
                bail!("it ended with {status}");
            }
            ensure!(Instant::now() < end, "it does not serve");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }
}

/// The status of an answer to somebody at this address of this machine.
async fn ask(to: SocketAddr, from: Ipv4Addr, path: &str, headers: &str) -> Result<u16> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((IpAddr::V4(from), 0).into())?;
    let mut stream = socket.connect(to).await?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).await?;
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await??;
    let text = String::from_utf8_lossy(&answer);
    text.split(' ').nth(1).and_then(|status| status.parse().ok()).context("no answer")
}

/// Two play a few moves over WebSockets.
async fn play(address: SocketAddr) -> Result<()> {
    let two = |game: &GameId| game.seats().contains(&2);
    let game = GameId::ALL.into_iter().find(two).context("a game for two")?;
    let (table, tokens) = table_of_two(address, game.name(), "").await?;
    let mut lines =
        [Line::join(address, &table, &tokens[0], None).await?, Line::join(address, &table, &tokens[1], None).await?];
    for _ in 0..MOVES {
        let mut moved = false;
        for line in &mut lines {
            moved |= !moved && move_once(line).await?;
        }
        ensure!(moved, "nobody could move");
    }
    Ok(())
}

/// Makes any legal move, if there is one; it is told as it was made.
async fn move_once(line: &mut Line) -> Result<bool> {
    let Answer::Legal { legal, .. } = answer(line, Ask::Legal { limit: Some(1) }).await? else { bail!("no list") };
    let Some(mv) = legal.into_values().flatten().next() else { return Ok(false) };
    answer(line, Ask::Play { seat: None, mv: mv.clone() }).await?;
    loop {
        match line.listen().await? {
            Heard::Told(told) if matches!(&told.what, Happened::Moved { mv: told, .. } if *told == mv) => {
                return Ok(true);
            }
            _ => {}
        }
    }
}

async fn answer(line: &mut Line, ask: Ask) -> Result<Answer> {
    line.say(&Asking::new(ask)).await?;
    loop {
        if let Heard::Reply(reply) = line.listen().await? {
            let reply: Reply = *reply;
            return reply.result().map_err(|refusal| anyhow::anyhow!(refusal.message));
        }
    }
}

/// Whoever is banned is kept out wherever they say they are, and nobody else is.
async fn is_told_apart(program: &Path, data: &Path, address: SocketAddr) -> Result<()> {
    let (banned, other) = (Ipv4Addr::new(127, 0, 0, 2), Ipv4Addr::new(127, 0, 0, 3));
    run::output(Command::new(program).args(["admin", "ban", "127.0.0.2", "--data"]).arg(data))?;
    let said = [
        "",
        "x-forwarded-for: 127.0.0.9\r\n",
        "forwarded: for=127.0.0.9\r\n",
        "x-forwarded-for: 127.0.0.9, 127.0.0.9\r\n",
    ];
    for headers in said {
        let status = ask(address, banned, "/api/games", headers).await?;
        ensure!(status == 403, "who is banned was answered with {status} to {headers:?}");
    }
    let framed = ask(address, other, "/api/games", "x-forwarded-for: 127.0.0.2\r\n").await?;
    ensure!(framed == 200, "who is not banned was answered with {framed}");
    let figures = ask(address, other, "/metrics", "").await?;
    ensure!(figures == 404, "figures were answered with {figures}");
    Ok(())
}

/// Whoever asks too much is told so, however many addresses they name; and others are not.
async fn is_limited(address: SocketAddr) -> Result<()> {
    let (greedy, other) = (Ipv4Addr::new(127, 0, 0, 4), Ipv4Addr::new(127, 0, 0, 5));
    let end = Instant::now() + PATIENCE;
    for name in 0_u32.. {
        let named = Ipv4Addr::from(0x0A00_0000 + name);
        let headers = format!("x-forwarded-for: {named}\r\nforwarded: for={named}\r\n");
        if ask(address, greedy, "/api/games", &headers).await? == 429 {
            break;
        }
        ensure!(Instant::now() < end, "{name} requests, and no limit");
    }
    let status = ask(address, other, "/api/games", "").await?;
    ensure!(status == 200, "somebody else was answered with {status}");
    Ok(())
}
