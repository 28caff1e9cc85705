//! Contracts of methods and invariants of classes.

use super::words::{self, Role, Word};
use crate::ast::{
    Contract, Expr, ExprKind, Ident, Literal, Span, SpecCase, SpecClause, SpecClauseKind, TypeRef,
    TypeRefKind,
};
use crate::lexer::TokenKind;
use crate::parser::{Failed, Parse, Parser, UNNUMBERED};

/// Where the next clause goes.
struct Cases {
    contract: Contract,
    /// Starts a new case; the first clause always does.
    is_new: bool,
    in_examples: bool,
}

impl Cases {
    fn push(&mut self, clause: SpecClause) {
        let list = if self.in_examples {
            &mut self.contract.examples
        } else {
            &mut self.contract.cases
        };
        if self.is_new || list.is_empty() {
            list.push(SpecCase::default());
            self.is_new = false;
        }
        if let Some(case) = list.last_mut() {
            case.clauses.push(clause);
        }
    }
}

impl Parser<'_> {
    /// The contract in the JML comments before the token `first` and on to the token `body`.
    pub(in crate::parser) fn contract(&mut self, first: usize, body: usize) -> Option<Contract> {
        let start = self.comments_before(first).start;
        let end = self.comments_before(body).end;
        let mut comments = Vec::new();
        for index in start..end {
            if !self.is_spec(index) || self.is_class_spec(index) {
                continue;
            }
            // Modifiers of parameters and the like say nothing about the method.
            if self.role(index) == Role::Modifier {
                self.used_comments[index] = true;
            } else {
                comments.push(index);
            }
        }
        if comments.is_empty() {
            return None;
        }
        Some(self.in_comments(&comments, Self::cases))
    }

    fn cases(&mut self) -> Contract {
        let mut cases = Cases {
            contract: Contract::default(),
            is_new: true,
            in_examples: false,
        };
        while !self.at_end() {
            let before = self.pos;
            if self.case_part(&mut cases).is_err() {
                self.skip_clause(before);
            }
        }
        cases.contract
    }

    /// Goes behind the `;` of a clause with a mistake, or to the next clause.
    pub(super) fn skip_clause(&mut self, first: usize) {
        while !self.at_end() && !self.eat(";") {
            let is_next = self.pos > first
                && self.is_word(self.pos)
                && words::word(self.text_at(self.pos)).is_some_and(|word| word != Word::Modifier);
            if is_next {
                return;
            }
            let is_body = self.at("{");
            self.pos = self.closing(self.pos).unwrap_or(self.pos) + 1;
            if is_body {
                return;
            }
        }
    }

    /// The JML word to come, Java's own keywords among them.
    pub(super) fn spec_word(&self) -> Option<Word> {
        match self.kind() {
            TokenKind::Word | TokenKind::Keyword => words::word(self.text_at(self.pos)),
            _ => None,
        }
    }

    fn case_part(&mut self, cases: &mut Cases) -> Parse<()> {
        let span = self.here();
        if self.eat(";") {
            return Ok(());
        }
        let Some(word) = self.spec_word() else {
            return Err(self.expected("a clause such as `requires` or `ensures`"));
        };
        match word {
            Word::Modifier => self.pos += 1,
            Word::Pure => {
                self.pos += 1;
                cases.contract.is_pure = true;
            }
            Word::Also | Word::Behavior => {
                self.pos += 1;
                cases.is_new = true;
            }
            Word::ForExample | Word::ImpliesThat => {
                self.pos += 1;
                cases.is_new = true;
                cases.in_examples = word == Word::ForExample;
            }
            Word::Normal => {
                self.pos += 1;
                cases.is_new = true;
                let name = "Exception".to_string();
                let kind = TypeRefKind::Named {
                    name,
                    args: Vec::new(),
                    diamond: false,
                };
                let condition = Some(self.truth(span, false));
                let ty = TypeRef { span, kind };
                let kind = SpecClauseKind::Signals {
                    ty,
                    name: None,
                    condition,
                };
                cases.push(SpecClause {
                    id: UNNUMBERED,
                    span,
                    kind,
                });
            }
            Word::Exceptional => {
                self.pos += 1;
                cases.is_new = true;
                let kind = SpecClauseKind::Ensures(self.truth(span, false));
                cases.push(SpecClause {
                    id: UNNUMBERED,
                    span,
                    kind,
                });
            }
            Word::Requires
            | Word::Ensures
            | Word::Signals
            | Word::SignalsOnly
            | Word::Assignable => {
                if let Some(clause) = self.method_clause(word)? {
                    cases.push(clause);
                }
            }
            Word::Assert | Word::Assume | Word::Unreachable | Word::OtherStatement => {
                return Err(self.misplaced("stands inside a method's body"));
            }
            Word::Invariant | Word::OtherDeclaration => {
                return Err(
                    self.misplaced("needs a comment of its own, for it speaks of the class")
                );
            }
            Word::Maintaining | Word::Decreases => {
                return Err(self.misplaced("stands before a loop"));
            }
            Word::OtherClause => {
                return Err(self.misplaced("is not supported; the clause is ignored"));
            }
        }
        Ok(())
    }

    pub(super) fn misplaced(&mut self, why: &str) -> Failed {
        let (word, span) = (self.text_at(self.pos), self.here());
        self.error(span, format!("`{word}` {why}"))
    }

    pub(super) fn truth(&self, span: Span, value: bool) -> Expr {
        Expr {
            id: UNNUMBERED,
            span,
            kind: ExprKind::Literal(Literal::Boolean(value)),
        }
    }

    /// A clause with its `;`. `None` for one that says nothing, such as `requires \not_specified`.
    fn method_clause(&mut self, word: Word) -> Parse<Option<SpecClause>> {
        let start = self.start();
        self.pos += 1;
        if self.kind() == TokenKind::SpecWord && self.text_at(self.pos) == "\\not_specified" {
            self.pos += 1;
            self.expect(";")?;
            return Ok(None);
        }
        let kind = match word {
            Word::Requires => SpecClauseKind::Requires(self.expr()?),
            Word::Ensures => SpecClauseKind::Ensures(self.expr()?),
            Word::Signals => self.signals()?,
            Word::SignalsOnly if self.eat_spec_word("\\nothing") => {
                SpecClauseKind::SignalsOnly(Vec::new())
            }
            Word::SignalsOnly => SpecClauseKind::SignalsOnly(self.type_list()?),
            _ => self.assignable()?,
        };
        self.expect(";")?;
        Ok(Some(SpecClause {
            id: UNNUMBERED,
            span: self.span_from(start),
            kind,
        }))
    }

    /// `(E e) condition`
    fn signals(&mut self) -> Parse<SpecClauseKind> {
        self.expect("(")?;
        let ty = self.parse_type()?;
        let name: Option<Ident> = if self.is_word(self.pos) {
            Some(self.identifier()?)
        } else {
            None
        };
        self.expect(")")?;
        let condition = if self.at(";") {
            None
        } else {
            Some(self.expr()?)
        };
        Ok(SpecClauseKind::Signals {
            ty,
            name,
            condition,
        })
    }

    fn eat_spec_word(&mut self, wanted: &str) -> bool {
        let found = self.kind() == TokenKind::SpecWord && self.text_at(self.pos) == wanted;
        if found {
            self.pos += 1;
        }
        found
    }

    fn assignable(&mut self) -> Parse<SpecClauseKind> {
        if self.eat_spec_word("\\nothing") || self.eat_spec_word("\\strictly_nothing") {
            return Ok(SpecClauseKind::Assignable {
                everything: false,
                places: Vec::new(),
            });
        }
        if self.eat_spec_word("\\everything") {
            return Ok(SpecClauseKind::Assignable {
                everything: true,
                places: Vec::new(),
            });
        }
        let mut places = vec![self.place()?];
        while self.eat(",") {
            places.push(self.place()?);
        }
        Ok(SpecClauseKind::Assignable {
            everything: false,
            places,
        })
    }

    /// A variable, or `a[*]`, `a[i..j]`, `o.*`, which are kept as their text.
    fn place(&mut self) -> Parse<Expr> {
        let (first, start) = (self.pos, self.start());
        let mut index = first;
        while self.kind_at(index) != TokenKind::End && !self.is(index, ";") && !self.is(index, ",")
        {
            let is_set = self.is(index, "[") && self.is_location_set(index)
                || self.is(index, ".") && self.is(index + 1, "*");
            if is_set {
                let end = if self.is(index, "[") {
                    self.closing(index)
                } else {
                    Some(index + 1)
                };
                self.pos = end.unwrap_or(index) + 1;
                let (from, to) = (self.token(first).start, self.token(self.pos - 1).end);
                let text = self
                    .text
                    .get(from as usize..to as usize)
                    .unwrap_or("")
                    .to_string();
                return Ok(self.finish(start, ExprKind::Unsupported(format!("`{text}`"))));
            }
            index = self.closing(index).unwrap_or(index) + 1;
        }
        self.expr()
    }

    /// Whether the bracket at `index` holds `*` or `i..j`.
    fn is_location_set(&self, index: usize) -> bool {
        let Some(close) = self.closing(index) else {
            return false;
        };
        self.is(index + 1, "*") && close == index + 2
            || (index + 1..close).any(|at| self.is(at, ".."))
    }

    /// The invariants in the JML comments before the token at `index`.
    pub(in crate::parser) fn class_specs_before(&mut self, index: usize) -> Vec<SpecClause> {
        let comments: Vec<usize> = self
            .comments_before(index)
            .filter(|&index| self.is_class_spec(index))
            .collect();
        if comments.is_empty() {
            Vec::new()
        } else {
            self.class_specs(&comments)
        }
    }

    pub(in crate::parser) fn class_specs(&mut self, comments: &[usize]) -> Vec<SpecClause> {
        self.in_comments(comments, |parser| {
            let mut clauses = Vec::new();
            while !parser.at_end() {
                let before = parser.pos;
                match parser.class_spec() {
                    Ok(clause) => clauses.extend(clause),
                    Err(_) => parser.skip_clause(before),
                }
            }
            clauses
        })
    }

    fn class_spec(&mut self) -> Parse<Option<SpecClause>> {
        let start = self.start();
        match self.spec_word() {
            // `pure` is a modifier of what is declared here.
            Some(Word::Modifier | Word::Pure) => {
                self.pos += 1;
                Ok(None)
            }
            Some(Word::Invariant) => {
                self.pos += 1;
                let kind = SpecClauseKind::Invariant(self.expr()?);
                self.expect(";")?;
                Ok(Some(SpecClause {
                    id: UNNUMBERED,
                    span: self.span_from(start),
                    kind,
                }))
            }
            Some(Word::OtherDeclaration) => {
                let failed = self.misplaced("is not supported; the declaration is ignored");
                self.pos += 1;
                Err(failed)
            }
            Some(_) => Err(self.misplaced("needs a comment of its own, for it speaks of a method")),
            None => Err(self.expected("`invariant`")),
        }
    }
}
