//! Static slicers, and their composition to the fixpoint.
//!
//! What must hold:
//! * Each slicer is complete: what it removes changes the criterion's values on no input.
//! * Each gives a program that compiles.
//! * A round that removes nothing more ends the composition (Pérez et al., section 4.1).

mod dependence;
mod extract;
mod forward;
mod graph;
mod objects;
mod paths;
mod points;
mod set;
mod shown;
mod stubs;

use crate::criterion::Criterion;
use crate::inputs::starts;
use crate::program::subject::Subject;
use crate::source::edit::Edits;
use crate::source::lowered::Facts;
use crate::source::tree::NodeIndex;
use budget::{Budget, Stop};
use dependence::Point;
use extract::{Extracted, Wanted};
pub use forward::{Forward, forward};
use graph::AllProcedures;
pub(crate) use graph::library::may_be_called_back;
pub(crate) use graph::world::is_static_initializer;
use objects::Objects;
pub use paths::paths;
use points::Flow;
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// A static slicer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum StaticSlicer {
    /// The system dependence graph, context-sensitive.
    Dependence,
    /// Objects and cells told apart, with constrained traversal.
    Objects,
}

impl StaticSlicer {
    /// In the order in which they are composed.
    pub const ALL: [StaticSlicer; 2] = [StaticSlicer::Dependence, StaticSlicer::Objects];

    /// As in reports and on the command line.
    pub fn name(self) -> &'static str {
        match self {
            StaticSlicer::Dependence => "dependence",
            StaticSlicer::Objects => "objects",
        }
    }

    /// By its name.
    pub fn by_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|slicer| slicer.name() == name)
    }
}

/// Told of each step: the slicer, what is left, and how long it took.
pub type Steps<'a> = dyn FnMut(&str, &Edits, Duration) + 'a;

/// What a static slice is to be of.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub subject: &'a Subject,
    pub facts: &'a Facts,
    pub criterion: &'a Criterion,
    /// Declarations that stay besides: runs come to code of other files that refers to them.
    pub needed: &'a [NodeIndex],
    pub budget: &'a Budget,
}

/// Applies the slicers in turn until none removes anything more.
///
/// # Errors
/// A sentence when a slicer was ended; what it was given is still a slice.
pub fn fixpoint(
    question: Question<'_>,
    slicers: &[StaticSlicer],
    steps: &mut Steps<'_>,
) -> Result<Sliced, String> {
    let mut sliced = Sliced {
        edits: Edits::none(&question.subject.tree),
        whole: None,
    };
    if slicers.is_empty() {
        return Ok(sliced);
    }
    loop {
        let before = sliced.edits.clone();
        for slicer in slicers {
            let since = Instant::now();
            let next = static_slice(question, *slicer, &sliced.edits)?;
            steps(slicer.name(), &next.edits, since.elapsed());
            sliced.edits = next.edits;
            let why = next.whole.map(|reason| {
                let name = slicer.name();
                format!("the slicer `{name}` left all that it was given: {reason}")
            });
            sliced.whole = sliced.whole.or(why);
        }
        if sliced.edits == before || slicers.len() == 1 {
            return Ok(sliced);
        }
    }
}

/// What a static slicer gave.
#[derive(Clone, Debug)]
pub struct Sliced {
    pub edits: Edits,
    /// Why it could remove nothing: what was left was no program.
    pub whole: Option<String>,
}

/// One slicer on a program that is a slice already.
///
/// # Errors
/// A sentence when it could not do its work.
pub fn static_slice(
    question: Question<'_>,
    slicer: StaticSlicer,
    start: &Edits,
) -> Result<Sliced, String> {
    let subject = question.subject;
    let version = stubs::version(subject, question.facts, start);
    let mut needed: FxHashSet<NodeIndex> = question.needed.iter().copied().collect();
    needed.extend(subject.needed());
    let work = Work {
        question,
        slicer,
        closing: Closing {
            facts: question.facts,
            start,
            budget: question.budget,
            protected: question.criterion.protected(subject).into_iter().collect(),
            needed,
            observed: question.criterion.sites(subject),
        },
    };
    let mut wanted: BTreeSet<NodeIndex> = BTreeSet::new();
    let all = subject.tree.indices();
    let all: BTreeSet<NodeIndex> = all
        .filter_map(|node| subject.tree.enclosing_member(node))
        .collect();
    let is_open = starts::is_open(subject, question.criterion);
    let graphs = AllProcedures::new(subject, &version, is_open, question.budget);
    let graphs = graphs.map_err(ended)?;
    // The last time with everything, rather than with a little more each time.
    for with_all in [false, false, true] {
        let members = work.members(&wanted);
        let members = if with_all { &all } else { &members };
        let flow = Flow::new(subject, &version, &graphs, members);
        if let Some(sliced) = work.attempt(&flow, &mut wanted)? {
            return Ok(sliced);
        }
    }
    Ok(Sliced {
        edits: start.clone(),
        whole: Some("it has to do with all of the program".to_owned()),
    })
}

/// One slicer's work on one program.
struct Work<'a> {
    question: Question<'a>,
    slicer: StaticSlicer,
    closing: Closing<'a>,
}

impl Work<'_> {
    /// Whose procedures are to be looked at: the criterion's, and those of what has to stay besides.
    fn members(&self, wanted: &BTreeSet<NodeIndex>) -> BTreeSet<NodeIndex> {
        let Question {
            subject, criterion, ..
        } = self.question;
        let mut members: BTreeSet<NodeIndex> = wanted
            .iter()
            .filter_map(|node| subject.tree.enclosing_member(*node))
            .collect();
        members.extend(criterion.member(subject));
        members
    }

    /// `None` when something has to stay whose procedures were left out.
    fn attempt(
        &self,
        flow: &Flow<'_>,
        wanted: &mut BTreeSet<NodeIndex>,
    ) -> Result<Option<Sliced>, String> {
        let Question {
            subject,
            criterion,
            budget,
            ..
        } = self.question;
        let dependences = flow.dependences(budget).map_err(ended)?;
        let objects = match self.slicer {
            StaticSlicer::Objects => {
                Some(Objects::new(&flow.graph, &dependences, budget).map_err(ended)?)
            }
            StaticSlicer::Dependence => None,
        };
        let mut seeds = flow.seeds(subject, criterion);
        let (starts, mains) = flow.starts_of_criterion(subject, criterion);
        seeds.extend(starts);
        wanted.extend(mains);
        let closed = self
            .closing
            .program(subject, flow, seeds, wanted, &|seeds| {
                let points = match &objects {
                    Some(objects) => objects.backward(seeds, budget),
                    None => dependences.backward(seeds, budget),
                };
                points.map_err(ended)
            })?;
        Ok(match closed {
            Closed::Program(edits) => Some(Sliced { edits, whole: None }),
            // What it was given is a slice.
            Closed::Whole(reason) => Some(Sliced {
                edits: self.closing.start.clone(),
                whole: Some(reason),
            }),
            Closed::LeftOut => None,
        })
    }
}

fn ended(stop: Stop) -> String {
    format!("the static slicers were ended: {stop}")
}

/// What became of the points.
enum Closed {
    Program(Edits),
    /// Nothing can go, for this reason.
    Whole(String),
    /// Something has to stay whose procedures were left out.
    LeftOut,
}

/// What some points depend on.
type Backward<'a> = dyn Fn(&[Point]) -> Result<BTreeSet<Point>, String> + 'a;

/// How often something is found missing before whole members are taken in.
const MOST_ROUNDS: u32 = 12;

/// From points to a program that has all they depend on.
struct Closing<'a> {
    facts: &'a Facts,
    start: &'a Edits,
    budget: &'a Budget,
    protected: FxHashSet<NodeIndex>,
    /// Declarations that stay, whatever is in them.
    needed: FxHashSet<NodeIndex>,
    /// What has to be evaluated.
    observed: Vec<NodeIndex>,
}

impl Closing<'_> {
    fn program(
        &self,
        subject: &Subject,
        flow: &Flow<'_>,
        mut seeds: Vec<Point>,
        wanted: &mut BTreeSet<NodeIndex>,
        backward: &Backward<'_>,
    ) -> Result<Closed, String> {
        let graph = &flow.graph;
        let mut starts: BTreeSet<Point> = BTreeSet::new();
        let mut rounds = 0;
        seeds.extend(flow.unknown());
        seeds.extend(wanted.iter().flat_map(|node| flow.standing(*node)));
        // Each round adds something, so there are at most as many as nodes.
        loop {
            let points = backward(&seeds)?;
            let (more, mains) = flow.starts(subject, &points);
            let before = (starts.len(), wanted.len());
            starts.extend(more);
            wanted.extend(mains.iter().copied());
            if (starts.len(), wanted.len()) != before {
                seeds.extend(starts.iter().copied());
                seeds.extend(mains.into_iter().flat_map(|node| flow.standing(node)));
                continue;
            }
            let mut relevant = flow.relevant(subject, &points);
            relevant.extend(wanted.iter().copied());
            // Of a stub nothing is left but its declaration.
            relevant.retain(|node| self.start.is_kept(&subject.tree, *node));
            let wants = Wanted {
                relevant: &relevant,
                known: &graph.known,
                protected: &self.protected,
                needed: &self.needed,
                observed: &self.observed,
            };
            let extracted = extract::extract(
                subject,
                self.facts,
                flow.version,
                self.start,
                &wants,
                self.budget,
            );
            match extracted.map_err(ended)? {
                Extracted::Program(edits) => {
                    let kept = edits.kept(&subject.tree).into_iter().collect();
                    let failing = flow.evaluated_besides(&points, &kept);
                    if failing.is_empty() {
                        return Ok(Closed::Program(edits));
                    }
                    seeds.extend(failing);
                }
                Extracted::Failed(error) => return Ok(Closed::Whole(error.message)),
                Extracted::Wants(mut nodes) => {
                    rounds += 1;
                    if rounds > MOST_ROUNDS {
                        let tree = &subject.tree;
                        let around = nodes.iter().filter_map(|node| tree.enclosing_member(*node));
                        let around: BTreeSet<NodeIndex> = around.collect();
                        nodes.extend(around.into_iter().flat_map(|member| tree.subtree(member)));
                    }
                    let is_left_out = flow.leaves_out(&nodes);
                    let before = wanted.len();
                    seeds.extend(nodes.iter().flat_map(|node| flow.standing(*node)));
                    wanted.extend(nodes);
                    if wanted.len() == before {
                        return Ok(Closed::Whole("it needs all of it".to_owned()));
                    }
                    if is_left_out {
                        return Ok(Closed::LeftOut);
                    }
                }
            }
        }
    }
}
