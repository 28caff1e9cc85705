//! Slices of a file of the workspace: what is asked for and what comes back.
//!
//! What must hold: all places are bytes of the texts the slice was made of; whoever shows them has to
//! find them again in the present ones.

pub mod places;

use budget::Budget;
use diagnosis::project::Project;
use rustc_hash::FxHashMap;
use slicing::criterion::{self, Criterion};
use slicing::program::subject::Subject;
use slicing::slicer::{Kind, Phase, Report, Task, Verdict};
use slicing::source::edit::Edits;
use slicing::source::lowered::{Facts, line_of};
use slicing::source::tree::NodeKind;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The sources of a state of the workspace, by path.
pub type Texts = Arc<FxHashMap<Arc<str>, Arc<str>>>;

/// What is to be sliced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SliceRequest {
    pub file: Arc<str>,
    /// Bytes of an expression, a variable, or a place in a method.
    pub range: Range<usize>,
    pub of: SliceOf,
    pub kind: SliceKind,
    /// Nodes that are removed together, at most.
    pub most_nodes: usize,
}

/// What is watched at the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SliceOf {
    /// The expression or variable there.
    Value,
    /// What the method around it returns.
    Returned,
    /// This field whenever the method around the place is left.
    Field(String),
}

/// For which inputs, or in which direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SliceKind<Place = Range<usize>> {
    Static,
    /// A test by name; `None`: the first that reaches the place.
    Dynamic(Option<String>),
    /// Tests by name; none: all failing ones.
    Simultaneous(Vec<String>),
    Forward,
    /// What leads from the place to another.
    Chop(Place),
}

impl<Place> SliceKind<Place> {
    /// As in reports.
    pub fn name(&self) -> &'static str {
        match self {
            SliceKind::Static => "static",
            SliceKind::Dynamic(_) => "dynamic",
            SliceKind::Simultaneous(_) => "simultaneous",
            SliceKind::Forward => "forward",
            SliceKind::Chop(_) => "chop",
        }
    }

    /// Whether it looks at what depends on the place.
    pub fn looks_ahead(&self) -> bool {
        matches!(self, SliceKind::Forward | SliceKind::Chop(_))
    }
}

/// What of the file is in the slice, as far as it is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// Bytes that aren't in it, in order.
    pub faded: Vec<Range<usize>>,
    /// Lines (from 1) with something of the slice; lone braces aside.
    pub lines: Vec<u32>,
    /// Nodes that are left, and how many the file has.
    pub nodes: (usize, usize),
}

/// A finished slice.
#[derive(Clone, Debug)]
pub struct SliceFound {
    pub outline: Outline,
    /// Where the criterion stands, and its text.
    pub criterion: (Range<usize>, Arc<str>),
    pub verdict: Verdict,
    /// Why the verdict isn't better.
    pub reason: Option<String>,
    /// The slice as a program.
    pub java: String,
    /// By line (from 1): why it is in or out.
    pub reasons: BTreeMap<u32, String>,
    /// Tests run, and whether they reach all branches.
    pub tests: usize,
    pub reaches_all: bool,
    /// Lines of the file that hold code; lone braces aside.
    pub code_lines: usize,
}

/// Steps of one phase are told no faster than this.
const STEP: Duration = Duration::from_millis(50);

/// Told while a slice is being made, in the order of its shrinking.
pub type Steps<'a> = dyn FnMut(Outline) + 'a;

/// Makes a slice.
///
/// # Errors
/// A sentence for the user: why there is none.
pub fn slice(
    budget: &Budget,
    project: &Project,
    request: &SliceRequest,
    steps: &mut Steps<'_>,
) -> Result<SliceFound, String> {
    let program = &project.program;
    let path = &request.file;
    let unknown = || format!("{path} is no file of the workspace's code");
    let id = program.file_by_path(path).ok_or_else(unknown)?;
    let text = project.text(path).cloned().ok_or_else(unknown)?;
    let subject = Subject::new(program.clone(), id, text)?;
    let facts = Facts::new(&subject);
    let criterion = find(&subject, &facts, request)
        .map_err(|reason| format!("line {}: {reason}", line(&subject, request.range.start)))?;
    let place = {
        let entry = subject.tree.node(criterion.node);
        let name = entry.name.clone();
        let of_name = name.filter(|_| {
            matches!(
                entry.kind,
                NodeKind::Method | NodeKind::Param | NodeKind::LocalVar
            )
        });
        bytes(&of_name.unwrap_or_else(|| entry.span.clone()))
    };
    let mut task = Task::new(criterion);
    task.phase = Phase::Minimal;
    task.options.most_nodes = request.most_nodes;
    task.kind = match &request.kind {
        SliceKind::Static => Kind::Static,
        SliceKind::Dynamic(test) => Kind::Dynamic(test.as_deref().map(Arc::from)),
        SliceKind::Simultaneous(tests) => {
            Kind::Simultaneous(tests.iter().map(|test| Arc::from(test.as_str())).collect())
        }
        SliceKind::Forward => Kind::Forward,
        SliceKind::Chop(to) => {
            let to = criterion::at_range(&subject, &facts, places::offsets(to))
                .map_err(|reason| format!("line {}: {reason}", line(&subject, to.start)))?;
            Kind::Chop(to)
        }
    };
    let looks_ahead = request.kind.looks_ahead();
    let mut told: Option<(String, Instant)> = None;
    let report = slicing::slicer::slice(&subject, &task, budget, &mut |phase, edits| {
        // What is told of a slice that looks ahead is what it needs to be a program.
        let is_news = told
            .as_ref()
            .is_none_or(|(last, at)| last != phase || at.elapsed() >= STEP);
        if !looks_ahead && is_news {
            told = Some((phase.to_owned(), Instant::now()));
            steps(outline(&subject, edits, None));
        }
    })?;
    Ok(found(&subject, report, place, looks_ahead))
}

fn find(subject: &Subject, facts: &Facts, request: &SliceRequest) -> Result<Criterion, String> {
    let range = places::offsets(&request.range);
    let method = || {
        let outside = || "this is in no method".to_owned();
        let node = subject.tree.innermost(range.start).ok_or_else(outside)?;
        let mut around = std::iter::once(node).chain(subject.tree.ancestors(node));
        around
            .find(|at| subject.tree.node(*at).kind == NodeKind::Method)
            .ok_or_else(outside)
    };
    match &request.of {
        SliceOf::Value => criterion::at_range(subject, facts, range),
        SliceOf::Returned => criterion::returned(subject, method()?),
        SliceOf::Field(name) => criterion::field_at_exit(subject, method()?, name),
    }
}

fn line(subject: &Subject, offset: usize) -> u32 {
    line_of(&subject.text, u32::try_from(offset).unwrap_or(u32::MAX))
}

fn bytes(span: &Range<u32>) -> Range<usize> {
    span.start as usize..span.end as usize
}

fn found(subject: &Subject, report: Report, place: Range<usize>, looks_ahead: bool) -> SliceFound {
    let everything = Edits::none(&subject.tree);
    let kept = looks_ahead.then_some(report.lines.as_slice());
    SliceFound {
        outline: outline(subject, &report.edits, kept),
        criterion: (place, report.criterion.text),
        verdict: report.verdict,
        reason: report.reason,
        java: report.java,
        reasons: report.reasons,
        tests: report.tests.len(),
        reaches_all: report.coverage.is_complete(),
        code_lines: slicing::slicer::kept_lines(subject, &everything).len(),
    }
}

/// `kept`: the lines of a slice that is known by lines only.
fn outline(subject: &Subject, edits: &Edits, kept: Option<&[u32]>) -> Outline {
    let tree = &subject.tree;
    let dropped = slicing::source::render::dropped(tree, &subject.text, edits);
    let lines = match kept {
        Some(lines) => lines.to_vec(),
        None => slicing::slicer::kept_lines(subject, edits),
    };
    let everything = Edits::none(tree);
    let code_lines: BTreeSet<u32> = slicing::slicer::kept_lines(subject, &everything)
        .into_iter()
        .collect();
    let mut faded = dropped;
    if kept.is_some() {
        let mut start = 0;
        for (index, content) in subject.text.split_inclusive('\n').enumerate() {
            let number = u32::try_from(index + 1).unwrap_or(u32::MAX);
            if code_lines.contains(&number) && lines.binary_search(&number).is_err() {
                faded.push(start..start + content.len());
            }
            start += content.len();
        }
    }
    Outline {
        faded: tidy(&subject.text, faded),
        lines,
        nodes: (edits.size(tree), tree.len()),
    }
}

/// Ranges in order, without the space at their ends; those with nothing but space between them as one.
fn tidy(text: &str, mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_by_key(|range| (range.start, range.end));
    let mut tidied: Vec<Range<usize>> = Vec::new();
    for range in ranges {
        let inside = text.get(range.clone()).unwrap_or("");
        let start = range.start + inside.len() - inside.trim_start().len();
        let end = start + inside.trim().len();
        if start == end {
            continue;
        }
        match tidied.last_mut() {
            Some(last)
                if text
                    .get(last.end..start)
                    .is_none_or(|between| between.trim().is_empty()) =>
            {
                last.end = last.end.max(end);
            }
            _ => tidied.push(start..end),
        }
    }
    tidied
}
