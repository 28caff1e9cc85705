//! Expressions as plain trees with an evaluator of their own, to compare the crate with.

#![allow(dead_code)]

use constraints::{Model, Sort, TermId, TermPool, Value};
use proptest::prelude::*;

/// Operators of two bit-vectors with a bit-vector result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Op {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
    Ashr,
    Udiv,
    Urem,
    Sdiv,
    Srem,
}

pub(crate) const OPS: [Op; 13] = [
    Op::Add,
    Op::Sub,
    Op::Mul,
    Op::And,
    Op::Or,
    Op::Xor,
    Op::Shl,
    Op::Lshr,
    Op::Ashr,
    Op::Udiv,
    Op::Urem,
    Op::Sdiv,
    Op::Srem,
];

/// Comparisons of two bit-vectors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cmp {
    Eq,
    Ult,
    Ule,
    Slt,
    Sle,
}

pub(crate) const CMPS: [Cmp; 5] = [Cmp::Eq, Cmp::Ult, Cmp::Ule, Cmp::Slt, Cmp::Sle];

/// A bit-vector expression of one width.
#[derive(Clone, Debug)]
pub(crate) enum Bits {
    Var(usize),
    Const(u64),
    Op(Op, Box<Bits>, Box<Bits>),
    Neg(Box<Bits>),
    Not(Box<Bits>),
    Ite(Box<Cond>, Box<Bits>, Box<Bits>),
    /// The low half widened again, by zeros or the sign.
    Narrow(bool, Box<Bits>),
    /// Halves swapped.
    Swap(Box<Bits>),
}

#[derive(Clone, Debug)]
pub(crate) enum Cond {
    Var(usize),
    Const(bool),
    Cmp(Cmp, Box<Bits>, Box<Bits>),
    Not(Box<Cond>),
    And(Box<Cond>, Box<Cond>),
    Or(Box<Cond>, Box<Cond>),
    Xor(Box<Cond>, Box<Cond>),
    Ite(Box<Cond>, Box<Cond>, Box<Cond>),
}

pub(crate) const VARIABLES: usize = 3;

/// Variables of a pool and their values.
pub(crate) struct Scene {
    pub(crate) pool: TermPool,
    pub(crate) width: u32,
    pub(crate) bits: Vec<TermId>,
    pub(crate) conditions: Vec<TermId>,
}

impl Scene {
    pub(crate) fn new(width: u32) -> Scene {
        let mut pool = TermPool::new();
        let bits = (0..VARIABLES)
            .map(|index| pool.fresh_var(format!("x{index}"), Sort::BitVec(width)))
            .collect();
        let conditions = (0..VARIABLES)
            .map(|index| pool.fresh_var(format!("p{index}"), Sort::Bool))
            .collect();
        Scene {
            pool,
            width,
            bits,
            conditions,
        }
    }

    pub(crate) fn model(&self, values: &Values) -> Model {
        let mut model = Model::new();
        for (term, value) in self.bits.iter().zip(&values.bits) {
            model.set(*term, Value::Bits(value & mask(self.width)));
        }
        for (term, value) in self.conditions.iter().zip(&values.conditions) {
            model.set(*term, Value::Bool(*value));
        }
        model
    }

    /// Each variable has its value.
    pub(crate) fn equations(&mut self, values: &Values) -> Vec<TermId> {
        let mut equations = Vec::new();
        for (index, value) in values.bits.iter().enumerate() {
            let constant = self.pool.bv_const(self.width, *value);
            equations.push(self.pool.eq(self.bits[index], constant));
        }
        for (index, value) in values.conditions.iter().enumerate() {
            let constant = self.pool.bool_const(*value);
            equations.push(self.pool.eq(self.conditions[index], constant));
        }
        equations
    }

    pub(crate) fn build(&mut self, expression: &Bits) -> TermId {
        match expression {
            Bits::Var(index) => self.bits[*index],
            Bits::Const(value) => self.pool.bv_const(self.width, *value),
            Bits::Op(op, a, b) => {
                let (a, b) = (self.build(a), self.build(b));
                apply(&mut self.pool, *op, a, b)
            }
            Bits::Neg(a) => {
                let a = self.build(a);
                self.pool.neg(a)
            }
            Bits::Not(a) => {
                let a = self.build(a);
                self.pool.not(a)
            }
            Bits::Ite(c, a, b) => {
                let (c, a, b) = (self.build_condition(c), self.build(a), self.build(b));
                self.pool.ite(c, a, b)
            }
            Bits::Narrow(signed, a) => {
                let a = self.build(a);
                let low = self.pool.extract(self.width / 2 - 1, 0, a);
                if *signed {
                    self.pool.sext(low, self.width)
                } else {
                    self.pool.zext(low, self.width)
                }
            }
            Bits::Swap(a) => {
                let a = self.build(a);
                let low = self.pool.extract(self.width / 2 - 1, 0, a);
                let high = self.pool.extract(self.width - 1, self.width / 2, a);
                self.pool.concat(low, high)
            }
        }
    }

    pub(crate) fn build_condition(&mut self, condition: &Cond) -> TermId {
        match condition {
            Cond::Var(index) => self.conditions[*index],
            Cond::Const(value) => self.pool.bool_const(*value),
            Cond::Cmp(cmp, a, b) => {
                let (a, b) = (self.build(a), self.build(b));
                compare(&mut self.pool, *cmp, a, b)
            }
            Cond::Not(a) => {
                let a = self.build_condition(a);
                self.pool.not(a)
            }
            Cond::And(a, b) => {
                let (a, b) = (self.build_condition(a), self.build_condition(b));
                self.pool.and(a, b)
            }
            Cond::Or(a, b) => {
                let (a, b) = (self.build_condition(a), self.build_condition(b));
                self.pool.or(a, b)
            }
            Cond::Xor(a, b) => {
                let (a, b) = (self.build_condition(a), self.build_condition(b));
                self.pool.xor(a, b)
            }
            Cond::Ite(c, a, b) => {
                let (c, a, b) = (
                    self.build_condition(c),
                    self.build_condition(a),
                    self.build_condition(b),
                );
                self.pool.ite(c, a, b)
            }
        }
    }
}

pub(crate) fn apply(pool: &mut TermPool, op: Op, a: TermId, b: TermId) -> TermId {
    match op {
        Op::Add => pool.add(a, b),
        Op::Sub => pool.sub(a, b),
        Op::Mul => pool.mul(a, b),
        Op::And => pool.and(a, b),
        Op::Or => pool.or(a, b),
        Op::Xor => pool.xor(a, b),
        Op::Shl => pool.shl(a, b),
        Op::Lshr => pool.lshr(a, b),
        Op::Ashr => pool.ashr(a, b),
        Op::Udiv => pool.udiv(a, b),
        Op::Urem => pool.urem(a, b),
        Op::Sdiv => pool.sdiv(a, b),
        Op::Srem => pool.srem(a, b),
    }
}

pub(crate) fn compare(pool: &mut TermPool, cmp: Cmp, a: TermId, b: TermId) -> TermId {
    match cmp {
        Cmp::Eq => pool.eq(a, b),
        Cmp::Ult => pool.ult(a, b),
        Cmp::Ule => pool.ule(a, b),
        Cmp::Slt => pool.slt(a, b),
        Cmp::Sle => pool.sle(a, b),
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Values {
    pub(crate) bits: Vec<u64>,
    pub(crate) conditions: Vec<bool>,
}

pub(crate) fn mask(width: u32) -> u64 {
    ((1u128 << width) - 1) as u64
}

/// The number in two's complement, by arithmetic rather than shifts.
pub(crate) fn to_signed(width: u32, bits: u64) -> i128 {
    let bits = i128::from(bits & mask(width));
    if bits >= 1 << (width - 1) {
        bits - (1 << width)
    } else {
        bits
    }
}

fn wrap(width: u32, number: i128) -> u64 {
    number.rem_euclid(1 << width) as u64
}

pub(crate) fn expected_op(width: u32, op: Op, a: u64, b: u64) -> u64 {
    let (ua, ub) = (i128::from(a), i128::from(b));
    let (sa, sb) = (to_signed(width, a), to_signed(width, b));
    let distance = ub.min(100) as u32;
    let power = if distance >= width {
        None
    } else {
        Some(1i128 << distance)
    };
    match op {
        Op::Add => wrap(width, ua + ub),
        Op::Sub => wrap(width, ua - ub),
        Op::Mul => wrap(
            width,
            (u128::from(a) * u128::from(b) % (1u128 << width)) as i128,
        ),
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Shl => power.map_or(0, |p| (u128::from(a) * p as u128 % (1u128 << width)) as u64),
        Op::Lshr => power.map_or(0, |p| (ua / p) as u64),
        Op::Ashr => wrap(
            width,
            power.map_or(if sa < 0 { -1 } else { 0 }, |p| sa.div_euclid(p)),
        ),
        Op::Udiv => {
            if ub == 0 {
                mask(width)
            } else {
                (ua / ub) as u64
            }
        }
        Op::Urem => {
            if ub == 0 {
                a
            } else {
                (ua % ub) as u64
            }
        }
        Op::Sdiv => wrap(
            width,
            if sb == 0 {
                if sa < 0 { 1 } else { -1 }
            } else {
                sa / sb
            },
        ),
        Op::Srem => wrap(width, if sb == 0 { sa } else { sa % sb }),
    }
}

pub(crate) fn expected_cmp(width: u32, cmp: Cmp, a: u64, b: u64) -> bool {
    let (sa, sb) = (to_signed(width, a), to_signed(width, b));
    match cmp {
        Cmp::Eq => a == b,
        Cmp::Ult => a < b,
        Cmp::Ule => a <= b,
        Cmp::Slt => sa < sb,
        Cmp::Sle => sa <= sb,
    }
}

impl Bits {
    pub(crate) fn value(&self, width: u32, values: &Values) -> u64 {
        match self {
            Bits::Var(index) => values.bits[*index] & mask(width),
            Bits::Const(value) => value & mask(width),
            Bits::Op(op, a, b) => {
                expected_op(width, *op, a.value(width, values), b.value(width, values))
            }
            Bits::Neg(a) => wrap(width, -i128::from(a.value(width, values))),
            Bits::Not(a) => a.value(width, values) ^ mask(width),
            Bits::Ite(c, a, b) => {
                if c.value(width, values) {
                    a.value(width, values)
                } else {
                    b.value(width, values)
                }
            }
            Bits::Narrow(signed, a) => {
                let low = a.value(width, values) & mask(width / 2);
                if *signed {
                    wrap(width, to_signed(width / 2, low))
                } else {
                    low
                }
            }
            Bits::Swap(a) => {
                let a = a.value(width, values);
                let half = width / 2;
                (a >> half) | (a & mask(half)) << half
            }
        }
    }
}

impl Cond {
    pub(crate) fn value(&self, width: u32, values: &Values) -> bool {
        match self {
            Cond::Var(index) => values.conditions[*index],
            Cond::Const(value) => *value,
            Cond::Cmp(cmp, a, b) => {
                expected_cmp(width, *cmp, a.value(width, values), b.value(width, values))
            }
            Cond::Not(a) => !a.value(width, values),
            Cond::And(a, b) => a.value(width, values) & b.value(width, values),
            Cond::Or(a, b) => a.value(width, values) | b.value(width, values),
            Cond::Xor(a, b) => a.value(width, values) ^ b.value(width, values),
            Cond::Ite(c, a, b) => {
                if c.value(width, values) {
                    a.value(width, values)
                } else {
                    b.value(width, values)
                }
            }
        }
    }
}

/// Values where operators change their behaviour.
pub(crate) fn corners(width: u32) -> Vec<u64> {
    let w = u64::from(width);
    let sign = 1 << (width - 1);
    let mut corners = vec![
        0,
        1,
        2,
        3,
        7,
        10,
        w - 1,
        w,
        w + 1,
        2 * w,
        31,
        32,
        33,
        63,
        64,
        sign - 1,
        sign,
        sign + 1,
        mask(width).wrapping_sub(1),
        mask(width),
        mask(width).wrapping_sub(6),
    ];
    corners.iter_mut().for_each(|corner| *corner &= mask(width));
    corners.sort_unstable();
    corners.dedup();
    corners
}

pub(crate) fn word() -> impl Strategy<Value = u64> {
    prop_oneof![
        any::<u64>(),
        0u64..80,
        (0u64..10).prop_map(|n| n.wrapping_neg()),
        (0u32..64).prop_map(|bit| 1 << bit),
        (0u32..64).prop_map(|bit| (1 << bit) - 1),
        // Signs of the narrower widths.
        Just(0x80),
        Just(0x7f),
        Just(0x8000),
        Just(0x8000_0000),
        Just(0x7fff_ffff),
    ]
}

pub(crate) fn values() -> impl Strategy<Value = Values> {
    (
        proptest::collection::vec(word(), VARIABLES),
        proptest::collection::vec(any::<bool>(), VARIABLES),
    )
        .prop_map(|(bits, conditions)| Values { bits, conditions })
}

fn op() -> impl Strategy<Value = Op> {
    (0..OPS.len()).prop_map(|index| OPS[index])
}

fn cmp() -> impl Strategy<Value = Cmp> {
    (0..CMPS.len()).prop_map(|index| CMPS[index])
}

fn condition_of(bits: impl Strategy<Value = Bits> + Clone + 'static) -> BoxedStrategy<Cond> {
    let leaf = prop_oneof![
        1 => (0..VARIABLES).prop_map(Cond::Var),
        1 => any::<bool>().prop_map(Cond::Const),
        6 => (cmp(), bits.clone(), bits)
            .prop_map(|(cmp, a, b)| Cond::Cmp(cmp, a.into(), b.into())),
    ];
    leaf.prop_recursive(3, 8, 3, |inner| {
        prop_oneof![
            inner.clone().prop_map(|a| Cond::Not(a.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Cond::And(a.into(), b.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Cond::Or(a.into(), b.into())),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Cond::Xor(a.into(), b.into())),
            (inner.clone(), inner.clone(), inner).prop_map(|(c, a, b)| Cond::Ite(
                c.into(),
                a.into(),
                b.into()
            )),
        ]
    })
    .boxed()
}

/// Expressions of about `size` operators.
pub(crate) fn bits(size: u32) -> BoxedStrategy<Bits> {
    let leaf = prop_oneof![
        3 => (0..VARIABLES).prop_map(Bits::Var),
        2 => word().prop_map(Bits::Const),
    ];
    leaf.prop_recursive(4, size, 3, |inner| {
        let inner = inner.boxed();
        prop_oneof![
            6 => (op(), inner.clone(), inner.clone())
                .prop_map(|(op, a, b)| Bits::Op(op, a.into(), b.into())),
            1 => inner.clone().prop_map(|a| Bits::Neg(a.into())),
            1 => inner.clone().prop_map(|a| Bits::Not(a.into())),
            2 => (condition_of(inner.clone()), inner.clone(), inner.clone())
                .prop_map(|(c, a, b)| Bits::Ite(c.into(), a.into(), b.into())),
            1 => (any::<bool>(), inner.clone())
                .prop_map(|(signed, a)| Bits::Narrow(signed, a.into())),
            1 => inner.prop_map(|a| Bits::Swap(a.into())),
        ]
    })
    .boxed()
}

pub(crate) fn condition(size: u32) -> BoxedStrategy<Cond> {
    condition_of(bits(size))
}

pub(crate) fn width() -> impl Strategy<Value = u32> {
    prop_oneof![Just(8u32), Just(16), Just(32), Just(64), Just(2), Just(6)]
}
