//! Whose request it is, whether it is for this house, and whose pages may ask: over real sockets.

mod common;

use common::{Client, get, house, http, roomy};
use serde_json::{Value, json};
use server::{Open, Settings};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const FRIEND: &str = "https://friend.example";

/// How many of twenty requests are too many, with these headers; `AT` is the number of the request.
async fn refused(open: &Open, headers: &[(&str, &str)]) -> usize {
    let mut refused = 0;
    for at in 0..20 {
        let lines: Vec<_> = headers.iter().map(|(name, value)| (*name, value.replace("AT", &at.to_string()))).collect();
        let lines: Vec<_> = lines.iter().map(|(name, value)| (*name, value.as_str())).collect();
        // Refused with 429, and after some more of them not even answered.
        refused += usize::from(http(open.address, "GET", "/api/games", &lines, "").await.status != 200);
    }
    refused
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_goes_round_a_limit_with_an_address_that_is_made_up() {
    let strict = || Settings { requests_per_second: 2, ..roomy() };
    let trusting = || Settings { trusted_proxies: "127.0.0.0/8, 10.0.0.0/8".into(), ..strict() };
    for (what, settings, headers) in [
        ("no proxy at all", strict(), &[("x-forwarded-for", "6.6.6.AT")][..]),
        ("a header that is not ours", trusting(), &[("forwarded", "for=6.6.6.AT"), ("x-forwarded-for", "203.0.113.7")]),
        ("before what the proxies say", trusting(), &[("x-forwarded-for", "6.6.6.AT, 203.0.113.7, 10.0.0.2")]),
        ("in a line of its own", trusting(), &[("x-forwarded-for", "6.6.6.AT"), ("x-forwarded-for", "203.0.113.7")]),
        (
            "in the other header",
            Settings { forwarded_header: "forwarded".into(), ..trusting() },
            &[("x-forwarded-for", "6.6.6.AT"), ("forwarded", "for=6.6.6.AT, for=203.0.113.7;proto=https")],
        ),
        (
            "to somebody whom we do not trust",
            Settings { trusted_proxies: "10.0.0.0/8".into(), ..strict() },
            &[("x-forwarded-for", "6.6.6.AT")],
        ),
    ] {
        let open = house(settings).await;
        let refused = refused(&open, headers).await;
        assert!(refused >= 5, "{what}: only {refused} of 20 requests were too many");
        open.close().await;
    }
    // Whoever is behind a proxy of ours is not taken for the others who are.
    let open = house(trusting()).await;
    assert_eq!(refused(&open, &[("x-forwarded-for", "203.0.113.AT")]).await, 0);
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_another_house_is_refused_with_a_sentence() {
    let named = house(Settings { hosts: "house.example".into(), ..roomy() }).await;
    let own = house(roomy()).await;
    for (open, host, status) in [
        (&named, "house.example", 200),
        (&named, "evil.example", 421),
        (&own, "localhost:7878", 200),
        (&own, "evil.example", 421),
    ] {
        // The second line counts as well as the first, which names the address.
        let answer = http(open.address, "GET", "/api/games", &[("host", host)], "").await;
        assert_eq!(answer.status, status, "{host}");
        if status == 421 {
            assert!(answer.json()["error"]["message"].as_str().unwrap().contains("hosts"), "{}", answer.body);
        }
    }
    named.close().await;
    own.close().await;
}

/// Whether a page of this site gets a WebSocket.
async fn socket(open: &Open, origin: &'static str) -> Result<(), u16> {
    let mut request = format!("ws://{}/api/socket", open.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", origin.parse().unwrap());
    match connect_async(request).await {
        Ok(_) => Ok(()),
        Err(Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_a_site_that_was_named_can_use_the_house_and_others_get_nothing() {
    let open = house(Settings { origins: FRIEND.into(), requests_per_second: 40, ..roomy() }).await;
    let asks = [
        ("origin", FRIEND),
        ("access-control-request-method", "POST"),
        ("access-control-request-headers", "authorization, content-type, idempotency-key"),
    ];
    let preflight = http(open.address, "OPTIONS", "/api/tables", &asks, "").await;
    assert_eq!(preflight.status, 204, "{}", preflight.head);
    assert_eq!(preflight.header("access-control-allow-origin"), Some(FRIEND));
    assert!(preflight.header("access-control-allow-methods").unwrap().contains("POST"));
    for name in ["authorization", "content-type", "idempotency-key"] {
        assert!(preflight.header("access-control-allow-headers").unwrap().contains(name), "{name}");
    }
    let plan = json!({ "game": catalog::GameId::ALL[0], "seats": 2 }).to_string();
    let made = http(open.address, "POST", "/api/tables", &[("origin", FRIEND)], &plan).await;
    assert_eq!((made.status, made.header("access-control-allow-origin")), (201, Some(FRIEND)));
    assert!(made.header("vary").is_some_and(|vary| vary.contains("origin")));
    assert_eq!(socket(&open, FRIEND).await, Ok(()));

    let evil = "https://evil.example";
    let asks = [("origin", evil), ("access-control-request-method", "POST")];
    let preflight = http(open.address, "OPTIONS", "/api/tables", &asks, "").await;
    assert_eq!((preflight.status, preflight.header("access-control-allow-origin")), (403, None));
    let read = http(open.address, "GET", "/api/tables", &[("origin", evil)], "").await;
    assert_eq!(read.header("access-control-allow-origin"), None, "the page cannot read this");
    assert_eq!(http(open.address, "POST", "/api/tables", &[("origin", evil)], &plan).await.status, 403);
    assert_eq!(socket(&open, evil).await, Err(403));

    // A refusal too can be read, and how long to wait.
    let mut last = read;
    while last.status != 429 {
        last = http(open.address, "GET", "/api/games", &[("origin", FRIEND)], "").await;
    }
    assert_eq!(last.header("access-control-allow-origin"), Some(FRIEND));
    assert!(last.header("access-control-expose-headers").is_some_and(|names| names.contains("retry-after")));
    open.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_sent_is_not_repeated_at_length() {
    let open = house(roomy()).await;
    let long = "x".repeat(60_000);
    for body in [json!({ "game": long }), json!({ "game": "x", "seats": 2, long.as_str(): 1 }), json!(long)] {
        let answer = http(open.address, "POST", "/api/tables", &[], &body.to_string()).await;
        assert!(answer.status == 400 && answer.body.len() < 2_000, "{} bytes", answer.body.len());
    }
    assert!(get(open.address, &format!("/{}", "x".repeat(20_000))).await.body.len() < 1_000);
    let mut client = Client::connect(open.address).await;
    let long = "x".repeat(15_000);
    let by_name = |message: &Value| message.to_string().len();
    for asked in [
        json!({ "cmd": long }),
        json!({ "cmd": "turn", "id": long }),
        json!({ "cmd": "join", "table": long }),
        json!({ "cmd": "bot", "level": long }),
        json!({ "cmd": "turn", "lang": long, "id": { "a": long.len() } }),
    ] {
        client.send(asked.to_string()).await;
        let answer = client.hear().await.unwrap();
        assert_eq!(answer["ok"], false, "{answer}");
        assert!(by_name(&answer) < 2_000, "{} bytes", by_name(&answer));
    }
    open.close().await;
}
