//! Sorts, term ids and the pool that owns all terms.
//!
//! Terms are hash-consed: equal nodes have equal ids, and an operand's id is always smaller than
//! the id of the term it is part of. Everything that walks terms relies on both.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;
use std::sync::Arc;

use rustc_hash::FxHasher;

use crate::eval::Value;
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::{canonical_f32, canonical_f64, mask};

/// The type of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Sort {
    Bool,
    /// Width in bits, 1 to 64. Signedness belongs to the operators.
    BitVec(u32),
    /// IEEE single precision.
    F32,
    /// IEEE double precision.
    F64,
    /// A sequence of UTF-16 units.
    Str,
}

impl Sort {
    /// The width of a bit-vector; no other sort has one.
    pub fn width(self) -> Option<u32> {
        match self {
            Sort::BitVec(width) => Some(width),
            _ => None,
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, Sort::F32 | Sort::F64)
    }
}

impl std::fmt::Display for Sort {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Sort::Bool => f.write_str("Bool"),
            Sort::BitVec(width) => write!(f, "BitVec({width})"),
            Sort::F32 => f.write_str("F32"),
            Sort::F64 => f.write_str("F64"),
            Sort::Str => f.write_str("Str"),
        }
    }
}

/// A term of one [`TermPool`]. `Option<TermId>` is as small.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct TermId(NonZeroU32);

impl TermId {
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    fn from_index(index: usize) -> TermId {
        let number = u32::try_from(index + 1).ok().and_then(NonZeroU32::new);
        TermId(number.expect("fewer than 2^32 terms"))
    }
}

/// A variable of one [`TermPool`], in order of creation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct VarId(u32);

impl VarId {
    /// Number of variables created before this one.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

#[derive(Clone)]
struct Variable {
    name: Arc<str>,
    term: TermId,
}

/// Owns terms. Builders are spread over `build_*.rs`; each checks the operands' sorts (a mismatch
/// is a fault of the caller and panics) and simplifies.
#[derive(Clone)]
pub struct TermPool {
    nodes: Vec<Node>,
    sorts: Vec<Sort>,
    /// Open addressing over `nodes`: term number, or 0 where free. The length is a power of two.
    table: Vec<u32>,
    variables: Vec<Variable>,
    true_term: TermId,
    false_term: TermId,
    /// Work done for the equality of texts being built.
    pub(crate) text_comparisons: u32,
}

impl Default for TermPool {
    fn default() -> Self {
        let start = TermId::from_index(0);
        let mut pool = TermPool {
            nodes: Vec::new(),
            sorts: Vec::new(),
            table: vec![0; 64],
            variables: Vec::new(),
            true_term: start,
            false_term: start,
            text_comparisons: 0,
        };
        pool.true_term = pool.intern(Node::Bool(true), Sort::Bool);
        pool.false_term = pool.intern(Node::Bool(false), Sort::Bool);
        pool
    }
}

impl TermPool {
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of terms; all were built, none is ever removed.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: the boolean constants are always there.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn sort(&self, term: TermId) -> Sort {
        self.sorts[term.index()]
    }

    pub fn node(&self, term: TermId) -> &Node {
        &self.nodes[term.index()]
    }

    /// The width of a bit-vector term.
    ///
    /// # Panics
    /// If the term has another sort.
    pub fn width(&self, term: TermId) -> u32 {
        match self.sort(term) {
            Sort::BitVec(width) => width,
            other => panic!("a bit-vector is needed, not {other}"),
        }
    }

    pub(crate) fn intern(&mut self, node: Node, sort: Sort) -> TermId {
        let hash_mask = self.table.len() - 1;
        let mut slot = hash(&node) & hash_mask;
        loop {
            match self.table[slot] {
                0 => break,
                number => {
                    if self.nodes[number as usize - 1] == node {
                        return TermId::from_index(number as usize - 1);
                    }
                }
            }
            slot = (slot + 1) & hash_mask;
        }
        let term = TermId::from_index(self.nodes.len());
        self.table[slot] = term.0.get();
        self.nodes.push(node);
        self.sorts.push(sort);
        if self.nodes.len() * 2 > self.table.len() {
            self.grow();
        }
        term
    }

    fn grow(&mut self) {
        let size = self.table.len() * 2;
        let mut table = vec![0u32; size];
        for (index, node) in self.nodes.iter().enumerate() {
            let mut slot = hash(node) & (size - 1);
            while table[slot] != 0 {
                slot = (slot + 1) & (size - 1);
            }
            table[slot] = TermId::from_index(index).0.get();
        }
        self.table = table;
    }

    /// A new variable; two variables may have one name.
    pub fn fresh_var(&mut self, name: impl Into<Arc<str>>, sort: Sort) -> TermId {
        check_sort(sort);
        let id = VarId(u32::try_from(self.variables.len()).expect("fewer than 2^32 variables"));
        let term = self.intern(Node::Var(id), sort);
        self.variables.push(Variable {
            name: name.into(),
            term,
        });
        term
    }

    /// The term of a variable.
    pub fn var(&self, variable: VarId) -> TermId {
        self.variables[variable.index()].term
    }

    pub fn name(&self, variable: VarId) -> &Arc<str> {
        &self.variables[variable.index()].name
    }

    /// Number of variables.
    pub fn var_count(&self) -> usize {
        self.variables.len()
    }

    /// The variable that the term is.
    pub fn as_var(&self, term: TermId) -> Option<VarId> {
        match self.node(term) {
            Node::Var(id) => Some(*id),
            _ => None,
        }
    }

    pub fn bool_const(&mut self, value: bool) -> TermId {
        if value {
            self.true_term
        } else {
            self.false_term
        }
    }

    pub fn true_term(&self) -> TermId {
        self.true_term
    }

    pub fn false_term(&self) -> TermId {
        self.false_term
    }

    /// The low `width` bits of `value`.
    pub fn bv_const(&mut self, width: u32, value: u64) -> TermId {
        check_sort(Sort::BitVec(width));
        let value = value & mask(width);
        self.intern(
            Node::Bits {
                width: width as u8,
                value,
            },
            Sort::BitVec(width),
        )
    }

    /// Every `NaN` becomes the canonical one.
    pub fn f32_const(&mut self, value: f32) -> TermId {
        self.intern(Node::F32(canonical_f32(value)), Sort::F32)
    }

    /// Every `NaN` becomes the canonical one.
    pub fn f64_const(&mut self, value: f64) -> TermId {
        self.intern(Node::F64(canonical_f64(value)), Sort::F64)
    }

    /// UTF-16 units, also unpaired surrogates.
    pub fn str_const(&mut self, units: impl Into<Arc<[u16]>>) -> TermId {
        self.intern(Node::Str(units.into()), Sort::Str)
    }

    /// A constant string from Rust text.
    pub fn str_from(&mut self, text: &str) -> TermId {
        self.str_const(text.encode_utf16().collect::<Vec<_>>())
    }

    /// The constant term of a value; a bit-vector takes its width from `sort`.
    ///
    /// # Panics
    /// If the value is not of that sort.
    pub fn constant(&mut self, sort: Sort, value: &Value) -> TermId {
        match (sort, value) {
            (Sort::Bool, Value::Bool(value)) => self.bool_const(*value),
            (Sort::BitVec(width), Value::Bits(value)) => self.bv_const(width, *value),
            (Sort::F32, Value::F32(value)) => self.f32_const(*value),
            (Sort::F64, Value::F64(value)) => self.f64_const(*value),
            (Sort::Str, Value::Str(value)) => self.str_const(value.clone()),
            _ => panic!("{value:?} is not of sort {sort}"),
        }
    }

    /// The value of a constant term.
    pub fn as_const(&self, term: TermId) -> Option<Value> {
        Some(match self.node(term) {
            Node::Bool(value) => Value::Bool(*value),
            Node::Bits { value, .. } => Value::Bits(*value),
            Node::F32(bits) => Value::F32(f32::from_bits(*bits)),
            Node::F64(bits) => Value::F64(f64::from_bits(*bits)),
            Node::Str(units) => Value::Str(units.clone()),
            _ => return None,
        })
    }

    pub fn as_bool(&self, term: TermId) -> Option<bool> {
        match self.node(term) {
            Node::Bool(value) => Some(*value),
            _ => None,
        }
    }

    /// The bits of a constant bit-vector.
    pub fn as_bits(&self, term: TermId) -> Option<u64> {
        match self.node(term) {
            Node::Bits { value, .. } => Some(*value),
            _ => None,
        }
    }

    pub fn is_const(&self, term: TermId) -> bool {
        self.node(term).is_const()
    }

    /// A constant of sort Bool, BitVec, F32 or F64 as 64 bits.
    pub(crate) fn as_raw(&self, term: TermId) -> Option<u64> {
        match self.node(term) {
            Node::Bool(value) => Some(u64::from(*value)),
            Node::Bits { value, .. } | Node::F64(value) => Some(*value),
            Node::F32(bits) => Some(u64::from(*bits)),
            _ => None,
        }
    }

    /// The constant of a sort other than Str from 64 bits (see [`crate::semantics`]).
    pub(crate) fn raw_const(&mut self, sort: Sort, raw: u64) -> TermId {
        match sort {
            Sort::Bool => self.bool_const(raw != 0),
            Sort::BitVec(width) => self.bv_const(width, raw),
            Sort::F32 => self.f32_const(f32::from_bits(raw as u32)),
            Sort::F64 => self.f64_const(f64::from_bits(raw)),
            Sort::Str => unreachable!("strings have no raw form"),
        }
    }

    pub(crate) fn unary(&mut self, op: UnaryOp, a: TermId, sort: Sort) -> TermId {
        self.intern(Node::Unary(op, a), sort)
    }

    /// Operands of commutative operators are ordered: constants last, else by age.
    pub(crate) fn binary(&mut self, op: BinaryOp, a: TermId, b: TermId, sort: Sort) -> TermId {
        let (a, b) = if op.is_commutative() {
            self.ordered(a, b)
        } else {
            (a, b)
        };
        self.intern(Node::Binary(op, a, b), sort)
    }

    /// The two operands with a constant last, else the older one first.
    pub(crate) fn ordered(&self, a: TermId, b: TermId) -> (TermId, TermId) {
        if (self.is_const(a), a) <= (self.is_const(b), b) {
            (a, b)
        } else {
            (b, a)
        }
    }

    pub(crate) fn same_sort(&self, what: &str, a: TermId, b: TermId) -> Sort {
        let (left, right) = (self.sort(a), self.sort(b));
        assert!(
            left == right,
            "{what}: operands of sorts {left} and {right}"
        );
        left
    }

    pub(crate) fn same_width(&self, what: &str, a: TermId, b: TermId) -> u32 {
        match self.same_sort(what, a, b) {
            Sort::BitVec(width) => width,
            other => panic!("{what}: bit-vectors are needed, not {other}"),
        }
    }

    /// All variables below `roots`, in order of creation.
    pub fn variables_of(&self, roots: &[TermId]) -> Vec<TermId> {
        self.subterms(roots)
            .into_iter()
            .filter(|term| matches!(self.node(*term), Node::Var(_)))
            .collect()
    }

    /// `roots` and everything below, each once, operands before the terms they are part of.
    pub fn subterms(&self, roots: &[TermId]) -> Vec<TermId> {
        let mut seen = rustc_hash::FxHashSet::default();
        let mut stack: Vec<TermId> = roots.to_vec();
        let mut found = Vec::new();
        while let Some(term) = stack.pop() {
            if seen.insert(term) {
                found.push(term);
                self.node(term).for_each_child(|child| stack.push(child));
            }
        }
        found.sort_unstable();
        found
    }
}

fn hash(node: &Node) -> usize {
    let mut hasher = FxHasher::default();
    node.hash(&mut hasher);
    hasher.finish() as usize
}

fn check_sort(sort: Sort) {
    if let Sort::BitVec(width) = sort {
        assert!(
            (1..=64).contains(&width),
            "bit-vectors have 1 to 64 bits, not {width}"
        );
    }
}
