//! `java.lang.Math` and `java.lang.StrictMath`: what is not written in Java.
//!
//! Source: class documentation, Java SE 17. `sqrt`, `floor`, `ceil`, `rint`, `fma`, `nextAfter`,
//! `copySign` and `IEEEremainder` are exact. The functions of `StrictMath` are fdlibm's, as specified;
//! so are those of `Math`, but for `sin`, `cos`, `tan`, `exp`, `log`, `log10` and `pow`, where JVMs use
//! instructions of the processor, interpreted and compiled alike. `log` and `log10` are the nearest
//! doubles, as there; the others are computed by the platform's mathematical library, within the error
//! the documentation allows (1 ulp), and differ from a JVM's in the last place for about 2 arguments in
//! 1000 (`tan`: 5).
//! Left out: nothing.

use crate::machine::{Machine, Slot};
use crate::native_call::{NativeContext, NativeFn, NativeResult};
use crate::natives::{fdlibm, logarithm};

/// Natives of one argument, each from a function of the standard library.
macro_rules! unary {
    ($key:expr, $($name:literal => $function:expr),* $(,)?) => {
        match $key {
            $($name => {
                fn native<M: Machine>(
                    context: &mut NativeContext<'_, M>,
                    args: &[Slot<M::Shadow>],
                ) -> NativeResult<M> {
                    let value = context.double(args[0])?;
                    let function: fn(f64) -> f64 = $function;
                    context.of_double(function(value))
                }
                return Some(native);
            })*
            _ => {}
        }
    };
}

/// Natives of two arguments.
macro_rules! binary {
    ($key:expr, $($name:literal => $function:expr),* $(,)?) => {
        match $key {
            $($name => {
                fn native<M: Machine>(
                    context: &mut NativeContext<'_, M>,
                    args: &[Slot<M::Shadow>],
                ) -> NativeResult<M> {
                    let left = context.double(args[0])?;
                    let right = context.double(args[1])?;
                    let function: fn(f64, f64) -> f64 = $function;
                    context.of_double(function(left, right))
                }
                return Some(native);
            })*
            _ => {}
        }
    };
}

pub(super) fn lookup<M: Machine>(key: &str) -> Option<NativeFn<M>> {
    if let Some(name) = key.strip_prefix("java.lang.StrictMath.") {
        return lookup_strict(name);
    }
    let name = key.strip_prefix("java.lang.Math.")?;
    unary!(name,
        "sqrt(double)" => f64::sqrt,
        "cbrt(double)" => fdlibm::cbrt,
        "floor(double)" => f64::floor,
        "ceil(double)" => f64::ceil,
        "rint(double)" => f64::round_ties_even,
        "exp(double)" => f64::exp,
        "expm1(double)" => libm::expm1,
        "log(double)" => logarithm::ln,
        "log10(double)" => logarithm::log10,
        "log1p(double)" => fdlibm::log1p,
        "sin(double)" => f64::sin,
        "cos(double)" => f64::cos,
        "tan(double)" => f64::tan,
        "asin(double)" => libm::asin,
        "acos(double)" => libm::acos,
        "atan(double)" => libm::atan,
        "sinh(double)" => fdlibm::sinh,
        "cosh(double)" => fdlibm::cosh,
        "tanh(double)" => fdlibm::tanh,
    );
    binary!(name,
        "pow(double,double)" => power,
        "atan2(double,double)" => fdlibm::atan2,
        "hypot(double,double)" => fdlibm::hypot,
        "IEEEremainder(double,double)" => ieee_remainder,
        "nextAfter(double,double)" => next_after,
        "copySign(double,double)" => f64::copysign,
    );
    match name {
        "fma(double,double,double)" => Some(fused_multiply_add),
        "random()" => Some(random),
        _ => None,
    }
}

/// The functions that `Math` may compute otherwise.
fn lookup_strict<M: Machine>(name: &str) -> Option<NativeFn<M>> {
    unary!(name,
        "exp(double)" => libm::exp,
        "log(double)" => fdlibm::log,
        "log10(double)" => fdlibm::log10,
        "sin(double)" => fdlibm::sin,
        "cos(double)" => fdlibm::cos,
        "tan(double)" => fdlibm::tan,
    );
    binary!(name, "pow(double,double)" => strict_power);
    None
}

/// As [`power`].
fn strict_power(base: f64, exponent: f64) -> f64 {
    if exponent.is_nan() || (base.abs() == 1.0 && exponent.is_infinite()) {
        return f64::NAN;
    }
    libm::pow(base, exponent)
}

/// Unlike C's `pow`, 1 to the NaN and ±1 to ±infinity are NaN.
fn power(base: f64, exponent: f64) -> f64 {
    if exponent.is_nan() || (base.abs() == 1.0 && exponent.is_infinite()) {
        return f64::NAN;
    }
    base.powf(exponent)
}

/// The dividend minus the divisor times the integer nearest to the exact quotient, even on a tie.
fn ieee_remainder(dividend: f64, divisor: f64) -> f64 {
    if !dividend.is_finite() || divisor == 0.0 || divisor.is_nan() {
        return f64::NAN;
    }
    if divisor.is_infinite() {
        return dividend;
    }
    let size = divisor.abs();
    // `%` is exact; what is left is less than twice the divisor, or less than it when doubling it overflows.
    let doubled = size + size;
    let mut rest = if doubled.is_finite() {
        dividend.abs() % doubled
    } else {
        dividend.abs()
    };
    if size < f64::MIN_POSITIVE * 2.0 {
        if rest + rest > size {
            rest -= size;
            if rest + rest >= size {
                rest -= size;
            }
        }
    } else {
        let half = 0.5 * size;
        if rest > half {
            rest -= size;
            if rest >= half {
                rest -= size;
            }
        }
    }
    if rest == 0.0 {
        return 0.0f64.copysign(dividend);
    }
    if dividend.is_sign_negative() {
        -rest
    } else {
        rest
    }
}

fn next_after(start: f64, direction: f64) -> f64 {
    if start.is_nan() || direction.is_nan() {
        f64::NAN
    } else if start == direction {
        direction
    } else if start < direction {
        start.next_up()
    } else {
        start.next_down()
    }
}

fn fused_multiply_add<M: Machine>(
    context: &mut NativeContext<'_, M>,
    args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    let left = context.double(args[0])?;
    let right = context.double(args[1])?;
    let addend = context.double(args[2])?;
    context.of_double(left.mul_add(right, addend))
}

/// `java.util.Random.nextDouble()` of a generator with seed 42 that lives as long as the run.
fn random<M: Machine>(
    context: &mut NativeContext<'_, M>,
    _args: &[Slot<M::Shadow>],
) -> NativeResult<M> {
    const MULTIPLIER: u64 = 0x5_DEEC_E66D;
    const MASK: u64 = (1 << 48) - 1;
    let state = &mut context.runtime.native_state;
    let mut seed = state.random_seed.unwrap_or((42 ^ MULTIPLIER) & MASK);
    let mut next = |bits: u32| {
        seed = seed.wrapping_mul(MULTIPLIER).wrapping_add(0xB) & MASK;
        seed >> (48 - bits)
    };
    let value = ((next(26) << 27) + next(27)) as f64 * (1.0 / (1u64 << 53) as f64);
    state.random_seed = Some(seed);
    context.of_double(value)
}

#[cfg(test)]
mod tests {
    use super::{ieee_remainder, next_after, power};

    fn check(actual: f64, expected: f64) {
        assert!(
            actual.to_bits() == expected.to_bits() || actual.is_nan() && expected.is_nan(),
            "{actual} instead of {expected}"
        );
    }

    #[test]
    fn remainder_rounds_to_even() {
        check(ieee_remainder(5.0, 3.0), -1.0);
        check(ieee_remainder(-5.0, 3.0), 1.0);
        check(ieee_remainder(1.0, 2.0), 1.0);
        check(ieee_remainder(3.0, 2.0), -1.0);
        check(ieee_remainder(5.0, 2.0), 1.0);
        check(ieee_remainder(-4.0, 2.0), -0.0);
        check(ieee_remainder(f64::MAX, 3.0), -1.0);
        check(ieee_remainder(1.0, f64::INFINITY), 1.0);
        check(ieee_remainder(1.0, 0.0), f64::NAN);
        check(ieee_remainder(f64::INFINITY, 1.0), f64::NAN);
    }

    #[test]
    fn powers_of_one_differ_from_c() {
        check(power(1.0, f64::NAN), f64::NAN);
        check(power(1.0, f64::INFINITY), f64::NAN);
        check(power(-1.0, f64::NEG_INFINITY), f64::NAN);
        check(power(f64::NAN, 0.0), 1.0);
        check(power(-0.0, -3.0), f64::NEG_INFINITY);
        check(power(-8.0, 1.0 / 3.0), f64::NAN);
        check(power(2.0, 10.0), 1024.0);
    }

    #[test]
    fn neighbours() {
        check(next_after(0.0, -1.0), -f64::from_bits(1));
        check(next_after(-0.0, 0.0), 0.0);
        check(next_after(f64::MAX, f64::INFINITY), f64::INFINITY);
        check(next_after(1.0, f64::NAN), f64::NAN);
    }
}
