//! Static slicers, and their composition to the fixpoint.
//!
//! What must hold:
//! * Each slicer is complete: what it removes changes the criterion's values on no input.
//! * Each gives a program that compiles.
//! * A round that removes nothing more ends the composition (Pérez et al., section 4.1).

mod dependence;
mod extract;
mod graph;
mod library;
mod objects;
mod order;

use crate::criterion::{Criterion, Target};
use crate::edit::Edits;
use crate::lowered::Facts;
use crate::subject::{Subject, Version};
use crate::tree::{NodeIndex, NodeKind};
use budget::{Budget, Stop};
use dependence::{Dependences, Facet, Point};
use extract::{Extracted, Wanted};
use graph::{Graph, OpId, OpKind, ProcedureId};
use objects::Objects;
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

/// Applies the slicers in turn until none removes anything more.
///
/// # Errors
/// A sentence when a slicer could not do its work; what it was given is still a slice.
pub fn fixpoint(
    subject: &Subject,
    facts: &Facts,
    criterion: &Criterion,
    slicers: &[StaticSlicer],
    budget: &Budget,
    steps: &mut Steps<'_>,
) -> Result<Edits, String> {
    let mut edits = Edits::none(&subject.tree);
    if slicers.is_empty() {
        return Ok(edits);
    }
    loop {
        let before = edits.clone();
        for slicer in slicers {
            let since = Instant::now();
            let next = static_slice(subject, facts, criterion, *slicer, &edits, budget)?;
            steps(slicer.name(), &next, since.elapsed());
            edits = next;
        }
        if edits == before || slicers.len() == 1 {
            return Ok(edits);
        }
    }
}

/// One slicer on a program that is a slice already.
///
/// # Errors
/// A sentence when it could not do its work.
pub fn static_slice(
    subject: &Subject,
    facts: &Facts,
    criterion: &Criterion,
    slicer: StaticSlicer,
    start: &Edits,
    budget: &Budget,
) -> Result<Edits, String> {
    let version = subject
        .version(&subject.original, start)
        .map_err(|error| error.message)?;
    let flow = Flow::new(subject, &version);
    let stopped = |stop: Stop| format!("the static slicers were ended by the {stop}");
    let graph = &flow.graph;
    let is_constructor = |id: ProcedureId| {
        let method = graph.procedure(id).method;
        &*version.program.method(method).name == "<init>"
    };
    let dependences = Dependences::new(graph, &is_constructor, budget).map_err(stopped)?;
    let objects = match slicer {
        StaticSlicer::Objects => Some(Objects::new(graph, &dependences, budget).map_err(stopped)?),
        StaticSlicer::Dependence => None,
    };
    let protected: FxHashSet<NodeIndex> = criterion.protected(subject).into_iter().collect();
    let mut wanted: BTreeSet<NodeIndex> = BTreeSet::new();
    // Each round adds something, so there are at most as many as nodes.
    for _ in 0..subject.tree.len() + 1 {
        let mut seeds = flow.seeds(subject, criterion);
        for node in &wanted {
            seeds.extend(flow.points(*node));
        }
        let points = match &objects {
            Some(objects) => objects.backward(&seeds, budget),
            None => dependences.backward(&seeds, budget),
        };
        let points = points.map_err(stopped)?;
        let mut relevant = flow.nodes(&points);
        relevant.extend(wanted.iter().copied());
        let wants = Wanted {
            relevant: &relevant,
            known: &flow.known,
            protected: &protected,
        };
        match extract::extract(subject, facts, &version, start, &wants) {
            Extracted::Program(edits) => return Ok(edits),
            Extracted::Failed(error) => {
                return Err(format!(
                    "the {} slicer found no program: {}",
                    slicer.name(),
                    error.message
                ));
            }
            Extracted::Wants(nodes) => {
                let before = wanted.len();
                wanted.extend(nodes);
                if wanted.len() == before {
                    return Err(format!("the {} slicer found no program", slicer.name()));
                }
            }
        }
    }
    Err(format!("the {} slicer found no program", slicer.name()))
}

/// What the criterion influences, or with `target` what of it influences the target in turn, as a
/// program: with what that needs to run.
///
/// # Errors
/// A sentence when it could not be found.
pub fn forward(
    subject: &Subject,
    facts: &Facts,
    criterion: &Criterion,
    target: Option<&Criterion>,
    budget: &Budget,
) -> Result<(Edits, FxHashSet<NodeIndex>), String> {
    let stopped = |stop: Stop| format!("the slicer was ended by the {stop}");
    let version = Version::original(subject);
    let flow = Flow::new(subject, &version);
    let graph = &flow.graph;
    let is_constructor = |id: ProcedureId| {
        let method = graph.procedure(id).method;
        &*version.program.method(method).name == "<init>"
    };
    let dependences = Dependences::new(graph, &is_constructor, budget).map_err(stopped)?;
    // All points, and who depends on whom.
    let mut reverse: std::collections::BTreeMap<Point, Vec<Point>> = Default::default();
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
        let places: FxHashSet<(ProcedureId, OpId)> =
            behind.iter().map(|point| (point.0, point.1)).collect();
        ahead.retain(|point| places.contains(&(point.0, point.1)));
    }
    let influenced = flow.nodes(&ahead);
    let needed: Vec<Point> = ahead.iter().copied().collect();
    let points = dependences.backward(&needed, budget).map_err(stopped)?;
    let relevant = flow.nodes(&points);
    let protected: FxHashSet<NodeIndex> = criterion.protected(subject).into_iter().collect();
    let wants = Wanted {
        relevant: &relevant,
        known: &flow.known,
        protected: &protected,
    };
    let none = Edits::none(&subject.tree);
    let edits = match extract::extract(subject, facts, &version, &none, &wants) {
        Extracted::Program(edits) => edits,
        // The whole program has all that is needed.
        Extracted::Wants(_) | Extracted::Failed(_) => none,
    };
    Ok((edits, influenced))
}

struct Flow<'a> {
    version: &'a Version,
    graph: Graph,
    known: FxHashSet<NodeIndex>,
}

impl<'a> Flow<'a> {
    fn new(subject: &Subject, version: &'a Version) -> Self {
        let graph = Graph::new(subject, version);
        let known = graph.by_node.keys().copied().collect();
        Flow {
            version,
            graph,
            known,
        }
    }

    fn is_simple(&self, ty: &java::types::Type) -> bool {
        library::is_simple(&self.version.program, ty)
    }

    /// The facets of a node's operations that keep it as it is.
    fn points(&self, node: NodeIndex) -> Vec<Point> {
        let ops = self.graph.by_node.get(&node);
        ops.into_iter()
            .flatten()
            .map(|(procedure, op)| (*procedure, *op, Facet::Value))
            .collect()
    }

    fn nodes(&self, points: &BTreeSet<Point>) -> FxHashSet<NodeIndex> {
        points
            .iter()
            .filter(|(procedure, op, _)| {
                // That a parameter is there, or a procedure entered, keeps nothing.
                !matches!(
                    self.graph.op(*procedure, *op).kind,
                    OpKind::Entry | OpKind::Exit
                )
            })
            .filter_map(|(procedure, op, _)| self.graph.op(*procedure, *op).node)
            .collect()
    }

    fn seeds(&self, subject: &Subject, criterion: &Criterion) -> Vec<Point> {
        let tree = &subject.tree;
        let mut seeds: Vec<Point> = Vec::new();
        for site in criterion.sites(subject) {
            seeds.extend(self.points(site));
        }
        match criterion.target {
            Target::Parameter(method, number) => {
                let params = tree.children(method).into_iter();
                let param = params
                    .filter(|at| tree.node(*at).kind == NodeKind::Param)
                    .nth(number);
                if let Some(param) = param {
                    seeds.extend(self.points(param));
                }
            }
            Target::FieldAtExit { method, field } => {
                for (number, procedure) in self.graph.procedures.iter().enumerate() {
                    let id = ProcedureId(number as u32);
                    for (at, op) in procedure.ops.iter().enumerate() {
                        let is_store = matches!(op.kind, OpKind::StoreField);
                        let writes = op.node.is_some_and(|node| stores(subject, node, field));
                        if is_store && writes {
                            seeds.push((id, OpId(at as u32), Facet::Value));
                        }
                    }
                }
                seeds.extend(
                    tree.children(field)
                        .into_iter()
                        .flat_map(|at| self.points(at)),
                );
                // When the method is left.
                for node in tree.subtree(method) {
                    if tree.node(node).form == crate::tree::Form::Return {
                        for (procedure, op) in self.graph.by_node.get(&node).into_iter().flatten() {
                            seeds.push((*procedure, *op, Facet::Run));
                        }
                    }
                }
            }
            _ => {}
        }
        // An object is the value of all that can be reached from it.
        let sees_objects = seeds.iter().any(|(procedure, op, _)| {
            let ty = self.graph.op(*procedure, *op).ty.as_ref();
            ty.is_some_and(|ty| !self.is_simple(ty))
        });
        if sees_objects {
            for (number, procedure) in self.graph.procedures.iter().enumerate() {
                let id = ProcedureId(number as u32);
                for (at, op) in procedure.ops.iter().enumerate() {
                    for loc in &op.writes {
                        seeds.push((id, OpId(at as u32), Facet::Memory(*loc)));
                    }
                }
            }
        }
        // That the criterion's method runs at all.
        if let Some(member) = criterion.member(subject) {
            for (place, procedure) in self.graph.procedures.iter().enumerate() {
                let is_here = procedure
                    .ops
                    .iter()
                    .any(|op| op.node.is_some_and(|node| tree.contains(member, node)));
                if is_here && !procedure.is_lambda {
                    seeds.push((ProcedureId(place as u32), OpId(0), Facet::Run));
                }
            }
        }
        seeds
    }
}

/// Whether a node stores into the field, by name.
fn stores(subject: &Subject, node: NodeIndex, field: NodeIndex) -> bool {
    use crate::tree::Form;
    let tree = &subject.tree;
    let Form::Named(name) = &tree.node(field).form else {
        return false;
    };
    if node == field {
        return true;
    }
    tree.children(node).first().is_some_and(|target| {
        matches!(&tree.node(*target).form, Form::Named(it) | Form::Field(it) if it == name)
    })
}
