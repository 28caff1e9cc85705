//! The figures as a table for people and as JSON (schema `whydunit.localization-result/1`,
//! described in `docs/json.md`).

use super::measure::{Measured, Outcome, Shown};
use super::summary::{Summary, by_kind};
use crate::view::phrases::count;
use diagnosis::report::SuspectKind;
use serde_json::{Value, json};
use std::time::Duration;

/// A line for each program, then the figures.
pub fn table(measured: &[Measured]) -> String {
    let width = measured
        .iter()
        .map(|one| one.name.chars().count())
        .max()
        .unwrap_or(0)
        .max("program".len());
    let mut text = format!(
        "{:width$}  {:>5}  {:>8}  {:>8}  {:>9}  {:>5}  {:>8}\n",
        "program", "place", "suspects", "repaired", "flagged", "cases", "time"
    );
    for one in measured {
        let place = match &one.outcome {
            Outcome::Found(rank) => rank.to_string(),
            Outcome::Missed => "-".to_owned(),
            Outcome::NothingFails | Outcome::Error(_) => "!".to_owned(),
        };
        let remark = match &one.outcome {
            Outcome::Error(reason) => format!("  error: {reason}"),
            Outcome::NothingFails => "  nothing fails".to_owned(),
            _ if one.over_limit => "  over the time limit".to_owned(),
            _ => match one.remarks.first() {
                Some(remark) => format!("  {remark}"),
                None => String::new(),
            },
        };
        text.push_str(&format!(
            "{:width$}  {place:>5}  {:>8}  {:>8}  {:>9}  {:>5}  {:>8}{remark}\n",
            one.name,
            one.shown.len(),
            if one.repaired { "yes" } else { "" },
            format!("{}/{}", one.flagged, one.statements),
            format!(
                "{}/{}",
                one.failing_cases,
                one.failing_cases + one.passing_cases
            ),
            milliseconds(one.elapsed),
        ));
    }
    text.push('\n');
    for (kind, summary) in by_kind(measured) {
        text.push_str(&format!("{kind}: {}\n", in_short(&summary)));
    }
    text.push_str(&figures(&Summary::of(measured)));
    text
}

fn milliseconds(time: Duration) -> String {
    format!("{} ms", time.as_millis())
}

fn in_short(summary: &Summary) -> String {
    let tops: Vec<String> = summary
        .top
        .iter()
        .map(|(limit, number)| format!("top-{limit} {number}"))
        .collect();
    format!(
        "{}, {}",
        count(summary.programs, "program"),
        tops.join(", ")
    )
}

fn figures(summary: &Summary) -> String {
    let mut text = format!(
        "{}, at any place {}, repaired {}\n",
        in_short(summary),
        summary.found,
        summary.repaired
    );
    text.push_str(&format!(
        "mean suspects {:.1}, statements flagged {:.1} %\n",
        summary.mean_suspects,
        summary.flagged * 100.0
    ));
    text.push_str(&format!(
        "time a program: median {}, p95 {}, max {}; {} over the time limit\n",
        milliseconds(summary.median),
        milliseconds(summary.p95),
        milliseconds(summary.max),
        summary.over_limit,
    ));
    text.push_str(&format!(
        "not measured: {} with an error, {} in which nothing fails\n",
        summary.errors, summary.nothing_fails
    ));
    text
}

/// One document on one line.
pub fn document(measured: &[Measured]) -> String {
    let kinds: serde_json::Map<String, Value> = by_kind(measured)
        .into_iter()
        .map(|(kind, summary)| (kind.to_owned(), summary_value(&summary)))
        .collect();
    let document = json!({
        "schema": "whydunit.localization-result/1",
        "programs": measured.iter().map(program).collect::<Vec<_>>(),
        "summary": summary_value(&Summary::of(measured)),
        "kinds": kinds,
    });
    format!("{document}\n")
}

fn program(measured: &Measured) -> Value {
    let (outcome, rank, reason) = match &measured.outcome {
        Outcome::Found(rank) => ("found", Some(*rank), None),
        Outcome::Missed => ("missed", None, None),
        Outcome::NothingFails => ("nothing-fails", None, None),
        Outcome::Error(reason) => ("error", None, Some(reason)),
    };
    json!({
        "name": measured.name,
        "kind": measured.kind,
        "outcome": outcome,
        "rank": rank,
        "reason": reason,
        "suspects": measured.shown.iter().map(shown).collect::<Vec<_>>(),
        "repaired": measured.repaired,
        "flagged": measured.flagged,
        "statements": measured.statements,
        "failing_cases": measured.failing_cases,
        "passing_cases": measured.passing_cases,
        "over_limit": measured.over_limit,
        "remarks": measured.remarks,
        "elapsed_ms": whole_milliseconds(measured.elapsed),
    })
}

fn shown(shown: &Shown) -> Value {
    json!({
        "file": &*shown.file,
        "line": shown.line,
        "kind": match shown.kind {
            SuspectKind::Change => "change",
            SuspectKind::InsertBefore => "insert-before",
            SuspectKind::Contract => "contract",
            SuspectKind::Test => "test",
        },
        "confirmed": shown.confirmed,
        "fix": shown.fix,
        "source": shown.source,
        "is_fault": shown.is_fault,
    })
}

fn summary_value(summary: &Summary) -> Value {
    let tops: serde_json::Map<String, Value> = summary
        .top
        .iter()
        .map(|(limit, number)| (limit.to_string(), json!(number)))
        .collect();
    json!({
        "programs": summary.programs,
        "top": tops,
        "found": summary.found,
        "repaired": summary.repaired,
        "nothing_fails": summary.nothing_fails,
        "errors": summary.errors,
        "over_limit": summary.over_limit,
        "mean_suspects": summary.mean_suspects,
        "flagged_share": summary.flagged,
        "median_ms": whole_milliseconds(summary.median),
        "p95_ms": whole_milliseconds(summary.p95),
        "max_ms": whole_milliseconds(summary.max),
    })
}

fn whole_milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
