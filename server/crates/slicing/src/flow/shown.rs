//! What an observed object shows besides itself: all that can be reached from it (as `observer` walks).
//!
//! What must hold: nothing is missing. A value of a user's class shows the fields of that class and of
//! those below and above; what its type doesn't tell may show everything.

use super::graph::Loc;
use crate::flow::graph::library::{self, is_simple};
use java::program::Program;
use java::types::{ClassId, Type};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// The places in memory that a value of this type shows.
pub(crate) fn shown(program: &Program, ty: &Type) -> BTreeSet<Loc> {
    let mut shown = Shown {
        program,
        locs: BTreeSet::new(),
        seen: FxHashSet::default(),
        is_all: false,
    };
    shown.value(ty);
    shown.locs
}

struct Shown<'a> {
    program: &'a Program,
    locs: BTreeSet<Loc>,
    seen: FxHashSet<ClassId>,
    is_all: bool,
}

impl Shown<'_> {
    fn value(&mut self, ty: &Type) {
        if is_simple(self.program, ty) {
            return;
        }
        match ty {
            Type::Array(element) => {
                self.locs.insert(Loc::Elements(element.as_primitive()));
                self.value(element);
            }
            Type::Class(class, args) => self.class(*class, args),
            Type::Variable(variable) => self.class(variable.erased_bound, &[]),
            _ => self.everything(),
        }
    }

    fn class(&mut self, class: ClassId, args: &[Type]) {
        let program = self.program;
        if !program.class(class).is_library {
            let below = program.classes().map(|other| other.id);
            let below = below.filter(|other| program.is_subclass(*other, class));
            for other in below.collect::<Vec<_>>() {
                self.fields(other);
            }
            return;
        }
        // A function shows nothing of itself, but any class may implement its interface.
        let holds_any = args.is_empty() || !is_container(&program.class(class).name);
        if holds_any {
            return self.everything();
        }
        self.locs.extend(library::everything(program));
        for arg in args {
            self.value(arg);
        }
    }

    fn fields(&mut self, class: ClassId) {
        if !self.seen.insert(class) {
            return;
        }
        let program = self.program;
        let declared = program.class(class);
        if declared.is_library && &*declared.name != "java.lang.Enum" {
            self.locs.extend(library::everything(program));
        }
        for field in &declared.fields {
            let entry = program.field(*field);
            if !entry.is_static {
                self.locs.insert(Loc::Field(*field));
                let ty = entry.ty.clone();
                self.value(&ty);
            }
        }
        let object = program.well_known().object;
        if let Some(superclass) = declared.superclass.filter(|it| *it != object) {
            self.fields(superclass);
        }
    }

    fn everything(&mut self) {
        if std::mem::replace(&mut self.is_all, true) {
            return;
        }
        self.locs.extend(library::everything(self.program));
        let classes = self.program.classes();
        let own = classes.filter(|class| !class.is_library);
        for class in own.map(|class| class.id).collect::<Vec<_>>() {
            self.fields(class);
        }
    }
}

/// What holds only values of its type's arguments.
fn is_container(class: &str) -> bool {
    class.starts_with("java.util.")
        && !class.starts_with("java.util.function.")
        && !class.starts_with("java.util.stream.")
        && !class.starts_with("java.util.concurrent.")
}
