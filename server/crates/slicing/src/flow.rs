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
mod library;
mod objects;
mod order;
mod reach;
mod stubs;

use crate::criterion::{Criterion, Target};
use crate::edit::Edits;
use crate::lowered::Facts;
use crate::subject::{Subject, Version};
use crate::tree::{Form, NodeIndex, NodeKind, Role};
use budget::{Budget, Stop};
use dependence::{Dependences, Facet, Point};
use extract::{Extracted, Wanted};
pub use forward::{Forward, forward};
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
/// A sentence when a slicer could not do its work; what it was given is still a slice.
pub fn fixpoint(
    question: Question<'_>,
    slicers: &[StaticSlicer],
    steps: &mut Steps<'_>,
) -> Result<Edits, String> {
    let mut edits = Edits::none(&question.subject.tree);
    if slicers.is_empty() {
        return Ok(edits);
    }
    loop {
        let before = edits.clone();
        for slicer in slicers {
            let since = Instant::now();
            let next = static_slice(question, *slicer, &edits)?;
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
    question: Question<'_>,
    slicer: StaticSlicer,
    start: &Edits,
) -> Result<Edits, String> {
    let subject = question.subject;
    let version = stubs::version(subject, question.facts, start);
    let mut needed: FxHashSet<NodeIndex> = question.needed.iter().copied().collect();
    needed.extend(subject.needed());
    let work = Work {
        question,
        slicer,
        start,
        needed,
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
    question: Question<'a>,
    slicer: StaticSlicer,
    start: &'a Edits,
    needed: FxHashSet<NodeIndex>,
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
        let Question {
            subject,
            facts,
            criterion,
            budget,
            ..
        } = self.question;
        let graph = &flow.graph;
        let dependences = flow.dependences(budget).map_err(stopped)?;
        let objects = match self.slicer {
            StaticSlicer::Objects => {
                Some(Objects::new(graph, &dependences, budget).map_err(stopped)?)
            }
            StaticSlicer::Dependence => None,
        };
        let protected: FxHashSet<NodeIndex> = criterion.protected(subject).into_iter().collect();
        // Each round adds something, so there are at most as many as nodes.
        loop {
            let mut seeds = flow.seeds(subject, criterion);
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
            // Of a stub nothing is left but its declaration.
            relevant.retain(|node| self.start.is_kept(&subject.tree, *node));
            let wants = Wanted {
                relevant: &relevant,
                known: &graph.known,
                protected: &protected,
                needed: &self.needed,
            };
            match extract::extract(subject, facts, flow.version, self.start, &wants) {
                Extracted::Program(edits) => return Ok(Some(edits)),
                Extracted::Failed(error) => {
                    return Err(format!("{}: {}", self.nothing(), error.message));
                }
                Extracted::Wants(nodes) => {
                    let is_left_out = flow.leaves_out(&nodes);
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
        let lifecycle = self.version.lifecycle();
        let is_early = |id: ProcedureId| {
            let method = self.graph.procedure(id).method;
            let is_constructor = &*self.version.program.method(method).name == "<init>";
            is_constructor || lifecycle.contains(&method)
        };
        Dependences::new(&self.graph, &is_early, budget)
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

    /// Whether procedures that have some of the nodes were taken for far away.
    fn leaves_out(&self, nodes: &[NodeIndex]) -> bool {
        let (known, near) = (&self.graph.known, &self.graph.by_node);
        let mut nodes = nodes.iter();
        nodes.any(|node| known.contains(node) && !near.contains_key(node))
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
