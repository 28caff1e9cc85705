//! `whydunit check`.

use super::arguments::{CheckArguments, ReportFormat};
use super::workspace::Workspace;
use super::{CLEAN, FINDINGS, TROUBLE, human, json, sarif};
use crate::analysis::project::ProjectFrontend;
use crate::analysis::{MethodEntry, Snapshot};
use crate::parallel::{in_order, on_large_stack};
use crate::scheduler::workers::{failed_report, message_of};
use budget::{Budget, CancelToken};
use diagnosis::options::Options;
use diagnosis::report::{MethodReport, NoteKind, Status};
use std::io::IsTerminal as _;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// A method with its report.
pub(super) struct Checked {
    pub(super) file: Arc<str>,
    pub(super) entry: MethodEntry,
    pub(super) report: MethodReport,
}

impl Checked {
    /// The method's name, where nothing more exact is known.
    pub(super) fn place(&self) -> (Arc<str>, std::ops::Range<usize>) {
        (self.file.clone(), self.entry.name_range.clone())
    }
}

pub(super) fn run(arguments: &CheckArguments) -> Result<u8, String> {
    let mut frontend = ProjectFrontend::new();
    let workspace =
        on_large_stack(|| Workspace::load(&arguments.paths, &arguments.workspace, &mut frontend))??;
    let methods = on_large_stack(|| methods(&workspace))?;
    let jobs = arguments.jobs.map_or_else(
        || std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
        usize::from,
    );
    let options = arguments.analysis.options();
    let reports = in_order(methods.len(), jobs, |index| {
        let (file, entry) = &methods[index];
        analyse_one(&*workspace.snapshot, file, entry, &options)
    })?;
    let checked: Vec<Checked> = methods
        .into_iter()
        .zip(reports)
        .map(|((file, entry), report)| Checked {
            file,
            entry,
            report,
        })
        .collect();
    let exit_code = exit_code(&checked, &workspace);
    match arguments.format {
        ReportFormat::Json => super::show(&json::document(&workspace, &checked))?,
        ReportFormat::Sarif => super::show(&sarif::document(&workspace, &checked, exit_code))?,
        ReportFormat::Human => {
            human::complain_of(&workspace.problems);
            let colours = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
            super::show(&human::report(&workspace, &checked, colours))?;
        }
    }
    Ok(exit_code)
}

fn methods(workspace: &Workspace) -> Vec<(Arc<str>, MethodEntry)> {
    workspace
        .targets
        .iter()
        .flat_map(|file| {
            let methods = workspace.snapshot.methods(file);
            methods.into_iter().map(|entry| (file.clone(), entry))
        })
        .collect()
}

fn analyse_one(
    snapshot: &dyn Snapshot,
    file: &str,
    entry: &MethodEntry,
    options: &Options,
) -> MethodReport {
    let budget = Budget::with_time(options.time_limit, CancelToken::default());
    let report = catch_unwind(AssertUnwindSafe(|| {
        snapshot.deep(&budget, entry.id, options, &|_| {})
    }));
    match report {
        Ok(Ok(report)) => report,
        Ok(Err(stop)) => failed_report(&entry.key, file, format!("no report at the {stop}")),
        Err(panic) => failed_report(&entry.key, file, message_of(&*panic)),
    }
}

fn exit_code(checked: &[Checked], workspace: &Workspace) -> u8 {
    let is_internal =
        |checked: &Checked| matches!(checked.report.status, Status::Failed { internal: true, .. });
    let is_finding = |checked: &Checked| {
        matches!(
            checked.report.status,
            Status::Failing | Status::Failed { .. }
        ) || checked.report.tests.failed > 0
            || checked.report.notes.iter().any(|note| {
                matches!(
                    note.kind,
                    NoteKind::ContractError | NoteKind::ContradictoryPrecondition
                )
            })
    };
    if checked.iter().any(is_internal) || workspace.named_problems().next().is_some() {
        TROUBLE
    } else if checked.iter().any(is_finding) || workspace.target_problems().next().is_some() {
        FINDINGS
    } else {
        CLEAN
    }
}
