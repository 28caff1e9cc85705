//! Between the loop's plain data and the protocol's types.

use crate::documents::source::Position;
use crate::main_loop::message::{CodeAction, Diagnostic, Lens, Page, Range};
use crate::view::actions::ActionKind;
use crate::view::findings::{Code, Severity};
use serde_json::{Value, json};
use std::str::FromStr;
use tower_lsp::ls_types as lsp;

/// Where each diagnostic code is explained; the code is the heading's anchor.
pub const DOCUMENTATION: &str =
    "https://github.com/whydunit/whydunit/blob/main/server/docs/diagnostics.md";

/// Commands the client carries out: the server doesn't announce them, for a client registers what
/// is announced, and its own registration of the same name would fail.
pub const CLIENT_SHOW_METHOD: &str = "whydunit.showMethod";
pub const CLIENT_SHOW_MODEL: &str = "whydunit.showModel";

pub(super) fn position_in(position: lsp::Position) -> Position {
    Position {
        line: position.line,
        column: position.character,
    }
}

pub(super) fn range_in(range: lsp::Range) -> Range {
    (position_in(range.start), position_in(range.end))
}

fn position(position: Position) -> lsp::Position {
    lsp::Position::new(position.line, position.column)
}

pub(super) fn range((start, end): Range) -> lsp::Range {
    lsp::Range::new(position(start), position(end))
}

pub(super) fn uri(uri: &str) -> Option<lsp::Uri> {
    lsp::Uri::from_str(uri).ok()
}

pub(super) fn diagnostic(diagnostic: &Diagnostic) -> lsp::Diagnostic {
    let code = diagnostic.code.name();
    let related: Vec<lsp::DiagnosticRelatedInformation> = diagnostic
        .related
        .iter()
        .filter_map(|related| {
            Some(lsp::DiagnosticRelatedInformation {
                location: lsp::Location::new(uri(&related.uri)?, range(related.range)),
                message: related.message.clone(),
            })
        })
        .collect();
    lsp::Diagnostic {
        range: range(diagnostic.range),
        severity: Some(severity(diagnostic.severity)),
        code: Some(lsp::NumberOrString::String(code.to_owned())),
        code_description: uri(&format!("{DOCUMENTATION}#{code}"))
            .map(|href| lsp::CodeDescription { href }),
        source: Some("whydunit".to_owned()),
        message: diagnostic.message.clone(),
        related_information: (!related.is_empty()).then_some(related),
        tags: None,
        data: has_method(diagnostic.code).then(|| {
            json!({
                "method": &*diagnostic.method,
                "site": diagnostic.site,
                "inputHash": format!("{:016x}", diagnostic.hash),
            })
        }),
    }
}

/// Whether what is found belongs to a method.
fn has_method(code: Code) -> bool {
    !matches!(code, Code::UnreadableFile | Code::ModelError)
}

fn severity(severity: Severity) -> lsp::DiagnosticSeverity {
    match severity {
        Severity::Error => lsp::DiagnosticSeverity::ERROR,
        Severity::Warning => lsp::DiagnosticSeverity::WARNING,
        Severity::Information => lsp::DiagnosticSeverity::INFORMATION,
        Severity::Hint => lsp::DiagnosticSeverity::HINT,
    }
}

pub(super) fn lens(lens: &Lens, uri: &str) -> lsp::CodeLens {
    lsp::CodeLens {
        range: range(lens.range),
        command: Some(command(&lens.title, CLIENT_SHOW_METHOD, uri, &lens.method)),
        data: None,
    }
}

fn command(title: &str, command: &str, uri: &str, method: &str) -> lsp::Command {
    lsp::Command {
        title: title.to_owned(),
        command: command.to_owned(),
        arguments: Some(vec![json!(uri), json!(method)]),
    }
}

pub(super) fn code_action(action: &CodeAction, document: &str) -> Option<lsp::CodeAction> {
    let title = action.title.clone();
    let shown = |name: &str, method: &str| lsp::CodeAction {
        title: title.clone(),
        command: Some(command(&title, name, document, method)),
        ..lsp::CodeAction::default()
    };
    Some(match (&action.kind, &action.fixes) {
        (ActionKind::ShowModel { method }, _) => shown(CLIENT_SHOW_MODEL, method),
        (ActionKind::ShowMethod { method }, _) => shown(CLIENT_SHOW_METHOD, method),
        (ActionKind::Edit { .. }, Some((mended, edits))) => {
            let edits = edits
                .iter()
                .map(|(place, text)| lsp::TextEdit::new(range(*place), text.clone()))
                .collect();
            lsp::CodeAction {
                title,
                kind: Some(lsp::CodeActionKind::QUICKFIX),
                diagnostics: Some(vec![diagnostic(mended)]),
                edit: Some(lsp::WorkspaceEdit {
                    changes: Some([(uri(document)?, edits)].into_iter().collect()),
                    ..lsp::WorkspaceEdit::default()
                }),
                is_preferred: Some(true),
                ..lsp::CodeAction::default()
            }
        }
        (ActionKind::Edit { .. }, None) => return None,
    })
}

pub(super) fn page(page: &Page) -> Value {
    json!({
        "title": page.title,
        "markdown": page.document.markdown(),
        "text": page.document.text(),
    })
}
