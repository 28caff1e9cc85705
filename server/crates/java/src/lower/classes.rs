//! Local and anonymous classes: lowered where they stand, since they see the variables there.
//!
//! What must hold: every method of such a class, and of the classes inside it, is lowered exactly
//! once for each lowering of the member around it.

use super::{Lowerer, OuterVariable};
use crate::types::{ClassId, MethodId};

impl Lowerer<'_> {
    /// Lowers all methods of a class that is declared at the current place.
    pub(crate) fn lower_local_class(
        &mut self,
        class: ClassId,
        super_constructor: Option<MethodId>,
    ) {
        let mut captured = self.captured.clone();
        captured.push((class, self.captured_variables(class)));
        self.note_field_types(class, &captured);
        if let (Some(constructor), Some(own)) =
            (super_constructor, self.constructors(class).first().copied())
        {
            let params = self.program.method(constructor).params.clone();
            self.discoveries.constructor_params.push((own, params));
        }
        self.lower_members(class, captured, super_constructor);
    }

    fn note_field_types(&mut self, class: ClassId, captured: &[(ClassId, Vec<OuterVariable>)]) {
        let Some((_, variables)) = captured.last() else {
            return;
        };
        for capture in &self.program.class(class).captures {
            if let Some(variable) = variables.iter().find(|v| v.name == capture.name) {
                self.discoveries
                    .field_types
                    .push((capture.field, variable.ty.clone()));
            }
        }
    }

    /// The variables a class captures, with their types as known here.
    fn captured_variables(&self, class: ClassId) -> Vec<OuterVariable> {
        self.program
            .class(class)
            .captures
            .iter()
            .filter_map(|capture| {
                if let Some((_, variable)) = self.find_variable(&capture.name) {
                    return Some(OuterVariable {
                        name: variable.name,
                        ty: variable.ty,
                        constant: variable.constant,
                    });
                }
                self.captured.iter().rev().find_map(|(_, variables)| {
                    variables
                        .iter()
                        .find(|variable| variable.name == capture.name)
                        .cloned()
                })
            })
            .collect()
    }

    fn lower_members(
        &mut self,
        class: ClassId,
        captured: Vec<(ClassId, Vec<OuterVariable>)>,
        super_constructor: Option<MethodId>,
    ) {
        for method in &self.program.class(class).methods {
            let Some(scope) = self.program.tables.method_scopes.get(method.index()) else {
                continue;
            };
            let mut inner = Lowerer::new(self.program, class, self.member, *scope);
            inner.captured = captured.clone();
            inner.speculation = self.speculation;
            let lowered = inner.lower_method(*method, super_constructor);
            self.lowered.append(&mut inner.lowered);
            self.lowered.push((*method, lowered));
            self.discoveries
                .field_types
                .append(&mut inner.discoveries.field_types);
            self.discoveries
                .constructor_params
                .append(&mut inner.discoveries.constructor_params);
            self.discoveries
                .supertypes
                .append(&mut inner.discoveries.supertypes);
        }
        let Some(info) = self.program.tables.classes.get(class.index()) else {
            return;
        };
        let mut nested: Vec<ClassId> = info.member_types.values().copied().collect();
        nested.sort_unstable();
        for inner in nested {
            let mut captured = captured.clone();
            let variables = self
                .program
                .class(inner)
                .captures
                .iter()
                .filter_map(|capture| {
                    captured.iter().rev().find_map(|(_, variables)| {
                        variables
                            .iter()
                            .find(|variable| variable.name == capture.name)
                            .cloned()
                    })
                })
                .collect();
            captured.push((inner, variables));
            self.note_field_types(inner, &captured);
            self.lower_members(inner, captured, None);
        }
    }
}
