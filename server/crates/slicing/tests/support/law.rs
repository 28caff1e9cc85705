//! The law of static slices: on every test a static slice gives the original's sequence of values at the
//! criterion. Checked at everything that a program with a `main` prints or returns.

use budget::Budget;
use slicing::criterion::{self, Criterion};
use slicing::flow::{Question, StaticSlicer, fixpoint};
use slicing::inputs::starts::main_test;
use slicing::program::subject::{Subject, Version};
use slicing::reduction::oracle::Oracle;
use slicing::source::edit::Edits;
use slicing::source::lowered::Facts;
use slicing::source::render::render;
use slicing::source::tree::{Form, NodeKind, Role};

/// The values that are printed, and what methods return.
pub(crate) fn criteria(subject: &Subject, facts: &Facts) -> Vec<Criterion> {
    let tree = &subject.tree;
    let mut found: Vec<Criterion> = Vec::new();
    for node in tree.indices() {
        let entry = tree.node(node);
        let printed = entry.role == Role::Argument
            && entry.parent.is_some_and(|call| {
                matches!(&tree.node(call).form,
                    Form::Call(name, 1) if matches!(&**name, "print" | "println"))
            });
        let criterion = match entry.kind {
            NodeKind::Expression if printed => {
                criterion::at_range(subject, facts, entry.span.clone()).ok()
            }
            NodeKind::Method => criterion::returned(subject, node).ok(),
            _ => None,
        };
        found.extend(criterion.filter(|it| !found.contains(it)));
    }
    found
}

/// What one criterion's static slices are.
pub(crate) struct Sizes {
    /// With each slicer alone, then composed.
    pub(crate) nodes: Vec<usize>,
    pub(crate) values: usize,
}

/// Checks the static slices for one criterion on `main`; `None` if that doesn't come to the criterion.
///
/// # Errors
/// What is wrong, with the slice.
pub(crate) fn check(
    subject: &Subject,
    facts: &Facts,
    criterion: &Criterion,
    stdin: &str,
) -> Result<Option<Sizes>, String> {
    let budget = Budget::default();
    let mut oracle = Oracle::new(subject.clone(), criterion.clone(), budget.clone());
    let test = main_test(Vec::new(), stdin);
    if oracle
        .add_test(test)
        .map_err(|stop| stop.to_string())?
        .is_some()
    {
        return Ok(None);
    }
    let values = oracle.expectations.iter().map(|it| it.values.len()).sum();
    if values == 0 {
        return Ok(None);
    }
    let base = oracle.prepare(Version::original(subject));
    let [one, two] = StaticSlicer::ALL;
    let mut nodes = Vec::new();
    for slicers in [vec![one], vec![two], vec![one, two]] {
        let names: Vec<&str> = slicers.iter().map(|it| it.name()).collect();
        let names = names.join("+");
        let mut report = |_: &str, _: &Edits, _| {};
        let question = Question {
            subject,
            facts,
            criterion,
            needed: &[],
            budget: &budget,
        };
        let sliced = fixpoint(question, &slicers, &mut report)
            .map_err(|reason| format!("{names}: {reason}"))?;
        if let Some(reason) = sliced.whole {
            return Err(format!("{names}: {reason}"));
        }
        let edits = sliced.edits;
        let checked = oracle
            .check(&base, &edits, 0)
            .map_err(|it| it.to_string())?;
        if let Err(refutation) = checked {
            let java = render(&subject.tree, &subject.text, &edits);
            return Err(format!("{names}: {refutation:?}\n{java}"));
        }
        nodes.push(edits.size(&subject.tree));
    }
    Ok(Some(Sizes { nodes, values }))
}
