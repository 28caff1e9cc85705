//! Test cases of a method: JUnit tests that reach it, pinned examples of its contract, and inputs
//! generated from the contract where there is neither.
//!
//! What must hold: every test found is in the list, run or with the reason why not.

use crate::project::Project;
use crate::report::{Anchor, CaseKind};
use budget::Budget;
use java::discovery::Invocation;
use java::types::MethodId;
use testgen::contract_run::Specification;
use testgen::generate::{self, GeneratedCase, Limits};
use testgen::input::Input;

pub mod examples;
pub mod junit;
pub mod run;
pub mod verdict;

pub use run::CaseContext;
pub use verdict::{FailureFacts, Verdict};

/// One case of a method.
#[derive(Clone, Debug)]
pub struct Case {
    pub name: String,
    pub kind: CaseKind,
    pub anchor: Option<Anchor>,
    pub source: CaseSource,
    /// Not run: why.
    pub skip: Option<String>,
}

#[derive(Clone, Debug)]
pub enum CaseSource {
    /// Number of the test in the project's index, and of its invocation.
    JUnit { test: usize, invocation: usize },
    /// The method itself is called under its contract.
    Contract {
        specification: Specification,
        receiver: Option<Input>,
        args: Vec<Input>,
    },
}

/// The cases of a method and what is to be said about their making.
#[derive(Clone, Debug, Default)]
pub struct Cases {
    pub cases: Vec<Case>,
    /// Proven: no input satisfies the precondition.
    pub is_contradictory: bool,
    /// Why generation of inputs was incomplete or impossible.
    pub limitation: Option<String>,
}

/// The cases of one test: one for each invocation. `number` is the test's in the project's index.
pub fn cases_of_test(project: &Project, number: usize) -> Vec<Case> {
    let test = &project.tests().tests[number];
    let anchor = Some(project.anchor(test.method, node_of(project, test.method)));
    let case = |(invocation, made): (usize, &Invocation)| Case {
        name: if made.label.is_empty() {
            test.name.to_string()
        } else {
            format!("{} {}", test.name, made.label)
        },
        kind: CaseKind::JUnit,
        anchor: anchor.clone(),
        source: CaseSource::JUnit {
            test: number,
            invocation,
        },
        skip: test
            .skip
            .clone()
            .or_else(|| made.args.as_ref().err().cloned()),
    };
    test.invocations.iter().enumerate().map(case).collect()
}

/// Finds and, where needed, generates the cases of a method.
pub fn cases_of(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
) -> Cases {
    let mut cases = Cases::default();
    for number in project.tests_of(method) {
        cases.cases.extend(cases_of_test(project, *number));
    }
    let lowered = project.program.lowered(method);
    let contract = lowered.contract.clone().unwrap_or_default();
    let specification = Specification::of(&project.program, method, contract);
    let pinned = examples::pinned_cases(project, method, &specification);
    if !specification.is_checkable() && pinned.is_empty() {
        return cases;
    }
    let has_pinned = !pinned.is_empty();
    cases.cases.extend(pinned);
    if has_pinned {
        return cases;
    }
    let make = |machine, budget: &Budget| context.interpreter(machine, budget, None);
    match generate::generate(
        budget,
        context.program(),
        method,
        &specification,
        Limits::default(),
        &make,
    ) {
        Ok(generated) => {
            cases.is_contradictory = generated.is_contradictory;
            if generated.cases.is_empty() && !generated.is_contradictory {
                cases.limitation = Some(match generated.incomplete {
                    Some(reason) => {
                        format!("no input was found that satisfies the precondition ({reason})")
                    }
                    None => "no input was found that satisfies the precondition".to_owned(),
                });
            }
            for case in generated.cases {
                cases
                    .cases
                    .push(contract_case(project, method, &specification, case));
            }
        }
        Err(reason) => cases.limitation = Some(reason),
    }
    cases
}

/// Inputs with which a method breaks its contract in a version of the program, and what is left of the
/// work allowed.
pub(crate) fn generated(
    budget: &Budget,
    project: &Project,
    context: &CaseContext,
    method: MethodId,
    specification: &Specification,
    limits: Limits,
) -> (Vec<Case>, Option<u64>) {
    let make = |machine, budget: &Budget| context.interpreter(machine, budget, None);
    let program = context.program();
    let found = generate::generate(budget, program, method, specification, limits, &make);
    let found = found.unwrap_or_default();
    let violating = found.cases.into_iter().filter(|case| case.violates);
    let cases = violating.map(|case| contract_case(project, method, specification, case));
    (cases.collect(), found.work_left)
}

fn contract_case(
    project: &Project,
    method: MethodId,
    specification: &Specification,
    generated: GeneratedCase,
) -> Case {
    let GeneratedCase { receiver, args, .. } = generated;
    Case {
        name: call_text(project, method, receiver.as_ref(), &args),
        kind: CaseKind::Contract,
        anchor: Some(project.anchor(method, node_of(project, method))),
        source: CaseSource::Contract {
            specification: specification.clone(),
            receiver,
            args,
        },
        skip: None,
    }
}

/// `cost(13, true)`
pub(crate) fn call_text(
    project: &Project,
    method: MethodId,
    receiver: Option<&Input>,
    args: &[Input],
) -> String {
    let program = &project.program;
    let declared = program.method(method);
    let shown: Vec<String> = args.iter().map(|arg| arg.show(program)).collect();
    let call = format!("{}({})", declared.name, shown.join(", "));
    match receiver {
        Some(receiver) => format!("{}.{call}", receiver.show(program)),
        None => call,
    }
}

/// The node of a method's declaration.
pub(crate) fn node_of(project: &Project, method: MethodId) -> java::ir::NodeId {
    match &project.program.method(method).source {
        java::program::MemberSource::Method(source) => source.id,
        java::program::MemberSource::Field(source) => source.id,
        java::program::MemberSource::Initializer(source) => source.id,
        java::program::MemberSource::EnumConstant(source) => source.id,
        java::program::MemberSource::None => java::ir::SYNTHETIC,
    }
}
