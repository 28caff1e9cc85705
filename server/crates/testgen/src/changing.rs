//! What can be otherwise than its constructor or initialiser made it.
//!
//! What must hold: what is called constant here is the same whatever the program does.

use crate::capture::instance_fields;
use java::ir::{Expr, ExprKind};
use java::ir_visit::{self, Visitor};
use java::program::{Class, Program};
use java::types::{ClassId, FieldId, Type};

/// Classes of the library whose objects never change, besides boxes and enums.
const CONSTANT: [&str; 16] = [
    "java.lang.Boolean",
    "java.lang.Character",
    "java.lang.CharSequence",
    "java.lang.Class",
    "java.lang.Comparable",
    "java.lang.Enum",
    "java.lang.Number",
    "java.lang.Object",
    "java.lang.String",
    "java.math.MathContext",
    "java.util.Locale",
    "java.util.Optional",
    "java.util.OptionalDouble",
    "java.util.OptionalInt",
    "java.util.OptionalLong",
    "java.util.UUID",
];

/// Packages of the library whose objects never change.
const CONSTANT_PACKAGES: [&str; 3] = ["java.time.", "java.util.regex.Pattern", "java.nio.charset."];

/// Methods of collections and texts that change nothing, and give nothing that does.
const READS: [&str; 22] = [
    "charAt",
    "contains",
    "containsAll",
    "containsKey",
    "containsValue",
    "equals",
    "first",
    "firstKey",
    "get",
    "getOrDefault",
    "hashCode",
    "indexOf",
    "isEmpty",
    "last",
    "lastIndexOf",
    "lastKey",
    "length",
    "peek",
    "size",
    "stream",
    "substring",
    "toString",
];

/// Whether an object can be another than its constructor left it: a field may be assigned, or what
/// a final one refers to may change.
pub(crate) fn has_changing_state(program: &Program, class: ClassId) -> bool {
    changes(program, class, &mut Vec::new())
}

fn changes(program: &Program, class: ClassId, seen: &mut Vec<ClassId>) -> bool {
    if seen.contains(&class) {
        return false;
    }
    seen.push(class);
    instance_fields(program, class).iter().any(|field| {
        let field = program.field(*field);
        !field.is_final || may(program, &field.ty, seen)
    })
}

/// Whether an array of the object stays and its elements change.
pub(crate) fn keeps_arrays(program: &Program, class: ClassId) -> bool {
    instance_fields(program, class).iter().any(|field| {
        let field = program.field(*field);
        field.is_final && matches!(field.ty, Type::Array(_))
    })
}

/// Whether what a value of the type refers to may change.
pub(crate) fn may_change(program: &Program, ty: &Type) -> bool {
    may(program, ty, &mut Vec::new())
}

fn may(program: &Program, ty: &Type, seen: &mut Vec<ClassId>) -> bool {
    let class = match ty {
        Type::Array(_) => return true,
        Type::Class(class, _) => program.class(*class),
        _ => return false,
    };
    if !class.enum_constants.is_empty() && class.is_library {
        return false;
    }
    if !class.is_library {
        return changes(program, class.id, seen);
    }
    !is_constant(program, class)
}

/// Of the class library, functions are taken for constant.
fn is_constant(program: &Program, class: &Class) -> bool {
    let name = &*class.display_name;
    program.well_known().unwrapped(class.id).is_some()
        || CONSTANT.contains(&name)
        || name.starts_with("java.math.Big")
        || CONSTANT_PACKAGES
            .iter()
            .any(|package| name.starts_with(package))
        || (class.is_interface() && program.functional_method(class.id).is_some())
}

/// Whether a static field holds the same from the end of its class's initialiser on: it is final, only the
/// program sees it, and all that the program does with its object is reading what never changes.
pub(crate) fn is_constant_table(program: &Program, field: FieldId) -> bool {
    let declared = program.field(field);
    if !declared.is_final {
        return false;
    }
    if !may_change(program, &declared.ty) {
        return true;
    }
    let is_private = |modifiers: &syntax::ast::Modifiers| modifiers.is_private;
    let is_hidden = declared
        .ast
        .as_ref()
        .is_some_and(|ast| is_private(&ast.modifiers))
        || is_private(&program.class(declared.class).decl.modifiers);
    let parts: Vec<&Type> = match &declared.ty {
        Type::Array(element) => vec![element],
        Type::Class(_, args) => args.iter().collect(),
        _ => Vec::new(),
    };
    if !is_hidden || parts.iter().any(|part| may_change(program, part)) {
        return false;
    }
    let mut uses = Uses {
        program,
        field,
        all: 0,
        reads: 0,
    };
    for method in program.methods() {
        if program.class(method.class).is_library {
            continue;
        }
        if let Some(body) = &program.lowered(method.id).body {
            ir_visit::walk_body(body, &mut uses);
        }
    }
    uses.all == uses.reads
}

struct Uses<'a> {
    program: &'a Program,
    field: FieldId,
    all: usize,
    reads: usize,
}

impl Uses<'_> {
    fn is_it(&self, expression: &Expr) -> bool {
        matches!(expression.kind, ExprKind::StaticField(field) if field == self.field)
    }
}

impl Visitor for Uses<'_> {
    fn expression(&mut self, expression: &Expr) {
        self.all += usize::from(self.is_it(expression));
        let is_read = match &expression.kind {
            ExprKind::Index { array, .. } | ExprKind::ArrayLength(array) => self.is_it(array),
            ExprKind::Call {
                method,
                receiver: Some(receiver),
                ..
            } => {
                let method = self.program.method(*method);
                self.is_it(receiver)
                    && self.program.class(method.class).is_library
                    && READS.contains(&&*method.name)
            }
            _ => false,
        };
        self.reads += usize::from(is_read);
    }
}
