//! Circuits of bit-vector operators; a word is its literals from the lowest bit.
//!
//! Division is long division, row by row, and not a multiplication with an unknown factor: known
//! operands then give the result by propagation alone, and concrete traces are mostly that.

use crate::gates::Gates;
use crate::sat::{Lit, SatBackend};

pub(crate) type Word = Vec<Lit>;

/// Which bits a shift brings in.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shift {
    Left,
    RightZeros,
    RightSign,
}

impl<B: SatBackend> Gates<B> {
    pub(crate) fn word_constant(&self, width: usize, value: u128) -> Word {
        (0..width)
            .map(|bit| self.constant(bit < 128 && value >> bit & 1 == 1))
            .collect()
    }

    pub(crate) fn word_fresh(&mut self, width: usize) -> Word {
        (0..width).map(|_| self.fresh()).collect()
    }

    /// The value of a word of constants, of at most 128 bits.
    pub(crate) fn word_value(&self, word: &[Lit]) -> Option<u128> {
        let mut value = 0;
        for (bit, lit) in word.iter().enumerate() {
            value |= u128::from(self.as_constant(*lit)?) << bit;
        }
        Some(value)
    }

    pub(crate) fn word_not(word: &[Lit]) -> Word {
        word.iter().map(|lit| !*lit).collect()
    }

    pub(crate) fn word_mux(&mut self, condition: Lit, then: &[Lit], otherwise: &[Lit]) -> Word {
        then.iter()
            .zip(otherwise)
            .map(|(x, y)| self.mux(condition, *x, *y))
            .collect()
    }

    pub(crate) fn word_equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let equal: Vec<Lit> = a.iter().zip(b).map(|(x, y)| !self.xor(*x, *y)).collect();
        self.and_all(&equal)
    }

    /// The sum and the carry out.
    pub(crate) fn word_add(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Word, Lit) {
        let mut carry = carry;
        let mut sum = Vec::with_capacity(a.len());
        for (x, y) in a.iter().zip(b) {
            let (bit, next) = self.full_adder(*x, *y, carry);
            sum.push(bit);
            carry = next;
        }
        (sum, carry)
    }

    pub(crate) fn word_sub(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let one = self.constant(true);
        self.word_add(a, &Self::word_not(b), one).0
    }

    /// `-word` if `condition` holds, else `word`.
    pub(crate) fn word_negate_if(&mut self, condition: Lit, word: &[Lit]) -> Word {
        let flipped: Word = word.iter().map(|lit| self.xor(*lit, condition)).collect();
        let zero = self.word_constant(word.len(), 0);
        self.word_add(&flipped, &zero, condition).0
    }

    pub(crate) fn word_less_unsigned(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let mut less = self.constant(false);
        for (x, y) in a.iter().zip(b) {
            let different = self.xor(*x, *y);
            less = self.mux(different, *y, less);
        }
        less
    }

    pub(crate) fn word_less_signed(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let flip = |word: &[Lit]| {
            let mut word = word.to_vec();
            if let Some(sign) = word.last_mut() {
                *sign = !*sign;
            }
            word
        };
        self.word_less_unsigned(&flip(a), &flip(b))
    }

    /// The product modulo `2^width`.
    pub(crate) fn word_mul(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        match (self.word_value(a), self.word_value(b)) {
            (_, Some(constant)) => self.word_mul_constant(a, constant),
            (Some(constant), _) => self.word_mul_constant(b, constant),
            _ => {
                let width = a.len();
                // Rows of constant zeros cost nothing: the factor with more constants selects rows.
                let constants = |gates: &Self, word: &[Lit]| {
                    word.iter()
                        .filter(|lit| gates.as_constant(**lit).is_some())
                        .count()
                };
                let (a, b) = if constants(self, a) > constants(self, b) {
                    (b, a)
                } else {
                    (a, b)
                };
                let zero = self.constant(false);
                let mut sum: Word = vec![zero; width];
                for (row, select) in b.iter().enumerate() {
                    if self.as_constant(*select) == Some(false) {
                        continue;
                    }
                    let partial: Word = a[..width - row]
                        .iter()
                        .map(|bit| self.and(*bit, *select))
                        .collect();
                    let (high, _) = self.word_add(&sum[row..], &partial, zero);
                    sum.truncate(row);
                    sum.extend(high);
                }
                sum
            }
        }
    }

    /// By signed digits: runs of ones cost one subtraction and one addition.
    fn word_mul_constant(&mut self, a: &[Lit], constant: u128) -> Word {
        let width = a.len();
        let zero = self.constant(false);
        let mut sum: Word = vec![zero; width];
        let mut rest = constant;
        let mut row = 0;
        while rest != 0 && row < width {
            if rest & 1 == 1 {
                let part = &a[..width - row];
                // The carry out of 128 bits would be a row beyond the width.
                let high = if rest & 3 == 3 {
                    rest = rest.wrapping_add(1);
                    self.word_sub(&sum[row..], part)
                } else {
                    rest -= 1;
                    self.word_add(&sum[row..], part, zero).0
                };
                sum.truncate(row);
                sum.extend(high);
            }
            rest >>= 1;
            row += 1;
        }
        sum
    }

    /// Unsigned quotient and remainder; all ones and the dividend for a zero divisor.
    pub(crate) fn word_divide(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        // One more bit: the rest is less than twice the divisor before each subtraction.
        let width = a.len() + 1;
        let zero = self.constant(false);
        let mut divisor = b.to_vec();
        divisor.push(zero);
        let mut rest = vec![zero; width];
        let mut quotient = vec![zero; a.len()];
        for index in (0..a.len()).rev() {
            rest.pop();
            rest.insert(0, a[index]);
            (quotient[index], rest) = self.subtract_if_possible(&rest, &divisor);
        }
        rest.pop();
        (quotient, rest)
    }

    /// Is `a >= b`, and `a - b` if so, else `a`.
    pub(crate) fn subtract_if_possible(&mut self, a: &[Lit], b: &[Lit]) -> (Lit, Word) {
        let one = self.constant(true);
        let (difference, possible) = self.word_add(a, &Self::word_not(b), one);
        (possible, self.word_mux(possible, &difference, a))
    }

    pub(crate) fn word_shift(&mut self, shift: Shift, a: &[Lit], amount: &[Lit]) -> Word {
        let width = a.len();
        let fill = match (shift, a.last()) {
            (Shift::RightSign, Some(sign)) => *sign,
            _ => self.constant(false),
        };
        let mut word = a.to_vec();
        let mut too_far = Vec::new();
        for (stage, bit) in amount.iter().enumerate() {
            let distance = 1usize
                .checked_shl(stage as u32)
                .filter(|distance| *distance < width);
            let Some(distance) = distance else {
                too_far.push(*bit);
                continue;
            };
            let moved: Word = (0..width)
                .map(|index| {
                    let source = match shift {
                        Shift::Left => index.checked_sub(distance),
                        _ => Some(index + distance).filter(|source| *source < width),
                    };
                    source.map_or(fill, |source| word[source])
                })
                .collect();
            word = self.word_mux(*bit, &moved, &word);
        }
        let too_far = self.or_all(&too_far);
        word.iter()
            .map(|bit| self.mux(too_far, fill, *bit))
            .collect()
    }
}
