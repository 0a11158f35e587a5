//! What a browser fetches beside the API: files of the client, also of the version before, and what the house says of itself.

mod common;

use common::{Client, get, house, roomy};
use serde_json::json;
use server::Settings;
use std::fs;
use std::path::PathBuf;

const BEFORE: &str = "0123456789ab";

/// A data folder in which an earlier program left its client.
struct Left(PathBuf);

impl Left {
    fn new(name: &str) -> Self {
        let data = std::env::temp_dir().join(format!("strandline-client-{name}-{}", std::process::id()));
        let version = data.join("assets").join(BEFORE);
        fs::create_dir_all(&version).unwrap();
        fs::write(version.join("bot-worker.js"), "plain").unwrap();
        fs::write(version.join("words-fr.ftl"), "salut = Salut").unwrap();
        fs::write(version.join("words-fr.ftl.br"), "packed").unwrap();
        fs::write(data.join("tables.db"), "secret").unwrap();
        Self(data)
    }
}

impl Drop for Left {
    fn drop(&mut self) {
        fs::remove_dir_all(&self.0).ok();
    }
}

#[tokio::test]
async fn a_page_that_was_open_before_an_update_finds_its_files() {
    let left = Left::new("files");
    let open = house(Settings { data: left.0.clone(), ..roomy() }).await;
    let script = get(open.address, &format!("/a/{BEFORE}/bot-worker.js")).await;
    assert_eq!((script.status, script.body.as_str()), (200, "plain"));
    assert_eq!(script.header("content-type"), Some("text/javascript"));
    assert!(script.header("cache-control").is_some_and(|caching| caching.contains("immutable")));
    assert!(script.header("content-security-policy").is_some());
    let words = format!("/a/{BEFORE}/words-fr.ftl");
    let packed = common::http(open.address, "GET", &words, &[("accept-encoding", "gzip, br")], "").await;
    assert_eq!((packed.header("content-encoding"), packed.body.as_str()), (Some("br"), "packed"));
    let plain = get(open.address, &words).await;
    assert_eq!((plain.header("content-encoding"), plain.body.as_str()), (None, "salut = Salut"));
    open.close().await;
}

#[tokio::test]
async fn nothing_else_of_the_data_folder_can_be_fetched() {
    let left = Left::new("nothing-else");
    let open = house(Settings { data: left.0.clone(), ..roomy() }).await;
    let paths = [
        format!("/a/{BEFORE}/../../tables.db"),
        format!("/a/{BEFORE}/..%2f..%2ftables.db"),
        format!("/a/{BEFORE}/%2e%2e/%2e%2e/tables.db"),
        format!("/a/{BEFORE}//etc/passwd"),
        format!("/a/{BEFORE}/"),
        format!("/a/{BEFORE}"),
        "/a/../tables.db".into(),
        "/tables.db".into(),
        format!("/assets/{BEFORE}/bot-worker.js"),
    ];
    for path in paths {
        let answer = get(open.address, &path).await;
        assert!(matches!(answer.status, 400 | 404), "{path}: {}", answer.status);
        assert!(!answer.body.contains("secret"), "{path}");
    }
    open.close().await;
}

#[tokio::test]
async fn a_house_says_how_much_it_takes() {
    let open = house(Settings { chat_chars: 50, name_chars: 9, ..roomy() }).await;
    let mut client = Client::connect(open.address).await;
    let hello = client.ask(json!({ "cmd": "hello" })).await;
    assert_eq!((&hello["hello"]["say_chars"], &hello["hello"]["name_chars"]), (&json!(50), &json!(9)));
    open.close().await;
}
