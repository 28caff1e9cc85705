//! Circuits of IEEE arithmetic: round to nearest, ties to even, subnormals, canonical `NaN`.
//!
//! Every operation computes the exact result's sign, exponent and the leading bits of its significand
//! with a *sticky* last bit (are any of the bits beyond ones?), and [`Gates::round`] does the rest.

use crate::circuits::{Shift, Word};
use crate::gates::Gates;
use crate::node::{BinaryOp, UnaryOp};
use crate::sat::{Lit, SatBackend};

/// The sizes of a binary interchange format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FloatFormat {
    /// Bits of the exponent.
    pub(crate) exponent: usize,
    /// Bits of the significand with the leading one that is not stored.
    pub(crate) significand: usize,
}

pub(crate) const SINGLE: FloatFormat = FloatFormat {
    exponent: 8,
    significand: 24,
};
pub(crate) const DOUBLE: FloatFormat = FloatFormat {
    exponent: 11,
    significand: 53,
};

impl FloatFormat {
    fn width(self) -> usize {
        self.exponent + self.significand
    }

    fn bias(self) -> u128 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The exponent field of infinities and `NaN`.
    fn special(self) -> u128 {
        (1 << self.exponent) - 1
    }

    /// Enough signed bits for sums and differences of exponents, subnormal ones included.
    fn wide_exponent(self) -> usize {
        self.exponent + 4
    }

    fn infinity(self) -> u128 {
        self.special() << (self.significand - 1)
    }

    fn nan(self) -> u128 {
        self.infinity() | 1 << (self.significand - 2)
    }
}

/// A float taken apart. For finite numbers other than zero the value is
/// `±significand * 2^(exponent - bias - (bits - 1))`.
struct Unpacked {
    sign: Lit,
    /// Biased, signed, [`FloatFormat::wide_exponent`] bits.
    exponent: Word,
    /// The highest bit is one, except for zero.
    significand: Word,
    nan: Lit,
    infinite: Lit,
    zero: Lit,
}

impl<B: SatBackend> Gates<B> {
    /// The word moved left until its highest bit is one, and by how much (all of it for zero: the amount
    /// is then meaningless).
    fn normalise(&mut self, word: &[Lit]) -> (Word, Word) {
        let width = word.len();
        let mut word = word.to_vec();
        let stages = usize::BITS as usize - (width - 1).leading_zeros() as usize;
        let mut amount = vec![self.constant(false); stages];
        let zero = self.constant(false);
        for stage in (0..stages).rev() {
            let distance = 1usize << stage;
            if distance >= width {
                continue;
            }
            let top_is_used = self.or_all(&word[width - distance..]);
            let moved: Word = (0..width)
                .map(|index| {
                    index
                        .checked_sub(distance)
                        .map_or(zero, |source| word[source])
                })
                .collect();
            word = self.word_mux(top_is_used, &word, &moved);
            amount[stage] = !top_is_used;
        }
        (word, amount)
    }

    /// Moved right by an unsigned amount; the lowest bit collects all ones that fall out.
    fn shift_right_sticky(&mut self, word: &[Lit], amount: &[Lit]) -> Word {
        let width = word.len();
        let zero = self.constant(false);
        let mut word = word.to_vec();
        let mut too_far = Vec::new();
        for (stage, bit) in amount.iter().enumerate() {
            let distance = 1usize
                .checked_shl(stage as u32)
                .filter(|distance| *distance < width);
            let Some(distance) = distance else {
                too_far.push(*bit);
                continue;
            };
            let fallen = self.or_all(&word[..=distance]);
            let mut moved: Word = (0..width)
                .map(|i| word.get(i + distance).copied().unwrap_or(zero))
                .collect();
            moved[0] = fallen;
            word = self.word_mux(*bit, &moved, &word);
        }
        let too_far = self.or_all(&too_far);
        let any = self.or_all(&word);
        let mut nothing = vec![zero; width];
        nothing[0] = any;
        self.word_mux(too_far, &nothing, &word)
    }

    fn sign_extend(word: &[Lit], width: usize) -> Word {
        let mut word = word.to_vec();
        if let Some(sign) = word.last().copied() {
            word.resize(width, sign);
        }
        word
    }

    fn zero_extend(&self, word: &[Lit], width: usize) -> Word {
        let mut word = word.to_vec();
        word.resize(width, self.constant(false));
        word
    }

    fn unpack(&mut self, format: FloatFormat, bits: &[Lit]) -> Unpacked {
        let stored = format.significand - 1;
        let (fraction, field) = (&bits[..stored], &bits[stored..stored + format.exponent]);
        let sign = bits[format.width() - 1];
        let fraction_used = self.or_all(fraction);
        let field_used = self.or_all(field);
        let special = self.and_all(field);
        let nan = self.and(special, fraction_used);
        let infinite = self.and(special, !fraction_used);
        let zero = self.and(!field_used, !fraction_used);
        // Subnormal numbers have the lowest normal exponent and no leading one.
        let mut significand = fraction.to_vec();
        significand.push(field_used);
        let (significand, moved) = self.normalise(&significand);
        let mut exponent = self.zero_extend(field, format.wide_exponent());
        exponent[0] = self.or(exponent[0], !field_used);
        let moved = self.zero_extend(&moved, format.wide_exponent());
        let exponent = self.word_sub(&exponent, &moved);
        Unpacked {
            sign,
            exponent,
            significand,
            nan,
            infinite,
            zero,
        }
    }

    /// Packs the number `±significand * 2^(exponent - bias - (bits - 1))`, rounded. The highest bit of
    /// `significand` is one (for zero: any), its lowest may be sticky if it has two bits more than the
    /// format; `exponent` is signed and biased.
    fn round(
        &mut self,
        format: FloatFormat,
        sign: Lit,
        exponent: &[Lit],
        significand: &[Lit],
    ) -> Word {
        let width = exponent.len();
        // Two more bits than the format: one decides, one is sticky.
        let mut kept: Word = significand.to_vec();
        let wanted = format.significand + 2;
        if kept.len() > wanted {
            let cut = kept.len() - wanted;
            let sticky = self.or_all(&kept[..=cut]);
            kept.drain(..cut);
            kept[0] = sticky;
        } else {
            let missing = wanted - kept.len();
            kept.splice(0..0, vec![self.constant(false); missing]);
        }
        // Below the lowest normal exponent the significand moves right: 1 - exponent places.
        let one = self.word_constant(width, 1);
        let below = self.word_sub(&one, exponent);
        let zero = self.word_constant(width, 0);
        let is_below = self.word_less_signed(&zero, &below);
        let places: Word = below.iter().map(|bit| self.and(*bit, is_below)).collect();
        let kept = self.shift_right_sticky(&kept, &places[..width - 1]);
        // The leading one is the lowest bit of the exponent: a number without it is subnormal.
        let field = self.word_mux(is_below, &zero, exponent);
        let stored = format.significand - 1;
        let mut packed: Word = kept[2..2 + stored].to_vec();
        packed.extend(&field);
        let (last, half, rest) = (kept[2], kept[1], kept[0]);
        let odd_or_more = self.or(rest, last);
        let up = self.and(half, odd_or_more);
        let nothing = self.word_constant(packed.len(), 0);
        let (packed, _) = self.word_add(&packed, &nothing, up);
        let field = packed[stored..].to_vec();
        let special = self.word_constant(width, format.special());
        let fits = self.word_less_signed(&field, &special);
        let infinity = self.word_constant(format.width() - 1, format.infinity());
        let mut result = self.word_mux(fits, &packed[..format.width() - 1], &infinity);
        result.push(sign);
        result
    }

    fn signed_constant(&self, format: FloatFormat, sign: Lit, magnitude: u128) -> Word {
        let mut word = self.word_constant(format.width() - 1, magnitude);
        word.push(sign);
        word
    }

    /// The first of the cases that holds, else `otherwise`.
    fn first_case(&mut self, cases: &[(Lit, Word)], otherwise: Word) -> Word {
        cases
            .iter()
            .rev()
            .fold(otherwise, |rest, (condition, word)| {
                self.word_mux(*condition, word, &rest)
            })
    }

    pub(crate) fn float_binary(
        &mut self,
        format: FloatFormat,
        op: BinaryOp,
        a: &[Lit],
        b: &[Lit],
    ) -> Option<Word> {
        Some(match op {
            BinaryOp::FAdd => self.float_add(format, a, b),
            BinaryOp::FSub => {
                let mut negated = b.to_vec();
                if let Some(sign) = negated.last_mut() {
                    *sign = !*sign;
                }
                self.float_add(format, a, &negated)
            }
            BinaryOp::FMul => self.float_mul(format, a, b),
            BinaryOp::FDiv => self.float_div(format, a, b),
            _ => return None,
        })
    }

    fn float_add(&mut self, format: FloatFormat, a: &[Lit], b: &[Lit]) -> Word {
        // The larger magnitude first.
        let magnitude = format.width() - 1;
        let swap = self.word_less_unsigned(&a[..magnitude], &b[..magnitude]);
        let (a, b) = (self.word_mux(swap, b, a), self.word_mux(swap, a, b));
        let stored = format.significand - 1;
        let aligned = |gates: &mut Self, bits: &[Lit]| {
            let field = bits[stored..magnitude].to_vec();
            let used = gates.or_all(&field);
            let mut exponent = field;
            exponent[0] = gates.or(exponent[0], !used);
            // Guard, round and sticky bit below.
            let mut significand = vec![gates.constant(false); 3];
            significand.extend(&bits[..stored]);
            significand.push(used);
            (exponent, significand)
        };
        let (a_exponent, a_significand) = aligned(self, &a);
        let (b_exponent, b_significand) = aligned(self, &b);
        let distance = self.word_sub(&a_exponent, &b_exponent);
        let b_significand = self.shift_right_sticky(&b_significand, &distance);
        let (a_sign, b_sign) = (a[magnitude], b[magnitude]);
        let subtract = self.xor(a_sign, b_sign);
        let width = format.significand + 4;
        let x = self.zero_extend(&a_significand, width);
        let y: Word = self
            .zero_extend(&b_significand, width)
            .iter()
            .map(|bit| self.xor(*bit, subtract))
            .collect();
        let (sum, _) = self.word_add(&x, &y, subtract);
        let sum_is_zero = !self.or_all(&sum);
        let (normal, moved) = self.normalise(&sum);
        // The leading one is expected one place below the highest bit.
        let exponent = self.zero_extend(&a_exponent, format.wide_exponent());
        let moved = self.zero_extend(&moved, format.wide_exponent());
        let one = self.constant(true);
        let nothing = self.word_constant(format.wide_exponent(), 0);
        let (exponent, _) = self.word_add(&exponent, &nothing, one);
        let exponent = self.word_sub(&exponent, &moved);
        let rounded = self.round(format, a_sign, &exponent, &normal);
        let (a_special, b_special) = (self.and_all(&a_exponent), self.and_all(&b_exponent));
        let a_fraction = self.or_all(&a[..stored]);
        // The larger magnitude is NaN if any is; two infinities must agree.
        let opposite = self.and(b_special, subtract);
        let invalid = self.or(a_fraction, opposite);
        let nan = self.and(a_special, invalid);
        // x - x is 0.0, -0.0 + -0.0 is -0.0.
        let zero_sign = self.and(a_sign, b_sign);
        let cases = [
            (nan, self.word_constant(format.width(), format.nan())),
            (
                a_special,
                self.signed_constant(format, a_sign, format.infinity()),
            ),
            (sum_is_zero, self.signed_constant(format, zero_sign, 0)),
        ];
        self.first_case(&cases, rounded)
    }

    fn float_mul(&mut self, format: FloatFormat, a: &[Lit], b: &[Lit]) -> Word {
        let (a, b) = (self.unpack(format, a), self.unpack(format, b));
        let sign = self.xor(a.sign, b.sign);
        let width = 2 * format.significand;
        let x = self.zero_extend(&a.significand, width);
        let y = self.zero_extend(&b.significand, width);
        let product = self.word_mul(&x, &y);
        // 1.x * 1.y lies in [1, 4): one place at most is missing.
        let top = product[width - 1];
        let mut moved = vec![self.constant(false)];
        moved.extend(&product[..width - 1]);
        let product = self.word_mux(top, &product, &moved);
        let (exponent, _) = self.word_add(&a.exponent, &b.exponent, top);
        let bias = self.word_constant(exponent.len(), format.bias());
        let exponent = self.word_sub(&exponent, &bias);
        let rounded = self.round(format, sign, &exponent, &product);
        let any_nan = self.or(a.nan, b.nan);
        let infinite = self.or(a.infinite, b.infinite);
        let zero = self.or(a.zero, b.zero);
        let invalid = self.and(infinite, zero);
        let nan = self.or(any_nan, invalid);
        let cases = [
            (nan, self.word_constant(format.width(), format.nan())),
            (
                infinite,
                self.signed_constant(format, sign, format.infinity()),
            ),
            (zero, self.signed_constant(format, sign, 0)),
        ];
        self.first_case(&cases, rounded)
    }

    fn float_div(&mut self, format: FloatFormat, a: &[Lit], b: &[Lit]) -> Word {
        let (a, b) = (self.unpack(format, a), self.unpack(format, b));
        let sign = self.xor(a.sign, b.sign);
        // Long division: one digit a row, a.significand < 2 * b.significand to begin with. (A zero divisor
        // gives nonsense that is not used.)
        let zero = self.constant(false);
        let width = format.significand + 1;
        let divisor = self.zero_extend(&b.significand, width);
        let mut rest = self.zero_extend(&a.significand, width);
        let mut quotient = Word::new();
        for _ in 0..format.significand + 2 {
            let (digit, less) = self.subtract_if_possible(&rest, &divisor);
            quotient.insert(0, digit);
            rest = self.zero_extend(&[&[zero], &less[..width - 1]].concat(), width);
        }
        let inexact = self.or_all(&rest);
        let mut digits = vec![inexact];
        digits.extend(&quotient);
        // a / b lies in (1/2, 2).
        let top = quotient[format.significand + 1];
        let mut moved = vec![zero];
        moved.extend(&digits[..digits.len() - 1]);
        let digits = self.word_mux(top, &digits, &moved);
        let exponent = self.word_sub(&a.exponent, &b.exponent);
        // One less where the quotient is below one.
        let bias = self.word_constant(exponent.len(), format.bias() - 1);
        let (exponent, _) = self.word_add(&exponent, &bias, top);
        let rounded = self.round(format, sign, &exponent, &digits);
        let any_nan = self.or(a.nan, b.nan);
        let infinities = self.and(a.infinite, b.infinite);
        let zeros = self.and(a.zero, b.zero);
        let invalid = self.or(infinities, zeros);
        let nan = self.or(any_nan, invalid);
        let infinite = self.or(a.infinite, b.zero);
        let is_zero = self.or(a.zero, b.infinite);
        let cases = [
            (nan, self.word_constant(format.width(), format.nan())),
            (
                infinite,
                self.signed_constant(format, sign, format.infinity()),
            ),
            (is_zero, self.signed_constant(format, sign, 0)),
        ];
        self.first_case(&cases, rounded)
    }

    fn float_sqrt(&mut self, format: FloatFormat, a: &[Lit]) -> Word {
        let a = self.unpack(format, a);
        let half = self.constant(false);
        // The unbiased exponent is halved; an odd one doubles the significand first.
        let bias = self.word_constant(a.exponent.len(), format.bias());
        let unbiased = self.word_sub(&a.exponent, &bias);
        let odd = unbiased[0];
        let halved = Self::sign_extend(&unbiased[1..], unbiased.len());
        let (exponent, _) = self.word_add(&halved, &bias, half);
        // significand * 2^places, in pairs of digits, each of which gives one digit of the root. The
        // highest bit of the root is one.
        let places = format.significand + 3;
        let mut radicand = vec![half; places];
        radicand.extend(&a.significand);
        radicand.push(half);
        let mut doubled = vec![half];
        doubled.extend(&radicand[..radicand.len() - 1]);
        let radicand = self.word_mux(odd, &doubled, &radicand);
        let width = radicand.len() / 2 + 2;
        let mut rest = vec![half; width];
        let mut root = Word::new();
        for pair in radicand.chunks(2).rev() {
            rest = [pair, &rest[..width - 2]].concat();
            let trial = [&[self.constant(true), half], root.as_slice()].concat();
            let trial = self.zero_extend(&trial, width);
            let (digit, less) = self.subtract_if_possible(&rest, &trial);
            root.insert(0, digit);
            rest = less;
        }
        let inexact = self.or_all(&rest);
        let mut result = vec![inexact];
        result.extend(&root);
        let rounded = self.round(format, half, &exponent, &result);
        let negative = self.and(a.sign, !a.zero);
        let nan = self.or(a.nan, negative);
        let cases = [
            (nan, self.word_constant(format.width(), format.nan())),
            (
                a.infinite,
                self.signed_constant(format, half, format.infinity()),
            ),
            (a.zero, self.signed_constant(format, a.sign, 0)),
        ];
        self.first_case(&cases, rounded)
    }

    fn float_from_signed(&mut self, format: FloatFormat, a: &[Lit]) -> Word {
        let Some(sign) = a.last().copied() else {
            return self.word_constant(format.width(), 0);
        };
        let magnitude = self.word_negate_if(sign, a);
        let any = self.or_all(&magnitude);
        let (normal, moved) = self.normalise(&magnitude);
        let width = format.wide_exponent();
        let highest = self.word_constant(width, format.bias() + a.len() as u128 - 1);
        let moved = self.zero_extend(&moved, width);
        let exponent = self.word_sub(&highest, &moved);
        let rounded = self.round(format, sign, &exponent, &normal);
        let zero = self.word_constant(format.width(), 0);
        self.word_mux(any, &rounded, &zero)
    }

    fn float_convert(&mut self, from: FloatFormat, to: FloatFormat, a: &[Lit]) -> Word {
        let a = self.unpack(from, a);
        let width = from.wide_exponent().max(to.wide_exponent());
        let exponent = Self::sign_extend(&a.exponent, width);
        let old = self.word_constant(width, from.bias());
        let new = self.word_constant(width, to.bias());
        let unbiased = self.word_sub(&exponent, &old);
        let zero = self.constant(false);
        let (exponent, _) = self.word_add(&unbiased, &new, zero);
        let rounded = self.round(to, a.sign, &exponent, &a.significand);
        let cases = [
            (a.nan, self.word_constant(to.width(), to.nan())),
            (a.infinite, self.signed_constant(to, a.sign, to.infinity())),
            (a.zero, self.signed_constant(to, a.sign, 0)),
        ];
        self.first_case(&cases, rounded)
    }

    pub(crate) fn float_unary(
        &mut self,
        format: FloatFormat,
        op: UnaryOp,
        a: &[Lit],
    ) -> Option<Word> {
        Some(match op {
            UnaryOp::FSqrt => self.float_sqrt(format, a),
            UnaryOp::SbvToF32 | UnaryOp::SbvToF64 => self.float_from_signed(format, a),
            UnaryOp::F32ToF64 => self.float_convert(SINGLE, DOUBLE, a),
            UnaryOp::F64ToF32 => self.float_convert(DOUBLE, SINGLE, a),
            _ => return None,
        })
    }

    /// Towards zero, saturating, `NaN` gives 0.
    pub(crate) fn float_to_signed(&mut self, format: FloatFormat, width: usize, a: &[Lit]) -> Word {
        let a = self.unpack(format, a);
        let bias = self.word_constant(a.exponent.len(), format.bias());
        let exponent = self.word_sub(&a.exponent, &bias);
        let nothing = self.word_constant(exponent.len(), 0);
        let fraction_only = self.word_less_signed(&exponent, &nothing);
        // 2^(width - 1) and more saturate; that includes the smallest number, which is the same.
        let limit = self.word_constant(exponent.len(), width as u128 - 1);
        let fits = self.word_less_signed(&exponent, &limit);
        let saturates = !fits;
        let shifted = self.zero_extend(&a.significand, format.significand - 1 + width);
        let places = usize::BITS as usize - (width - 1).leading_zeros() as usize;
        let shifted = self.word_shift(Shift::Left, &shifted, &exponent[..places]);
        let number = self.word_negate_if(a.sign, &shifted[format.significand - 1..]);
        let mut smallest = vec![self.constant(false); width];
        smallest[width - 1] = self.constant(true);
        let largest = Self::word_not(&smallest);
        let saturated = self.word_mux(a.sign, &smallest, &largest);
        let none = self.or(a.nan, a.zero);
        let zero = vec![self.constant(false); width];
        let cases = [
            (none, zero.clone()),
            (a.infinite, saturated.clone()),
            (fraction_only, zero),
            (saturates, saturated),
        ];
        self.first_case(&cases, number)
    }
}

#[cfg(test)]
mod tests;
