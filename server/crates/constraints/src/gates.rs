//! Gates over literals (Tseitin encoding): constants fold, equal gates are shared.

use rustc_hash::FxHashMap;

use crate::sat::{Lit, SatBackend};

/// Builds gates in a SAT engine.
pub(crate) struct Gates<B> {
    pub(crate) backend: B,
    true_lit: Lit,
    and_cache: FxHashMap<(Lit, Lit), Lit>,
    xor_cache: FxHashMap<(Lit, Lit), Lit>,
}

impl<B: SatBackend> Gates<B> {
    pub(crate) fn new(mut backend: B) -> Self {
        let true_lit = backend.new_var(None);
        backend.add_clause(&[true_lit]);
        Gates {
            backend,
            true_lit,
            and_cache: FxHashMap::default(),
            xor_cache: FxHashMap::default(),
        }
    }

    pub(crate) fn constant(&self, value: bool) -> Lit {
        if value { self.true_lit } else { !self.true_lit }
    }

    pub(crate) fn as_constant(&self, lit: Lit) -> Option<bool> {
        (lit.variable() == self.true_lit.variable()).then_some(lit == self.true_lit)
    }

    pub(crate) fn fresh(&mut self) -> Lit {
        self.backend.new_var(None)
    }

    pub(crate) fn clause(&mut self, clause: &[Lit]) {
        self.backend.add_clause(clause);
    }

    /// Requires the two literals to be equal.
    pub(crate) fn require_equal(&mut self, a: Lit, b: Lit) {
        if a != b {
            self.clause(&[!a, b]);
            self.clause(&[a, !b]);
        }
    }

    pub(crate) fn and(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.as_constant(a), self.as_constant(b)) {
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            (Some(false), _) | (_, Some(false)) => return self.constant(false),
            _ => {}
        }
        if a == b {
            return a;
        }
        if a == !b {
            return self.constant(false);
        }
        let key = (a.min(b), a.max(b));
        if let Some(&gate) = self.and_cache.get(&key) {
            return gate;
        }
        let gate = self.fresh();
        self.clause(&[!gate, a]);
        self.clause(&[!gate, b]);
        self.clause(&[gate, !a, !b]);
        self.and_cache.insert(key, gate);
        gate
    }

    pub(crate) fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    pub(crate) fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        match (self.as_constant(a), self.as_constant(b)) {
            (Some(true), _) => return !b,
            (_, Some(true)) => return !a,
            (Some(false), _) => return b,
            (_, Some(false)) => return a,
            _ => {}
        }
        // The sign of an operand is the sign of the result.
        let flip = a.is_positive() != b.is_positive();
        let (x, y) = (positive(a), positive(b));
        if x == y {
            return self.constant(flip);
        }
        let key = (x.min(y), x.max(y));
        let gate = match self.xor_cache.get(&key) {
            Some(&gate) => gate,
            None => {
                let gate = self.fresh();
                self.clause(&[!gate, x, y]);
                self.clause(&[!gate, !x, !y]);
                self.clause(&[gate, !x, y]);
                self.clause(&[gate, x, !y]);
                self.xor_cache.insert(key, gate);
                gate
            }
        };
        if flip { !gate } else { gate }
    }

    /// `then` if `condition` holds, else `otherwise`.
    pub(crate) fn mux(&mut self, condition: Lit, then: Lit, otherwise: Lit) -> Lit {
        if let Some(value) = self.as_constant(condition) {
            return if value { then } else { otherwise };
        }
        if then == otherwise {
            return then;
        }
        if then == !otherwise {
            return !self.xor(condition, then);
        }
        match (self.as_constant(then), self.as_constant(otherwise)) {
            (Some(true), _) => return self.or(condition, otherwise),
            (Some(false), _) => return self.and(!condition, otherwise),
            (_, Some(true)) => return self.or(!condition, then),
            (_, Some(false)) => return self.and(condition, then),
            _ => {}
        }
        if then == condition {
            return self.or(condition, otherwise);
        }
        if then == !condition {
            return self.and(!condition, otherwise);
        }
        if otherwise == condition {
            return self.and(condition, then);
        }
        if otherwise == !condition {
            return self.or(!condition, then);
        }
        let gate = self.fresh();
        self.clause(&[!condition, !then, gate]);
        self.clause(&[!condition, then, !gate]);
        self.clause(&[condition, !otherwise, gate]);
        self.clause(&[condition, otherwise, !gate]);
        // Redundant, but lets equal branches propagate.
        self.clause(&[!then, !otherwise, gate]);
        self.clause(&[then, otherwise, !gate]);
        gate
    }

    pub(crate) fn and_all(&mut self, lits: &[Lit]) -> Lit {
        let mut open: Vec<Lit> = Vec::with_capacity(lits.len());
        for &lit in lits {
            match self.as_constant(lit) {
                Some(true) => {}
                Some(false) => return lit,
                None => open.push(lit),
            }
        }
        open.sort_unstable();
        open.dedup();
        match open.as_slice() {
            [] => return self.constant(true),
            [single] => return *single,
            [a, b] => return self.and(*a, *b),
            _ => {}
        }
        let gate = self.fresh();
        let mut long: Vec<Lit> = vec![gate];
        for &lit in &open {
            self.clause(&[!gate, lit]);
            long.push(!lit);
        }
        self.clause(&long);
        gate
    }

    pub(crate) fn or_all(&mut self, lits: &[Lit]) -> Lit {
        let negated: Vec<Lit> = lits.iter().map(|lit| !*lit).collect();
        !self.and_all(&negated)
    }

    /// Sum and carry of three bits.
    pub(crate) fn full_adder(&mut self, a: Lit, b: Lit, c: Lit) -> (Lit, Lit) {
        // A constant or a related pair makes a half adder of it.
        for (x, y, z) in [(a, b, c), (b, a, c), (c, a, b)] {
            match self.as_constant(x) {
                Some(false) => return (self.xor(y, z), self.and(y, z)),
                Some(true) => {
                    let sum = self.xor(y, z);
                    return (!sum, self.or(y, z));
                }
                None => {}
            }
            if y == z {
                return (x, y);
            }
            if y == !z {
                return (!x, x);
            }
        }
        let sum = self.fresh();
        for [x, y, z] in [[a, b, c], [a, !b, !c], [!a, b, !c], [!a, !b, c]] {
            // An odd number of ones: the sum is one; negated throughout: it is zero.
            self.clause(&[!sum, x, y, z]);
            self.clause(&[sum, !x, !y, !z]);
        }
        let carry = self.fresh();
        for [x, y] in [[a, b], [a, c], [b, c]] {
            self.clause(&[!x, !y, carry]);
            self.clause(&[x, y, !carry]);
        }
        (sum, carry)
    }
}

fn positive(lit: Lit) -> Lit {
    if lit.is_positive() { lit } else { !lit }
}
