//! Whether a slice made earlier still holds: on tests that were found later (a new failing test, a
//! pinned case, a counterexample), and of a program that may have changed since.
//!
//! What must hold: the slice is a program of its own, compared with the original by the prefix rule,
//! as when it was made; nothing of how it was made is needed.

use crate::criterion::observer::Observed;
use crate::criterion::{self, Criterion};
use crate::evaluate::{criterion_in_text, partners};
use crate::inputs::runs::{Callee, Entry, Step, Test, input_in, method_in};
use crate::program::subject::Subject;
use crate::reduction::oracle::{Expectation, Oracle, Refused};
use crate::slicer::{self, Task};
use crate::source::lowered::Facts;
use crate::source::tree::{NodeIndex, NodeKind};
use budget::{Budget, Stop};
use java::program::SourceUnit;
use std::collections::BTreeMap;
use std::sync::Arc;
use testgen::input::Input;

/// A test on which the slice does something else than the original: it is outdated.
#[derive(Clone, PartialEq, Debug)]
pub struct Outdated {
    /// The name of the test.
    pub test: Arc<str>,
    /// A sentence.
    pub reason: String,
}

/// What became of a slice.
#[derive(Clone, PartialEq, Debug)]
pub struct Rechecked {
    /// The first test that refutes the slice.
    pub outdated: Option<Outdated>,
    /// Tests on which original and slice were compared.
    pub tests: usize,
    /// Tests that can't be run on the original, with the reason.
    pub refused: Vec<(Arc<str>, String)>,
}

/// The tests there are now: all JUnit tests, and those that a slice for all inputs would be made with.
///
/// # Errors
/// A sentence when the budget is over.
pub fn tests(subject: &Subject, task: &Task, budget: &Budget) -> Result<Vec<Test>, String> {
    let mut tests = slicer::junit_tests(subject);
    let generated = slicer::run_tests(subject, task, budget)?;
    tests.extend(generated.expectations.into_iter().map(|it| it.test));
    Ok(tests)
}

/// Compares a slice, given as a program, with the original on some tests.
///
/// # Errors
/// A sentence: the slice is no program, the criterion isn't in it, or the budget is over.
pub fn recheck(
    subject: &Subject,
    criterion: &Criterion,
    slice: &str,
    tests: &[Test],
    budget: &Budget,
) -> Result<Rechecked, String> {
    let sliced = sliced_subject(subject, slice)?;
    let facts = Facts::new(&sliced);
    let there = in_slice(subject, criterion, slice, &sliced, &facts)?;
    let nodes: BTreeMap<NodeIndex, NodeIndex> = partners(subject, criterion.node, slice)?
        .into_iter()
        .map(|(new, old)| (old, new))
        .collect();
    let stopped = |stop: Stop| stop.to_string();
    let mut original = Oracle::new(subject.clone(), criterion.clone(), budget.clone());
    let later = Oracle::new(sliced.clone(), there, budget.clone());
    let mut result = Rechecked {
        outdated: None,
        tests: 0,
        refused: Vec::new(),
    };
    for test in tests {
        if let Entry::JUnit { test: name, .. } = &test.entry
            && let Some(reason) = left_out(subject, &sliced, name)
        {
            result.refused.push((Arc::clone(&test.name), reason));
            continue;
        }
        if let Some(reason) = original.add_test(test.clone()).map_err(stopped)? {
            result.refused.push((Arc::clone(&test.name), reason));
            continue;
        }
        let Some(expected) = original.expectations.last() else {
            continue;
        };
        result.tests += 1;
        let reason = match translated(test, subject, &sliced, &nodes) {
            None => Some("what it refers to is not in the slice".to_owned()),
            Some(test) => match later
                .values(&sliced.original, &test)
                .map_err(stopped)?
                .and_then(|found| as_far(expected, found))
            {
                Ok(found) => difference(expected, &found),
                // A test that calls what the slice has no more doesn't compile with it.
                Err(reason) if !expected.others.is_empty() && reason.is_of_source => {
                    let reason = format!("it needs more than the slice has: {}", reason.text);
                    result.refused.push((Arc::clone(&test.name), reason));
                    result.tests -= 1;
                    continue;
                }
                Err(reason) => Some(format!("the slice can't be run on it: {}", reason.text)),
            },
        };
        if let Some(reason) = reason {
            result.outdated = Some(Outdated {
                test: Arc::clone(&test.name),
                reason,
            });
            break;
        }
    }
    Ok(result)
}

/// Why a JUnit test says nothing of the slice: it isn't there any more, or its class is no class.
fn left_out(subject: &Subject, sliced: &Subject, name: &Arc<str>) -> Option<String> {
    let mut left = sliced.original.tests().tests.iter();
    let Some(test) = left.find(|it| it.name == *name) else {
        return Some("the slice has left it out".to_owned());
    };
    let program = &sliced.original.program;
    let files = [test.class, program.method(test.method).class];
    let files = files.map(|class| program.class(class).file);
    let known = subject.original.program.errors();
    let error = program.errors().into_iter().find(|error| {
        let is_old = known.iter().any(|it| it.message == error.message);
        files.contains(&error.file) && !is_old
    })?;
    Some(format!(
        "it needs more than the slice has: {}",
        error.message
    ))
}

/// The program with the slice in the place of the file.
fn sliced_subject(subject: &Subject, slice: &str) -> Result<Subject, String> {
    let program = &subject.original.program;
    let units: Vec<SourceUnit> = program
        .files()
        .filter(|(_, unit)| !unit.is_library)
        .map(|(file, unit)| {
            if file == subject.file {
                SourceUnit {
                    unit: syntax::SourceFile::new(slice).unit(),
                    ..unit.clone()
                }
            } else {
                unit.clone()
            }
        })
        .collect();
    let program = Arc::new(program.update(units));
    Subject::new(program, subject.file, slice.into()).map_err(|reason| format!("slice: {reason}"))
}

fn in_slice(
    subject: &Subject,
    criterion: &Criterion,
    slice: &str,
    sliced: &Subject,
    facts: &Facts,
) -> Result<Criterion, String> {
    use crate::criterion::Target;
    let offset = criterion_in_text(subject, criterion.node, slice)? as u32;
    let method_at = |name: &str| {
        let found = criterion::methods_named(sliced, name);
        let here = found.iter().find(|at| {
            let entry = sliced.tree.node(**at);
            entry.name.as_ref().is_some_and(|name| name.start == offset)
        });
        here.copied()
            .ok_or_else(|| "the criterion is gone from the slice".to_owned())
    };
    let name_of = |node: NodeIndex| match &subject.tree.node(node).form {
        crate::source::tree::Form::Named(name) | crate::source::tree::Form::Constructor(name) => {
            Arc::clone(name)
        }
        _ => Arc::from(""),
    };
    match criterion.target {
        Target::Returned(method) => criterion::returned(sliced, method_at(&name_of(method))?),
        Target::FieldAtExit { method, field } => {
            criterion::field_at_exit(sliced, method_at(&name_of(method))?, &name_of(field))
        }
        _ => criterion::at_offset(sliced, facts, offset),
    }
}

/// The same test of the slice. Arguments of parameters that went are left out, and of several calls
/// those of methods that went.
fn translated(
    test: &Test,
    subject: &Subject,
    sliced: &Subject,
    nodes: &BTreeMap<NodeIndex, NodeIndex>,
) -> Option<Test> {
    let (old, new) = (&subject.original.program, &sliced.original.program);
    let tree = &subject.tree;
    let moved = |input: &Input| input_in(input, old, new);
    let kept = |method: NodeIndex, args: &[Input]| -> Vec<Input> {
        let params = tree.children(method).into_iter();
        let params = params.filter(|child| tree.node(*child).kind == NodeKind::Param);
        let args = args.iter().zip(params);
        let args = args.filter(|(_, param)| nodes.contains_key(param));
        args.map(|(arg, _)| arg.clone()).collect()
    };
    let step = |step: &Step| -> Option<Step> {
        let (callee, args) = match step.callee {
            Callee::Declared(node) => {
                (Callee::Declared(*nodes.get(&node)?), kept(node, &step.args))
            }
            Callee::Other(method) => (
                Callee::Other(method_in(method, old, new)?),
                step.args.clone(),
            ),
        };
        let receiver = match &step.receiver {
            Some(receiver) => Some(moved(receiver)?),
            None => None,
        };
        let args = args.iter().map(|arg| moved(arg).unwrap_or(Input::Null));
        Some(Step {
            number: step.number,
            callee,
            receiver,
            args: args.collect(),
        })
    };
    let entry = match &test.entry {
        Entry::Call {
            method,
            receiver,
            args,
        } => {
            let receiver = match receiver {
                Some(receiver) => Some(moved(receiver)?),
                None => None,
            };
            let args = kept(*method, args);
            Entry::Call {
                method: *nodes.get(method)?,
                receiver,
                args: args.iter().map(moved).collect::<Option<_>>()?,
            }
        }
        Entry::Calls(steps) => Entry::Calls(steps.iter().filter_map(step).collect()),
        Entry::Start(class) => Entry::Start(*nodes.get(class)?),
        Entry::Main { .. } | Entry::JUnit { .. } => test.entry.clone(),
    };
    Some(Test {
        name: Arc::clone(&test.name),
        entry,
    })
}

/// What the slice shows, if it was run as far as the original.
fn as_far(expected: &Expectation, found: Expectation) -> Result<Expectation, Refused> {
    match &found.broken_off {
        Some(reason) if expected.is_whole() => Err(Refused {
            text: reason.to_string(),
            is_of_source: true,
        }),
        _ => Ok(found),
    }
}

/// Where the slice's values leave the original's.
fn difference(expected: &Expectation, found: &Expectation) -> Option<String> {
    let differs = |(one, two): (&Observed, &Observed)| one.hash != two.hash;
    let pairs = expected.values.iter().zip(found.values.iter());
    if let Some(at) = pairs.clone().position(differs) {
        let (one, two) = (expected.values.get(at)?, found.values.get(at)?);
        return Some(format!(
            "value {} is {}, the slice gives {}",
            at + 1,
            one.text,
            two.text
        ));
    }
    if found.values.len() < expected.values.len() {
        return Some(format!(
            "there are {} values, the slice gives {}",
            expected.values.len(),
            found.values.len()
        ));
    }
    (found.is_endless && !expected.is_endless).then(|| "the slice doesn't end".to_owned())
}
