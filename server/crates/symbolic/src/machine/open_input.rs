//! Unknown references, open strings and functions of the input, in a run (see [`crate::choice`]).

use super::{DecisionKind, DecisionOutcome, SymbolicMachine};
use crate::choice::{
    ALIAS, Alternative, FunctionCall, FunctionResult, FunctionTable, Made, NULL, OpenReference,
    Present, can_stand_for,
};
use crate::plan::VariableKey;
use crate::terms::{Shadowed, bits_of, sort_of, term_of, value_of};
use constraints::{Node, Sort, TermId, UnaryOp};
use interp::heap::{Data, Heap, Reference};
use interp::machine::{CodePlace, Slot};
use interp::outcome::Halt;
use java::ir::CompareOp;
use java::types::{ClassId, Primitive};
use std::sync::Arc;

/// Distinct tuples of arguments that one function answers.
const FUNCTION_CALLS: usize = 24;

impl SymbolicMachine {
    /// What an unknown reference is in this run, by [`VariableKey::Input`] of its number.
    pub fn choice(&self, variable: u32, default: u64) -> u64 {
        self.assigned_bits(VariableKey::Input(variable), Sort::BitVec(32))
            .unwrap_or(default)
    }

    /// The value of an open primitive in this run, by [`VariableKey::Input`] of its number.
    pub fn input_bits(&self, variable: u32) -> Option<u64> {
        let term = self.variables.get(&VariableKey::Input(variable))?;
        bits_of(self.pool.sort(*term), self.input_values.get(term)?)
    }

    /// An unknown reference that in this run is what `value` says. Its term is the shadow of all slots
    /// that hold it.
    pub fn input_reference(&mut self, open: OpenReference, name: &str, value: u64) -> TermId {
        let key = VariableKey::Input(open.variable);
        let term = self.variable(key, Sort::BitVec(32), None, || name.into());
        self.choices.insert(term, open.fresh.len() as u64);
        let bits = Sort::BitVec(32);
        self.input_values.insert(term, value_of(bits, value));
        let is_known_not_null = !open.is_nullable;
        self.present.insert(
            term,
            Present {
                open,
                value,
                is_pinned: false,
                is_known_not_null,
                units: None,
            },
        );
        term
    }

    /// The terms of the characters of a string that an unknown reference is in this run.
    pub fn set_units(&mut self, term: TermId, units: Arc<[TermId]>) {
        if let Some(present) = self.present.get_mut(&term) {
            present.units = Some(units);
        }
    }

    pub(super) fn is_open_reference(&self, term: TermId) -> bool {
        self.present.contains_key(&term)
    }

    /// The value chosen for an unknown reference of this run, and whether the run depends on it.
    pub fn chosen(&self, term: TermId) -> Option<(u64, bool)> {
        let present = self.present.get(&term)?;
        Some((present.value, present.is_pinned))
    }

    /// The size of the run's input as far as the run depends on it: never less than at any of its
    /// decisions.
    pub fn input_size(&self) -> u32 {
        self.input_size
    }

    /// From here on the run depends on what the reference is.
    pub fn pin(&mut self, at: CodePlace, term: TermId) -> Result<(), Halt> {
        if self.is_paused {
            return Ok(());
        }
        let Some(present) = self.present.get(&term) else {
            return Ok(());
        };
        if present.is_pinned {
            return Ok(());
        }
        let (open, value) = (present.open.clone(), present.value);
        let mut domain = Vec::new();
        if open.is_nullable && !present.is_known_not_null {
            domain.push(Alternative {
                value: NULL,
                size: 0,
            });
        }
        let counted = self.made.iter().filter(|made| made.is_counted).count();
        let is_full = counted >= self.plan.object_limit;
        for (index, fresh) in open.fresh.iter().enumerate() {
            if is_full && fresh.is_counted {
                self.met_bound = true;
                continue;
            }
            domain.push(Alternative {
                value: index as u64 + 1,
                size: fresh.size,
            });
        }
        if let (Some(wanted), Some(program)) = (&open.alias, &self.plan.program) {
            for made in &self.made {
                if can_stand_for(program, &made.object, wanted) {
                    domain.push(Alternative {
                        value: ALIAS + u64::from(made.variable),
                        size: 0,
                    });
                }
            }
        }
        let chosen = domain.iter().position(|known| known.value == value);
        let others: Vec<Alternative> = domain
            .iter()
            .copied()
            .filter(|known| known.value != value)
            .collect();
        let outcome = DecisionOutcome::Value(value);
        if let Some(present) = self.present.get_mut(&term) {
            present.is_pinned = true;
        }
        if chosen.is_none() || !others.is_empty() {
            self.decide_among(at, DecisionKind::Choice, term, outcome, &others)?;
        }
        let Some(chosen) = chosen.and_then(|index| domain.get(index)) else {
            return Err(Halt::Pruned);
        };
        self.input_size = self.input_size.saturating_add(chosen.size);
        let fresh = value
            .checked_sub(1)
            .and_then(|index| open.fresh.get(index as usize));
        if let Some(fresh) = fresh
            && let Some(object) = &fresh.object
        {
            self.made.push(Made {
                variable: open.variable,
                object: object.clone(),
                is_counted: fresh.is_counted,
            });
        }
        Ok(())
    }

    /// A run decided whether a reference is null; false if that was known.
    pub(super) fn note_null_test(&mut self, term: TermId, is_null: bool) -> bool {
        let Some(present) = self.present.get_mut(&term) else {
            return true;
        };
        if present.is_pinned || (present.is_known_not_null && !is_null) {
            return false;
        }
        if is_null {
            present.is_pinned = true;
        } else {
            present.is_known_not_null = true;
        }
        true
    }

    /// Identity: with `null` a condition of its own; otherwise both references are pinned.
    pub(super) fn compare_references(
        &mut self,
        op: CompareOp,
        left: Shadowed,
        right: Shadowed,
    ) -> Option<TermId> {
        let nowhere = CodePlace {
            code: u32::MAX,
            op: 0,
        };
        for (one, other) in [(left, right), (right, left)] {
            let Some(term) = one.shadow.filter(|term| self.is_open_reference(*term)) else {
                continue;
            };
            if other.shadow.is_none() && other.bits == 0 {
                let is_pinned = self
                    .present
                    .get(&term)
                    .is_some_and(|present| present.is_pinned);
                if is_pinned || self.is_paused {
                    return None;
                }
                let null = self.pool.bv_const(32, NULL);
                let is_null = self.pool.eq(term, null);
                let not_null = self.pool.not(is_null);
                self.null_tests.insert(is_null, (term, true));
                self.null_tests.insert(not_null, (term, false));
                return Some(if op == CompareOp::Eq {
                    is_null
                } else {
                    not_null
                });
            }
        }
        for side in [left, right] {
            if let Some(term) = side.shadow
                && let Err(halt) = self.pin(nowhere, term)
            {
                self.pending.get_or_insert(halt);
            }
        }
        None
    }

    /// The text term of a string: of an unknown one its characters, if they are open.
    pub(super) fn content(&mut self, shadow: Option<TermId>) -> Option<TermId> {
        let term = shadow?;
        if !self.is_open_reference(term) {
            return Some(term);
        }
        let nowhere = CodePlace {
            code: u32::MAX,
            op: 0,
        };
        if let Err(halt) = self.pin(nowhere, term) {
            self.pending.get_or_insert(halt);
        }
        let units = self.present.get(&term)?.units.clone()?;
        let mut parts = Vec::with_capacity(units.len());
        for unit in units.iter() {
            let unit = self.pool.extract(15, 0, *unit);
            parts.push(self.pool.str_of_char(unit));
        }
        Some(self.pool.str_concat(&parts))
    }

    /// The shadow of each character, where the length is fixed.
    pub(super) fn units_of(&self, term: TermId) -> Option<Vec<Option<TermId>>> {
        if let Some(present) = self.present.get(&term) {
            let units = present.units.as_ref()?;
            return Some(units.iter().map(|unit| Some(*unit)).collect());
        }
        let mut units = Vec::new();
        let parts: &[TermId] = match self.pool.node(term) {
            Node::StrConcat(parts) => parts,
            _ => &[term],
        };
        for part in parts {
            match self.pool.node(*part) {
                Node::Str(text) => units.extend(text.iter().map(|_| None)),
                Node::Unary(UnaryOp::StrOfChar, unit) => match self.pool.node(*unit) {
                    Node::Extract { hi: 15, lo: 0, of } if self.characters.contains(of) => {
                        units.push(Some(*of));
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
        Some(units)
    }

    /// The run depends on every character; false if the string has other parts.
    pub(super) fn fix_units(&mut self, at: CodePlace, string: Shadowed) -> Result<bool, Halt> {
        let Some(units) = string.shadow.and_then(|term| self.units_of(term)) else {
            return Ok(false);
        };
        for unit in units.into_iter().flatten() {
            if let Some(bits) = self.unit_bits(unit) {
                self.decide(at, DecisionKind::Value, unit, DecisionOutcome::Value(bits))?;
            }
        }
        Ok(true)
    }

    fn unit_bits(&self, unit: TermId) -> Option<u64> {
        bits_of(Sort::BitVec(32), self.input_values.get(&unit)?)
    }

    /// Ends a run: what a hook wanted that could not say so.
    pub fn take_pending(&mut self) -> Option<Halt> {
        self.pending.take()
    }

    /// A function of the input: a tag that goes with it as its first captured value.
    pub fn function(
        &mut self,
        variable: u32,
        name: &str,
        parameters: Arc<[Option<Primitive>]>,
        result: FunctionResult,
    ) -> Shadowed {
        let key = VariableKey::FunctionResult(variable, u32::MAX);
        let tag = self.variable(key, Sort::BitVec(32), None, || "<function>".into());
        self.functions.insert(
            tag,
            FunctionTable {
                variable,
                name: name.into(),
                parameters,
                result,
                calls: Vec::new(),
            },
        );
        Slot {
            bits: 0,
            shadow: Some(tag),
        }
    }

    /// The calls made of a function in this run.
    pub fn calls_of(&self, tag: TermId) -> Vec<FunctionCall> {
        self.functions
            .get(&tag)
            .map(|table| table.calls.clone())
            .unwrap_or_default()
    }

    /// The result of a call: that of an earlier call with the same arguments, or an open one.
    pub(super) fn call_function(
        &mut self,
        heap: &Heap<Option<TermId>>,
        at: CodePlace,
        tag: TermId,
        arguments: &[Shadowed],
    ) -> Result<Shadowed, Halt> {
        let Some(table) = self.functions.get(&tag) else {
            return Ok(Slot::default());
        };
        let (variable, parameters, result) = (
            table.variable,
            table.parameters.clone(),
            table.result.clone(),
        );
        let calls = table.calls.clone();
        for call in &calls {
            let mut is_same = true;
            for (index, (known, given)) in call.arguments.iter().zip(arguments).enumerate() {
                let primitive = parameters.get(index).copied().flatten();
                if !self.same_argument(heap, at, primitive, *known, *given)? {
                    is_same = false;
                    break;
                }
            }
            if is_same {
                return Ok(call.result.unwrap_or_default());
            }
        }
        let number = calls.len();
        let given = match &result {
            FunctionResult::Void => None,
            FunctionResult::Primitive(primitive) => {
                let key = VariableKey::FunctionResult(variable, number as u32);
                let name = call_mark(variable, number as u32);
                Some(self.input(key, &name, *primitive, 0))
            }
            FunctionResult::Objects(objects) => objects
                .get(number)
                .or_else(|| objects.last())
                .copied()
                .or(Some(Slot::default())),
        };
        if number >= FUNCTION_CALLS {
            self.lost = Some("many calls of a function".to_owned());
            return Ok(given.unwrap_or_default());
        }
        let texts = arguments.iter().enumerate().map(|(index, argument)| {
            let primitive = parameters.get(index).copied().flatten();
            self.argument_text(heap, primitive, *argument)
        });
        let text = texts.collect::<Vec<_>>().join(", ").into();
        if let Some(table) = self.functions.get_mut(&tag) {
            table.calls.push(FunctionCall {
                arguments: arguments.to_vec(),
                result: given,
                text,
            });
        }
        Ok(given.unwrap_or_default())
    }

    /// The call of a function of the input in this run, as it may be written: `p.of(2)`.
    pub fn call_text(&self, variable: u32, number: u32) -> Option<String> {
        let mut tables = self.functions.values();
        let table = tables.find(|table| table.variable == variable)?;
        let arguments = table.calls.get(number as usize).map(|call| &*call.text);
        Some(format!("{}({})", table.name, arguments.unwrap_or("…")))
    }

    fn argument_text(
        &self,
        heap: &Heap<Option<TermId>>,
        primitive: Option<Primitive>,
        argument: Shadowed,
    ) -> String {
        const LONGEST: usize = 20;
        if let Some(term) = argument.shadow {
            let name = self.pool.as_var(term).map(|name| self.pool.name(name));
            return name.map_or("…".to_owned(), |name| name.to_string());
        }
        match primitive {
            Some(Primitive::Boolean) => (argument.bits & 1 == 1).to_string(),
            Some(Primitive::Byte | Primitive::Short | Primitive::Int) => {
                (argument.bits as i32).to_string()
            }
            Some(Primitive::Long) => (argument.bits as i64).to_string(),
            Some(Primitive::Double) => format!("{:?}", f64::from_bits(argument.bits)),
            Some(Primitive::Char | Primitive::Float) => "…".to_owned(),
            None => match Reference::from_bits(argument.bits) {
                Reference::NULL => "null".to_owned(),
                object => match heap.string(object) {
                    Some(text) if text.len() <= LONGEST => {
                        format!("{:?}", String::from_utf16_lossy(text))
                    }
                    _ => "…".to_owned(),
                },
            },
        }
    }

    fn same_argument(
        &mut self,
        heap: &Heap<Option<TermId>>,
        at: CodePlace,
        primitive: Option<Primitive>,
        known: Shadowed,
        given: Shadowed,
    ) -> Result<bool, Halt> {
        let Some(primitive) = primitive else {
            return self.same_object(heap, at, known, given);
        };
        let is_same = known.bits == given.bits;
        if known.shadow == given.shadow && known.shadow.is_some() {
            return Ok(true);
        }
        if known.shadow.is_some() || given.shadow.is_some() {
            let sort = sort_of(primitive);
            let left = term_of(&mut self.pool, sort, known);
            let right = term_of(&mut self.pool, sort, given);
            let equal = self.pool.eq(left, right);
            self.decide(
                at,
                DecisionKind::Branch,
                equal,
                DecisionOutcome::Holds(is_same),
            )?;
        }
        Ok(is_same)
    }

    /// Boxes are the same when their values are, strings when their texts are.
    fn same_object(
        &mut self,
        heap: &Heap<Option<TermId>>,
        at: CodePlace,
        known: Shadowed,
        given: Shadowed,
    ) -> Result<bool, Halt> {
        for side in [known, given] {
            if let Some(term) = side.shadow {
                self.pin(at, term)?;
            }
        }
        let (left, right) = (
            Reference::from_bits(known.bits),
            Reference::from_bits(given.bits),
        );
        if left == right || left.is_null() || right.is_null() {
            return Ok(left == right);
        }
        match (&heap.get(left).data, &heap.get(right).data) {
            (Data::Str(one), Data::Str(other)) => {
                let is_same = one.text == other.text;
                let (one, other) = (one.text.clone(), other.text.clone());
                let equal = interp::machine::Machine::strings_equal(
                    self,
                    (&one, known.shadow),
                    (&other, given.shadow),
                );
                if let Some(equal) = equal {
                    self.decide(
                        at,
                        DecisionKind::Branch,
                        equal,
                        DecisionOutcome::Holds(is_same),
                    )?;
                }
                Ok(is_same)
            }
            (Data::Object(one), Data::Object(other))
                if heap.type_of(left) == heap.type_of(right) =>
            {
                let boxed = heap
                    .type_of(left)
                    .as_class()
                    .and_then(|class| self.boxed(class));
                match (boxed, one.first(), other.first()) {
                    (Some(primitive), Some(one), Some(other)) => {
                        self.same_argument(heap, at, Some(primitive), *one, *other)
                    }
                    _ => Ok(false),
                }
            }
            _ => Ok(false),
        }
    }

    fn boxed(&self, class: ClassId) -> Option<Primitive> {
        self.plan
            .program
            .as_ref()
            .and_then(|program| program.well_known().unwrapped(class))
    }

    /// An open character of a string.
    pub fn unit(&mut self, variable: u32, name: &str, default: u16) -> (TermId, u16) {
        let slot = self.input(
            VariableKey::Input(variable),
            name,
            Primitive::Char,
            u64::from(default),
        );
        let bits = slot.bits as u16;
        (term_of(&mut self.pool, Sort::BitVec(32), slot), bits)
    }

    /// The run depends on this value of an open primitive.
    pub fn fix(&mut self, at: CodePlace, value: Shadowed) -> Result<(), Halt> {
        match value.shadow {
            Some(term) if !self.is_open_reference(term) => {
                let is_decided = self
                    .decisions
                    .iter()
                    .any(|decision| decision.term == term && decision.kind == DecisionKind::Value);
                if is_decided {
                    return Ok(());
                }
                self.decide(
                    at,
                    DecisionKind::Value,
                    term,
                    DecisionOutcome::Value(value.bits),
                )
            }
            _ => Ok(()),
        }
    }
}

/// For showing a run.
impl SymbolicMachine {
    /// Terms, decisions and names alone.
    pub fn clone_for_texts(&self) -> SymbolicMachine {
        SymbolicMachine {
            pool: self.pool.clone(),
            decisions: self.decisions.clone(),
            variables: self.variables.clone(),
            null_tests: self.null_tests.clone(),
            present: self.present.clone(),
            characters: self.characters.clone(),
            ..SymbolicMachine::default()
        }
    }

    /// The reference that a condition compares with `null`, and whether it is null when that holds.
    pub fn null_test(&self, condition: TermId) -> Option<(TermId, bool)> {
        self.null_tests.get(&condition).copied()
    }

    /// The name of an unknown reference by its number.
    pub fn name_of_reference(&self, number: u32) -> Option<String> {
        let term = self.variables.get(&VariableKey::Input(number))?;
        let variable = self.pool.as_var(*term)?;
        Some(self.pool.name(variable).to_string())
    }

    /// The number of an unknown reference of this run.
    pub fn number_of_reference(&self, term: TermId) -> Option<u32> {
        Some(self.present.get(&term)?.open.variable)
    }
}

/// What stands in names for a call whose arguments differ from run to run
/// ([`SymbolicMachine::call_text`]).
pub fn call_mark(variable: u32, number: u32) -> String {
    format!("{MARK}f{variable}.{number}{MARK}")
}

/// Around what is put into a name when its run is known.
pub const MARK: char = '\u{1}';
