//! Names of cases: short Java identifiers that say the behaviour.

use crate::case::{CaseOutcome, Content, TestCase, Value, Violation};
use java::program::Program;
use java::types::Primitive;
use std::collections::BTreeMap;

/// Letters of a value in a name.
const VALUE: usize = 16;

/// Names all cases, each differently.
pub(crate) fn name_cases(program: &Program, cases: &mut [&mut TestCase]) {
    let mut used: BTreeMap<String, u32> = BTreeMap::new();
    for case in cases.iter_mut() {
        let name = behaviour(program, case);
        let count = used.entry(name.clone()).or_insert(0);
        *count += 1;
        case.name = if *count == 1 {
            name
        } else {
            format!("{name}_{count}")
        };
    }
}

fn behaviour(program: &Program, case: &TestCase) -> String {
    if let Some(Violation::Clause { .. }) = &case.violates {
        return "breaksContract".to_owned();
    }
    match &case.outcome {
        CaseOutcome::Diverges => "doesNotEnd".to_owned(),
        CaseOutcome::Throws { class, .. } => {
            let verb = if case.is_refused {
                "refusesWith"
            } else {
                "throws"
            };
            format!(
                "{verb}{}",
                crate::describe::simple_class_name(program, *class)
            )
        }
        CaseOutcome::Returns(None) => match case.before.heap == case.after.heap {
            true => "changesNothing".to_owned(),
            false => "changesState".to_owned(),
        },
        CaseOutcome::Returns(Some(value)) => format!("returns{}", value_name(case, value)),
    }
}

fn value_name(case: &TestCase, value: &Value) -> String {
    match value {
        Value::Null => "Null".to_owned(),
        Value::Primitive(primitive, bits) => primitive_name(*primitive, *bits),
        Value::Object(id) => {
            let object = case.after.heap.objects.get(id.0 as usize);
            match object
                .and_then(Option::as_ref)
                .map(|object| &object.content)
            {
                Some(Content::Text(text)) if text.is_empty() => "EmptyText".to_owned(),
                Some(Content::Text(text)) => word(&String::from_utf16_lossy(text)),
                Some(Content::Boxed(primitive, bits)) => primitive_name(*primitive, *bits),
                Some(Content::Array(_, values) | Content::Sequence(values)) => match values.len() {
                    0 => "Empty".to_owned(),
                    count => format!("{count}Elements"),
                },
                _ => "Object".to_owned(),
            }
        }
    }
}

fn primitive_name(primitive: Primitive, bits: u64) -> String {
    word(&crate::show::primitive(primitive, bits))
}

/// Letters and digits of a text, its first letter large.
fn word(text: &str) -> String {
    let text = text.replace('-', "Minus").replace('.', "Point");
    let letters = text.chars().filter(|c| c.is_ascii_alphanumeric());
    let mut word: String = letters.take(VALUE).collect();
    if let Some(first) = word.get(..1).map(str::to_ascii_uppercase) {
        word.replace_range(..1, &first);
    }
    if word.is_empty() {
        "Text".to_owned()
    } else {
        word
    }
}
