//! The circuits against the operations of [`crate::semantics`].

use budget::Budget;
use proptest::prelude::*;

use super::*;
use crate::semantics;
use crate::solver::{Proposal, Solver};
use crate::term::{Sort, TermId, TermPool};

/// Doubles where operations change their behaviour; as singles they are cut.
const CORNERS: [f64; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    1.5,
    -2.5,
    0.1,
    3.0,
    1.0 + f64::EPSILON,
    2.0 - f64::EPSILON,
    16_777_217.0,
    9.007_199_254_740_993e15,
    2_147_483_648.0,
    -2_147_483_648.5,
    -9.3e18,
    f64::MIN_POSITIVE,
    -2.3e-308,
    5e-324,
    f64::MAX,
    -1e300,
    1e-45,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

const BINARY: [BinaryOp; 4] = [
    BinaryOp::FAdd,
    BinaryOp::FSub,
    BinaryOp::FMul,
    BinaryOp::FDiv,
];

fn build(pool: &mut TermPool, op: BinaryOp, x: TermId, y: TermId) -> TermId {
    match op {
        BinaryOp::FAdd => pool.fadd(x, y),
        BinaryOp::FSub => pool.fsub(x, y),
        BinaryOp::FMul => pool.fmul(x, y),
        _ => pool.fdiv(x, y),
    }
}

/// An operation of one solver, asked for many operands.
struct Circuit {
    pool: TermPool,
    solver: Solver,
    operands: Vec<TermId>,
    result: TermId,
}

impl Circuit {
    fn new(sorts: &[Sort], build: impl FnOnce(&mut TermPool, &[TermId]) -> TermId) -> Circuit {
        let mut pool = TermPool::new();
        let operands: Vec<TermId> = sorts
            .iter()
            .map(|sort| pool.fresh_var("x", *sort))
            .collect();
        let term = build(&mut pool, &operands);
        let result = pool.fresh_var("r", pool.sort(term));
        let mut solver = Solver::with_float_circuits();
        let equal = pool.eq(result, term);
        solver.add(equal);
        Circuit {
            pool,
            solver,
            operands,
            result,
        }
    }

    /// With these operands the result is `expected` and can be nothing else.
    fn check(&mut self, operands: &[u64], expected: u64) {
        let pool = &mut self.pool;
        let mut assumptions = Vec::new();
        for (operand, raw) in self.operands.iter().zip(operands) {
            let constant = pool.raw_const(pool.sort(*operand), *raw);
            assumptions.push(pool.eq(*operand, constant));
        }
        let constant = pool.raw_const(pool.sort(self.result), expected);
        let right = pool.eq(self.result, constant);
        let wrong = pool.not(right);
        for (question, possible) in [(right, true), (wrong, false)] {
            let mut all = assumptions.clone();
            all.push(question);
            let answer = match self.solver.propose(pool, &Budget::default(), &all) {
                Ok(Proposal::Model { opaque, .. }) => {
                    assert!(opaque.is_empty(), "everything has a circuit");
                    true
                }
                Ok(Proposal::Unsat { .. }) => false,
                Ok(Proposal::Wrong) => panic!("wrong model for {operands:x?}"),
                Err(stop) => panic!("{stop}"),
            };
            assert_eq!(answer, possible, "{operands:x?}: {expected:x}");
        }
    }
}

fn raw(sort: Sort, x: f64) -> u64 {
    match sort {
        Sort::F32 => u64::from(semantics::canonical_f32(x as f32)),
        _ => semantics::canonical_f64(x),
    }
}

fn binary_circuit(sort: Sort, op: BinaryOp) -> Circuit {
    Circuit::new(&[sort, sort], |pool, x| build(pool, op, x[0], x[1]))
}

fn corners(sort: Sort) -> Vec<u64> {
    let mut all: Vec<u64> = CORNERS.iter().map(|x| raw(sort, *x)).collect();
    if sort == Sort::F32 {
        for x in [
            f32::MIN_POSITIVE,
            f32::MAX,
            1.0 + f32::EPSILON,
            1.5e-39,
            3.4e38,
        ] {
            all.push(u64::from(x.to_bits()));
        }
    }
    all
}

#[test]
fn single_precision_arithmetic_is_exact_at_all_corners() {
    for op in BINARY {
        let mut circuit = binary_circuit(Sort::F32, op);
        for a in corners(Sort::F32) {
            for b in corners(Sort::F32) {
                circuit.check(&[a, b], semantics::binary(op, Sort::F32, a, b));
            }
        }
    }
}

#[test]
fn double_precision_arithmetic_is_exact_at_corners() {
    for op in BINARY {
        let mut circuit = binary_circuit(Sort::F64, op);
        let corners = corners(Sort::F64);
        for (index, &a) in corners.iter().enumerate() {
            // Each pair in one of the two orders.
            for &b in corners.iter().skip(index % 3).step_by(3) {
                circuit.check(&[a, b], semantics::binary(op, Sort::F64, a, b));
            }
        }
    }
}

#[test]
fn roots_and_conversions_are_exact_at_all_corners() {
    for sort in [Sort::F32, Sort::F64] {
        let mut root = Circuit::new(&[sort], |pool, x| pool.fsqrt(x[0]));
        let mut other = Circuit::new(&[sort], |pool, x| {
            if sort == Sort::F32 {
                pool.f32_to_f64(x[0])
            } else {
                pool.f64_to_f32(x[0])
            }
        });
        let widths = [8, 32, 64];
        let mut integers =
            widths.map(|width| Circuit::new(&[sort], |pool, x| pool.float_to_sbv(x[0], width)));
        let conversion = if sort == Sort::F32 {
            UnaryOp::F32ToF64
        } else {
            UnaryOp::F64ToF32
        };
        for a in corners(sort) {
            root.check(&[a], semantics::unary(UnaryOp::FSqrt, sort, a));
            other.check(&[a], semantics::unary(conversion, sort, a));
            for (circuit, width) in integers.iter_mut().zip(widths) {
                circuit.check(&[a], semantics::float_to_sbv(sort, width, a));
            }
        }
    }
    for width in [8, 32, 64] {
        let sort = Sort::BitVec(width);
        let mut single = Circuit::new(&[sort], |pool, x| pool.sbv_to_f32(x[0]));
        let mut double = Circuit::new(&[sort], |pool, x| pool.sbv_to_f64(x[0]));
        let mut numbers = vec![
            0u64,
            1,
            3,
            u64::MAX,
            100,
            16_777_217,
            (1 << 53) + 1,
            33_554_435,
        ];
        numbers.extend([7, 31, 63].map(|bit| 1u64 << bit));
        numbers.extend([7, 31, 63].map(|bit| (1u64 << bit) - 1));
        for number in numbers {
            let number = number & semantics::mask(width);
            single.check(&[number], semantics::unary(UnaryOp::SbvToF32, sort, number));
            double.check(&[number], semantics::unary(UnaryOp::SbvToF64, sort, number));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    /// Many operand pairs for each of the circuits; the second operand is often close to the first.
    #[test]
    fn arithmetic_is_exact_for_any_operands(
        pairs in prop::collection::vec((any::<u64>(), any::<u64>(), 0u32..70), 10),
    ) {
        for sort in [Sort::F32, Sort::F64] {
            for op in BINARY {
                let mut circuit = binary_circuit(sort, op);
                for &(a, b, shift) in &pairs {
                    let b = if shift < 64 { a ^ (b >> shift) } else { b };
                    let (a, b) = match sort {
                        Sort::F32 => (
                            f64::from(f32::from_bits(a as u32)),
                            f64::from(f32::from_bits(b as u32)),
                        ),
                        _ => (f64::from_bits(a), f64::from_bits(b)),
                    };
                    let (a, b) = (raw(sort, a), raw(sort, b));
                    circuit.check(&[a, b], semantics::binary(op, sort, a, b));
                }
            }
            let mut root = Circuit::new(&[sort], |pool, x| pool.fsqrt(x[0]));
            for &(a, ..) in &pairs {
                let a = if sort == Sort::F32 { raw(sort, f64::from(f32::from_bits(a as u32))) }
                    else { raw(sort, f64::from_bits(a)) };
                root.check(&[a], semantics::unary(UnaryOp::FSqrt, sort, a));
            }
        }
    }
}
