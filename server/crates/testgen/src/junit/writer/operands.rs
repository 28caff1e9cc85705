//! Values as expressions of a test.

use super::Writer;
use crate::case::{Content, Value};
use crate::describe;
use java::types::{MethodId, Type};

impl Writer<'_, '_> {
    pub(super) fn operands(&mut self, method: MethodId, args: &[Value]) -> Result<String, String> {
        let program = self.program;
        let declared = program.method(method);
        let is_overloaded = program.class(declared.class).methods.iter().any(|other| {
            let other = program.method(*other);
            other.id != method
                && other.name == declared.name
                && other.params.len() == declared.params.len()
        });
        let parts = args
            .iter()
            .zip(&declared.params)
            .map(|(value, ty)| {
                // Of the object's own parameters its type says what they are.
                let own = &program.class(declared.class).type_parameters;
                let is_own = own.contains(ty) || matches!(ty, Type::Array(of) if own.contains(of));
                let ty = if is_own { &Type::Null } else { ty };
                self.argument(*value, ty, is_overloaded || declared.is_varargs)
            })
            .collect::<Result<Vec<_>, _>>()?;
        Ok(parts.join(", "))
    }

    fn argument(&mut self, value: Value, ty: &Type, is_ambiguous: bool) -> Result<String, String> {
        let text = self.operand(value, ty, is_ambiguous)?;
        if value == Value::Null
            && is_ambiguous
            && *ty != Type::Null
            && let Some(ty) = self.names.ty(ty)
        {
            return Ok(format!("({ty}) null"));
        }
        // `T extends Comparable<T>` would be inferred differently from an array and a value of it:
        // both are taken as of the raw bound.
        let (variable, brackets) = match ty {
            Type::Variable(variable) => (Some(variable), ""),
            Type::Array(element) => match &**element {
                Type::Variable(variable) => (Some(variable), "[]"),
                _ => (None, ""),
            },
            _ => (None, ""),
        };
        if let Some(variable) = variable
            && variable.erased_bound != self.program.well_known().object
            && let Some(bound) = self.names.class(variable.erased_bound)
        {
            self.names.is_raw = true;
            return Ok(format!("({bound}{brackets}) {text}"));
        }
        Ok(text)
    }

    /// A value of the state before, where the declared type is `ty`.
    pub(in crate::junit) fn operand(
        &mut self,
        value: Value,
        ty: &Type,
        is_ambiguous: bool,
    ) -> Result<String, String> {
        let heap = &self.case.before.heap;
        if let Value::Object(id) = value {
            if let Some(name) = self.known.get(&id) {
                return Ok(name.clone());
            }
            if let Some(object) = describe::object(heap, id) {
                if let Content::Function(entries) = &object.content {
                    return self.lambda(entries, ty);
                }
                // `Integer` isn't made of `(byte) 1` by itself where another type is wanted.
                if let Content::Boxed(primitive, _) = object.content
                    && (is_ambiguous
                        || ty.class_id() != Some(self.program.well_known().wrapper(primitive)))
                    && let Some(text) = self.names.inline_object(heap, value)
                {
                    let is_plain = matches!(
                        primitive,
                        java::types::Primitive::Int
                            | java::types::Primitive::Boolean
                            | java::types::Primitive::Char
                            | java::types::Primitive::Long
                            | java::types::Primitive::Double
                    );
                    let is_element = *ty == Type::Null && is_plain;
                    return Ok(match self.names.inline(heap, value) {
                        Some(short) if is_element => short,
                        _ => text,
                    });
                }
            }
        }
        self.names
            .inline(heap, value)
            .ok_or_else(|| "an object has no name in the test".to_owned())
    }

    /// A table as a lambda.
    fn lambda(
        &mut self,
        entries: &[crate::case::FunctionEntry],
        ty: &Type,
    ) -> Result<String, String> {
        let interface = ty
            .class_id()
            .or_else(|| ty.erasure().class_id())
            .ok_or("a function's type is unknown")?;
        let method = self
            .program
            .functional_method(interface)
            .ok_or("a function's type has no single method")?;
        let params = self.program.method(method).params.clone();
        let returns = self.program.method(method).return_type != Type::Void;
        let variables: Vec<String> = (0..params.len())
            .map(|index| self.fresh(&describe::letter(index)))
            .collect();
        let head = match variables.as_slice() {
            [one] => one.clone(),
            several => format!("({})", several.join(", ")),
        };
        if !returns {
            return Ok(format!("{head} -> {{ }}"));
        }
        let mut results = Vec::new();
        for entry in entries {
            let result = entry.result.unwrap_or(Value::Null);
            results.push(self.operand(result, &Type::Null, true)?);
        }
        if let Some(first) = results.first()
            && results.iter().all(|result| result == first)
        {
            return Ok(format!("{head} -> {first}"));
        }
        let mut body = String::new();
        for (entry, result) in entries.iter().zip(&results) {
            let mut tests = Vec::new();
            for ((argument, variable), ty) in entry.arguments.iter().zip(&variables).zip(&params) {
                tests.push(self.equality(*argument, variable, ty)?);
            }
            let test = if tests.is_empty() {
                "true".to_owned()
            } else {
                tests.join(" && ")
            };
            body.push_str(&format!("if ({test}) return {result}; "));
        }
        body.push_str("throw new AssertionError(\"not called with this before\");");
        Ok(format!("{head} -> {{ {body} }}"))
    }

    fn equality(&mut self, value: Value, variable: &str, ty: &Type) -> Result<String, String> {
        use java::types::Primitive;
        let text = self.operand(value, &Type::Null, true)?;
        Ok(match (value, ty) {
            (Value::Primitive(Primitive::Double, _), _) => {
                format!("Double.compare({variable}, {text}) == 0")
            }
            (Value::Primitive(Primitive::Float, _), _) => {
                format!("Float.compare({variable}, {text}) == 0")
            }
            (_, Type::Primitive(_)) | (Value::Null, _) => format!("{variable} == {text}"),
            _ => {
                let objects = self.names.library("java.util.Objects");
                format!("{objects}.equals({variable}, {text})")
            }
        })
    }
}
