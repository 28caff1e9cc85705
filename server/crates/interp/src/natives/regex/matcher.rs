//! The backtracking matcher: an explicit stack instead of recursion, so that long inputs are only
//! a matter of steps.
//!
//! Source: own; alternatives are tried in the order `java.util.regex` does.

use super::program::{Instruction, Program};
use super::syntax::{Assertion, fold, is_line_end, is_word};

/// How a match must lie in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Anchor {
    /// Anywhere at or after the start.
    Find,
    /// As `Find`, after an empty match, which ended one before the start.
    FindAfterEmpty,
    /// From the start on.
    LookingAt,
    /// From the start to the end of the text.
    Whole,
}

/// Group registers of a match: start and end of each, in units; the first pair is the whole match.
pub(super) type Registers = Vec<Option<usize>>;

enum Undo {
    Branch { pc: usize, at: usize },
    Register { register: usize, old: Option<usize> },
    Mark { mark: usize, old: usize },
}

pub(super) struct Matcher<'a, F> {
    program: &'a Program,
    text: &'a [u16],
    registers: Registers,
    marks: Vec<usize>,
    stack: Vec<Undo>,
    /// Where the match before has ended.
    last_match: Option<usize>,
    /// Something was looked for beyond the text's end.
    pub(super) hit_end: bool,
    /// An assertion held because the text ends.
    pub(super) requires_end: bool,
    /// Told of each few thousand steps; an error ends the search.
    spend: F,
    steps: usize,
}

/// Steps between two calls of `spend`.
const CHUNK: usize = 2048;

impl<'a, E, F: FnMut(usize) -> Result<(), E>> Matcher<'a, F> {
    pub(super) fn new(program: &'a Program, text: &'a [u16], spend: F) -> Self {
        Matcher {
            program,
            text,
            registers: Vec::new(),
            marks: vec![usize::MAX; program.mark_count],
            stack: Vec::new(),
            last_match: None,
            hit_end: false,
            requires_end: false,
            spend,
            steps: 0,
        }
    }

    /// The first match from `start` on.
    pub(super) fn search(&mut self, start: usize, anchor: Anchor) -> Result<Option<Registers>, E> {
        let mut from = start;
        self.last_match = match anchor {
            Anchor::FindAfterEmpty => start.checked_sub(1),
            _ => Some(start),
        };
        while from <= self.text.len() {
            self.registers = vec![None; 2 * (self.program.group_count + 1)];
            self.stack.clear();
            let whole = anchor == Anchor::Whole;
            if let Some(end) = self.run(0, from, whole.then_some(self.text.len()))? {
                self.registers[0] = Some(from);
                self.registers[1] = Some(end);
                return Ok(Some(std::mem::take(&mut self.registers)));
            }
            if matches!(anchor, Anchor::LookingAt | Anchor::Whole) {
                return Ok(None);
            }
            from += 1;
        }
        Ok(None)
    }

    /// The code point at a place and its length in units.
    fn character(&self, at: usize) -> Option<(u32, usize)> {
        let high = u32::from(*self.text.get(at)?);
        if (0xD800..0xDC00).contains(&high)
            && let Some(&low) = self.text.get(at + 1)
            && (0xDC00..0xE000).contains(&low)
        {
            return Some((
                0x10000 + ((high - 0xD800) << 10) + (u32::from(low) - 0xDC00),
                2,
            ));
        }
        Some((high, 1))
    }

    fn is_word_at(&self, at: Option<usize>) -> bool {
        at.and_then(|at| self.text.get(at))
            .is_some_and(|&unit| is_word(u32::from(unit)))
    }

    fn holds(&self, assertion: Assertion, at: usize) -> bool {
        let length = self.text.len();
        let unit = |at: usize| self.text.get(at).copied().map_or(0, u32::from);
        let between_cr_lf = at > 0 && at < length && unit(at - 1) == 0x0D && unit(at) == 0x0A;
        match assertion {
            Assertion::Start => at == 0,
            Assertion::LastMatch => self.last_match == Some(at),
            Assertion::End => at == length,
            Assertion::LineStart => {
                at < length && (at == 0 || is_line_end(unit(at - 1)) && !between_cr_lf)
            }
            Assertion::LineEnd => at == length || is_line_end(unit(at)) && !between_cr_lf,
            Assertion::EndOrLastLine => {
                at == length
                    || at + 1 == length && is_line_end(unit(at)) && !between_cr_lf
                    || at + 2 == length && unit(at) == 0x0D && unit(at + 1) == 0x0A
            }
            Assertion::WordBoundary | Assertion::NoWordBoundary => {
                let boundary = self.is_word_at(at.checked_sub(1)) != self.is_word_at(Some(at));
                boundary == (assertion == Assertion::WordBoundary)
            }
        }
    }

    fn end_seen_by(&mut self, assertion: Assertion) {
        match assertion {
            Assertion::Start | Assertion::LineStart | Assertion::LastMatch => {}
            Assertion::End => self.hit_end = true,
            Assertion::LineEnd
            | Assertion::EndOrLastLine
            | Assertion::WordBoundary
            | Assertion::NoWordBoundary => {
                self.hit_end = true;
                self.requires_end = true;
            }
        }
    }

    /// Where a back reference ends, if the group's text is repeated here.
    fn repeated(&self, group: usize, ignore_case: bool, at: usize) -> Option<usize> {
        let start = self.registers.get(2 * group).copied().flatten()?;
        let end = self.registers.get(2 * group + 1).copied().flatten()?;
        let captured = self.text.get(start..end)?;
        let here = self.text.get(at..at + captured.len())?;
        let same = captured
            .iter()
            .zip(here)
            .all(|(&a, &b)| a == b || ignore_case && fold(u32::from(a)) == fold(u32::from(b)));
        same.then_some(at + captured.len())
    }

    /// Undoes what was done since the last open branch, down to `base`; where to go on.
    fn backtrack(&mut self, base: usize) -> Option<(usize, usize)> {
        while self.stack.len() > base {
            match self.stack.pop()? {
                Undo::Branch { pc, at } => return Some((pc, at)),
                Undo::Register { register, old } => self.registers[register] = old,
                Undo::Mark { mark, old } => self.marks[mark] = old,
            }
        }
        None
    }

    /// Forgets the branches above `base`, but keeps what must be undone later.
    fn commit(&mut self, base: usize) {
        let mut kept = base;
        for index in base..self.stack.len() {
            if !matches!(self.stack[index], Undo::Branch { .. }) {
                self.stack.swap(kept, index);
                kept += 1;
            }
        }
        self.stack.truncate(kept);
    }

    /// Runs from an instruction to `Accept`; the end of the match, which must be at `end` if given.
    fn run(&mut self, pc: usize, at: usize, end: Option<usize>) -> Result<Option<usize>, E> {
        let base = self.stack.len();
        let (mut pc, mut at) = (pc, at);
        loop {
            self.steps += 1;
            if self.steps >= CHUNK {
                (self.spend)(self.steps)?;
                self.steps = 0;
            }
            let program = self.program;
            let next = match &program.instructions[pc] {
                Instruction::Set(set) => match self.character(at) {
                    Some((character, length)) if set.contains(character) => {
                        Some((pc + 1, at + length))
                    }
                    Some(_) => None,
                    None => {
                        self.hit_end = true;
                        None
                    }
                },
                Instruction::Split(first, second) => {
                    self.stack.push(Undo::Branch { pc: *second, at });
                    Some((*first, at))
                }
                Instruction::Jump(target) => Some((*target, at)),
                Instruction::Save(register) => {
                    let old = self.registers[*register];
                    self.stack.push(Undo::Register {
                        register: *register,
                        old,
                    });
                    self.registers[*register] = Some(at);
                    Some((pc + 1, at))
                }
                Instruction::Mark(mark) => {
                    self.stack.push(Undo::Mark {
                        mark: *mark,
                        old: self.marks[*mark],
                    });
                    self.marks[*mark] = at;
                    Some((pc + 1, at))
                }
                Instruction::SkipIfEmpty(mark, target) => Some((
                    if self.marks[*mark] == at {
                        *target
                    } else {
                        pc + 1
                    },
                    at,
                )),
                Instruction::BackReference { group, ignore_case } => self
                    .repeated(*group, *ignore_case, at)
                    .map(|end| (pc + 1, end)),
                Instruction::Assertion(assertion) => {
                    let holds = self.holds(*assertion, at);
                    let is_last_line = *assertion == Assertion::EndOrLastLine && holds;
                    if at == self.text.len() || is_last_line {
                        self.end_seen_by(*assertion);
                    }
                    holds.then_some((pc + 1, at))
                }
                Instruction::Look {
                    ahead,
                    negative,
                    next,
                } => {
                    let found = self.look(pc + 1, at, *ahead, *negative)?;
                    (found != *negative).then_some((*next, at))
                }
                Instruction::Atomic { next } => {
                    let inside = self.stack.len();
                    let found = self.run(pc + 1, at, None)?;
                    if found.is_some() {
                        self.commit(inside);
                    }
                    found.map(|end| (*next, end))
                }
                Instruction::Accept if end.is_none_or(|end| end == at) => return Ok(Some(at)),
                Instruction::Accept => None,
            };
            match next.or_else(|| self.backtrack(base)) {
                Some(place) => (pc, at) = place,
                None => return Ok(None),
            }
        }
    }

    /// Whether the body matches ahead of, or up to, the place. Groups of a negative look are forgotten.
    fn look(&mut self, body: usize, at: usize, ahead: bool, negative: bool) -> Result<bool, E> {
        let inside = self.stack.len();
        let mut found = false;
        if ahead {
            found = self.run(body, at, None)?.is_some();
        } else {
            for start in (0..=at).rev() {
                if self.run(body, start, Some(at))?.is_some() {
                    found = true;
                    break;
                }
            }
        }
        if found && negative {
            while self.backtrack(inside).is_some() {}
        } else if found {
            self.commit(inside);
        }
        Ok(found)
    }
}
