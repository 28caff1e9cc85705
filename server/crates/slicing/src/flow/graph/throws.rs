//! Which exceptions operations may end with, by class, and who may catch them.
//!
//! What must hold: nothing is missing. A class stands for itself and all below it.

use super::library;
use crate::flow::graph::{OpKind, Procedure};
use budget::{Budget, Stop};
use java::ir::{ArithmeticOp, Body, Constant, Expr, ExprKind, LocalId, NumericKind, Place};
use java::ir::{Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashSet;

/// The exceptions of the language itself.
#[derive(Clone, Copy)]
pub(crate) struct Implicit {
    pub(crate) null: ClassId,
    pub(crate) bounds: ClassId,
    pub(crate) divisor: ClassId,
    pub(crate) cast: ClassId,
    pub(crate) size: ClassId,
    pub(crate) memory: ClassId,
    pub(crate) stored: ClassId,
    pub(crate) no_match: ClassId,
    pub(crate) stack: ClassId,
    pub(crate) assertion: ClassId,
    pub(crate) runtime: ClassId,
    pub(crate) any: ClassId,
}

impl Implicit {
    pub(crate) fn new(program: &Program) -> Self {
        let known = program.well_known();
        // A class that the program doesn't have can be caught as one above only.
        let named = |name: &str| {
            program
                .class_by_name(name)
                .unwrap_or(known.runtime_exception)
        };
        Implicit {
            null: known.null_pointer_exception,
            bounds: named("java.lang.ArrayIndexOutOfBoundsException"),
            divisor: named("java.lang.ArithmeticException"),
            cast: named("java.lang.ClassCastException"),
            size: named("java.lang.NegativeArraySizeException"),
            memory: program
                .class_by_name("java.lang.OutOfMemoryError")
                .unwrap_or(known.error),
            stored: named("java.lang.ArrayStoreException"),
            no_match: known.match_exception,
            stack: program
                .class_by_name("java.lang.StackOverflowError")
                .unwrap_or(known.error),
            assertion: known.assertion_error,
            runtime: known.runtime_exception,
            any: known.throwable,
        }
    }
}

/// Whether an exception of one of these classes may be of one of the others.
pub(crate) fn may_be(program: &Program, thrown: &[ClassId], caught: &[ClassId]) -> bool {
    thrown.iter().any(|one| {
        let mut others = caught.iter();
        others.any(|two| program.is_subclass(*one, *two) || program.is_subclass(*two, *one))
    })
}

/// What is left of these classes behind a clause that catches the others.
pub(crate) fn uncaught(program: &Program, thrown: &mut Vec<ClassId>, caught: &[ClassId]) {
    thrown.retain(|one| !caught.iter().any(|two| program.is_subclass(*one, *two)));
}

/// Adds classes; whether any is new.
pub(crate) fn add(into: &mut Vec<ClassId>, classes: &[ClassId]) -> bool {
    let before = into.len();
    for class in classes {
        if !into.contains(class) {
            into.push(*class);
        }
    }
    into.len() > before
}

/// What an operation that isn't a call may throw by itself. `safe` are locals that are never null.
pub(crate) fn implicit(expr: &Expr, implicit: &Implicit, safe: &Safe) -> Vec<ClassId> {
    let mut classes = Vec::new();
    match &expr.kind {
        ExprKind::Field { object, .. } if !safe.is_never_null(object) => {
            classes.push(implicit.null);
        }
        ExprKind::ArrayLength(array) if !safe.is_never_null(array) => classes.push(implicit.null),
        ExprKind::Index { array, index } => classes = element(array, index, implicit, safe),
        ExprKind::Cast { .. } => classes.push(implicit.cast),
        ExprKind::NewArray { dims } => {
            let is_size = |dim: &Expr| matches!(dim.kind, ExprKind::Const(Constant::Int(value)) if value >= 0);
            if !dims.iter().all(is_size) {
                classes.extend([implicit.size, implicit.memory]);
            }
        }
        ExprKind::Binary {
            op: ArithmeticOp::Div | ArithmeticOp::Rem,
            kind: NumericKind::Int | NumericKind::Long,
            right,
            ..
        } => {
            let is_safe = match right.kind {
                ExprKind::Const(Constant::Int(value)) => value != 0,
                ExprKind::Const(Constant::Long(value)) => value != 0,
                _ => false,
            };
            if !is_safe {
                classes.push(implicit.divisor);
            }
        }
        _ => {}
    }
    classes
}

/// What reading or writing a place may throw.
pub(crate) fn place(
    place: &Place,
    is_store: bool,
    implicit: &Implicit,
    safe: &Safe,
) -> Vec<ClassId> {
    match place {
        Place::Field { object, .. } if !safe.is_never_null(object) => vec![implicit.null],
        Place::Element { array, index } => {
            let mut classes = element(array, index, implicit, safe);
            let holds_references =
                matches!(&array.ty, Type::Array(inner) if inner.as_primitive().is_none());
            if is_store && holds_references {
                classes.push(implicit.stored);
            }
            classes
        }
        _ => Vec::new(),
    }
}

fn element(array: &Expr, index: &Expr, implicit: &Implicit, safe: &Safe) -> Vec<ClassId> {
    // The cells that a for-each goes through are there.
    if safe.is_temporary(array) && safe.is_temporary(index) {
        return Vec::new();
    }
    let mut classes = vec![implicit.bounds];
    if !safe.is_never_null(array) {
        classes.push(implicit.null);
    }
    classes
}

/// What a call of a library method may throw besides what it calls back.
pub(crate) fn library(
    program: &Program,
    implicit: &Implicit,
    method: MethodId,
    types: &[Type],
) -> Vec<ClassId> {
    let entry = program.method(method);
    let all_simple = types
        .iter()
        .skip(usize::from(!entry.is_static))
        .all(|ty| library::is_simple(program, ty));
    if all_simple && is_quiet(&program.class(entry.class).name, &entry.name) {
        return Vec::new();
    }
    let mut classes = program.declared_exceptions(method);
    classes.push(implicit.runtime);
    classes
}

/// Library methods that end without an exception, whatever simple values they get.
fn is_quiet(class: &str, name: &str) -> bool {
    match class {
        "java.io.PrintStream" => matches!(name, "print" | "println" | "flush"),
        "java.lang.StringBuilder" | "java.lang.StringBuffer" => {
            matches!(
                name,
                "append" | "toString" | "length" | "reverse" | "<init>"
            )
        }
        "java.lang.Math" | "java.lang.StrictMath" => {
            !name.ends_with("Exact") && !name.starts_with("floor") && !name.starts_with("ceil")
        }
        "java.lang.String" => matches!(
            name,
            "length"
                | "isEmpty"
                | "trim"
                | "equals"
                | "hashCode"
                | "toString"
                | "toUpperCase"
                | "toLowerCase"
                | "strip"
                | "isBlank"
                | "toCharArray"
                | "valueOf"
        ),
        "java.lang.Integer"
        | "java.lang.Long"
        | "java.lang.Short"
        | "java.lang.Byte"
        | "java.lang.Character"
        | "java.lang.Boolean"
        | "java.lang.Double"
        | "java.lang.Float" => {
            name.ends_with("Value")
                || name.starts_with("is")
                || matches!(
                    name,
                    "compare" | "max" | "min" | "sum" | "equals" | "toString" | "hashCode"
                )
        }
        "java.lang.Object" | "java.lang.Enum" | "java.lang.Record" => {
            matches!(
                name,
                "<init>" | "ordinal" | "name" | "getClass" | "hashCode" | "toString" | "equals"
            )
        }
        _ => {
            matches!(name, "size" | "isEmpty" | "hasNext")
                && (class.starts_with("java.util.") && !class.contains("stream"))
        }
    }
}

/// What is known never to be null in a body.
pub(crate) struct Safe<'a> {
    program: &'a Program,
    body: &'a Body,
    locals: FxHashSet<LocalId>,
}

impl<'a> Safe<'a> {
    pub(crate) fn new(program: &'a Program, body: &'a Body) -> Self {
        let mut stores = Stores::default();
        ir_visit::walk_body(body, &mut stores);
        let mut safe = Safe {
            program,
            body,
            locals: (body.parameter_count..body.locals.len() as u32)
                .map(LocalId)
                .collect(),
        };
        for local in &stores.unknown {
            safe.locals.remove(local);
        }
        // The greatest set that holds together.
        loop {
            let before = safe.locals.len();
            for (local, value) in &stores.values {
                if safe.locals.contains(local) && !safe.is_never_null(value) {
                    safe.locals.remove(local);
                }
            }
            if safe.locals.len() == before {
                return safe;
            }
        }
    }

    pub(crate) fn is_never_null(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::This
            | ExprKind::New { .. }
            | ExprKind::NewArray { .. }
            | ExprKind::ArrayLiteral { .. }
            | ExprKind::Concat(_)
            | ExprKind::Lambda(_)
            | ExprKind::Const(Constant::Str(_) | Constant::Class(_)) => true,
            ExprKind::StaticField(field) => {
                let class = self.program.class(self.program.field(*field).class);
                class.is_library || class.enum_constants.contains(field)
            }
            // The instance around an object of an inner class.
            ExprKind::Field { object, field } => {
                let class = self.program.class(self.program.field(*field).class);
                class.outer_field == Some(*field) && self.is_never_null(object)
            }
            ExprKind::Local(local) => self.locals.contains(local),
            ExprKind::Cast { operand } => self.is_never_null(operand),
            ExprKind::Assign { value, .. } => self.is_never_null(value),
            ExprKind::Sequence { value, .. } => self.is_never_null(value),
            ExprKind::Conditional {
                then, otherwise, ..
            } => self.is_never_null(then) && self.is_never_null(otherwise),
            ExprKind::Call { method, .. } => {
                let entry = self.program.method(*method);
                let class = &*self.program.class(entry.class).name;
                match &*entry.name {
                    "append" | "toString" => class.starts_with("java.lang.StringBu"),
                    "valueOf" => self.program.class(entry.class).is_library,
                    "values" => entry.is_static,
                    _ => false,
                }
            }
            _ => expr.ty.as_primitive().is_some(),
        }
    }

    fn is_temporary(&self, expr: &Expr) -> bool {
        let ExprKind::Local(local) = &expr.kind else {
            return false;
        };
        let declared = self.body.locals.get(local.0 as usize);
        declared.is_some_and(|local| local.is_temporary)
    }
}

#[derive(Default)]
struct Stores {
    values: Vec<(LocalId, Expr)>,
    unknown: Vec<LocalId>,
}

impl Visitor for Stores {
    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Local {
            local,
            init: Some(init),
        } = &statement.kind
        {
            self.values.push((*local, init.clone()));
        }
    }

    fn expression(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign {
                target: Place::Local(local),
                value,
            } => self.values.push((*local, Expr::clone(value))),
            ExprKind::Update { target, old, .. } => {
                self.unknown.push(*old);
                if let Place::Local(local) = target
                    && expr.ty.as_primitive().is_none()
                {
                    self.unknown.push(*local);
                }
            }
            ExprKind::SwitchValue { result, .. } => self.unknown.push(*result),
            _ => {}
        }
    }

    fn enters_lambdas(&self) -> bool {
        false
    }
}

/// For each procedure, the classes of exceptions that some caller, however far out, may catch.
///
/// # Errors
/// When the budget is over.
pub(crate) fn caught(procedures: &[Procedure], budget: &Budget) -> Result<Vec<Vec<ClassId>>, Stop> {
    let mut caught: Vec<Vec<ClassId>> = vec![Vec::new(); procedures.len()];
    let mut has_grown = true;
    while has_grown {
        has_grown = false;
        budget.check()?;
        for (number, procedure) in procedures.iter().enumerate() {
            let outside = caught[number].clone();
            for op in &procedure.ops {
                let OpKind::Call(call) = &op.kind else {
                    continue;
                };
                for target in &call.targets {
                    let known = &mut caught[target.procedure.0 as usize];
                    has_grown |= add(known, &call.guards);
                    has_grown |= add(known, &outside);
                }
            }
        }
    }
    Ok(caught)
}
