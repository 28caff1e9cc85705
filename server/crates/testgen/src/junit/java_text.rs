//! Java source for types and values.
//!
//! What must hold: a literal evaluates to exactly the value, whatever its type; a type is named so
//! that it is found from the test's package with the imports that were asked for.

use crate::case::{Content, HeapGraph, Value};
use crate::describe;
use java::ops;
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Primitive, Type};
use std::collections::BTreeSet;
use syntax::ast::Modifiers;

/// A primitive's value as an expression of that type.
pub(super) fn literal(ty: Primitive, bits: u64) -> String {
    match ty {
        Primitive::Boolean => ops::slot_boolean(bits).to_string(),
        Primitive::Byte => format!("(byte) {}", ops::slot_int(bits)),
        Primitive::Short => format!("(short) {}", ops::slot_int(bits)),
        Primitive::Char => format!("'{}'", escaped(&[ops::slot_int(bits) as u16], '\'')),
        Primitive::Int => match ops::slot_int(bits) {
            i32::MIN => "Integer.MIN_VALUE".to_owned(),
            i32::MAX => "Integer.MAX_VALUE".to_owned(),
            value => value.to_string(),
        },
        Primitive::Long => match ops::slot_long(bits) {
            i64::MIN => "Long.MIN_VALUE".to_owned(),
            i64::MAX => "Long.MAX_VALUE".to_owned(),
            value => format!("{value}L"),
        },
        Primitive::Float => {
            let value = ops::slot_float(bits);
            if value.is_nan() {
                "Float.NaN".to_owned()
            } else if value.is_infinite() {
                format!(
                    "Float.{}_INFINITY",
                    if value > 0.0 { "POSITIVE" } else { "NEGATIVE" }
                )
            } else {
                format!("{}f", ops::float_to_string(value))
            }
        }
        Primitive::Double => {
            let value = ops::slot_double(bits);
            if value.is_nan() {
                "Double.NaN".to_owned()
            } else if value.is_infinite() {
                format!(
                    "Double.{}_INFINITY",
                    if value > 0.0 { "POSITIVE" } else { "NEGATIVE" }
                )
            } else {
                ops::double_to_string(value)
            }
        }
    }
}

/// A string literal, in ASCII so that it means the same in every encoding of the file.
pub(super) fn string(units: &[u16]) -> String {
    format!("\"{}\"", escaped(units, '"'))
}

fn escaped(units: &[u16], quote: char) -> String {
    let mut text = String::with_capacity(units.len());
    for unit in units {
        match u8::try_from(*unit) {
            Ok(b'\n') => text.push_str("\\n"),
            Ok(b'\t') => text.push_str("\\t"),
            Ok(b'\r') => text.push_str("\\r"),
            Ok(b'\\') => text.push_str("\\\\"),
            Ok(byte) if char::from(byte) == quote => {
                text.push('\\');
                text.push(quote);
            }
            Ok(byte @ b' '..=b'~') => text.push(char::from(byte)),
            // An octal escape: `\u000a` would be a line end inside the literal.
            Ok(byte) if byte < 0x20 => text.push_str(&format!("\\{byte:03o}")),
            _ => text.push_str(&format!("\\u{unit:04x}")),
        }
    }
    text
}

/// Names as seen from a test class, and the imports they need.
pub(super) struct Names<'a> {
    pub(super) program: &'a Program,
    pub(super) package: String,
    pub(super) imports: BTreeSet<String>,
    /// A raw type was written.
    pub(super) is_raw: bool,
}

impl<'a> Names<'a> {
    pub(super) fn new(program: &'a Program, package: &str) -> Self {
        Names {
            program,
            package: package.to_owned(),
            imports: BTreeSet::new(),
            is_raw: false,
        }
    }

    /// A class of the Java library by its qualified name.
    pub(super) fn library(&mut self, qualified: &str) -> String {
        let (package, simple) = qualified.rsplit_once('.').unwrap_or(("", qualified));
        if package == "java.lang" {
            return simple.to_owned();
        }
        let own = if self.package.is_empty() {
            simple.to_owned()
        } else {
            format!("{}.{simple}", self.package)
        };
        let is_hidden = self
            .program
            .class_by_name(&own)
            .is_some_and(|class| !self.program.class(class).is_library);
        if is_hidden {
            return qualified.to_owned();
        }
        self.imports.insert(qualified.to_owned());
        simple.to_owned()
    }

    /// `None` if the class can't be named from the test's package.
    pub(super) fn class(&mut self, class: ClassId) -> Option<String> {
        let declared = self.program.class(class);
        if declared.is_local || declared.is_anonymous || declared.is_missing {
            return None;
        }
        let package = self.program.file(declared.file).unit.package.clone();
        let is_own = *package == *self.package;
        let mut current = Some(class);
        while let Some(id) = current {
            let part = self.program.class(id);
            let modifiers = &part.decl.modifiers;
            let is_member_of_interface = part
                .outer
                .is_some_and(|outer| self.program.class(outer).is_interface());
            if !is_member_of_interface && !is_visible(modifiers, is_own) {
                return None;
            }
            current = part.outer;
        }
        let display = declared.display_name.to_string();
        if declared.is_library && declared.outer.is_none() {
            return Some(self.library(&display));
        }
        if is_own && !package.is_empty() {
            let prefix = format!("{package}.");
            return Some(display.strip_prefix(&prefix).unwrap_or(&display).to_owned());
        }
        // A class of the unnamed package can't be named from another one (JLS 7.5).
        (is_own || !package.is_empty()).then_some(display)
    }

    /// A type as declared; raw where it mentions type variables or wildcards.
    pub(super) fn ty(&mut self, ty: &Type) -> Option<String> {
        match ty {
            Type::Void => Some("void".to_owned()),
            Type::Primitive(primitive) => Some(primitive.name().to_owned()),
            Type::Array(element) => {
                Some(format!("{}[]", self.ty(&element.erasure_of_variables())?))
            }
            Type::Class(class, arguments) => {
                let name = self.class(*class)?;
                if arguments.is_empty() {
                    self.is_raw |= !self.program.class(*class).type_parameters.is_empty();
                    return Some(name);
                }
                let is_open = ty.mentions(&|part| {
                    matches!(
                        part,
                        Type::Variable(_) | Type::Wildcard { .. } | Type::Error | Type::Null
                    )
                });
                if is_open {
                    self.is_raw = true;
                    return Some(name);
                }
                let arguments: Option<Vec<String>> =
                    arguments.iter().map(|argument| self.ty(argument)).collect();
                Some(format!("{name}<{}>", arguments?.join(", ")))
            }
            Type::Variable(variable) => self.class(variable.erased_bound),
            Type::Null | Type::Wildcard { .. } | Type::Error => Some("Object".to_owned()),
        }
    }

    /// The class and method or field are both open to the test.
    pub(super) fn sees(&mut self, class: ClassId, modifiers: &Modifiers) -> bool {
        let declared = self.program.class(class);
        let is_own = *self.program.file(declared.file).unit.package == *self.package;
        let is_open = declared.is_interface() || is_visible(modifiers, is_own);
        is_open && self.class(class).is_some()
    }

    pub(super) fn sees_method(&mut self, method: MethodId) -> bool {
        use java::program::{ImplicitMethod, MemberSource, MethodKind};
        let declared = self.program.method(method);
        match (&declared.source, declared.kind) {
            (MemberSource::Method(source), _) => {
                let modifiers = source.modifiers.clone();
                self.sees(declared.class, &modifiers) && !declared.is_private()
            }
            (
                _,
                MethodKind::Implicit(
                    ImplicitMethod::DefaultConstructor | ImplicitMethod::RecordConstructor,
                ),
            ) => self.class(declared.class).is_some() && !declared.is_private(),
            (_, MethodKind::Implicit(ImplicitMethod::RecordAccessor(_))) => {
                self.class(declared.class).is_some()
            }
            _ => false,
        }
    }

    pub(super) fn sees_field(&mut self, field: FieldId) -> bool {
        let declared = self.program.field(field);
        match &declared.ast {
            Some(source) => {
                let modifiers = source.modifiers.clone();
                self.sees(declared.class, &modifiers)
            }
            None => false,
        }
    }

    /// A value that needs no variable: `None` for objects that do.
    pub(super) fn inline(&mut self, heap: &HeapGraph, value: Value) -> Option<String> {
        match value {
            Value::Null => Some("null".to_owned()),
            Value::Primitive(ty, bits) => Some(literal(ty, bits)),
            Value::Object(id) => match &describe::object(heap, id)?.content {
                Content::Text(units) => Some(string(units)),
                Content::Boxed(ty, bits) => Some(literal(*ty, *bits)),
                Content::Enum(field) => {
                    let declared = self.program.field(*field);
                    let class = self.class(declared.class)?;
                    Some(format!("{class}.{}", declared.name))
                }
                _ => None,
            },
        }
    }

    /// As [`Names::inline`], where an object is wanted: primitives in their wrapper.
    pub(super) fn inline_object(&mut self, heap: &HeapGraph, value: Value) -> Option<String> {
        if let Value::Object(id) = value
            && let Content::Boxed(ty, bits) = &describe::object(heap, id)?.content
        {
            return Some(format!("{}.valueOf({})", wrapper(*ty), literal(*ty, *bits)));
        }
        self.inline(heap, value)
    }
}

fn is_visible(modifiers: &Modifiers, is_own_package: bool) -> bool {
    modifiers.is_public || (is_own_package && !modifiers.is_private)
}

pub(super) fn wrapper(ty: Primitive) -> &'static str {
    match ty {
        Primitive::Boolean => "Boolean",
        Primitive::Byte => "Byte",
        Primitive::Short => "Short",
        Primitive::Char => "Character",
        Primitive::Int => "Integer",
        Primitive::Long => "Long",
        Primitive::Float => "Float",
        Primitive::Double => "Double",
    }
}

/// Arrays of a type variable are arrays of its bound.
trait Erased {
    fn erasure_of_variables(&self) -> Type;
}

impl Erased for Type {
    fn erasure_of_variables(&self) -> Type {
        match self {
            Type::Variable(_) => self.erasure(),
            // There are no arrays of parameterised types.
            Type::Class(class, _) => Type::class(*class),
            other => other.clone(),
        }
    }
}
