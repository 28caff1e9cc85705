//! What the JVM says about a `null`: the expression it came from, in the JVM's words.

use java::ir::{Constant, Dispatch, Expr, ExprKind, LocalId, Place};
use java::program::Program;
use java::types::{FieldId, MethodId, Type};

use super::builder::Builder;
use super::slots;

/// The operand as in a `NullPointerException`'s message, after "because": `"a.b"`,
/// `the return value of "C.m()"`. `None` if the JVM would leave it out.
pub(super) fn describe(builder: &Builder<'_>, expr: &Expr) -> Option<String> {
    if let Some(variable) = part_of_boxed_update(builder, expr) {
        return Some(format!("\"{variable}\""));
    }
    let source = source(expr);
    match &source.kind {
        ExprKind::Call { method, .. } => Some(format!(
            "the return value of \"{}\"",
            call_text(builder.program, source, *method)
        )),
        _ => Some(format!("\"{}\"", place(builder, source)?)),
    }
}

/// As [`describe`], for what is switched over: `javac` copies texts to a variable of its own.
pub(super) fn describe_selector(builder: &Builder<'_>, selector: &Expr) -> Option<String> {
    match selector.ty.class_id() {
        Some(class) if class == builder.program.well_known().string => {
            let slot = slots::of_selector(builder.body, selector)?;
            Some(format!("\"{}\"", slot_text(slot)))
        }
        _ => describe(builder, selector),
    }
}

/// The variable that holds an operand of `a[i]++` or `o.f++` on a wrapper class.
fn part_of_boxed_update(builder: &Builder<'_>, expr: &Expr) -> Option<String> {
    builder.updates.iter().find_map(|update| {
        let part = match update.target {
            _ if !update.is_boxed => return None,
            Place::Element { array, .. } if std::ptr::eq(&**array, expr) => 0,
            Place::Element { index, .. } if std::ptr::eq(&**index, expr) => 1,
            Place::Field { object, .. } if std::ptr::eq(&**object, expr) => 0,
            _ => return None,
        };
        let is_in_place = matches!(expr.kind, ExprKind::Const(_) | ExprKind::This);
        if is_in_place {
            return None;
        }
        let slot = slots::of_update(builder.body, update.old)?;
        Some(slot_text(slot + part))
    })
}

/// A variable without a name.
fn slot_text(slot: u32) -> String {
    format!("<local{slot}>")
}

/// What put the value there: casts don't show in the message, nor do assignments and conditionals that
/// are decided when compiled.
fn source(expr: &Expr) -> &Expr {
    let mut current = expr;
    loop {
        current = match &current.kind {
            ExprKind::Cast { operand } => operand,
            ExprKind::Assign { value, .. } | ExprKind::Sequence { value, .. } => value,
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => match cond.kind {
                ExprKind::Const(Constant::Boolean(true)) => then,
                ExprKind::Const(Constant::Boolean(false)) => otherwise,
                _ => return current,
            },
            _ => return current,
        }
    }
}

fn place(builder: &Builder<'_>, expr: &Expr) -> Option<String> {
    let program = builder.program;
    if let Some(variable) = part_of_boxed_update(builder, expr) {
        return Some(variable);
    }
    let expr = source(expr);
    Some(match &expr.kind {
        ExprKind::Local(id) => return local(builder, *id),
        ExprKind::This => "this".to_owned(),
        ExprKind::Const(Constant::Null) => "null".to_owned(),
        ExprKind::Const(Constant::Int(value)) => value.to_string(),
        ExprKind::Field { object, field } => field_of(builder, object, *field),
        ExprKind::StaticField(field) => static_field(program, *field),
        ExprKind::Index { array, index } => element(builder, array, index),
        ExprKind::Call { method, .. } => call_text(program, expr, *method),
        _ => return None,
    })
}

/// A variable; the old value of an update is what is updated.
fn local(builder: &Builder<'_>, id: LocalId) -> Option<String> {
    let local = builder.body.locals.get(id.0 as usize)?;
    // In a lambda, `this` is a captured value.
    if !local.is_temporary || &*local.name == "this" {
        return Some(local.name.to_string());
    }
    let Some(updated) = builder.updates.iter().find(|update| update.old == id) else {
        let slot = slots::of_iterated_array(builder.body, id)?;
        return Some(slot_text(slot));
    };
    Some(match updated.target {
        Place::Local(target) => return self::local(builder, *target),
        Place::Field { object, field } => field_of(builder, object, *field),
        Place::StaticField(field) => static_field(builder.program, *field),
        Place::Element { array, index } => element(builder, array, index),
    })
}

fn field_of(builder: &Builder<'_>, object: &Expr, field: FieldId) -> String {
    let name = &builder.program.field(field).name;
    match place(builder, object) {
        Some(object) => format!("{object}.{name}"),
        None => name.to_string(),
    }
}

fn static_field(program: &Program, field: FieldId) -> String {
    let field = program.field(field);
    let class = external_name(&program.class(field.class).name);
    format!("{class}.{}", field.name)
}

fn element(builder: &Builder<'_>, array: &Expr, index: &Expr) -> String {
    let index = place(builder, index).unwrap_or_else(|| "...".to_owned());
    let array = place(builder, array).unwrap_or_else(|| "<array>".to_owned());
    format!("{array}[{index}]")
}

/// `String.length()`, `java.util.List.get(int)`: the class is the receiver's as far as the compiler knows
/// it, whichever class declares the method (JLS 13.1), except that what `Object` declares stays its own.
pub(super) fn call_text(program: &Program, call: &Expr, id: MethodId) -> String {
    let method = program.method(id);
    let receiver = match &call.kind {
        ExprKind::Call {
            receiver: Some(receiver),
            dispatch: Dispatch::Virtual,
            ..
        } if method.class != program.well_known().object => program.erase(&receiver.ty).class_id(),
        _ => None,
    };
    let class = external_name(&program.class(receiver.unwrap_or(method.class)).name);
    let params: Vec<String> = method
        .params
        .iter()
        .map(|ty| type_text(program, ty))
        .collect();
    format!("{class}.{}({})", method.name, params.join(", "))
}

fn type_text(program: &Program, ty: &Type) -> String {
    match ty.erasure() {
        Type::Class(class, _) => external_name(&program.class(class).name).to_owned(),
        Type::Array(element) => format!("{}[]", type_text(program, &element)),
        Type::Primitive(primitive) => crate::runtime::primitive_name(primitive).to_owned(),
        _ => "void".to_owned(),
    }
}

/// The JVM leaves out the package of these two only.
fn external_name(name: &str) -> &str {
    match name {
        "java.lang.Object" => "Object",
        "java.lang.String" => "String",
        other => other,
    }
}
