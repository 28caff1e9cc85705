//! `whydunit tests`.

use super::arguments::{TestsArguments, TestsFormat};
use super::select::{choose, split};
use super::workspace::{Workspace, shown};
use super::{CLEAN, FINDINGS, TROUBLE, tests_json};
use crate::analysis::MethodEntry;
use crate::analysis::cases::{self, CaseOptions};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use crate::scheduler::workers::message_of;
use crate::view::actions::name_of;
use crate::view::document::Document;
use budget::{Budget, CancelToken};
use diagnosis::project::Project;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use testgen::junit::{self, Section, TestClass, Version};
use testgen::report::SuiteReport;
use testgen::suite::{Suite, SuiteStatus};

/// A method with its cases.
pub(super) struct Found {
    pub(super) file: Arc<str>,
    pub(super) entry: MethodEntry,
    /// `Err`: the search itself failed.
    pub(super) result: Result<(Suite, SuiteReport), String>,
}

pub(super) fn run(arguments: &TestsArguments) -> Result<u8, String> {
    let (path, method) = split(&arguments.target);
    let mut frontend = ProjectFrontend::new();
    on_large_stack(|| {
        let paths = std::slice::from_ref(&path);
        let workspace = Workspace::load(paths, &arguments.workspace, &mut frontend)?;
        workspace.complain_of_targets();
        let texts = workspace.sources().into_iter().collect();
        let project = Project::new(frontend.program(), texts);
        let methods = methods(&workspace, method, &path)?;
        let options = arguments.options();
        let found: Vec<Found> = methods
            .into_iter()
            .map(|(file, entry)| search(&project, file, entry, &options))
            .collect();
        tell(arguments, &workspace, &project, &found)?;
        Ok(exit_code(&workspace, &found))
    })?
}

/// The methods meant: one, or all of the files.
fn methods(
    workspace: &Workspace,
    method: Option<&str>,
    path: &Path,
) -> Result<Vec<(Arc<str>, MethodEntry)>, String> {
    let all: Vec<(Arc<str>, MethodEntry)> = workspace
        .targets
        .iter()
        .flat_map(|file| {
            let methods = workspace.snapshot.methods(file);
            methods.into_iter().map(|entry| (file.clone(), entry))
        })
        .collect();
    let Some(wanted) = method else {
        return Ok(all);
    };
    let file = shown(path);
    let mut here: Vec<(Arc<str>, MethodEntry)> = all
        .into_iter()
        .filter(|(other, _)| *other == file)
        .collect();
    let keys: Vec<&str> = here.iter().map(|(_, entry)| &*entry.key).collect();
    let key = choose(&keys, wanted, path)?.to_owned();
    here.retain(|(_, entry)| *entry.key == key);
    Ok(here)
}

fn search(project: &Project, file: Arc<str>, entry: MethodEntry, options: &CaseOptions) -> Found {
    let budget = Budget::with_time(options.time_limit, CancelToken::default());
    let result = catch_unwind(AssertUnwindSafe(|| {
        cases::suite(&budget, project, entry.id, options)
    }));
    Found {
        file,
        entry,
        result: result.map_err(|panic| message_of(&*panic)),
    }
}

fn exit_code(workspace: &Workspace, found: &[Found]) -> u8 {
    let is_finding = |found: &Found| {
        let report = found.result.as_ref().map(|(_, report)| report);
        report.is_ok_and(|report| {
            let is_wrong = matches!(report.status, SuiteStatus::Failed(_));
            is_wrong || report.cases.iter().any(|case| case.violates.is_some())
        })
    };
    let is_unanswered = workspace.named_problems().next().is_some();
    if is_unanswered || found.iter().any(|found| found.result.is_err()) {
        TROUBLE
    } else if workspace.target_problems().next().is_some() || found.iter().any(is_finding) {
        FINDINGS
    } else {
        CLEAN
    }
}

fn tell(
    arguments: &TestsArguments,
    workspace: &Workspace,
    project: &Project,
    found: &[Found],
) -> Result<(), String> {
    let out = arguments.out.as_deref();
    match arguments.format {
        TestsFormat::Human => put(out, "tests.txt", &human_text(workspace, found)),
        TestsFormat::Json => put(out, "tests.json", &tests_json::document(workspace, found)),
        TestsFormat::Junit4 => tests(arguments, project, found, Version::Four),
        TestsFormat::Junit5 => tests(arguments, project, found, Version::Five),
        TestsFormat::Svg => pictures(out, found, "svg", testgen::picture::Picture::svg),
        TestsFormat::Dot => pictures(out, found, "dot", testgen::picture::Picture::dot),
    }
}

/// Into a file of the folder, or on the standard output.
fn put(out: Option<&Path>, name: &str, text: &str) -> Result<(), String> {
    let Some(folder) = out else {
        return super::show(text);
    };
    let path = folder.join(name);
    let make = || {
        if let Some(parent) = path.parent() {
            std::fs::create_dir_all(parent)?;
        }
        std::fs::write(&path, text)
    };
    make().map_err(|error| format!("can't write {}: {error}", path.display()))
}

fn human_text(workspace: &Workspace, found: &[Found]) -> String {
    let mut text = String::new();
    for found in found {
        let line = workspace
            .place_of(&found.file, found.entry.name_range.clone())
            .line;
        text.push_str(&format!("{} ({}:{line})\n", found.entry.key, found.file));
        let document: Document = match &found.result {
            Ok((_, report)) => crate::view::cases::page(report, false),
            Err(message) => {
                text.push_str(&format!("the search itself failed: {message}\n\n"));
                continue;
            }
        };
        text.push_str(document.text().trim_end());
        text.push_str("\n\n");
    }
    text
}

fn tests(
    arguments: &TestsArguments,
    project: &Project,
    found: &[Found],
    version: Version,
) -> Result<(), String> {
    let options = junit::Options {
        version,
        reflection: arguments.reflection,
    };
    let mut classes: BTreeMap<TestClass, Vec<Section>> = BTreeMap::new();
    for found in found {
        if let Ok((suite, report)) = &found.result {
            if suite.cases.is_empty() {
                let why = match &report.status {
                    SuiteStatus::Partial(why)
                    | SuiteStatus::Unsupported(why)
                    | SuiteStatus::Failed(why) => why.as_str(),
                    SuiteStatus::Complete => "no input satisfies its preconditions",
                };
                super::complain(&format!("{}: no case: {why}", found.entry.key));
                continue;
            }
            let exported = cases::write(
                project,
                found.entry.id,
                &suite.cases,
                options,
                report.warning.clone(),
            );
            if let Some(warning) = &report.warning {
                super::complain(&format!("{}: {warning}", found.entry.key));
            }
            classes
                .entry(exported.class)
                .or_default()
                .push(exported.section);
        }
    }
    for (class, sections) in classes {
        let place = class.package.replace('.', "/");
        let name = Path::new(&place).join(format!("{}.java", class.name));
        let existing = arguments
            .out
            .as_ref()
            .and_then(|folder| std::fs::read_to_string(folder.join(&name)).ok());
        let text = junit::merge(existing.as_deref(), &class, &sections, version, false);
        put(arguments.out.as_deref(), &name.to_string_lossy(), &text)?;
    }
    Ok(())
}

fn pictures(
    out: Option<&Path>,
    found: &[Found],
    ending: &str,
    draw: impl Fn(&testgen::picture::Picture) -> String,
) -> Result<(), String> {
    let mut drawn: Vec<(String, String)> = Vec::new();
    for found in found {
        let Ok((_, report)) = &found.result else {
            continue;
        };
        let key = found.entry.key.split('(').next().unwrap_or_default();
        let class = key.strip_suffix(name_of(&found.entry.key)).unwrap_or(key);
        let class = class.trim_end_matches('.').rsplit('.').next().unwrap_or("");
        for case in &report.cases {
            if let Some(picture) = &case.picture {
                let method = name_of(&found.entry.key).trim_matches(['<', '>']);
                let name = format!("{class}.{method}.{}.{ending}", case.name);
                drawn.push((name, draw(picture)));
            }
        }
    }
    if drawn.is_empty() {
        super::complain("no case has an object to draw");
    }
    if out.is_none() && drawn.len() > 1 && ending == "svg" {
        return Err(format!(
            "there are {} pictures: say with --out which folder they go to",
            drawn.len()
        ));
    }
    for (name, text) in drawn {
        put(out, &name, &text)?;
    }
    Ok(())
}
