//! Between nodes and points of the graph: where a slicer begins, and what of the file its result means.

use super::dependence::{Dependences, Facet, Point};
use super::graph::{AllProcedures, Graph, Loc, OpId, OpKind, ProcedureId};
use super::shown;
use crate::criterion::{Criterion, Target};
use crate::inputs::starts::started_by;
use crate::program::subject::{Subject, Version};
use crate::source::tree::{Form, NodeIndex, NodeKind, Role};
use budget::{Budget, Stop};
use java::types::ClassId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// The graph of a version.
pub(super) struct Flow<'a> {
    pub(super) version: &'a Version,
    pub(super) graph: Graph,
}

impl<'a> Flow<'a> {
    pub(super) fn new(
        subject: &Subject,
        version: &'a Version,
        all: &AllProcedures<'_>,
        members: &BTreeSet<NodeIndex>,
    ) -> Self {
        Flow {
            version,
            graph: Graph::new(subject, all, members),
        }
    }

    pub(super) fn dependences(&self, budget: &Budget) -> Result<Dependences<'_>, Stop> {
        let lifecycle = self.version.lifecycle();
        let is_early = |id: ProcedureId| {
            let method = self.graph.procedure(id).method;
            let is_constructor = &*self.version.program.method(method).name == "<init>";
            is_constructor || lifecycle.contains(&method)
        };
        Dependences::new(&self.graph, &is_early, budget)
    }

    /// Code that isn't supported stays as it is.
    pub(super) fn unknown(&self) -> Vec<Point> {
        let mut found = Vec::new();
        for (number, procedure) in self.graph.procedures.iter().enumerate() {
            let ops = procedure.ops.iter().enumerate();
            let unknown = ops.filter(|(_, op)| matches!(op.kind, OpKind::Unknown));
            found.extend(
                unknown.map(|(at, _)| (ProcedureId(number as u32), OpId(at as u32), Facet::Value)),
            );
        }
        found
    }

    /// What makes the classes start whose initialisers do more than fill their own fields: when that
    /// happens counts. With the `main` methods of such classes.
    pub(super) fn starts(
        &self,
        subject: &Subject,
        points: &BTreeSet<Point>,
    ) -> (Vec<Point>, Vec<NodeIndex>) {
        let program = &self.version.program;
        let mut classes: BTreeMap<ClassId, BTreeSet<Loc>> = BTreeMap::new();
        let mut read: BTreeMap<ProcedureId, BTreeSet<Loc>> = BTreeMap::new();
        for (id, op, _) in points {
            let reads = &self.graph.op(*id, *op).reads;
            read.entry(*id).or_default().extend(reads);
        }
        for (id, op, facet) in points {
            let procedure = self.graph.procedure(*id);
            if !procedure.is_static_initializer {
                continue;
            }
            let class = program.method(procedure.method).class;
            let entry = &procedure.ops[op.0 as usize];
            let is_own = |loc: &Loc| match loc {
                Loc::Field(field) => {
                    let field = program.field(*field);
                    !field.is_static || field.class == class
                }
                Loc::Elements(_) => true,
                Loc::Library(_) => false,
            };
            let is_call = matches!(entry.kind, OpKind::Call(_));
            // Finished objects are the same whenever they are made.
            let reads = self.read_by(*id, &read);
            let matters = match facet {
                Facet::Run => is_call,
                Facet::Memory(loc) => is_call && !is_own(loc),
                _ => false,
            };
            if matters || !reads.iter().all(is_own) {
                classes.entry(class).or_default().extend(reads);
            }
        }
        let mut starts = Vec::new();
        let mut mains = Vec::new();
        for (class, locs) in classes {
            let (more, of_class) = self.starts_of_class(subject, class, &locs);
            starts.extend(more);
            mains.extend(of_class);
        }
        (starts, mains)
    }

    /// What makes the class start in whose initialiser the criterion is.
    pub(super) fn starts_of_criterion(
        &self,
        subject: &Subject,
        criterion: &Criterion,
    ) -> (Vec<Point>, Vec<NodeIndex>) {
        let member = criterion.member(subject);
        let class = member.and_then(|member| started_by(subject, member));
        let class = class.and_then(|class| self.version.class_at(&subject.tree, class));
        match class {
            Some(class) => self.starts_of_class(subject, class, &BTreeSet::new()),
            None => Default::default(),
        }
    }

    fn starts_of_class(
        &self,
        subject: &Subject,
        class: ClassId,
        locs: &BTreeSet<Loc>,
    ) -> (Vec<Point>, Vec<NodeIndex>) {
        let program = &self.version.program;
        let mut starts = Vec::new();
        let mut mains = Vec::new();
        for (of, places) in &self.graph.starts {
            if program.is_subclass(*of, class) {
                let others = places.iter().filter(|(procedure, _)| {
                    let method = self.graph.procedure(*procedure).method;
                    program.method(method).class != class
                });
                for (procedure, op) in others {
                    // What is in memory then is what its initialisers see.
                    let seen = locs.iter().map(|loc| Facet::Shown(*loc));
                    let facets = std::iter::once(Facet::Run).chain(seen);
                    starts.extend(facets.map(|facet| (*procedure, *op, facet)));
                }
            }
        }
        let methods = || {
            let nodes = subject.tree.indices();
            nodes.filter_map(|node| Some((node, self.version.method_at(&subject.tree, node)?)))
        };
        if program.class(class).is_interface() {
            // It starts with the classes that implement it if it has code of their objects.
            mains.extend(methods().filter_map(|(node, method)| {
                let method = program.method(method);
                let is_code = method.class == class && !method.is_static && !method.is_abstract;
                is_code.then_some(node)
            }));
        }
        if let Some(main) = program.main_method(subject.file)
            && program.is_subclass(program.method(main).class, class)
        {
            let of_main = methods().filter(|(_, method)| *method == main);
            mains.extend(of_main.map(|(node, _)| node));
        }
        (starts, mains)
    }

    /// What a procedure reads with all it calls, of what is known to be read.
    fn read_by(
        &self,
        procedure: ProcedureId,
        read: &BTreeMap<ProcedureId, BTreeSet<Loc>>,
    ) -> BTreeSet<Loc> {
        let mut seen: BTreeSet<ProcedureId> = BTreeSet::from([procedure]);
        let mut waiting = vec![procedure];
        let mut locs = BTreeSet::new();
        while let Some(at) = waiting.pop() {
            locs.extend(read.get(&at).into_iter().flatten().copied());
            for op in &self.graph.procedure(at).ops {
                if let OpKind::Call(call) = &op.kind {
                    let targets = call.targets.iter().map(|it| it.procedure);
                    waiting.extend(targets.filter(|target| seen.insert(*target)));
                }
            }
        }
        locs
    }

    /// The nodes from a point to where the search began.
    pub(super) fn way(
        &self,
        point: Point,
        nearer: &FxHashMap<Point, Option<Point>>,
    ) -> Vec<NodeIndex> {
        let mut way: Vec<NodeIndex> = Vec::new();
        let mut at = Some(point);
        while let Some(point) = at {
            let node = self.graph.op(point.0, point.1).node;
            way.extend(node.filter(|node| way.last() != Some(node)));
            at = nearer.get(&point).copied().flatten();
        }
        way
    }

    /// What is evaluated with nodes that stay, and might fail without what it depends on: a call whose
    /// packed arguments are needed, say, or an array in which the criterion's value is stored.
    pub(super) fn evaluated_besides(
        &self,
        points: &BTreeSet<Point>,
        kept: &FxHashSet<NodeIndex>,
    ) -> Vec<Point> {
        let known: BTreeSet<(ProcedureId, OpId)> =
            points.iter().map(|point| (point.0, point.1)).collect();
        let ops = kept.iter().filter_map(|node| self.graph.by_node.get(node));
        let mut found: Vec<Point> = ops
            .flatten()
            .filter(|(procedure, op)| {
                let entry = self.graph.op(*procedure, *op);
                let is_own = match &entry.kind {
                    OpKind::Call(call) => call.effect.is_some(),
                    _ => true,
                };
                entry.may_fail && is_own && !known.contains(&(*procedure, *op))
            })
            .map(|(procedure, op)| (*procedure, *op, Facet::Value))
            .collect();
        found.sort();
        found
    }

    /// Whether procedures that have some of the nodes were taken for far away.
    pub(super) fn leaves_out(&self, nodes: &[NodeIndex]) -> bool {
        let (known, near) = (&self.graph.known, &self.graph.by_node);
        let mut nodes = nodes.iter();
        nodes.any(|node| known.contains(node) && !near.contains_key(node))
    }

    /// The facets of a node's operations that keep it as it is.
    pub(super) fn points(&self, node: NodeIndex) -> Vec<Point> {
        let ops = self.graph.by_node.get(&node);
        ops.into_iter()
            .flatten()
            .map(|(procedure, op)| (*procedure, *op, Facet::Value))
            .collect()
    }

    /// The facets of a node's operations with which it stays for what is in it: what a call of the
    /// class library that always returns does with its arguments changes nothing there.
    pub(super) fn standing(&self, node: NodeIndex) -> Vec<Point> {
        let mut found = Vec::new();
        for point in self.points(node) {
            let op = self.graph.op(point.0, point.1);
            let is_quiet = matches!(&op.kind, OpKind::Call(call)
                if !op.may_fail && call.targets.is_empty() && call.has_receiver);
            if is_quiet {
                found.push((point.0, point.1, Facet::Run));
            } else {
                found.push(point);
            }
        }
        found
    }

    /// The nodes of the points, with what the constants among them are made of: those have no
    /// operations where they are used, for they are known when the program is compiled.
    pub(super) fn relevant(
        &self,
        subject: &Subject,
        points: &BTreeSet<Point>,
    ) -> FxHashSet<NodeIndex> {
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
        let unknown = points.iter().filter(|(procedure, op, _)| {
            matches!(self.graph.op(*procedure, *op).kind, OpKind::Unknown)
        });
        for (procedure, op, _) in unknown {
            let node = self.graph.op(*procedure, *op).node;
            relevant.extend(node.into_iter().flat_map(|node| tree.subtree(node)));
        }
        while let Some(constant) = waiting.pop() {
            for node in tree.subtree(constant) {
                let is_new = |init: &NodeIndex| relevant.insert(*init);
                waiting.extend(starts_of(subject, node).into_iter().filter(is_new));
            }
        }
        relevant
    }

    pub(super) fn nodes(&self, points: &BTreeSet<Point>) -> FxHashSet<NodeIndex> {
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

    pub(super) fn seeds(&self, subject: &Subject, criterion: &Criterion) -> Vec<Point> {
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
                let program = &self.version.program;
                let watched = self.version.method_at(tree, method);
                let known = self.version.field_at(tree, field);
                for (number, procedure) in self.graph.procedures.iter().enumerate() {
                    if Some(procedure.method) != watched || procedure.is_lambda {
                        continue;
                    }
                    let exit = |facet| (ProcedureId(number as u32), procedure.exit, facet);
                    let locs = known.into_iter().flat_map(|field| {
                        let mut locs = shown::shown(program, &program.field(field).ty);
                        locs.insert(Loc::Field(field));
                        locs
                    });
                    seeds.extend(locs.map(|loc| exit(Facet::Shown(loc))));
                }
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
        let mut objects: BTreeSet<Point> = BTreeSet::new();
        for (procedure, op, facet) in &seeds {
            if *facet != Facet::Value {
                continue;
            }
            let body = self.graph.procedure(*procedure);
            let entry = &body.ops[op.0 as usize];
            // What a statement returns or stores has its type from what computes it.
            let parts = entry.operands.iter().map(|at| &body.ops[at.0 as usize]);
            let types = std::iter::once(entry)
                .chain(parts.filter(|_| entry.ty.is_none()))
                .filter_map(|op| op.ty.as_ref());
            for ty in types {
                let locs = shown::shown(&self.version.program, ty).into_iter();
                objects.extend(locs.map(|loc| (*procedure, *op, Facet::Shown(loc))));
            }
        }
        seeds.extend(objects);
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
    // A local variable of the code around may be meant, too.
    let is_around = |at: &NodeIndex| {
        let member = tree.enclosing_member(*at);
        member.is_some_and(|member| tree.contains(member, node))
    };
    let mut variables: Vec<NodeIndex> = declared(NodeKind::LocalVar).filter(is_around).collect();
    if variables.is_empty() {
        variables = declared(NodeKind::Field).collect();
    }
    let parts = variables.into_iter().flat_map(|at| tree.children(at));
    parts
        .filter(|at| tree.node(*at).kind == NodeKind::Expression)
        .collect()
}
