//! The names of the JDK's hidden classes, such as `java.util.ImmutableCollections$ListN`, which
//! `getClass` and failed casts tell. A model often has one class where the JDK has several, so that
//! the name depends on the object.
//!
//! `hidden_classes.tsv` has a line for each: the model's class, the JDK's name, and what must hold of
//! the object, the first line that fits counts. Conditions go by fields: `path = value` compares a
//! number, a truth value or an array's `length`, `path is class` the class in the models, and
//! `path : name` the name that is told. Lambdas of the models go by the method they are made in.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::heap::{Data, Reference};
use crate::machine::Machine;
use crate::runtime::Runtime;
use crate::type_table::TypeId;

const TABLE: &str = include_str!("hidden_classes.tsv");

/// Deeper than any chain of views in a sensible program; one could be built without end.
const DEEPEST: usize = 16;

struct Line {
    name: &'static str,
    conditions: Vec<Condition>,
}

struct Condition {
    path: Vec<&'static str>,
    test: Test,
}

enum Test {
    Equals(i64),
    Is(&'static str),
    Shown(&'static str),
}

static LINES: LazyLock<BTreeMap<&'static str, Vec<Line>>> = LazyLock::new(|| {
    let mut lines: BTreeMap<&str, Vec<Line>> = BTreeMap::new();
    for line in TABLE.lines() {
        let mut parts = line.split('\t');
        if let (Some(model), Some(name)) = (parts.next(), parts.next()) {
            let conditions = parts.filter_map(condition).collect();
            lines
                .entry(model)
                .or_default()
                .push(Line { name, conditions });
        }
    }
    lines
});

fn condition(text: &'static str) -> Option<Condition> {
    let mut words = text.split(' ');
    let path = words.next()?.split('.').collect();
    let (operator, value) = (words.next()?, words.next()?);
    let test = match operator {
        "is" => Test::Is(value),
        ":" => Test::Shown(value),
        _ => Test::Equals(match value {
            "true" => 1,
            "false" => 0,
            number => number.parse().ok()?,
        }),
    };
    Some(Condition { path, test })
}

/// The name of the object's class if it isn't the one of the model's class.
pub(crate) fn hidden_name<M: Machine>(
    runtime: &Runtime<M>,
    object: Reference,
) -> Option<&'static str> {
    name_within(runtime, object, DEEPEST)
}

fn name_within<M: Machine>(
    runtime: &Runtime<M>,
    object: Reference,
    depth: usize,
) -> Option<&'static str> {
    let program = &runtime.program;
    let lines = match &runtime.heap.get(object).data {
        Data::Lambda(lambda) => {
            let code = runtime.codes.get(lambda.code as usize)?;
            let method = program.method(code.method?);
            let class = program.class(method.class);
            if !class.is_library {
                return None;
            }
            LINES.get(&*format!("{}.{}", class.name, method.name))?
        }
        _ => {
            let class = program.class(runtime.heap.type_of(object).as_class()?);
            if !class.is_library {
                return None;
            }
            LINES.get(&*class.name)?
        }
    };
    let holds = |condition: &Condition| holds(runtime, object, condition, depth);
    let line = lines.iter().find(|line| {
        line.conditions
            .iter()
            .all(|condition| holds(condition).unwrap_or(false))
    })?;
    Some(line.name)
}

fn holds<M: Machine>(
    runtime: &Runtime<M>,
    object: Reference,
    condition: &Condition,
    depth: usize,
) -> Option<bool> {
    let (&last, path) = condition.path.split_last()?;
    let mut object = object;
    for field in path {
        object = Reference::from_bits(runtime.field(object, field)?.bits);
    }
    let number = match last {
        "length" => runtime.heap.array_length(object)? as i64,
        field => i64::from(java::ops::slot_int(runtime.field(object, field)?.bits)),
    };
    let value = || {
        let slot = runtime.field(object, last)?;
        let value = Reference::from_bits(slot.bits);
        (!value.is_null()).then_some(value)
    };
    Some(match condition.test {
        Test::Equals(wanted) => number == wanted,
        Test::Is(class) => {
            let class = runtime.program.class_by_name(class)?;
            let ty = runtime.heap.type_of(value()?);
            runtime.is_subtype(ty, TypeId::class(class))
        }
        Test::Shown(name) => {
            let value = value()?;
            match name_within(runtime, value, depth.checked_sub(1)?) {
                Some(shown) => shown == name,
                None => {
                    let class = runtime.heap.type_of(value).as_class()?;
                    &*runtime.program.class(class).name == name
                }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_lines_are_understood() {
        for line in TABLE.lines() {
            let parts: Vec<&str> = line.split('\t').collect();
            assert!(parts.len() >= 2, "{line}");
            let known = &LINES[parts[0]];
            let entry = known
                .iter()
                .find(|entry| entry.conditions.len() == parts.len() - 2 && entry.name == parts[1]);
            assert!(entry.is_some(), "{line}");
        }
    }
}
