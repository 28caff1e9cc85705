//! The ways that lead to the criterion inside a slice.

use super::dependence::Point;
use super::graph::AllProcedures;
use super::points::Flow;
use crate::criterion::Criterion;
use crate::inputs::starts;
use crate::program::subject::{Subject, Version};
use crate::source::edit::Edits;
use crate::source::tree::NodeIndex;
use budget::{Budget, Stop};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// For each node of a slice on which the criterion depends a shortest way to it that lies in the slice:
/// the node itself comes first, what is observed last. Calls are seen through without regard to where
/// they came from.
///
/// # Errors
/// A sentence when it could not be found.
pub fn paths(
    subject: &Subject,
    criterion: &Criterion,
    edits: &Edits,
    budget: &Budget,
) -> Result<FxHashMap<NodeIndex, Vec<NodeIndex>>, String> {
    let stopped = |stop: Stop| format!("the slicer was ended: {stop}");
    let kept: FxHashSet<NodeIndex> = edits.kept(&subject.tree).into_iter().collect();
    let version = Version::original(subject);
    let members = criterion.member(subject).into_iter().collect();
    let is_open = starts::is_open(subject, criterion);
    let all = AllProcedures::new(subject, &version, is_open, budget).map_err(stopped)?;
    let flow = Flow::new(subject, &version, &all, &members);
    let dependences = flow.dependences(budget).map_err(stopped)?;
    let mut nearer: FxHashMap<Point, Option<Point>> = FxHashMap::default();
    let mut waiting: VecDeque<Point> = VecDeque::new();
    for site in criterion.sites(subject) {
        waiting.extend(flow.points(site));
    }
    if waiting.is_empty() {
        waiting.extend(flow.seeds(subject, criterion));
    }
    nearer.extend(waiting.iter().map(|point| (*point, None)));
    let mut paths: FxHashMap<NodeIndex, Vec<NodeIndex>> = FxHashMap::default();
    while let Some(point) = waiting.pop_front() {
        budget.check().map_err(stopped)?;
        let op = flow.graph.op(point.0, point.1);
        if let Some(node) = op.node {
            paths
                .entry(node)
                .or_insert_with(|| flow.way(point, &nearer));
        }
        for on in dependences.direct(point) {
            let node = flow.graph.op(on.0, on.1).node;
            if node.is_some_and(|node| !kept.contains(&node)) {
                continue;
            }
            nearer.entry(on).or_insert_with(|| {
                waiting.push_back(on);
                Some(point)
            });
        }
    }
    Ok(paths)
}
