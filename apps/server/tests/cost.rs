//! What a move costs the house in conversions between messages and text.

mod common;

use common::{Client, any_move, house, roomy, table_of};
use serde_json::json;

/// Two who play and one who watches.
async fn around(address: std::net::SocketAddr, game: &str) -> [Client; 3] {
    let (table, _, tokens) = table_of(address, json!({ "game": game, "seats": 2 }), 2).await;
    let one = Client::join(address, &table, Some(&tokens[0]), None).await;
    let two = Client::join(address, &table, Some(&tokens[1]), None).await;
    [one, two, Client::join(address, &table, None, None).await]
}

/// A move is read once; written are the log's entry, the mover's answer, and once for all what they are told, to which
/// the view of each is added as the game wrote it. The clients of this test do not use `wire`.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_read_once_and_written_once_for_the_log_the_mover_and_all_others() {
    let open = house(roomy()).await;
    for game in catalog::GameId::ALL {
        let mut clients = around(open.address, game.name()).await;
        let mut due = None;
        for (at, client) in clients[..2].iter_mut().enumerate() {
            due = due.or(any_move(client, 0).await.map(|mv| (at, mv)));
        }
        let (mover, mv) = due.expect("somebody is due");
        let before = wire::conversions();
        let reply = clients[mover].ask(json!({ "cmd": "play", "move": mv })).await;
        assert_eq!(reply["ok"], true, "{reply}");
        for client in &mut clients {
            client.until("moved").await;
        }
        let after = wire::conversions();
        assert_eq!((after.read - before.read, after.written - before.written), (1, 3), "{game}");
        for client in clients {
            client.close().await;
        }
    }
    open.close().await;
}
