//! The doors of a house described for programs: HTTP as OpenAPI 3.1, the WebSocket as AsyncAPI 3.0. What messages look
//! like is taken from their types; here is only where they go.

use super::written;
use axum::response::{IntoResponse, Response};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};
use wire::http::{Card, MadeTable, SeatTaken, SitDown, TableShown};
use wire::table::{Asking, Plan, Snapshot};
use wire::told::{News, Told};
use wire::umpire::{GameEntry, Reply};

/// The description of the HTTP API.
pub(super) async fn openapi() -> Response {
    written(&Pages::default().http()).into_response()
}

/// The description of the WebSocket.
pub(super) async fn asyncapi() -> Response {
    written(&Pages::default().socket()).into_response()
}

/// A description being written: the schemas it needs are gathered on the way.
struct Pages(SchemaGenerator);

impl Default for Pages {
    fn default() -> Self {
        let in_components = |settings: &mut SchemaSettings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
        };
        Self(SchemaSettings::draft2020_12().with(in_components).into_generator())
    }
}

/// The games, as they are listed over HTTP.
#[derive(JsonSchema)]
struct Games {
    /// Every game, its seats and the schema of its options.
    #[expect(dead_code, reason = "it is the shape that counts")]
    games: Vec<GameEntry>,
}

/// What somebody can do over HTTP.
struct Operation {
    method: &'static str,
    path: &'static str,
    summary: &'static str,
    /// Name, where it is, what it is for.
    parameters: Vec<(&'static str, &'static str, &'static str)>,
    body: Option<Value>,
    /// Status, what it means, what comes with it.
    answers: Vec<(u16, &'static str, Option<Value>)>,
}

const BEARER: &str = "`Bearer` and a token of this table";
const ONCE: &str = "16 to 64 random characters: asking again with the same gives the same";

impl Pages {
    fn schema<T: JsonSchema>(&mut self) -> Value {
        self.0.subschema_for::<T>().into()
    }

    fn http(mut self) -> Value {
        let mut paths = Map::new();
        for operation in self.tables().into_iter().chain(self.one_table()) {
            let refusal = self.schema::<Reply>();
            let path = paths.entry(operation.path).or_insert_with(|| json!({}));
            let method = operation.method;
            path[method] = operation.described(&refusal);
        }
        let about =
            "Making, finding and reading tables. Playing is over the WebSocket, which /api/asyncapi.json describes.";
        let info = json!({ "title": "Strandline", "version": wire::PROGRAM, "description": about });
        let schemas = self.0.take_definitions(true);
        json!({ "openapi": "3.1.0", "info": info, "paths": paths, "components": { "schemas": schemas } })
    }

    /// What is asked of the house.
    fn tables(&mut self) -> Vec<Operation> {
        let once = ("idempotency-key", "header", ONCE);
        vec![
            Operation {
                answers: vec![(200, "Every game of the house", Some(self.schema::<Games>()))],
                ..Operation::get("/api/games", "The games of the house")
            },
            Operation {
                answers: vec![(
                    200,
                    "Public tables with open seats, the latest first",
                    Some(self.schema::<Vec<Card>>()),
                )],
                ..Operation::get("/api/tables", "Tables that anybody may sit down at")
            },
            Operation {
                method: "post",
                parameters: vec![once],
                body: Some(self.schema::<Plan>()),
                answers: vec![
                    (201, "Made", Some(self.schema::<MadeTable>())),
                    (400, "The plan cannot be", None),
                    (409, "The key was used for another table", None),
                    (429, "Too many tables; `Retry-After` says when", None),
                ],
                ..Operation::get("/api/tables", "Makes a table")
            },
        ]
    }

    /// What is asked of one table.
    fn one_table(&mut self) -> Vec<Operation> {
        let table = ("table", "path", "The table's name");
        let (bearer, once) = (("authorization", "header", BEARER), ("idempotency-key", "header", ONCE));
        let since = ("since", "query", "Only what came after the entry of this number");
        let unknown = || (404, "There is no such table", None);
        vec![
            Operation {
                parameters: vec![table],
                answers: vec![(200, "The table", Some(self.schema::<TableShown>())), unknown()],
                ..Operation::get("/api/tables/{table}", "A table as everybody may see it")
            },
            Operation {
                method: "post",
                parameters: vec![table, bearer, once],
                body: Some(self.schema::<SitDown>()),
                answers: vec![
                    (201, "Seated", Some(self.schema::<SeatTaken>())),
                    unknown(),
                    (409, "Taken, full or begun", None),
                ],
                ..Operation::get("/api/tables/{table}/seats", "Sits down")
            },
            Operation {
                parameters: vec![table, bearer, since],
                answers: vec![
                    (200, "What the one who asks was told, in order", Some(self.schema::<Vec<Told>>())),
                    unknown(),
                ],
                ..Operation::get("/api/tables/{table}/log", "What happened at a table")
            },
            Operation {
                parameters: vec![table],
                answers: vec![
                    (200, "The record", Some(json!({ "type": "object" }))),
                    unknown(),
                    (409, "The game is not over", None),
                ],
                ..Operation::get("/api/tables/{table}/record", "A game that is over, written down")
            },
        ]
    }

    fn socket(mut self) -> Value {
        let heard = [
            ("reply", self.schema::<Reply>()),
            ("table", self.schema::<Snapshot>()),
            ("news", self.schema::<News>()),
            ("told", self.schema::<Told>()),
        ];
        let asked = [("asking", self.schema::<Asking>())];
        let message = |(name, payload): &(&str, Value)| {
            ((*name).to_owned(), json!({ "name": name, "contentType": "application/json", "payload": payload }))
        };
        let messages: Map<String, Value> = asked.iter().chain(&heard).map(message).collect();
        let on_channel = |messages: &[(&str, Value)]| -> Vec<Value> {
            messages.iter().map(|(name, _)| to(&format!("/channels/socket/messages/{name}"))).collect()
        };
        let channel: Map<String, Value> =
            messages.keys().map(|name| (name.clone(), to(&format!("/components/messages/{name}")))).collect();
        let info =
            json!({ "title": "Strandline", "version": wire::PROGRAM, "description": "Playing at a table of a house." });
        let socket = json!({ "address": "/api/socket", "messages": channel });
        let operations = json!({
            "ask": { "action": "receive", "channel": to("/channels/socket"), "messages": on_channel(&asked),
                     "reply": { "channel": to("/channels/socket"), "messages": on_channel(&heard[..1]) } },
            "tell": { "action": "send", "channel": to("/channels/socket"), "messages": on_channel(&heard[1..]) },
        });
        let components = json!({ "messages": messages, "schemas": self.0.take_definitions(true) });
        json!({ "asyncapi": "3.0.0", "info": info, "defaultContentType": "application/json",
                "channels": { "socket": socket }, "operations": operations, "components": components })
    }
}

fn to(pointer: &str) -> Value {
    json!({ "$ref": format!("#{pointer}") })
}

impl Operation {
    fn get(path: &'static str, summary: &'static str) -> Self {
        Self { method: "get", path, summary, parameters: Vec::new(), body: None, answers: Vec::new() }
    }

    fn described(self, refusal: &Value) -> Value {
        let content = |schema: Value| json!({ "application/json": { "schema": schema } });
        let parameter = |(name, place, description): (&str, &str, &str)| {
            let kind = if name == "since" { "integer" } else { "string" };
            json!({ "name": name, "in": place, "description": description, "required": place == "path", "schema": { "type": kind } })
        };
        let answer = |(status, description, schema): (u16, &str, Option<Value>)| {
            let schema = if status < 400 { schema } else { Some(refusal.clone()) };
            (status.to_string(), json!({ "description": description, "content": schema.map(content) }))
        };
        let answers: Map<String, Value> = self.answers.into_iter().map(answer).collect();
        let parameters: Vec<Value> = self.parameters.into_iter().map(parameter).collect();
        let mut described = json!({ "summary": self.summary, "parameters": parameters, "responses": answers });
        if let Some(body) = self.body {
            described["requestBody"] = json!({ "required": true, "content": content(body) });
        }
        described
    }
}
