//! Slices between the loop's plain data and JSON.

use super::{CLIENT_COMPUTE_SLICE, position_in, range};
use crate::analysis::slices::{SliceKind, SliceOf};
use crate::main_loop::message::{SliceAnswer, SliceQuery, SliceShown, SliceText};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use tower_lsp::ls_types as lsp;

/// The second argument of `whydunit.slice`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Query {
    range: lsp::Range,
    #[serde(default)]
    of: Of,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(default)]
    kind: Kind,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    tests: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<lsp::Range>,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Of {
    #[default]
    Value,
    Returned,
    Field,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Kind {
    #[default]
    Static,
    Dynamic,
    Simultaneous,
    Forward,
    Chop,
}

/// What a client asks for; `Err` says what is wrong with it.
pub(in crate::lsp) fn query_in(value: &Value) -> Result<SliceQuery, String> {
    let query: Query = serde_json::from_value(value.clone()).map_err(|error| error.to_string())?;
    let range_in = |range: lsp::Range| (position_in(range.start), position_in(range.end));
    Ok(SliceQuery {
        range: range_in(query.range),
        of: match query.of {
            Of::Value => SliceOf::Value,
            Of::Returned => SliceOf::Returned,
            Of::Field => SliceOf::Field(query.field.ok_or("`field` is missing")?),
        },
        kind: match query.kind {
            Kind::Static => SliceKind::Static,
            Kind::Dynamic => SliceKind::Dynamic(query.tests.into_iter().next()),
            Kind::Simultaneous => SliceKind::Simultaneous(query.tests),
            Kind::Forward => SliceKind::Forward,
            Kind::Chop => SliceKind::Chop(range_in(query.to.ok_or("`to` is missing")?)),
        },
    })
}

fn query_out(query: &SliceQuery) -> Query {
    let (of, field) = match &query.of {
        SliceOf::Value => (Of::Value, None),
        SliceOf::Returned => (Of::Returned, None),
        SliceOf::Field(name) => (Of::Field, Some(name.clone())),
    };
    let (kind, tests, to) = match &query.kind {
        SliceKind::Static => (Kind::Static, Vec::new(), None),
        SliceKind::Dynamic(test) => (Kind::Dynamic, test.iter().cloned().collect(), None),
        SliceKind::Simultaneous(tests) => (Kind::Simultaneous, tests.clone(), None),
        SliceKind::Forward => (Kind::Forward, Vec::new(), None),
        SliceKind::Chop(to) => (Kind::Chop, Vec::new(), Some(range(*to))),
    };
    Query {
        range: range(query.range),
        of,
        field,
        kind,
        tests,
        to,
    }
}

/// The client's command that makes a slice.
pub(in crate::lsp) fn compute(title: &str, uri: &str, query: &SliceQuery) -> lsp::Command {
    lsp::Command {
        title: title.to_owned(),
        command: CLIENT_COMPUTE_SLICE.to_owned(),
        arguments: Some(vec![json!(uri), json!(query_out(query))]),
    }
}

/// A command on the slice of a file.
pub(in crate::lsp) fn of_file(title: &str, command: &str, uri: &str) -> lsp::Command {
    lsp::Command {
        title: title.to_owned(),
        command: command.to_owned(),
        arguments: Some(vec![json!(uri)]),
    }
}

pub(in crate::lsp) fn answer(answer: &SliceAnswer) -> Value {
    json!({ "title": answer.title, "summary": answer.summary, "verdict": answer.verdict })
}

pub(in crate::lsp) fn text(text: &SliceText) -> Value {
    json!({ "title": text.title, "java": text.java, "original": text.original })
}

/// `whydunit/slice`
pub(in crate::lsp) fn shown(shown: &SliceShown) -> Value {
    let slice = shown.slice.as_ref().map(|slice| {
        let faded: Vec<lsp::Range> = slice.faded.iter().map(|it| range(*it)).collect();
        json!({
            "title": slice.title,
            "state": slice.state,
            "kind": slice.kind,
            "verdict": slice.verdict,
            "reason": slice.reason,
            "criterion": slice.criterion.map(range),
            "faded": faded,
            "nodes": slice.nodes.map(|(left, all)| json!({ "slice": left, "original": all })),
        })
    });
    json!({ "uri": shown.uri, "version": shown.version, "slice": slice })
}
