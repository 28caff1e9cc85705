//! Slicing along references: which *object's* field, and which *cell* of an array, tells what a value
//! depends on. Flow-sensitive for locals; memory by the places where objects are made; a traversal
//! carries the constraint under which it entered a procedure (a call, or an object that is its `this`)
//! and leaves it only where the constraint holds. After the constrained traversal of composite data by
//! Tamarit, Silva and others.
//!
//! What must hold: nothing is missing. Without a constraint a traversal leaves by every call.

use super::dependence::{Dependences, Facet, Point, decides};
use super::graph::{Graph, Loc, OpId, OpKind, ProcedureId};
use budget::{Budget, Stop};
use java::types::Type;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;

/// Where an object is made.
type Site = (ProcedureId, OpId);

/// What objects an operation's value may be.
type Sites = BTreeSet<Site>;

/// How a traversal came into a procedure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Context {
    Any,
    /// Down through this call.
    Call(ProcedureId, OpId),
    /// `this` is this object.
    Object(Site),
}

/// Objects and what they are reachable from.
pub(crate) struct Objects<'a> {
    graph: &'a Graph,
    dependences: &'a Dependences<'a>,
    values: FxHashMap<(ProcedureId, OpId), Sites>,
    /// What a field or the elements of an object hold.
    held: FxHashMap<(Site, Loc), Sites>,
    /// What the class library holds.
    pool: Sites,
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
        let mut objects = Objects {
            graph,
            dependences,
            values: FxHashMap::default(),
            held: FxHashMap::default(),
            pool: Sites::new(),
            writers: FxHashMap::default(),
        };
        for (number, procedure) in graph.procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                let place = (ProcedureId(number as u32), OpId(at as u32));
                for loc in &op.writes {
                    objects.writers.entry(*loc).or_default().push(place);
                }
            }
        }
        objects.propagate(budget)?;
        Ok(objects)
    }

    /// Inclusion-based points-to (Andersen), fields by name and all elements of an array as one.
    fn propagate(&mut self, budget: &Budget) -> Result<(), Stop> {
        let mut held: FxHashMap<(Site, Loc), Sites> = FxHashMap::default();
        let mut pool: Sites = Sites::new();
        let mut changed = true;
        while changed {
            changed = false;
            budget.check()?;
            for (number, procedure) in self.graph.procedures.iter().enumerate() {
                let id = ProcedureId(number as u32);
                for (at, op) in procedure.ops.iter().enumerate() {
                    let place = (id, OpId(at as u32));
                    let mut sites = Sites::new();
                    let of = |op: &OpId| self.values.get(&(id, *op)).cloned().unwrap_or_default();
                    match &op.kind {
                        OpKind::New => {
                            sites.insert(place);
                        }
                        OpKind::LoadLocal(_) => {
                            let stores = self.dependences.order(id).locals.get(&place.1);
                            for store in stores.into_iter().flatten() {
                                sites.extend(of(store));
                            }
                        }
                        OpKind::StoreLocal(_)
                        | OpKind::Constant
                        | OpKind::Compute
                        | OpKind::Unknown
                        | OpKind::Return => {
                            for operand in &op.operands {
                                sites.extend(of(operand));
                            }
                            // A caught exception may be any object.
                            if op.operands.is_empty() && matches!(op.kind, OpKind::Compute) {
                                sites.extend(pool.iter().copied());
                            }
                        }
                        OpKind::Jump => {
                            for operand in &op.operands {
                                let thrown = of(operand);
                                changed |= !thrown.is_subset(&pool);
                                pool.extend(thrown);
                            }
                        }
                        OpKind::Parameter(parameter) => {
                            for (caller, call, which) in &self.graph.callers[number] {
                                let entry = self.graph.op(*caller, *call);
                                let OpKind::Call(known) = &entry.kind else {
                                    continue;
                                };
                                let argument = known
                                    .targets
                                    .get(*which)
                                    .and_then(|target| target.arguments.get(*parameter as usize));
                                match argument {
                                    Some(Some(operand)) => {
                                        let operand = entry.operands.get(*operand);
                                        let value =
                                            operand.and_then(|it| self.values.get(&(*caller, *it)));
                                        sites.extend(value.into_iter().flatten().copied());
                                    }
                                    _ => sites.extend(pool.iter().copied()),
                                }
                            }
                            if procedure.is_lambda {
                                sites.extend(self.captured());
                            }
                        }
                        OpKind::LoadField | OpKind::LoadElement(_) => {
                            for loc in &op.reads {
                                let bases = op.operands.first().map(of);
                                match bases {
                                    Some(bases) => {
                                        for base in bases {
                                            sites.extend(
                                                held.get(&(base, *loc)).into_iter().flatten(),
                                            );
                                        }
                                    }
                                    None => {
                                        let site = statics();
                                        sites.extend(held.get(&(site, *loc)).into_iter().flatten());
                                    }
                                }
                            }
                        }
                        OpKind::StoreField | OpKind::StoreElement(_) => {
                            let value = op.operands.last().map(of).unwrap_or_default();
                            let bases = if op.operands.len() > 1 {
                                op.operands.first().map(of).unwrap_or_default()
                            } else {
                                Sites::from([statics()])
                            };
                            for loc in &op.writes {
                                for base in &bases {
                                    let known = held.entry((*base, *loc)).or_default();
                                    changed |= !value.is_subset(known);
                                    known.extend(value.iter().copied());
                                }
                            }
                        }
                        OpKind::Call(call) => {
                            for target in &call.targets {
                                let callee = self.graph.procedure(target.procedure);
                                for returned in &callee.returns {
                                    let value = self.values.get(&(target.procedure, *returned));
                                    sites.extend(value.into_iter().flatten().copied());
                                }
                            }
                            if call.effect.as_ref().is_some_and(|effect| !effect.is_pure) {
                                // The library keeps its arguments, and what it gives may be any of
                                // them, a view of them, or new.
                                for operand in &op.operands {
                                    let value = of(operand);
                                    changed |= !value.is_subset(&pool);
                                    pool.extend(value);
                                }
                                sites.extend(pool.iter().copied());
                                sites.insert(place);
                            } else if call.effect.is_some() {
                                for operand in &op.operands {
                                    sites.extend(of(operand));
                                }
                            }
                        }
                        OpKind::Entry | OpKind::Exit | OpKind::Branch => {}
                    }
                    if is_reference(op.ty.as_ref())
                        || !matches!(op.kind, OpKind::Compute | OpKind::Constant)
                    {
                        let known = self.values.entry(place).or_default();
                        if !sites.is_subset(known) {
                            known.extend(sites);
                            changed = true;
                        }
                    }
                }
            }
        }
        self.held = held;
        self.pool = pool;
        Ok(())
    }

    /// All objects that can be reached from a value; nothing if it may come from outside.
    fn reached(&self, place: (ProcedureId, OpId)) -> Sites {
        let mut reached = self.values.get(&place).cloned().unwrap_or_default();
        let mut waiting: Vec<Site> = reached.iter().copied().collect();
        let mut by_site: FxHashMap<Site, Vec<&Sites>> = FxHashMap::default();
        for ((site, _), held) in &self.held {
            by_site.entry(*site).or_default().push(held);
        }
        while let Some(site) = waiting.pop() {
            let is_made_here = matches!(self.graph.op(site.0, site.1).kind, OpKind::New);
            let all = by_site.get(&site).into_iter().flatten().copied();
            // What the class library made, or may have been given.
            let is_known = is_made_here && !self.pool.contains(&site);
            let pool = (!is_known).then_some(&self.pool);
            for next in all.chain(pool).flatten() {
                if reached.insert(*next) {
                    waiting.push(*next);
                }
            }
        }
        reached
    }

    /// What functions captured: any of the operands with which one was made.
    fn captured(&self) -> Sites {
        let mut sites = Sites::new();
        for (number, procedure) in self.graph.procedures.iter().enumerate() {
            let made = procedure
                .ops
                .iter()
                .filter(|op| matches!(op.kind, OpKind::New));
            for operand in made.flat_map(|op| &op.operands) {
                let place = (ProcedureId(number as u32), *operand);
                sites.extend(self.values.get(&place).into_iter().flatten().copied());
            }
        }
        sites
    }

    fn sites(&self, procedure: ProcedureId, op: Option<&OpId>) -> Sites {
        op.and_then(|op| self.values.get(&(procedure, *op)))
            .cloned()
            .unwrap_or_default()
    }

    /// Whether a store may be what a load reads, by its object and index. Objects that come from
    /// outside the program (inputs) may be any.
    fn may_meet(&self, load: (ProcedureId, OpId), store: (ProcedureId, OpId)) -> bool {
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
            return true;
        }
        if let (OpKind::LoadElement(Some(a)), OpKind::StoreElement(Some(b))) =
            (&one.kind, &two.kind)
            && a != b
        {
            return false;
        }
        let is_static = one.operands.is_empty();
        if is_static {
            return true;
        }
        let bases = self.sites(load.0, one.operands.first());
        let stored = self.sites(store.0, two.operands.first());
        bases.is_empty() || stored.is_empty() || !bases.is_disjoint(&stored)
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
            let here = (state.0.0, state.0.1);
            for next in self.step(state.0, state.1) {
                if let Facet::Memory(loc) = next.0.2
                    && self.graph.is_written_behind(here, loc)
                {
                    continue;
                }
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
            (OpKind::Call(call), Facet::Run) if call.has_receiver => {
                found.extend(entry.operands.first().map(|it| here(*it, Facet::Value)));
            }
            (_, Facet::Run) => {}
            (_, Facet::Shown(loc)) => {
                let reached = self.reached((procedure, op));
                let meets = |store: (ProcedureId, OpId)| {
                    let writer = self.graph.op(store.0, store.1);
                    let is_plain =
                        matches!(writer.kind, OpKind::StoreField | OpKind::StoreElement(_));
                    // Static ones have no object.
                    let base = writer
                        .operands
                        .first()
                        .filter(|_| writer.operands.len() > 1);
                    let stored = self.sites(store.0, base);
                    !is_plain
                        || reached.is_empty()
                        || stored.is_empty()
                        || !reached.is_disjoint(&stored)
                };
                self.stores_of(procedure, loc, &meets, context, &mut found);
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
            let meets = |store| self.may_meet((procedure, op), store);
            self.stores_of(procedure, *loc, &meets, context, found);
        }
    }

    fn stores_of(
        &self,
        procedure: ProcedureId,
        loc: Loc,
        meets: &dyn Fn((ProcedureId, OpId)) -> bool,
        context: Context,
        found: &mut Vec<(Point, Context)>,
    ) {
        for store in self.writers.get(&loc).into_iter().flatten() {
            if !meets(*store) {
                continue;
            }
            // In one procedure that isn't recursive a store counts only if it comes before; but
            // the procedure may be run again on the same object.
            let writer = self.graph.op(store.0, store.1);
            let is_same = store.0 == procedure;
            let facet = match writer.kind {
                OpKind::Call(_) => Facet::Memory(loc),
                _ => Facet::Value,
            };
            let inside = if is_same {
                context
            } else {
                self.object_context(*store)
            };
            found.push(((store.0, store.1, facet), inside));
            if is_same && context != Context::Any {
                found.push(((store.0, store.1, facet), Context::Any));
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

    /// A store to a field of `this`, where only one object can be `this`: the traversal leaves only
    /// where that object is meant.
    fn object_context(&self, store: (ProcedureId, OpId)) -> Context {
        let entry = self.graph.op(store.0, store.1);
        if !matches!(entry.kind, OpKind::StoreField) || entry.operands.len() < 2 {
            return Context::Any;
        }
        if !self.is_this(store.0, entry.operands[0]) {
            return Context::Any;
        }
        let sites = self.sites(store.0, entry.operands.first());
        match sites.iter().next() {
            Some(site) if sites.len() == 1 => Context::Object(*site),
            _ => Context::Any,
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
                Context::Object(site) => {
                    let receivers = self.sites(*caller, entry.operands.first());
                    receivers.is_empty() || receivers.contains(&site)
                }
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

/// Stands for all static fields.
fn statics() -> Site {
    (ProcedureId(u32::MAX), OpId(0))
}

fn is_reference(ty: Option<&Type>) -> bool {
    !matches!(ty, Some(Type::Primitive(_) | Type::Void))
}
