//! What a value influences, and what lies on the way from one place to another.
//!
//! What must hold: the nodes found are those that may be influenced; the program has them and all that
//! they need to run.

use super::dependence::{Facet, Point};
use super::extract::{self, Extracted, Wanted};
use super::graph::{OpId, ProcedureId};
use super::{Flow, Question};
use crate::criterion::Criterion;
use crate::edit::Edits;
use crate::subject::Version;
use crate::tree::NodeIndex;
use budget::Stop;
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
    let subject = question.subject;
    let version = Version::original(subject);
    let mut wanted: BTreeSet<NodeIndex> = BTreeSet::new();
    loop {
        let ends = std::iter::once(question.criterion).chain(target);
        let mut members: BTreeSet<NodeIndex> = ends.filter_map(|it| it.member(subject)).collect();
        let more = wanted.iter();
        members.extend(more.filter_map(|node| subject.tree.enclosing_member(*node)));
        let flow = Flow::new(subject, &version, &members);
        if let Some(found) = ahead(question, target, &flow, &mut wanted)? {
            return Ok(found);
        }
    }
}

/// `None` when something has to stay whose procedures were left out.
fn ahead(
    question: Question<'_>,
    target: Option<&Criterion>,
    flow: &Flow<'_>,
    wanted: &mut BTreeSet<NodeIndex>,
) -> Result<Option<Forward>, String> {
    let Question {
        subject,
        facts,
        criterion,
        budget,
        ..
    } = question;
    let stopped = |stop: Stop| format!("the slicer was ended: {stop}");
    let graph = &flow.graph;
    let dependences = flow.dependences(budget).map_err(stopped)?;
    // All points, and who depends on whom.
    let mut reverse: BTreeMap<Point, Vec<Point>> = BTreeMap::new();
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
        budget.check().map_err(stopped)?;
        for on in dependences.direct(point) {
            reverse.entry(on).or_default().push(point);
            if seen.insert(on) {
                waiting.push(on);
            }
        }
    }
    let mut ahead: BTreeSet<Point> = flow.seeds(subject, criterion).into_iter().collect();
    let mut waiting: Vec<Point> = ahead.iter().copied().collect();
    while let Some(point) = waiting.pop() {
        for next in reverse.get(&point).into_iter().flatten() {
            if ahead.insert(*next) {
                waiting.push(*next);
            }
        }
    }
    if let Some(target) = target {
        let seeds = flow.seeds(subject, target);
        let behind = dependences.backward(&seeds, budget).map_err(stopped)?;
        ahead.retain(|point| behind.contains(point));
    }
    let influenced = flow.nodes(&ahead);
    let protected: FxHashSet<NodeIndex> = criterion.protected(subject).into_iter().collect();
    let none = Edits::none(&subject.tree);
    let needed: FxHashSet<NodeIndex> = subject.needed().iter().copied().collect();
    let found = |edits, whole| {
        Ok(Some(Forward {
            influenced: influenced.clone(),
            edits,
            whole,
        }))
    };
    // Each round adds something, so there are at most as many as nodes.
    loop {
        let mut seeds: Vec<Point> = ahead.iter().copied().collect();
        for node in wanted.iter() {
            seeds.extend(flow.points(*node));
        }
        let points = dependences.backward(&seeds, budget).map_err(stopped)?;
        let mut relevant = flow.relevant(subject, &points);
        relevant.extend(wanted.iter().copied());
        let wants = Wanted {
            relevant: &relevant,
            known: &graph.known,
            protected: &protected,
            needed: &needed,
        };
        match extract::extract(subject, facts, flow.version, &none, &wants) {
            Extracted::Program(edits) => return found(edits, None),
            Extracted::Failed(error) => return found(none, Some(error.message)),
            Extracted::Wants(nodes) => {
                let is_left_out = flow.leaves_out(&nodes);
                let before = wanted.len();
                wanted.extend(nodes);
                if wanted.len() == before {
                    return found(none, Some("it needs all of it".to_owned()));
                }
                if is_left_out {
                    return Ok(None);
                }
            }
        }
    }
}
