//! Values, models and the exact evaluator: the judge of every model.
//!
//! Evaluation never recurses, so terms may be as deep as memory allows, and it visits each shared
//! term once.

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::node::{Node, UnaryOp};
use crate::semantics::{self, canonical_f32, canonical_f64, signed};
use crate::term::{Sort, TermId, TermPool};

/// A value of one of the sorts. Equality is that of [`TermPool::eq`]: `NaN` equals `NaN`, and
/// `-0.0` differs from `0.0`.
#[derive(Clone, Debug)]
pub enum Value {
    Bool(bool),
    /// Zeros above the width.
    Bits(u64),
    F32(f32),
    F64(f64),
    /// UTF-16 units.
    Str(Arc<[u16]>),
}

impl Value {
    /// `false`, 0, `0.0` or the empty text: what a variable without a value in a model has.
    pub fn default_of(sort: Sort) -> Value {
        match sort {
            Sort::Str => Value::Str(Arc::from([])),
            _ => Value::from_raw(sort, 0),
        }
    }

    pub fn as_bool(&self) -> Option<bool> {
        match self {
            Value::Bool(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_bits(&self) -> Option<u64> {
        match self {
            Value::Bits(bits) => Some(*bits),
            _ => None,
        }
    }

    /// A bit-vector's bits as the signed number of that width.
    pub fn as_signed(&self, width: u32) -> Option<i64> {
        self.as_bits().map(|bits| signed(width, bits))
    }

    pub fn as_f32(&self) -> Option<f32> {
        match self {
            Value::F32(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_f64(&self) -> Option<f64> {
        match self {
            Value::F64(value) => Some(*value),
            _ => None,
        }
    }

    pub fn as_str(&self) -> Option<&Arc<[u16]>> {
        match self {
            Value::Str(units) => Some(units),
            _ => None,
        }
    }

    /// See [`crate::semantics`]; a text has none.
    pub(crate) fn raw(&self) -> Option<u64> {
        match self {
            Value::Bool(value) => Some(u64::from(*value)),
            Value::Bits(bits) => Some(*bits),
            Value::F32(value) => Some(u64::from(canonical_f32(*value))),
            Value::F64(value) => Some(canonical_f64(*value)),
            Value::Str(_) => None,
        }
    }

    /// The value of a sort other than Str.
    pub(crate) fn from_raw(sort: Sort, raw: u64) -> Value {
        match sort {
            Sort::Bool => Value::Bool(raw != 0),
            Sort::BitVec(width) => Value::Bits(raw & semantics::mask(width)),
            Sort::F32 => Value::F32(f32::from_bits(raw as u32)),
            Sort::F64 => Value::F64(f64::from_bits(raw)),
            Sort::Str => unreachable!("strings have no raw form"),
        }
    }

    fn is_of(&self, sort: Sort) -> bool {
        matches!(
            (self, sort),
            (Value::Bool(_), Sort::Bool)
                | (Value::Bits(_), Sort::BitVec(_))
                | (Value::F32(_), Sort::F32)
                | (Value::F64(_), Sort::F64)
                | (Value::Str(_), Sort::Str)
        )
    }
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Str(a), Value::Str(b)) => a == b,
            _ => {
                std::mem::discriminant(self) == std::mem::discriminant(other)
                    && self.raw() == other.raw()
            }
        }
    }
}

impl Eq for Value {}

impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Value::Str(units) => units.hash(state),
            _ => self.raw().hash(state),
        }
    }
}

/// Values of variables.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Model {
    values: BTreeMap<TermId, Value>,
}

impl Model {
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the value of a variable's term.
    pub fn set(&mut self, variable: TermId, value: Value) {
        self.values.insert(variable, value);
    }

    /// The value of a variable, if the model says one.
    pub fn get(&self, variable: TermId) -> Option<&Value> {
        self.values.get(&variable)
    }

    /// The value of any term under this model.
    pub fn value(&self, pool: &TermPool, term: TermId) -> Value {
        eval(pool, term, self)
    }

    /// In order of the variables' creation.
    pub fn iter(&self) -> impl Iterator<Item = (TermId, &Value)> {
        self.values.iter().map(|(term, value)| (*term, value))
    }

    pub fn len(&self) -> usize {
        self.values.len()
    }

    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }
}

impl FromIterator<(TermId, Value)> for Model {
    fn from_iter<T: IntoIterator<Item = (TermId, Value)>>(values: T) -> Self {
        Model {
            values: values.into_iter().collect(),
        }
    }
}

/// The value of one term under a model. For several terms keep an [`Evaluator`].
pub fn eval(pool: &TermPool, term: TermId, model: &Model) -> Value {
    Evaluator::new(pool, model).eval(term)
}

/// Evaluates terms under one model and remembers their values.
pub struct Evaluator<'a> {
    pool: &'a TermPool,
    model: &'a Model,
    values: FxHashMap<TermId, Value>,
}

impl<'a> Evaluator<'a> {
    pub fn new(pool: &'a TermPool, model: &'a Model) -> Self {
        Evaluator {
            pool,
            model,
            values: FxHashMap::default(),
        }
    }

    pub fn eval(&mut self, term: TermId) -> Value {
        let mut stack = vec![term];
        while let Some(&top) = stack.last() {
            if self.values.contains_key(&top) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            match self.pool.node(top) {
                // Only the chosen branch is needed.
                Node::Ite(condition, then, otherwise) => match self.values.get(condition) {
                    None => stack.push(*condition),
                    Some(value) => {
                        let holds = *value == Value::Bool(true);
                        let chosen = if holds { then } else { otherwise };
                        if !self.values.contains_key(chosen) {
                            stack.push(*chosen);
                        }
                    }
                },
                node => node.for_each_child(|child| {
                    if !self.values.contains_key(&child) {
                        stack.push(child);
                    }
                }),
            }
            if stack.len() == before {
                let value = self.apply(top);
                self.values.insert(top, value);
                stack.pop();
            }
        }
        self.known(term)
    }

    /// Does the boolean term hold?
    pub fn holds(&mut self, term: TermId) -> bool {
        self.eval(term) == Value::Bool(true)
    }

    fn known(&self, term: TermId) -> Value {
        match self.values.get(&term) {
            Some(value) => value.clone(),
            None => Value::default_of(self.pool.sort(term)),
        }
    }

    fn raw(&self, term: TermId) -> u64 {
        self.values.get(&term).and_then(Value::raw).unwrap_or(0)
    }

    fn text(&self, term: TermId) -> Arc<[u16]> {
        match self.values.get(&term) {
            Some(Value::Str(units)) => units.clone(),
            _ => Arc::from([]),
        }
    }

    /// The value of a term whose operands have theirs.
    fn apply(&self, term: TermId) -> Value {
        let pool = self.pool;
        let sort = pool.sort(term);
        let raw = match pool.node(term) {
            Node::Var(_) => {
                return match self.model.get(term) {
                    Some(value) if value.is_of(sort) => value.clone(),
                    _ => Value::default_of(sort),
                };
            }
            Node::Str(units) => return Value::Str(units.clone()),
            Node::StrConcat(parts) => {
                let mut all = Vec::new();
                for part in parts {
                    all.extend_from_slice(&self.text(*part));
                }
                return Value::Str(all.into());
            }
            Node::Unary(UnaryOp::StrOfSbv, a) => {
                return text(&signed(pool.width(*a), self.raw(*a)).to_string());
            }
            Node::Unary(UnaryOp::StrOfChar, a) => {
                return Value::Str(Arc::from([self.raw(*a) as u16]));
            }
            Node::Unary(UnaryOp::StrOfBool, a) => {
                return text(if self.raw(*a) != 0 { "true" } else { "false" });
            }
            Node::Ite(condition, then, otherwise) => {
                let chosen = if self.raw(*condition) != 0 {
                    then
                } else {
                    otherwise
                };
                return self.known(*chosen);
            }
            Node::Binary(_, a, b) if pool.sort(*a) == Sort::Str => {
                return Value::Bool(self.text(*a) == self.text(*b));
            }
            node => apply_raw(pool, node, |operand| self.raw(operand)),
        };
        Value::from_raw(sort, raw)
    }
}

/// The raw value of a node without strings, choices and variables, from its operands' raw values.
pub(crate) fn apply_raw(pool: &TermPool, node: &Node, operand: impl Fn(TermId) -> u64) -> u64 {
    use crate::node::BinaryOp;
    match *node {
        Node::Bool(value) => u64::from(value),
        Node::Bits { value, .. } | Node::F64(value) => value,
        Node::F32(bits) => u64::from(bits),
        Node::Unary(op, a) => semantics::unary(op, pool.sort(a), operand(a)),
        Node::Binary(BinaryOp::Concat, high, low) => {
            semantics::concat(operand(high), pool.width(low), operand(low))
        }
        Node::Binary(op, a, b) => semantics::binary(op, pool.sort(a), operand(a), operand(b)),
        Node::Extract { hi, lo, of } => {
            semantics::extract(u32::from(hi), u32::from(lo), operand(of))
        }
        Node::Extend { signed, width, of } => {
            semantics::extend(signed, pool.width(of), u32::from(width), operand(of))
        }
        Node::FloatToSbv { width, of } => {
            semantics::float_to_sbv(pool.sort(of), u32::from(width), operand(of))
        }
        Node::Ite(condition, then, otherwise) => operand(if operand(condition) != 0 {
            then
        } else {
            otherwise
        }),
        Node::Str(_) | Node::Var(_) | Node::StrConcat(_) => 0,
    }
}

fn text(text: &str) -> Value {
    Value::Str(text.encode_utf16().collect::<Vec<_>>().into())
}
