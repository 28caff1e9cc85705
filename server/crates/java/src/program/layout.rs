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
        let own = self.classes.own().len();
        let mut done = vec![false; own];
        for index in 0..own {
            // Superclasses first; the chain is finite since cycles were cut. Those of the lower layer
            // are laid out already.
            let mut chain = Vec::new();
            let mut current = Some(ClassId(index as u32));
            while let Some(class) = current.filter(|class| done.get(class.index()) == Some(&false))
            {
                chain.push(class);
                current = self.class(class).superclass;
            }
            for class in chain.into_iter().rev() {
                done[class.index()] = true;
                self.lay_out_class(class);
            }
        }
        let mut statics = 0;
        for field in self
            .fields
            .own_mut()
            .iter_mut()
            .filter(|field| field.is_static)
        {
            Arc::make_mut(field).slot = statics;
            statics += 1;
        }
        let tables = self.tables_mut();
        tables.static_slots = tables.static_slots.max(statics);
    }

    fn lay_out_class(&mut self, id: ClassId) {
        let class = self.class(id);
        let mut next = class
            .superclass
            .map_or(0, |parent| self.class(parent).instance_slots);
        let fields: Vec<FieldId> = class.fields.clone();
        let methods: Vec<MethodId> = class.methods.clone();
        for field in fields {
            if let Some(entry) = self.fields.get_mut(field.index())
                && !entry.is_static
            {
                Arc::make_mut(entry).slot = next;
                next += 1;
            }
        }
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
