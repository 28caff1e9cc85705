//! The line above a method: its state in a few words.

use super::ground::Ground;
use super::phrases::{case_noun, count, explanation};
use super::{Activity, MethodView, Stage};
use diagnosis::report::{Anchor, MethodReport, Status};

/// `None` for a method that nothing tests and nothing specifies. `taken` places of it are taken for
/// right.
pub fn text(method: &MethodView, ground: Ground<'_>, taken: usize) -> Option<String> {
    let mut text = state(method, ground)?;
    let is_failing = method
        .current()
        .is_some_and(|known| known.report.tests.failed > 0);
    if taken > 0 && is_failing {
        text.push_str(&format!(" · {} taken for right", count(taken, "line")));
    }
    Some(text)
}

fn state(method: &MethodView, ground: Ground<'_>) -> Option<String> {
    let Some(known) = method.current() else {
        return Some(match (method.activity, method.is_outdated()) {
            (Activity::Stopped, _) => "stopped".to_owned(),
            (_, true) => "outdated".to_owned(),
            (_, false) => "analysing…".to_owned(),
        });
    };
    let is_open = known.stage == Stage::Quick && method.activity != Activity::Settled;
    of_report(&known.report, ground, is_open.then_some(method.activity))
}

/// `pending` is set while the deep analysis is still to come.
fn of_report(
    report: &MethodReport,
    ground: Ground<'_>,
    pending: Option<Activity>,
) -> Option<String> {
    let still = |activity| {
        if activity == Activity::Stopped {
            "stopped"
        } else {
            "analysing…"
        }
    };
    match &report.status {
        Status::Ok => passing(report),
        Status::Failing => {
            let explanation = match pending {
                Some(Activity::Running) if !report.suspects.is_empty() => {
                    format!("{} so far", explanation(report))
                }
                Some(activity) => still(activity).to_owned(),
                None => explanation(report),
            };
            Some(format!("{} · {explanation}", counts(report)))
        }
        Status::Unknown(_) if pending.is_some() => {
            pending.map(|activity| still(activity).to_owned())
        }
        Status::Unknown(why) => Some(if report.tests.failed > 0 {
            format!("{} · unknown: {why}", counts(report))
        } else {
            format!("unknown: {why}")
        }),
        Status::Unsupported { what, anchor } => Some(format!(
            "not analysed: {what}{}",
            line(anchor.as_ref(), ground)
        )),
        Status::Failed {
            message,
            anchor,
            internal,
        } => {
            let kind = if *internal { "failed" } else { "not analysed" };
            Some(format!(
                "{kind}: {message}{}",
                line(anchor.as_ref(), ground)
            ))
        }
    }
}

fn passing(report: &MethodReport) -> Option<String> {
    let tests = report.tests;
    let noun = case_noun(report);
    let mut text = match tests.run {
        0 if tests.found == 0 => return None,
        0 => String::new(),
        run if run == tests.passed => {
            format!(
                "{} {}",
                count(run as usize, noun),
                if run == 1 { "passes" } else { "pass" }
            )
        }
        run => format!("{}, {} passed", count(run as usize, noun), tests.passed),
    };
    if tests.skipped > 0 {
        if !text.is_empty() {
            text.push_str(", ");
        }
        text.push_str(&if tests.run == 0 {
            format!("{} skipped", count(tests.skipped as usize, noun))
        } else {
            format!("{} skipped", tests.skipped)
        });
    }
    Some(text)
}

/// `3 tests, 1 failing`
fn counts(report: &MethodReport) -> String {
    let tests = report.tests;
    let mut text = format!(
        "{}, {} failing",
        count(tests.found as usize, case_noun(report)),
        tests.failed
    );
    if tests.skipped > 0 {
        text.push_str(&format!(", {} skipped", tests.skipped));
    }
    text
}

fn line(anchor: Option<&Anchor>, ground: Ground<'_>) -> String {
    anchor
        .and_then(|anchor| ground.line(anchor))
        .map(|line| format!(" (line {line})"))
        .unwrap_or_default()
}
