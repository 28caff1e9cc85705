//! How values flow through operations, calls aside.

use super::{Node, Origins};
use crate::flow::graph::library;
use crate::flow::graph::{Made, OpId, OpKind, ProcedureId};
use java::program::Program;
use java::types::{ClassId, Type};
use rustc_hash::FxHashMap;

impl Origins<'_> {
    /// All that is known before anything flows.
    pub(super) fn start(&mut self, is_open: bool) {
        let world = self.world;
        let program = world.program;
        // Where the class library makes objects, so that types can be told of all.
        let mut sites: FxHashMap<(usize, usize), usize> = FxHashMap::default();
        for (number, procedure) in self.procedures.iter().enumerate() {
            for (at, op) in procedure.ops.iter().enumerate() {
                if let Some((ty, is_exact)) = library_site(program, &op.kind, op.ty.as_ref()) {
                    sites.insert((number, at), self.makings.site(ty, is_exact));
                }
            }
        }
        for at in 0..self.makings.classes.len() {
            let class = program.class(self.makings.classes[at]);
            let is_constant = class.superclass.is_some_and(|above| {
                let is_body = class.is_anonymous && !program.class(above).enum_constants.is_empty();
                is_body || !class.enum_constants.is_empty()
            });
            if is_constant {
                self.put(self.constants, at);
            }
            if is_open && !class.is_local {
                self.put(self.outside, at);
            }
        }
        if is_open {
            let outside = self.makings.outside();
            self.put(self.outside, outside);
            let held = self.held(outside);
            self.edge(self.outside, held);
        }
        for number in 0..self.procedures.len() {
            self.filter(number);
            for at in 0..self.procedures[number].ops.len() {
                self.operation(number, at, sites.get(&(number, at)).copied(), is_open);
            }
        }
    }

    /// What values may be by their types.
    pub(super) fn filter(&mut self, number: usize) {
        let procedure = &self.procedures[number];
        let program = self.world.program;
        for (at, op) in procedure.ops.iter().enumerate() {
            let this = Type::class(program.method(procedure.method).class);
            let is_this = matches!(op.kind, OpKind::Parameter(0)) && op.ty.is_none();
            let ty = op.ty.as_ref().or(is_this.then_some(&this));
            let node = self.of(number, OpId(at as u32)) as usize;
            self.filters[node] = ty.and_then(|ty| self.mask(ty));
        }
    }

    pub(super) fn operation(
        &mut self,
        number: usize,
        at: usize,
        site: Option<usize>,
        is_open: bool,
    ) {
        let op = &self.procedures[number].ops[at];
        let node = self.of(number, OpId(at as u32));
        let operands = |origins: &mut Self| {
            for operand in &op.operands {
                let from = origins.of(number, *operand);
                origins.edge(from, node);
            }
        };
        match &op.kind {
            OpKind::New(made) => match made {
                Made::Object(class) => {
                    let made = self.makings.by_class.get(class).copied().or(site);
                    if let Some(made) = made {
                        self.put(node, made);
                    }
                }
                Made::Function(procedure) => self.function(number, at, *procedure),
                Made::Array => {}
            },
            OpKind::Parameter(_) if is_open => self.edge(self.outside, node),
            OpKind::LoadLocal(local) => {
                let from = self.local(number, *local);
                self.edge(from, node);
            }
            OpKind::StoreLocal(local) => {
                let to = self.local(number, *local);
                operands(self);
                self.edge(node, to);
            }
            OpKind::Compute => {
                operands(self);
                // What is caught.
                if op.operands.is_empty() {
                    self.edge(self.thrown, node);
                }
            }
            OpKind::Constant | OpKind::Return => operands(self),
            OpKind::Unknown => {
                operands(self);
                let statics = self.makings.statics();
                let held = self.held(statics);
                self.edge(held, node);
                self.edge(node, held);
            }
            OpKind::Jump => {
                for operand in &op.operands {
                    let from = self.of(number, *operand);
                    self.edge(from, self.thrown);
                }
            }
            OpKind::LoadField | OpKind::LoadElement(_) => {
                for loc in &op.reads {
                    let from = self.loc(*loc);
                    self.edge(from, node);
                }
                if is_open {
                    self.edge(self.outside, node);
                }
            }
            OpKind::StoreField | OpKind::StoreElement(_) => {
                if let Some(value) = op.operands.last() {
                    let from = self.of(number, *value);
                    for loc in &op.writes {
                        let to = self.loc(*loc);
                        self.edge(from, to);
                    }
                }
            }
            OpKind::Call(_) => self.call(number, at, site),
            OpKind::Entry | OpKind::Exit | OpKind::Branch | OpKind::Parameter(_) => {}
        }
    }

    /// A function: it takes along what it captures.
    pub(super) fn function(&mut self, number: usize, at: usize, procedure: ProcedureId) {
        let op = &self.procedures[number].ops[at];
        let node = self.of(number, OpId(at as u32));
        let function = self
            .makings
            .functions
            .iter()
            .position(|it| *it == procedure);
        if let Some(function) = function {
            self.put(node, self.makings.classes.len() + function);
        }
        for (parameter, captured) in op.operands.iter().enumerate() {
            let from = self.of(number, *captured);
            if let Some(to) = self.parameter(procedure, parameter as u32) {
                self.edge(from, to);
            }
        }
    }

    pub(super) fn parameter(&self, procedure: ProcedureId, number: u32) -> Option<Node> {
        let body = self.procedures.get(procedure.0 as usize)?;
        let mut ops = body.ops.iter();
        let is_it = |kind: &OpKind| matches!(kind, OpKind::Parameter(it) if *it == number);
        let at = ops.position(|op| is_it(&op.kind))?;
        Some(self.of(procedure.0 as usize, OpId(at as u32)))
    }
}

/// The object of the class library that an operation gives, if it may be one: its type, and whether it is
/// of exactly that class.
fn library_site(program: &Program, kind: &OpKind, ty: Option<&Type>) -> Option<(Type, bool)> {
    let is_library = |class: ClassId| program.class(class).is_library;
    match kind {
        OpKind::New(Made::Object(class)) if is_library(*class) => {
            let ty = ty.filter(|ty| ty.class_id() == Some(*class)).cloned();
            Some((ty.unwrap_or(Type::class(*class)), true))
        }
        OpKind::Call(call) if call.effect.is_some() => match ty {
            Some(ty @ Type::Class(class, _)) => {
                let may_be = is_library(*class) && !library::is_simple(program, ty);
                may_be.then(|| (ty.clone(), false))
            }
            Some(Type::Variable(variable)) => Some((Type::class(variable.erased_bound), false)),
            _ => None,
        },
        _ => None,
    }
}
