//! Sets of small numbers.

/// A set of numbers that count from 0.
#[derive(Clone, Default, PartialEq, Debug)]
pub(super) struct Set(Vec<u64>);

impl Set {
    pub(super) fn of(number: usize) -> Self {
        let mut set = Set::default();
        set.put(number);
        set
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    pub(super) fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    pub(super) fn has(&self, number: usize) -> bool {
        let word = self.0.get(number / 64);
        word.is_some_and(|word| word & (1 << (number % 64)) != 0)
    }

    /// Whether it is new.
    pub(super) fn put(&mut self, number: usize) -> bool {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        let word = &mut self.0[number / 64];
        let is_new = *word & (1 << (number % 64)) == 0;
        *word |= 1 << (number % 64);
        is_new
    }

    /// Adds another set; whether anything is new.
    pub(super) fn add(&mut self, other: &Set) -> bool {
        self.add_some(other, None)
    }

    /// Adds what passes a filter; whether anything is new.
    pub(super) fn add_some(&mut self, other: &Set, filter: Option<&Set>) -> bool {
        let mut is_new = false;
        for (at, word) in other.0.iter().enumerate() {
            let passes = filter.map_or(u64::MAX, |it| it.0.get(at).copied().unwrap_or(0));
            let word = word & passes;
            if word == 0 {
                continue;
            }
            if self.0.len() <= at {
                self.0.resize(at + 1, 0);
            }
            is_new |= word & !self.0[at] != 0;
            self.0[at] |= word;
        }
        is_new
    }

    pub(super) fn intersection(&self, other: &Set) -> Set {
        let words = self.0.iter().zip(&other.0);
        Set(words.map(|(one, two)| one & two).collect())
    }

    pub(super) fn all(&self) -> impl Iterator<Item = usize> + '_ {
        self.0.iter().enumerate().flat_map(|(at, word)| {
            let mut rest = *word;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                (bit < 64).then_some(at * 64 + bit)
            })
        })
    }
}
