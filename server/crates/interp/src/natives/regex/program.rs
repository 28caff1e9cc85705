//! Compiles a pattern's tree to instructions for the backtracking matcher.
//!
//! Source: own.

use super::syntax::{Assertion, Mode, Node, PatternError, Set};

/// An instruction; numbers are indices of instructions, registers of groups, or marks.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Instruction {
    Set(Set),
    /// Tries the first, later the second.
    Split(usize, usize),
    Jump(usize),
    /// Register 2n is the start of group n, 2n+1 its end.
    Save(usize),
    /// Notes the place where a round of a loop starts.
    Mark(usize),
    /// Goes on at the target if the round that started at the mark was empty.
    SkipIfEmpty(usize, usize),
    BackReference {
        group: usize,
        ignore_case: bool,
    },
    Assertion(Assertion),
    /// The body follows and ends with `Accept`; goes on at `next`.
    Look {
        ahead: bool,
        negative: bool,
        next: usize,
    },
    Atomic {
        next: usize,
    },
    Accept,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Program {
    pub(super) instructions: Vec<Instruction>,
    pub(super) group_count: usize,
    pub(super) mark_count: usize,
    pub(super) names: Vec<(String, usize)>,
}

/// Counted repetitions are written out; more than this isn't modelled.
const MAX_INSTRUCTIONS: usize = 50_000;

pub(super) fn compile(parsed: super::syntax::Parsed) -> Result<Program, PatternError> {
    let mut compiler = Compiler {
        instructions: Vec::new(),
        marks: 0,
    };
    compiler.node(&parsed.root)?;
    compiler.push(Instruction::Accept)?;
    Ok(Program {
        instructions: compiler.instructions,
        group_count: parsed.group_count,
        mark_count: compiler.marks,
        names: parsed.names,
    })
}

struct Compiler {
    instructions: Vec<Instruction>,
    marks: usize,
}

impl Compiler {
    fn push(&mut self, instruction: Instruction) -> Result<usize, PatternError> {
        if self.instructions.len() >= MAX_INSTRUCTIONS {
            return Err(PatternError::NotModelled(
                "a regular expression this large".to_owned(),
            ));
        }
        self.instructions.push(instruction);
        Ok(self.instructions.len() - 1)
    }

    fn here(&self) -> usize {
        self.instructions.len()
    }

    fn patch(&mut self, at: usize, instruction: Instruction) {
        if let Some(place) = self.instructions.get_mut(at) {
            *place = instruction;
        }
    }

    fn node(&mut self, node: &Node) -> Result<(), PatternError> {
        match node {
            Node::Empty => {}
            Node::Set(set) => {
                self.push(Instruction::Set(set.clone()))?;
            }
            Node::Sequence(parts) => {
                for part in parts {
                    self.node(part)?;
                }
            }
            Node::Alternatives(all) => self.alternatives(all)?,
            Node::Group(number, body) => {
                self.push(Instruction::Save(2 * number))?;
                self.node(body)?;
                self.push(Instruction::Save(2 * number + 1))?;
            }
            Node::Repeat {
                body,
                least,
                most,
                mode: Mode::Possessive,
            } => {
                let at = self.push(Instruction::Accept)?;
                self.repeat(body, *least, *most, true)?;
                self.push(Instruction::Accept)?;
                let next = self.here();
                self.patch(at, Instruction::Atomic { next });
            }
            Node::Repeat {
                body,
                least,
                most,
                mode,
            } => {
                self.repeat(body, *least, *most, *mode == Mode::Greedy)?;
            }
            Node::BackReference { group, ignore_case } => {
                self.push(Instruction::BackReference {
                    group: *group,
                    ignore_case: *ignore_case,
                })?;
            }
            Node::Assertion(assertion) => {
                self.push(Instruction::Assertion(*assertion))?;
            }
            Node::Look {
                ahead,
                negative,
                body,
            } => {
                let at = self.push(Instruction::Accept)?;
                self.node(body)?;
                self.push(Instruction::Accept)?;
                let next = self.here();
                self.patch(
                    at,
                    Instruction::Look {
                        ahead: *ahead,
                        negative: *negative,
                        next,
                    },
                );
            }
            Node::Atomic(body) => {
                let at = self.push(Instruction::Accept)?;
                self.node(body)?;
                self.push(Instruction::Accept)?;
                let next = self.here();
                self.patch(at, Instruction::Atomic { next });
            }
        }
        Ok(())
    }

    fn alternatives(&mut self, all: &[Node]) -> Result<(), PatternError> {
        let mut ends = Vec::new();
        for (index, one) in all.iter().enumerate() {
            if index + 1 == all.len() {
                self.node(one)?;
                break;
            }
            let split = self.push(Instruction::Accept)?;
            self.node(one)?;
            ends.push(self.push(Instruction::Accept)?);
            let next = self.here();
            self.patch(split, Instruction::Split(split + 1, next));
        }
        let end = self.here();
        for at in ends {
            self.patch(at, Instruction::Jump(end));
        }
        Ok(())
    }

    fn repeat(
        &mut self,
        body: &Node,
        least: u32,
        most: Option<u32>,
        greedy: bool,
    ) -> Result<(), PatternError> {
        for _ in 0..least {
            self.node(body)?;
        }
        let order = |first, second| {
            if greedy {
                Instruction::Split(first, second)
            } else {
                Instruction::Split(second, first)
            }
        };
        match most {
            None => {
                let mark = self.marks;
                self.marks += 1;
                let start = self.push(Instruction::Accept)?;
                self.push(Instruction::Mark(mark))?;
                self.node(body)?;
                let check = self.push(Instruction::Accept)?;
                self.push(Instruction::Jump(start))?;
                let end = self.here();
                self.patch(start, order(start + 1, end));
                self.patch(check, Instruction::SkipIfEmpty(mark, end));
            }
            Some(most) => {
                let mut splits = Vec::new();
                for _ in least..most {
                    splits.push(self.push(Instruction::Accept)?);
                    self.node(body)?;
                }
                let end = self.here();
                for split in splits {
                    self.patch(split, order(split + 1, end));
                }
            }
        }
        Ok(())
    }
}
