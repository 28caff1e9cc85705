//! What fits in a word or two: types, modifiers, literals, operators.

use std::fmt::Write;

use crate::ast::*;

pub(super) fn jump(word: &str, label: Option<&Ident>) -> String {
    label.map_or_else(|| word.to_string(), |label| format!("{word} {label}"))
}

pub(super) fn modifiers(modifiers: &Modifiers) -> String {
    let mut text = String::new();
    for annotation in &modifiers.annotations {
        let _ = write!(text, "{} ", annotation_text(annotation));
    }
    let flags = [
        (modifiers.is_public, "public "),
        (modifiers.is_protected, "protected "),
        (modifiers.is_private, "private "),
        (modifiers.is_static, "static "),
        (modifiers.is_final, "final "),
        (modifiers.is_abstract, "abstract "),
        (modifiers.is_native, "native "),
        (modifiers.is_synchronized, "synchronized "),
        (modifiers.is_default, "default "),
        (modifiers.is_sealed, "sealed "),
    ];
    text.extend(
        flags
            .iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, word)| *word),
    );
    text
}

pub(super) fn annotation_text(annotation: &Annotation) -> String {
    let mut text = format!("@{}", annotation.name);
    if !annotation.args.is_empty() {
        let args: Vec<String> = annotation
            .args
            .iter()
            .map(|(key, value)| format!("{key}={}", annotation_value(value)))
            .collect();
        let _ = write!(text, "({})", args.join(", "));
    }
    text
}

pub(super) fn annotation_value(value: &AnnotationValue) -> String {
    match value {
        AnnotationValue::Other(text) => format!("`{text}`"),
        AnnotationValue::Int(value) => value.to_string(),
        AnnotationValue::Double(bits) => format!("{:?}", f64::from_bits(*bits)),
        AnnotationValue::Bool(value) => value.to_string(),
        AnnotationValue::Char(value) => format!("'\\u{value:04x}'"),
        AnnotationValue::Str(text) => format!("{text:?}"),
        AnnotationValue::Class(name) => format!("{name}.class"),
        AnnotationValue::Name(name) => name.clone(),
        AnnotationValue::Array(items) => {
            let items: Vec<String> = items.iter().map(annotation_value).collect();
            format!("{{{}}}", items.join(", "))
        }
        AnnotationValue::Nested(annotation) => annotation_text(annotation),
    }
}

pub(super) fn type_params(params: &[TypeParam]) -> String {
    if params.is_empty() {
        return String::new();
    }
    let params: Vec<String> = params
        .iter()
        .map(|param| {
            let bounds: Vec<String> = param.bounds.iter().map(type_ref).collect();
            match bounds.is_empty() {
                true => param.name.to_string(),
                false => format!("{} extends {}", param.name, bounds.join(" & ")),
            }
        })
        .collect();
    format!("<{}> ", params.join(", "))
}

pub(super) fn params(params: &[Param]) -> String {
    let params: Vec<String> = params
        .iter()
        .map(|param| {
            let word = if param.is_final { "final " } else { "" };
            let dots = if param.varargs { "..." } else { "" };
            format!("{word}{}{dots} {}", type_ref(&param.ty), param.name)
        })
        .collect();
    params.join(", ")
}

pub(super) fn types(types: &[TypeRef]) -> String {
    types.iter().map(type_ref).collect::<Vec<_>>().join(", ")
}

pub(super) fn type_ref(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeRefKind::Void => "void".to_string(),
        TypeRefKind::Boolean => "boolean".to_string(),
        TypeRefKind::Byte => "byte".to_string(),
        TypeRefKind::Short => "short".to_string(),
        TypeRefKind::Char => "char".to_string(),
        TypeRefKind::Int => "int".to_string(),
        TypeRefKind::Long => "long".to_string(),
        TypeRefKind::Float => "float".to_string(),
        TypeRefKind::Double => "double".to_string(),
        TypeRefKind::Inferred => "_".to_string(),
        TypeRefKind::Named {
            name,
            diamond: true,
            ..
        } => format!("{name}<>"),
        TypeRefKind::Named { name, args, .. } if args.is_empty() => name.clone(),
        TypeRefKind::Named { name, args, .. } => format!("{name}<{}>", types(args)),
        TypeRefKind::Array(element) => format!("{}[]", type_ref(element)),
        TypeRefKind::Wildcard {
            upper: Some(upper), ..
        } => {
            format!("? extends {}", type_ref(upper))
        }
        TypeRefKind::Wildcard {
            lower: Some(lower), ..
        } => format!("? super {}", type_ref(lower)),
        TypeRefKind::Wildcard { .. } => "?".to_string(),
        TypeRefKind::Intersection(parts) => {
            parts.iter().map(type_ref).collect::<Vec<_>>().join(" & ")
        }
    }
}

pub(super) fn pattern_text(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Type(ty) => type_ref(ty),
        Pattern::Binding { ty, name, .. } => format!("[{} {name}]", type_ref(ty)),
        Pattern::Record { ty, parts } => {
            let parts: Vec<String> = parts.iter().map(pattern_text).collect();
            format!("{}({})", type_ref(ty), parts.join(", "))
        }
        Pattern::Wildcard => "_".to_string(),
    }
}

pub(super) fn literal(value: &Literal) -> String {
    match value {
        Literal::Int(value) => value.to_string(),
        Literal::Long(value) => format!("{value}L"),
        Literal::Float(value) => format!("{value:?}f"),
        Literal::Double(value) => format!("{value:?}"),
        Literal::Boolean(value) => value.to_string(),
        Literal::Char(value) => match char::from_u32(u32::from(*value)) {
            Some(c) => format!("{c:?}"),
            None => format!("'\\u{value:04x}'"),
        },
        Literal::Str(units) => match String::from_utf16(units) {
            Ok(text) => format!("{text:?}"),
            Err(_) => format!("{units:04x?}"),
        },
        Literal::Null => "null".to_string(),
        Literal::Invalid(message) => format!("(invalid {message})"),
    }
}

pub(super) fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Plus => "+",
        UnaryOp::Minus => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::Not => "!",
    }
}

pub(super) fn quantifier(kind: QuantifierKind) -> &'static str {
    match kind {
        QuantifierKind::ForAll => "\\forall",
        QuantifierKind::Exists => "\\exists",
        QuantifierKind::Sum => "\\sum",
        QuantifierKind::Product => "\\product",
        QuantifierKind::NumOf => "\\num_of",
        QuantifierKind::Max => "\\max",
        QuantifierKind::Min => "\\min",
    }
}
