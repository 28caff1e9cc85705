//! What a value influences, and what lies on the way from one place to another.
//!
//! What must hold: the nodes found are those that may be influenced; the program has them and all that
//! they need to run. Each static slicer is complete, so what one of them excludes is not influenced.

use super::dependence::{Dependences, Facet, Point};
use super::graph::{AllProcedures, OpId, ProcedureId};
use super::objects::Objects;
use super::points::Flow;
use super::{Closed, Closing, Question};
use crate::criterion::Criterion;
use crate::inputs::starts;
use crate::program::subject::{Subject, Version};
use crate::source::edit::Edits;
use crate::source::tree::NodeIndex;
use budget::{Budget, Stop};
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// What looks ahead.
pub struct Forward {
    /// The nodes that are influenced, or on the way.
    pub influenced: FxHashSet<NodeIndex>,
    /// A program that has them, with what they need to run.
    pub edits: Edits,
    /// Why the program is the whole file.
    pub whole: Option<String>,
}

/// What the criterion influences, or with `target` what of it influences the target in turn, as a
/// program: with what that needs to run.
///
/// # Errors
/// A sentence when it could not be found.
pub fn forward(question: Question<'_>, target: Option<&Criterion>) -> Result<Forward, String> {
    let Question {
        subject,
        criterion,
        budget,
        ..
    } = question;
    let stopped = |stop: Stop| format!("the slicer was ended: {stop}");
    let version = Version::original(subject);
    let none = Edits::none(&subject.tree);
    let closing = Closing {
        facts: question.facts,
        start: &none,
        budget,
        protected: criterion.protected(subject).into_iter().collect(),
        needed: subject.needed().iter().copied().collect(),
        observed: Vec::new(),
    };
    let is_open = starts::is_open(subject, criterion);
    let all = AllProcedures::new(subject, &version, is_open, budget).map_err(stopped)?;
    let mut wanted: BTreeSet<NodeIndex> = BTreeSet::new();
    loop {
        let ends = std::iter::once(criterion).chain(target);
        let mut members: BTreeSet<NodeIndex> = ends.filter_map(|it| it.member(subject)).collect();
        let more = wanted.iter();
        members.extend(more.filter_map(|node| subject.tree.enclosing_member(*node)));
        let flow = Flow::new(subject, &version, &all, &members);
        let dependences = flow.dependences(budget).map_err(stopped)?;
        let ahead = points_ahead(subject, &flow, &dependences, criterion, target, budget);
        let ahead = ahead.map_err(stopped)?;
        let influenced = flow.nodes(&ahead);
        let seeds = ahead.into_iter().collect();
        let closed = closing.program(subject, &flow, seeds, &mut wanted, &|seeds| {
            dependences.backward(seeds, budget).map_err(stopped)
        })?;
        let (edits, whole) = match closed {
            Closed::Program(edits) => (edits, None),
            Closed::Whole(reason) => (none.clone(), Some(reason)),
            Closed::LeftOut => continue,
        };
        return Ok(Forward {
            influenced,
            edits,
            whole,
        });
    }
}

fn points_ahead(
    subject: &Subject,
    flow: &Flow<'_>,
    dependences: &Dependences<'_>,
    criterion: &Criterion,
    target: Option<&Criterion>,
    budget: &Budget,
) -> Result<BTreeSet<Point>, Stop> {
    let graph = &flow.graph;
    // All points, and who depends on whom.
    let mut reverse: BTreeMap<Point, Vec<Point>> = Default::default();
    let mut seen: FxHashSet<Point> = FxHashSet::default();
    let mut waiting: Vec<Point> = Vec::new();
    for (number, procedure) in graph.procedures.iter().enumerate() {
        let id = ProcedureId(number as u32);
        for at in 0..procedure.ops.len() {
            waiting.push((id, OpId(at as u32), Facet::Value));
        }
    }
    seen.extend(waiting.iter().copied());
    while let Some(point) = waiting.pop() {
        budget.check()?;
        for on in dependences.direct(point) {
            reverse.entry(on).or_default().push(point);
            if seen.insert(on) {
                waiting.push(on);
            }
        }
    }
    let mut seeds = flow.seeds(subject, criterion);
    // That the method runs is nothing that the value does.
    seeds.retain(|point| point.1 != OpId(0));
    let written = seeds.iter().flat_map(|(procedure, op, _)| {
        let locs = graph.op(*procedure, *op).writes.iter();
        locs.map(|loc| (*procedure, *op, Facet::Memory(*loc)))
    });
    let written: Vec<Point> = written.collect();
    seeds.extend(written);
    let mut ahead: BTreeSet<Point> = seeds.iter().copied().collect();
    let mut waiting: Vec<Point> = ahead.iter().copied().collect();
    while let Some(point) = waiting.pop() {
        for next in reverse.get(&point).into_iter().flatten() {
            if ahead.insert(*next) {
                waiting.push(*next);
            }
        }
    }
    let objects = Objects::new(graph, dependences, budget)?;
    let by_objects = objects.ahead(&seeds, budget)?;
    ahead.retain(|point| by_objects.contains(&(point.0, point.1)));
    if let Some(target) = target {
        let seeds = flow.seeds(subject, target);
        let behind = dependences.backward(&seeds, budget)?;
        let by_objects = objects.backward(&seeds, budget)?;
        let by_objects: FxHashSet<(ProcedureId, OpId)> =
            by_objects.iter().map(|point| (point.0, point.1)).collect();
        ahead.retain(|point| behind.contains(point) && by_objects.contains(&(point.0, point.1)));
    }
    Ok(ahead)
}
