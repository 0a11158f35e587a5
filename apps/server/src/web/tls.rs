//! TLS: the certificate, its key, and taking both in again.

use crate::settings::Settings;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use table::{Code, Problem};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring::default_provider;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// How the house shows that it is the one it says.
pub(crate) struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    acceptor: RwLock<TlsAcceptor>,
}

impl Tls {
    /// As it was set; nothing where the house speaks plainly.
    pub(crate) fn read(settings: &Settings) -> Result<Option<Arc<Self>>, Problem> {
        let (certificate, key) = (settings.tls_cert.clone(), settings.tls_key.clone());
        match (certificate.as_os_str().is_empty(), key.as_os_str().is_empty()) {
            (true, true) => Ok(None),
            (false, false) => {
                let acceptor = RwLock::new(acceptor(&certificate, &key)?);
                Ok(Some(Arc::new(Self { certificate, key, acceptor })))
            }
            _ => Err(Problem::new(Code::BadRequest, "setting-tls-half")),
        }
    }

    /// What connections are taken in with from now on.
    pub(super) fn acceptor(&self) -> TlsAcceptor {
        self.acceptor.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Reads the files again. Where that fails, all stays as it was.
    pub(crate) fn reload(&self) -> Result<(), Problem> {
        let fresh = acceptor(&self.certificate, &self.key)?;
        *self.acceptor.write().unwrap_or_else(PoisonError::into_inner) = fresh;
        Ok(())
    }
}

fn acceptor(certificate: &Path, key: &Path) -> Result<TlsAcceptor, Problem> {
    let chain = CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let chain = chain.map_err(|error| unusable(certificate, &error))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|error| unusable(key, &error))?;
    let versions =
        ServerConfig::builder_with_provider(Arc::new(default_provider())).with_safe_default_protocol_versions();
    let config = versions.and_then(|builder| builder.with_no_client_auth().with_single_cert(chain, private));
    let mut config = config.map_err(|error| unusable(certificate, &error))?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Arc::new(config).into())
}

fn unusable(file: &Path, error: &dyn std::fmt::Display) -> Problem {
    let problem = Problem::new(Code::BadRequest, "setting-tls-file").with("file", file.display().to_string());
    problem.with("reason", error.to_string())
}
