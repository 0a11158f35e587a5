//! The way to a house: a socket, encrypted where the link says so; then a WebSocket, or one thing fetched.

use super::address::Address;
use super::failure::Failure;
use http_body_util::{BodyExt, Empty, Limited};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::{Request, StatusCode};
use hyper_util::rt::TokioIo;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::{self, client::IntoClientRequest, http::HeaderValue};
use tokio_tungstenite::{WebSocketStream, client_async};
use wire::umpire::Reply;
use words::Lang;

/// How long a house may take to answer before it is given up.
const PATIENCE: Duration = Duration::from_secs(15);
/// The longest log or record that is taken, in bytes.
const LARGEST: usize = 64 << 20;

/// A line to a house, encrypted or not.
pub(super) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

pub(super) type Socket = WebSocketStream<Box<dyn Stream>>;

async fn in_time<T>(address: &Address, what: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    timeout(PATIENCE, what).await.unwrap_or_else(|_| Err(no_answer(address, &io::ErrorKind::TimedOut.into())))
}

fn no_answer(address: &Address, error: &io::Error) -> Failure {
    let why = match error.kind() {
        io::ErrorKind::ConnectionRefused => "online-why-refused",
        io::ErrorKind::TimedOut => "online-why-silent",
        _ => "online-why-broken",
    };
    Failure::NoAnswer { house: address.authority(), why }
}

async fn stream(address: &Address) -> Result<Box<dyn Stream>, Failure> {
    let failed = |error: io::Error| no_answer(address, &error);
    let unknown = |_| Failure::NoAnswer { house: address.authority(), why: "online-why-unknown" };
    let found: Vec<_> = lookup_host((address.bare_host(), address.port)).await.map_err(unknown)?.collect();
    let socket = TcpStream::connect(&found[..]).await.map_err(failed)?;
    // Moves are short, and somebody waits for each.
    socket.set_nodelay(true).map_err(failed)?;
    if address.secure { encrypted(address, socket).await } else { Ok(Box::new(socket)) }
}

/// Certificates are believed that this machine believes.
async fn encrypted(address: &Address, socket: TcpStream) -> Result<Box<dyn Stream>, Failure> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("the provider knows the usual versions")
        .with_root_certificates(roots)
        .with_no_client_auth();
    let name = ServerName::try_from(address.bare_host().to_owned());
    let name = name.map_err(|_| Failure::NoHouse(address.authority()))?;
    let connected = TlsConnector::from(Arc::new(config)).connect(name, socket).await;
    connected.map(|stream| Box::new(stream) as Box<dyn Stream>).map_err(|error| untrusted(address, &error))
}

/// Why a line was not encrypted: the certificate is wrong, or whoever answers does not do that.
fn untrusted(address: &Address, error: &io::Error) -> Failure {
    let house = address.authority();
    match error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>()) {
        Some(rustls::Error::InvalidCertificate(flaw)) => Failure::Certificate { house, why: certificate_flaw(flaw) },
        Some(_) => Failure::NoHouse(house),
        None => no_answer(address, error),
    }
}

/// What is wrong with a certificate: the sentence that says so.
fn certificate_flaw(error: &rustls::CertificateError) -> &'static str {
    use rustls::CertificateError as Flaw;
    match error {
        Flaw::Expired | Flaw::ExpiredContext { .. } => "online-why-expired",
        Flaw::NotValidYet | Flaw::NotValidYetContext { .. } => "online-why-too-early",
        Flaw::NotValidForName | Flaw::NotValidForNameContext { .. } => "online-why-other-name",
        Flaw::Revoked => "online-why-revoked",
        _ => "online-why-unknown-issuer",
    }
}

/// Opens a WebSocket to the house of a table.
pub(super) async fn open(address: &Address, lang: Lang) -> Result<Socket, Failure> {
    in_time(address, async {
        let scheme = if address.secure { "wss" } else { "ws" };
        let request = format!("{scheme}://{}/api/socket", address.authority()).into_client_request();
        let mut request = request.map_err(|_| Failure::NoLink(address.link()))?;
        request.headers_mut().insert("accept-language", HeaderValue::from_static(lang.code()));
        let opened = client_async(request, stream(address).await?).await;
        opened.map(|(socket, _)| socket).map_err(|error| unopened(address, error))
    })
    .await
}

/// Why no WebSocket was opened. A house says in its own words why it lets somebody not in.
fn unopened(address: &Address, error: tungstenite::Error) -> Failure {
    match error {
        tungstenite::Error::Http(response) => {
            let text = response.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
            match Reply::read(&text).ok().and_then(|reply| reply.result().err()) {
                Some(refusal) => Failure::SentAway(refusal.message),
                None if response.status() == StatusCode::SERVICE_UNAVAILABLE => {
                    no_answer(address, &io::ErrorKind::ConnectionRefused.into())
                }
                None => Failure::NoHouse(address.authority()),
            }
        }
        tungstenite::Error::Io(error) => no_answer(address, &error),
        _ => Failure::NoHouse(address.authority()),
    }
}

/// Fetches something from the house; nothing where it could not be had.
pub(super) async fn fetch(address: &Address, path: &str, token: Option<&str>, lang: Lang) -> Option<String> {
    let fetched = async { Ok(get(address, path, token, lang).await) };
    in_time(address, fetched).await.ok().flatten()
}

async fn get(address: &Address, path: &str, token: Option<&str>, lang: Lang) -> Option<String> {
    let (mut sender, line) = http1::handshake(TokioIo::new(stream(address).await.ok()?)).await.ok()?;
    // It ends with the answer.
    tokio::spawn(line);
    let mut request = Request::get(path).header("host", address.authority()).header("accept-language", lang.code());
    if let Some(token) = token {
        request = request.header("authorization", format!("Bearer {token}"));
    }
    let response = sender.send_request(request.body(Empty::<Bytes>::new()).ok()?).await.ok()?;
    if response.status() != StatusCode::OK {
        return None;
    }
    let body = Limited::new(response.into_body(), LARGEST).collect().await.ok()?;
    String::from_utf8(body.to_bytes().to_vec()).ok()
}

#[cfg(test)]
mod tests {
    use super::{certificate_flaw, untrusted};
    use crate::online::address::Link;
    use crate::online::failure::Failure;
    use std::io;
    use tokio_rustls::rustls::{CertificateError, Error};

    #[test]
    fn a_wrong_certificate_is_told_from_no_encryption_at_all() {
        let address = Link::read("https://example.org/t/0c9e", None).unwrap().address;
        let failed = |error| untrusted(&address, &io::Error::other(error));
        assert!(matches!(failed(Error::InvalidCertificate(CertificateError::Expired)), Failure::Certificate { .. }));
        assert_eq!(failed(Error::HandshakeNotComplete), Failure::NoHouse("example.org".into()));
        assert_eq!(certificate_flaw(&CertificateError::UnknownIssuer), "online-why-unknown-issuer");
    }
}
