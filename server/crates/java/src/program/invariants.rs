//! Class invariants and the passes that need lowered code: types that only lowering can tell.
//!
//! What must hold: afterwards every field that holds a captured variable has the variable's type,
//! and every anonymous class's constructor the parameters of the one it calls.

use super::Program;
use super::collect::{CollectedClass, Origin};
use crate::ir::{Clause, SourceError};
use crate::types::{ClassId, Type};
use std::collections::BTreeSet;
use std::sync::Arc;
use syntax::ast::TypeRefKind;

impl Program {
    /// The JML invariants a class declares, as conditions over `this`, and what is wrong with them.
    /// Places count from the start of the file, or of the member for local classes.
    pub fn invariants(&self, class: ClassId) -> (Vec<Clause>, Vec<SourceError>) {
        crate::lower::lower_invariants(self, class)
    }

    pub(super) fn infer_capture_types(&mut self, collected: &[CollectedClass]) {
        let mut members = BTreeSet::new();
        for class in collected {
            let Some(member) = class.member else { continue };
            let needs_lowering = class.captures.iter().any(|(_, ty)| ty.is_none())
                || match &class.origin {
                    Origin::Anonymous {
                        supertype,
                        arguments,
                    } => {
                        *arguments > 0
                            || matches!(supertype.kind, TypeRefKind::Named { diamond: true, .. })
                    }
                    Origin::EnumConstantBody { arguments } => *arguments > 0,
                    _ => false,
                };
            if needs_lowering {
                members.insert(member);
            }
        }
        let mut changed = false;
        for member in members {
            let found = crate::lower::discover(self, member);
            for (field, ty) in found.field_types {
                if let Some(entry) = self.fields.get_mut(field.index())
                    && entry.ty.is_error()
                {
                    Arc::make_mut(entry).ty = ty;
                }
            }
            for (constructor, params) in found.constructor_params {
                if let Some(entry) = self.methods.get_mut(constructor.index()) {
                    let entry = Arc::make_mut(entry);
                    entry.param_names = (0..params.len())
                        .map(|i| Arc::from(format!("<argument {i}>")))
                        .collect();
                    entry.params = params;
                }
            }
            for (class, supertype) in found.supertypes {
                changed |= self.refine_supertype(class, supertype);
            }
        }
        if changed {
            self.forget_lookups();
        }
    }

    /// Gives the supertype of an anonymous class the arguments that its diamond stands for.
    fn refine_supertype(&mut self, class: ClassId, ty: Type) -> bool {
        let entry = self.class_mut(class);
        let slot = match entry.interfaces.first_mut() {
            Some(interface) => Some(interface),
            None => entry.supertype.as_mut(),
        };
        match slot {
            Some(slot) if slot.class_id() == ty.class_id() && *slot != ty => {
                *slot = ty;
                true
            }
            _ => false,
        }
    }
}
