//! One run of a method on an open input: preconditions, call, oracles, pictures before and after.
//!
//! What must hold: what runs besides the program (pictures, oracles that can't steer the path) leaves
//! no decision behind.

use crate::capture::Identities;
use crate::case::{CaseOutcome, State, Violation};
use crate::contract_run::{
    ContractOutcome, Specification, ViolationKind, call_under_contract, clauses_hold,
};
use crate::guards::Guards;
use crate::input::BuildFailure;
use crate::recipes::rep_ok;
use crate::source::Text;
use crate::state::{Roots, fill_functions, tables, take};
use crate::unknown::{BuiltInput, UnknownInput};
use budget::Stop;
use interp::Interpreter;
use interp::heap::{Payload, Reference, TraceFrame};
use interp::machine::{CodePlace, Machine};
use interp::outcome::{Completion, Halt};
use java::program::{MemberSource, Program};
use java::types::{ClassId, FieldId, MethodId, Type};
use std::sync::Arc;
use symbolic::SymbolicMachine;

/// What doesn't change from run to run.
pub(crate) struct Subject<'a> {
    pub(crate) program: Arc<Program>,
    pub(crate) method: MethodId,
    pub(crate) specification: Specification,
    pub(crate) guards: Guards,
    pub(crate) statics: Vec<FieldId>,
    pub(crate) text: Text<'a>,
    pub(crate) reports_exceptions: bool,
}

/// A run that is a case.
#[derive(Clone, Debug)]
pub(crate) struct CaseRun {
    pub(crate) before: State,
    pub(crate) after: State,
    pub(crate) outcome: CaseOutcome,
    pub(crate) output: String,
    pub(crate) violates: Option<Violation>,
    pub(crate) is_refused: bool,
    pub(crate) is_raw_state: bool,
}

/// A run's input.
pub(crate) struct Prepared {
    pub(crate) built: BuiltInput,
    /// Of a constructor the object that nothing was done to.
    pub(crate) receiver: Option<Reference>,
}

/// How a run ended.
pub(crate) enum Ended {
    Case(Box<CaseRun>),
    /// The input isn't one: a precondition is false, a constructor refuses.
    NoInput,
    /// Left at a bound.
    Pruned,
    /// Can't be run to an end: why.
    Failed(String),
}

/// What stands for "outside of the program".
const OUTSIDE: CodePlace = CodePlace {
    code: u32::MAX,
    op: u32::MAX - 2,
};

impl Subject<'_> {
    /// Makes a run.
    pub(crate) fn run(
        &self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        input: &mut UnknownInput,
    ) -> Ended {
        match self.try_run(interpreter, input) {
            Ok(ended) => match interpreter.machine_mut().take_pending() {
                Some(halt) => self.halted(halt),
                None => ended,
            },
            Err(halt) => self.halted(halt),
        }
    }

    fn halted(&self, halt: Halt) -> Ended {
        match halt {
            Halt::Pruned => Ended::Pruned,
            Halt::Stop(stop) => Ended::Failed(stop.to_string()),
            Halt::Unsupported { what, .. } => Ended::Failed(what),
            Halt::SourceError { message, .. } => Ended::Failed(message),
            Halt::Exit(_) => Ended::Failed("the program calls System.exit".to_owned()),
            Halt::Internal(message) => Ended::Failed(message),
        }
    }

    fn try_run(
        &self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        input: &mut UnknownInput,
    ) -> Result<Ended, Halt> {
        let declared = self.program.method(self.method);
        let is_constructor = &*declared.name == "<init>";
        if let Completion::Throw(_) = interpreter.initialize_class(declared.class)? {
            return Ok(Ended::Failed(
                "the class's static initialiser fails".to_owned(),
            ));
        }
        interpreter.machine_mut().observe(false);
        let Some(Prepared { built, receiver }) = self.prepare(interpreter, input)? else {
            return Ok(Ended::NoInput);
        };
        let mut identities = Identities::with_origins(built.origins.clone());
        let mut roots = Roots {
            receiver: built.receiver,
            arguments: declared
                .params
                .iter()
                .cloned()
                .zip(built.args.iter().map(|slot| slot.bits))
                .collect(),
            statics: self.statics.clone(),
            result: None,
        };
        let (mut before, _) = take(interpreter, &mut identities, &roots, &built.functions)?;
        let output_before = interpreter.output().len();
        let called = call_under_contract(
            interpreter,
            self.method,
            &self.specification,
            receiver,
            &built.args,
        );
        let output = interpreter
            .output()
            .get(output_before..)
            .unwrap_or_default();
        let output = String::from_utf8_lossy(output).into_owned();
        let mut run = CaseRun {
            before: State::default(),
            after: State::default(),
            outcome: CaseOutcome::Diverges,
            output,
            violates: None,
            is_refused: false,
            is_raw_state: built.is_raw,
        };
        let completion = match called {
            Err(Halt::Stop(Stop::Steps)) => {
                run.after = before.clone();
                run.before = before;
                return Ok(Ended::Case(Box::new(run)));
            }
            Err(halt) => return Err(halt),
            Ok(ContractOutcome::PreconditionFalse) => return Ok(Ended::NoInput),
            Ok(ContractOutcome::Holds(completion)) => Some(completion),
            Ok(ContractOutcome::Violated(violation)) => {
                let clause = violation.clause;
                run.violates = Some(self.clause_violation(&violation.kind, clause));
                violation.completion
            }
        };
        let result = match completion {
            Some(Completion::Return(Some(slot))) => Some((declared.return_type.clone(), slot.bits)),
            Some(Completion::Return(None)) if is_constructor => {
                receiver.map(|object| (Type::class(declared.class), object.bits()))
            }
            Some(Completion::Throw(exception)) => {
                self.thrown(interpreter, exception, &mut run);
                None
            }
            _ => None,
        };
        let tables = tables(interpreter, &mut identities, &built.functions)?;
        roots.result = result;
        let (mut after, value) = take(interpreter, &mut identities, &roots, &built.functions)?;
        if !matches!(completion, Some(Completion::Throw(_))) {
            run.outcome = CaseOutcome::Returns(value);
        }
        fill_functions(&mut before, None, &tables);
        fill_functions(&mut after, value, &tables);
        let count = before.heap.objects.len().max(after.heap.objects.len());
        before.heap.objects.resize(count, None);
        after.heap.objects.resize(count, None);
        run.before = before;
        run.after = after;
        Ok(Ended::Case(Box::new(run)))
    }

    /// Builds the input of a run; `None`: it isn't one.
    pub(crate) fn prepare(
        &self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        input: &mut UnknownInput,
    ) -> Result<Option<Prepared>, Halt> {
        let declared = self.program.method(self.method);
        let built = match input.build(interpreter) {
            Ok(built) => built,
            Err(BuildFailure::Thrown(_) | BuildFailure::Halt(Halt::Pruned)) => return Ok(None),
            Err(BuildFailure::Halt(halt)) => return Err(halt),
        };
        let receiver = match &*declared.name == "<init>" {
            true => Some(match built.receiver {
                Some(outer) => interpreter.allocate_within(outer.slot(), declared.class)?,
                None => interpreter.allocate_object(declared.class)?,
            }),
            false => built.receiver,
        };
        let is_valid = self.satisfies_invariants(interpreter, &built)?;
        Ok(is_valid.then_some(Prepared { built, receiver }))
    }

    /// `repOk` of receiver and arguments, and the invariants of the arguments' classes (those of the
    /// receiver are checked with the contract). Needed: a run where one is false is no run.
    fn satisfies_invariants(
        &self,
        interpreter: &mut Interpreter<SymbolicMachine>,
        built: &BuiltInput,
    ) -> Result<bool, Halt> {
        let declared = self.program.method(self.method);
        let mut objects: Vec<Reference> = built.receiver.into_iter().collect();
        for (ty, slot) in declared.params.iter().zip(&built.args) {
            let Some(class) = ty.class_id() else { continue };
            if !self.has_validity(class) {
                continue;
            }
            if let Some(term) = slot.shadow {
                interpreter.machine_mut().pin(OUTSIDE, term)?;
            }
            objects.push(Reference::from_bits(slot.bits));
        }
        for (index, object) in objects.into_iter().enumerate() {
            let class = interpreter.runtime().heap.type_of(object).as_class();
            let Some(class) = class.filter(|_| !object.is_null()) else {
                continue;
            };
            let is_receiver = index == 0 && built.receiver.is_some();
            if !is_receiver {
                let invariants = self.program.invariants(class).0;
                if !clauses_hold(interpreter, &invariants, Some(object), &[], true)? {
                    return Ok(false);
                }
            }
            let Some(method) = rep_ok(&self.program, class).filter(|id| *id != self.method) else {
                continue;
            };
            match interpreter.call(method, Some(object), &[])? {
                Completion::Return(Some(slot)) => {
                    let holds = slot.bits & 1 == 1;
                    let machine = interpreter.machine_mut();
                    match machine.assumption(OUTSIDE, slot.shadow, holds) {
                        Ok(()) => {}
                        Err(Halt::Pruned) => return Ok(false),
                        Err(halt) => return Err(halt),
                    }
                }
                _ => return Ok(false),
            }
        }
        Ok(true)
    }

    /// Whether the class or a subclass says which of its objects are valid.
    fn has_validity(&self, class: ClassId) -> bool {
        let program = &self.program;
        if program.class(class).is_library {
            return false;
        }
        program.classes().any(|candidate| {
            !candidate.is_library
                && program.is_subclass(candidate.id, class)
                && (rep_ok(program, candidate.id).is_some()
                    || !program.invariants(candidate.id).0.is_empty())
        })
    }

    fn line_of_declaration(&self, method: MethodId) -> u32 {
        self.text
            .line(self.program.declaration_location(method).1.start)
    }

    fn clause_violation(
        &self,
        kind: &ViolationKind,
        clause: Option<(Option<MethodId>, java::ir::NodeId)>,
    ) -> Violation {
        let located = clause
            .and_then(|(origin, node)| self.program.location(origin.unwrap_or(self.method), node));
        match (kind, located) {
            (_, Some((_, range))) => Violation::Clause {
                line: self.text.line(range.start),
                text: self.text.excerpt(range),
            },
            (ViolationKind::Exception, None) => Violation::UnexpectedException,
            (ViolationKind::RepOk(method), None) => Violation::Clause {
                text: "repOk()".to_owned(),
                line: self.line_of_declaration(*method),
            },
            (ViolationKind::Frame(what), None) => Violation::Clause {
                text: format!("assignable: {what} was changed"),
                line: self.line_of_declaration(self.method),
            },
            _ => Violation::Clause {
                text: "invariant".to_owned(),
                line: self.line_of_declaration(self.method),
            },
        }
    }

    /// Outcome and verdict of an exception that left the call.
    fn thrown(
        &self,
        interpreter: &Interpreter<SymbolicMachine>,
        exception: Reference,
        run: &mut CaseRun,
    ) {
        let runtime = interpreter.runtime();
        let program = &self.program;
        let Some(class) = runtime.heap.type_of(exception).as_class() else {
            return;
        };
        let message = runtime
            .field(exception, "detailMessage")
            .and_then(|slot| runtime.heap.string(Reference::from_bits(slot.bits)))
            .cloned();
        let frames: Vec<CodePlace> = match runtime.heap.get(exception).payload() {
            Payload::Trace(frames) => frames
                .iter()
                .filter_map(|frame| match *frame {
                    TraceFrame::Code { code, op } => Some(CodePlace { code, op }),
                    TraceFrame::Native(_) | TraceFrame::Bridge(_) => None,
                })
                .collect(),
            _ => Vec::new(),
        };
        let nodes: Vec<_> = frames
            .iter()
            .filter_map(|place| interpreter.node_at(*place))
            .collect();
        let own = nodes
            .iter()
            .copied()
            .find(|(method, _)| *method == self.method);
        let place = own.and_then(|(method, node)| program.location(method, node));
        let line = place.map(|(_, range)| self.text.line(range.start));
        run.outcome = CaseOutcome::Throws {
            class,
            message,
            line,
        };
        if run.violates.is_some() {
            return;
        }
        run.is_refused = own.is_some_and(|(_, node)| self.guards.contains(node));
        if run.is_refused {
            return;
        }
        let is_first = nodes
            .first()
            .is_some_and(|(method, _)| *method == self.method);
        if class == program.well_known().assertion_error {
            run.violates = Some(Violation::Assertion {
                line: line.unwrap_or(0),
            });
            return;
        }
        // A `throw` in the method itself, and what it declares, is what its author wants.
        let is_intended =
            (is_first && self.is_throw(interpreter, frames.first())) || self.is_declared(class);
        if self.reports_exceptions && !is_intended && !run.is_raw_state {
            run.violates = Some(Violation::UnexpectedException);
        }
    }

    /// Whether the exception was made at this place of the method, and not by the language.
    fn is_throw(
        &self,
        interpreter: &Interpreter<SymbolicMachine>,
        place: Option<&CodePlace>,
    ) -> bool {
        let Some(place) = place else { return false };
        let op = interpreter
            .code(place.code)
            .and_then(|code| code.ops.get(place.op as usize).copied());
        matches!(
            op,
            Some(interp::code::Op::NewObject { .. } | interp::code::Op::Throw { .. })
        )
    }

    /// Whether the method's `throws` names the class or a superclass of it.
    fn is_declared(&self, class: ClassId) -> bool {
        let MemberSource::Method(source) = &self.program.method(self.method).source else {
            return false;
        };
        let mut current = Some(class);
        while let Some(id) = current {
            let name = crate::describe::simple_class_name(&self.program, id);
            let is_named = source.throws.iter().any(|ty| match &ty.kind {
                syntax::ast::TypeRefKind::Named { name: written, .. } => {
                    written.rsplit('.').next() == Some(name)
                }
                _ => false,
            });
            if is_named {
                return true;
            }
            current = self.program.class(id).superclass;
        }
        false
    }
}
