//! Slots of fields, and the order in which initialisers run.
//!
//! What must hold: a class's instance slots start with its superclass's, so that a field has the
//! same slot in every subclass (JLS 12.5 has the initialisers run superclass first, each class's
//! own in source order).

use super::{MethodKind, Program};
use crate::types::{ClassId, FieldId, MethodId};
use std::sync::Arc;

impl Program {
    pub(super) fn lay_out(&mut self) {
        let mut done = vec![false; self.classes.len()];
        for index in 0..self.classes.len() {
            // Superclasses first; the chain is finite since cycles were cut.
            let mut chain = Vec::new();
            let mut current = Some(ClassId(index as u32));
            while let Some(class) = current.filter(|class| !done[class.index()]) {
                chain.push(class);
                current = self.class(class).superclass;
            }
            for class in chain.into_iter().rev() {
                done[class.index()] = true;
                self.lay_out_class(class);
            }
        }
    }

    fn lay_out_class(&mut self, id: ClassId) {
        let class = self.class(id);
        let mut next = class
            .superclass
            .map_or(0, |parent| self.class(parent).instance_slots);
        let fields: Vec<FieldId> = class.fields.clone();
        let methods: Vec<MethodId> = class.methods.clone();
        let mut static_next = self.tables.static_slots;
        for field in fields {
            if let Some(entry) = self.fields.get_mut(field.index()) {
                let counter = if entry.is_static {
                    &mut static_next
                } else {
                    &mut next
                };
                Arc::make_mut(entry).slot = *counter;
                *counter += 1;
            }
        }
        self.tables_mut().static_slots = static_next;
        let (mut static_routines, mut instance_routines) = (Vec::new(), Vec::new());
        for method in methods {
            let entry = self.method(method);
            if matches!(
                entry.kind,
                MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
            ) {
                if entry.is_static {
                    static_routines.push(method);
                } else {
                    instance_routines.push(method);
                }
            }
        }
        let class = self.class_mut(id);
        class.instance_slots = next;
        class.static_initializers = static_routines;
        class.instance_initializers = instance_routines;
    }
}
