//! `whydunit slice`.

use super::arguments::{SliceArguments, SliceFormat, SliceKind, SlicePhase, Slicer};
use super::select::split;
use super::workspace::{Workspace, shown};
use super::{CLEAN, FINDINGS};
use crate::analysis::project::ProjectFrontend;
use crate::parallel::on_large_stack;
use budget::{Budget, CancelToken};
use clap::ValueEnum;
use serde::Serialize;
use slicing::criterion::{self, Criterion};
use slicing::flow::StaticSlicer;
use slicing::inputs::coverage::Coverage;
use slicing::program::subject::Subject;
use slicing::recheck;
use slicing::slicer::{Kind, Phase, Report, Task, Verdict, count_tests};
use slicing::source::lowered::{Facts, line_of};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

pub(super) fn run(arguments: &SliceArguments) -> Result<u8, String> {
    let (file, place) = place_of(&arguments.criterion)?;
    check_options(arguments)?;
    // What comes before the slice takes its part of the time.
    let budget = Budget::with_time(arguments.time_limit, CancelToken::default());
    let mut frontend = ProjectFrontend::new();
    on_large_stack(|| {
        let paths = [file.clone()];
        let workspace = Workspace::load(&paths, &arguments.workspace, &mut frontend)?;
        workspace.complain_of_targets();
        let program = frontend.program();
        let path = shown(&file);
        let text = workspace
            .sources()
            .get(&path)
            .cloned()
            .ok_or_else(|| format!("{} can't be read", file.display()))?;
        let id = program
            .file_by_path(&path)
            .ok_or_else(|| format!("{} can't be sliced", file.display()))?;
        let subject = Subject::new(program, id, text)
            .map_err(|reason| format!("{}: {reason}", file.display()))?;
        let facts = Facts::new(&subject);
        let criterion = find(&subject, &facts, &place, &file)?;
        match &arguments.recheck {
            Some(slice) => recheck_slice(arguments, &file, slice, &subject, criterion, &budget),
            None => {
                let task = task(arguments, &file, &subject, &facts, criterion)?;
                let report = slicing::slicer::slice(&subject, &task, &budget, &mut |_, _| {})?;
                show(arguments, &file, &subject.text, &report)
            }
        }
    })?
}

/// Options that say nothing for this kind are mistakes.
fn check_options(arguments: &SliceArguments) -> Result<(), String> {
    let (kind, tests) = (arguments.kind, arguments.test.len());
    if arguments.to.is_some() && kind != SliceKind::Chop {
        return Err("--to is for --kind chop".to_owned());
    }
    match kind {
        SliceKind::Simultaneous => Ok(()),
        SliceKind::Dynamic if tests > 1 => {
            Err("--kind dynamic takes one --test; --kind simultaneous takes several".to_owned())
        }
        SliceKind::Dynamic => Ok(()),
        SliceKind::Forward | SliceKind::Chop if arguments.recheck.is_some() => Err(
            "--recheck compares values; a slice that looks ahead promises none: make it again"
                .to_owned(),
        ),
        _ if tests > 0 && arguments.recheck.is_none() => {
            Err("--test is for --kind dynamic and --kind simultaneous".to_owned())
        }
        _ => Ok(()),
    }
}

fn show(
    arguments: &SliceArguments,
    file: &Path,
    source: &str,
    report: &Report,
) -> Result<u8, String> {
    let text = match arguments.format {
        SliceFormat::Java => report.java.clone(),
        SliceFormat::Json => json(&document(file, report))?,
        SliceFormat::Human => human_text(file, source, report),
    };
    super::show(&text)?;
    Ok(if report.verdict == Verdict::Unknown {
        FINDINGS
    } else {
        CLEAN
    })
}

fn json(document: &impl Serialize) -> Result<String, String> {
    let text = serde_json::to_string_pretty(document).map_err(|it| it.to_string())?;
    Ok(format!("{text}\n"))
}

/// Whether a slice made earlier still holds.
fn recheck_slice(
    arguments: &SliceArguments,
    file: &Path,
    slice: &Path,
    subject: &Subject,
    criterion: Criterion,
    budget: &Budget,
) -> Result<u8, String> {
    let text =
        std::fs::read_to_string(slice).map_err(|error| format!("{}: {error}", slice.display()))?;
    // A document of ours, or the program itself.
    let earlier = match serde_json::from_str::<serde_json::Value>(&text) {
        Ok(document) => earlier(&document).map_err(|why| format!("{}: {why}", slice.display()))?,
        Err(_) => Earlier {
            java: text,
            kind: arguments.kind,
            tests: Vec::new(),
        },
    };
    let java = earlier.java;
    let names = match arguments.test.as_slice() {
        [] => earlier.tests,
        given => given.to_vec(),
    };
    let names: Vec<Arc<str>> = names.into_iter().map(Arc::from).collect();
    let mut task = Task::new(criterion.clone());
    let tests = match earlier.kind {
        SliceKind::Dynamic | SliceKind::Simultaneous => {
            task.kind = if earlier.kind == SliceKind::Dynamic && names.is_empty() {
                Kind::Dynamic(None)
            } else {
                Kind::Simultaneous(names)
            };
            let oracle = slicing::slicer::run_tests(subject, &task, budget)?;
            oracle.expectations.into_iter().map(|it| it.test).collect()
        }
        _ => {
            let mut tests = recheck::tests(subject, &task, budget)?;
            if let Some(name) = names
                .iter()
                .find(|it| !tests.iter().any(|test| test.name == **it))
            {
                return Err(format!("there is no test `{name}`"));
            }
            tests.retain(|test| names.is_empty() || names.contains(&test.name));
            tests
        }
    };
    let result = recheck::recheck(subject, &criterion, &java, &tests, budget)
        .map_err(|reason| format!("{}: {reason}", slice.display()))?;
    let document = RecheckDocument {
        schema: "whydunit.slice-recheck/1",
        file: file.display().to_string(),
        criterion: criterion_part(&criterion),
        slice: slice.display().to_string(),
        status: match (&result.outdated, result.tests) {
            (Some(_), _) => "outdated",
            (None, 0) => "unknown",
            (None, _) => "current",
        },
        test: result.outdated.as_ref().map(|it| &*it.test),
        reason: result.outdated.as_ref().map(|it| &*it.reason),
        tests: result.tests,
    };
    let text = match (arguments.format, &result.outdated) {
        (SliceFormat::Json, _) => json(&document)?,
        (_, Some(outdated)) => format!("outdated: {}: {}\n", outdated.test, outdated.reason),
        (_, None) if result.tests == 0 => match result.refused.first() {
            Some((test, reason)) => format!("unknown: no test can be run: {test}: {reason}\n"),
            None => "unknown: there is no test\n".to_owned(),
        },
        (_, None) => {
            let tests = count_tests(result.tests);
            format!("current: the original's values on {tests}\n")
        }
    };
    super::show(&text)?;
    Ok(if document.status == "current" {
        CLEAN
    } else {
        FINDINGS
    })
}

/// A slice made earlier.
struct Earlier {
    java: String,
    kind: SliceKind,
    /// Of a slice that is for some tests only.
    tests: Vec<String>,
}

fn earlier(document: &serde_json::Value) -> Result<Earlier, String> {
    let java = document.get("java").and_then(|java| java.as_str());
    let java = java.ok_or("there is no slice in it")?.to_owned();
    let kind = document.get("kind").and_then(|kind| kind.as_str());
    let kind = match kind {
        None => SliceKind::Static,
        Some(kind) => {
            SliceKind::from_str(kind, false).map_err(|_| format!("`{kind}` is no kind of slice"))?
        }
    };
    if matches!(kind, SliceKind::Forward | SliceKind::Chop) {
        return Err(
            "a slice that looks ahead promises no values, so there is nothing to compare: make it again"
                .to_owned(),
        );
    }
    let names = document.get("testNames").and_then(|names| names.as_array());
    let names = names.into_iter().flatten();
    let names = names.filter_map(|name| Some(name.as_str()?.to_owned()));
    Ok(Earlier {
        java,
        kind,
        tests: names.collect(),
    })
}

#[derive(Serialize)]
struct RecheckDocument<'a> {
    schema: &'static str,
    file: String,
    criterion: CriterionPart<'a>,
    slice: String,
    status: &'static str,
    test: Option<&'a str>,
    reason: Option<&'a str>,
    tests: usize,
}

fn task(
    arguments: &SliceArguments,
    file: &Path,
    subject: &Subject,
    facts: &Facts,
    criterion: Criterion,
) -> Result<Task, String> {
    let mut task = Task::new(criterion);
    let names: Vec<Arc<str>> = arguments.test.iter().map(|it| Arc::from(&**it)).collect();
    task.kind = match arguments.kind {
        SliceKind::Static => Kind::Static,
        SliceKind::Dynamic => Kind::Dynamic(names.first().cloned()),
        SliceKind::Simultaneous => Kind::Simultaneous(names),
        SliceKind::Forward => Kind::Forward,
        SliceKind::Chop => {
            let to = arguments.to.as_deref();
            let to = to.ok_or("a chop needs its end: --to LINE:COL")?;
            let (line, column) =
                line_and_column(to).ok_or_else(|| format!("`{to}` is no place: write LINE:COL"))?;
            let offset = offset_of(&subject.text, line, column)
                .ok_or_else(|| no_place(&subject.text, line, column, file))?;
            let end = criterion::at_offset(subject, facts, offset);
            Kind::Chop(end.map_err(|reason| format!("{}:{to}: {reason}", file.display()))?)
        }
    };
    task.phase = match arguments.phase {
        SlicePhase::Static => Phase::Static,
        SlicePhase::Minimal => Phase::Minimal,
    };
    task.options.most_nodes = usize::from(arguments.mn);
    if !arguments.slicers.is_empty() {
        let by = |slicer: &Slicer| match slicer {
            Slicer::Dependence => StaticSlicer::Dependence,
            Slicer::Objects => StaticSlicer::Objects,
        };
        task.slicers = arguments.slicers.iter().map(by).collect();
    }
    Ok(task)
}

/// What was written after the file.
enum Place {
    Position(u32, u32),
    Method(String),
    Field(String, String),
}

fn place_of(text: &str) -> Result<(PathBuf, Place), String> {
    if let (file, Some(method)) = split(text) {
        return Ok(match method.rsplit_once(':') {
            Some((method, field)) => (file, Place::Field(method.to_owned(), field.to_owned())),
            None => (file, Place::Method(method.to_owned())),
        });
    }
    let wrong = || format!("`{text}` is no criterion: write FILE:LINE:COL or FILE#METHOD");
    let (rest, column) = text.rsplit_once(':').ok_or_else(wrong)?;
    let (file, line) = rest.rsplit_once(':').ok_or_else(wrong)?;
    let (line, column) = line_and_column(&format!("{line}:{column}")).ok_or_else(wrong)?;
    Ok((PathBuf::from(file), Place::Position(line, column)))
}

fn line_and_column(text: &str) -> Option<(u32, u32)> {
    let (line, column) = text.split_once(':')?;
    let numbers = (line.parse().ok()?, column.parse().ok()?);
    (numbers.0 > 0 && numbers.1 > 0).then_some(numbers)
}

/// The byte at a line and column, both from 1, the column in characters.
pub(super) fn offset_of(text: &str, line: u32, column: u32) -> Option<u32> {
    let mut start = 0;
    for _ in 1..line {
        start += text.get(start..)?.find('\n')? + 1;
    }
    let rest = text.get(start..)?;
    let line = rest.split('\n').next()?;
    let (at, _) = line.char_indices().nth(column as usize - 1)?;
    u32::try_from(start + at).ok()
}

fn no_place(text: &str, line: u32, column: u32, file: &Path) -> String {
    let file = file.display();
    match text.lines().nth(line as usize - 1) {
        Some(found) => format!(
            "{file}:{line}:{column}: the line ends at column {}",
            found.chars().count()
        ),
        None => format!("{file} has no line {line}"),
    }
}

fn find(subject: &Subject, facts: &Facts, place: &Place, file: &Path) -> Result<Criterion, String> {
    let method = |name: &str| {
        let found = criterion::methods_named(subject, name);
        match found.as_slice() {
            [one] => Ok(*one),
            [] => Err(format!("{} has no method `{name}`", file.display())),
            _ => {
                let starts = found.iter().map(|it| {
                    let entry = subject.tree.node(*it);
                    let name = entry.name.as_ref().unwrap_or(&entry.span);
                    line_of(&subject.text, name.start).to_string()
                });
                let lines: Vec<String> = starts.collect();
                Err(format!(
                    "`{name}` may be each of {} methods (lines {}); add its class or parameters, or write FILE:LINE:COL",
                    found.len(),
                    lines.join(", ")
                ))
            }
        }
    };
    match place {
        Place::Position(line, column) => {
            let offset = offset_of(&subject.text, *line, *column)
                .ok_or_else(|| no_place(&subject.text, *line, *column, file))?;
            criterion::at_offset(subject, facts, offset)
                .map_err(|reason| format!("{}:{line}:{column}: {reason}", file.display()))
        }
        Place::Method(name) => criterion::returned(subject, method(name)?),
        Place::Field(name, field) => criterion::field_at_exit(subject, method(name)?, field),
    }
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    file: String,
    criterion: CriterionPart<'a>,
    kind: &'a str,
    verdict: &'a str,
    reason: Option<&'a str>,
    lines: &'a [u32],
    nodes: Sizes,
    tests: usize,
    /// Of a slice that is for some tests only.
    #[serde(rename = "testNames", skip_serializing_if = "Vec::is_empty")]
    test_names: Vec<&'a str>,
    coverage: CoveragePart,
    generators: Vec<GeneratorPart<'a>>,
    #[serde(rename = "oracleCalls")]
    oracle_calls: u64,
    java: &'a str,
    phases: Vec<PhasePart<'a>>,
    elapsed_ms: u64,
}

#[derive(Serialize)]
struct CriterionPart<'a> {
    line: u32,
    column: u32,
    text: &'a str,
}

#[derive(Serialize)]
struct Sizes {
    original: usize,
    #[serde(rename = "static")]
    after_static: usize,
    slice: usize,
}

#[derive(Serialize)]
struct CoveragePart {
    statement: f64,
    branch: f64,
}

/// Tests of one generator, and what all tests until then reach.
#[derive(Serialize)]
struct GeneratorPart<'a> {
    name: &'a str,
    tests: usize,
    coverage: CoveragePart,
}

#[derive(Serialize)]
struct PhasePart<'a> {
    name: &'a str,
    nodes: usize,
    elapsed_ms: u64,
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn criterion_part(criterion: &Criterion) -> CriterionPart<'_> {
    CriterionPart {
        line: criterion.line,
        column: criterion.column,
        text: &criterion.text,
    }
}

fn coverage_part(coverage: Coverage) -> CoveragePart {
    CoveragePart {
        statement: coverage.statement,
        branch: coverage.branch,
    }
}

fn document<'a>(file: &Path, report: &'a Report) -> Document<'a> {
    Document {
        schema: "whydunit.slice/1",
        file: file.display().to_string(),
        criterion: criterion_part(&report.criterion),
        kind: report.kind,
        verdict: report.verdict.name(),
        reason: report.reason.as_deref(),
        lines: &report.lines,
        nodes: Sizes {
            original: report.original_nodes,
            after_static: report.static_nodes,
            slice: report.slice_nodes,
        },
        tests: report.tests.len(),
        test_names: match report.kind {
            "dynamic" | "simultaneous" => report.tests.iter().map(|it| &*it.0).collect(),
            _ => Vec::new(),
        },
        coverage: coverage_part(report.coverage),
        generators: report
            .generators
            .iter()
            .map(|(name, tests, coverage)| GeneratorPart {
                name,
                tests: *tests,
                coverage: coverage_part(*coverage),
            })
            .collect(),
        oracle_calls: report.oracle_calls,
        java: &report.java,
        phases: report
            .phases
            .iter()
            .map(|phase| PhasePart {
                name: &phase.name,
                nodes: phase.nodes,
                elapsed_ms: milliseconds(phase.elapsed),
            })
            .collect(),
        elapsed_ms: milliseconds(report.elapsed),
    }
}

fn human_text(file: &Path, source: &str, report: &Report) -> String {
    let mut text = String::new();
    let mut say = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    let verdict = match report.verdict {
        Verdict::QuasiMinimal => format!(
            "quasi-minimal ({}, coverage {:.0} % of statements, {:.0} % of branches)",
            count_tests(report.tests.len()),
            report.coverage.statement * 100.0,
            report.coverage.branch * 100.0
        ),
        other => other.name().to_owned(),
    };
    say(format!(
        "{} slice of `{}` ({}:{}:{}): {verdict}",
        report.kind,
        report.criterion.text,
        file.display(),
        report.criterion.line,
        report.criterion.column
    ));
    if let Some(reason) = &report.reason {
        say(format!("  = {reason}"));
    }
    say(String::new());
    if matches!(report.kind, "forward" | "chop") {
        // The program has what these lines need besides.
        for line in &report.lines {
            let text = source.lines().nth(*line as usize - 1).unwrap_or("");
            say(format!("{line:5}  {}", text.trim_end()));
        }
    } else {
        say(report.java.trim_end().to_owned());
    }
    say(String::new());
    say(format!(
        "{} of {} nodes, {} lines, {} oracle calls, {} ms",
        report.slice_nodes,
        report.original_nodes,
        report.lines.len(),
        report.oracle_calls,
        milliseconds(report.elapsed)
    ));
    let mut phases = String::new();
    for phase in &report.phases {
        let separator = if phases.is_empty() { "" } else { ", " };
        let _ = write!(
            phases,
            "{separator}{} {} nodes ({} ms)",
            phase.name,
            phase.nodes,
            milliseconds(phase.elapsed)
        );
    }
    say(format!("phases: {phases}"));
    for (name, tests, coverage) in &report.generators {
        say(format!(
            "tests by {name}: {tests}, coverage then {:.0} % of statements, {:.0} % of branches",
            coverage.statement * 100.0,
            coverage.branch * 100.0
        ));
    }
    for (line, reason) in &report.reasons {
        say(format!("{line:5}: {reason}"));
    }
    text
}
