//! What can be done about slices at a place.

use super::SliceView;
use crate::analysis::slices::places::{Sliceable, SliceableKind};
use crate::analysis::slices::{SliceKind, SliceOf};
use crate::view::MethodView;
use crate::view::actions::{Action, ActionKind, name_of};
use diagnosis::report::{CaseKind, CaseOutcome};
use std::ops::Range;

/// Failing tests that are named in one query.
const MOST_TESTS: usize = 20;

/// The slice of the file, and where its criterion stands now unless it is outdated.
type Shown<'a> = (&'a SliceView, Option<Range<usize>>);

/// The actions at a place; `method` is the one around it.
pub fn actions(
    sliceables: &[Sliceable],
    method: Option<&MethodView>,
    shown: Option<Shown<'_>>,
) -> Vec<Action> {
    let mut actions: Vec<Action> = sliceables
        .iter()
        .flat_map(|sliceable| of_sliceable(sliceable, method, shown.as_ref()))
        .collect();
    if let Some((shown, _)) = shown {
        if shown.found().is_some() && !shown.outdated {
            actions.push(Action {
                title: "Open slice as Java".to_owned(),
                kind: ActionKind::OpenSlice,
            });
        }
        actions.push(Action {
            title: "Show the whole file again".to_owned(),
            kind: ActionKind::ClearSlice,
        });
    }
    actions
}

fn of_sliceable(
    sliceable: &Sliceable,
    method: Option<&MethodView>,
    shown: Option<&Shown<'_>>,
) -> Vec<Action> {
    let text = &sliceable.text;
    let of = match sliceable.what {
        SliceableKind::Value => SliceOf::Value,
        SliceableKind::Returned => SliceOf::Returned,
        SliceableKind::FieldAtExit => SliceOf::Field(text.clone()),
    };
    let name = match (sliceable.what, method) {
        (SliceableKind::Value, _) => format!("‘{text}’"),
        (SliceableKind::Returned, _) => format!("the return value of ‘{text}’"),
        (SliceableKind::FieldAtExit, Some(method)) => {
            format!("‘{text}’ at the end of ‘{}’", name_of(&method.entry.key))
        }
        (SliceableKind::FieldAtExit, None) => format!("‘{text}’ at the end of the method"),
    };
    let action = |title: String, kind: SliceKind| Action {
        title,
        kind: ActionKind::Slice {
            range: sliceable.range.clone(),
            of: of.clone(),
            kind,
        },
    };
    let mut actions = vec![action(
        format!("Compute minimal slice of {name}"),
        SliceKind::Static,
    )];
    if sliceable.what == SliceableKind::FieldAtExit {
        return actions;
    }
    let failing = method.map(failing_tests).unwrap_or_default();
    if let Some(first) = failing.first() {
        actions.push(action(
            format!("Compute slice of {name} in the failing tests"),
            SliceKind::Simultaneous(failing.clone()),
        ));
        if failing.len() > 1 {
            actions.push(action(
                format!("Compute slice of {name} in {first}"),
                SliceKind::Dynamic(Some(first.clone())),
            ));
        }
    } else {
        actions.push(action(
            format!("Compute slice of {name} in one test"),
            SliceKind::Dynamic(None),
        ));
    }
    if sliceable.what == SliceableKind::Value {
        actions.push(action(
            format!("What does {name} influence?"),
            SliceKind::Forward,
        ));
        actions.extend(from_shown(sliceable, shown));
    }
    actions
}

/// What leads from the value of the slice that is shown to this one.
fn from_shown(sliceable: &Sliceable, shown: Option<&Shown<'_>>) -> Option<Action> {
    let (view, from) = shown?;
    let from = from.clone()?;
    if view.request.of != SliceOf::Value || from == sliceable.range {
        return None;
    }
    Some(Action {
        title: format!(
            "What leads from {} to ‘{}’?",
            view.subject(),
            sliceable.text
        ),
        kind: ActionKind::Slice {
            range: from,
            of: SliceOf::Value,
            kind: SliceKind::Chop(sliceable.range.clone()),
        },
    })
}

/// The JUnit tests of a method that fail, by name.
fn failing_tests(method: &MethodView) -> Vec<String> {
    let Some(known) = method.current() else {
        return Vec::new();
    };
    let failing = known.report.cases.iter().filter(|case| {
        case.kind == CaseKind::JUnit && matches!(case.outcome, CaseOutcome::Failed(_))
    });
    failing
        .take(MOST_TESTS)
        .map(|case| case.name.clone())
        .collect()
}
