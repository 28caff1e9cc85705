//! Which objects a value may be, told apart by where they are made (Andersen, inclusion-based): fields
//! by name, all elements of an array as one, whatever the class library holds as one pool.
//!
//! What must hold: nothing is missing, but for objects that come from outside the program. A value
//! without any object may be any.

use crate::flow::dependence::Dependences;
use crate::flow::graph::{Graph, Loc, OpId, OpKind, ProcedureId};
use budget::{Budget, Stop};
use java::types::Type;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// Where an object is made.
pub(super) type Site = (ProcedureId, OpId);

/// What objects an operation's value may be.
pub(super) type Sites = BTreeSet<Site>;

/// The objects.
pub(super) struct PointsTo<'a> {
    graph: &'a Graph,
    dependences: &'a Dependences<'a>,
    values: FxHashMap<(ProcedureId, OpId), Sites>,
    /// What a field or the elements of an object hold.
    held: FxHashMap<(Site, Loc), Sites>,
    /// What the class library holds.
    pool: Sites,
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
            values: FxHashMap::default(),
            held: FxHashMap::default(),
            pool: Sites::new(),
        };
        objects.propagate(budget)?;
        Ok(objects)
    }

    /// Until nothing is added.
    fn propagate(&mut self, budget: &Budget) -> Result<(), Stop> {
        let mut held: FxHashMap<(Site, Loc), Sites> = FxHashMap::default();
        let mut pool: Sites = Sites::new();
        // What the class library may hand over to what it calls back.
        let mut handed: Sites = Sites::new();
        let mut changed = true;
        while changed {
            changed = false;
            budget.check()?;
            handed.extend(pool.iter().copied());
            reach(&mut handed, &held);
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
                                    _ => sites.extend(handed.iter().copied()),
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
                            if call.is_called_back() {
                                for operand in &op.operands {
                                    let value = of(operand);
                                    changed |= !value.is_subset(&handed);
                                    handed.extend(value);
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
    pub(super) fn reached(&self, place: (ProcedureId, OpId)) -> Sites {
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

    pub(super) fn sites(&self, procedure: ProcedureId, op: Option<&OpId>) -> Sites {
        op.and_then(|op| self.values.get(&(procedure, *op)))
            .cloned()
            .unwrap_or_default()
    }
}

/// Adds what the objects hold, and what that holds in turn.
fn reach(objects: &mut Sites, held: &FxHashMap<(Site, Loc), Sites>) {
    let mut by_site: FxHashMap<Site, Vec<&Sites>> = FxHashMap::default();
    for ((site, _), held) in held {
        by_site.entry(*site).or_default().push(held);
    }
    let mut waiting: Vec<Site> = objects.iter().copied().collect();
    while let Some(site) = waiting.pop() {
        for next in by_site.get(&site).into_iter().flatten().copied().flatten() {
            if objects.insert(*next) {
                waiting.push(*next);
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
