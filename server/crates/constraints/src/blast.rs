//! The bit-blaster: boolean and bit-vector terms to clauses, each term once.
//!
//! The clauses stay in the engine between queries, so a second query over the same terms costs only
//! its search. What has no circuit (see [`Blaster::opaque`]) becomes free bits: an *Unsat* is then
//! still right, a *Sat* may be too optimistic.

use budget::{Budget, Stop};
use rustc_hash::FxHashMap;

use crate::circuits::{Shift, Word};
use crate::float_circuits::{DOUBLE, SINGLE};
use crate::gates::Gates;
use crate::node::{BinaryOp, Node, UnaryOp};
use crate::sat::{Lit, SatBackend};
use crate::term::{Sort, TermId, TermPool};

/// Bytes a clause and its share of the rest cost; for the budget's memory limit.
const CLAUSE_BYTES: u64 = 64;

/// Terms encoded between two looks at the budget.
const POLL_INTERVAL: u32 = 32;

/// Turns terms into clauses of one SAT engine.
pub struct Blaster<B> {
    gates: Gates<B>,
    /// Literals of all encoded terms; a boolean has one, a bit-vector one a bit.
    literals: Vec<Lit>,
    encoded: FxHashMap<TermId, u32>,
    /// Quotient and remainder of the operands' literals.
    divisions: FxHashMap<(Word, Word), (Word, Word)>,
    opaque: Vec<TermId>,
    polls: u32,
}

impl<B: SatBackend> Blaster<B> {
    pub fn new(backend: B) -> Self {
        Blaster {
            gates: Gates::new(backend),
            literals: Vec::new(),
            encoded: FxHashMap::default(),
            divisions: FxHashMap::default(),
            opaque: Vec::new(),
            polls: 0,
        }
    }

    pub fn backend(&self) -> &B {
        &self.gates.backend
    }

    pub fn backend_mut(&mut self) -> &mut B {
        &mut self.gates.backend
    }

    /// Encoded terms of sort Bool or BitVec that are neither variables nor have a circuit: their
    /// literals are free. In order of encoding.
    pub fn opaque(&self) -> &[TermId] {
        &self.opaque
    }

    /// The literals of a term encoded before, the lowest bit first.
    pub fn bits(&self, pool: &TermPool, term: TermId) -> Option<&[Lit]> {
        let start = *self.encoded.get(&term)? as usize;
        let width = pool.sort(term).width().unwrap_or(1) as usize;
        self.literals.get(start..start + width)
    }

    /// The value of an encoded term in the model found last.
    pub fn value(&self, pool: &TermPool, term: TermId) -> Option<u64> {
        let bits = self.bits(pool, term)?;
        let backend = &self.gates.backend;
        Some(bits.iter().enumerate().fold(0, |value, (bit, lit)| {
            value | u64::from(backend.value(*lit)) << bit
        }))
    }

    /// Encodes a boolean term.
    pub fn literal(&mut self, pool: &TermPool, budget: &Budget, term: TermId) -> Result<Lit, Stop> {
        debug_assert!(pool.sort(term) == Sort::Bool);
        self.encode(pool, budget, term)?;
        Ok(self.first(term))
    }

    /// Encodes a term of sort Bool or BitVec and all it needs.
    pub fn encode(&mut self, pool: &TermPool, budget: &Budget, term: TermId) -> Result<(), Stop> {
        let mut stack = vec![term];
        while let Some(&top) = stack.last() {
            if self.encoded.contains_key(&top) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            if has_circuit(pool, top) {
                pool.node(top).for_each_child(|child| {
                    if !self.encoded.contains_key(&child) {
                        stack.push(child);
                    }
                });
            }
            if stack.len() == before {
                self.poll(budget)?;
                let word = self.circuit(pool, top);
                let start = u32::try_from(self.literals.len()).map_err(|_| Stop::Memory)?;
                self.literals.extend(word);
                self.encoded.insert(top, start);
                stack.pop();
            }
        }
        Ok(())
    }

    /// Requires `result` to be what the float operation `term` makes of its operands, all of them
    /// bit-vectors encoded before. `false` if there is no circuit for the operation.
    pub(crate) fn define_float(
        &mut self,
        pool: &TermPool,
        budget: &Budget,
        term: TermId,
        operands: &[TermId],
        result: TermId,
    ) -> Result<bool, Stop> {
        self.poll(budget)?;
        let words: Vec<Word> = operands
            .iter()
            .map(|operand| self.word(pool, *operand))
            .collect();
        let format = |sort: Sort| if sort == Sort::F32 { SINGLE } else { DOUBLE };
        let gates = &mut self.gates;
        let word = match (pool.node(term), words.as_slice()) {
            (Node::Binary(op, ..), [a, b]) => {
                gates.float_binary(format(pool.sort(term)), *op, a, b)
            }
            (Node::Unary(op, _), [a]) => gates.float_unary(format(pool.sort(term)), *op, a),
            (Node::FloatToSbv { width, of }, [a]) => {
                Some(gates.float_to_signed(format(pool.sort(*of)), usize::from(*width), a))
            }
            _ => None,
        };
        let Some(word) = word else { return Ok(false) };
        let wanted = self.word(pool, result);
        for (x, y) in word.iter().zip(&wanted) {
            self.gates.require_equal(*x, *y);
        }
        Ok(true)
    }

    fn poll(&mut self, budget: &Budget) -> Result<(), Stop> {
        if self
            .gates
            .backend
            .clause_count()
            .saturating_mul(CLAUSE_BYTES)
            > budget.memory
        {
            return Err(Stop::Memory);
        }
        self.polls += 1;
        if self.polls >= POLL_INTERVAL {
            self.polls = 0;
            budget.check()?;
        }
        Ok(())
    }

    fn first(&self, term: TermId) -> Lit {
        match self.encoded.get(&term) {
            Some(start) => self.literals[*start as usize],
            None => unreachable!("operands are encoded first"),
        }
    }

    fn word(&self, pool: &TermPool, term: TermId) -> Word {
        match self.bits(pool, term) {
            Some(bits) => bits.to_vec(),
            None => unreachable!("operands are encoded first"),
        }
    }

    fn circuit(&mut self, pool: &TermPool, term: TermId) -> Word {
        let sort = pool.sort(term);
        let width = sort.width().unwrap_or(1);
        if !has_circuit(pool, term) {
            self.opaque.push(term);
            return self.gates.word_fresh(width as usize);
        }
        match *pool.node(term) {
            Node::Bool(value) => vec![self.gates.constant(value)],
            Node::Bits { value, .. } => self.gates.word_constant(width as usize, u128::from(value)),
            Node::Var(_) => self.gates.word_fresh(width as usize),
            Node::Unary(UnaryOp::Not, a) => Gates::<B>::word_not(&self.word(pool, a)),
            Node::Unary(_, a) => {
                let a = self.word(pool, a);
                let always = self.gates.constant(true);
                self.gates.word_negate_if(always, &a)
            }
            Node::Binary(op, a, b) => {
                let (a, b) = (self.word(pool, a), self.word(pool, b));
                self.binary(op, a, b)
            }
            Node::Ite(condition, then, otherwise) => {
                let condition = self.first(condition);
                let (then, otherwise) = (self.word(pool, then), self.word(pool, otherwise));
                self.gates.word_mux(condition, &then, &otherwise)
            }
            Node::Extract { hi, lo, of } => {
                let word = self.word(pool, of);
                word[usize::from(lo)..=usize::from(hi)].to_vec()
            }
            Node::Extend { signed, of, .. } => {
                let mut word = self.word(pool, of);
                let fill = match word.last() {
                    Some(sign) if signed => *sign,
                    _ => self.gates.constant(false),
                };
                word.resize(width as usize, fill);
                word
            }
            _ => unreachable!("has no circuit"),
        }
    }

    fn binary(&mut self, op: BinaryOp, a: Word, b: Word) -> Word {
        let gates = &mut self.gates;
        match op {
            BinaryOp::And => a.iter().zip(&b).map(|(x, y)| gates.and(*x, *y)).collect(),
            BinaryOp::Or => a.iter().zip(&b).map(|(x, y)| gates.or(*x, *y)).collect(),
            BinaryOp::Xor => a.iter().zip(&b).map(|(x, y)| gates.xor(*x, *y)).collect(),
            BinaryOp::Eq => vec![gates.word_equal(&a, &b)],
            BinaryOp::Add => {
                let zero = gates.constant(false);
                gates.word_add(&a, &b, zero).0
            }
            BinaryOp::Sub => gates.word_sub(&a, &b),
            BinaryOp::Mul => gates.word_mul(&a, &b),
            BinaryOp::Shl => gates.word_shift(Shift::Left, &a, &b),
            BinaryOp::Lshr => gates.word_shift(Shift::RightZeros, &a, &b),
            BinaryOp::Ashr => gates.word_shift(Shift::RightSign, &a, &b),
            BinaryOp::Udiv => self.divide(a, b).0,
            BinaryOp::Urem => self.divide(a, b).1,
            BinaryOp::Sdiv | BinaryOp::Srem => {
                let zero = gates.constant(false);
                let left_sign = a.last().copied().unwrap_or(zero);
                let right_sign = b.last().copied().unwrap_or(zero);
                let left = gates.word_negate_if(left_sign, &a);
                let right = gates.word_negate_if(right_sign, &b);
                let (quotient, remainder) = self.divide(left, right);
                if op == BinaryOp::Sdiv {
                    let sign = self.gates.xor(left_sign, right_sign);
                    self.gates.word_negate_if(sign, &quotient)
                } else {
                    self.gates.word_negate_if(left_sign, &remainder)
                }
            }
            BinaryOp::Ult => vec![gates.word_less_unsigned(&a, &b)],
            BinaryOp::Slt => vec![gates.word_less_signed(&a, &b)],
            BinaryOp::Concat => b.into_iter().chain(a).collect(),
            _ => unreachable!("has no circuit"),
        }
    }

    fn divide(&mut self, a: Word, b: Word) -> (Word, Word) {
        let key = (a, b);
        if let Some(known) = self.divisions.get(&key) {
            return known.clone();
        }
        let result = self.gates.word_divide(&key.0, &key.1);
        self.divisions.insert(key, result.clone());
        result
    }
}

/// Are all operands, and the term itself, booleans or bit-vectors?
fn has_circuit(pool: &TermPool, term: TermId) -> bool {
    let mut blastable = matches!(pool.sort(term), Sort::Bool | Sort::BitVec(_));
    pool.node(term).for_each_child(|child| {
        blastable &= matches!(pool.sort(child), Sort::Bool | Sort::BitVec(_));
    });
    blastable
}
