//! Fields that are never `null` in an object that a constructor made.
//!
//! What must hold: a field is called so only if every assignment to it is seen and gives an object,
//! and every way to make the object assigns it.

use java::ir::{Body, Constant, Dispatch, Expr, ExprKind, LocalId, Place};
use java::ir_visit::{self, Visitor};
use java::program::{MethodKind, Program};
use java::types::{FieldId, MethodId};
use std::collections::BTreeSet;

/// Whether the field holds an object whenever a constructor is done.
pub(crate) fn is_never_null(program: &Program, field: FieldId) -> bool {
    let declared = program.field(field);
    let class = program.class(declared.class);
    if class.is_library || declared.is_static || !declared.ty.is_reference() {
        return false;
    }
    let is_private = declared
        .ast
        .as_ref()
        .is_some_and(|ast| ast.modifiers.is_private);
    if !declared.is_final && !is_private {
        return false;
    }
    let mut is_initialised = false;
    for routine in &class.instance_initializers {
        let found = assigned(program, *routine, field);
        if found.gives_null {
            return false;
        }
        is_initialised |= found.assigns
            && matches!(
                program.method(*routine).kind,
                MethodKind::FieldInitializer(_)
            );
    }
    let mut constructors = 0;
    for method in &class.methods {
        if program.method(*method).kind != MethodKind::Constructor {
            continue;
        }
        constructors += 1;
        let found = assigned(program, *method, field);
        // Of a final field the language sees to it that each path assigns it.
        let is_set = is_initialised || found.delegates || (found.assigns && declared.is_final);
        if found.gives_null || !is_set {
            return false;
        }
    }
    if !is_initialised && constructors == 0 {
        return false;
    }
    declared.is_final || !others_give_null(program, field, class.id)
}

/// Whether a method of the file, where a private field can be seen, may make it `null`.
fn others_give_null(program: &Program, field: FieldId, class: java::types::ClassId) -> bool {
    let Some(method) = program.class(class).methods.first() else {
        return true;
    };
    let (file, _) = program.declaration_location(*method);
    program
        .methods_in_file(file)
        .into_iter()
        .any(|method| assigned(program, method, field).gives_null)
}

/// What a body does with a field.
#[derive(Default)]
struct Assigned {
    assigns: bool,
    gives_null: bool,
    /// Another constructor of the class is called first.
    delegates: bool,
}

fn assigned(program: &Program, method: MethodId, field: FieldId) -> Assigned {
    let lowered = program.lowered(method);
    let Some(body) = &lowered.body else {
        return Assigned::default();
    };
    let mut found = Assignments {
        program,
        field,
        checked: checked_locals(program, body),
        found: Assigned::default(),
    };
    ir_visit::walk_body(body, &mut found);
    found.found
}

/// Parameters that `Objects.requireNonNull` is given and that are never assigned.
fn checked_locals(program: &Program, body: &Body) -> BTreeSet<LocalId> {
    struct Checks<'a> {
        program: &'a Program,
        checked: BTreeSet<LocalId>,
        written: BTreeSet<LocalId>,
    }
    impl Visitor for Checks<'_> {
        fn enters_lambdas(&self) -> bool {
            false
        }
        fn expression(&mut self, expression: &Expr) {
            match &expression.kind {
                ExprKind::Call { method, args, .. } if requires(self.program, *method) => {
                    if let Some(ExprKind::Local(local)) = args.first().map(|first| &first.kind) {
                        self.checked.insert(*local);
                    }
                }
                ExprKind::Assign {
                    target: Place::Local(local),
                    ..
                } => {
                    self.written.insert(*local);
                }
                _ => {}
            }
        }
    }
    let mut checks = Checks {
        program,
        checked: BTreeSet::new(),
        written: BTreeSet::new(),
    };
    ir_visit::walk_body(body, &mut checks);
    let Checks {
        checked, written, ..
    } = checks;
    checked.difference(&written).copied().collect()
}

fn requires(program: &Program, method: MethodId) -> bool {
    program
        .method(method)
        .key
        .starts_with("java.util.Objects.requireNonNull")
}

struct Assignments<'a> {
    program: &'a Program,
    field: FieldId,
    checked: BTreeSet<LocalId>,
    found: Assigned,
}

impl Assignments<'_> {
    fn gives_object(&self, value: &Expr) -> bool {
        match &value.kind {
            ExprKind::Const(constant) => *constant != Constant::Null,
            ExprKind::This
            | ExprKind::New { .. }
            | ExprKind::NewArray { .. }
            | ExprKind::ArrayLiteral { .. }
            | ExprKind::Concat(_)
            | ExprKind::Lambda(_) => true,
            ExprKind::Local(local) => self.checked.contains(local),
            ExprKind::Cast { operand } => self.gives_object(operand),
            ExprKind::Conditional {
                then, otherwise, ..
            } => self.gives_object(then) && self.gives_object(otherwise),
            ExprKind::Assign { value, .. } => self.gives_object(value),
            ExprKind::Call { method, .. } => {
                let called = self.program.method(*method);
                let is_factory = called.is_static
                    && self.program.class(called.class).is_library
                    && (matches!(&*called.name, "of" | "copyOf" | "valueOf" | "asList")
                        || called.name.starts_with("empty")
                        || called.name.starts_with("unmodifiable")
                        || called.name.starts_with("synchronized"));
                is_factory || requires(self.program, *method)
            }
            _ => false,
        }
    }
}

impl Visitor for Assignments<'_> {
    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::Assign {
                target: Place::Field { field, .. },
                value,
            } if *field == self.field => {
                self.found.assigns = true;
                self.found.gives_null |= !self.gives_object(value);
            }
            ExprKind::Call {
                method,
                dispatch: Dispatch::Special,
                receiver,
                ..
            } => {
                let called = self.program.method(*method);
                let on_this = receiver
                    .as_ref()
                    .is_some_and(|receiver| matches!(receiver.kind, ExprKind::This));
                self.found.delegates |= on_this
                    && called.kind == MethodKind::Constructor
                    && called.class == self.program.field(self.field).class;
            }
            _ => {}
        }
    }
}
