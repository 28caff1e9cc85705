//! Which objects a value may be, told apart by where they are made (Andersen, inclusion-based): fields
//! by name, all elements of an array as one, whatever the class library holds as one pool.
//!
//! What must hold: nothing is missing, but for objects that come from outside the program. A value
//! without any object may be any.

use crate::flow::dependence::Dependences;
use crate::flow::graph::{Call, Graph, Loc, Made, Op, OpId, OpKind, ProcedureId};
use crate::flow::set::Set;
use budget::{Budget, Stop};
use java::types::Type;
use rustc_hash::FxHashMap;

/// Where an object is made, by number.
pub(super) type Site = usize;

/// What objects a value may be.
pub(super) type Sites = Set;

type Place = (ProcedureId, OpId);

/// Stands for all static fields.
const STATICS: Site = 0;

/// The objects.
pub(super) struct PointsTo<'a> {
    graph: &'a Graph,
    dependences: &'a Dependences<'a>,
    /// Whether the program itself makes what is made there.
    is_made_here: Vec<bool>,
    by_place: FxHashMap<Place, Site>,
    values: FxHashMap<Place, Sites>,
    /// What a field or the elements of an object hold.
    held: Vec<FxHashMap<Loc, Sites>>,
    /// What the class library holds.
    pool: Sites,
    /// What the class library may hand over to what it calls back.
    handed: Sites,
    /// By parameter of a function: the value captured for it where the function is made.
    captured: FxHashMap<(ProcedureId, u32), Place>,
    nothing: Sites,
    has_changed: bool,
}

impl<'a> PointsTo<'a> {
    /// # Errors
    /// When the budget is over.
    pub(super) fn new(
        graph: &'a Graph,
        dependences: &'a Dependences<'a>,
        budget: &Budget,
    ) -> Result<Self, Stop> {
        let mut objects = PointsTo {
            graph,
            dependences,
            is_made_here: vec![true],
            by_place: FxHashMap::default(),
            values: FxHashMap::default(),
            held: vec![FxHashMap::default()],
            pool: Sites::default(),
            handed: Sites::default(),
            captured: FxHashMap::default(),
            nothing: Sites::default(),
            has_changed: true,
        };
        objects.find_sites();
        objects.propagate(budget)?;
        Ok(objects)
    }

    fn find_sites(&mut self) {
        for (number, procedure) in self.graph.procedures.iter().enumerate() {
            let id = ProcedureId(number as u32);
            for (at, op) in procedure.ops.iter().enumerate() {
                let is_made_here = matches!(op.kind, OpKind::New(_));
                let is_library = matches!(&op.kind, OpKind::Call(call) if call.effect.is_some());
                if is_made_here || is_library {
                    let site = self.is_made_here.len();
                    self.by_place.insert((id, OpId(at as u32)), site);
                    self.is_made_here.push(is_made_here);
                    self.held.push(FxHashMap::default());
                }
                if let OpKind::New(Made::Function(function)) = op.kind {
                    for (parameter, operand) in op.operands.iter().enumerate() {
                        let parameter = (function, parameter as u32);
                        self.captured.insert(parameter, (id, *operand));
                    }
                }
            }
        }
    }

    /// Until nothing is added.
    fn propagate(&mut self, budget: &Budget) -> Result<(), Stop> {
        while self.has_changed {
            self.has_changed = false;
            self.reach_handed();
            for (number, procedure) in self.graph.procedures.iter().enumerate() {
                budget.check()?;
                let id = ProcedureId(number as u32);
                for (at, op) in procedure.ops.iter().enumerate() {
                    let place = (id, OpId(at as u32));
                    let sites = self.made(place, op);
                    if is_reference(op.ty.as_ref())
                        || !matches!(op.kind, OpKind::Compute | OpKind::Constant)
                    {
                        let known = self.values.entry(place).or_default();
                        self.has_changed |= known.add(&sites);
                    }
                }
            }
        }
        Ok(())
    }

    fn of(&self, place: Place) -> &Sites {
        self.values.get(&place).unwrap_or(&self.nothing)
    }

    /// What an operation's value may be, with what it leaves elsewhere.
    fn made(&mut self, place: Place, op: &Op) -> Sites {
        let id = place.0;
        let mut sites = Sites::default();
        match &op.kind {
            OpKind::New(_) => {
                sites.put(self.by_place.get(&place).copied().unwrap_or(STATICS));
            }
            OpKind::LoadLocal(_) => {
                let stores = self.dependences.order(id).locals.get(&place.1);
                for store in stores.into_iter().flatten() {
                    sites.add(self.of((id, *store)));
                }
            }
            OpKind::StoreLocal(_)
            | OpKind::Constant
            | OpKind::Compute
            | OpKind::Unknown
            | OpKind::Return => {
                for operand in &op.operands {
                    sites.add(self.of((id, *operand)));
                }
                // A caught exception may be any object.
                if op.operands.is_empty() && matches!(op.kind, OpKind::Compute) {
                    sites.add(&self.pool);
                }
            }
            OpKind::Jump => self.keep(id, op),
            OpKind::Parameter(parameter) => self.parameter(id, *parameter, &mut sites),
            OpKind::LoadField | OpKind::LoadElement(_) => {
                let statics = Sites::of(STATICS);
                let bases = op.operands.first().map(|base| self.of((id, *base)));
                for loc in &op.reads {
                    for base in bases.unwrap_or(&statics).all() {
                        if let Some(held) = self.held[base].get(loc) {
                            sites.add(held);
                        }
                    }
                }
            }
            OpKind::StoreField | OpKind::StoreElement(_) => {
                let value = op.operands.last().map(|value| self.of((id, *value)));
                let value = value.cloned().unwrap_or_default();
                let base = op.operands.first().filter(|_| op.operands.len() > 1);
                let bases = match base {
                    Some(base) => self.of((id, *base)).clone(),
                    None => Sites::of(STATICS),
                };
                for loc in &op.writes {
                    for base in bases.all() {
                        let known = self.held[base].entry(*loc).or_default();
                        self.has_changed |= known.add(&value);
                    }
                }
            }
            OpKind::Call(call) => self.call(place, op, call, &mut sites),
            OpKind::Entry | OpKind::Exit | OpKind::Branch => {}
        }
        sites
    }

    /// The class library, or whoever catches it, gets an operation's operands.
    fn keep(&mut self, id: ProcedureId, op: &Op) {
        for operand in &op.operands {
            if let Some(value) = self.values.get(&(id, *operand)) {
                self.has_changed |= self.pool.add(value);
            }
        }
    }

    fn parameter(&self, id: ProcedureId, parameter: u32, sites: &mut Sites) {
        // What a function captured comes with it.
        if let Some(captured) = self.captured.get(&(id, parameter)) {
            sites.add(self.of(*captured));
            return;
        }
        for (caller, call, which) in &self.graph.callers[id.0 as usize] {
            let entry = self.graph.op(*caller, *call);
            let OpKind::Call(known) = &entry.kind else {
                continue;
            };
            let target = known.targets.get(*which);
            let argument = target.and_then(|target| target.arguments.get(parameter as usize));
            match argument {
                Some(Some(operand)) => {
                    if let Some(operand) = entry.operands.get(*operand) {
                        sites.add(self.of((*caller, *operand)));
                    }
                }
                _ => {
                    sites.add(&self.handed);
                }
            }
        }
    }

    fn call(&mut self, place: Place, op: &Op, call: &Call, sites: &mut Sites) {
        let id = place.0;
        for target in &call.targets {
            let callee = self.graph.procedure(target.procedure);
            for returned in &callee.returns {
                sites.add(self.of((target.procedure, *returned)));
            }
        }
        if call.is_called_back() {
            for operand in &op.operands {
                if let Some(value) = self.values.get(&(id, *operand)) {
                    self.has_changed |= self.handed.add(value);
                }
            }
        }
        let Some(effect) = &call.effect else { return };
        if effect.is_pure {
            for operand in &op.operands {
                sites.add(self.of((id, *operand)));
            }
            return;
        }
        // The library keeps its arguments, and what it gives may be any of them, a view of them, or new.
        self.keep(id, op);
        sites.add(&self.pool);
        sites.put(self.by_place.get(&place).copied().unwrap_or(STATICS));
    }

    /// What the class library may hand over, with what that holds in turn.
    fn reach_handed(&mut self) {
        let mut handed = std::mem::take(&mut self.handed);
        handed.add(&self.pool);
        let mut waiting: Vec<Site> = handed.all().collect();
        while let Some(site) = waiting.pop() {
            for next in self.held[site].values().flat_map(Sites::all) {
                if handed.put(next) {
                    waiting.push(next);
                }
            }
        }
        self.handed = handed;
    }

    /// All objects that can be reached from a value; nothing if it may come from outside.
    pub(super) fn reached(&self, place: Place) -> Sites {
        let mut reached = self.of(place).clone();
        let mut waiting: Vec<Site> = reached.all().collect();
        while let Some(site) = waiting.pop() {
            // What the class library made, or may have been given.
            let is_known = self.is_made_here[site] && !self.pool.has(site);
            let pool = (!is_known).then_some(&self.pool);
            for next in self.held[site].values().chain(pool).flat_map(Sites::all) {
                if reached.put(next) {
                    waiting.push(next);
                }
            }
        }
        reached
    }

    pub(super) fn sites(&self, procedure: ProcedureId, op: Option<&OpId>) -> &Sites {
        op.map_or(&self.nothing, |op| self.of((procedure, *op)))
    }
}

fn is_reference(ty: Option<&Type>) -> bool {
    !matches!(ty, Some(Type::Primitive(_) | Type::Void))
}
