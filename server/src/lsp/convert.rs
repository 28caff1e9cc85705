//! Between the loop's plain data and the protocol's types.

pub(super) mod slices;

use super::requests::execute_command::{
    ALL_SUSPECTS, APPLY_AND_RUN, LINE_IS_RIGHT, LINE_MAY_BE_WRONG, NEXT_CASE,
};
use crate::documents::source::Position;
use crate::main_loop::message::{
    CodeAction, Diagnostic, FileEdits, InlineValue, Lens, LensCommand, Page, Range, WrittenTests,
};
use crate::view::actions::ActionKind;
use crate::view::findings::{Code, DOCUMENTATION, Severity};
use serde_json::{Value, json};
use std::str::FromStr;
use tower_lsp::ls_types as lsp;

/// Commands the client carries out: the server doesn't announce them, for a client registers what
/// is announced, and its own registration of the same name would fail.
pub const CLIENT_SHOW_METHOD: &str = "whydunit.showMethod";
pub const CLIENT_SHOW_MODEL: &str = "whydunit.showModel";
pub const CLIENT_SHOW_CASES: &str = "whydunit.showCases";
pub const CLIENT_WRITE_TESTS: &str = "whydunit.generateTests";
pub const CLIENT_COMPUTE_SLICE: &str = "whydunit.computeSlice";
pub const CLIENT_OPEN_SLICE: &str = "whydunit.openSlice";
pub const CLIENT_CLEAR_SLICE: &str = "whydunit.clearSlice";

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
        tags: (diagnostic.code == Code::OutsideSlice)
            .then(|| vec![lsp::DiagnosticTag::UNNECESSARY]),
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
    !matches!(
        code,
        Code::UnreadableFile | Code::ModelError | Code::OutsideSlice
    )
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
    let title = &lens.title;
    let command = match &lens.command {
        LensCommand::ShowMethod => command(title, CLIENT_SHOW_METHOD, uri, &lens.method),
        LensCommand::ShowCases => command(title, CLIENT_SHOW_CASES, uri, &lens.method),
        LensCommand::ComputeSlice(query) => slices::compute(title, uri, query),
        LensCommand::ClearSlice => slices::of_file(title, CLIENT_CLEAR_SLICE, uri),
    };
    lsp::CodeLens {
        range: range(lens.range),
        command: Some(command),
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

/// A quick fix that the server carries out.
fn of_suspect<const N: usize>(
    title: &str,
    name: &str,
    document: &str,
    method: &str,
    more: [Value; N],
) -> lsp::CodeAction {
    let mut command = command(title, name, document, method);
    command.arguments.get_or_insert_default().extend(more);
    lsp::CodeAction {
        title: title.to_owned(),
        kind: Some(lsp::CodeActionKind::QUICKFIX),
        command: Some(command),
        ..lsp::CodeAction::default()
    }
}

/// A fix, for the files at the versions it was made for where the client knows versions.
pub(super) fn fix(files: &[FileEdits]) -> Option<lsp::WorkspaceEdit> {
    let changes = files.iter().map(|file| {
        let edits = file.edits.iter();
        Some(lsp::TextDocumentEdit {
            text_document: lsp::OptionalVersionedTextDocumentIdentifier {
                uri: uri(&file.uri)?,
                version: file.version,
            },
            edits: edits
                .map(|(place, text)| {
                    lsp::OneOf::Left(lsp::TextEdit::new(range(*place), text.clone()))
                })
                .collect(),
        })
    });
    Some(lsp::WorkspaceEdit {
        document_changes: Some(lsp::DocumentChanges::Edits(changes.collect::<Option<_>>()?)),
        ..lsp::WorkspaceEdit::default()
    })
}

pub(super) fn code_action(action: &CodeAction, document: &str) -> Option<lsp::CodeAction> {
    let title = action.title.clone();
    let with = |command: lsp::Command| lsp::CodeAction {
        title: title.clone(),
        command: Some(command),
        ..lsp::CodeAction::default()
    };
    let shown = |name: &str, method: &str| with(command(&title, name, document, method));
    Some(match (&action.kind, &action.fixes) {
        (ActionKind::ShowModel { method }, _) => shown(CLIENT_SHOW_MODEL, method),
        (ActionKind::ShowMethod { method }, _) => shown(CLIENT_SHOW_METHOD, method),
        (ActionKind::NextCase { method }, _) => shown(NEXT_CASE, method),
        (ActionKind::WriteTests { method, case }, _) => {
            let mut command = command(&title, CLIENT_WRITE_TESTS, document, method);
            if let (Some(arguments), Some(case)) = (&mut command.arguments, case) {
                arguments.push(json!(case));
            }
            with(command)
        }
        (ActionKind::Slice { .. }, _) => {
            with(slices::compute(&title, document, action.query.as_ref()?))
        }
        (ActionKind::OpenSlice, _) => with(slices::of_file(&title, CLIENT_OPEN_SLICE, document)),
        (ActionKind::ClearSlice, _) => with(slices::of_file(&title, CLIENT_CLEAR_SLICE, document)),
        (ActionKind::AllSuspects { method }, _) => shown(ALL_SUSPECTS, method),
        (ActionKind::EditAndRun { finding, fix }, _) => {
            let hash = format!("{:016x}", finding.hash);
            let more = [json!(finding.site), json!(fix), json!(hash)];
            of_suspect(&title, APPLY_AND_RUN, document, &finding.owner.1, more)
        }
        (ActionKind::LineIsRight { finding }, _) => {
            let more = [json!(finding.site)];
            of_suspect(&title, LINE_IS_RIGHT, document, &finding.owner.1, more)
        }
        (ActionKind::LineMayBeWrong { number }, _) => lsp::CodeAction {
            title: title.clone(),
            command: Some(lsp::Command {
                title,
                command: LINE_MAY_BE_WRONG.to_owned(),
                arguments: Some(vec![json!(number)]),
            }),
            ..lsp::CodeAction::default()
        },
        (ActionKind::Edit { is_preferred, .. }, Some((mended, files))) => {
            let changes = files.iter().map(|file| {
                let edits = file.edits.iter();
                let edits =
                    edits.map(|(place, text)| lsp::TextEdit::new(range(*place), text.clone()));
                Some((uri(&file.uri)?, edits.collect()))
            });
            lsp::CodeAction {
                title,
                kind: Some(lsp::CodeActionKind::QUICKFIX),
                diagnostics: Some(vec![diagnostic(mended)]),
                edit: Some(lsp::WorkspaceEdit {
                    changes: Some(changes.collect::<Option<_>>()?),
                    ..lsp::WorkspaceEdit::default()
                }),
                is_preferred: is_preferred.then_some(true),
                ..lsp::CodeAction::default()
            }
        }
        (ActionKind::Edit { .. }, None) => return None,
    })
}

/// What became of tests that were written.
pub(super) fn written(written: &WrittenTests) -> Value {
    let left_out: Vec<Value> = written
        .left_out
        .iter()
        .map(|(case, reason)| json!({ "case": case, "reason": reason }))
        .collect();
    json!({ "uri": written.uri, "text": written.text, "leftOut": left_out })
}

pub(super) fn inlay(value: &InlineValue) -> lsp::InlayHint {
    lsp::InlayHint {
        position: position(value.position),
        label: lsp::InlayHintLabel::String(value.text.clone()),
        kind: None,
        text_edits: None,
        tooltip: Some(lsp::InlayHintTooltip::String(value.case.clone())),
        padding_left: Some(true),
        padding_right: None,
        data: None,
    }
}

/// An edit that makes or changes a file of tests.
pub(super) fn edit(written: &WrittenTests) -> Option<lsp::WorkspaceEdit> {
    const ANNOTATION: &str = "tests";
    let place = uri(&written.uri)?;
    let (replaced, is_new) = match written.replaced {
        Some(replaced) => (range(replaced), false),
        None => (lsp::Range::default(), true),
    };
    let edit = lsp::TextEdit::new(replaced, written.text.clone());
    if is_new && !written.create_files {
        return Some(lsp::WorkspaceEdit {
            changes: Some([(place, vec![edit])].into_iter().collect()),
            ..lsp::WorkspaceEdit::default()
        });
    }
    let annotation = written.confirm.then(|| ANNOTATION.to_owned());
    let edit = match &annotation {
        Some(id) => lsp::OneOf::Right(lsp::AnnotatedTextEdit {
            text_edit: edit,
            annotation_id: id.clone(),
        }),
        None => lsp::OneOf::Left(edit),
    };
    let change = lsp::DocumentChangeOperation::Edit(lsp::TextDocumentEdit {
        text_document: lsp::OptionalVersionedTextDocumentIdentifier {
            uri: place.clone(),
            version: written.version,
        },
        edits: vec![edit],
    });
    let create = is_new.then(|| {
        lsp::DocumentChangeOperation::Op(lsp::ResourceOp::Create(lsp::CreateFile {
            uri: place,
            options: Some(lsp::CreateFileOptions {
                overwrite: Some(false),
                ignore_if_exists: Some(true),
            }),
            annotation_id: annotation.clone(),
        }))
    });
    Some(lsp::WorkspaceEdit {
        changes: None,
        document_changes: Some(lsp::DocumentChanges::Operations(
            create.into_iter().chain([change]).collect(),
        )),
        change_annotations: annotation.map(|id| {
            let annotation = lsp::ChangeAnnotation {
                label: written.title.clone(),
                needs_confirmation: Some(true),
                description: Some("Tests that record what the method does now".to_owned()),
            };
            [(id, annotation)].into_iter().collect()
        }),
    })
}

pub(super) fn page(page: &Page) -> Value {
    json!({
        "title": page.title,
        "markdown": page.document.markdown(),
        "text": page.document.text(),
    })
}
