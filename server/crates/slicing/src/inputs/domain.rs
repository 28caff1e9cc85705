//! All inputs of a method, where they are few.
//!
//! What must hold: they are said to be *all* only when the domain is finite and every value of it is
//! among them.

use super::starts::call_test;
use crate::inputs::runs::Test;
use crate::program::subject::Subject;
use crate::source::tree::NodeIndex;
use java::program::Program;
use java::types::{Primitive, Type};
use testgen::input::Input;

/// The largest finite domain that is enumerated.
const MOST_ENUMERATED: usize = 4_096;

/// All inputs of a method, if they are finitely many and few: booleans, bytes, enums, and nothing else.
pub fn all_inputs(subject: &Subject, node: NodeIndex) -> Option<Vec<Test>> {
    let version = &subject.original;
    let program = &version.program;
    let method = version.method_at(&subject.tree, node)?;
    let declared = program.method(method);
    let class = program.class(declared.class);
    let is_made = &*declared.name == "<init>" && class.is_static && !class.is_abstract;
    if !declared.is_static && !is_made {
        return None;
    }
    let mut domains: Vec<Vec<Input>> = Vec::new();
    let mut count = 1_usize;
    for ty in &declared.params {
        let domain = domain(program, ty)?;
        count = count.checked_mul(domain.len())?;
        if count > MOST_ENUMERATED {
            return None;
        }
        domains.push(domain);
    }
    let mut tests = Vec::with_capacity(count);
    for number in 0..count {
        let mut rest = number;
        let args = domains
            .iter()
            .map(|domain| {
                let value = domain[rest % domain.len()].clone();
                rest /= domain.len();
                value
            })
            .collect();
        tests.push(call_test(program, method, node, None, args));
    }
    Some(tests)
}

fn domain(program: &Program, ty: &Type) -> Option<Vec<Input>> {
    match ty {
        Type::Primitive(Primitive::Boolean) => Some(vec![
            Input::Primitive(Primitive::Boolean, 0),
            Input::Primitive(Primitive::Boolean, 1),
        ]),
        Type::Primitive(Primitive::Byte) => Some(
            (i8::MIN..=i8::MAX)
                .map(|value| {
                    Input::Primitive(Primitive::Byte, java::ops::int_slot(i32::from(value)))
                })
                .collect(),
        ),
        Type::Class(class, _) => {
            let constants = &program.class(*class).enum_constants;
            if constants.is_empty() {
                return None;
            }
            let mut inputs = vec![Input::Null];
            inputs.extend(constants.iter().map(|field| Input::Enum(*field)));
            Some(inputs)
        }
        _ => None,
    }
}
