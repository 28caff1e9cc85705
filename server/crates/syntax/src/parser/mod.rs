//! A recursive-descent parser of Java 17 (and record patterns, pattern switches, unnamed variables)
//! and of JML, from tokens to the owned tree.
//!
//! What must hold:
//! * The result is a function of the text alone.
//! * A mistake is reported once, with its place, and costs at most its statement.
//! * Native stack use is bounded: no tree gets deeper than [`MAX_DEPTH`], and recursion costs
//!   [`NESTING_COST`] of it a level. Long chains (`a + b + …`, `else if`) cost 1 a link.
//! * Node ids are given after parsing (see [`crate::number`]); here all are 0.

mod annotations;
mod blocks;
mod creation;
mod declarations;
mod expressions;
mod jml;
mod members;
mod operators;
mod patterns;
mod primary;
mod recovery;
mod statements;
mod types;
mod unit;

pub(crate) use jml::is_clause_word;
pub(crate) use members::{Owner, parse_member};
pub(crate) use unit::{
    LeadingComments, misplaced_spec, parse_comments, parse_header, parse_import, parse_package,
    parse_unit,
};

use std::ops::Range;

use crate::ast::{Ident, NodeId, Span, SyntaxError};
use crate::lexer::{Comment, NO_BRACKET, Token, TokenKind, tokenize};
use crate::unicode_escapes::{Translation, is_escape};

/// How deep a tree may get, counted in links.
pub const MAX_DEPTH: u32 = 2000;

/// What a level of nesting counts: parentheses, blocks, types, lambdas. A level costs the parser about
/// 4 KiB of native stack, so that a thread with 2 MiB can parse anything.
pub const NESTING_COST: u32 = 8;

/// More mistakes are not listed, neither of a member nor outside members.
const MAX_ERRORS: usize = 50;

/// Marks that an error has been recorded.
#[derive(Debug)]
pub(crate) struct Failed;

pub(crate) type Parse<T> = Result<T, Failed>;

/// A text as it is written, with the translation of its Unicode escapes if there are any that matter.
#[derive(Clone, Copy)]
pub(crate) struct Source<'t> {
    pub(crate) text: &'t str,
    pub(crate) translation: Option<&'t Translation>,
}

impl<'t> From<&'t str> for Source<'t> {
    /// A text without Unicode escapes that matter.
    fn from(text: &'t str) -> Self {
        Self {
            text,
            translation: None,
        }
    }
}

pub(crate) struct Parser<'t> {
    /// As written: what places and spans are of.
    text: &'t str,
    translation: Option<&'t Translation>,
    tokens: Vec<Token>,
    comments: Vec<Comment>,
    closing: Vec<u32>,
    pos: usize,
    /// Where the current member starts in `text`; spans count from here.
    base: u32,
    depth: u32,
    /// The deepest link of the tree being built, see [`Parser::lengthen`].
    deepest: u32,
    errors: Vec<SyntaxError>,
    /// Errors outside members while a member is being read.
    unit_errors: Vec<SyntaxError>,
    /// The text is too deep to go on with.
    gave_up: bool,
    /// The member being read has ended without its brace: the next one starts at `pos`.
    is_cut: bool,
    /// Reading JML: its operators and words count.
    in_spec: bool,
    /// In a `case` label or guard, `x ->` does not start a lambda.
    no_lambda: bool,
    /// JML comments that some construct has taken.
    used_comments: Vec<bool>,
    /// Errors inside JML of the current member.
    spec_errors: Vec<SyntaxError>,
    /// Inside a local or anonymous class of the member.
    is_local: bool,
    /// Clauses that stand before the loop to come.
    loop_spec: crate::ast::LoopSpec,
}

impl<'t> Parser<'t> {
    /// A parser of a part of a source, of all of it if it has a translation.
    pub(crate) fn new(source: impl Into<Source<'t>>, range: Range<usize>) -> Self {
        let Source { text, translation } = source.into();
        let tokens = match translation {
            Some(translation) => {
                let translated = translation.text();
                tokenize(translated, 0..translated.len())
                    .with_places(|offset| translation.original(offset))
            }
            None => tokenize(text, range),
        };
        let used_comments = vec![false; tokens.comments.len()];
        Self {
            text,
            translation,
            tokens: tokens.tokens,
            comments: tokens.comments,
            closing: tokens.closing,
            pos: 0,
            base: 0,
            depth: 0,
            deepest: 0,
            errors: Vec::new(),
            unit_errors: Vec::new(),
            gave_up: false,
            is_cut: false,
            in_spec: false,
            no_lambda: false,
            used_comments,
            spec_errors: Vec::new(),
            is_local: false,
            loop_spec: Vec::new(),
        }
    }

    fn token(&self, index: usize) -> Token {
        let end = Token {
            kind: TokenKind::End,
            start: 0,
            end: 0,
            comments: 0,
        };
        self.tokens
            .get(index)
            .or(self.tokens.last())
            .copied()
            .unwrap_or(end)
    }

    fn kind(&self) -> TokenKind {
        self.token(self.pos).kind
    }

    fn kind_at(&self, index: usize) -> TokenKind {
        self.token(index).kind
    }

    fn text_at(&self, index: usize) -> &'t str {
        let token = self.token(index);
        self.text_of(token.start..token.end)
    }

    /// The text between two tokens' places, Unicode escapes translated.
    fn text_of(&self, range: Range<u32>) -> &'t str {
        match self.translation {
            Some(translation) => translation.translated(range),
            None => self
                .text
                .get(range.start as usize..range.end as usize)
                .unwrap_or(""),
        }
    }

    /// Whether the token at `index` is the given operator, keyword or contextual keyword.
    fn is(&self, index: usize, wanted: &str) -> bool {
        matches!(
            self.kind_at(index),
            TokenKind::Op | TokenKind::Keyword | TokenKind::Word
        ) && self.text_at(index) == wanted
    }

    fn is_word(&self, index: usize) -> bool {
        self.kind_at(index) == TokenKind::Word
    }

    fn at(&self, wanted: &str) -> bool {
        self.is(self.pos, wanted)
    }

    fn at_any(&self, wanted: &[&str]) -> bool {
        wanted.iter().any(|wanted| self.at(wanted))
    }

    fn at_end(&self) -> bool {
        self.kind() == TokenKind::End
    }

    fn eat(&mut self, wanted: &str) -> bool {
        let found = self.at(wanted);
        if found {
            self.pos += 1;
        }
        found
    }

    fn expect(&mut self, wanted: &str) -> Parse<()> {
        if self.eat(wanted) {
            return Ok(());
        }
        if self.kind() == TokenKind::Unknown {
            return Err(self.unexpected());
        }
        // The place where it is missing is behind what stands there already: its last character.
        let span = match self.pos.checked_sub(1).map(|previous| self.token(previous)) {
            Some(previous) => {
                let last = self.text_at(self.pos - 1).chars().next_back();
                let length = last.map_or(0, char::len_utf8) as u32;
                self.span_between(previous.end - length, previous.end)
            }
            None => self.here(),
        };
        Err(self.error(span, format!("expected `{wanted}`")))
    }

    fn identifier(&mut self) -> Parse<Ident> {
        if self.kind() != TokenKind::Word {
            return Err(self.expected("a name"));
        }
        let ident = Ident {
            text: self.text_at(self.pos).into(),
            span: self.here(),
        };
        self.pos += 1;
        Ok(ident)
    }

    /// The index of the bracket that closes the one at `index`.
    fn closing(&self, index: usize) -> Option<usize> {
        self.closing
            .get(index)
            .filter(|&&closing| closing != NO_BRACKET)
            .map(|&at| at as usize)
    }

    /// Whether nothing stands between the tokens at `index` and `index + 1`.
    fn touches_next(&self, index: usize) -> bool {
        self.token(index).end == self.token(index + 1).start
    }

    fn span_between(&self, start: u32, end: u32) -> Span {
        Span {
            start: start.saturating_sub(self.base),
            end: end.saturating_sub(self.base),
        }
    }

    /// The span of the token to come.
    fn here(&self) -> Span {
        let token = self.token(self.pos);
        self.span_between(token.start, token.end)
    }

    /// Where a node starts that starts with the token to come.
    fn start(&self) -> u32 {
        self.here().start
    }

    /// From `start` to the end of the last token taken.
    fn span_from(&self, start: u32) -> Span {
        let end = match self.pos.checked_sub(1) {
            Some(previous) => self.token(previous).end.saturating_sub(self.base),
            None => start,
        };
        Span {
            start,
            end: end.max(start),
        }
    }

    fn error(&mut self, span: Span, message: impl Into<String>) -> Failed {
        if !self.gave_up {
            let error = SyntaxError {
                span,
                message: message.into(),
            };
            if self.in_spec {
                self.spec_errors.push(error)
            } else {
                self.errors.push(error)
            }
        }
        Failed
    }

    /// `what` names a syntactic category, such as `an expression`.
    fn expected(&mut self, what: &str) -> Failed {
        if self.kind() == TokenKind::Unknown {
            return self.unexpected();
        }
        let found = self.describe();
        let span = self.here();
        self.error(span, format!("expected {what}, found {found}"))
    }

    fn unexpected(&mut self) -> Failed {
        let text = self.text_at(self.pos);
        let message = if text.starts_with("/*") {
            "this comment is not closed".to_string()
        } else if text.starts_with("\"\"\"") {
            "this text block is not closed".to_string()
        } else if text.starts_with('"') {
            "this string literal is not closed".to_string()
        } else if text.starts_with('\'') {
            "this character literal is not closed".to_string()
        } else if text.starts_with("\\u") && !is_escape(text) {
            "a Unicode escape needs four hexadecimal digits".to_string()
        } else {
            format!("unexpected {}", self.describe())
        };
        // Not the whole rest of the file for what is not closed.
        let mut span = self.here();
        span.end = span
            .end
            .min(span.start + first_line(text).len().max(1) as u32);
        self.error(span, message)
    }

    fn describe(&self) -> String {
        match self.kind() {
            TokenKind::End => "the end".to_string(),
            _ => format!("`{}`", shortened(self.text_at(self.pos))),
        }
    }

    /// Runs `parse` one level of nesting deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        self.depth += NESTING_COST;
        self.deepest = self.deepest.max(self.depth);
        let result = if self.depth > MAX_DEPTH {
            let span = self.here();
            Err(self.too_deep(span))
        } else {
            parse(self)
        };
        self.depth -= NESTING_COST;
        result
    }

    fn too_deep(&mut self, span: Span) -> Failed {
        let limit = MAX_DEPTH / NESTING_COST;
        self.error(
            span,
            format!("nested too deeply (limit {limit} levels, or {MAX_DEPTH} links of a chain)"),
        );
        self.gave_up = true;
        Failed
    }

    /// Parses something that may then be put, link by link, under new parents: `a + b + c`.
    /// [`Parser::lengthen`] is to be called for each of them.
    fn chain<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        let outer = std::mem::replace(&mut self.deepest, self.depth);
        let result = parse(self);
        self.deepest = self.deepest.max(outer);
        result
    }

    fn lengthen(&mut self) -> Parse<()> {
        self.deepest += 1;
        if self.deepest <= MAX_DEPTH {
            return Ok(());
        }
        let span = self.here();
        Err(self.too_deep(span))
    }

    /// A list in brackets whose opening one has been taken, without trailing comma.
    fn list<T>(
        &mut self,
        close: &str,
        mut item: impl FnMut(&mut Self) -> Parse<T>,
    ) -> Parse<Vec<T>> {
        let mut items = Vec::new();
        if self.eat(close) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            if self.eat(close) {
                return Ok(items);
            }
            if !self.eat(",") {
                self.expect(close)?;
            }
        }
    }
}

/// The id every node has until its member is numbered.
const UNNUMBERED: NodeId = NodeId(0);

fn first_line(text: &str) -> &str {
    text.split(['\n', '\r']).next().unwrap_or("")
}

/// The first line of `text`, cut to a length fit for a message.
pub(crate) fn shortened(text: &str) -> String {
    let line = first_line(text);
    let mut short: String = line.chars().take(40).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
