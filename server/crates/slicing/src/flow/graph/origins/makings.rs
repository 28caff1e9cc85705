//! What values are told apart by.

use super::World;
use crate::flow::graph::ProcedureId;
use java::program::Program;
use java::types::{ClassId, Type};
use rustc_hash::FxHashMap;

/// What values are told apart by: the user's classes, functions, and where the class library makes objects.
pub(crate) struct Makings {
    pub(super) classes: Vec<ClassId>,
    pub(super) by_class: FxHashMap<ClassId, usize>,
    pub(super) functions: Vec<ProcedureId>,
    /// The type by which it is known, and whether it is of exactly that class.
    pub(super) sites: Vec<(Type, bool)>,
}

impl Makings {
    pub(super) fn new(world: &World<'_>) -> Self {
        let program = world.program;
        let classes = program.classes().filter(|class| {
            let is_made = !class.is_abstract && !class.is_interface();
            is_made && !class.is_library
        });
        let classes: Vec<ClassId> = classes.map(|class| class.id).collect();
        let first = world.methods.len();
        let object = Type::class(program.well_known().object);
        Makings {
            by_class: classes
                .iter()
                .enumerate()
                .map(|(at, it)| (*it, at))
                .collect(),
            classes,
            functions: (first..world.count())
                .map(|it| ProcedureId(it as u32))
                .collect(),
            sites: vec![(object.clone(), false), (object, false)],
        }
    }

    /// The class of which this is an object.
    pub(crate) fn class(&self, made: usize) -> Option<ClassId> {
        self.classes.get(made).copied()
    }

    /// The procedure that this function is.
    pub(crate) fn function(&self, made: usize) -> Option<ProcedureId> {
        let at = made.checked_sub(self.classes.len())?;
        self.functions.get(at).copied()
    }

    pub(super) fn first_site(&self) -> usize {
        self.classes.len() + self.functions.len()
    }

    /// What comes from outside of the program, or is anywhere in the class library.
    pub(super) fn outside(&self) -> usize {
        self.first_site()
    }

    /// What the class library's static state holds.
    pub(super) fn statics(&self) -> usize {
        self.first_site() + 1
    }

    pub(super) fn site(&mut self, ty: Type, is_exact: bool) -> usize {
        self.sites.push((ty, is_exact));
        self.first_site() + self.sites.len() - 1
    }

    /// Whether a value of a type may be this.
    pub(super) fn fits(&self, world: &World<'_>, made: usize, class: ClassId) -> bool {
        let program = world.program;
        if let Some(own) = self.class(made) {
            return program.is_subclass(own, class);
        }
        if class == program.well_known().object {
            return true;
        }
        if let Some(procedure) = self.function(made) {
            let interfaces = world.function(procedure).map(|it| &it.interfaces);
            let mut interfaces = interfaces.into_iter().flatten();
            return interfaces.any(|it| program.is_subclass(*it, class));
        }
        if !program.class(class).is_library {
            return false;
        }
        let known = self.sites.get(made - self.first_site());
        match known.map(|(ty, is_exact)| (ty.class_id(), is_exact)) {
            Some((Some(known), is_exact)) => {
                let is_below = program.is_subclass(known, class);
                is_below || (!is_exact && may_be_both(program, known, class))
            }
            _ => true,
        }
    }
}

/// Whether an object of a class, or of one below, may be one of another.
fn may_be_both(program: &Program, one: ClassId, two: ClassId) -> bool {
    let are_interfaces = program.class(one).is_interface() && program.class(two).is_interface();
    are_interfaces || program.is_subclass(two, one) || program.is_subclass(one, two)
}
