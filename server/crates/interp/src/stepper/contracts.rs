//! Calls by contract: instead of the method, its clauses are evaluated (as frames of their own) and
//! the machine is told of each.
//!
//! Preconditions are asserted; the postconditions of the cases whose preconditions hold are assumed
//! of the given result.

use std::sync::Arc;

use java::ir::{ArithmeticOp, Body, Contract};
use java::ops;
use java::types::MethodId;

use super::{Stack, grow_to};
use crate::code::{NO_REGISTER, Reg};
use crate::frame::{After, Flow, Frame};
use crate::interpreter::Interpreter;
use crate::machine::{CodePlace, Machine, Slot};
use crate::outcome::Halt;

/// A call by contract under way.
#[derive(Clone, Debug)]
pub(crate) struct ContractCall<S> {
    contract: Arc<Contract>,
    method: MethodId,
    at: CodePlace,
    /// Receiver included.
    arguments: Vec<Slot<S>>,
    result: Slot<S>,
    to: Reg,
    step: Step,
    /// For each case, whether its preconditions hold.
    cases: Vec<Slot<S>>,
    /// The values of the current clause's `\old`s.
    olds: Vec<Slot<S>>,
}

impl<S> ContractCall<S> {
    /// Everything it holds that may be a reference.
    pub(crate) fn references(&self) -> impl Iterator<Item = crate::heap::Reference> + '_ {
        let values = self
            .arguments
            .iter()
            .chain(&self.olds)
            .chain([&self.result]);
        values.map(|slot| crate::heap::Reference::from_bits(slot.bits))
    }
}

/// The clause that comes next.
#[derive(Clone, Copy, Debug)]
enum Step {
    Requires {
        case: usize,
        clause: usize,
    },
    Old {
        case: usize,
        clause: usize,
        old: usize,
    },
    Ensures {
        case: usize,
        clause: usize,
    },
}

/// What a step of a contract call does.
enum Action {
    Run(Arc<Body>),
    AllRequired,
    Finish,
}

impl<M: Machine> Interpreter<M> {
    /// Evaluates the method's contract and then goes on behind the call with the given result.
    pub(crate) fn call_by_contract(
        &mut self,
        stack: &mut Stack<M>,
        method: MethodId,
        arguments: Vec<Slot<M::Shadow>>,
        result: Slot<M::Shadow>,
        to: Reg,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let contract = self
            .runtime
            .program
            .lowered(method)
            .contract
            .clone()
            .unwrap_or_default();
        let holds = Slot::plain(ops::boolean_slot(true));
        let cases = vec![holds; contract.cases.len()];
        let call = ContractCall {
            contract,
            method,
            at: self.current_place(),
            arguments,
            result,
            to,
            step: Step::Requires { case: 0, clause: 0 },
            cases,
            olds: Vec::new(),
        };
        self.contract_step(stack, Box::new(call))
    }

    fn contract_step(
        &mut self,
        stack: &mut Stack<M>,
        mut call: Box<ContractCall<M::Shadow>>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        loop {
            match next_action(&mut call) {
                Action::Run(body) => return self.push_clause(stack, call, &body),
                Action::AllRequired => {
                    let condition = self.any_case(&call);
                    let holds = ops::slot_boolean(condition.bits);
                    self.runtime
                        .machine
                        .assertion(call.at, condition.shadow, holds)?;
                }
                Action::Finish => {
                    let Some(caller) = self.frames.last_mut() else {
                        return Err(Halt::Internal("a contract without a caller".to_owned()));
                    };
                    caller.pc += 1;
                    if call.to != NO_REGISTER {
                        let register = caller.base as usize + usize::from(call.to);
                        if let Some(register) = stack.get_mut(register) {
                            *register = call.result;
                        }
                    }
                    return Ok(Flow::Go);
                }
            }
        }
    }

    /// Whether the preconditions of at least one case hold.
    fn any_case(&mut self, call: &ContractCall<M::Shadow>) -> Slot<M::Shadow> {
        let mut cases = call.cases.iter().copied();
        let first = cases.next().unwrap_or(Slot::plain(ops::boolean_slot(true)));
        cases.fold(first, |left, right| {
            self.combine(ArithmeticOp::BitOr, left, right)
        })
    }

    fn combine(
        &mut self,
        op: ArithmeticOp,
        left: Slot<M::Shadow>,
        right: Slot<M::Shadow>,
    ) -> Slot<M::Shadow> {
        let bits = match op {
            ArithmeticOp::BitOr => left.bits | right.bits,
            _ => left.bits & right.bits,
        };
        let none = M::Shadow::default();
        let shadow = if M::HAS_SHADOWS && (left.shadow != none || right.shadow != none) {
            self.runtime.machine.boolean_binary(op, left, right)
        } else {
            none
        };
        Slot { bits, shadow }
    }

    fn push_clause(
        &mut self,
        stack: &mut Stack<M>,
        call: Box<ContractCall<M::Shadow>>,
        body: &Arc<Body>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let code = self.body_code(body, Some(call.method));
        let method = self.runtime.program.method(call.method);
        let has_result = method.return_type != java::types::Type::Void;
        let skipped = usize::from(!method.is_static && !body.has_this);
        let mut values: Vec<Slot<M::Shadow>> =
            call.arguments.get(skipped..).unwrap_or_default().to_vec();
        if matches!(call.step, Step::Ensures { .. }) {
            values.extend(has_result.then_some(call.result));
            values.extend(&call.olds);
        }
        let wanted = body.parameter_count as usize + usize::from(body.has_this);
        if values.len() != wanted {
            return Err(Halt::Internal(format!(
                "wrong arguments for a clause of {}",
                method.key
            )));
        }
        if self.frames.len() >= self.depth_limit {
            return self.raise_stack_overflow(stack);
        }
        let base = self.top_of_frames();
        let registers = self
            .runtime
            .codes
            .get(code as usize)
            .map_or(0, |code| code.registers);
        grow_to(stack, (base + registers) as usize + values.len());
        let start = base as usize;
        if let Some(registers) = stack.get_mut(start..start + values.len()) {
            registers.copy_from_slice(&values);
        }
        let after = After::Clause(call);
        self.frames.push(Frame {
            code,
            pc: 0,
            base,
            to: NO_REGISTER,
            after,
        });
        Ok(Flow::Go)
    }

    /// A clause's value has been computed.
    pub(crate) fn clause_finished(
        &mut self,
        stack: &mut Stack<M>,
        mut call: Box<ContractCall<M::Shadow>>,
        result: Option<Slot<M::Shadow>>,
    ) -> Result<Flow<M::Shadow>, Halt> {
        let value = result.unwrap_or_default();
        let holds = ops::slot_boolean(value.bits);
        match call.step {
            Step::Requires { case, clause } => {
                if call.cases.len() == 1 {
                    self.runtime
                        .machine
                        .assertion(call.at, value.shadow, holds)?;
                }
                if let Some(&all) = call.cases.get(case) {
                    let all = self.combine(ArithmeticOp::BitAnd, all, value);
                    if let Some(place) = call.cases.get_mut(case) {
                        *place = all;
                    }
                }
                call.step = Step::Requires {
                    case,
                    clause: clause + 1,
                };
            }
            Step::Old { case, clause, old } => {
                call.olds.push(value);
                call.step = Step::Old {
                    case,
                    clause,
                    old: old + 1,
                };
            }
            Step::Ensures { case, clause } => {
                self.runtime
                    .machine
                    .assumption(call.at, value.shadow, holds)?;
                if !holds && value.shadow == M::Shadow::default() {
                    return Err(Halt::Pruned);
                }
                call.olds.clear();
                call.step = Step::Old {
                    case,
                    clause: clause + 1,
                    old: 0,
                };
            }
        }
        self.contract_step(stack, call)
    }
}

/// Moves `step` on until there is something to do.
fn next_action<S>(call: &mut ContractCall<S>) -> Action {
    loop {
        match call.step {
            Step::Requires { case, clause } => match call.contract.cases.get(case) {
                None => {
                    call.step = Step::Old {
                        case: 0,
                        clause: 0,
                        old: 0,
                    };
                    if call.cases.len() > 1 {
                        return Action::AllRequired;
                    }
                }
                Some(specification) => match specification.requires.get(clause) {
                    Some(clause) => return Action::Run(clause.condition.clone()),
                    None => {
                        call.step = Step::Requires {
                            case: case + 1,
                            clause: 0,
                        }
                    }
                },
            },
            Step::Old { case, clause, old } => {
                let Some(specification) = call.contract.cases.get(case) else {
                    return Action::Finish;
                };
                let applies = call
                    .cases
                    .get(case)
                    .is_some_and(|case| ops::slot_boolean(case.bits));
                match specification.ensures.get(clause) {
                    Some(ensures) if applies => match ensures.olds.get(old) {
                        Some(body) => return Action::Run(body.clone()),
                        None => {
                            call.step = Step::Ensures { case, clause };
                            return Action::Run(ensures.condition.clone());
                        }
                    },
                    _ => {
                        call.olds.clear();
                        call.step = Step::Old {
                            case: case + 1,
                            clause: 0,
                            old: 0,
                        };
                    }
                }
            }
            Step::Ensures { case, clause } => {
                call.step = Step::Old {
                    case,
                    clause: clause + 1,
                    old: 0,
                };
            }
        }
    }
}
