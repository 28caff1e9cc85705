//! Suites of small sources.

use budget::Budget;
use interp::compile::CodeCache;
use interp::library::ClassLibrary;
use java::program::{Program, SourceUnit};
use java::types::MethodId;
use std::fmt::Write as _;
use std::sync::Arc;
use testgen::case::{CaseOutcome, Content, State, TestCase, Value};
use testgen::{GoalStatus, Suite, SuiteRequest, generate_suite};

pub(crate) fn program(source: &str) -> Arc<Program> {
    let unit = SourceUnit {
        path: "A.java".into(),
        unit: syntax::SourceFile::new(source.to_owned()).unit(),
        is_library: false,
    };
    Arc::new(Program::build(vec![unit], Arc::new(ClassLibrary)))
}

pub(crate) fn method(program: &Program, prefix: &str) -> MethodId {
    program
        .methods()
        .find(|method| {
            method.key.starts_with(prefix) && method.key[prefix.len()..].starts_with('(')
        })
        .unwrap_or_else(|| panic!("no method {prefix}"))
        .id
}

/// The suite of a method of one file.
pub(crate) fn suite_with(
    source: &str,
    name: &str,
    change: impl FnOnce(&mut SuiteRequest<'_>),
) -> (Arc<Program>, Suite) {
    let program = program(source);
    let cache = CodeCache::new(program.clone());
    let mut request = SuiteRequest::new(source);
    change(&mut request);
    let suite = generate_suite(&Budget::default(), &cache, method(&program, name), &request);
    (program, suite)
}

pub(crate) fn suite(source: &str, name: &str) -> (Arc<Program>, Suite) {
    suite_with(source, name, |_| {})
}

/// `this, (a, b) -> result`, one case a line, then the goals that aren't achieved.
pub(crate) fn show(program: &Program, suite: &Suite) -> String {
    let mut text = String::new();
    for case in &suite.cases {
        let _ = writeln!(text, "{}", show_case(program, case));
    }
    for goal in &suite.goals {
        let what = match &goal.status {
            GoalStatus::Achieved(_) => continue,
            GoalStatus::Feasible => "reached by no case".to_owned(),
            GoalStatus::Infeasible => "infeasible".to_owned(),
            GoalStatus::Unknown(reason) => format!("unknown: {reason}"),
        };
        let _ = writeln!(text, "{} `{}` {what}", goal.label(), goal.text);
    }
    let _ = writeln!(
        text,
        "{:?}{}",
        suite.status,
        match (suite.is_contradictory, suite.is_exhaustive) {
            (true, _) => ", no input satisfies the preconditions",
            (false, true) => ", exhaustive",
            (false, false) => "",
        }
    );
    text
}

pub(crate) fn show_case(program: &Program, case: &TestCase) -> String {
    let mut parts = Vec::new();
    if let Some(receiver) = &case.before.receiver {
        parts.push(format!("this={}", value(program, &case.before, receiver)));
    }
    for argument in &case.before.arguments {
        parts.push(value(program, &case.before, argument));
    }
    for (field, held) in &case.before.statics {
        parts.push(format!(
            "{}={}",
            program.field(*field).name,
            value(program, &case.before, held)
        ));
    }
    let outcome = match &case.outcome {
        CaseOutcome::Returns(None) => "()".to_owned(),
        CaseOutcome::Returns(Some(result)) => value(program, &case.after, result),
        CaseOutcome::Throws { class, .. } => {
            let name = &program.class(*class).display_name;
            name.rsplit('.').next().unwrap_or(name).to_owned()
        }
        CaseOutcome::Diverges => "endless".to_owned(),
    };
    let mark = match (&case.violates, case.is_refused) {
        (Some(_), _) => " !",
        (None, true) => " (refused)",
        (None, false) => "",
    };
    format!(
        "({}) -> {outcome}{mark}  if {}",
        parts.join(", "),
        case.condition
    )
}

fn value(program: &Program, state: &State, shown: &Value) -> String {
    value_within(program, state, shown, &mut Vec::new())
}

fn value_within(program: &Program, state: &State, shown: &Value, above: &mut Vec<u32>) -> String {
    let id = match shown {
        Value::Primitive(ty, bits) => return testgen::show::primitive(*ty, *bits),
        Value::Null => return "null".to_owned(),
        Value::Object(id) => *id,
    };
    if above.contains(&id.0) {
        return format!("@{}", id.0);
    }
    let Some(Some(object)) = state.heap.objects.get(id.0 as usize) else {
        return format!("?{}", id.0);
    };
    above.push(id.0);
    let mut inner = |shown: &Value| value_within(program, state, shown, above);
    let text = match &object.content {
        Content::Fields(fields) => {
            let parts: Vec<String> = fields
                .iter()
                .map(|(field, held)| format!("{}={}", program.field(*field).name, inner(held)))
                .collect();
            let name = object
                .class
                .class_id()
                .map(|class| program.class(class).display_name.clone());
            format!("{}{{{}}}", name.unwrap_or_default(), parts.join(" "))
        }
        Content::Array(_, values) | Content::Sequence(values) => {
            let parts: Vec<String> = values.iter().map(&mut inner).collect();
            format!("[{}]", parts.join(", "))
        }
        Content::Text(text) => testgen::show::string(text),
        Content::Boxed(ty, bits) => testgen::show::primitive(*ty, *bits),
        Content::Enum(field) => program.field(*field).name.to_string(),
        Content::Mapping(entries) => {
            let parts: Vec<String> = entries
                .iter()
                .map(|(key, held)| format!("{}={}", inner(key), inner(held)))
                .collect();
            format!("{{{}}}", parts.join(", "))
        }
        Content::Function(entries) => {
            let parts: Vec<String> = entries
                .iter()
                .map(|entry| {
                    let arguments: Vec<String> = entry.arguments.iter().map(&mut inner).collect();
                    let result = entry.result.as_ref().map_or("()".to_owned(), &mut inner);
                    format!("({})->{result}", arguments.join(", "))
                })
                .collect();
            format!("<{}>", parts.join("; "))
        }
        Content::Untouched { method, args } => {
            let args: Vec<String> = args.iter().map(|arg| format!("{arg:?}")).collect();
            format!("<{} of {}>", program.method(*method).key, args.join(", "))
        }
        Content::Made { text, .. } | Content::Opaque(text) => format!("<{text}>"),
    };
    above.pop();
    text
}
