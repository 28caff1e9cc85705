//! What a parameter may look like before its primitives are chosen: lengths of arrays, strings,
//! which constructor an object comes from.
//!
//! What must hold: the shapes of a type are finitely many, the simplest first, and whether they are
//! *all* values of the type (with primitives left open) is said.

use crate::input::Input;
use java::program::{MethodKind, Program};
use java::types::{ClassId, MethodId, Primitive, Type};

/// Longest array generated.
pub(crate) const MAX_LENGTH: usize = 3;
/// Constructors' arguments may need objects in turn.
const MAX_DEPTH: u32 = 2;

const STRINGS: [&str; 14] = [
    "", "a", "ab", "aa", "aba", "abc", "aab", "abba", "abca", "aaab", "Hello", "a b", "12", "-7",
];

/// Shapes of one parameter.
#[derive(Clone, Debug)]
pub struct Shapes {
    pub inputs: Vec<Input>,
    /// Whether there is no other value.
    pub is_complete: bool,
}

/// `Err` names the type that inputs can't be made for.
pub fn shapes_of(program: &Program, ty: &Type, depth: u32) -> Result<Shapes, String> {
    match ty {
        Type::Primitive(primitive) => Ok(Shapes {
            inputs: vec![Input::Primitive(*primitive, 0)],
            is_complete: true,
        }),
        Type::Array(element) => arrays(program, element, depth),
        Type::Class(class, _) => class_shapes(program, *class, depth),
        Type::Variable(variable) => class_shapes(program, variable.erased_bound, depth),
        _ => Err("a type that could not be resolved".to_owned()),
    }
}

fn arrays(program: &Program, element: &Type, depth: u32) -> Result<Shapes, String> {
    let elements = shapes_of(program, element, depth + 1)?;
    let mut inputs = Vec::new();
    let lengths = if depth == 0 {
        0..=MAX_LENGTH
    } else {
        0..=MAX_LENGTH - 1
    };
    for length in lengths {
        if length > 0 && elements.inputs.is_empty() {
            continue;
        }
        // Elements take the shapes in turn; all combinations would be too many.
        let offsets = if length == 0 {
            1
        } else {
            elements.inputs.len().min(3)
        };
        for offset in 0..offsets {
            let parts = (0..length)
                .map(|index| elements.inputs[(index + offset) % elements.inputs.len()].clone())
                .collect();
            inputs.push(Input::Array(element.clone(), parts));
        }
    }
    Ok(Shapes {
        inputs,
        is_complete: false,
    })
}

/// An array of a length that the method's contract asks for; `None` where its elements have no
/// shape.
pub(crate) fn array_of_length(program: &Program, element: &Type, length: usize) -> Option<Input> {
    let elements = shapes_of(program, element, 1).ok()?.inputs;
    let parts = elements.iter().cycle().take(length).cloned().collect();
    (length == 0 || !elements.is_empty()).then(|| Input::Array(element.clone(), parts))
}

fn class_shapes(program: &Program, class: ClassId, depth: u32) -> Result<Shapes, String> {
    let declared = program.class(class);
    let strings = || STRINGS.map(|text| Input::Str(text.encode_utf16().collect::<Vec<_>>().into()));
    match declared.display_name.as_ref() {
        "java.lang.String" | "java.lang.CharSequence" => {
            return Ok(Shapes {
                inputs: strings().to_vec(),
                is_complete: false,
            });
        }
        "java.lang.Object" => {
            return Ok(Shapes {
                inputs: strings()[..3].to_vec(),
                is_complete: false,
            });
        }
        _ => {}
    }
    if let Some(primitive) = program.well_known().unwrapped(class) {
        let method = value_of(program, class, primitive)
            .ok_or_else(|| format!("`{}`", declared.display_name))?;
        let value = Box::new(Input::Primitive(primitive, 0));
        return Ok(Shapes {
            inputs: vec![Input::Boxed { method, value }],
            is_complete: false,
        });
    }
    if !declared.enum_constants.is_empty() {
        let inputs = declared
            .enum_constants
            .iter()
            .map(|field| Input::Enum(*field))
            .collect();
        return Ok(Shapes {
            inputs,
            is_complete: true,
        });
    }
    if declared.is_abstract || declared.is_library || depth > MAX_DEPTH {
        return Err(format!("`{}`", declared.display_name));
    }
    objects(program, class, depth)
}

fn value_of(program: &Program, class: ClassId, primitive: Primitive) -> Option<MethodId> {
    program.class(class).methods.iter().copied().find(|id| {
        let method = program.method(*id);
        method.is_static
            && method.name.as_ref() == "valueOf"
            && method.params == [Type::Primitive(primitive)]
    })
}

/// Through every constructor whose parameters have shapes, the one with the fewest first.
fn objects(program: &Program, class: ClassId, depth: u32) -> Result<Shapes, String> {
    let declared = program.class(class);
    if declared.outer_field.is_some() {
        return Err(format!("inner class `{}`", declared.display_name));
    }
    if !program.invariants(class).0.is_empty()
        && let Some(shapes) = by_fields(program, class, depth)
    {
        return Ok(shapes);
    }
    let mut constructors: Vec<MethodId> = declared
        .methods
        .iter()
        .copied()
        .filter(|id| {
            let method = program.method(*id);
            method.kind == MethodKind::Constructor || method.name.as_ref() == "<init>"
        })
        .filter(|id| !program.method(*id).is_private)
        .collect();
    constructors.sort_by_key(|id| program.method(*id).params.len());
    let mut inputs = Vec::new();
    for constructor in constructors {
        let params = &program.method(constructor).params;
        let choices: Result<Vec<Shapes>, String> = params
            .iter()
            .map(|ty| shapes_of(program, ty, depth + 1))
            .collect();
        let Ok(choices) = choices else { continue };
        for args in combinations(&choices, 4) {
            inputs.push(Input::New {
                class,
                constructor,
                args,
            });
        }
    }
    if inputs.is_empty() {
        return Err(format!("`{}`", declared.display_name));
    }
    Ok(Shapes {
        inputs,
        is_complete: false,
    })
}

/// Objects given by the values of their fields; `None` if a field's type has no shapes.
fn by_fields(program: &Program, class: ClassId, depth: u32) -> Option<Shapes> {
    let mut fields = Vec::new();
    let mut current = Some(class);
    while let Some(id) = current {
        let declared = program.class(id);
        if declared.is_library {
            break;
        }
        fields.extend(
            declared
                .fields
                .iter()
                .copied()
                .filter(|id| !program.field(*id).is_static),
        );
        current = declared.superclass;
    }
    let choices: Vec<Shapes> = fields
        .iter()
        .map(|field| shapes_of(program, &program.field(*field).ty, depth + 1))
        .collect::<Result<_, _>>()
        .ok()?;
    let inputs = combinations(&choices, 12)
        .into_iter()
        .map(|values| Input::Fields {
            class,
            fields: fields.iter().copied().zip(values).collect(),
        })
        .collect();
    Some(Shapes {
        inputs,
        is_complete: choices.iter().all(|shapes| shapes.is_complete),
    })
}

/// At most `limit` combinations, those of simple shapes first.
pub fn combinations(choices: &[Shapes], limit: usize) -> Vec<Vec<Input>> {
    if choices.iter().any(|shapes| shapes.inputs.is_empty()) {
        return Vec::new();
    }
    let mut found: Vec<Vec<usize>> = Vec::new();
    let most: usize = choices.iter().map(|shapes| shapes.inputs.len() - 1).sum();
    for total in 0..=most {
        if found.len() >= limit {
            break;
        }
        with_sum(choices, total, &mut Vec::new(), &mut found, limit);
    }
    found
        .into_iter()
        .map(|indices| {
            indices
                .iter()
                .zip(choices)
                .map(|(index, shapes)| shapes.inputs[*index].clone())
                .collect()
        })
        .collect()
}

/// Index vectors with the given sum.
fn with_sum(
    choices: &[Shapes],
    remaining: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
    limit: usize,
) {
    if found.len() >= limit {
        return;
    }
    let Some(shapes) = choices.get(chosen.len()) else {
        if remaining == 0 {
            found.push(chosen.clone());
        }
        return;
    };
    for index in 0..shapes.inputs.len().min(remaining + 1) {
        chosen.push(index);
        with_sum(choices, remaining - index, chosen, found, limit);
        chosen.pop();
    }
}
