//! JML quantifiers: loops over all values in the bounds.
//!
//! Where body and filter are total, each instance is computed without a decision and combined by
//! boolean or arithmetic operations, so that a machine with shadows gets one formula for the whole.

use java::ir::{ArithmeticOp, CompareOp, Quantified, QuantifierKind};
use java::types::{Primitive, Type};

use super::builder::{Builder, Patch};
use super::scan::is_total;
use crate::code::{Op, Reg};

impl<'b> Builder<'b> {
    pub(super) fn quantified(&mut self, quantified: &'b Quantified, ty: &Type, to: Reg) {
        let result = self.scratch(to);
        let high = self.temp();
        let variable = self.local_register(quantified.variable);
        let (_, compare) = self.integral_kind(quantified.variable);
        // For `\max` and `\min`: whether there was an instance yet.
        let any = self.temp();
        let low = self.temp();
        self.value_into(&quantified.low, low);
        self.value_into(&quantified.high, high);
        self.copy(variable, low);
        let first = match quantified.kind {
            QuantifierKind::ForAll | QuantifierKind::Product => 1,
            _ => 0,
        };
        self.quantifier_constant(first, quantified.kind, ty, result);
        self.emit(Op::ConstInt { to: any, value: 0 });
        let to_condition = self.jump();
        let start = self.here();
        let mut early: Vec<Patch> = Vec::new();
        let mark = self.mark();
        let skips = self.instance(quantified, ty, result, any, &mut early);
        self.release(mark);
        self.patch(skips);
        let (kind, _) = self.integral_kind(quantified.variable);
        let one = self.temp();
        self.emit(Op::ConstInt { to: one, value: 1 });
        self.emit(Op::Binary {
            op: ArithmeticOp::Add,
            kind,
            to: variable,
            left: variable,
            right: one,
        });
        self.patch([to_condition]);
        let again = self.emit_jump(Op::JumpCompare {
            op: CompareOp::Lt,
            kind: compare,
            when: true,
            left: variable,
            right: high,
            target: 0,
        });
        self.patch_to([again], start);
        self.patch(early);
        self.copy(to, result);
    }

    /// One instance; gives the jumps past it.
    fn instance(
        &mut self,
        quantified: &'b Quantified,
        ty: &Type,
        result: Reg,
        any: Reg,
        early: &mut Vec<Patch>,
    ) -> Vec<Patch> {
        let by_formula = matches!(
            quantified.kind,
            QuantifierKind::ForAll | QuantifierKind::Exists
        );
        let mut skips = Vec::new();
        let mut filter_register = None;
        if let Some(filter) = &quantified.filter {
            if by_formula && is_total(filter) && is_total(&quantified.body) {
                filter_register = Some(self.value(filter));
            } else {
                skips = self.jump_if(filter, false);
            }
        }
        match quantified.kind {
            QuantifierKind::ForAll | QuantifierKind::Exists => {
                let for_all = quantified.kind == QuantifierKind::ForAll;
                let body = self.temp();
                self.value_into(&quantified.body, body);
                if let Some(filter) = filter_register {
                    if for_all {
                        let negated = self.temp();
                        self.emit(Op::Not {
                            to: negated,
                            from: filter,
                        });
                        let (left, right) = (negated, body);
                        let op = ArithmeticOp::BitOr;
                        self.emit(Op::BooleanBinary {
                            op,
                            to: body,
                            left,
                            right,
                        });
                    } else {
                        let op = ArithmeticOp::BitAnd;
                        let (left, right) = (filter, body);
                        self.emit(Op::BooleanBinary {
                            op,
                            to: body,
                            left,
                            right,
                        });
                    }
                }
                let op = if for_all {
                    ArithmeticOp::BitAnd
                } else {
                    ArithmeticOp::BitOr
                };
                self.emit(Op::BooleanBinary {
                    op,
                    to: result,
                    left: result,
                    right: body,
                });
                early.push(self.emit_jump(Op::JumpIfDecided {
                    condition: result,
                    value: !for_all,
                    target: 0,
                }));
            }
            QuantifierKind::Sum | QuantifierKind::Product => {
                let op = match quantified.kind {
                    QuantifierKind::Sum => ArithmeticOp::Add,
                    _ => ArithmeticOp::Mul,
                };
                let value = self.value(&quantified.body);
                let kind = numeric_kind(ty);
                self.emit(Op::Binary {
                    op,
                    kind,
                    to: result,
                    left: result,
                    right: value,
                });
            }
            QuantifierKind::NumOf => {
                skips.extend(self.jump_if(&quantified.body, false));
                let one = self.temp();
                self.emit(Op::ConstInt { to: one, value: 1 });
                let (op, kind) = (ArithmeticOp::Add, numeric_kind(ty));
                self.emit(Op::Binary {
                    op,
                    kind,
                    to: result,
                    left: result,
                    right: one,
                });
            }
            QuantifierKind::Max | QuantifierKind::Min => {
                let value = self.temp();
                self.value_into(&quantified.body, value);
                let is_first = self.emit_jump(Op::JumpIfDecided {
                    condition: any,
                    value: false,
                    target: 0,
                });
                let op = match quantified.kind {
                    QuantifierKind::Max => CompareOp::Gt,
                    _ => CompareOp::Lt,
                };
                skips.push(self.emit_jump(Op::JumpCompare {
                    op,
                    kind: compare_kind(ty),
                    when: false,
                    left: value,
                    right: result,
                    target: 0,
                }));
                self.patch([is_first]);
                self.emit(Op::Move {
                    to: result,
                    from: value,
                });
                self.emit(Op::ConstInt { to: any, value: 1 });
            }
        }
        skips
    }

    fn quantifier_constant(&mut self, value: i32, kind: QuantifierKind, ty: &Type, to: Reg) {
        let is_arithmetic = matches!(kind, QuantifierKind::Sum | QuantifierKind::Product);
        let bits = match ty.as_primitive() {
            Some(Primitive::Float) if is_arithmetic => java::ops::float_slot(value as f32),
            Some(Primitive::Double) if is_arithmetic => java::ops::double_slot(f64::from(value)),
            _ => java::ops::int_slot(value),
        };
        let index = self.wide_index(bits);
        self.emit(Op::ConstWide { to, index });
    }
}

fn numeric_kind(ty: &Type) -> java::ir::NumericKind {
    use java::ir::NumericKind;
    match ty.as_primitive() {
        Some(Primitive::Long) => NumericKind::Long,
        Some(Primitive::Float) => NumericKind::Float,
        Some(Primitive::Double) => NumericKind::Double,
        _ => NumericKind::Int,
    }
}

fn compare_kind(ty: &Type) -> java::ir::CompareKind {
    use java::ir::CompareKind;
    match ty.as_primitive() {
        Some(Primitive::Long) => CompareKind::Long,
        Some(Primitive::Float) => CompareKind::Float,
        Some(Primitive::Double) => CompareKind::Double,
        _ => CompareKind::Int,
    }
}
