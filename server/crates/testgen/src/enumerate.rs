//! All valid objects of a class within a scope: those for which `repOk` (and the invariants) hold.
//!
//! What must hold: no two of them are isomorphic, and where the enumeration says that it is complete,
//! every valid object within the scope is isomorphic to one of them.

use crate::capture::Identities;
use crate::case::State;
use crate::contract_run::clauses_hold;
use crate::input::BuildFailure;
use crate::recipes::rep_ok;
use crate::state::{Roots, take};
use crate::suite::Bounds;
use crate::unknown::{Openness, UnknownInput};
use budget::Budget;
use interp::Interpreter;
use interp::compile::CodeCache;
use interp::machine::{CodePlace, Machine};
use interp::outcome::{Completion, Halt};
use java::types::{ClassId, MethodId};
use std::ops::ControlFlow;
use std::sync::Arc;
use symbolic::strategy::DepthFirst;
use symbolic::{End, Explorer, Plan, SymbolicMachine};

/// How large the objects may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scope {
    /// Objects of the program's classes, the root included.
    pub objects: u32,
    /// Elements of an array.
    pub length: u32,
    /// Integers lie between these, inclusive.
    pub integers: (i64, i64),
    pub runs: u32,
}

/// What an enumeration gives.
#[derive(Clone, Debug)]
pub struct Enumeration {
    /// The objects are the receivers.
    pub objects: Vec<State>,
    /// Why it isn't complete; `None` if it is.
    pub incomplete: Option<String>,
    pub runs: u32,
}

/// What stands for "the enumeration wants to know".
const OUTSIDE: CodePlace = CodePlace {
    code: u32::MAX,
    op: u32::MAX - 3,
};

/// Decisions of one run.
const DECISIONS: usize = 2_000;

/// Enumerates the valid objects of a class.
///
/// # Errors
/// The class says nowhere which objects are valid.
pub fn valid_objects(
    budget: &Budget,
    cache: &Arc<CodeCache>,
    class: ClassId,
    scope: &Scope,
) -> Result<Enumeration, String> {
    let program = cache.program().clone();
    let method = rep_ok(&program, class)
        .ok_or_else(|| format!("`{}` has no `repOk`", program.class(class).display_name))?;
    let bounds = Bounds {
        objects: scope.objects,
        length: scope.length,
        ..Bounds::default()
    };
    let mut input = UnknownInput::new(
        &program,
        method,
        Openness {
            bounds,
            takes_null: true,
            ..Openness::default()
        },
    );
    let plan = Plan {
        decision_limit: DECISIONS,
        is_bounded: true,
        input_range: Some(scope.integers),
        object_limit: scope.objects as usize,
        program: Some(program.clone()),
        ..Plan::default()
    };
    let run_budget = Budget {
        steps: bounds.steps,
        ..budget.clone()
    };
    let mut explorer = Explorer::new(plan);
    let mut found = Enumeration {
        objects: Vec::new(),
        incomplete: None,
        runs: 0,
    };
    let mut run = |machine: SymbolicMachine| {
        let mut interpreter =
            Interpreter::new(program.clone(), cache.clone(), machine, run_budget.clone());
        let object = valid_object(&mut interpreter, &mut input, class, method);
        (std::mem::take(interpreter.machine_mut()), object)
    };
    let mut visit = |_: &SymbolicMachine, object: Result<Option<State>, Halt>| {
        match object {
            Ok(Some(state)) => found.objects.push(state),
            Ok(None) | Err(Halt::Pruned) => {}
            Err(halt) => {
                found.incomplete.get_or_insert(format!("{halt:?}"));
            }
        }
        ControlFlow::Continue(())
    };
    let end = explorer.explore(budget, &mut DepthFirst, scope.runs, &mut run, &mut visit);
    found.runs = explorer.runs();
    match end {
        End::Exhausted | End::Left | End::Stopped | End::GaveUp => {}
        End::Incomplete(reasons) => {
            found.incomplete.get_or_insert(reasons.join(", "));
        }
        End::Limit(stop) => {
            let reason = stop.map_or("too many runs".to_owned(), |stop| stop.to_string());
            found.incomplete.get_or_insert(reason);
        }
    }
    Ok(found)
}

fn valid_object(
    interpreter: &mut Interpreter<SymbolicMachine>,
    input: &mut UnknownInput,
    class: ClassId,
    method: MethodId,
) -> Result<Option<State>, Halt> {
    if let Completion::Throw(_) = interpreter.initialize_class(class)? {
        return Ok(None);
    }
    let built = match input.build(interpreter) {
        Ok(built) => built,
        Err(BuildFailure::Thrown(_)) => return Ok(None),
        Err(BuildFailure::Halt(halt)) => return Err(halt),
    };
    let Some(receiver) = built.receiver else {
        return Ok(None);
    };
    let invariants = interpreter.program().invariants(class).0;
    if !clauses_hold(interpreter, &invariants, Some(receiver), &[], true)? {
        return Ok(None);
    }
    let Completion::Return(Some(valid)) = interpreter.call(method, Some(receiver), &[])? else {
        return Ok(None);
    };
    let holds = valid.bits & 1 == 1;
    let machine = interpreter.machine_mut();
    machine.assumption(OUTSIDE, valid.shadow, holds)?;
    if !holds {
        return Ok(None);
    }
    // Whatever `repOk` didn't look at may be anything: each is an object of its own.
    for (_, slot, primitive) in &built.leaves {
        match (slot.shadow, primitive) {
            (Some(term), None) => machine.pin(OUTSIDE, term)?,
            (_, Some(_)) => machine.fix(OUTSIDE, *slot)?,
            (None, None) => {}
        }
    }
    if let Some(halt) = machine.take_pending() {
        return Err(halt);
    }
    let roots = Roots {
        receiver: Some(receiver),
        ..Roots::default()
    };
    let (state, _) = take(interpreter, &mut Identities::default(), &roots, &[])?;
    Ok(Some(state))
}
