//! The operations of expressions.

use super::build::Builder;
use super::library::{self, Effect};
use super::origins::Made;
use super::throws;
use crate::flow::graph::{Call, Callee, Loc, OpId, OpKind, ProcedureId};
use java::ir::{self, Expr, ExprKind, Place, UpdateResult};
use java::program::{ImplicitMethod, MethodKind};
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};

impl Builder<'_> {
    fn exprs(&mut self, exprs: &[Expr]) -> Vec<OpId> {
        exprs.iter().map(|expr| self.expr(expr)).collect()
    }

    pub(super) fn expr(&mut self, expr: &Expr) -> OpId {
        let id = self.within(Some(expr.id), |builder| builder.expr_kind(expr));
        self.op(id).ty.get_or_insert_with(|| expr.ty.clone());
        id
    }

    fn compute(&mut self, operands: Vec<OpId>) -> OpId {
        self.emit(OpKind::Compute, operands)
    }

    fn expr_kind(&mut self, expr: &Expr) -> OpId {
        match &expr.kind {
            ExprKind::Const(ir::Constant::Class(ty)) => self.class_literal(ty),
            ExprKind::Const(_) => self.emit(OpKind::Constant, Vec::new()),
            ExprKind::Unsupported(_) => self.unknown(),
            ExprKind::This => {
                let first = self.ops.get(1).map(|_| OpId(1));
                self.compute(first.into_iter().collect())
            }
            ExprKind::Local(local) => self.emit(OpKind::LoadLocal(*local), Vec::new()),
            ExprKind::Field { object, field } => {
                let object = self.expr(object);
                let id = self.emit(OpKind::LoadField, vec![object]);
                self.op(id).reads = vec![Loc::Field(*field)];
                self.may_throw_by_itself(id, expr);
                id
            }
            ExprKind::StaticField(field) => {
                self.start(self.world.program.field(*field).class);
                let id = self.emit(OpKind::LoadField, Vec::new());
                self.op(id).reads = vec![Loc::Field(*field)];
                id
            }
            ExprKind::Index { array, index } => {
                let loc = Loc::Elements(element_of(&array.ty));
                let constant = constant_index(index);
                let operands = vec![self.expr(array), self.expr(index)];
                let id = self.emit(OpKind::LoadElement(constant), operands);
                self.op(id).reads = vec![loc];
                self.may_throw_by_itself(id, expr);
                id
            }
            ExprKind::ArrayLength(inner)
            | ExprKind::Unary { operand: inner, .. }
            | ExprKind::Not(inner)
            | ExprKind::Convert { operand: inner, .. }
            | ExprKind::Cast { operand: inner } => {
                let value = self.expr(inner);
                let id = self.compute(vec![value]);
                self.may_throw_by_itself(id, expr);
                id
            }
            ExprKind::InstanceOf {
                operand, binding, ..
            } => {
                let value = self.expr(operand);
                let id = self.compute(vec![value]);
                if let Some(local) = binding {
                    self.emit(OpKind::StoreLocal(*local), vec![value]);
                }
                id
            }
            ExprKind::Binary { left, right, .. } => {
                let operands = vec![self.expr(left), self.expr(right)];
                let id = self.compute(operands);
                self.may_throw_by_itself(id, expr);
                id
            }
            ExprKind::BooleanBinary { left, right, .. } | ExprKind::Compare { left, right, .. } => {
                let operands = vec![self.expr(left), self.expr(right)];
                self.compute(operands)
            }
            ExprKind::And { left, right } | ExprKind::Or { left, right } => {
                let left = self.expr(left);
                let branch = self.branch(left);
                let right = self.expr(right);
                self.frontier.push((branch, false));
                self.compute(vec![left, right])
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.expr(cond);
                let branch = self.branch(cond);
                let then = self.expr(then);
                let mut after = std::mem::replace(&mut self.frontier, vec![(branch, false)]);
                let otherwise = self.expr(otherwise);
                self.frontier.append(&mut after);
                self.compute(vec![cond, then, otherwise])
            }
            ExprKind::Assign { target, value } => {
                let place = self.place(target);
                let value = self.expr(value);
                self.store(target, place.clone(), value);
                // Where it goes is evaluated with it.
                self.compute(std::iter::once(value).chain(place).collect())
            }
            ExprKind::Update {
                target,
                old,
                value,
                result,
            } => {
                let place = self.place(target);
                let before = self.load(target, place.clone());
                self.emit(OpKind::StoreLocal(*old), vec![before]);
                let value = self.expr(value);
                self.store(target, place.clone(), value);
                let result = match result {
                    UpdateResult::Old => before,
                    UpdateResult::New => value,
                };
                self.compute(std::iter::once(result).chain(place).collect())
            }
            ExprKind::Call {
                method,
                dispatch,
                receiver,
                args,
            } => {
                let mut operands = Vec::new();
                let mut types = Vec::new();
                let may_be_null = receiver
                    .as_ref()
                    .is_some_and(|it| !self.safe.is_never_null(it));
                for part in receiver.iter().map(|it| &**it).chain(args) {
                    operands.push(self.expr(part));
                    types.push(part.ty.clone());
                }
                self.call(*method, *dispatch, operands, &types, may_be_null)
            }
            ExprKind::New {
                constructor,
                args,
                captures,
                class,
            } => {
                let mut parts = Vec::new();
                for (field, value) in captures {
                    let value = self.expr(value);
                    let position = self.position(*field, value);
                    parts.push((*field, position));
                }
                self.start(*class);
                let object = self.emit(OpKind::New(Made::Object(*class)), Vec::new());
                self.op(object).ty = Some(expr.ty.clone());
                for (field, value) in parts {
                    let id = self.emit(OpKind::StoreField, vec![object, value]);
                    self.op(id).writes = vec![Loc::Field(field)];
                }
                let mut operands = vec![object];
                let mut types = vec![Type::class(*class)];
                for arg in args {
                    operands.push(self.expr(arg));
                    types.push(arg.ty.clone());
                }
                let call = self.call(*constructor, ir::Dispatch::Special, operands, &types, false);
                // A value of the class library without a state is what it is made of.
                let is_value = matches!(&self.ops[call.0 as usize].kind,
                    OpKind::Call(call) if call.effect.as_ref().is_some_and(|it| it.is_pure));
                let made = is_value.then_some(call);
                self.compute(std::iter::once(object).chain(made).collect())
            }
            ExprKind::NewArray { dims } => {
                let operands = self.exprs(dims);
                let id = self.emit(OpKind::New(Made::Array), operands);
                self.may_throw_by_itself(id, expr);
                id
            }
            ExprKind::ArrayLiteral { elements } => {
                let loc = Loc::Elements(element_of(&expr.ty));
                let array = self.emit(OpKind::New(Made::Array), Vec::new());
                self.op(array).ty = Some(expr.ty.clone());
                let mut all = Vec::new();
                for (index, element) in elements.iter().enumerate() {
                    self.within(Some(element.id), |builder| {
                        let value = builder.expr(element);
                        all.push(value);
                        let kind = OpKind::StoreElement(Some(index as i32));
                        let id = builder.emit(kind, vec![array, value]);
                        builder.op(id).writes = vec![loc];
                    });
                }
                // As many constants as an enum has: what goes there makes another array.
                let values = MethodKind::Implicit(ImplicitMethod::EnumValues);
                let is_values = self.world.program.method(self.method).kind == values;
                let parts = if is_values { all } else { Vec::new() };
                self.compute(std::iter::once(array).chain(parts).collect())
            }
            ExprKind::Concat(parts) => {
                let operands = self.exprs(parts);
                let is_simple = parts
                    .iter()
                    .all(|part| library::is_simple(self.world.program, &part.ty));
                let id = self.compute(operands);
                if !is_simple {
                    // `toString` runs.
                    let effect = Effect::of_unknown(self.world.program);
                    self.library(id, effect);
                    self.call_may_throw(id, vec![self.world.implicit.runtime]);
                }
                id
            }
            ExprKind::Lambda(lambda) => {
                let operands = self.exprs(&lambda.captures);
                let made = self.world.function_with(&lambda.body);
                let made = made.map_or(Made::Array, Made::Function);
                self.emit(OpKind::New(made), operands)
            }
            ExprKind::SwitchValue { switch, result } => {
                self.switch(switch);
                self.emit(OpKind::LoadLocal(*result), Vec::new())
            }
            ExprKind::Sequence { statements, value } => {
                self.statements(statements);
                self.expr(value)
            }
            ExprKind::Quantified(_) => self.compute(Vec::new()),
        }
    }

    fn place(&mut self, place: &Place) -> Vec<OpId> {
        match place {
            Place::Local(_) | Place::StaticField(_) => Vec::new(),
            Place::Field { object, .. } => vec![self.expr(object)],
            Place::Element { array, index } => vec![self.expr(array), self.expr(index)],
        }
    }

    /// The class starts here at the latest; where that may fail, what follows depends on it.
    fn start(&mut self, class: ClassId) {
        let own = self.world.program.method(self.method).class;
        let initializers = self.world.initializers.get(&class);
        let may_fail =
            |procedure: &ProcedureId| !self.world.escapes[procedure.0 as usize].is_empty();
        let Some(initializers) = initializers.filter(|all| all.iter().any(may_fail)) else {
            return;
        };
        if class == own {
            return;
        }
        let targets = initializers.iter().map(|procedure| Callee {
            procedure: *procedure,
            arguments: Vec::new(),
        });
        let call = Call {
            targets: targets.collect(),
            effect: None,
            has_receiver: false,
            guards: self.guards(),
            number: None,
            method: None,
            is_virtual: false,
        };
        let id = self.emit(OpKind::Call(Box::new(call)), Vec::new());
        self.may_throw(id, vec![self.world.program.well_known().error]);
    }

    fn load(&mut self, place: &Place, operands: Vec<OpId>) -> OpId {
        if let Place::StaticField(field) = place {
            self.start(self.world.program.field(*field).class);
        }
        let (kind, reads) = match place {
            Place::Local(local) => (OpKind::LoadLocal(*local), Vec::new()),
            Place::Field { field, .. } | Place::StaticField(field) => {
                (OpKind::LoadField, vec![Loc::Field(*field)])
            }
            Place::Element { array, index } => (
                OpKind::LoadElement(constant_index(index)),
                vec![Loc::Elements(element_of(&array.ty))],
            ),
        };
        let id = self.emit(kind, operands);
        self.op(id).reads = reads;
        self.may_throw_at(place, false, id);
        id
    }

    fn store(&mut self, place: &Place, mut operands: Vec<OpId>, value: OpId) {
        if let Place::StaticField(field) = place {
            self.start(self.world.program.field(*field).class);
        }
        operands.push(value);
        let (kind, writes) = match place {
            Place::Local(local) => (OpKind::StoreLocal(*local), Vec::new()),
            Place::Field { field, .. } | Place::StaticField(field) => {
                (OpKind::StoreField, vec![Loc::Field(*field)])
            }
            Place::Element { array, index } => (
                OpKind::StoreElement(constant_index(index)),
                vec![Loc::Elements(element_of(&array.ty))],
            ),
        };
        let id = self.emit(kind, operands);
        self.op(id).writes = writes;
        self.may_throw_at(place, true, id);
    }

    fn may_throw_by_itself(&mut self, id: OpId, expr: &Expr) {
        let classes = throws::implicit(expr, &self.world.implicit, &self.safe);
        self.may_throw(id, classes);
    }

    fn may_throw_at(&mut self, place: &Place, is_store: bool, id: OpId) {
        let classes = throws::place(place, is_store, &self.world.implicit, &self.safe);
        self.may_throw(id, classes);
    }

    /// The literal of an enum's class gives all its constants.
    fn class_literal(&mut self, ty: &Type) -> OpId {
        let constants = match ty.class_id() {
            Some(class) => self.world.program.class(class).enum_constants.clone(),
            None => Vec::new(),
        };
        if constants.is_empty() {
            return self.emit(OpKind::Constant, Vec::new());
        }
        let id = self.compute(Vec::new());
        self.op(id).reads = constants.into_iter().map(Loc::Field).collect();
        id
    }

    /// What a constant of an enum has as its position: it depends on the constants before.
    fn position(&mut self, field: FieldId, value: OpId) -> OpId {
        let program = self.world.program;
        let is_position = &*program.field(field).name == "ordinal"
            && program.field(field).class == program.well_known().enumeration;
        let MethodKind::FieldInitializer(own) = program.method(self.method).kind else {
            return value;
        };
        if !is_position {
            return value;
        }
        let constants = &program.class(program.field(own).class).enum_constants;
        let before = constants.iter().take_while(|constant| **constant != own);
        let reads = before.map(|constant| Loc::Field(*constant)).collect();
        let id = self.compute(vec![value]);
        self.op(id).reads = reads;
        id
    }

    fn call(
        &mut self,
        method: MethodId,
        dispatch: ir::Dispatch,
        operands: Vec<OpId>,
        types: &[Type],
        may_be_null: bool,
    ) -> OpId {
        let program = self.world.program;
        if program.method(method).is_static {
            self.start(program.method(method).class);
        }
        let place = (self.procedure, self.next_call());
        let mut call = self.world.call(method, dispatch, operands.len(), place);
        let mut thrown = Vec::new();
        if may_be_null {
            thrown.push(self.world.implicit.null);
        }
        let effect = call
            .effect
            .take()
            .map(|_| library::effect(program, method, types));
        if effect.is_some() {
            let own = throws::library(program, &self.world.implicit, method, types);
            throws::add(&mut thrown, &own);
        }
        call.guards = self.guards();
        let id = self.emit(OpKind::Call(Box::new(call)), operands);
        if let Some(effect) = effect {
            if library::catches(&program.class(program.method(method).class).name)
                && let OpKind::Call(call) = &mut self.op(id).kind
            {
                call.guards.push(program.well_known().throwable);
            }
            self.library(id, effect);
        }
        self.call_may_throw(id, thrown);
        id
    }

    /// A call throws what may come out of what it runs, too.
    fn call_may_throw(&mut self, id: OpId, mut thrown: Vec<ClassId>) {
        if let OpKind::Call(call) = &self.ops[id.0 as usize].kind {
            for Callee { procedure, .. } in &call.targets {
                throws::add(&mut thrown, &self.world.escapes[procedure.0 as usize]);
            }
        }
        self.may_throw(id, thrown);
    }

    fn next_call(&mut self) -> u32 {
        self.calls += 1;
        self.calls - 1
    }

    /// What the class library does at an operation, and what it calls back.
    fn library(&mut self, id: OpId, effect: Effect) {
        let guards = self.guards();
        if !matches!(self.ops[id.0 as usize].kind, OpKind::Call(_)) {
            let number = self.next_call();
            self.op(id).kind = OpKind::Call(Box::new(Call {
                targets: Vec::new(),
                effect: None,
                has_receiver: false,
                guards,
                number: Some(number),
                method: None,
                is_virtual: false,
            }));
        }
        let (world, procedure) = (self.world, self.procedure);
        let op = self.op(id);
        op.reads = effect.reads.clone();
        op.writes = effect.writes.clone();
        if let OpKind::Call(call) = &mut op.kind {
            let resolved = call
                .number
                .and_then(|it| world.resolved_call(procedure, it));
            let called_back = resolved.map_or(&[][..], |it| &it.called_back);
            let known: Vec<ProcedureId> = call.targets.iter().map(|it| it.procedure).collect();
            let more = called_back.iter().filter(|it| !known.contains(it));
            call.targets.extend(more.map(|procedure| Callee {
                procedure: *procedure,
                arguments: Vec::new(),
            }));
            call.effect = Some(effect);
        }
    }
}

fn element_of(ty: &Type) -> Option<Primitive> {
    match ty {
        Type::Array(element) => element.as_primitive(),
        _ => None,
    }
}

fn constant_index(index: &Expr) -> Option<i32> {
    match index.kind {
        ExprKind::Const(ir::Constant::Int(value)) => Some(value),
        _ => None,
    }
}
