//! Slicing along references: which *object's* field, and which *cell* of an array, tells what a value
//! depends on. Flow-sensitive for locals; memory by the places where objects are made; a traversal
//! carries the constraint under which it entered a procedure (a call, or an object that is its `this`)
//! and leaves it only where the constraint holds. After the constrained traversal of composite data by
//! Tamarit, Silva and others.
//!
//! What must hold: nothing is missing. Without a constraint a traversal leaves by every call.

mod points_to;

use super::dependence::{Dependences, Facet, Point, decides};
use super::graph::{Graph, Loc, OpId, OpKind, ProcedureId};
use budget::{Budget, Stop};
use points_to::{PointsTo, Site, Sites};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// How a traversal came into a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Context {
    Any,
    /// Down through this call.
    Call(ProcedureId, OpId),
    /// `this` is this object.
    Object(Site),
}

/// On which objects a store may be what a load reads.
enum Meeting {
    Never,
    /// It isn't known.
    Anywhere,
    On(Sites),
}

impl Meeting {
    fn of(read: &Sites, stored: &Sites) -> Self {
        if read.is_empty() || stored.is_empty() {
            return Meeting::Anywhere;
        }
        let common = read.intersection(stored);
        match common.is_empty() {
            true => Meeting::Never,
            false => Meeting::On(common),
        }
    }
}

/// Objects that are told apart as `this` of one store; if there are more, it may be any.
const MOST_RECEIVERS: usize = 4;

/// The program's memory as this slicer sees it.
pub(crate) struct Objects<'a> {
    graph: &'a Graph,
    dependences: &'a Dependences<'a>,
    points_to: PointsTo<'a>,
    /// Operations that write each kind of place.
    writers: FxHashMap<Loc, Vec<(ProcedureId, OpId)>>,
}

impl<'a> Objects<'a> {
    /// # Errors
    /// When the budget is over.
    pub(crate) fn new(
        graph: &'a Graph,
        dependences: &'a Dependences<'a>,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let mut writers: FxHashMap<Loc, Vec<(ProcedureId, OpId)>> = FxHashMap::default();
        for (number, procedure) in graph.procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let place = (ProcedureId(number as u32), OpId(at as u32));
                for loc in &op.writes {
                    writers.entry(*loc).or_default().push(place);
                }
            }
        }
        Ok(Objects {
            graph,
            dependences,
            points_to: PointsTo::new(graph, dependences, budget)?,
            writers,
        })
    }

    /// What objects an operation's first operand may be, as far as the context tells.
    fn bases(&self, (procedure, op): (ProcedureId, OpId), context: Context) -> Sites {
        let Some(base) = self.graph.op(procedure, op).operands.first() else {
            return Sites::default();
        };
        let all = || self.points_to.sites(procedure, Some(base)).clone();
        if !self.is_this(procedure, *base) {
            return all();
        }
        match context {
            Context::Any => all(),
            Context::Object(site) => Sites::of(site),
            Context::Call(caller, call) => {
                let receivers = self.receivers(caller, call, procedure);
                receivers.cloned().unwrap_or_else(all)
            }
        }
    }

    /// On what objects a call runs a procedure; `None` if these aren't known.
    fn receivers(&self, caller: ProcedureId, call: OpId, callee: ProcedureId) -> Option<&Sites> {
        let entry = self.graph.op(caller, call);
        let OpKind::Call(known) = &entry.kind else {
            return None;
        };
        let target = known.targets.iter().find(|it| it.procedure == callee)?;
        // What the class library calls back may be on whatever it holds.
        let operand = (*target.arguments.first()?)?;
        let sites = self.points_to.sites(caller, entry.operands.get(operand));
        (!sites.is_empty()).then_some(sites)
    }

    /// Where a store may be what a load reads, by object and index. Objects that come from outside the
    /// program (inputs) may be any.
    fn meeting(
        &self,
        load: (ProcedureId, OpId),
        store: (ProcedureId, OpId),
        context: Context,
    ) -> Meeting {
        let (one, two) = (
            self.graph.op(load.0, load.1),
            self.graph.op(store.0, store.1),
        );
        let is_known = |kind: &OpKind| {
            matches!(
                kind,
                OpKind::LoadField
                    | OpKind::LoadElement(_)
                    | OpKind::StoreField
                    | OpKind::StoreElement(_)
            )
        };
        if !is_known(&one.kind) || !is_known(&two.kind) {
            return Meeting::Anywhere;
        }
        if let (OpKind::LoadElement(Some(a)), OpKind::StoreElement(Some(b))) =
            (&one.kind, &two.kind)
            && a != b
        {
            return Meeting::Never;
        }
        let is_static = one.operands.is_empty();
        if is_static {
            return Meeting::Anywhere;
        }
        let stored = self.points_to.sites(store.0, two.operands.first());
        Meeting::of(&self.bases(load, context), stored)
    }

    /// Everything the seeds depend on.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn backward(
        &self,
        seeds: &[Point],
        budget: &Budget,
    ) -> Result<BTreeSet<Point>, Stop> {
        let mut seen: FxHashSet<(Point, Context)> = FxHashSet::default();
        let mut waiting: Vec<(Point, Context)> =
            seeds.iter().map(|seed| (*seed, Context::Any)).collect();
        seen.extend(waiting.iter().copied());
        let mut steps = 0_u32;
        while let Some((point, context)) = waiting.pop() {
            steps += 1;
            if steps.is_multiple_of(256) {
                budget.check()?;
            }
            for next in self.step(point, context) {
                if seen.insert(next) {
                    waiting.push(next);
                }
            }
        }
        Ok(seen.into_iter().map(|(point, _)| point).collect())
    }

    /// The operations that may depend on one of the seeds' operations.
    ///
    /// # Errors
    /// When the budget is over.
    pub(crate) fn ahead(
        &self,
        seeds: &[Point],
        budget: &Budget,
    ) -> Result<FxHashSet<(ProcedureId, OpId)>, Stop> {
        let mut dependents: FxHashMap<(Point, Context), Vec<(Point, Context)>> =
            FxHashMap::default();
        let mut waiting: Vec<(Point, Context)> = Vec::new();
        for (number, procedure) in self.graph.procedures.iter().enumerate() {
            let ops = (0..procedure.ops.len()).map(|at| OpId(at as u32));
            let id = ProcedureId(number as u32);
            waiting.extend(ops.map(|op| ((id, op, Facet::Value), Context::Any)));
        }
        let mut seen: FxHashSet<(Point, Context)> = waiting.iter().copied().collect();
        let mut steps = 0_u32;
        while let Some(state) = waiting.pop() {
            steps += 1;
            if steps.is_multiple_of(256) {
                budget.check()?;
            }
            for next in self.step(state.0, state.1) {
                dependents.entry(next).or_default().push(state);
                if seen.insert(next) {
                    waiting.push(next);
                }
            }
        }
        let begun: FxHashSet<(ProcedureId, OpId)> =
            seeds.iter().map(|point| (point.0, point.1)).collect();
        let is_begun = |state: &(Point, Context)| begun.contains(&(state.0.0, state.0.1));
        let mut waiting: Vec<(Point, Context)> = seen.into_iter().filter(is_begun).collect();
        let mut ahead: FxHashSet<(Point, Context)> = waiting.iter().copied().collect();
        while let Some(state) = waiting.pop() {
            for next in dependents.get(&state).into_iter().flatten() {
                if ahead.insert(*next) {
                    waiting.push(*next);
                }
            }
        }
        let ops = ahead.into_iter().map(|(point, _)| (point.0, point.1));
        Ok(ops.collect())
    }

    fn step(&self, (procedure, op, facet): Point, context: Context) -> Vec<(Point, Context)> {
        let mut found: Vec<(Point, Context)> = Vec::new();
        let body = self.graph.procedure(procedure);
        let entry = &body.ops[op.0 as usize];
        let order = self.dependences.order(procedure);
        let here = |op: OpId, facet: Facet| ((procedure, op, facet), context);
        for by in &order.control[op.0 as usize] {
            found.push(here(*by, decides(&body.ops[by.0 as usize].kind)));
        }
        // That the procedure runs at all.
        self.leave(procedure, context, None, &mut found);
        let operands = entry
            .operands
            .iter()
            .map(|operand| here(*operand, Facet::Value));
        match (&entry.kind, facet) {
            (OpKind::Call(call), Facet::Run) if call.is_called_back() => {
                found.extend(operands);
                self.read(procedure, op, context, &mut found);
            }
            (OpKind::Call(call), Facet::Run) if call.has_receiver => {
                found.extend(entry.operands.first().map(|it| here(*it, Facet::Value)));
            }
            (_, Facet::Run) => {}
            (_, Facet::Shown(loc)) => {
                let reached = self.points_to.reached((procedure, op));
                let meeting = |store: (ProcedureId, OpId)| {
                    let writer = self.graph.op(store.0, store.1);
                    let is_plain =
                        matches!(writer.kind, OpKind::StoreField | OpKind::StoreElement(_));
                    // Static ones have no object.
                    let base = writer
                        .operands
                        .first()
                        .filter(|_| writer.operands.len() > 1);
                    match is_plain {
                        true => Meeting::of(&reached, self.points_to.sites(store.0, base)),
                        false => Meeting::Anywhere,
                    }
                };
                self.stores_of(procedure, loc, &meeting, context, &mut found);
            }
            (OpKind::Parameter(number), _) => {
                self.leave(procedure, context, Some(*number), &mut found);
            }
            (OpKind::LoadLocal(_), _) => {
                let stores = order.locals.get(&op);
                found.extend(
                    stores
                        .into_iter()
                        .flatten()
                        .map(|it| here(*it, Facet::Value)),
                );
            }
            (OpKind::Call(call), facet) => {
                // Whether a procedure runs, and which.
                if call.has_receiver || call.targets.len() > 1 || call.effect.is_some() {
                    found.extend(entry.operands.first().map(|it| here(*it, Facet::Value)));
                }
                if call.effect.is_some() {
                    found.extend(operands);
                    self.read(procedure, op, context, &mut found);
                }
                for target in &call.targets {
                    let callee = self.graph.procedure(target.procedure);
                    let inside = Context::Call(procedure, op);
                    let ends: Vec<(OpId, Facet)> = match facet {
                        Facet::Throw => callee
                            .throws
                            .iter()
                            .map(|op| {
                                let kind = &callee.ops[op.0 as usize].kind;
                                match kind {
                                    OpKind::Call(_) => (*op, Facet::Throw),
                                    _ => (*op, Facet::Value),
                                }
                            })
                            .collect(),
                        _ => callee
                            .returns
                            .iter()
                            .map(|op| (*op, Facet::Value))
                            .collect(),
                    };
                    found.extend(
                        ends.into_iter()
                            .map(|(op, facet)| ((target.procedure, op, facet), inside)),
                    );
                }
            }
            _ => {
                found.extend(operands);
                self.read(procedure, op, context, &mut found);
            }
        }
        found
    }

    /// From memory to the stores that may have put it there, wherever they are.
    fn read(
        &self,
        procedure: ProcedureId,
        op: OpId,
        context: Context,
        found: &mut Vec<(Point, Context)>,
    ) {
        for loc in &self.graph.op(procedure, op).reads {
            let meeting = |store| self.meeting((procedure, op), store, context);
            self.stores_of(procedure, *loc, &meeting, context, found);
        }
    }

    fn stores_of(
        &self,
        procedure: ProcedureId,
        loc: Loc,
        meeting: &dyn Fn((ProcedureId, OpId)) -> Meeting,
        context: Context,
        found: &mut Vec<(Point, Context)>,
    ) {
        for store in self.writers.get(&loc).into_iter().flatten() {
            let meeting = meeting(*store);
            if matches!(meeting, Meeting::Never) {
                continue;
            }
            let writer = self.graph.op(store.0, store.1);
            let facet = match writer.kind {
                OpKind::Call(_) => Facet::Memory(loc),
                _ => Facet::Value,
            };
            let point = (store.0, store.1, facet);
            // In one procedure that isn't recursive a store counts only if it comes before; but
            // the procedure may be run again on the same object.
            if store.0 == procedure {
                found.push((point, context));
            }
            if store.0 != procedure || context != Context::Any {
                let contexts = self.object_contexts(*store, meeting);
                found.extend(contexts.into_iter().map(|context| (point, context)));
            }
        }
    }

    fn is_this(&self, procedure: ProcedureId, op: OpId) -> bool {
        let body = self.graph.procedure(procedure);
        let first = body.ops.get(1).map(|op| &op.kind);
        let has_this = matches!(first, Some(OpKind::Parameter(0)));
        let entry = &body.ops[op.0 as usize];
        let is_first = matches!(entry.kind, OpKind::Compute) && entry.operands == [OpId(1)];
        has_this && is_first && !body.is_lambda && !body.is_static
    }

    /// A store to a field of `this`, where only few objects can be `this`: the traversal leaves only
    /// where one of those is meant.
    fn object_contexts(&self, store: (ProcedureId, OpId), meeting: Meeting) -> Vec<Context> {
        let entry = self.graph.op(store.0, store.1);
        if !matches!(entry.kind, OpKind::StoreField)
            || entry.operands.len() < 2
            || !self.is_this(store.0, entry.operands[0])
        {
            return vec![Context::Any];
        }
        let sites = match meeting {
            Meeting::On(sites) => sites,
            _ => self
                .points_to
                .sites(store.0, entry.operands.first())
                .clone(),
        };
        match sites.len() {
            1..=MOST_RECEIVERS => sites.all().map(Context::Object).collect(),
            _ => vec![Context::Any],
        }
    }

    /// Out of a procedure to its calls: to an argument, or to that the call is made.
    fn leave(
        &self,
        procedure: ProcedureId,
        context: Context,
        parameter: Option<u32>,
        found: &mut Vec<(Point, Context)>,
    ) {
        for (caller, call, which) in &self.graph.callers[procedure.0 as usize] {
            let entry = self.graph.op(*caller, *call);
            let OpKind::Call(known) = &entry.kind else {
                continue;
            };
            let is_allowed = match context {
                Context::Any => true,
                Context::Call(from, at) => (from, at) == (*caller, *call),
                Context::Object(site) => self
                    .receivers(*caller, *call, procedure)
                    .is_none_or(|receivers| receivers.has(site)),
            };
            if !is_allowed {
                continue;
            }
            found.push(((*caller, *call, Facet::Run), Context::Any));
            let Some(parameter) = parameter else { continue };
            let argument = known
                .targets
                .get(*which)
                .and_then(|target| target.arguments.get(parameter as usize));
            match argument {
                Some(Some(operand)) => {
                    if let Some(operand) = entry.operands.get(*operand) {
                        found.push(((*caller, *operand, Facet::Value), Context::Any));
                    }
                }
                _ => {
                    for operand in &entry.operands {
                        found.push(((*caller, *operand, Facet::Value), Context::Any));
                    }
                    self.read(*caller, *call, Context::Any, found);
                }
            }
        }
    }
}
