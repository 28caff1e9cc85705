//! What the JVM says about a `null`: the expression it came from, in the JVM's words.

use java::ir::{Constant, Expr, ExprKind};
use java::program::Program;
use java::types::{MethodId, Type};

use super::builder::Builder;

/// The operand as in a `NullPointerException`'s message, after "because": `"a.b"`,
/// `the return value of "C.m()"`. `None` if the JVM would leave it out.
pub(super) fn describe(builder: &Builder<'_>, expr: &Expr) -> Option<String> {
    match &strip(expr).kind {
        ExprKind::Call { method, .. } => Some(format!(
            "the return value of \"{}\"",
            method_text(builder.program, *method)
        )),
        _ => Some(format!("\"{}\"", place(builder, expr)?)),
    }
}

/// Casts don't show in the message.
fn strip(expr: &Expr) -> &Expr {
    let mut current = expr;
    while let ExprKind::Cast { operand } = &current.kind {
        current = operand;
    }
    current
}

fn place(builder: &Builder<'_>, expr: &Expr) -> Option<String> {
    let program = builder.program;
    Some(match &strip(expr).kind {
        ExprKind::Local(local) => {
            let local = builder.body.locals.get(local.0 as usize)?;
            if local.is_temporary {
                return None;
            }
            local.name.to_string()
        }
        ExprKind::This => "this".to_owned(),
        ExprKind::Const(Constant::Null) => "null".to_owned(),
        ExprKind::Const(Constant::Int(value)) => value.to_string(),
        ExprKind::Field { object, field } => {
            let name = &program.field(*field).name;
            match place(builder, object) {
                Some(object) => format!("{object}.{name}"),
                None => name.to_string(),
            }
        }
        ExprKind::StaticField(field) => {
            let field = program.field(*field);
            format!(
                "{}.{}",
                external_name(&program.class(field.class).name),
                field.name
            )
        }
        ExprKind::Index { array, index } => {
            let index = place(builder, index).unwrap_or_else(|| "...".to_owned());
            let array = place(builder, array).unwrap_or_else(|| "<array>".to_owned());
            format!("{array}[{index}]")
        }
        ExprKind::Call { method, .. } => method_text(program, *method),
        _ => return None,
    })
}

/// `String.length()`, `java.util.List.get(int)`.
pub(crate) fn method_text(program: &Program, method: MethodId) -> String {
    let method = program.method(method);
    let class = external_name(&program.class(method.class).name);
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
