//! Conditions: comparisons fused with jumps, short circuits as control flow.

use java::ir::{ArithmeticOp, CompareKind, CompareOp, Constant, Expr, ExprKind};

use super::builder::{Builder, Patch};
use super::scan::{is_total, tests_nothing};
use crate::code::{Op, Reg};

impl<'b> Builder<'b> {
    /// Emits code that jumps when the condition's value is `when` and goes on otherwise.
    pub(super) fn jump_if(&mut self, cond: &'b Expr, when: bool) -> Vec<Patch> {
        let mut patches = Vec::new();
        self.nested(|this| this.at(cond.id, |this| this.jump_if_here(cond, when, &mut patches)));
        patches
    }

    fn jump_if_here(&mut self, cond: &'b Expr, when: bool, patches: &mut Vec<Patch>) {
        let as_value = self.site(cond.id).is_some() || (self.is_clause && is_total(cond));
        if as_value && !(tests_nothing(cond) && self.site(cond.id).is_none()) {
            let mark = self.mark();
            let condition = self.value(cond);
            self.release(mark);
            patches.push(self.emit_jump(Op::JumpIf {
                condition,
                when,
                target: 0,
            }));
            return;
        }
        self.jump_by_parts(cond, when, patches);
    }

    /// [`Builder::jump_if`] by the condition's own operands.
    fn jump_by_parts(&mut self, cond: &'b Expr, when: bool, patches: &mut Vec<Patch>) {
        match &cond.kind {
            ExprKind::Const(Constant::Boolean(value)) => {
                if *value == when {
                    patches.push(self.jump());
                }
            }
            ExprKind::Not(operand) => patches.extend(self.jump_if(operand, !when)),
            // A left operand that settles it has the value `when` itself in one case, and jumps past
            // the right operand in the other.
            ExprKind::And { left, right } | ExprKind::Or { left, right } => {
                let settles = matches!(cond.kind, ExprKind::Or { .. });
                if settles == when {
                    patches.extend(self.jump_if(left, when));
                    patches.extend(self.jump_if(right, when));
                } else {
                    let past = self.jump_if(left, settles);
                    patches.extend(self.jump_if(right, when));
                    self.patch(past);
                }
            }
            ExprKind::Compare {
                op,
                kind,
                left,
                right,
            } => {
                let mark = self.mark();
                let jump = self.compare_jump(*op, *kind, left, right, when);
                self.release(mark);
                patches.push(jump);
            }
            ExprKind::Sequence { statements, value } => {
                self.statements(statements);
                patches.extend(self.jump_if(value, when));
            }
            _ => {
                let mark = self.mark();
                let condition = self.value(cond);
                self.release(mark);
                patches.push(self.emit_jump(Op::JumpIf {
                    condition,
                    when,
                    target: 0,
                }));
            }
        }
    }

    fn compare_jump(
        &mut self,
        op: CompareOp,
        kind: CompareKind,
        left: &'b Expr,
        right: &'b Expr,
        when: bool,
    ) -> Patch {
        if let (CompareKind::Int, Some(value)) = (kind, self.int_constant(right)) {
            let left = self.value(left);
            return self.emit_jump(int_const_jump(op, left, value, when));
        }
        let (left, right) = self.operands(left, right);
        let jump = match kind {
            CompareKind::Int => int_jump(op, left, right, when),
            _ => Op::JumpCompare {
                op,
                kind,
                when,
                left,
                right,
                target: 0,
            },
        };
        self.emit_jump(jump)
    }

    /// The value of an `int` constant that isn't instrumented.
    pub(super) fn int_constant(&self, expr: &Expr) -> Option<i32> {
        match &expr.kind {
            ExprKind::Const(Constant::Int(value)) if self.site(expr.id).is_none() => Some(*value),
            _ => None,
        }
    }

    /// Whether a condition whose value is kept is decided by jumps all the same, as `javac` compiles it:
    /// where a method's conditions are observed, each of them is a branch.
    pub(super) fn is_observed_condition(&self, expr: &Expr) -> bool {
        self.sites.is_some_and(|sites| sites.trace)
            && !self.is_clause
            && matches!(
                expr.kind,
                ExprKind::Not(_)
                    | ExprKind::And { .. }
                    | ExprKind::Or { .. }
                    | ExprKind::Compare { .. }
            )
    }

    /// The value of an observed condition.
    pub(super) fn observed_condition(&mut self, expr: &'b Expr, to: Reg) {
        let mut holds = Vec::new();
        self.jump_by_parts(expr, true, &mut holds);
        self.emit(Op::ConstInt { to, value: 0 });
        let end = self.jump();
        self.patch(holds);
        self.emit(Op::ConstInt { to, value: 1 });
        self.patch([end]);
    }

    /// `&&` and `||`. In clauses total right operands are simply evaluated.
    pub(super) fn short_circuit(&mut self, expr: &'b Expr, to: Reg) {
        let (op, left, right) = match &expr.kind {
            ExprKind::And { left, right } => (ArithmeticOp::BitAnd, left, right),
            ExprKind::Or { left, right } => (ArithmeticOp::BitOr, left, right),
            _ => return,
        };
        if self.is_clause && is_total(right) {
            let mark = self.mark();
            let (left, right) = self.operands(left, right);
            self.release(mark);
            self.emit(Op::BooleanBinary {
                op,
                to,
                left,
                right,
            });
            return;
        }
        // Without a constant where the left operand settles it: its shadow is the result's.
        let settles = op == ArithmeticOp::BitOr;
        let settled = self.jump_if(left, settles);
        self.value_into(right, to);
        let end = self.jump();
        self.patch(settled);
        self.emit(Op::ConstInt {
            to,
            value: i32::from(settles),
        });
        self.patch([end]);
    }
}

fn int_jump(op: CompareOp, left: Reg, right: Reg, when: bool) -> Op {
    let target = 0;
    match op {
        CompareOp::Lt => Op::JumpIntLt {
            left,
            right,
            when,
            target,
        },
        CompareOp::Le => Op::JumpIntLe {
            left,
            right,
            when,
            target,
        },
        CompareOp::Gt => Op::JumpIntGt {
            left,
            right,
            when,
            target,
        },
        CompareOp::Ge => Op::JumpIntGe {
            left,
            right,
            when,
            target,
        },
        CompareOp::Eq => Op::JumpIntEq {
            left,
            right,
            when,
            target,
        },
        CompareOp::Ne => Op::JumpIntNe {
            left,
            right,
            when,
            target,
        },
    }
}

pub(super) fn int_const_jump(op: CompareOp, left: Reg, value: i32, when: bool) -> Op {
    let target = 0;
    match op {
        CompareOp::Lt => Op::JumpIntLtConst {
            left,
            value,
            when,
            target,
        },
        CompareOp::Le => Op::JumpIntLeConst {
            left,
            value,
            when,
            target,
        },
        CompareOp::Gt => Op::JumpIntGtConst {
            left,
            value,
            when,
            target,
        },
        CompareOp::Ge => Op::JumpIntGeConst {
            left,
            value,
            when,
            target,
        },
        CompareOp::Eq => Op::JumpIntEqConst {
            left,
            value,
            when,
            target,
        },
        CompareOp::Ne => Op::JumpIntNeConst {
            left,
            value,
            when,
            target,
        },
    }
}
