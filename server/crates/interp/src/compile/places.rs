//! Assignments: `=`, `op=`, `++` and `--` on locals, fields and array elements.

use java::ir::{Expr, ExprKind, LocalId, Place, UpdateResult};
use java::types::{FieldId, Type};

use super::builder::{Builder, UpdateInfo};
use super::scan::may_assign;
use crate::code::{NullUse, Op, Reg};

/// A place whose parts have been evaluated.
enum Target<'b> {
    Local(LocalId),
    Field {
        object: Reg,
        field: FieldId,
        expr: &'b Expr,
    },
    Static(FieldId),
    Element {
        array: Reg,
        index: Reg,
        expr: &'b Expr,
    },
}

impl<'b> Builder<'b> {
    /// Evaluates the parts of a place, safe from what `later` changes.
    fn target(&mut self, place: &'b Place, later: &Expr) -> Target<'b> {
        match place {
            Place::Local(local) => Target::Local(*local),
            Place::StaticField(field) => Target::Static(*field),
            Place::Field { object, field } => {
                let register = self.value(object);
                let register = self.keep(register, &[later]);
                Target::Field {
                    object: register,
                    field: *field,
                    expr: object,
                }
            }
            Place::Element { array, index } => {
                let register = self.value(array);
                let register = self.keep(register, &[index, later]);
                let index = self.value(index);
                let index = self.keep(index, &[later]);
                Target::Element {
                    array: register,
                    index,
                    expr: array,
                }
            }
        }
    }

    fn load(&mut self, target: &Target<'b>, ty: &Type, to: Reg) {
        match *target {
            Target::Local(local) => {
                let from = self.local(local);
                self.copy(to, from);
            }
            Target::Field {
                object,
                field,
                expr,
            } => {
                self.note_null(Some(expr), |_| NullUse::ReadField(field));
                let slot = self.program.field(field).slot;
                self.emit(Op::GetField { to, object, slot });
            }
            Target::Static(field) => {
                let field = self.program.field(field);
                self.emit(Op::GetStatic {
                    to,
                    slot: field.slot,
                    class: field.class,
                });
            }
            Target::Element { array, index, expr } => {
                self.note_null(Some(expr), |_| NullUse::LoadElement(ty.clone()));
                self.emit(Op::Load { to, array, index });
            }
        }
    }

    fn store(&mut self, target: &Target<'b>, ty: &Type, value: Reg) {
        match *target {
            Target::Local(local) => {
                let to = self.local_register(local);
                self.copy(to, value);
            }
            Target::Field {
                object,
                field,
                expr,
            } => {
                self.note_null(Some(expr), |_| NullUse::AssignField(field));
                let slot = self.program.field(field).slot;
                self.emit(Op::PutField {
                    object,
                    value,
                    slot,
                });
            }
            Target::Static(field) => {
                let field = self.program.field(field);
                self.emit(Op::PutStatic {
                    value,
                    slot: field.slot,
                    class: field.class,
                });
            }
            Target::Element { array, index, expr } => {
                self.note_null(Some(expr), |_| NullUse::StoreElement(ty.clone()));
                self.emit(Op::Store {
                    array,
                    index,
                    value,
                });
            }
        }
    }

    /// `place = value`. Gives the register with the stored value; `wanted` is where the caller would
    /// like it (a hint).
    pub(super) fn assign(&mut self, expr: &'b Expr, wanted: Option<Reg>) -> Reg {
        let ExprKind::Assign {
            target: place,
            value,
        } = &expr.kind
        else {
            return 0;
        };
        let site = self.site(expr.id);
        if let Place::Local(local) = place {
            let to = self.local_register(*local);
            match site {
                None => self.value_into(value, to),
                Some(site) => {
                    let temp = self.temp();
                    self.value_into(value, temp);
                    self.emit_site(temp, site, &expr.ty);
                    self.copy(to, temp);
                }
            }
            return to;
        }
        // Above what may be needed after this expression, so that it survives until it is used.
        let result = match wanted {
            Some(wanted) if self.local_in(wanted).is_none() => wanted,
            _ => self.temp(),
        };
        let target = self.target(place, value);
        let register = match site {
            None => {
                let register = self.value(value);
                // The value must outlive the temporaries made here.
                if self.local_in(register).is_some() {
                    register
                } else {
                    self.copy(result, register);
                    result
                }
            }
            Some(site) => {
                self.value_into(value, result);
                self.emit_site(result, site, &expr.ty);
                result
            }
        };
        self.store(&target, &expr.ty, register);
        register
    }

    /// `x op= e`, `x++` and the like; the result is only computed if `to` wants it.
    pub(super) fn update(&mut self, expr: &'b Expr, to: Option<Reg>) {
        let ExprKind::Update {
            target: place,
            old,
            value,
            result,
        } = &expr.kind
        else {
            return;
        };
        let start = self.start_of_place(place, expr.id);
        let class = expr.ty.class_id();
        let unwrapped = class.and_then(|class| self.program.well_known().unwrapped(class));
        let is_boxed = unwrapped.is_some();
        if is_boxed {
            self.set_line(start);
        }
        self.updates.push(UpdateInfo {
            old: *old,
            target: place,
            start,
            is_boxed,
        });
        let site = self.site(expr.id);
        let mark = self.mark();
        if let (Place::Local(local), None) = (place, site) {
            self.update_local(*local, *old, value, *result, to);
            self.release(mark);
            return;
        }
        let target = self.target(place, value);
        let old_register = self.local_register(*old);
        self.load(&target, &expr.ty, old_register);
        let new = self.temp();
        self.value_into(value, new);
        if let Some(site) = site {
            self.emit_site(new, site, &expr.ty);
        }
        self.store(&target, &expr.ty, new);
        if let Some(to) = to {
            let from = match result {
                UpdateResult::Old => old_register,
                UpdateResult::New => new,
            };
            self.copy(to, from);
        }
        self.release(mark);
    }

    fn update_local(
        &mut self,
        local: LocalId,
        old: LocalId,
        value: &'b Expr,
        result: UpdateResult,
        to: Option<Reg>,
    ) {
        let register = self.local_register(local);
        let wants_old = to.is_some() && result == UpdateResult::Old;
        if wants_old || may_assign(value, local) || self.alias.is_some() {
            let old_register = self.local_register(old);
            self.emit(Op::Move {
                to: old_register,
                from: register,
            });
            self.value_into(value, register);
            if let Some(to) = to {
                self.copy(to, if wants_old { old_register } else { register });
            }
            return;
        }
        // Nobody needs the old value afterwards: `value` may read the local itself.
        self.alias = Some((old, register));
        self.value_into(value, register);
        self.alias = None;
        if let Some(to) = to {
            self.copy(to, register);
        }
    }
}
