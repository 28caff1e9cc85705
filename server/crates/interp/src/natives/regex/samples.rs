//! Short texts that a regular expression matches, for whoever looks for inputs.
//!
//! What must hold: each text given is matched as a whole by the pattern, as the matcher has it.

use super::matcher::{Anchor, Matcher};
use super::program::compile;
use super::syntax::{Node, Set, parse};

/// Texts of one pattern.
const SAMPLES: usize = 4;
/// Characters of a text.
const LENGTH: usize = 40;
/// Rounds of a repetition where the pattern leaves it open, and which alternative is taken.
const CHOICES: [(u32, usize); 7] = [(1, 0), (0, 0), (1, 1), (0, 1), (2, 0), (1, 2), (3, 0)];
/// Steps of the matcher for one text, in thousands.
const CHUNKS: usize = 50;

/// Texts that the pattern matches; none if that isn't easy.
pub fn samples(pattern: &[u16]) -> Vec<Vec<u16>> {
    let Ok(parsed) = parse(pattern, 0) else {
        return Vec::new();
    };
    let mut found: Vec<Vec<u16>> = Vec::new();
    for (rounds, alternative) in CHOICES {
        let mut writer = Writer {
            rounds,
            alternative,
            text: Vec::new(),
            groups: Vec::new(),
        };
        if writer.write(&parsed.root).is_some() && !found.contains(&writer.text) {
            found.push(writer.text);
        }
    }
    let Ok(program) = compile(parsed) else {
        return Vec::new();
    };
    found.retain(|text| {
        let mut chunks = 0;
        let spend = |_| {
            chunks += 1;
            if chunks > CHUNKS { Err(()) } else { Ok(()) }
        };
        let matched = Matcher::new(&program, text, spend).search(0, Anchor::Whole);
        matches!(matched, Ok(Some(_)))
    });
    found.truncate(SAMPLES);
    found
}

struct Writer {
    rounds: u32,
    alternative: usize,
    text: Vec<u16>,
    /// What groups have matched, by number.
    groups: Vec<(usize, Vec<u16>)>,
}

impl Writer {
    /// `None`: no text of this kind.
    fn write(&mut self, node: &Node) -> Option<()> {
        match node {
            Node::Empty | Node::Assertion(_) | Node::Look { .. } => {}
            Node::Set(set) => {
                let character = char::from_u32(character_of(set)?)?;
                self.text.extend(character.encode_utf16(&mut [0; 2]).iter());
            }
            Node::Sequence(parts) => {
                for part in parts {
                    self.write(part)?;
                }
            }
            Node::Alternatives(parts) => {
                self.write(parts.get(self.alternative % parts.len().max(1))?)?;
            }
            Node::Group(number, body) => {
                let start = self.text.len();
                self.write(body)?;
                let matched = self.text.get(start..)?.to_vec();
                self.groups.retain(|(known, _)| known != number);
                self.groups.push((*number, matched));
            }
            Node::Repeat {
                body, least, most, ..
            } => {
                let rounds = self
                    .rounds
                    .clamp(*least, most.unwrap_or(u32::MAX).max(*least));
                for _ in 0..rounds {
                    self.write(body)?;
                }
            }
            Node::BackReference { group, .. } => {
                let known = self.groups.iter().find(|(number, _)| number == group);
                let text = known?.1.clone();
                self.text.extend(text);
            }
            Node::Atomic(body) => self.write(body)?,
        }
        (self.text.len() <= LENGTH).then_some(())
    }
}

/// A character of the set, one that is easily read if there is one.
fn character_of(set: &Set) -> Option<u32> {
    let likely = "aA0b1 -_.@/:,;".chars().map(u32::from);
    let printable = 0x21..0x7f;
    let others = (0..0x21).chain(0x7f..0x3000);
    let mut all = likely.chain(printable).chain(others);
    all.find(|character| set.contains(*character))
}
