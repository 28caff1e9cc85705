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
mod reach;

use crate::criterion::{Criterion, Target};
use crate::edit::Edits;
use crate::lowered::Facts;
use crate::subject::{Subject, Version};
use crate::tree::{Form, NodeIndex, NodeKind, Role};
use budget::{Budget, Stop};
use dependence::{Dependences, Facet, Point};
use extract::{Extracted, Wanted};
use graph::{Graph, OpId, OpKind, ProcedureId};
use objects::Objects;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeSet, VecDeque};
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
    let work = Work {
        subject,
        facts,
        criterion,
        slicer,
        start,
        budget,
    };
    let mut wanted: BTreeSet<NodeIndex> = BTreeSet::new();
    loop {
        let members = work.members(&wanted);
        let flow = Flow::new(subject, &version, &members);
        if let Some(edits) = work.attempt(&flow, &mut wanted)? {
            return Ok(edits);
        }
        if work.members(&wanted) == members {
            return Err(work.nothing());
        }
    }
}

/// One slicer's work on one program.
struct Work<'a> {
    subject: &'a Subject,
    facts: &'a Facts,
    criterion: &'a Criterion,
    slicer: StaticSlicer,
    start: &'a Edits,
    budget: &'a Budget,
}

impl Work<'_> {
    /// Whose procedures are to be looked at: the criterion's, and those of what has to stay besides.
    fn members(&self, wanted: &BTreeSet<NodeIndex>) -> BTreeSet<NodeIndex> {
        let tree = &self.subject.tree;
        let mut members: BTreeSet<NodeIndex> = wanted
            .iter()
            .filter_map(|node| tree.enclosing_member(*node))
            .collect();
        members.extend(self.criterion.member(self.subject));
        members
    }

    fn nothing(&self) -> String {
        format!("the {} slicer found no program", self.slicer.name())
    }

    /// `None` when something has to stay whose procedures were left out.
    fn attempt(
        &self,
        flow: &Flow<'_>,
        wanted: &mut BTreeSet<NodeIndex>,
    ) -> Result<Option<Edits>, String> {
        let stopped = |stop: Stop| format!("the static slicers were ended: {stop}");
        let (subject, graph, budget) = (self.subject, &flow.graph, self.budget);
        let dependences = flow.dependences(budget).map_err(stopped)?;
        let objects = match self.slicer {
            StaticSlicer::Objects => {
                Some(Objects::new(graph, &dependences, budget).map_err(stopped)?)
            }
            StaticSlicer::Dependence => None,
        };
        let protected: FxHashSet<NodeIndex> =
            self.criterion.protected(subject).into_iter().collect();
        // Each round adds something, so there are at most as many as nodes.
        loop {
            let mut seeds = flow.seeds(subject, self.criterion);
            for node in wanted.iter() {
                seeds.extend(flow.points(*node));
            }
            let points = match &objects {
                Some(objects) => objects.backward(&seeds, budget),
                None => dependences.backward(&seeds, budget),
            };
            let points = points.map_err(stopped)?;
            let mut relevant = flow.relevant(subject, &points);
            relevant.extend(wanted.iter().copied());
            let wants = Wanted {
                relevant: &relevant,
                known: &graph.known,
                protected: &protected,
            };
            match extract::extract(subject, self.facts, flow.version, self.start, &wants) {
                Extracted::Program(edits) => return Ok(Some(edits)),
                Extracted::Failed(error) => {
                    return Err(format!("{}: {}", self.nothing(), error.message));
                }
                Extracted::Wants(nodes) => {
                    let is_left_out = nodes.iter().any(|node| {
                        graph.known.contains(node) && !graph.by_node.contains_key(node)
                    });
                    let before = wanted.len();
                    wanted.extend(nodes);
                    if wanted.len() == before {
                        return Err(self.nothing());
                    }
                    if is_left_out {
                        return Ok(None);
                    }
                }
            }
        }
    }
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
    let stopped = |stop: Stop| format!("the slicer was ended: {stop}");
    let version = Version::original(subject);
    let ends = std::iter::once(criterion).chain(target);
    let members = ends.filter_map(|it| it.member(subject)).collect();
    let flow = Flow::new(subject, &version, &members);
    let graph = &flow.graph;
    let dependences = flow.dependences(budget).map_err(stopped)?;
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
        ahead.retain(|point| behind.contains(point));
    }
    let influenced = flow.nodes(&ahead);
    let needed: Vec<Point> = ahead.iter().copied().collect();
    let points = dependences.backward(&needed, budget).map_err(stopped)?;
    let relevant = flow.relevant(subject, &points);
    let protected: FxHashSet<NodeIndex> = criterion.protected(subject).into_iter().collect();
    let wants = Wanted {
        relevant: &relevant,
        known: &graph.known,
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
    let flow = Flow::new(subject, &version, &members);
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

struct Flow<'a> {
    version: &'a Version,
    graph: Graph,
}

impl<'a> Flow<'a> {
    fn new(subject: &Subject, version: &'a Version, members: &BTreeSet<NodeIndex>) -> Self {
        Flow {
            version,
            graph: Graph::new(subject, version, members),
        }
    }

    fn dependences(&self, budget: &Budget) -> Result<Dependences<'_>, Stop> {
        let is_constructor = |id: ProcedureId| {
            let method = self.graph.procedure(id).method;
            &*self.version.program.method(method).name == "<init>"
        };
        Dependences::new(&self.graph, &is_constructor, budget)
    }

    fn is_simple(&self, ty: &java::types::Type) -> bool {
        library::is_simple(&self.version.program, ty)
    }

    /// The nodes from a point to where the search began.
    fn way(&self, point: Point, nearer: &FxHashMap<Point, Option<Point>>) -> Vec<NodeIndex> {
        let mut way: Vec<NodeIndex> = Vec::new();
        let mut at = Some(point);
        while let Some(point) = at {
            let node = self.graph.op(point.0, point.1).node;
            way.extend(node.filter(|node| way.last() != Some(node)));
            at = nearer.get(&point).copied().flatten();
        }
        way
    }

    /// The facets of a node's operations that keep it as it is.
    fn points(&self, node: NodeIndex) -> Vec<Point> {
        let ops = self.graph.by_node.get(&node);
        ops.into_iter()
            .flatten()
            .map(|(procedure, op)| (*procedure, *op, Facet::Value))
            .collect()
    }

    /// The nodes of the points, with what the constants among them are made of: those have no
    /// operations where they are used, for they are known when the program is compiled.
    fn relevant(&self, subject: &Subject, points: &BTreeSet<Point>) -> FxHashSet<NodeIndex> {
        let tree = &subject.tree;
        let mut relevant = self.nodes(points);
        let is_constant = |(procedure, op, _): &&Point| {
            matches!(self.graph.op(*procedure, *op).kind, OpKind::Constant)
        };
        let constants = points.iter().filter(is_constant);
        let mut waiting: Vec<NodeIndex> = constants
            .filter_map(|(procedure, op, _)| self.graph.op(*procedure, *op).node)
            .collect();
        let cases = relevant
            .iter()
            .filter(|node| tree.node(**node).kind == NodeKind::SwitchCase);
        let labels = cases.flat_map(|case| tree.children(*case));
        waiting.extend(labels.filter(|node| tree.node(*node).role == Role::Label));
        while let Some(constant) = waiting.pop() {
            for node in tree.subtree(constant) {
                let is_new = |init: &NodeIndex| relevant.insert(*init);
                waiting.extend(starts_of(subject, node).into_iter().filter(is_new));
            }
        }
        relevant
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
                    if tree.node(node).form == Form::Return {
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
            let body = self.graph.procedure(*procedure);
            let op = &body.ops[op.0 as usize];
            // What a statement returns or stores has its type from what computes it.
            let parts = op.operands.iter().map(|at| &body.ops[at.0 as usize]);
            let mut types = std::iter::once(op)
                .chain(parts.filter(|_| op.ty.is_none()))
                .filter_map(|op| op.ty.as_ref());
            types.any(|ty| !self.is_simple(ty))
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

/// What the variables that this node may name start with: the locals of the member, else the fields.
fn starts_of(subject: &Subject, node: NodeIndex) -> Vec<NodeIndex> {
    let tree = &subject.tree;
    let entry = tree.node(node);
    let (NodeKind::Expression, Form::Named(name) | Form::Field(name)) = (entry.kind, &entry.form)
    else {
        return Vec::new();
    };
    let declared = |kind: NodeKind| {
        tree.indices().filter(move |at| {
            let it = tree.node(*at);
            it.kind == kind && matches!(&it.form, Form::Named(other) if other == name)
        })
    };
    let member = tree.enclosing_member(node);
    let mut variables: Vec<NodeIndex> = declared(NodeKind::LocalVar)
        .filter(|at| member.is_some_and(|member| tree.contains(member, *at)))
        .collect();
    if variables.is_empty() {
        variables = declared(NodeKind::Field).collect();
    }
    let parts = variables.into_iter().flat_map(|at| tree.children(at));
    parts
        .filter(|at| tree.node(*at).kind == NodeKind::Expression)
        .collect()
}

/// Whether a node stores into the field, by name.
fn stores(subject: &Subject, node: NodeIndex, field: NodeIndex) -> bool {
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
