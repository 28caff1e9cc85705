//! Tokens and comments of Java and JML text.
//!
//! What must hold:
//! * Every byte of the text lies in a token, a comment or white space; nothing is dropped. What is
//!   no token of Java becomes a token of kind [`TokenKind::Unknown`], for the parser to report.
//! * `>` is always lexed alone (`>=` together), so that `List<List<T>>` needs no splitting; the
//!   expression parser joins adjacent ones to `>>`, `>>>`, `>>=` and `>>>=`.
//! * JML comments are found here but lexed by [`tokenize_spec`] when the parser wants them.

use std::ops::Range;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub(crate) enum TokenKind {
    /// An identifier or contextual keyword.
    Word,
    /// A reserved word, `true`, `false` and `null` included.
    Keyword,
    Number,
    Char,
    Str,
    TextBlock,
    Op,
    /// `\result` and other words of JML that start with a backslash.
    SpecWord,
    /// `(* … *)` of JML.
    Informal,
    /// Anything else, unclosed literals and comments included.
    Unknown,
    /// The end of the text.
    End,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: TokenKind,
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// How many comments of the text start before this token.
    pub(crate) comments: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CommentKind {
    Plain,
    /// `//@` or `/*@`
    Spec,
    /// `// @ requires`: JML that a formatter has broken.
    BrokenSpec,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Comment {
    pub(crate) kind: CommentKind,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// A tokenized text. The last token is always [`TokenKind::End`].
#[derive(Debug, Default)]
pub(crate) struct Tokens {
    pub(crate) tokens: Vec<Token>,
    pub(crate) comments: Vec<Comment>,
    /// For an opening bracket, the index of its closing one, else `u32::MAX`.
    pub(crate) closing: Vec<u32>,
}

pub(crate) const NO_BRACKET: u32 = u32::MAX;

/// Reserved words (JLS 3.9) and the literals that look like words, sorted.
const KEYWORDS: &[&str] = &[
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "false",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "null",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "true",
    "try",
    "void",
    "volatile",
    "while",
];

/// Whether a name can't be one: a reserved word (JLS 3.9), or a literal that looks like a word.
pub fn is_reserved_word(name: &str) -> bool {
    // All are in small letters; most other names say at their first letter that they are none.
    name.starts_with(|first: char| first.is_ascii_lowercase())
        && KEYWORDS.binary_search(&name).is_ok()
}

/// Longest first. `>` with anything but `=` is left out on purpose.
const OPERATORS: &[&str] = &[
    "...", "<<=", "->", "::", "++", "--", "&&", "||", "==", "!=", "<=", ">=", "+=", "-=", "*=",
    "/=", "&=", "|=", "^=", "%=", "<<", "(", ")", "{", "}", "[", "]", ";", ",", ".", "@", "=", ">",
    "<", "!", "~", "?", ":", "+", "-", "*", "/", "&", "|", "^", "%",
];

const SPEC_OPERATORS: &[&str] = &["<=!=>", "<==>", "==>", "<==", "{|", "|}", "<:", ".."];

/// Lexes the part `range` of Java text. Offsets count from the start of `text`.
pub(crate) fn tokenize(text: &str, range: Range<usize>) -> Tokens {
    let Range { start, end } = range;
    let mut lexer = Lexer {
        text,
        at: start,
        limit: end,
        spec: false,
        out: Tokens::default(),
    };
    lexer.run();
    lexer.out
}

/// Lexes the inside of a JML comment, `range` being the whole comment. Offsets count from the start
/// of `text`. There is no [`TokenKind::End`] token, so that the tokens of several comments can be
/// joined.
pub(crate) fn tokenize_spec(text: &str, range: Range<u32>) -> Vec<Token> {
    let (mut start, mut end) = (range.start as usize, range.end as usize);
    let Some(comment) = text.get(start..end) else {
        return Vec::new();
    };
    let is_block = comment.starts_with("/*");
    start += comment.find('@').unwrap_or(0);
    if is_block && comment.ends_with("*/") {
        end -= 2;
    }
    let bytes = text.as_bytes();
    while start < end && bytes[start] == b'@' {
        start += 1;
    }
    while end > start && bytes[end - 1] == b'@' {
        end -= 1;
    }
    let mut lexer = Lexer {
        text,
        at: start,
        limit: end,
        spec: true,
        out: Tokens::default(),
    };
    lexer.run();
    lexer.out.tokens.pop();
    for token in &mut lexer.out.tokens {
        token.comments = 0;
    }
    lexer.out.tokens
}

/// Adds the end token and finds the brackets of tokens joined from several comments.
pub(crate) fn close_tokens(mut tokens: Vec<Token>, text: &str, end: u32) -> Tokens {
    tokens.push(Token {
        kind: TokenKind::End,
        start: end,
        end,
        comments: 0,
    });
    let closing = match_brackets(&tokens, text);
    Tokens {
        tokens,
        comments: Vec::new(),
        closing,
    }
}

impl Tokens {
    /// The same tokens and comments at other places.
    pub(crate) fn with_places(mut self, place: impl Fn(u32) -> u32) -> Self {
        for token in &mut self.tokens {
            (token.start, token.end) = (place(token.start), place(token.end));
        }
        for comment in &mut self.comments {
            (comment.start, comment.end) = (place(comment.start), place(comment.end));
        }
        self
    }
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
    limit: usize,
    spec: bool,
    out: Tokens,
}

impl Lexer<'_> {
    fn run(&mut self) {
        if self.at == 0 && self.text.starts_with('\u{feff}') {
            self.at = 3;
        }
        let mut at_line_start = false;
        while self.at < self.limit {
            let byte = self.text.as_bytes()[self.at];
            match byte {
                b'\n' | b'\r' => {
                    at_line_start = true;
                    self.at += 1;
                }
                b' ' | b'\t' | 0x0c => self.at += 1,
                // The margin of `/*@ … @*/` comments.
                b'@' if self.spec && at_line_start => self.at += 1,
                0x1a if self.at + 1 == self.limit => self.at += 1,
                b'/' if self.rest().starts_with("//") => self.line_comment(),
                b'/' if self.rest().starts_with("/*") => self.block_comment(),
                _ => {
                    at_line_start = false;
                    self.token();
                }
            }
        }
        self.push(TokenKind::End, self.limit);
        self.out.closing = match_brackets(&self.out.tokens, self.text);
    }

    fn rest(&self) -> &str {
        self.text.get(self.at..self.limit).unwrap_or("")
    }

    /// Ends a token at `end`, which must lie on a character boundary.
    fn push(&mut self, kind: TokenKind, end: usize) {
        self.out.tokens.push(Token {
            kind,
            start: self.at as u32,
            end: end as u32,
            comments: self.out.comments.len() as u32,
        });
        self.at = end;
    }

    fn push_comment(&mut self, end: usize) {
        let text = self.text.get(self.at..end).unwrap_or("");
        self.out.comments.push(Comment {
            kind: comment_kind(text),
            start: self.at as u32,
            end: end as u32,
        });
        self.at = end;
    }

    fn line_comment(&mut self) {
        let length = self
            .rest()
            .find(['\n', '\r'])
            .unwrap_or(self.limit - self.at);
        self.push_comment(self.at + length);
    }

    fn block_comment(&mut self) {
        match self.rest().get(2..).and_then(|inner| inner.find("*/")) {
            Some(length) => self.push_comment(self.at + length + 4),
            None => self.push(TokenKind::Unknown, self.limit),
        }
    }

    fn token(&mut self) {
        let rest = self.rest();
        let Some(first) = rest.chars().next() else {
            return;
        };
        if is_identifier_start(first) {
            let length = rest.find(|c| !is_identifier_part(c)).unwrap_or(rest.len());
            let kind = if is_reserved_word(&rest[..length]) {
                TokenKind::Keyword
            } else {
                TokenKind::Word
            };
            return self.push(kind, self.at + length);
        }
        let second = rest.as_bytes().get(1).copied().unwrap_or(0);
        match first {
            '0'..='9' => self.number(),
            '.' if second.is_ascii_digit() => self.number(),
            '"' if rest.starts_with("\"\"\"") => self.text_block(),
            '"' => self.quoted(b'"', TokenKind::Str),
            '\'' => self.quoted(b'\'', TokenKind::Char),
            '\\' => self.backslash(),
            '(' if self.spec && second == b'*' => {
                let length = rest.find("*)").map_or(rest.len(), |end| end + 2);
                self.push(TokenKind::Informal, self.at + length);
            }
            _ => {
                let mut operators: &[&[&str]] = &[SPEC_OPERATORS, OPERATORS];
                let next = rest.bytes().next();
                if !self.spec {
                    operators = &operators[1..];
                }
                let found =
                    operators.iter().copied().flatten().find(|op| {
                        op.as_bytes().first() == next.as_ref() && rest.starts_with(**op)
                    });
                match found {
                    Some(op) => self.push(TokenKind::Op, self.at + op.len()),
                    None => self.push(TokenKind::Unknown, self.at + first.len_utf8()),
                }
            }
        }
    }

    /// Takes all that could belong to a number; whether it is one is decided when it's decoded.
    fn number(&mut self) {
        let bytes = self.rest().as_bytes();
        let is_hex = matches!(bytes.get(1), Some(b'x' | b'X'));
        let mut length = 0;
        while let Some(&byte) = bytes.get(length) {
            let previous = if length == 0 { 0 } else { bytes[length - 1] };
            let belongs = match byte {
                b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'_' => true,
                b'.' => bytes.get(length + 1) != Some(&b'.'),
                b'+' | b'-' if is_hex => matches!(previous, b'p' | b'P'),
                b'+' | b'-' => matches!(previous, b'e' | b'E'),
                _ => false,
            };
            if !belongs {
                break;
            }
            length += 1;
        }
        self.push(TokenKind::Number, self.at + length);
    }

    fn quoted(&mut self, quote: u8, kind: TokenKind) {
        let bytes = self.rest().as_bytes();
        let mut length = 1;
        loop {
            match bytes.get(length) {
                None | Some(b'\n' | b'\r') => {
                    return self.push(TokenKind::Unknown, self.at + length);
                }
                Some(b'\\') if !matches!(bytes.get(length + 1), None | Some(b'\n' | b'\r')) => {
                    length += 2;
                }
                Some(&byte) => {
                    length += 1;
                    if byte == quote && length > 1 {
                        break;
                    }
                }
            }
        }
        self.push(kind, self.at + length);
    }

    fn text_block(&mut self) {
        let bytes = self.rest().as_bytes();
        let mut length = 3;
        while length < bytes.len() {
            if bytes[length] == b'\\' {
                length += 2;
            } else if bytes[length..].starts_with(b"\"\"\"") {
                return self.push(TokenKind::TextBlock, self.at + length + 3);
            } else {
                length += 1;
            }
        }
        self.push(TokenKind::Unknown, self.limit);
    }

    fn backslash(&mut self) {
        let rest = self.rest();
        let word = rest[1..]
            .find(|c: char| !is_identifier_part(c))
            .unwrap_or(rest.len() - 1);
        let kind = if self.spec && word > 0 {
            TokenKind::SpecWord
        } else {
            TokenKind::Unknown
        };
        self.push(kind, self.at + 1 + word);
    }
}

fn comment_kind(text: &str) -> CommentKind {
    if is_spec(text) {
        CommentKind::Spec
    } else if is_broken_spec(text) {
        CommentKind::BrokenSpec
    } else {
        CommentKind::Plain
    }
}

/// Whether the comment `text` is JML. A Java annotation put out of action, `//@Override`, is not.
pub(crate) fn is_spec(text: &str) -> bool {
    text.get(2..)
        .and_then(|inner| inner.strip_prefix('@'))
        .is_some_and(|inner| !inner.starts_with(char::is_uppercase))
}

/// Whether the comment `text` is JML but for the white space before its `@`.
pub(crate) fn is_broken_spec(text: &str) -> bool {
    let Some(inner) = text.get(2..) else {
        return false;
    };
    let Some(after) = inner.trim_start_matches([' ', '\t']).strip_prefix('@') else {
        return false;
    };
    let after = after.trim_start();
    let word = after
        .split(|c: char| !is_identifier_part(c))
        .next()
        .unwrap_or("");
    !inner.starts_with('@') && crate::parser::is_clause_word(word)
}

fn match_brackets(tokens: &[Token], text: &str) -> Vec<u32> {
    let bytes = text.as_bytes();
    let mut closing = vec![NO_BRACKET; tokens.len()];
    let mut open: Vec<(usize, u8)> = Vec::new();
    // How many of each kind are open, so that a stray closing bracket costs nothing.
    let mut counts = [0usize; 256];
    for (index, token) in tokens.iter().enumerate() {
        if token.kind != TokenKind::Op || token.end - token.start != 1 {
            continue;
        }
        let wanted = match bytes.get(token.start as usize) {
            Some(b'(') => b')',
            Some(b'[') => b']',
            Some(b'{') => b'}',
            Some(&close @ (b')' | b']' | b'}')) => {
                // One that fits only further out closes what lies between too.
                while counts[close as usize] > 0 {
                    let Some((opened, kind)) = open.pop() else {
                        break;
                    };
                    counts[kind as usize] -= 1;
                    if kind == close {
                        closing[opened] = index as u32;
                        break;
                    }
                }
                continue;
            }
            _ => continue,
        };
        open.push((index, wanted));
        counts[wanted as usize] += 1;
    }
    closing
}

/// JLS 3.8: letters, currency signs and connectors.
pub(crate) fn is_identifier_start(c: char) -> bool {
    match c {
        'a'..='z' | 'A'..='Z' | '_' | '$' => true,
        _ if c.is_ascii() => false,
        '\u{a2}'..='\u{a5}' | '\u{20a0}'..='\u{20c0}' | '\u{203f}' | '\u{2040}' => true,
        _ => c.is_alphabetic(),
    }
}

pub(crate) fn is_identifier_part(c: char) -> bool {
    match c {
        '0'..='9' => true,
        '\u{300}'..='\u{36f}' | '\u{200c}' | '\u{200d}' => true,
        _ => is_identifier_start(c) || (!c.is_ascii() && c.is_numeric()),
    }
}
