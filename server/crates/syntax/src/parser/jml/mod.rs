//! The Java Modeling Language in comments: `//@ …` and `/*@ … @*/`.
//!
//! What must hold:
//! * A comment belongs to exactly one construct: the class (invariants), the method that follows,
//!   the loop that follows, or the block it stands in. One that belongs to none is reported.
//! * A mistake costs its clause only and is recorded with its place.

mod clauses;
mod expressions;
mod statements;
mod words;

pub(super) use words::Role;
pub(crate) use words::is_clause_word;

use std::ops::Range;

use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

use super::Parser;
use crate::ast::Span;
use crate::lexer::{Comment, CommentKind, Token, TokenKind, close_tokens, tokenize_spec};

impl Parser<'_> {
    /// The comments between the token before the one at `index` and that one.
    pub(super) fn comments_before(&self, index: usize) -> Range<usize> {
        let start = index
            .checked_sub(1)
            .map_or(0, |previous| self.token(previous).comments);
        start as usize..self.token(index).comments as usize
    }

    fn is_spec(&self, index: usize) -> bool {
        self.comments[index].kind == CommentKind::Spec
    }

    /// What the JML comment at `index` speaks of. One that starts in the middle of a clause goes on
    /// with the comment before it; without one it is a method's, where its mistake is told.
    pub(super) fn role(&self, index: usize) -> Role {
        let mut index = index;
        loop {
            let comment = self.comments[index];
            if let Some(role) = words::role(self.text, &self.spec_tokens(comment)) {
                return role;
            }
            let Some(previous) = index.checked_sub(1) else {
                return Role::Method;
            };
            let gap = self.comments[previous].end as usize..comment.start as usize;
            let touches = self.text.get(gap).is_some_and(|gap| gap.trim().is_empty());
            if !touches || !self.is_spec(previous) {
                return Role::Method;
            }
            index = previous;
        }
    }

    pub(super) fn is_class_spec(&self, index: usize) -> bool {
        self.is_spec(index) && self.role(index) == Role::Class
    }

    pub(super) fn has_spec_before(&self, index: usize) -> bool {
        self.comments_before(index)
            .any(|comment| self.is_spec(comment))
    }

    fn spec_tokens(&self, comment: Comment) -> Vec<Token> {
        tokenize_spec(self.text, comment.start..comment.end)
    }

    /// Runs `parse` on the joined tokens of JML comments, which then count as used.
    fn in_comments<T>(&mut self, comments: &[usize], parse: impl FnOnce(&mut Self) -> T) -> T {
        let mut tokens = Vec::new();
        let mut end = 0;
        for &index in comments {
            self.used_comments[index] = true;
            end = self.comments[index].end;
            tokens.extend(self.spec_tokens(self.comments[index]));
        }
        let spec = close_tokens(tokens, self.text, end);
        let outer_tokens = std::mem::replace(&mut self.tokens, spec.tokens);
        let outer_closing = std::mem::replace(&mut self.closing, spec.closing);
        let outer_pos = std::mem::replace(&mut self.pos, 0);
        let outer_lambda = std::mem::replace(&mut self.no_lambda, false);
        let outer_spec = std::mem::replace(&mut self.in_spec, true);
        let result = parse(self);
        self.tokens = outer_tokens;
        self.closing = outer_closing;
        self.pos = outer_pos;
        self.no_lambda = outer_lambda;
        self.in_spec = outer_spec;
        // A contract too deep to read is not a method too deep to read.
        self.gave_up = false;
        result
    }

    fn comment_span(&self, index: usize) -> Span {
        let comment = self.comments[index];
        self.span_between(comment.start, comment.end)
    }

    /// Reports the JML that no construct since the token `first` has taken, but for modifiers such
    /// as `non_null`, which may stand anywhere and change nothing here.
    pub(super) fn refuse_unused_specs(&mut self, first: usize) {
        for index in self.comments_before(first).start..self.comments_since(first).end {
            if self.used_comments[index] || !self.is_spec(index) || self.is_class_spec(index) {
                continue;
            }
            self.used_comments[index] = true;
            if self.role(index) == Role::Modifier {
                continue;
            }
            let span = self.comment_span(index);
            let error = "JML has no meaning at this place".to_string();
            self.spec_errors.push(crate::ast::SyntaxError {
                span,
                message: error,
            });
        }
    }

    /// `// @ requires` comments of the member that starts with the token `first`.
    pub(super) fn suspicious_comments(&self, first: usize) -> Vec<Span> {
        let all = self.comments_before(first).start..self.comments_since(first).end;
        all.filter(|&index| self.comments[index].kind == CommentKind::BrokenSpec)
            .map(|index| self.comment_span(index))
            .collect()
    }

    /// The comments from before the token `first` to the last token taken.
    fn comments_since(&self, first: usize) -> Range<usize> {
        let end = self.token(self.pos.saturating_sub(1)).comments as usize;
        let start = self.comments_before(first).start;
        start..end.max(start)
    }

    fn token_text(&self, token: Token) -> &str {
        self.text_of(token.start..token.end)
    }

    /// A hash of the tokens in two ranges, JML included, and of nothing else: neither places nor
    /// layout nor comments.
    pub(super) fn hash_of(&self, first: Range<usize>, second: Range<usize>) -> u64 {
        let mut hasher = FxHasher::default();
        for part in [first, second] {
            for index in part {
                for comment in self.comments_before(index) {
                    if self.is_spec(comment) && !self.is_class_spec(comment) {
                        // So that `//@ assert e;` differs from `assert e;`.
                        "@".hash(&mut hasher);
                        for token in self.spec_tokens(self.comments[comment]) {
                            self.hash_token(token, &mut hasher);
                        }
                    }
                }
                self.hash_token(self.token(index), &mut hasher);
            }
            // Between parts, lest `a` + `b` be as `ab`.
            0u8.hash(&mut hasher);
        }
        hasher.finish()
    }

    fn hash_token(&self, token: Token, hasher: &mut FxHasher) {
        let kind = if token.kind == TokenKind::Op { 0u8 } else { 1 };
        kind.hash(hasher);
        self.token_text(token).hash(hasher);
    }
}
