//! `switch` and `try`.
//!
//! A `finally` block is compiled anew for each way out of the statement: falling out, an exception,
//! and every `break`, `continue` and `return` inside (JLS 14.20.2). Code between two ways out of
//! the protected statement is not protected by it.

use java::ir::{CompareKind, CompareOp, LocalId, Stmt, StmtKind, Switch, SwitchLabel, Try};
use java::ir_visit::{self, Visitor};
use java::types::ClassId;

use super::builder::{Builder, Patch, Scope};
use super::conditions::int_const_jump;
use crate::code::{NullUse, Op, Reg, SwitchTable};

/// From this many int labels on, a table is worth it.
const TABLE_LABELS: usize = 4;

impl<'b> Builder<'b> {
    pub(super) fn switch(&mut self, switch: &'b Switch) {
        let mark = self.mark();
        self.mark_position(&switch.selector);
        let selector = self.value(&switch.selector);
        // Case bodies may assign the variable, and the comparisons come before them all.
        let is_reference = switch.selector.ty.is_reference();
        let labels = || switch.cases.iter().flat_map(|case| &case.labels);
        let handles_null = labels().any(|label| matches!(label, SwitchLabel::Null));
        if is_reference && !handles_null {
            let ty = switch.selector.ty.clone();
            self.note_null(Some(&switch.selector), |_| NullUse::Switch(ty));
            self.emit(Op::NullCheck { object: selector });
        }
        let ints = labels()
            .filter(|label| matches!(label, SwitchLabel::Int(_)))
            .count();
        let table = (ints >= TABLE_LABELS).then(|| {
            let index = self.switches.len() as u32;
            self.switches.push(SwitchTable {
                targets: Vec::new(),
                default: 0,
            });
            self.emit(Op::SwitchInt { selector, index });
            index
        });
        let jumps = self.switch_jumps(switch, selector, handles_null);
        self.release(mark);
        let to_default = if switch.must_match && !switch.cases.iter().any(|case| case.is_default) {
            self.emit(Op::NoMatch);
            None
        } else {
            Some(self.jump())
        };
        self.scopes.push(Scope::Target {
            label: switch.label,
            breaks: Vec::new(),
            continues: Vec::new(),
        });
        let mut targets = Vec::new();
        let mut default = None;
        let mut default_target = None;
        for (case, jumps) in switch.cases.iter().zip(jumps) {
            let here = self.here();
            self.patch(jumps);
            if case.is_default {
                default_target = Some(here);
            }
            for label in &case.labels {
                if let SwitchLabel::Int(value) = label {
                    targets.push((*value, here));
                }
            }
            let mark = self.mark();
            self.statements(&case.body);
            self.release(mark);
        }
        if let Some(patch) = to_default {
            let here = self.here();
            let target = default_target.unwrap_or(here);
            self.patch_to([patch], target);
            default = Some(target);
        }
        if let Some(table) = table.and_then(|index| self.switches.get_mut(index as usize)) {
            targets.sort_by_key(|&(value, _)| value);
            targets.dedup_by_key(|&mut (value, _)| value);
            table.targets = targets;
            // Without a default the comparisons that follow find out that nothing matches.
            table.default = default.unwrap_or(u32::MAX);
        }
        self.finish_target();
    }

    /// A comparison for each label; gives the jumps of each case.
    fn switch_jumps(
        &mut self,
        switch: &'b Switch,
        selector: Reg,
        handles_null: bool,
    ) -> Vec<Vec<Patch>> {
        let scratch = self.temp();
        let mut jumps: Vec<Vec<Patch>> = switch.cases.iter().map(|_| Vec::new()).collect();
        if handles_null {
            // First, for the other comparisons need an object.
            for (case, jumps) in switch.cases.iter().zip(&mut jumps) {
                if case.labels.contains(&SwitchLabel::Null) {
                    self.emit(Op::ConstInt {
                        to: scratch,
                        value: 0,
                    });
                    jumps.push(self.reference_jump(selector, scratch));
                }
            }
        }
        for (case, jumps) in switch.cases.iter().zip(&mut jumps) {
            self.at(case.id, |this| {
                for label in &case.labels {
                    match label {
                        SwitchLabel::Null => {}
                        SwitchLabel::Int(value) => {
                            let jump = int_const_jump(CompareOp::Eq, selector, *value, true);
                            jumps.push(this.emit_jump(jump));
                        }
                        SwitchLabel::Str(text) => {
                            let index = this.string_index(text);
                            this.emit(Op::StringEquals {
                                to: scratch,
                                string: selector,
                                index,
                            });
                            let jump = Op::JumpIf {
                                condition: scratch,
                                when: true,
                                target: 0,
                            };
                            jumps.push(this.emit_jump(jump));
                        }
                        SwitchLabel::Enum(field) => {
                            let field = this.program.field(*field);
                            let (slot, class) = (field.slot, field.class);
                            this.emit(Op::GetStatic {
                                to: scratch,
                                slot,
                                class,
                            });
                            jumps.push(this.reference_jump(selector, scratch));
                        }
                    }
                }
            });
        }
        jumps
    }

    fn reference_jump(&mut self, left: Reg, right: Reg) -> Patch {
        self.emit_jump(Op::JumpCompare {
            op: CompareOp::Eq,
            kind: CompareKind::Reference,
            when: true,
            left,
            right,
            target: 0,
        })
    }

    pub(super) fn try_statement(&mut self, attempt: &'b Try) {
        let Some(finally) = &attempt.finally else {
            self.try_catch(attempt);
            return;
        };
        let start = self.here();
        self.scopes.push(Scope::Protected {
            finally: Some(finally),
            gaps: Vec::new(),
        });
        self.try_catch(attempt);
        let end = self.here();
        let gaps = self.pop_gaps();
        self.statements(finally);
        let done = self.jump();
        // Any exception: run the block, then throw it on.
        let exception = self.temp();
        let target = self.here();
        let dead = self.declared_in(&attempt.block);
        self.add_handler((start, end), &gaps, target, exception, &[], &dead);
        self.statements(finally);
        self.emit(Op::Rethrow { exception });
        self.patch([done]);
    }

    fn try_catch(&mut self, attempt: &'b Try) {
        if attempt.catches.is_empty() {
            self.statements(&attempt.block);
            return;
        }
        let start = self.here();
        self.scopes.push(Scope::Protected {
            finally: None,
            gaps: Vec::new(),
        });
        self.statements(&attempt.block);
        let end = self.here();
        let gaps = self.pop_gaps();
        let mut done = vec![self.jump()];
        let dead = self.declared_in(&attempt.block);
        for catch in &attempt.catches {
            let target = self.here();
            let register = self.local_register(catch.local);
            let classes: &[ClassId] = &catch.classes;
            if !classes.is_empty() {
                self.add_handler((start, end), &gaps, target, register, classes, &dead);
            }
            self.at(catch.id, |this| this.statements(&catch.block));
            done.push(self.jump());
        }
        self.patch(done);
    }

    /// The registers of the variables that statements declare.
    fn declared_in(&self, statements: &[Stmt]) -> Vec<Reg> {
        struct Declared(Vec<LocalId>);
        impl Visitor for Declared {
            fn statement(&mut self, statement: &Stmt) {
                if let StmtKind::Local { local, .. } = &statement.kind {
                    self.0.push(*local);
                }
            }
            fn enters_lambdas(&self) -> bool {
                false
            }
        }
        let mut declared = Declared(Vec::new());
        ir_visit::walk_statements(statements, &mut declared);
        let locals = declared.0.into_iter();
        locals.map(|local| self.local_register(local)).collect()
    }

    fn pop_gaps(&mut self) -> Vec<(u32, u32)> {
        match self.scopes.pop() {
            Some(Scope::Protected { gaps, .. }) => gaps,
            _ => Vec::new(),
        }
    }
}
