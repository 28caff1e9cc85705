//! What may be where, as far as types tell.

use super::Origins;
use crate::flow::graph::library;
use crate::flow::set::Set;
use java::types::{ClassId, Type};
use std::rc::Rc;

impl Origins<'_> {
    /// What an object of this type may hold; `None` if that isn't known. A collection holds what its
    /// type says, collections of which it is a view, and an order.
    pub(super) fn held_mask(&mut self, ty: &Type) -> Option<Set> {
        let Type::Class(class, args) = ty else {
            return None;
        };
        let program = self.world.program;
        let parts = [
            "java.util.Collection",
            "java.util.Map",
            "java.util.Iterator",
        ];
        let parts = parts.iter().filter_map(|name| program.class_by_name(name));
        let parts: Vec<ClassId> = parts.collect();
        let is_part = parts.iter().any(|it| program.is_subclass(*class, *it));
        if args.is_empty() || !is_part {
            return None;
        }
        let order = program.class_by_name("java.util.Comparator");
        let mut held = Set::default();
        for part in parts.into_iter().chain(order) {
            let mask = self.mask(&Type::class(part))?;
            held.add(&mask);
        }
        for arg in args.iter() {
            let of = match arg {
                Type::Wildcard {
                    upper: Some(upper), ..
                } => upper,
                other => other,
            };
            let mask = self.mask(of)?;
            held.add(&mask);
        }
        Some(held)
    }

    /// Whether it may hold what it was given: an object of the class library, or of a class of the
    /// user's that is one.
    pub(super) fn holds(&self, made: usize) -> bool {
        let program = self.world.program;
        let Some(class) = self.makings.class(made) else {
            return self.makings.function(made).is_none();
        };
        let mut above = program.class(class).superclass;
        while let Some(at) = above {
            let entry = program.class(at);
            if entry.is_library {
                return !matches!(
                    &*entry.name,
                    "java.lang.Object" | "java.lang.Enum" | "java.lang.Record"
                );
            }
            above = entry.superclass;
        }
        false
    }

    /// What values of a type may be; `None` if that isn't known.
    pub(super) fn mask(&mut self, ty: &Type) -> Option<Rc<Set>> {
        let program = self.world.program;
        let class = match ty {
            Type::Void | Type::Primitive(_) | Type::Null | Type::Array(_) => {
                return Some(Rc::clone(&self.nothing));
            }
            _ if library::is_simple(program, ty) => return Some(Rc::clone(&self.nothing)),
            Type::Class(class, _) => *class,
            Type::Variable(variable) => variable.erased_bound,
            Type::Wildcard { .. } | Type::Error => return None,
        };
        if class == program.well_known().object {
            return None;
        }
        if let Some(mask) = self.masks.get(&class) {
            return Some(Rc::clone(mask));
        }
        let mut mask = Set::default();
        for made in 0..self.makings.first_site() + self.makings.sites.len() {
            if self.makings.fits(self.world, made, class) {
                mask.put(made);
            }
        }
        let mask = Rc::new(mask);
        self.masks.insert(class, Rc::clone(&mask));
        Some(mask)
    }
}
