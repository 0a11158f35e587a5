//! What reading, joining and undoing cost at a table with a long log: what is new, not the whole past.

mod common;

use common::story::Story;
use common::{Client, get, house_on, http, roomy};
use serde_json::json;
use server::Open;
use server::store::Memory;
use std::sync::Arc;
use table::host::{Host, key_of, retell};

/// So many entries the log has.
const LONG: usize = 30_000;
/// Marks lie so close together near the end.
const NEAR: u64 = 64;

async fn house(story: &Story) -> Open {
    let store = Memory::default();
    story.keep(&store, "t");
    house_on(roomy(), Arc::new(store)).await
}

async fn read(open: &Open, since: u64, token: Option<&str>) -> String {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let headers: Vec<(&str, &str)> = bearer.iter().map(|bearer| ("authorization", bearer.as_str())).collect();
    let answer = http(open.address, "GET", &format!("/api/tables/t/log?since={since}"), &headers, "").await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body
}

/// How many entries the house has read so far. Only the house reads messages in this program.
fn read_so_far() -> u64 {
    wire::conversions().read.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn reading_joining_and_undoing_cost_what_is_new() {
    let story = Story::of(LONG);
    let open = house(&story).await;
    let last = story.log.len() as u64 - 1;
    assert_eq!(get(open.address, "/api/tables/t").await.json()["n"], last);
    // A little or much of the end, through each pair of eyes.
    let host = Host::fold(&story.log).unwrap();
    for token in [None, Some("Ann")] {
        let told = retell(&story.log, Some(last - 9_000), host.eyes(token.map(key_of).as_ref())).unwrap();
        for new in [0, 1, 3, 500, 9_000] {
            let before = read_so_far();
            let body = read(&open, last - new, token).await;
            let cost = read_so_far() - before;
            assert!(cost <= new + new / 2 + NEAR, "{new} new entries cost {cost}");
            let told = told[told.len() - new as usize..].join(",");
            assert!(body == format!("[{told}]"), "{new} entries are told as they were");
        }
    }
    let before = read_so_far();
    let mut client = Client::join(open.address, "t", Some("Ann"), Some(last - 2)).await;
    assert_eq!(
        (client.hear().await.unwrap()["n"].as_u64(), client.hear().await.unwrap()["n"].as_u64()),
        (Some(last - 1), Some(last))
    );
    // One message more is read: the wish to join.
    assert!(read_so_far() - before <= 3 + NEAR);
    let mut other = Client::join(open.address, "t", Some("Bo"), Some(last)).await;
    for (client, name) in [(&mut client, "Ann"), (&mut other, "Bo")] {
        let before = read_so_far();
        let undone = client.ask(json!({ "cmd": "undo" })).await;
        assert!(undone["ok"] == true || undone["error"]["rule"] == "table/shown", "{name}: {undone}");
        assert_eq!(read_so_far() - before, 1, "what is undone is in memory");
    }
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_told_whole_in_pieces() {
    let story = Story::of(1_000);
    let open = house(&story).await;
    let told = retell(&story.log, None, Host::fold(&story.log).unwrap().eyes(None)).unwrap();
    let answer = get(open.address, "/api/tables/t/log").await;
    assert!(answer.body == format!("[{}]", told.join(",")), "over HTTP");
    let mut client = Client::join(open.address, "t", None, Some(0)).await;
    for text in &told[1..] {
        client.hear().await.expect("it is told");
        assert!(client.bytes.last() == Some(text), "over a socket");
    }
    assert_eq!(client.hear().await.unwrap()["told"], "presence", "and then who is there");
    open.close().await;
}
