//! Expressions: each leaves its value in a register.

use java::ir::{ArithmeticOp, CompareKind, Constant, Expr, ExprKind, LocalId, NumericKind};
use java::ops;
use java::types::Type;

use super::builder::Builder;
use super::scan::may_assign;
use crate::code::{NO_REGISTER, NullUse, Op, Reg};
use crate::machine::SiteType;

impl<'b> Builder<'b> {
    /// Evaluates the expression; gives the register that holds its value, which may be a local's.
    pub(super) fn value(&mut self, expr: &'b Expr) -> Reg {
        if self.site(expr.id).is_none() {
            match &expr.kind {
                ExprKind::Local(local) => return self.local(*local),
                ExprKind::This if self.body.has_this => return 0,
                ExprKind::Assign { .. } => {
                    let mut register = 0;
                    self.nested(|this| {
                        this.at(expr.id, |this| register = this.assign(expr, None));
                    });
                    return register;
                }
                ExprKind::Cast { operand } => {
                    let register = self.value(operand);
                    self.at(expr.id, |this| this.check_cast(register, &expr.ty));
                    return register;
                }
                _ => {}
            }
        }
        let to = self.temp();
        self.value_into(expr, to);
        to
    }

    /// Evaluates two operands in order, so that the second can't change the first.
    pub(super) fn operands(&mut self, left: &'b Expr, right: &'b Expr) -> (Reg, Reg) {
        let left = self.value(left);
        let left = self.keep(left, &[right]);
        (left, self.value(right))
    }

    /// A register with the same value which evaluating `later` doesn't change.
    pub(super) fn keep(&mut self, register: Reg, later: &[&Expr]) -> Reg {
        match self.local_in(register) {
            Some(local) if later.iter().any(|expr| may_assign(expr, local)) => {
                let copy = self.temp();
                self.emit(Op::Move {
                    to: copy,
                    from: register,
                });
                copy
            }
            _ => register,
        }
    }

    /// Evaluates the expression for its effects.
    pub(super) fn effect(&mut self, expr: &'b Expr) {
        let mark = self.mark();
        self.nested(|this| {
            this.at(expr.id, |this| match &expr.kind {
                ExprKind::Call {
                    method,
                    dispatch,
                    receiver,
                    args,
                } if this.site(expr.id).is_none() => {
                    this.call(expr, NO_REGISTER);
                }
                ExprKind::Assign { .. } => {
                    this.assign(expr, None);
                }
                ExprKind::Update { .. } => this.update(expr, None),
                _ => {
                    this.value(expr);
                }
            });
        });
        self.release(mark);
    }

    /// Evaluates the expression into the register. A local's register is written last, when nothing
    /// can fail any more.
    pub(super) fn value_into(&mut self, expr: &'b Expr, to: Reg) {
        let mark = self.mark();
        self.nested(|this| {
            this.at(expr.id, |this| {
                this.compute(expr, to);
                // The site of a store is the value stored; see `assign` and `update`.
                let is_store =
                    matches!(expr.kind, ExprKind::Assign { .. } | ExprKind::Update { .. });
                if let (Some(site), false) = (this.site(expr.id), is_store) {
                    this.emit_site(to, site, &expr.ty);
                }
            });
        });
        self.release(mark);
    }

    pub(super) fn emit_site(&mut self, value: Reg, site: u32, ty: &Type) {
        let ty = match ty {
            Type::Void => return,
            Type::Primitive(primitive) => SiteType::Primitive(*primitive),
            _ => SiteType::Reference,
        };
        self.emit(Op::Site { value, site, ty });
    }

    fn compute(&mut self, expr: &'b Expr, to: Reg) {
        match &expr.kind {
            _ if self.is_observed_condition(expr) => self.observed_condition(expr, to),
            ExprKind::Const(constant) => self.constant(constant, to),
            ExprKind::Local(local) => {
                let from = self.local(*local);
                self.copy(to, from);
            }
            ExprKind::This => {
                if self.body.has_this {
                    self.emit(Op::Move { to, from: 0 });
                } else {
                    self.unsupported("`this` in a static context");
                }
            }
            ExprKind::Field { object, field } => {
                let register = self.value(object);
                self.note_null(Some(object), |_| NullUse::ReadField(*field));
                let slot = self.program.field(*field).slot;
                self.emit(Op::GetField {
                    to,
                    object: register,
                    slot,
                });
            }
            ExprKind::StaticField(field) => {
                let field = self.program.field(*field);
                self.emit(Op::GetStatic {
                    to,
                    slot: field.slot,
                    class: field.class,
                });
            }
            ExprKind::Index { array, index } => {
                let (register, index) = self.operands(array, index);
                self.note_null(Some(array), |_| NullUse::LoadElement(expr.ty.clone()));
                self.emit(Op::Load {
                    to,
                    array: register,
                    index,
                });
            }
            ExprKind::ArrayLength(array) => {
                let register = self.value(array);
                self.note_null(Some(array), |_| NullUse::ReadLength);
                self.emit(Op::ArrayLength {
                    to,
                    array: register,
                });
            }
            ExprKind::Unary { op, kind, operand } => {
                let from = self.value(operand);
                self.emit(Op::Unary {
                    op: *op,
                    kind: *kind,
                    to,
                    from,
                });
            }
            ExprKind::Not(operand) => {
                let from = self.value(operand);
                self.emit(Op::Not { to, from });
            }
            ExprKind::Binary {
                op,
                kind,
                left,
                right,
            } => self.binary(*op, *kind, left, right, to),
            ExprKind::BooleanBinary { op, left, right } => {
                let (left, right) = self.operands(left, right);
                self.emit(Op::BooleanBinary {
                    op: *op,
                    to,
                    left,
                    right,
                });
            }
            ExprKind::Compare {
                op,
                kind,
                left,
                right,
            } => {
                let (left, right) = self.operands(left, right);
                self.emit(Op::Compare {
                    op: *op,
                    kind: *kind,
                    to,
                    left,
                    right,
                });
            }
            ExprKind::And { .. } | ExprKind::Or { .. } => {
                let scratch = self.scratch(to);
                self.short_circuit(expr, scratch);
                self.copy(to, scratch);
            }
            ExprKind::Convert {
                from: source,
                to: target,
                operand,
            } => {
                let from = self.value(operand);
                self.emit(Op::Convert {
                    source: *source,
                    target: *target,
                    to,
                    from,
                });
            }
            ExprKind::Assign { .. } => {
                let register = self.assign(expr, Some(to));
                self.copy(to, register);
            }
            ExprKind::Update { .. } => self.update(expr, Some(to)),
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => {
                self.mark_position(cond);
                let when_false = self.jump_if(cond, false);
                self.mark_position(then);
                self.value_into(then, to);
                let end = self.jump();
                self.patch(when_false);
                self.mark_position(otherwise);
                self.value_into(otherwise, to);
                self.patch([end]);
            }
            ExprKind::Call { .. } => self.call(expr, to),
            ExprKind::New {
                class,
                constructor,
                args,
                captures,
            } => {
                let object = self.scratch(to);
                let made = self.emit(Op::NewObject {
                    to: object,
                    class: *class,
                });
                for (field, capture) in captures {
                    let mark = self.mark();
                    let value = self.value(capture);
                    self.release(mark);
                    let slot = self.program.field(*field).slot;
                    self.emit(Op::PutField {
                        object,
                        value,
                        slot,
                    });
                }
                let first = self.temp();
                self.emit(Op::Move {
                    to: first,
                    from: object,
                });
                self.arguments(args);
                // A throwable's trace is that of its constructor's call.
                self.move_line(made);
                let method = *constructor;
                self.emit(Op::CallSpecial {
                    to: NO_REGISTER,
                    args: first,
                    method,
                });
                self.copy(to, object);
            }
            ExprKind::NewArray { dims } => self.new_array(dims, &expr.ty, to),
            ExprKind::ArrayLiteral { elements } => {
                let array = self.scratch(to);
                let index = self.temp();
                let ty = self.types.id(&expr.ty);
                self.emit(Op::ConstInt {
                    to: index,
                    value: elements.len() as i32,
                });
                self.emit(Op::NewArray {
                    to: array,
                    length: index,
                    ty,
                });
                for (position, element) in elements.iter().enumerate() {
                    let mark = self.mark();
                    let value = self.value(element);
                    self.release(mark);
                    self.emit(Op::ConstInt {
                        to: index,
                        value: position as i32,
                    });
                    self.emit(Op::Store {
                        array,
                        index,
                        value,
                    });
                }
                self.copy(to, array);
            }
            ExprKind::InstanceOf {
                operand,
                target,
                binding,
            } => {
                let object = self.value(operand);
                let result = self.scratch(to);
                let ty = self.types.id(target);
                self.emit(Op::InstanceOf {
                    to: result,
                    object,
                    ty,
                });
                if let Some(binding) = binding {
                    // Also bound when it doesn't match; nothing reads it then.
                    let binding = self.local_register(*binding);
                    self.emit(Op::Move {
                        to: binding,
                        from: object,
                    });
                }
                self.copy(to, result);
            }
            ExprKind::Cast { operand } => {
                let register = self.value(operand);
                self.check_cast(register, &expr.ty);
                self.copy(to, register);
            }
            ExprKind::Concat(parts) => self.concat(parts, to),
            ExprKind::Lambda(lambda) => self.lambda(lambda, to),
            ExprKind::SwitchValue { switch, result } => {
                self.switch(switch);
                let result = self.local_register(*result);
                self.copy(to, result);
            }
            ExprKind::Sequence { statements, value } => {
                self.statements(statements);
                self.value_into(value, to);
            }
            ExprKind::Quantified(quantified) => self.quantified(quantified, &expr.ty, to),
            ExprKind::Unsupported(what) => self.unsupported(what),
        }
    }

    /// A register for a value under construction: `to` itself unless that is a local.
    pub(super) fn scratch(&mut self, to: Reg) -> Reg {
        if self.local_in(to).is_some() {
            self.temp()
        } else {
            to
        }
    }

    pub(super) fn copy(&mut self, to: Reg, from: Reg) {
        if to != from {
            self.emit(Op::Move { to, from });
        }
    }

    fn constant(&mut self, constant: &Constant, to: Reg) {
        match constant {
            Constant::Boolean(value) => {
                self.emit(Op::ConstInt {
                    to,
                    value: i32::from(*value),
                });
            }
            Constant::Int(value) => {
                self.emit(Op::ConstInt { to, value: *value });
            }
            Constant::Null => {
                self.emit(Op::ConstInt { to, value: 0 });
            }
            Constant::Long(value) => self.wide_constant(ops::long_slot(*value), to),
            Constant::Float(value) => self.wide_constant(ops::float_slot(*value), to),
            Constant::Double(value) => self.wide_constant(ops::double_slot(*value), to),
            Constant::Str(text) => {
                let index = self.string_index(text);
                self.emit(Op::ConstString { to, index });
            }
            Constant::Class(ty) => {
                let ty = self.types.id(ty);
                self.emit(Op::ConstClass { to, ty });
            }
        }
    }

    fn wide_constant(&mut self, bits: u64, to: Reg) {
        match i32::try_from(bits as i64) {
            Ok(value) => self.emit(Op::ConstInt { to, value }),
            Err(_) => {
                let index = self.wide_index(bits);
                self.emit(Op::ConstWide { to, index })
            }
        };
    }

    fn binary(
        &mut self,
        op: ArithmeticOp,
        kind: NumericKind,
        left: &'b Expr,
        right: &'b Expr,
        to: Reg,
    ) {
        if let (NumericKind::Int, Some(value)) = (kind, self.int_constant(right)) {
            let constant_op: Option<fn(Reg, Reg, i32) -> Op> = match op {
                ArithmeticOp::Add => Some(|to, left, value| Op::IntAddConst { to, left, value }),
                ArithmeticOp::Sub => Some(|to, left, value| Op::IntSubConst { to, left, value }),
                ArithmeticOp::Mul => Some(|to, left, value| Op::IntMulConst { to, left, value }),
                ArithmeticOp::BitAnd => Some(|to, left, value| Op::IntAndConst { to, left, value }),
                ArithmeticOp::Shl => Some(|to, left, value| Op::IntShlConst { to, left, value }),
                ArithmeticOp::Shr => Some(|to, left, value| Op::IntShrConst { to, left, value }),
                ArithmeticOp::UShr => Some(|to, left, value| Op::IntUShrConst { to, left, value }),
                ArithmeticOp::Div if value != 0 => {
                    Some(|to, left, value| Op::IntDivConst { to, left, value })
                }
                ArithmeticOp::Rem if value != 0 => {
                    Some(|to, left, value| Op::IntRemConst { to, left, value })
                }
                _ => None,
            };
            if let Some(constant_op) = constant_op {
                let left = self.value(left);
                self.emit(constant_op(to, left, value));
                return;
            }
        }
        let (left, right) = self.operands(left, right);
        self.emit(match (op, kind) {
            (ArithmeticOp::Add, NumericKind::Int) => Op::IntAdd { to, left, right },
            (ArithmeticOp::Sub, NumericKind::Int) => Op::IntSub { to, left, right },
            (ArithmeticOp::Mul, NumericKind::Int) => Op::IntMul { to, left, right },
            (ArithmeticOp::BitAnd, NumericKind::Int) => Op::IntAnd { to, left, right },
            (ArithmeticOp::Add, NumericKind::Long) => Op::LongAdd { to, left, right },
            (ArithmeticOp::Sub, NumericKind::Long) => Op::LongSub { to, left, right },
            (ArithmeticOp::Mul, NumericKind::Long) => Op::LongMul { to, left, right },
            (ArithmeticOp::Add, NumericKind::Double) => Op::DoubleAdd { to, left, right },
            (ArithmeticOp::Sub, NumericKind::Double) => Op::DoubleSub { to, left, right },
            (ArithmeticOp::Mul, NumericKind::Double) => Op::DoubleMul { to, left, right },
            (ArithmeticOp::Div, NumericKind::Double) => Op::DoubleDiv { to, left, right },
            _ => Op::Binary {
                op,
                kind,
                to,
                left,
                right,
            },
        });
    }

    pub(super) fn check_cast(&mut self, object: Reg, ty: &Type) {
        let ty = self.types.id(ty);
        self.emit(Op::CheckCast { object, ty });
    }

    /// The kind of comparison and arithmetic of a local's type.
    pub(super) fn integral_kind(&self, local: LocalId) -> (NumericKind, CompareKind) {
        match self
            .body
            .locals
            .get(local.0 as usize)
            .map(|local| &local.ty)
        {
            Some(Type::Primitive(java::types::Primitive::Long)) => {
                (NumericKind::Long, CompareKind::Long)
            }
            _ => (NumericKind::Int, CompareKind::Int),
        }
    }
}
