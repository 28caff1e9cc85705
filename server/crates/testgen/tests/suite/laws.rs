//! Soundness: every case, run again from its data alone, does what it says. Completeness within
//! bounds: every concrete run on a small input is one of the paths enumerated.
//! (Degrave, Schrijvers, Vanhoof: *Towards a framework for constraint-based test case generation*,
//! theorems 1 and 2.)

use crate::common::{method, program, show_case};
use budget::Budget;
use interp::compile::CodeCache;
use java::program::Program;
use proptest::prelude::*;
use std::collections::BTreeSet;
use testgen::case::{CaseOutcome, Content, State, TestCase, Value};
use testgen::isomorphic::isomorphic;
use testgen::replay::{Replayed, replay};
use testgen::{Bounds, Criterion, StrategyChoice, Suite, SuiteRequest, generate_suite};

/// A statement of a random program over two lists and a number.
#[derive(Clone, Debug)]
enum Statement {
    /// `variable = variable.next`
    Follow(u8, u8),
    /// `variable = variable`
    Copy(u8, u8),
    /// `variable.next = variable`
    Link(u8, u8),
    /// `variable.next = null`
    Cut(u8),
    /// `variable = new Node(n)`
    New(u8),
    /// `variable.value = n`
    SetValue(u8),
    /// `n = n + variable.value`
    AddValue(u8),
    /// `n = n + 1`
    Count,
    If(Condition, Vec<Statement>, Vec<Statement>),
    While(Condition, Vec<Statement>),
}

#[derive(Clone, Debug)]
enum Condition {
    IsNull(u8),
    Same(u8, u8),
    NextIs(u8, u8),
    ValueLess(u8, u8),
    NumberIs(i8),
}

fn variable(number: u8) -> &'static str {
    if number.is_multiple_of(2) { "a" } else { "b" }
}

fn condition() -> impl Strategy<Value = Condition> {
    prop_oneof![
        any::<u8>().prop_map(Condition::IsNull),
        any::<(u8, u8)>().prop_map(|(one, other)| Condition::Same(one, other)),
        any::<(u8, u8)>().prop_map(|(one, other)| Condition::NextIs(one, other)),
        any::<(u8, u8)>().prop_map(|(one, other)| Condition::ValueLess(one, other)),
        (-2..4_i8).prop_map(Condition::NumberIs),
    ]
}

fn statement() -> impl Strategy<Value = Statement> {
    let leaf = prop_oneof![
        any::<(u8, u8)>().prop_map(|(one, other)| Statement::Follow(one, other)),
        any::<(u8, u8)>().prop_map(|(one, other)| Statement::Copy(one, other)),
        any::<(u8, u8)>().prop_map(|(one, other)| Statement::Link(one, other)),
        any::<u8>().prop_map(Statement::Cut),
        any::<u8>().prop_map(Statement::New),
        any::<u8>().prop_map(Statement::SetValue),
        any::<u8>().prop_map(Statement::AddValue),
        Just(Statement::Count),
    ];
    leaf.prop_recursive(2, 12, 3, |inner| {
        let block = prop::collection::vec(inner, 0..3);
        prop_oneof![
            (condition(), block.clone(), block.clone())
                .prop_map(|(condition, then, otherwise)| Statement::If(condition, then, otherwise)),
            (condition(), block).prop_map(|(condition, body)| Statement::While(condition, body)),
        ]
    })
}

fn write_condition(condition: &Condition) -> String {
    match condition {
        Condition::IsNull(one) => format!("{} == null", variable(*one)),
        Condition::Same(one, other) => format!("{} == {}", variable(*one), variable(*other)),
        Condition::NextIs(one, other) => {
            format!("{}.next == {}", variable(*one), variable(*other))
        }
        Condition::ValueLess(one, other) => {
            format!("{}.value < {}.value", variable(*one), variable(*other))
        }
        Condition::NumberIs(number) => format!("n == {number}"),
    }
}

fn write(statements: &[Statement], out: &mut String) {
    for statement in statements {
        match statement {
            Statement::Follow(one, other) => {
                *out += &format!("{} = {}.next;\n", variable(*one), variable(*other));
            }
            Statement::Copy(one, other) => {
                *out += &format!("{} = {};\n", variable(*one), variable(*other));
            }
            Statement::Link(one, other) => {
                *out += &format!("{}.next = {};\n", variable(*one), variable(*other));
            }
            Statement::Cut(one) => *out += &format!("{}.next = null;\n", variable(*one)),
            Statement::New(one) => *out += &format!("{} = new Node(n);\n", variable(*one)),
            Statement::SetValue(one) => *out += &format!("{}.value = n;\n", variable(*one)),
            Statement::AddValue(one) => *out += &format!("n = n + {}.value;\n", variable(*one)),
            Statement::Count => *out += "n = n + 1;\n",
            Statement::If(condition, then, otherwise) => {
                *out += &format!("if ({}) {{\n", write_condition(condition));
                write(then, out);
                *out += "} else {\n";
                write(otherwise, out);
                *out += "}\n";
            }
            Statement::While(condition, body) => {
                // Three rounds at most: the bound of the law.
                *out += &format!(
                    "for (int i = 0; i < 3 && {}; i++) {{\n",
                    write_condition(condition)
                );
                write(body, &mut *out);
                *out += "}\n";
            }
        }
    }
}

/// Loops inside loops would declare `i` twice.
fn has_nested_loop(statements: &[Statement], is_inside: bool) -> bool {
    statements.iter().any(|statement| match statement {
        Statement::While(_, body) => is_inside || has_nested_loop(body, true),
        Statement::If(_, then, otherwise) => {
            has_nested_loop(then, is_inside) || has_nested_loop(otherwise, is_inside)
        }
        _ => false,
    })
}

fn source(statements: &[Statement]) -> String {
    let mut body = String::new();
    write(statements, &mut body);
    format!(
        "class Node {{ int value; Node next; Node(int value) {{ this.value = value; }} }}
class A {{
static int f(Node a, Node b, int n) {{
{body}return n;
}}
}}
"
    )
}

fn values(state: &State, result: Option<Value>) -> Vec<Value> {
    let statics = state.statics.iter().map(|(_, value)| *value);
    let roots = state
        .receiver
        .into_iter()
        .chain(state.arguments.iter().copied());
    roots.chain(statics).chain(result).collect()
}

/// Functions are compared by what is made of them.
fn without_functions(state: &State) -> State {
    let mut state = state.clone();
    for object in state.heap.objects.iter_mut().flatten() {
        if let Content::Function(_) = object.content {
            object.content = Content::Opaque("a lambda".to_owned());
        }
    }
    state
}

fn same_state(one: &State, results: (Option<Value>, Option<Value>), other: &State) -> bool {
    let (one, other) = (without_functions(one), without_functions(other));
    isomorphic(
        (&one.heap, &values(&one, results.0)),
        (&other.heap, &values(&other, results.1)),
    )
}

fn result_of(outcome: &CaseOutcome) -> Option<Value> {
    match outcome {
        CaseOutcome::Returns(result) => *result,
        _ => None,
    }
}

/// What a case says and a replay shows, compared.
pub(crate) fn agree(program: &Program, case: &TestCase, replayed: &Replayed) -> Result<(), String> {
    let shown = show_case(program, case);
    if !same_state(&case.before, (None, None), &replayed.before) {
        return Err(format!(
            "{shown}: the state before differs: {:?}",
            replayed.before
        ));
    }
    let same_outcome = match (&case.outcome, &replayed.outcome) {
        (CaseOutcome::Returns(one), CaseOutcome::Returns(other)) => match (one, other) {
            (Some(Value::Object(_)), Some(Value::Object(_))) => true,
            (one, other) => one == other,
        },
        (
            CaseOutcome::Throws { class, message, .. },
            CaseOutcome::Throws {
                class: other_class,
                message: other_message,
                ..
            },
        ) => class == other_class && message == other_message,
        (CaseOutcome::Diverges, CaseOutcome::Diverges) => return Ok(()),
        _ => false,
    };
    if !same_outcome {
        return Err(format!("{shown}: the replay gave {:?}", replayed.outcome));
    }
    let results = (result_of(&case.outcome), result_of(&replayed.outcome));
    if !same_state(&case.after, results, &replayed.after) {
        return Err(format!(
            "{shown}: the state after differs: {:?}",
            replayed.after
        ));
    }
    if case.output != replayed.output {
        return Err(format!("{shown}: the replay printed {:?}", replayed.output));
    }
    Ok(())
}

/// The path's conditions in order, among all conditional jumps of the replay.
fn follows(program: &Program, text: &str, case: &TestCase, replayed: &Replayed) -> bool {
    let mut jumps = replayed.branches.iter();
    case.path.iter().all(|step| {
        jumps.by_ref().any(|(node, holds)| {
            let range = program.location(case.method, *node).map(|(_, range)| range);
            let line = range.map(|range| text[..range.start].matches('\n').count() as u32 + 1);
            line == Some(step.line) && *holds == step.taken
        })
    })
}

/// Every case of a suite, replayed.
#[track_caller]
pub(crate) fn check_sound(source: &str, name: &str, request: &SuiteRequest<'_>) -> Suite {
    let program = program(source);
    let cache = CodeCache::new(program.clone());
    let suite = generate_suite(&Budget::default(), &cache, method(&program, name), request);
    let budget = Budget {
        steps: request.bounds.steps,
        ..Budget::default()
    };
    for case in &suite.cases {
        let replayed = match replay(&budget, &cache, case) {
            Ok(replayed) => replayed,
            Err(reason) => panic!("{}: {reason}\n{source}", show_case(&program, case)),
        };
        if let Err(difference) = agree(&program, case, &replayed) {
            panic!("{difference}\n{source}");
        }
        assert!(
            follows(&program, source, case, &replayed),
            "{} leaves its path {:?}\n{source}",
            show_case(&program, case),
            case.path
        );
    }
    suite
}

fn all_paths(text: &str) -> SuiteRequest<'_> {
    SuiteRequest {
        criterion: Criterion::Paths(40),
        strategy: StrategyChoice::BreadthFirst,
        bounds: Bounds {
            objects: 4,
            runs: 3_000,
            ..Bounds::default()
        },
        keeps_all: true,
        ..SuiteRequest::new(text)
    }
}

/// All heaps of two nodes with values 0 and 1, as input of `f(a, b, n)`.
fn small_inputs(program: &Program, template: &TestCase) -> Vec<TestCase> {
    let node = program.class_by_name("Node").expect("declared");
    let fields = &program.class(node).fields;
    let (value, next) = (fields[0], fields[1]);
    let reference = |choice: u32| match choice {
        0 => Value::Null,
        id => Value::Object(testgen::case::ObjectId(id - 1)),
    };
    let int = |number: i64| Value::Primitive(java::types::Primitive::Int, number as u64);
    let mut inputs = Vec::new();
    for a in 0..3 {
        for b in 0..3 {
            for nexts in 0..9 {
                for numbers in 0..8 {
                    let object = |next_choice: u32, number: i64| {
                        Some(testgen::case::Object {
                            class: java::types::Type::class(node),
                            content: Content::Fields(vec![
                                (value, int(number)),
                                (next, reference(next_choice)),
                            ]),
                        })
                    };
                    let mut case = template.clone();
                    case.before = State {
                        heap: testgen::case::HeapGraph {
                            objects: vec![
                                object(nexts % 3, numbers & 1),
                                object(nexts / 3, (numbers >> 1) & 1),
                            ],
                        },
                        receiver: None,
                        arguments: vec![reference(a), reference(b), int(numbers >> 2)],
                        statics: Vec::new(),
                    };
                    inputs.push(case);
                }
            }
        }
    }
    inputs
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn cases_of_random_heap_programs_are_sound_and_paths_complete(
        statements in prop::collection::vec(statement(), 1..5)
            .prop_filter("nested loops", |statements| !has_nested_loop(statements, false))
    ) {
        let text = source(&statements);
        let suite = check_sound(&text, "A.f", &all_paths(&text));
        let program = program(&text);
        let cache = CodeCache::new(program.clone());
        // Only a complete enumeration promises anything.
        if suite.is_exhaustive && !suite.cases.is_empty() {
            let mut paths = BTreeSet::new();
            for case in &suite.cases {
                let replayed = replay(&Budget::default(), &cache, case).expect("replayed before");
                paths.insert(replayed.branches);
            }
            for input in small_inputs(&program, &suite.cases[0]) {
                let replayed = replay(&Budget::default(), &cache, &input).expect("a small input");
                prop_assert!(
                    paths.contains(&replayed.branches),
                    "{} takes a path that wasn't enumerated: {:?}\n{}",
                    show_case(&program, &input),
                    replayed.branches,
                    text
                );
            }
        }
    }
}
