//! The decimal digits with which JVMs before Java 19 show a floating-point value.
//!
//! Digits are made from the left until what is left is less than half the distance to a
//! neighbouring value. What must hold, because it is what these JVMs print: whole numbers below 2⁶³
//! are shown up to the digits that their 53 bits can't tell; half the distance below a power of two is
//! halved only when it has a single bit; a number in scientific form has two digits before the
//! question whether they suffice is asked; and of values that fit machine words the half distance is
//! multiplied in such words, with wrap-around. The result tells the value from its neighbours, but
//! isn't always the shortest that does, nor the closest: 2 × 10²³ is `2.0E23` when read, and
//! `1.9999999999999998E23` when shown.

use std::cmp::Ordering;

/// 0.d₁d₂d₃… × 10^`exponent`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DecimalDigits {
    /// From 0 to 9, at least one. Zeros may follow the last one that counts.
    pub digits: Vec<u8>,
    pub exponent: i32,
}

/// Whether one digit may be all: it may where a text needs no more, not where it is formatted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// By `Double.toString`: one digit suffices in plain form.
    Plainly,
    /// By a `Formatter`: at least two digits are made.
    Formatted,
}

/// Bits of the fraction of a `double`.
const FRACTION: i32 = 52;
const HIDDEN: u64 = 1 << FRACTION;
/// Largest power of five whose products are made in machine words.
const WORD_POWERS: i32 = 27;

/// A value above zero, finite: `bits` × 2^(`exponent` - 52), the highest bit of `bits` being 52.
#[derive(Clone, Copy)]
struct Binary {
    bits: u64,
    exponent: i32,
    /// How many of the bits the type holds for a value of this size.
    precision: i32,
}

/// The digits of a finite value other than zero, without its sign.
pub fn double_digits(value: f64, shown: Shown) -> DecimalDigits {
    let bits = value.to_bits();
    let fraction = bits & (HIDDEN - 1);
    let biased = (bits >> FRACTION & 0x7FF) as i32;
    digits(binary(fraction, biased, 1023, FRACTION), shown)
}

/// The digits of a finite value other than zero, without its sign.
pub fn float_digits(value: f32, shown: Shown) -> DecimalDigits {
    let bits = value.to_bits();
    let fraction = u64::from(bits & ((1 << 23) - 1));
    let biased = (bits >> 23 & 0xFF) as i32;
    digits(binary(fraction, biased, 127, 23), shown)
}

fn binary(fraction: u64, biased: i32, bias: i32, width: i32) -> Binary {
    let (bits, exponent, precision) = if biased > 0 {
        (fraction | 1 << width, biased, width + 1)
    } else {
        let shift = width - (63 - fraction.leading_zeros() as i32);
        (fraction << shift, 1 - shift, width + 1 - shift)
    };
    Binary {
        bits: bits << (FRACTION - width),
        exponent: exponent - bias,
        precision,
    }
}

fn digits(value: Binary, shown: Shown) -> DecimalDigits {
    let significant = FRACTION + 1 - value.bits.trailing_zeros() as i32;
    let below_point = (significant - value.exponent - 1).max(0);
    if below_point == 0 && (0..=62).contains(&value.exponent) {
        return whole_digits(value);
    }
    scaled_digits(value, significant, below_point, shown)
}

/// Of a whole number below 2⁶³.
fn whole_digits(value: Binary) -> DecimalDigits {
    let mut number = if value.exponent >= FRACTION {
        value.bits << (value.exponent - FRACTION)
    } else {
        value.bits >> (FRACTION - value.exponent)
    };
    let untold = value.exponent - value.precision - 1;
    let mut dropped = 0;
    if untold > 1 {
        // The digits of 2^untold but one: 30103 / 100000 is close enough to log 2 for these.
        dropped = (untold * 30103 / 100_000) as u32;
        let unit = 10_u64.pow(dropped);
        let rest = number % unit;
        number /= unit;
        if dropped > 0 && rest >= unit / 2 {
            number += 1;
        }
    }
    let text = number.to_string();
    let digits = text.trim_end_matches('0').bytes().map(|byte| byte - b'0');
    DecimalDigits {
        digits: digits.collect(),
        exponent: text.len() as i32 + dropped as i32,
    }
}

/// The power of ten of the first digit, or one too many. The constants have so many digits on a JVM.
#[allow(clippy::approx_constant)]
fn estimated_exponent(value: Binary) -> i32 {
    let mantissa = f64::from_bits(1.0_f64.to_bits() | value.bits & (HIDDEN - 1));
    let logarithm = (mantissa - 1.5) * 0.289529654
        + 0.176091259
        + f64::from(value.exponent) * 0.301029995663981;
    logarithm.floor() as i32
}

/// Powers of two and five: of the value, of one of its digits' unit, of half the distance.
struct Scale {
    value_two: i32,
    value_five: i32,
    unit_two: i32,
    unit_five: i32,
    half_two: i32,
}

fn scaled_digits(value: Binary, significant: i32, below_point: i32, shown: Shown) -> DecimalDigits {
    let estimate = estimated_exponent(value);
    let value_five = (-estimate).max(0);
    let unit_five = estimate.max(0);
    let value_two = value_five + below_point + value.exponent;
    let half_two = value_two - value.precision;
    let value_two = value_two - (significant - 1);
    let unit_two = unit_five + below_point;
    let common = value_two.min(unit_two);
    let half_two = half_two - common - i32::from(significant == 1);
    let raise = (-half_two).max(0);
    let scale = Scale {
        value_two: value_two - common + raise,
        value_five,
        unit_two: unit_two - common + raise,
        unit_five,
        half_two: half_two + raise,
    };
    let bits = value.bits >> value.bits.trailing_zeros();
    let value_bits = significant + scale.value_two + bits_of_five(value_five);
    let ten_units_bits = scale.unit_two + 1 + bits_of_five(unit_five + 1);
    let widest = value_bits.max(ten_units_bits);
    let (made, low, high, middle) = if widest < 32 {
        in_words(bits, &scale, estimate, shown, |word| i64::from(word as i32))
    } else if widest < 64 {
        in_words(bits, &scale, estimate, shown, |word| word)
    } else {
        in_naturals(bits, &scale, estimate, shown)
    };
    let Made {
        mut digits,
        exponent,
    } = made;
    let mut result_exponent = exponent + 1;
    let odd = digits.last().is_some_and(|digit| digit % 2 == 1);
    let up = match (low, high) {
        (false, high) => high,
        (true, false) => false,
        (true, true) => middle == Ordering::Greater || middle == Ordering::Equal && odd,
    };
    if up && round_up(&mut digits) {
        result_exponent += 1;
    }
    DecimalDigits {
        digits,
        exponent: result_exponent,
    }
}

fn bits_of_five(power: i32) -> i32 {
    match power {
        0 => 0,
        1..WORD_POWERS => 64 - 5_u64.pow(power as u32).leading_zeros() as i32,
        _ => power * 3,
    }
}

/// Adds one to the last digit; true if it carries out of the first.
fn round_up(digits: &mut [u8]) -> bool {
    for digit in digits.iter_mut().rev() {
        if *digit < 9 {
            *digit += 1;
            return false;
        }
        *digit = 0;
    }
    digits[0] = 1;
    true
}

struct Made {
    digits: Vec<u8>,
    /// The power of ten of the first digit.
    exponent: i32,
}

impl Made {
    /// Starts with the first digit, which is left out when it is zero and stays so.
    fn new(first: u8, high: bool, estimate: i32) -> Made {
        if first == 0 && !high {
            return Made {
                digits: Vec::new(),
                exponent: estimate - 1,
            };
        }
        Made {
            digits: vec![first],
            exponent: estimate,
        }
    }

    /// Whether a first digit that suffices is all.
    fn may_end(&self, shown: Shown) -> bool {
        shown == Shown::Plainly && (-3..8).contains(&self.exponent)
    }
}

/// The digits, whether what is left is within half the distance below and above, and how it compares
/// with the middle between the two texts.
type Development = (Made, bool, bool, Ordering);

fn in_words(
    bits: u64,
    scale: &Scale,
    estimate: i32,
    shown: Shown,
    wrap: fn(i64) -> i64,
) -> Development {
    let five = |power: i32| 5_i64.pow(power as u32);
    let shifted = |word: i64, by: i32| wrap(word.wrapping_shl(by as u32));
    let mut rest = shifted(
        wrap((bits as i64).wrapping_mul(five(scale.value_five))),
        scale.value_two,
    );
    let unit = shifted(five(scale.unit_five), scale.unit_two);
    let mut half = shifted(five(scale.value_five), scale.half_two);
    let ten_units = wrap(unit.wrapping_mul(10));
    let next = |rest: &mut i64, half: &mut i64| {
        let digit = (*rest / unit) as u8;
        *rest = wrap((*rest % unit).wrapping_mul(10));
        *half = wrap(half.wrapping_mul(10));
        digit
    };
    let above = |rest: i64, half: i64| wrap(rest.wrapping_add(half)) > ten_units;
    let first = next(&mut rest, &mut half);
    let (mut low, mut high) = (rest < half, above(rest, half));
    let mut made = Made::new(first, high, estimate);
    if !made.may_end(shown) {
        (low, high) = (false, false);
    }
    while !low && !high {
        let digit = next(&mut rest, &mut half);
        (low, high) = if half > 0 {
            (rest < half, above(rest, half))
        } else {
            // It has overflown: it is more than all that can be left.
            (true, true)
        };
        made.digits.push(digit);
    }
    let middle = wrap(rest.wrapping_shl(1).wrapping_sub(ten_units)).cmp(&0);
    (made, low, high, middle)
}

fn in_naturals(bits: u64, scale: &Scale, estimate: i32, shown: Shown) -> Development {
    let mut rest = Natural::new(bits, scale.value_five, scale.value_two);
    let unit = Natural::new(1, scale.unit_five, scale.unit_two);
    let mut half = Natural::new(1, scale.value_five, scale.half_two);
    let mut ten_units = unit.clone();
    ten_units.multiply(10);
    let next = |rest: &mut Natural, half: &mut Natural| {
        let mut digit = 0;
        while rest.compare(&unit) != Ordering::Less {
            rest.subtract(&unit);
            digit += 1;
        }
        rest.multiply(10);
        half.multiply(10);
        digit
    };
    let ends = |rest: &Natural, half: &Natural| {
        let low = rest.compare(half) == Ordering::Less;
        let mut sum = rest.clone();
        sum.add(half);
        // A tie ends here, while it doesn't in words.
        (low, sum.compare(&ten_units) != Ordering::Less)
    };
    let first = next(&mut rest, &mut half);
    let (mut low, mut high) = ends(&rest, &half);
    let mut made = Made::new(first, high, estimate);
    if !made.may_end(shown) {
        (low, high) = (false, false);
    }
    while !low && !high {
        let digit = next(&mut rest, &mut half);
        (low, high) = ends(&rest, &half);
        made.digits.push(digit);
    }
    rest.multiply(2);
    let middle = rest.compare(&ten_units);
    (made, low, high, middle)
}

/// A whole number not below zero, its lowest 32 bits first, without zeros at the end.
#[derive(Clone)]
struct Natural(Vec<u32>);

impl Natural {
    /// `factor` × 5^`five` × 2^`two`.
    fn new(factor: u64, five: i32, two: i32) -> Natural {
        let mut number = Natural(vec![0; two as usize / 32]);
        let shifted = u128::from(factor) << (two % 32);
        number
            .0
            .extend((0..3).map(|word| (shifted >> (32 * word)) as u32));
        number.trim();
        let mut left = five;
        while left > 0 {
            let power = left.min(13);
            number.multiply(5_u32.pow(power as u32));
            left -= power;
        }
        number
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for word in &mut self.0 {
            let product = u64::from(*word) * u64::from(factor) + carry;
            *word = product as u32;
            carry = product >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    fn add(&mut self, other: &Natural) {
        self.0.resize(self.0.len().max(other.0.len()), 0);
        let mut carry = 0;
        for (at, word) in self.0.iter_mut().enumerate() {
            let sum = u64::from(*word) + u64::from(other.0.get(at).copied().unwrap_or(0)) + carry;
            *word = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }

    /// `other` must not be more.
    fn subtract(&mut self, other: &Natural) {
        let mut borrow = 0;
        for (at, word) in self.0.iter_mut().enumerate() {
            let taken = i64::from(other.0.get(at).copied().unwrap_or(0)) + borrow;
            let difference = i64::from(*word) - taken;
            *word = difference as u32;
            borrow = i64::from(difference < 0);
        }
        self.trim();
    }

    fn compare(&self, other: &Natural) -> Ordering {
        let length = self.0.len().cmp(&other.0.len());
        length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}
