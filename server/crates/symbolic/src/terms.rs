//! Java's operators as terms.
//!
//! What must hold: for all operand values, evaluating the term built here gives what `java::ops`
//! computes (checked by property tests over all corner values).
//!
//! `boolean` is a boolean term; `byte`, `short`, `char` and `int` are 32-bit vectors in the type's
//! range (as the interpreter holds them); `long` is a 64-bit vector; `float` and `double` are IEEE
//! terms; a reference with a shadow is a string term.

use constraints::{Sort, TermId, TermPool, Value};
use interp::machine::Slot;
use java::ir::{ArithmeticOp, CompareKind, CompareOp, NumericKind, UnaryOp};
use java::types::Primitive;

/// A shadowed slot of a symbolic run.
pub type Shadowed = Slot<Option<TermId>>;

/// How raw bits are read.
pub fn sort_of(primitive: Primitive) -> Sort {
    match primitive {
        Primitive::Boolean => Sort::Bool,
        Primitive::Byte | Primitive::Short | Primitive::Char | Primitive::Int => Sort::BitVec(32),
        Primitive::Long => Sort::BitVec(64),
        Primitive::Float => Sort::F32,
        Primitive::Double => Sort::F64,
    }
}

fn sort_of_kind(kind: NumericKind) -> Sort {
    match kind {
        NumericKind::Int => Sort::BitVec(32),
        NumericKind::Long => Sort::BitVec(64),
        NumericKind::Float => Sort::F32,
        NumericKind::Double => Sort::F64,
    }
}

/// A model's value of a term as raw bits of a slot (see `java::ops`); `None` for strings.
pub fn bits_of(sort: Sort, value: &Value) -> Option<u64> {
    match (sort, value) {
        (Sort::Bool, Value::Bool(value)) => Some(u64::from(*value)),
        (Sort::BitVec(32), Value::Bits(bits)) => Some(i64::from(*bits as u32 as i32) as u64),
        (Sort::BitVec(64), Value::Bits(bits)) => Some(*bits),
        (Sort::F32, Value::F32(value)) => Some(u64::from(value.to_bits())),
        (Sort::F64, Value::F64(value)) => Some(value.to_bits()),
        _ => None,
    }
}

/// Raw bits of a slot as a value of the sort.
pub fn value_of(sort: Sort, bits: u64) -> Value {
    match sort {
        Sort::Bool => Value::Bool(bits & 1 == 1),
        Sort::BitVec(32) => Value::Bits(u64::from(bits as u32)),
        Sort::BitVec(_) | Sort::Str => Value::Bits(bits),
        Sort::F32 => Value::F32(f32::from_bits(bits as u32)),
        Sort::F64 => Value::F64(f64::from_bits(bits)),
    }
}

/// The slot's term: its shadow, or its bits as a constant.
pub fn term_of(pool: &mut TermPool, sort: Sort, slot: Shadowed) -> TermId {
    match slot.shadow {
        Some(term) => term,
        None => pool.constant(sort, &value_of(sort, slot.bits)),
    }
}

pub fn unary(pool: &mut TermPool, op: UnaryOp, kind: NumericKind, operand: Shadowed) -> TermId {
    let term = term_of(pool, sort_of_kind(kind), operand);
    match (op, kind) {
        (UnaryOp::Negate, NumericKind::Int | NumericKind::Long) => pool.neg(term),
        (UnaryOp::Negate, NumericKind::Float | NumericKind::Double) => pool.fneg(term),
        (UnaryOp::BitNot, _) => pool.not(term),
    }
}

/// Division and remainder by zero never get here: the interpreter throws first.
pub fn binary(
    pool: &mut TermPool,
    op: ArithmeticOp,
    kind: NumericKind,
    left: Shadowed,
    right: Shadowed,
) -> TermId {
    let sort = sort_of_kind(kind);
    let a = term_of(pool, sort, left);
    let is_shift = matches!(
        op,
        ArithmeticOp::Shl | ArithmeticOp::Shr | ArithmeticOp::UShr
    );
    if is_shift {
        // JLS 15.19: only the low 5 or 6 bits of the `int` distance count.
        let distance = term_of(pool, Sort::BitVec(32), right);
        let width = sort.width().unwrap_or(32);
        let mask = pool.bv_const(32, u64::from(width - 1));
        let distance = pool.and(distance, mask);
        let distance = pool.zext(distance, width);
        return match op {
            ArithmeticOp::Shl => pool.shl(a, distance),
            ArithmeticOp::Shr => pool.ashr(a, distance),
            _ => pool.lshr(a, distance),
        };
    }
    let b = term_of(pool, sort, right);
    if sort.is_float() {
        return match op {
            ArithmeticOp::Add => pool.fadd(a, b),
            ArithmeticOp::Sub => pool.fsub(a, b),
            ArithmeticOp::Mul => pool.fmul(a, b),
            ArithmeticOp::Div => pool.fdiv(a, b),
            _ => pool.frem(a, b),
        };
    }
    match op {
        ArithmeticOp::Add => pool.add(a, b),
        ArithmeticOp::Sub => pool.sub(a, b),
        ArithmeticOp::Mul => pool.mul(a, b),
        ArithmeticOp::Div => pool.sdiv(a, b),
        ArithmeticOp::Rem => pool.srem(a, b),
        ArithmeticOp::BitAnd => pool.and(a, b),
        ArithmeticOp::BitOr => pool.or(a, b),
        // Shifts were handled above.
        _ => pool.xor(a, b),
    }
}

pub fn compare(
    pool: &mut TermPool,
    op: CompareOp,
    kind: CompareKind,
    left: Shadowed,
    right: Shadowed,
) -> Option<TermId> {
    let sort = match kind {
        CompareKind::Int => Sort::BitVec(32),
        CompareKind::Long => Sort::BitVec(64),
        CompareKind::Float => Sort::F32,
        CompareKind::Double => Sort::F64,
        CompareKind::Boolean => Sort::Bool,
        // Identity of strings says nothing about their content, nor the other way round.
        CompareKind::Reference => return None,
    };
    let a = term_of(pool, sort, left);
    let b = term_of(pool, sort, right);
    let is_float = sort.is_float();
    Some(match op {
        CompareOp::Lt if is_float => pool.flt(a, b),
        CompareOp::Le if is_float => pool.fle(a, b),
        CompareOp::Gt if is_float => pool.flt(b, a),
        CompareOp::Ge if is_float => pool.fle(b, a),
        CompareOp::Eq if is_float => pool.feq(a, b),
        CompareOp::Ne if is_float => {
            let equal = pool.feq(a, b);
            pool.not(equal)
        }
        CompareOp::Lt => pool.slt(a, b),
        CompareOp::Le => pool.sle(a, b),
        CompareOp::Gt => pool.slt(b, a),
        CompareOp::Ge => pool.sle(b, a),
        CompareOp::Eq => pool.eq(a, b),
        CompareOp::Ne => pool.ne(a, b),
    })
}

/// JLS 5.1.2 and 5.1.3.
pub fn convert(pool: &mut TermPool, from: Primitive, to: Primitive, operand: Shadowed) -> TermId {
    let term = term_of(pool, sort_of(from), operand);
    match sort_of(from) {
        Sort::F32 => match to {
            Primitive::Float => term,
            Primitive::Double => pool.f32_to_f64(term),
            Primitive::Long => pool.f32_to_sbv_saturating(term, 64),
            _ => {
                let int = pool.f32_to_sbv_saturating(term, 32);
                narrow(pool, to, int)
            }
        },
        Sort::F64 => match to {
            Primitive::Double => term,
            Primitive::Float => pool.f64_to_f32(term),
            Primitive::Long => pool.f64_to_sbv_saturating(term, 64),
            _ => {
                let int = pool.f64_to_sbv_saturating(term, 32);
                narrow(pool, to, int)
            }
        },
        Sort::BitVec(64) => match to {
            Primitive::Long => term,
            Primitive::Float => pool.sbv_to_f32(term),
            Primitive::Double => pool.sbv_to_f64(term),
            _ => {
                let int = pool.extract(31, 0, term);
                narrow(pool, to, int)
            }
        },
        _ => match to {
            Primitive::Long => pool.sext(term, 64),
            Primitive::Float => pool.sbv_to_f32(term),
            Primitive::Double => pool.sbv_to_f64(term),
            _ => narrow(pool, to, term),
        },
    }
}

/// A 32-bit vector cut to the range of an int-like type.
fn narrow(pool: &mut TermPool, to: Primitive, int: TermId) -> TermId {
    match to {
        Primitive::Byte => {
            let low = pool.extract(7, 0, int);
            pool.sext(low, 32)
        }
        Primitive::Short => {
            let low = pool.extract(15, 0, int);
            pool.sext(low, 32)
        }
        Primitive::Char => {
            let low = pool.extract(15, 0, int);
            pool.zext(low, 32)
        }
        _ => int,
    }
}

/// The condition that a fresh variable of the type is in the type's range; `None` where all
/// values of the sort are.
pub fn in_range(pool: &mut TermPool, primitive: Primitive, term: TermId) -> Option<TermId> {
    match primitive {
        Primitive::Byte | Primitive::Short | Primitive::Char => {
            let narrowed = narrow(pool, primitive, term);
            Some(pool.eq(narrowed, term))
        }
        _ => None,
    }
}
