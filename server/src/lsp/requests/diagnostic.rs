//! `textDocument/diagnostic`: diagnostics for clients that ask.

use super::ask;
use crate::lsp::backend::Backend;
use crate::lsp::convert;
use crate::main_loop::message::Request;
use std::hash::{Hash as _, Hasher as _};
use tower_lsp::jsonrpc::Result;
use tower_lsp::ls_types::*;

pub(in crate::lsp) async fn handle(
    backend: &Backend,
    params: DocumentDiagnosticParams,
) -> Result<DocumentDiagnosticReportResult> {
    let uri = params.text_document.uri.as_str().to_owned();
    let diagnostics = ask(backend, |reply| Request::Diagnostics { uri, reply }).await?;
    let items: Vec<Diagnostic> = diagnostics.iter().map(convert::diagnostic).collect();
    let result_id = result_id(&items);
    let report = if params.previous_result_id.as_ref() == Some(&result_id) {
        DocumentDiagnosticReport::Unchanged(RelatedUnchangedDocumentDiagnosticReport {
            related_documents: None,
            unchanged_document_diagnostic_report: UnchangedDocumentDiagnosticReport { result_id },
        })
    } else {
        DocumentDiagnosticReport::Full(RelatedFullDocumentDiagnosticReport {
            related_documents: None,
            full_document_diagnostic_report: FullDocumentDiagnosticReport {
                result_id: Some(result_id),
                items,
            },
        })
    };
    Ok(report.into())
}

/// Equal for equal diagnostics, within one run of the server.
fn result_id(items: &[Diagnostic]) -> String {
    let mut hasher = rustc_hash::FxHasher::default();
    serde_json::to_string(items)
        .unwrap_or_default()
        .hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}
