//! `whydunit support`: what is modelled, and what of a workspace can be analysed.

use super::arguments::{Format, SupportArguments};

use super::report_places::Lines;
use super::workspace::Workspace;
use super::{CLEAN, FINDINGS, TROUBLE, human, json, modelled};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use crate::view::phrases::count;
use diagnosis::support::{Blocker, BlockerKind, Place, Support, survey};
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

/// Blockers shown unless all are asked for.
const SHOWN: usize = 15;

pub(super) fn run(arguments: &SupportArguments) -> Result<u8, String> {
    let mut paths = arguments.paths.clone();
    if paths.is_empty() {
        if !arguments.missing {
            return modelled::run(arguments);
        }
        paths.push(PathBuf::from("."));
    }
    let mut frontend = ProjectFrontend::new();
    let (workspace, support) = on_large_stack(|| {
        let workspace = Workspace::load(&paths, &arguments.workspace, &mut frontend)?;
        let targets: BTreeSet<&str> = workspace.targets.iter().map(|file| &**file).collect();
        let support = survey(&frontend.program(), |file| targets.contains(file));
        Ok::<_, String>((workspace, support))
    })??;
    let survey = Survey {
        workspace: &workspace,
        lines: FxHashMap::default(),
        with_places: arguments.missing,
    };
    match arguments.format {
        Format::Json => super::show(&survey.json(&support))?,
        Format::Human => {
            human::complain_of(&workspace.problems);
            super::show(&survey.text(&support))?;
        }
    }
    if workspace.named_problems().next().is_some() {
        Ok(TROUBLE)
    } else if support.analysable < support.methods || workspace.target_problems().next().is_some() {
        Ok(FINDINGS)
    } else {
        Ok(CLEAN)
    }
}

struct Survey<'a> {
    workspace: &'a Workspace,
    /// Where lines start, by file.
    lines: FxHashMap<Arc<str>, Lines>,
    with_places: bool,
}

impl Survey<'_> {
    fn text(mut self, support: &Support) -> String {
        let files = self.workspace.targets.len();
        let mut text = format!(
            "{} in {}: {} analysable{}, {} blocked, {} blocked by what they call\n",
            count(support.methods, "method"),
            count(files, "file"),
            support.analysable,
            percentage(support.analysable, support.methods),
            support.blocked,
            support.blocked_by_callees,
        );
        if support.blockers.is_empty() {
            return text;
        }
        text.push_str("\nmethods  callers   places  blocked by\n");
        let shown = if self.with_places {
            support.blockers.len()
        } else {
            SHOWN.min(support.blockers.len())
        };
        for blocker in support.blockers.iter().take(shown) {
            let _ = writeln!(
                text,
                "{:>7}  {:>7}  {:>7}  {}",
                blocker.methods,
                blocker.callers,
                blocker.places.len(),
                phrase(blocker)
            );
            if self.with_places {
                for place in &blocker.places {
                    let (line, column) = self.start(place);
                    let _ = writeln!(text, "{:>27}{}:{line}:{column}", "", place.file);
                }
            }
        }
        let rest = support.blockers.len() - shown;
        if rest > 0 {
            let _ = writeln!(
                text,
                "and {rest} more; --missing lists all, with their places"
            );
        }
        text
    }

    /// Line and column, both from 1.
    fn start(&mut self, place: &Place) -> (u32, u32) {
        let Some(source) = self.workspace.documents.source(&place.file) else {
            return (1, 1);
        };
        self.lines
            .entry(place.file.clone())
            .or_insert_with(|| Lines::of(source.text()))
            .place(source.text(), place.start)
    }

    fn json(mut self, support: &Support) -> String {
        let blockers: Vec<Value> = support
            .blockers
            .iter()
            .map(|blocker| {
                let mut value = json!({
                    "kind": kind(blocker.kind),
                    "name": blocker.name,
                    "methods": blocker.methods,
                    "callers": blocker.callers,
                    "places": blocker.places.len(),
                });
                if self.with_places {
                    let places = blocker.places.iter().map(|place| self.place(place));
                    value["at"] = places.collect();
                }
                value
            })
            .collect();
        let document = json!({
            "schema": "whydunit.support/1",
            "files": self.workspace.targets.len(),
            "methods": support.methods,
            "analysable": support.analysable,
            "blocked": support.blocked,
            "blocked_by_callees": support.blocked_by_callees,
            "blockers": blockers,
            "problems": json::problems(&self.workspace.problems),
        });
        format!("{document}\n")
    }

    fn place(&mut self, place: &Place) -> Value {
        let (line, column) = self.start(place);
        json!({
            "file": &*place.file, "line": line, "column": column, "method": &*place.method,
        })
    }
}

fn kind(kind: BlockerKind) -> &'static str {
    match kind {
        BlockerKind::NotModelled => "not-modelled",
        BlockerKind::NotFound => "not-found",
        BlockerKind::NotSupported => "not-supported",
        BlockerKind::Error => "error",
    }
}

fn phrase(blocker: &Blocker) -> String {
    let kind = match blocker.kind {
        BlockerKind::NotModelled => "not modelled",
        BlockerKind::NotFound => "not found",
        BlockerKind::NotSupported => "not supported",
        BlockerKind::Error => "error",
    };
    format!("{kind}: {}", blocker.name)
}

/// ` (87 %)`, never rounded up to all.
fn percentage(part: usize, whole: usize) -> String {
    if whole == 0 {
        return String::new();
    }
    format!(" ({} %)", part * 100 / whole)
}
