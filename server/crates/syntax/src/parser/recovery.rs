//! Going on after a mistake: where the broken statement or member ends.
//!
//! Both guesses rest on line starts, on brackets that match, and on what can only start a member.

use super::Parser;
use crate::ast::{Stmt, StmtKind};

impl Parser<'_> {
    /// Skips the rest of a statement that started at the token `first`.
    pub(super) fn recover(&mut self, first: usize) -> Stmt {
        let start = self.token(first).start.saturating_sub(self.base);
        self.leave_brackets(first);
        while !self.at_end() && !self.at("}") {
            let is_line_start = self.pos > first && self.starts_line(self.pos);
            if is_line_start && (self.at_statement_keyword() || self.seems_member(self.pos)) {
                break;
            }
            let opened = self.pos;
            self.pos = self.closing(opened).unwrap_or(opened) + 1;
            if self.is(opened, ";") || self.ends_statement(opened) {
                break;
            }
        }
        if self.pos == first && !self.at_end() && !self.at("}") {
            self.pos += 1;
        }
        let kind = StmtKind::Unsupported("syntax error".to_string());
        self.finish_statement(start, kind)
    }

    /// If `pos` lies in brackets that open at the token `first` or later, goes behind them.
    fn leave_brackets(&mut self, first: usize) {
        let mut index = first;
        while index < self.pos {
            match self.closing(index) {
                Some(close) if close >= self.pos => {
                    self.pos = close + 1;
                    if self.ends_statement(index) {
                        // For the caller to stop at once.
                        return;
                    }
                    index = close + 1;
                }
                Some(close) => index = close + 1,
                None => index += 1,
            }
        }
    }

    /// Whether the bracket at `index` is a brace whose closing one seems to end a statement.
    fn ends_statement(&self, index: usize) -> bool {
        self.is(index, "{") && self.pos > index + 1 && !self.at_any(&[")", ";", ",", "."])
    }

    pub(super) fn starts_line(&self, index: usize) -> bool {
        let start = self.token(index).start as usize;
        let end = self.token(index.saturating_sub(1)).end as usize;
        self.text
            .get(end..start)
            .is_some_and(|gap| gap.contains(['\n', '\r']))
    }

    fn at_statement_keyword(&self) -> bool {
        self.at_any(&[
            "if", "for", "while", "do", "return", "throw", "try", "switch", "break", "continue",
            "assert", "int", "long", "boolean", "double", "char", "float", "byte", "short",
            "final",
        ])
    }

    /// Goes to the end of a member with a mistake, from the token `first` on: to behind a `;` or a
    /// block, or to where the next member seems to start.
    pub(super) fn skip_member_from(&mut self, first: usize) {
        // The mistake may have been seen only in the next member: look at its whole line.
        let mut line = self.pos;
        while line > first + 1 && !self.starts_line(line) {
            line -= 1;
        }
        self.pos = line.max(first + 1).min(self.tokens.len() - 1);
        while !self.at_end() && !self.at("}") {
            if self.starts_line(self.pos) && self.seems_member(self.pos) {
                return;
            }
            let (opened, is_brace, is_semicolon) = (self.pos, self.at("{"), self.at(";"));
            self.pos = self.closing(opened).unwrap_or(opened) + 1;
            if is_brace || is_semicolon {
                return;
            }
        }
    }

    /// Whether what starts at the token `index` can be nothing but a member of a class: an access
    /// modifier, or the header of a method with its brace. In a block it means that a brace is
    /// missing before it.
    pub(super) fn seems_member(&self, index: usize) -> bool {
        let mut index = self.skip_annotations(index);
        if ["public", "protected", "private", "static"]
            .iter()
            .any(|word| self.is(index, word))
        {
            return true;
        }
        if self.is(index, "final") || self.is(index, "abstract") {
            index += 1;
        }
        if self.is(index, "record") {
            return false;
        }
        let Some(name) = self.skip_type(index) else {
            return false;
        };
        if !self.is_word(name) || !self.is(name + 1, "(") {
            return false;
        }
        let Some(close) = self.closing(name + 1) else {
            return false;
        };
        self.is(close + 1, "{") || self.is(close + 1, "throws")
    }
}
