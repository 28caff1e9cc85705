//! What the machine does at each step of a run.
//!
//! What must hold: the concrete value is what the program computes; a term is only ever beside it.

use super::{
    ContractCall, DecisionKind, DecisionOutcome, MOST_PICTURES, SiteEvent, SymbolicMachine,
};
use crate::plan::VariableKey;
use crate::references::Reach;
use crate::terms::{self, Shadowed, sort_of, term_of};
use constraints::{Sort, TermId};
use interp::heap::{Heap, Reference};
use interp::machine::{
    CallAction, CodePlace, ConcatPart, ImplicitCheck, Machine, Need, SiteId, SiteType, Slot,
};
use interp::outcome::Halt;
use java::ir::{ArithmeticOp, CompareKind, CompareOp, NodeId, NumericKind, UnaryOp};
use java::types::{MethodId, Primitive};

impl Machine for SymbolicMachine {
    type Shadow = Option<TermId>;
    const HAS_SHADOWS: bool = true;

    fn unary(&mut self, op: UnaryOp, kind: NumericKind, operand: Shadowed) -> Self::Shadow {
        operand.shadow?;
        Some(terms::unary(&mut self.pool, op, kind, operand))
    }

    fn binary(
        &mut self,
        op: ArithmeticOp,
        kind: NumericKind,
        left: Shadowed,
        right: Shadowed,
    ) -> Self::Shadow {
        if left.shadow.is_none() && right.shadow.is_none() {
            return None;
        }
        Some(terms::binary(&mut self.pool, op, kind, left, right))
    }

    fn compare(
        &mut self,
        op: CompareOp,
        kind: CompareKind,
        left: Shadowed,
        right: Shadowed,
    ) -> Self::Shadow {
        if left.shadow.is_none() && right.shadow.is_none() {
            return None;
        }
        if kind == CompareKind::Reference {
            return self.compare_references(op, left, right);
        }
        terms::compare(&mut self.pool, op, kind, left, right)
    }

    fn boolean_not(&mut self, operand: Shadowed) -> Self::Shadow {
        operand.shadow.map(|term| self.pool.not(term))
    }

    fn boolean_binary(
        &mut self,
        op: ArithmeticOp,
        left: Shadowed,
        right: Shadowed,
    ) -> Self::Shadow {
        if left.shadow.is_none() && right.shadow.is_none() {
            return None;
        }
        let a = term_of(&mut self.pool, Sort::Bool, left);
        let b = term_of(&mut self.pool, Sort::Bool, right);
        Some(match op {
            ArithmeticOp::BitAnd => self.pool.and(a, b),
            ArithmeticOp::BitOr => self.pool.or(a, b),
            _ => self.pool.xor(a, b),
        })
    }

    fn convert(&mut self, from: Primitive, to: Primitive, operand: Shadowed) -> Self::Shadow {
        operand.shadow?;
        Some(terms::convert(&mut self.pool, from, to, operand))
    }

    fn branch(&mut self, at: CodePlace, condition: Self::Shadow, taken: bool) -> Result<(), Halt> {
        self.observe_branch(at, taken)?;
        // The branch right after an assertion decides nothing new.
        if let Some(term) = condition.filter(|term| self.last_assertion != Some(*term)) {
            let outcome = DecisionOutcome::Holds(taken);
            let before = self.decisions.len();
            self.decide(at, DecisionKind::Branch, term, outcome)?;
            if self.decisions.len() > before && self.observed_codes.contains(&at.code) {
                self.decided_branches += 1;
            }
        }
        self.count_branch(at, taken)
    }

    fn implicit_check(
        &mut self,
        at: CodePlace,
        check: ImplicitCheck,
        kind: NumericKind,
        subject: Shadowed,
        limit: u64,
        passes: bool,
    ) -> Result<(), Halt> {
        let Some(term) = subject.shadow else {
            return Ok(());
        };
        let width = if kind == NumericKind::Long { 64 } else { 32 };
        let condition = match check {
            ImplicitCheck::Bounds => {
                let length = self.pool.bv_const(width, limit);
                self.pool.ult(term, length)
            }
            ImplicitCheck::Divisor => {
                let zero = self.pool.bv_const(width, 0);
                self.pool.ne(term, zero)
            }
            ImplicitCheck::ArraySize => {
                let zero = self.pool.bv_const(width, 0);
                self.pool.sle(zero, term)
            }
        };
        self.decide(
            at,
            DecisionKind::Implicit(check),
            condition,
            DecisionOutcome::Holds(passes),
        )
    }

    fn concretize(&mut self, at: CodePlace, need: Need, value: Shadowed) -> Result<(), Halt> {
        let Some(term) = value.shadow else {
            return Ok(());
        };
        if !self.is_paused && matches!(need, Need::Native | Need::StringContent) {
            let what = match need {
                Need::Native => "a native method",
                _ => "the content of a string",
            };
            self.fixed_for.insert(what);
        }
        if self.is_open_reference(term) {
            self.pin(at, term)?;
            return match need {
                Need::StringContent | Need::Native => self.fix_units(at, value).map(|_| ()),
                _ => Ok(()),
            };
        }
        if self.pool.sort(term) == Sort::Str {
            if need == Need::Receiver {
                // Whatever its content, it is a string and not null.
                return Ok(());
            }
            if !self.fix_units(at, value)? {
                self.lost = Some("the content of a string".to_owned());
            }
            return Ok(());
        }
        self.decide(
            at,
            DecisionKind::Value,
            term,
            DecisionOutcome::Value(value.bits),
        )
    }

    fn site(
        &mut self,
        heap: &mut Heap<Self::Shadow>,
        at: CodePlace,
        site: SiteId,
        value: Shadowed,
        ty: SiteType,
    ) -> Result<Shadowed, Halt> {
        let counter = self.occurrences.entry(site).or_insert(0);
        let occurrence = *counter;
        *counter += 1;
        if self.reached_calls != self.target_calls.len() {
            self.reached_calls = self.target_calls.len();
            let roots = self.target_calls.last().into_iter().flatten();
            self.reach = Reach::new(heap, roots.map(|slot| Reference::from_bits(slot.bits)));
        }
        let mut event = SiteEvent {
            site,
            occurrence,
            at,
            ty,
            computed: value,
            used: value,
            decisions_before: self.decisions.len(),
            reference_choice: None,
            pictures: None,
        };
        if self.events.len() >= self.plan.decision_limit.saturating_mul(4) {
            self.truncated = true;
            return Ok(value);
        }
        if self.plan.trace.is_some() {
            if let SiteType::Primitive(primitive) = ty {
                self.trace_site(&mut event, primitive);
            }
        } else if self.plan.open.contains(&site) {
            match ty {
                SiteType::Primitive(primitive) => self.open_primitive(&mut event, primitive),
                SiteType::Reference => self.open_reference(heap, &mut event)?,
            }
        }
        let is_told = self.plan.trace.is_some() || self.plan.open.contains(&site);
        if is_told && ty == SiteType::Reference && self.pictures < MOST_PICTURES {
            self.picture(heap, &mut event);
        }
        let used = event.used;
        self.events.push(event);
        Ok(used)
    }

    fn assertion(
        &mut self,
        at: CodePlace,
        condition: Self::Shadow,
        holds: bool,
    ) -> Result<(), Halt> {
        if self.is_paused {
            return Ok(());
        }
        if let Some(term) = condition {
            self.decide(
                at,
                DecisionKind::Assertion,
                term,
                DecisionOutcome::Holds(holds),
            )?;
            self.last_assertion = Some(term);
        }
        if !holds && self.plan.stops_at_failure {
            return Err(Halt::Pruned);
        }
        Ok(())
    }

    fn assumption(
        &mut self,
        at: CodePlace,
        condition: Self::Shadow,
        holds: bool,
    ) -> Result<(), Halt> {
        if let Some(term) = condition {
            self.decide(
                at,
                DecisionKind::Assumption,
                term,
                DecisionOutcome::Holds(holds),
            )?;
        }
        if holds { Ok(()) } else { Err(Halt::Pruned) }
    }

    fn concat(&mut self, parts: &[ConcatPart<'_, Self::Shadow>]) -> Self::Shadow {
        let is_plain = parts.iter().all(|part| match part {
            ConcatPart::Text(_) => true,
            ConcatPart::Str(_, shadow) => shadow.is_none(),
            ConcatPart::Primitive(_, slot) => slot.shadow.is_none(),
        });
        if is_plain {
            return None;
        }
        let mut pieces = Vec::with_capacity(parts.len());
        for part in parts {
            let piece = match part {
                ConcatPart::Text(text) | ConcatPart::Str(text, None) => {
                    self.pool.str_const(text.to_vec())
                }
                ConcatPart::Str(text, Some(term)) => match self.content(Some(*term)) {
                    Some(content) => content,
                    None => self.pool.str_const(text.to_vec()),
                },
                ConcatPart::Primitive(primitive, slot) => {
                    let term = term_of(&mut self.pool, sort_of(*primitive), *slot);
                    match primitive {
                        Primitive::Boolean => self.pool.str_of_bool(term),
                        Primitive::Char => {
                            let unit = self.pool.extract(15, 0, term);
                            self.pool.str_of_char(unit)
                        }
                        Primitive::Float | Primitive::Double => {
                            // The text of a floating-point number has no term: fix the number.
                            let at = CodePlace {
                                code: u32::MAX,
                                op: 0,
                            };
                            let outcome = DecisionOutcome::Value(slot.bits);
                            if self.decide(at, DecisionKind::Value, term, outcome).is_err() {
                                self.lost = Some("the text of a number".to_owned());
                            }
                            let text = primitive_text(*primitive, slot.bits);
                            self.pool.str_const(text)
                        }
                        _ => self.pool.str_of_sbv(term),
                    }
                }
            };
            pieces.push(piece);
        }
        Some(self.pool.str_concat(&pieces))
    }

    fn strings_equal(
        &mut self,
        left: (&[u16], Self::Shadow),
        right: (&[u16], Self::Shadow),
    ) -> Self::Shadow {
        let left = (left.0, self.content(left.1));
        let right = (right.0, self.content(right.1));
        if left.1.is_none() && right.1.is_none() {
            return None;
        }
        let a = left
            .1
            .unwrap_or_else(|| self.pool.str_const(left.0.to_vec()));
        let b = right
            .1
            .unwrap_or_else(|| self.pool.str_const(right.0.to_vec()));
        Some(self.pool.eq(a, b))
    }

    fn call(
        &mut self,
        heap: &Heap<Self::Shadow>,
        at: CodePlace,
        method: MethodId,
        args: &mut [Shadowed],
    ) -> Result<CallAction<Self::Shadow>, Halt> {
        if self.plan.watched.contains(&method) && !self.is_aside() {
            self.watched_calls.insert(method);
        }
        if let Some(tag) = args.first().and_then(|first| first.shadow)
            && self.functions.contains_key(&tag)
        {
            let result = self.call_function(heap, at, tag, args.get(1..).unwrap_or_default())?;
            return Ok(CallAction::ByContract(result));
        }
        if self.inside_target > 0
            && let Some(Some(result)) = self.plan.by_contract.get(&method).copied()
        {
            let number = self.call_results;
            self.call_results += 1;
            let key = VariableKey::CallResult(number);
            let slot = self.input(key, &format!("call{number}"), result, 0);
            self.contract_calls.push(ContractCall {
                at,
                method,
                args: args.to_vec(),
                result: slot,
            });
            return Ok(CallAction::ByContract(slot));
        }
        if Some(method) == self.plan.target && self.inside_target == 0 {
            self.observe_target_call(args);
        }
        Ok(CallAction::Enter)
    }

    fn statement(&mut self, at: CodePlace, node: NodeId) -> Result<(), Halt> {
        if self.is_aside() {
            return Ok(());
        }
        self.first_observed.get_or_insert(at.code);
        self.observed_codes.insert(at.code);
        self.statements.insert(node);
        Ok(())
    }

    fn observe(&mut self, is_observed: bool) {
        self.is_unobserved = !is_observed;
    }

    fn units(&mut self, string: Self::Shadow) -> Option<Vec<Self::Shadow>> {
        self.units_of(string?)
    }

    fn entered(&mut self, _heap: &Heap<Self::Shadow>, method: Option<MethodId>) {
        if method.is_some() && method == self.plan.target {
            self.inside_target += 1;
        }
    }

    fn left(
        &mut self,
        _heap: &Heap<Self::Shadow>,
        _statics: &[Slot<Self::Shadow>],
        method: Option<MethodId>,
    ) {
        if method.is_some() && method == self.plan.target {
            self.inside_target = self.inside_target.saturating_sub(1);
        }
    }
}

/// The text that string concatenation gives for a floating-point number.
fn primitive_text(primitive: Primitive, bits: u64) -> Vec<u16> {
    let text = match primitive {
        Primitive::Float => java::ops::float_to_string(java::ops::slot_float(bits)),
        _ => java::ops::double_to_string(java::ops::slot_double(bits)),
    };
    text.encode_utf16().collect()
}
