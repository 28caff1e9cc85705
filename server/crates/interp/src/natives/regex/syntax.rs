//! Reads a regular expression into a tree.
//!
//! Source: documentation of `java.util.regex.Pattern`, Java SE 17.
//! Left out: the flags `d`, `u` and `U`, `\X`, `\R` as more than a line end, blocks and scripts in
//! `\p`, canonical equivalence.

use crate::natives::character::{category, is_whitespace};

/// A part of a pattern. Characters are code points.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Node {
    Empty,
    /// One character of the set.
    Set(Set),
    Sequence(Vec<Node>),
    Alternatives(Vec<Node>),
    /// A capturing group with its number.
    Group(usize, Box<Node>),
    Repeat {
        body: Box<Node>,
        least: u32,
        most: Option<u32>,
        mode: Mode,
    },
    BackReference {
        group: usize,
        ignore_case: bool,
    },
    /// `^` and `$` as the flags have it, `\b` and the like.
    Assertion(Assertion),
    Look {
        ahead: bool,
        negative: bool,
        body: Box<Node>,
    },
    /// `(?>…)`
    Atomic(Box<Node>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Greedy,
    Reluctant,
    Possessive,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Assertion {
    Start,
    LineStart,
    End,
    /// Also before a final line end.
    EndOrLastLine,
    LineEnd,
    WordBoundary,
    NoWordBoundary,
    /// The end of the match before.
    LastMatch,
}

/// A set of characters.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Set {
    Range {
        first: u32,
        last: u32,
        ignore_case: bool,
    },
    /// `.`: anything, unless line ends are excluded.
    Any {
        line_ends: bool,
    },
    Digit,
    Word,
    Space,
    HorizontalSpace,
    VerticalSpace,
    /// Java's `isWhitespace`, general categories and the like.
    Property(Property),
    Union(Vec<Set>),
    Intersection(Box<Set>, Box<Set>),
    Not(Box<Set>),
}

/// A `\p` class beyond simple ranges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Property {
    Letter,
    /// Upper and lower case, title case and modifiers.
    CasedLetter,
    Number,
    Punctuation,
    Symbol,
    Separator,
    Mark,
    Other,
    /// One general category, as `Character.getType` numbers them.
    Category(i32),
    JavaWhitespace,
}

impl Property {
    fn contains(self, character: u32) -> bool {
        let category = category(character);
        match self {
            Property::Letter => (1..=5).contains(&category),
            Property::CasedLetter => (1..=3).contains(&category),
            Property::Number => (9..=11).contains(&category),
            Property::Punctuation => matches!(category, 20..=24 | 29 | 30),
            Property::Symbol => (25..=28).contains(&category),
            Property::Separator => (12..=14).contains(&category),
            Property::Mark => (6..=8).contains(&category),
            Property::Other => matches!(category, 0 | 15..=19),
            Property::Category(wanted) => category == wanted,
            Property::JavaWhitespace => is_whitespace(character),
        }
    }
}

/// The number of a general category by its two letters.
fn general_category(name: &str) -> Option<i32> {
    const NAMES: [&str; 31] = [
        "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp",
        "Cc", "Cf", "", "Co", "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi",
        "Pf",
    ];
    let index = NAMES
        .iter()
        .position(|known| *known == name && !name.is_empty())?;
    i32::try_from(index).ok()
}

pub(super) fn is_line_end(character: u32) -> bool {
    matches!(character, 0x0A | 0x0D | 0x85 | 0x2028 | 0x2029)
}

pub(super) fn is_word(character: u32) -> bool {
    Set::Word.contains(character)
}

/// ASCII letters regardless of case.
pub(super) fn fold(character: u32) -> u32 {
    if (0x41..=0x5A).contains(&character) {
        character + 0x20
    } else {
        character
    }
}

impl Set {
    pub(super) fn contains(&self, character: u32) -> bool {
        match self {
            Set::Range {
                first,
                last,
                ignore_case,
            } => {
                let inside = |c: u32| (*first..=*last).contains(&c);
                inside(character)
                    || *ignore_case
                        && char::from_u32(character).is_some_and(|c| {
                            inside(u32::from(c.to_ascii_lowercase()))
                                || inside(u32::from(c.to_ascii_uppercase()))
                        })
            }
            Set::Any { line_ends } => *line_ends || !is_line_end(character),
            Set::Digit => (0x30..=0x39).contains(&character),
            Set::Word => matches!(character, 0x30..=0x39 | 0x41..=0x5A | 0x5F | 0x61..=0x7A),
            Set::Space => matches!(character, 0x09..=0x0D | 0x20),
            Set::HorizontalSpace => {
                matches!(
                    character,
                    0x09 | 0x20 | 0xA0 | 0x1680 | 0x180E | 0x2000
                        ..=0x200A | 0x202F | 0x205F | 0x3000
                )
            }
            Set::VerticalSpace => matches!(character, 0x0A..=0x0D | 0x85 | 0x2028 | 0x2029),
            Set::Property(property) => property.contains(character),
            Set::Union(sets) => sets.iter().any(|set| set.contains(character)),
            Set::Intersection(left, right) => left.contains(character) && right.contains(character),
            Set::Not(set) => !set.contains(character),
        }
    }
}

/// A pattern, read.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Parsed {
    pub(super) root: Node,
    /// Capturing groups; the whole match isn't counted.
    pub(super) group_count: usize,
    pub(super) names: Vec<(String, usize)>,
}

/// Why a text is no pattern: what `PatternSyntaxException` says and where, or what isn't modelled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PatternError {
    /// The index is negative where a JVM names none.
    Syntax {
        description: String,
        index: i32,
    },
    NotModelled(String),
}

type Result<T> = std::result::Result<T, PatternError>;

/// Flags as `Pattern` numbers them.
pub(super) const CASE_INSENSITIVE: i32 = 2;
pub(super) const COMMENTS: i32 = 4;
pub(super) const MULTILINE: i32 = 8;
pub(super) const LITERAL: i32 = 16;
pub(super) const DOTALL: i32 = 32;

/// Groups and classes may be nested so deep.
const MAX_DEPTH: usize = 200;

pub(super) fn parse(pattern: &[u16], flags: i32) -> Result<Parsed> {
    let characters: Vec<u32> = char::decode_utf16(pattern.iter().copied())
        .map(|decoded| decoded.map_or_else(|lone| u32::from(lone.unpaired_surrogate()), u32::from))
        .collect();
    let supported = CASE_INSENSITIVE | COMMENTS | MULTILINE | LITERAL | DOTALL;
    if flags & !supported != 0 {
        return Err(PatternError::NotModelled(
            "a flag of a regular expression".to_owned(),
        ));
    }
    let mut parser = Parser {
        characters,
        at: 0,
        flags,
        group_count: 0,
        names: Vec::new(),
        depth: 0,
    };
    let root = if flags & LITERAL != 0 {
        let all = parser.characters.clone();
        Node::Sequence(all.into_iter().map(|c| parser.character(c)).collect())
    } else {
        let root = parser.alternatives()?;
        if parser.at < parser.characters.len() {
            return Err(parser.error_before("Unmatched closing ')'"));
        }
        root
    };
    Ok(Parsed {
        root,
        group_count: parser.group_count,
        names: parser.names,
    })
}

struct Parser {
    characters: Vec<u32>,
    at: usize,
    flags: i32,
    group_count: usize,
    names: Vec<(String, usize)>,
    depth: usize,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.characters
            .get(self.at)
            .copied()
            .and_then(char::from_u32)
    }

    fn next(&mut self) -> Option<u32> {
        let character = self.characters.get(self.at).copied();
        self.at += usize::from(character.is_some());
        character
    }

    /// With the flag `x`, spaces and what follows a `#` in its line are no part of the pattern.
    fn skip_comments(&mut self) {
        if self.flags & COMMENTS == 0 {
            return;
        }
        let mut is_comment = false;
        while let Some(&character) = self.characters.get(self.at) {
            match character {
                _ if is_line_end(character) => is_comment = false,
                0x23 => is_comment = true,
                0x09..=0x0D | 0x20 => {}
                _ if is_comment => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    fn eat(&mut self, text: &str) -> bool {
        let wanted: Vec<u32> = text.chars().map(u32::from).collect();
        let found = self.characters.get(self.at..self.at + wanted.len()) == Some(&wanted[..]);
        if found {
            self.at += wanted.len();
        }
        found
    }

    fn error(&self, description: &str) -> PatternError {
        PatternError::Syntax {
            description: description.to_owned(),
            index: self.at as i32,
        }
    }

    fn error_before(&self, description: &str) -> PatternError {
        PatternError::Syntax {
            description: description.to_owned(),
            index: self.at as i32 - 1,
        }
    }

    fn enter(&mut self) -> Result<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(PatternError::NotModelled(
                "a regular expression nested this deep".to_owned(),
            ));
        }
        Ok(())
    }

    fn ignores_case(&self) -> bool {
        self.flags & CASE_INSENSITIVE != 0
    }

    fn character(&self, character: u32) -> Node {
        Node::Set(self.one(character))
    }

    fn one(&self, character: u32) -> Set {
        Set::Range {
            first: character,
            last: character,
            ignore_case: self.ignores_case(),
        }
    }

    fn alternatives(&mut self) -> Result<Node> {
        self.enter()?;
        let flags = self.flags;
        let mut all = vec![self.sequence()?];
        while self.eat("|") {
            all.push(self.sequence()?);
        }
        self.flags = flags;
        self.depth -= 1;
        Ok(if all.len() == 1 {
            all.remove(0)
        } else {
            Node::Alternatives(all)
        })
    }

    fn sequence(&mut self) -> Result<Node> {
        let mut parts = Vec::new();
        loop {
            self.skip_comments();
            match self.peek() {
                None if self.at >= self.characters.len() => break,
                Some('|' | ')') => break,
                _ => {}
            }
            let atom = self.atom()?;
            parts.push(self.quantified(atom)?);
        }
        Ok(match parts.len() {
            0 => Node::Empty,
            1 => parts.remove(0),
            _ => Node::Sequence(parts),
        })
    }

    fn quantified(&mut self, atom: Node) -> Result<Node> {
        self.skip_comments();
        let (least, most) = match self.peek() {
            Some('*') => (0, None),
            Some('+') => (1, None),
            Some('?') => (0, Some(1)),
            Some('{') => {
                self.at += 1;
                let bounds = self.bounds()?;
                return Ok(self.repeat(atom, bounds.0, bounds.1));
            }
            _ => return Ok(atom),
        };
        self.at += 1;
        Ok(self.repeat(atom, least, most))
    }

    fn repeat(&mut self, body: Node, least: u32, most: Option<u32>) -> Node {
        self.skip_comments();
        let mode = if self.eat("?") {
            Mode::Reluctant
        } else if self.eat("+") {
            Mode::Possessive
        } else {
            Mode::Greedy
        };
        Node::Repeat {
            body: Box::new(body),
            least,
            most,
            mode,
        }
    }

    /// `{n}`, `{n,}` or `{n,m}` after the brace.
    fn bounds(&mut self) -> Result<(u32, Option<u32>)> {
        let Some(least) = self.number() else {
            return Err(self.error("Illegal repetition"));
        };
        let most = if self.eat(",") {
            if self.peek() == Some('}') {
                None
            } else {
                self.number()
            }
        } else {
            Some(least)
        };
        if !self.eat("}") {
            return Err(self.error("Unclosed counted closure"));
        }
        if most.is_some_and(|most| most < least) {
            return Err(self.error_before("Illegal repetition range"));
        }
        Ok((least, most))
    }

    fn number(&mut self) -> Option<u32> {
        let start = self.at;
        let mut value: u32 = 0;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            value = value.saturating_mul(10).saturating_add(digit);
            self.at += 1;
        }
        (self.at > start).then_some(value)
    }

    fn atom(&mut self) -> Result<Node> {
        let Some(character) = self.next() else {
            return Ok(Node::Empty);
        };
        Ok(match char::from_u32(character) {
            Some('(') => self.group()?,
            Some('[') => Node::Set(self.class()?),
            Some('.') => Node::Set(Set::Any {
                line_ends: self.flags & DOTALL != 0,
            }),
            Some('^') if self.flags & MULTILINE != 0 => Node::Assertion(Assertion::LineStart),
            Some('^') => Node::Assertion(Assertion::Start),
            Some('$') if self.flags & MULTILINE != 0 => Node::Assertion(Assertion::LineEnd),
            Some('$') => Node::Assertion(Assertion::EndOrLastLine),
            Some('\\') => self.escape()?,
            Some(quantifier @ ('*' | '+' | '?')) => {
                return Err(self.error_before(&format!("Dangling meta character '{quantifier}'")));
            }
            Some('{') => {
                // Repeats nothing.
                self.at -= 1;
                Node::Empty
            }
            _ => self.character(character),
        })
    }

    fn group(&mut self) -> Result<Node> {
        let flags = self.flags;
        if !self.eat("?") {
            self.group_count += 1;
            let number = self.group_count;
            let body = self.alternatives()?;
            self.close()?;
            return Ok(Node::Group(number, Box::new(body)));
        }
        let look = |ahead, negative| Some((ahead, negative));
        let kind = if self.eat("=") {
            look(true, false)
        } else if self.eat("!") {
            look(true, true)
        } else if self.eat("<=") {
            look(false, false)
        } else if self.eat("<!") {
            look(false, true)
        } else {
            None
        };
        if let Some((ahead, negative)) = kind {
            let body = Box::new(self.alternatives()?);
            self.close()?;
            return Ok(Node::Look {
                ahead,
                negative,
                body,
            });
        }
        if self.eat(":") {
            let body = self.alternatives()?;
            self.close()?;
            return Ok(Node::Sequence(vec![body]));
        }
        if self.eat(">") {
            let body = self.alternatives()?;
            self.close()?;
            return Ok(Node::Atomic(Box::new(body)));
        }
        if self.eat("<") {
            let name = self.name()?;
            self.group_count += 1;
            let number = self.group_count;
            if self.names.iter().any(|(known, _)| *known == name) {
                return Err(self.error_before(&format!(
                    "Named capturing group <{name}> is already defined"
                )));
            }
            self.names.push((name, number));
            let body = self.alternatives()?;
            self.close()?;
            return Ok(Node::Group(number, Box::new(body)));
        }
        self.inline_flags()?;
        if self.eat(")") {
            // For the rest of the group around.
            return Ok(Node::Empty);
        }
        if !self.eat(":") {
            return Err(self.error("Unknown inline modifier"));
        }
        let body = self.alternatives()?;
        self.flags = flags;
        self.close()?;
        Ok(Node::Sequence(vec![body]))
    }

    fn inline_flags(&mut self) -> Result<()> {
        let mut on = true;
        while let Some(character) = self.peek() {
            let flag = match character {
                '-' => {
                    on = false;
                    0
                }
                'i' => CASE_INSENSITIVE,
                'm' => MULTILINE,
                's' => DOTALL,
                'x' => COMMENTS,
                'd' | 'u' | 'U' => {
                    return Err(PatternError::NotModelled(format!(
                        "the flag (?{character}) of a regular expression"
                    )));
                }
                _ => return Ok(()),
            };
            self.flags = if on {
                self.flags | flag
            } else {
                self.flags & !flag
            };
            self.at += 1;
        }
        Ok(())
    }

    fn close(&mut self) -> Result<()> {
        if self.eat(")") {
            Ok(())
        } else {
            Err(self.error("Unclosed group"))
        }
    }

    /// A group's name up to its `>`.
    fn name(&mut self) -> Result<String> {
        let mut name = String::new();
        if !self.peek().is_some_and(|c| c.is_ascii_alphabetic()) {
            return Err(self.error("capturing group name does not start with a Latin letter"));
        }
        while let Some(character) = self.peek().filter(|c| c.is_ascii_alphanumeric()) {
            name.push(character);
            self.at += 1;
        }
        if !self.eat(">") {
            return Err(self.error("named capturing group is missing trailing '>'"));
        }
        Ok(name)
    }

    fn escape(&mut self) -> Result<Node> {
        let Some(character) = self.peek() else {
            return Err(self.error("Unexpected internal error"));
        };
        if let Some(group) = character.to_digit(10).filter(|&digit| digit > 0) {
            self.at += 1;
            let mut group = group as usize;
            // More digits belong to the number only as long as there is such a group.
            while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
                let longer = group * 10 + digit as usize;
                if longer > self.group_count {
                    break;
                }
                group = longer;
                self.at += 1;
            }
            return Ok(Node::BackReference {
                group,
                ignore_case: self.ignores_case(),
            });
        }
        let assertion = match character {
            'b' => Some(Assertion::WordBoundary),
            'B' => Some(Assertion::NoWordBoundary),
            'A' => Some(Assertion::Start),
            'z' => Some(Assertion::End),
            'Z' => Some(Assertion::EndOrLastLine),
            'G' => Some(Assertion::LastMatch),
            _ => None,
        };
        if let Some(assertion) = assertion {
            self.at += 1;
            return Ok(Node::Assertion(assertion));
        }
        match character {
            'Q' => {
                self.at += 1;
                let mut parts = Vec::new();
                while self.at < self.characters.len() && !self.eat("\\E") {
                    if let Some(character) = self.next() {
                        parts.push(self.character(character));
                    }
                }
                // A quantifier after the quotation is about its last character.
                let Some(last) = parts.pop() else {
                    return Ok(Node::Empty);
                };
                let last = self.quantified(last)?;
                parts.push(last);
                Ok(Node::Sequence(parts))
            }
            'E' => {
                self.at += 1;
                Ok(Node::Empty)
            }
            'k' => {
                self.at += 1;
                if !self.eat("<") {
                    return Err(self.error("\\k is not followed by '<' for named capturing group"));
                }
                let name = self.name()?;
                match self.names.iter().find(|(known, _)| *known == name) {
                    Some(&(_, group)) => Ok(Node::BackReference {
                        group,
                        ignore_case: self.ignores_case(),
                    }),
                    None => Err(self
                        .error_before(&format!("named capturing group <{name}> does not exist"))),
                }
            }
            'R' => {
                self.at += 1;
                let line_feed = Node::Sequence(vec![self.character(0x0D), self.character(0x0A)]);
                Ok(Node::Alternatives(vec![
                    line_feed,
                    Node::Set(Set::VerticalSpace),
                ]))
            }
            'X' => Err(PatternError::NotModelled(format!(
                "\\{character} in a regular expression"
            ))),
            _ => Ok(Node::Set(self.escaped_set()?)),
        }
    }

    /// The set an escape stands for, in a class or outside.
    fn escaped_set(&mut self) -> Result<Set> {
        let Some(raw) = self.next() else {
            return Err(self.error("Illegal/unsupported escape sequence"));
        };
        let not = |set: Set| Set::Not(Box::new(set));
        Ok(match char::from_u32(raw) {
            Some('d') => Set::Digit,
            Some('D') => not(Set::Digit),
            Some('w') => Set::Word,
            Some('W') => not(Set::Word),
            Some('s') => Set::Space,
            Some('S') => not(Set::Space),
            Some('h') => Set::HorizontalSpace,
            Some('H') => not(Set::HorizontalSpace),
            Some('v') => Set::VerticalSpace,
            Some('V') => not(Set::VerticalSpace),
            Some('t') => self.one(0x09),
            Some('n') => self.one(0x0A),
            Some('r') => self.one(0x0D),
            Some('f') => self.one(0x0C),
            Some('a') => self.one(0x07),
            Some('e') => self.one(0x1B),
            Some('0') => {
                let mut value = 0;
                let mut count = 0;
                while let Some(digit) = self.peek().and_then(|c| c.to_digit(8)) {
                    if count == 3 || value * 8 + digit > 0o377 {
                        break;
                    }
                    value = value * 8 + digit;
                    count += 1;
                    self.at += 1;
                }
                if count == 0 {
                    return Err(self.error("Illegal octal escape sequence"));
                }
                self.one(value)
            }
            Some('x') => {
                let value = self.hexadecimal(2, "Illegal hexadecimal escape sequence")?;
                self.one(value)
            }
            Some('u') => {
                let value = self.hexadecimal(4, "Illegal Unicode escape sequence")?;
                self.one(value)
            }
            Some('c') => match self.next() {
                Some(control) => self.one(control ^ 64),
                None => return Err(self.error("Illegal control escape sequence")),
            },
            Some('p') => self.property()?,
            Some('P') => not(self.property()?),
            Some(letter) if letter.is_ascii_alphanumeric() => {
                return Err(self.error_before("Illegal/unsupported escape sequence"));
            }
            _ => self.one(raw),
        })
    }

    fn hexadecimal(&mut self, digits: usize, description: &str) -> Result<u32> {
        let mut value = 0;
        for _ in 0..digits {
            match self.peek().and_then(|c| c.to_digit(16)) {
                Some(digit) => value = value * 16 + digit,
                None => return Err(self.error(description)),
            }
            self.at += 1;
        }
        Ok(value)
    }

    /// After `\p`: one letter, or a name in braces.
    fn property(&mut self) -> Result<Set> {
        let mut name = String::new();
        if self.eat("{") {
            loop {
                match self.next().and_then(char::from_u32) {
                    Some('}') => break,
                    Some(character) => name.push(character),
                    None => return Err(self.error("Unclosed character family")),
                }
            }
        } else {
            name.extend(self.next().and_then(char::from_u32));
        }
        let range = |first: char, last: char| Set::Range {
            first: u32::from(first),
            last: u32::from(last),
            ignore_case: false,
        };
        let union = |sets: Vec<Set>| Set::Union(sets);
        let letters = || union(vec![range('a', 'z'), range('A', 'Z')]);
        let punctuation = || {
            union(vec![
                range('!', '/'),
                range(':', '@'),
                range('[', '`'),
                range('{', '~'),
            ])
        };
        let short = name.strip_prefix("Is").unwrap_or(&name);
        Ok(match short {
            "Lower" => range('a', 'z'),
            "Upper" => range('A', 'Z'),
            "ASCII" => range('\0', '\x7F'),
            "Alpha" => letters(),
            "Digit" => Set::Digit,
            "Alnum" => union(vec![letters(), Set::Digit]),
            "Punct" => punctuation(),
            "Graph" => range('!', '~'),
            "Print" => range(' ', '~'),
            "Blank" => union(vec![range(' ', ' '), range('\t', '\t')]),
            "Cntrl" => union(vec![range('\0', '\x1F'), range('\x7F', '\x7F')]),
            "XDigit" => union(vec![Set::Digit, range('a', 'f'), range('A', 'F')]),
            "Space" => Set::Space,
            "javaWhitespace" => Set::Property(Property::JavaWhitespace),
            "L" | "Alphabetic" | "Letter" | "javaLetter" => Set::Property(Property::Letter),
            "LC" => Set::Property(Property::CasedLetter),
            "LD" => union(vec![
                Set::Property(Property::Letter),
                Set::Property(Property::Category(9)),
            ]),
            "L1" => range('\0', '\u{FF}'),
            "all" => range('\0', '\u{10FFFF}'),
            "Uppercase" | "javaUpperCase" => Set::Property(Property::Category(1)),
            "Lowercase" | "javaLowerCase" => Set::Property(Property::Category(2)),
            "N" => Set::Property(Property::Number),
            "javaDigit" => Set::Property(Property::Category(9)),
            "P" | "Punctuation" => Set::Property(Property::Punctuation),
            "S" => Set::Property(Property::Symbol),
            "Z" => Set::Property(Property::Separator),
            "M" => Set::Property(Property::Mark),
            "C" => Set::Property(Property::Other),
            short if let Some(category) = general_category(short) => {
                Set::Property(Property::Category(category))
            }
            // The names of scripts, blocks and binary properties all have a prefix.
            _ if !["Is", "In", "java"]
                .iter()
                .any(|prefix| name.starts_with(prefix))
                && !name.contains('=') =>
            {
                let description = format!("Unknown character property name {{{name}}}");
                return Err(self.error_before(&description));
            }
            _ => {
                return Err(PatternError::NotModelled(format!(
                    "\\p{{{name}}} in a regular expression"
                )));
            }
        })
    }

    /// After `[`.
    fn class(&mut self) -> Result<Set> {
        let negated = self.eat("^");
        let whole = self.class_members()?;
        self.at += 1;
        Ok(if negated {
            Set::Not(Box::new(whole))
        } else {
            whole
        })
    }

    /// Up to the closing bracket, which is left where it is.
    fn class_members(&mut self) -> Result<Set> {
        self.enter()?;
        let mut sets: Vec<Set> = Vec::new();
        let mut first = true;
        loop {
            self.skip_comments();
            match self.peek() {
                None if self.at >= self.characters.len() => {
                    return Err(self.error_before("Unclosed character class"));
                }
                Some(']') if !first => break,
                Some('[') => {
                    self.at += 1;
                    sets.push(self.class()?);
                }
                Some('&') if self.eat("&&") => match self.intersected()? {
                    Some(right) if sets.is_empty() => sets.push(right),
                    Some(right) => {
                        let left = Set::Union(std::mem::take(&mut sets));
                        sets.push(Set::Intersection(Box::new(left), Box::new(right)));
                    }
                    None if sets.is_empty() => return Err(self.error_before("Bad class syntax")),
                    None => {}
                },
                _ => sets.push(self.class_member()?),
            }
            first = false;
        }
        self.depth -= 1;
        Ok(Set::Union(sets))
    }

    /// After `&&`: what follows up to the end, itself a class without its bracket; nothing if the end
    /// or another `&` follows at once, as in the JDK.
    fn intersected(&mut self) -> Result<Option<Set>> {
        let mut sets: Vec<Set> = Vec::new();
        self.skip_comments();
        while self.at < self.characters.len() && !matches!(self.peek(), Some(']' | '&')) {
            if self.eat("[") {
                sets.push(self.class()?);
            } else {
                sets.push(self.class_members()?);
            }
            self.skip_comments();
        }
        Ok((!sets.is_empty()).then_some(Set::Union(sets)))
    }

    /// A character, an escape or a range.
    fn class_member(&mut self) -> Result<Set> {
        let start = self.class_character()?;
        let Set::Range { first, last, .. } = start else {
            return Ok(start);
        };
        let range_follows = first == last
            && self.peek() == Some('-')
            && !matches!(
                self.characters
                    .get(self.at + 1)
                    .copied()
                    .and_then(char::from_u32),
                Some(']' | '[')
            );
        if !range_follows {
            return Ok(start);
        }
        self.at += 1;
        let end = self.at + usize::from(self.peek() == Some('\\'));
        if end >= self.characters.len() {
            return Err(PatternError::Syntax {
                description: "Illegal character range".to_owned(),
                index: end as i32,
            });
        }
        match self.class_character()? {
            Set::Range {
                first: end,
                last: same,
                ignore_case,
            } if end == same => {
                if end < first {
                    return Err(self.error_before("Illegal character range"));
                }
                Ok(Set::Range {
                    first,
                    last: end,
                    ignore_case,
                })
            }
            _ => Err(self.error_before("Illegal character range")),
        }
    }

    fn class_character(&mut self) -> Result<Set> {
        match self.next() {
            Some(0x5C) => self.escaped_set(),
            Some(character) => Ok(self.one(character)),
            None => Err(self.error_before("Unclosed character class")),
        }
    }
}
