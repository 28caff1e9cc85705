//! Some values of a type, for callers that choose by other means than solving.
//!
//! What must hold: the samples of a type are finitely many and the simplest come first; objects of the
//! program are made by constructors where it has any.

use crate::capture::instance_fields;
use crate::input::Input;
use crate::recipes::{Kitchen, Recipe, States};
use crate::suite::Bounds;
use java::program::Program;
use java::types::Type;

/// Parts may need objects in turn.
const MAX_DEPTH: u32 = 3;
/// Combinations of a constructor's arguments.
const COMBINATIONS: usize = 4;
/// Longest array or collection.
const LENGTH: u32 = 3;

const STRINGS: [&str; 14] = [
    "", "a", "ab", "aa", "aba", "abc", "aab", "abba", "abca", "aaab", "Hello", "a b", "12", "-7",
];

/// Samples of a type.
///
/// # Errors
/// Why there are none.
pub fn samples(program: &Program, ty: &Type) -> Result<Vec<Input>, String> {
    samples_within(program, ty, 0)
}

fn samples_within(program: &Program, ty: &Type, depth: u32) -> Result<Vec<Input>, String> {
    if let Some(primitive) = ty.as_primitive() {
        return Ok(vec![Input::Primitive(primitive, 0)]);
    }
    if depth > MAX_DEPTH {
        return Err(format!("`{}` is nested too deeply", program.show_type(ty)));
    }
    let bounds = Bounds {
        length: LENGTH.saturating_sub(depth),
        ..Bounds::default()
    };
    let kitchen = Kitchen {
        program,
        bounds: &bounds,
        texts: &[],
        sizes: &[],
        tested: &[],
        shared: &[],
        named: &[],
        samples: &[],
        lengths: &[],
        states: States::Made,
    };
    let recipes = kitchen.recipes(ty);
    let mut found = Vec::new();
    let mut obstacle = recipes.note;
    for recipe in recipes.recipes {
        match made(program, recipe, depth + 1) {
            Ok(made) => found.extend(made),
            Err(reason) => obstacle = obstacle.or(Some(reason)),
        }
    }
    if found.iter().any(|input| matches!(input, Input::Str(_))) {
        let texts = STRINGS.map(|text| Input::Str(text.encode_utf16().collect()));
        found.retain(|input| !matches!(input, Input::Str(_)));
        found.extend(texts);
    }
    match (found.is_empty(), obstacle) {
        (false, _) => Ok(found),
        (true, Some(reason)) => Err(reason),
        (true, None) => Err(format!("`{}` can't be made", program.show_type(ty))),
    }
}

fn made(program: &Program, recipe: Recipe, depth: u32) -> Result<Vec<Input>, String> {
    let of = |ty: &Type| samples_within(program, ty, depth);
    Ok(match recipe {
        Recipe::Boxed(method, primitive) => vec![Input::Boxed {
            method,
            value: Box::new(Input::Primitive(primitive, 0)),
        }],
        Recipe::Text(_) => vec![Input::Str([].into())],
        Recipe::Literal(text) => vec![Input::Str(text)],
        Recipe::Enum(field) => vec![Input::Enum(field)],
        Recipe::Array(element, length) => {
            let elements = match length {
                0 => Vec::new(),
                _ => of(&element)?,
            };
            let arrays = in_turn(&elements, length).into_iter();
            arrays
                .map(|parts| Input::Array(element.clone(), parts))
                .collect()
        }
        Recipe::Fields { class, .. } => {
            let fields = instance_fields(program, class);
            let mut values = Vec::new();
            for field in &fields {
                let ty = &program.field(*field).ty;
                values.push(match ty.is_reference() {
                    true => Input::Null,
                    false => of(ty)?.swap_remove(0),
                });
            }
            let fields = fields.into_iter().zip(values).collect();
            vec![Input::Fields { class, fields }]
        }
        Recipe::Constructor(constructor) | Recipe::Changed(constructor) => {
            let declared = program.method(constructor);
            let types = crate::origin::types_of_arguments(program, constructor);
            let choices = types.iter().map(of);
            let choices = choices.collect::<Result<Vec<_>, _>>()?;
            let combinations = combinations(&choices, COMBINATIONS).into_iter();
            combinations
                .map(|args| Input::New {
                    class: declared.class,
                    constructor,
                    args,
                })
                .collect()
        }
        Recipe::Collection {
            constructor,
            of: of_class,
            add,
            parts,
            size,
            is_keyed,
        } => {
            let mut choices = Vec::new();
            for ty in parts.iter().filter(|_| size > 0) {
                choices.push(of(ty)?);
            }
            // Equal keys count once, so each size has its own collection already.
            if is_keyed
                && choices
                    .first()
                    .is_some_and(|keys| keys.len() < size as usize)
            {
                return Ok(Vec::new());
            }
            let elements = match size {
                0 => Vec::new(),
                _ => combinations(&choices, COMBINATIONS),
            };
            let empty = Input::empty(program, constructor, of_class);
            let filled = in_turn(&elements, size).into_iter();
            filled
                .map(|elements| Input::Filled {
                    empty: Box::new(empty.clone()),
                    add,
                    elements,
                })
                .collect()
        }
        Recipe::Factory(method, parts) => {
            let choices = parts.iter().map(of).collect::<Result<Vec<_>, _>>()?;
            let combinations = combinations(&choices, COMBINATIONS).into_iter();
            combinations
                .map(|args| Input::Call { method, args })
                .collect()
        }
        Recipe::Function { .. } => return Err("an argument is a function".to_owned()),
    })
}

/// Elements take the samples in turn; all combinations would be too many.
fn in_turn<T: Clone>(samples: &[T], length: u32) -> Vec<Vec<T>> {
    if length == 0 {
        return vec![Vec::new()];
    }
    let offsets = 0..samples.len().min(3);
    offsets
        .map(|offset| {
            let elements = samples.iter().cycle().skip(offset);
            elements.take(length as usize).cloned().collect()
        })
        .collect()
}

/// At most `limit` combinations, those of simple shapes first.
fn combinations(choices: &[Vec<Input>], limit: usize) -> Vec<Vec<Input>> {
    if choices.iter().any(Vec::is_empty) {
        return Vec::new();
    }
    let mut found: Vec<Vec<usize>> = Vec::new();
    let most: usize = choices.iter().map(|inputs| inputs.len() - 1).sum();
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
                .map(|(index, inputs)| inputs[*index].clone())
                .collect()
        })
        .collect()
}

/// Index vectors with the given sum.
fn with_sum(
    choices: &[Vec<Input>],
    remaining: usize,
    chosen: &mut Vec<usize>,
    found: &mut Vec<Vec<usize>>,
    limit: usize,
) {
    if found.len() >= limit {
        return;
    }
    let Some(inputs) = choices.get(chosen.len()) else {
        if remaining == 0 {
            found.push(chosen.clone());
        }
        return;
    };
    for index in 0..inputs.len().min(remaining + 1) {
        chosen.push(index);
        with_sum(choices, remaining - index, chosen, found, limit);
        chosen.pop();
    }
}
