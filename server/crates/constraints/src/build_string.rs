//! Builders of strings, and the exact rewriting of equalities between them.
//!
//! There is no string solver. An equality is rewritten into equations between the parts wherever
//! the way the text splits is forced, or where there are at most [`MAX_SPLITS`] ways to split a
//! constant; whatever remains stays an opaque boolean that only evaluation can decide.

use crate::node::{BinaryOp, Node, UnaryOp};
use crate::semantics::{signed, signed_range};
use crate::term::{Sort, TermId, TermPool};
use crate::text_parts::{
    End, Part, Parts, cannot_be_equal, lengths, make_units, parse_bool, parse_decimal,
};

/// Most ways to split a constant that are written out as a disjunction.
pub(crate) const MAX_SPLITS: usize = 64;

/// Most pieces compared while the ways to split a constant are looked for.
const MAX_SPLIT_WORK: usize = 20_000;

/// Most texts compared for one equality before the rest stays opaque.
const MAX_COMPARISONS: u32 = 2_000;

/// How many choices (`ite`) inside one another an equality is pushed through.
const MAX_NESTED_CHOICES: u32 = 24;

impl TermPool {
    /// The texts one after another.
    pub fn str_concat(&mut self, terms: &[TermId]) -> TermId {
        let mut flat: Vec<TermId> = Vec::with_capacity(terms.len());
        for &term in terms {
            assert!(
                self.sort(term) == Sort::Str,
                "str_concat: of sort {}",
                self.sort(term)
            );
            match self.node(term) {
                Node::StrConcat(parts) => {
                    for &part in &parts.clone() {
                        self.push_text(&mut flat, part);
                    }
                }
                _ => self.push_text(&mut flat, term),
            }
        }
        match flat.as_slice() {
            [] => self.str_const([]),
            [single] => *single,
            _ => self.intern(Node::StrConcat(flat.into()), Sort::Str),
        }
    }

    fn push_text(&mut self, flat: &mut Vec<TermId>, term: TermId) {
        let Node::Str(units) = self.node(term) else {
            flat.push(term);
            return;
        };
        if units.is_empty() {
            return;
        }
        match flat.last().map(|last| self.node(*last)) {
            Some(Node::Str(before)) => {
                let joined: Vec<u16> = before.iter().chain(units.iter()).copied().collect();
                flat.pop();
                let joined = self.str_const(joined);
                flat.push(joined);
            }
            _ => flat.push(term),
        }
    }

    /// Decimal text of a signed bit-vector.
    pub fn str_of_sbv(&mut self, a: TermId) -> TermId {
        let width = self.width(a);
        if let Some(bits) = self.as_bits(a) {
            return self.str_from(&signed(width, bits).to_string());
        }
        // A sign extension changes no number.
        match *self.node(a) {
            Node::Extend {
                signed: true, of, ..
            } => self.str_of_sbv(of),
            _ => self.unary(UnaryOp::StrOfSbv, a, Sort::Str),
        }
    }

    /// The text of one UTF-16 unit, a bit-vector of 16 bits.
    pub fn str_of_char(&mut self, a: TermId) -> TermId {
        assert!(self.width(a) == 16, "str_of_char: {} bits", self.width(a));
        match self.as_bits(a) {
            Some(bits) => self.str_const([bits as u16]),
            None => self.unary(UnaryOp::StrOfChar, a, Sort::Str),
        }
    }

    /// `true` or `false`.
    pub fn str_of_bool(&mut self, a: TermId) -> TermId {
        assert!(
            self.sort(a) == Sort::Bool,
            "str_of_bool: of sort {}",
            self.sort(a)
        );
        match self.as_bool(a) {
            Some(value) => self.str_from(if value { "true" } else { "false" }),
            None => self.unary(UnaryOp::StrOfBool, a, Sort::Str),
        }
    }

    pub(crate) fn eq_str(&mut self, a: TermId, b: TermId) -> TermId {
        self.text_comparisons = 0;
        self.eq_text(a, b, MAX_NESTED_CHOICES)
    }

    fn eq_text(&mut self, a: TermId, b: TermId, choices: u32) -> TermId {
        if a == b {
            return self.true_term();
        }
        self.text_comparisons += 1;
        let choices = if self.text_comparisons > MAX_COMPARISONS {
            0
        } else {
            choices
        };
        let (left, right) = (self.parts(a), self.parts(b));
        self.eq_parts(left, right, choices)
    }

    fn parts(&self, term: TermId) -> Parts {
        match self.node(term) {
            Node::Str(units) if units.is_empty() => Parts::new(),
            Node::StrConcat(parts) => parts.iter().map(|part| self.part(*part)).collect(),
            _ => Parts::from([self.part(term)]),
        }
    }

    fn part(&self, term: TermId) -> Part {
        match self.node(term) {
            Node::Str(units) => Part::Units(units.to_vec()),
            Node::Unary(UnaryOp::StrOfSbv, a) => Part::Int(*a),
            Node::Unary(UnaryOp::StrOfChar, a) => Part::Char(*a),
            Node::Unary(UnaryOp::StrOfBool, a) => Part::Bool(*a),
            _ => Part::Other(term),
        }
    }

    fn part_term(&mut self, part: &Part) -> TermId {
        match part {
            Part::Units(units) => self.str_const(units.as_slice()),
            Part::Int(a) => self.str_of_sbv(*a),
            Part::Char(a) => self.str_of_char(*a),
            Part::Bool(a) => self.str_of_bool(*a),
            Part::Other(term) => *term,
        }
    }

    fn join(&mut self, parts: &Parts) -> TermId {
        let terms: Vec<TermId> = parts.iter().map(|part| self.part_term(part)).collect();
        self.str_concat(&terms)
    }

    fn eq_parts(&mut self, mut left: Parts, mut right: Parts, choices: u32) -> TermId {
        let mut known = self.true_term();
        for end in [End::Front, End::Back] {
            while let Some(equation) = self.peel(&mut left, &mut right, end) {
                known = self.and(known, equation);
                if known == self.false_term() {
                    return known;
                }
            }
        }
        let rest = self.eq_rest(&left, &right, choices);
        self.and(known, rest)
    }

    /// What is left when neither end can be compared on its own any more.
    fn eq_rest(&mut self, left: &Parts, right: &Parts, choices: u32) -> TermId {
        if cannot_be_equal(left, right) || cannot_be_equal(right, left) {
            return self.false_term();
        }
        match (make_units(left), make_units(right)) {
            (Some(a), Some(b)) => return self.bool_const(a == b),
            (Some(units), None) => {
                if let Some(result) = self.eq_split(right, &units, choices) {
                    return result;
                }
            }
            (None, Some(units)) => {
                if let Some(result) = self.eq_split(left, &units, choices) {
                    return result;
                }
            }
            (None, None) => {}
        }
        if left.len() == 1 && right.len() == 1 {
            match (&left[0], &right[0]) {
                (Part::Int(number), Part::Char(unit)) | (Part::Char(unit), Part::Int(number)) => {
                    return self.eq_digit(*number, *unit);
                }
                (Part::Other(choice), other) | (other, Part::Other(choice)) => {
                    let (choice, other) = (*choice, other.clone());
                    if let Node::Ite(condition, x, y) = *self.node(choice)
                        && choices > 0
                    {
                        let other = self.part_term(&other);
                        let then = self.eq_text(x, other, choices - 1);
                        let otherwise = self.eq_text(y, other, choices - 1);
                        return self.ite(condition, then, otherwise);
                    }
                }
                _ => {}
            }
        }
        let (a, b) = (self.join(left), self.join(right));
        self.binary(BinaryOp::Eq, a, b, Sort::Bool)
    }

    /// A number's text is one UTF-16 unit exactly if it is a digit.
    fn eq_digit(&mut self, number: TermId, unit: TermId) -> TermId {
        let width = self.width(number);
        let mut any = self.false_term();
        for digit in 0..10u64 {
            if digit > signed_range(width).1 as u64 {
                break;
            }
            let value = self.bv_const(width, digit);
            let text = self.bv_const(16, u64::from(b'0') + digit);
            let is_value = self.eq(number, value);
            let is_text = self.eq(unit, text);
            let both = self.and(is_value, is_text);
            any = self.or(any, both);
        }
        any
    }

    /// All ways to split `units` over `parts`, if they are few.
    fn eq_split(&mut self, parts: &Parts, units: &[u16], choices: u32) -> Option<TermId> {
        // Depth first; each entry: number of parts placed, units used, condition so far.
        let mut stack = vec![(0usize, 0usize, self.true_term())];
        let mut found = Vec::new();
        let mut work = 0;
        while let Some((placed, used, condition)) = stack.pop() {
            let Some(part) = parts.get(placed) else {
                if used == units.len() {
                    found.push(condition);
                    if found.len() > MAX_SPLITS {
                        return None;
                    }
                }
                continue;
            };
            let rest_needs: usize = parts.iter().skip(placed + 1).map(|p| lengths(p).0).sum();
            let available = units.len() - used;
            let (shortest, longest) = lengths(part);
            let last = placed + 1 == parts.len();
            let longest = longest.min(available.saturating_sub(rest_needs));
            let shortest = if last {
                shortest.max(available)
            } else {
                shortest
            };
            for length in (shortest..=longest).rev() {
                work += 1;
                if work > MAX_SPLIT_WORK {
                    return None;
                }
                let piece = &units[used..used + length];
                let equation = self.eq_piece(part, piece, choices)?;
                let condition = self.and(condition, equation);
                if condition != self.false_term() {
                    stack.push((placed + 1, used + length, condition));
                }
            }
        }
        Some(self.or_all(found))
    }

    /// `None` where the equality would only be itself again.
    fn eq_piece(&mut self, part: &Part, piece: &[u16], choices: u32) -> Option<TermId> {
        Some(match part {
            Part::Units(units) => self.bool_const(units == piece),
            Part::Int(a) => match parse_decimal(piece) {
                Some(number) => self.eq_number(*a, number),
                None => self.false_term(),
            },
            Part::Char(a) => match piece {
                [unit] => {
                    let unit = self.bv_const(16, u64::from(*unit));
                    self.eq(*a, unit)
                }
                _ => self.false_term(),
            },
            Part::Bool(a) => match parse_bool(piece) {
                Some(true) => *a,
                Some(false) => self.not(*a),
                None => self.false_term(),
            },
            Part::Other(term) => {
                let constant = self.str_const(piece);
                match *self.node(*term) {
                    Node::Ite(condition, x, y) if choices > 0 => {
                        let then = self.eq_text(x, constant, choices - 1);
                        let otherwise = self.eq_text(y, constant, choices - 1);
                        self.ite(condition, then, otherwise)
                    }
                    _ => self.binary(BinaryOp::Eq, *term, constant, Sort::Bool),
                }
            }
        })
    }

    fn eq_number(&mut self, a: TermId, number: i64) -> TermId {
        let width = self.width(a);
        let (min, max) = signed_range(width);
        if (min..=max).contains(&number) {
            let constant = self.bv_const(width, number as u64);
            self.eq(a, constant)
        } else {
            self.false_term()
        }
    }

    fn eq_ints(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.width(a).max(self.width(b));
        let (a, b) = (self.sext(a, width), self.sext(b, width));
        self.eq(a, b)
    }

    /// Removes what the two texts' ends must have in common and returns its equation; `None` where
    /// the ends can't be told apart from what follows them.
    fn peel(&mut self, left: &mut Parts, right: &mut Parts, end: End) -> Option<TermId> {
        let (a, b) = (end.of(left)?.clone(), end.of(right)?.clone());
        let equation = match (&a, &b) {
            (Part::Units(x), Part::Units(y)) => {
                let length = x.len().min(y.len());
                let equal = end.cut(x, length) == end.cut(y, length);
                end.drop_units(left, length);
                end.drop_units(right, length);
                return Some(self.bool_const(equal));
            }
            (Part::Units(_), _) => return self.peel_units(right, left, end),
            (_, Part::Units(_)) => return self.peel_units(left, right, end),
            (Part::Other(x), Part::Other(y)) if x == y => self.true_term(),
            (Part::Char(x), Part::Char(y)) => self.eq(*x, *y),
            // Neither `true` nor `false` begins or ends with the other.
            (Part::Bool(x), Part::Bool(y)) => self.iff(*x, *y),
            (Part::Int(x), Part::Int(y)) => {
                if x != y && !(end.int_is_delimited(left) && end.int_is_delimited(right)) {
                    return None;
                }
                self.eq_ints(*x, *y)
            }
            // A number neither begins nor ends like `true` or `false`.
            (Part::Int(_), Part::Bool(_)) | (Part::Bool(_), Part::Int(_)) => self.false_term(),
            _ => return None,
        };
        end.pop(left);
        end.pop(right);
        Some(equation)
    }

    /// [`Self::peel`] for an open part against constant units.
    fn peel_units(&mut self, open: &mut Parts, fixed: &mut Parts, end: End) -> Option<TermId> {
        let Some(Part::Units(units)) = end.of(fixed).cloned() else {
            return None;
        };
        let fixed_is_all = fixed.len() == 1;
        let (equation, used) = match end.of(open)?.clone() {
            Part::Char(a) => {
                let unit = *end.cut(&units, 1).first()?;
                let unit = self.bv_const(16, u64::from(unit));
                (self.eq(a, unit), 1)
            }
            Part::Bool(a) => {
                let starts = |text: &str| {
                    let text: Vec<u16> = text.encode_utf16().collect();
                    let length = text.len().min(units.len());
                    (
                        end.cut(&units, length) == end.cut(&text, length),
                        length == text.len(),
                    )
                };
                match (starts("true"), starts("false")) {
                    ((true, true), _) => (a, 4),
                    (_, (true, true)) => (self.not(a), 5),
                    ((false, _), (false, _)) => return Some(self.false_term()),
                    // The constant is shorter than the word.
                    _ if fixed_is_all => return Some(self.false_term()),
                    _ => return None,
                }
            }
            Part::Int(a) => {
                if !end.int_is_delimited(open) {
                    return None;
                }
                let length = end.number_length(&units);
                if length == units.len() && !fixed_is_all {
                    return None;
                }
                match parse_decimal(end.cut(&units, length)) {
                    Some(number) => (self.eq_number(a, number), length),
                    None => return Some(self.false_term()),
                }
            }
            Part::Units(_) | Part::Other(_) => return None,
        };
        end.pop(open);
        end.drop_units(fixed, used);
        Some(equation)
    }
}
