//! What lies outside members: packages, imports, headers of types, and whole files.

use std::ops::Range;
use std::sync::Arc;

use super::jml::Role;
use super::{Failed, MAX_DEPTH, MAX_ERRORS, NESTING_COST, Owner, Parse, Parser, Source};
use crate::ast::{
    CompilationUnit, Import, Member, MemberKind, Span, SpecClause, SyntaxError, TypeDecl, TypeKind,
};
use crate::lexer::CommentKind;

/// Parses the package declaration at `range`; `None` if it has a mistake, as below.
pub(crate) fn parse_package(text: &str, range: Range<usize>) -> Option<String> {
    let mut parser = Parser::new(text, range);
    parser.package().ok().filter(|_| parser.at_end())
}

/// Parses the import declaration at `range`.
pub(crate) fn parse_import(text: &str, range: Range<usize>) -> Option<Import> {
    let mut parser = Parser::new(text, range);
    parser.import().ok().filter(|_| parser.at_end())
}

/// Parses a type's declaration up to its brace, all of it in `range`. Spans are absolute.
pub(crate) fn parse_header(text: &str, range: Range<usize>) -> Option<TypeDecl> {
    let mut parser = Parser::new(text, range);
    let start = parser.start();
    let modifiers = parser.modifiers().ok()?;
    let decl = parser.type_header(start, modifiers).ok()?;
    (parser.at_end() && parser.errors.is_empty()).then_some(decl)
}

/// What the comments before a member hold. Spans are absolute.
pub(crate) struct LeadingComments {
    pub(crate) invariants: Vec<SpecClause>,
    /// Mistakes in the invariants.
    pub(crate) errors: Vec<SyntaxError>,
    /// Where the member starts: at the first comment that is part of it, or behind all.
    pub(crate) member_start: usize,
    /// The first comment that only a method can have.
    pub(crate) method_spec: Option<Span>,
}

/// Reads the comments that `range` of `text` consists of.
pub(crate) fn parse_comments(text: &str, range: Range<usize>) -> LeadingComments {
    let mut parser = Parser::new(text, range);
    LeadingComments {
        invariants: parser.class_specs_before(0),
        member_start: parser.member_start() as usize,
        method_spec: parser.method_spec_before(0),
        errors: parser.spec_errors,
    }
}

/// Reports JML of a method that stands elsewhere.
pub(crate) fn misplaced_spec(span: Span) -> SyntaxError {
    SyntaxError {
        span,
        message: "this JML must stand right before a method".to_string(),
    }
}

/// What is told of each faultless member of a file, with the range of its text; the answer is what
/// the file's type gets as its members. It lets the caller keep members it knows already.
pub(crate) type Share<'s> =
    &'s mut dyn FnMut(Owner<'_>, bool, Range<usize>, Vec<MemberKind>) -> Vec<MemberKind>;

/// Parses a whole file. Mistakes cost a statement or a member at most: a missing brace is put before
/// what can only be a member, and members behind a brace too many go to the type before it.
pub(crate) fn parse_unit(source: Source<'_>, share: Share<'_>) -> CompilationUnit {
    let mut parser = Parser::new(source, 0..source.text.len());
    let mut unit = CompilationUnit::default();
    parser.compilation_unit(&mut unit, share);
    unit.errors = parser.unit_errors;
    unit.errors.append(&mut parser.errors);
    unit.errors.append(&mut parser.spec_errors);
    unit.errors
        .sort_by_key(|error| (error.span.start, error.span.end));
    unit
}

impl Parser<'_> {
    fn package(&mut self) -> Parse<String> {
        self.annotations()?;
        self.expect("package")?;
        let name = self.dotted_name()?;
        self.expect(";")?;
        Ok(name)
    }

    fn dotted_name(&mut self) -> Parse<String> {
        let mut name = self.identifier()?.text.to_string();
        while self.at(".") && self.is_word(self.pos + 1) {
            self.pos += 1;
            name.push('.');
            name.push_str(&self.identifier()?.text);
        }
        Ok(name)
    }

    fn import(&mut self) -> Parse<Import> {
        let start = self.start();
        self.expect("import")?;
        let is_static = self.eat("static");
        let path = self.dotted_name()?;
        let on_demand = self.eat(".");
        if on_demand {
            self.expect("*")?;
        }
        self.expect(";")?;
        Ok(Import {
            path,
            is_static,
            on_demand,
            span: self.span_from(start),
        })
    }

    fn compilation_unit(&mut self, unit: &mut CompilationUnit, share: Share<'_>) {
        let package = self.skip_annotations(self.pos);
        if self.is(package, "package") {
            match self.package() {
                Ok(name) => unit.package = name,
                Err(Failed) => self.skip_line(),
            }
        }
        loop {
            if self.at("import") {
                match self.import() {
                    Ok(import) => unit.imports.push(import),
                    Err(Failed) => self.skip_line(),
                }
            } else if !self.eat(";") {
                break;
            }
        }
        while !self.at_end() && !self.gave_up {
            if self.eat(";") {
                continue;
            }
            if self.at_type_decl() {
                unit.types.extend(self.top_type(share));
            } else if self.at_module() {
                self.module();
            } else {
                self.stray(unit, share);
            }
        }
    }

    /// Goes to the next line, or behind a `;` on this one.
    fn skip_line(&mut self) {
        while !self.at_end() && !self.starts_line(self.pos) && !self.eat(";") {
            self.pos += 1;
        }
    }

    fn at_module(&self) -> bool {
        let first = self.skip_annotations(self.pos);
        let word = if self.is(first, "open") {
            first + 1
        } else {
            first
        };
        self.is(word, "module") && self.is_word(word + 1)
    }

    /// Module declarations hold nothing to analyse.
    fn module(&mut self) {
        while !self.at("{") && !self.at_end() {
            self.pos += 1;
        }
        self.pos = self.closing(self.pos).unwrap_or(self.pos) + 1;
    }

    /// What stands outside all types and is none.
    fn stray(&mut self, unit: &mut CompilationUnit, share: Share<'_>) {
        self.expected("a class, interface, enum or record");
        let last = unit.types.last_mut().and_then(Arc::get_mut);
        if let Some(last) = last
            && self.seems_member(self.pos)
        {
            // A brace too many has ended the type before.
            let (name, kind) = (last.name.text.clone(), last.kind);
            let mut in_constants = false;
            let owner = Owner { kind, name: &name };
            while !self.at_end()
                && !self.eat("}")
                && self.member_of_type(owner, last, &mut in_constants, share)
            {}
            return;
        }
        while !self.at_end() && !self.at_type_decl() && !self.at_module() {
            if self.starts_line(self.pos) && self.seems_member(self.pos) && !unit.types.is_empty() {
                return;
            }
            self.pos += 1;
        }
    }

    /// A type whose members are members of the file, each with its own origin. `None` if it has no
    /// name.
    fn top_type(&mut self, share: Share<'_>) -> Option<Arc<TypeDecl>> {
        self.depth += NESTING_COST;
        let decl = if self.depth > MAX_DEPTH {
            let span = self.here();
            self.too_deep(span);
            None
        } else {
            self.top_type_within_limit(share)
        };
        self.depth -= NESTING_COST;
        decl.map(Arc::new)
    }

    fn top_type_within_limit(&mut self, share: Share<'_>) -> Option<TypeDecl> {
        let (start, first) = (self.start(), self.pos);
        let decl = self
            .modifiers()
            .and_then(|modifiers| self.type_start(modifiers));
        let Ok(mut decl) = decl else {
            self.skip_nameless(first);
            return None;
        };
        let header = self.type_rest(&mut decl).and_then(|()| self.expect("{"));
        let is_open = header.is_ok() || {
            while !self.at_end() && !self.at_any(&["{", "}", ";"]) {
                self.pos += 1;
            }
            self.eat("{")
        };
        if is_open {
            self.members_of_type(&mut decl, share);
        }
        decl.span = self.span_from(start);
        crate::number::number_specs(&mut decl.invariants);
        Some(decl)
    }

    /// Goes behind the body of a type without name.
    fn skip_nameless(&mut self, first: usize) {
        self.pos = self.pos.max(first + 1);
        while !self.at_end() && !self.at_any(&["{", "}", ";"]) {
            if self.starts_line(self.pos) && self.at_type_decl() {
                return;
            }
            self.pos += 1;
        }
        if self.at("{") {
            self.pos = self.closing(self.pos).unwrap_or(self.pos) + 1;
        }
    }

    fn members_of_type(&mut self, decl: &mut TypeDecl, share: Share<'_>) {
        let name = decl.name.text.clone();
        let owner = Owner {
            kind: decl.kind,
            name: &name,
        };
        let mut in_constants = owner.kind == TypeKind::Enum;
        loop {
            decl.invariants.extend(self.class_specs_before(self.pos));
            if self.at_any(&["}", ";"]) || self.at_end() {
                self.refuse_method_spec();
            }
            if self.eat("}") {
                return;
            }
            if self.at_end() {
                let _ = self.expect("}");
                return;
            }
            if !self.member_of_type(owner, decl, &mut in_constants, share) {
                return;
            }
        }
    }

    /// One member, `;` or `,`. Errors that leave no member are the file's. `false` where there is no
    /// going on.
    fn member_of_type(
        &mut self,
        owner: Owner<'_>,
        decl: &mut TypeDecl,
        in_constants: &mut bool,
        share: Share<'_>,
    ) -> bool {
        if self.eat(";") {
            *in_constants = false;
            return true;
        }
        if *in_constants && self.eat(",") {
            return true;
        }
        if self.at_type_decl() {
            *in_constants = false;
            self.refuse_method_spec();
            let start = self.start();
            if let Some(nested) = self.top_type(share) {
                decl.members.push(Member {
                    start,
                    kind: MemberKind::Type(nested),
                });
            }
            return !self.gave_up;
        }
        let first = self.pos;
        let start = self.member_start();
        let spec_comments = self.method_spec_before(first);
        self.base = start;
        let outer_errors = std::mem::take(&mut self.errors);
        let outer_specs = std::mem::take(&mut self.spec_errors);
        let kinds = if *in_constants {
            self.enum_constant()
                .map(|it| vec![MemberKind::EnumConstant(Arc::new(it))])
        } else {
            self.member(owner)
        };
        match kinds {
            Ok(mut kinds) => {
                let is_faultless = self.errors.is_empty();
                self.finish_member(first, &mut kinds);
                if is_faultless && !self.is_cut {
                    let end = self.token(self.pos - 1).end as usize;
                    kinds = share(owner, *in_constants, start as usize..end, kinds);
                }
                let is_method = matches!(kinds.first(), Some(MemberKind::Method(_)));
                decl.members
                    .extend(kinds.into_iter().map(|kind| Member { start, kind }));
                if !is_method && let Some(span) = spec_comments {
                    self.refuse_spec(span);
                }
            }
            Err(Failed) => {
                *in_constants &= !self.seems_member(first);
                self.is_cut = false;
                self.gave_up = false;
                self.loop_spec.clear();
                self.spec_errors.clear();
                for error in std::mem::take(&mut self.errors) {
                    let span = Span {
                        start: error.span.start + start,
                        end: error.span.end + start,
                    };
                    self.unit_error(span, error.message);
                }
                self.skip_member_from(first);
            }
        }
        self.base = 0;
        self.errors = outer_errors;
        self.spec_errors = outer_specs;
        true
    }

    fn unit_error(&mut self, span: Span, message: String) {
        if self.unit_errors.len() < MAX_ERRORS {
            self.unit_errors.push(SyntaxError { span, message });
        }
    }

    /// Where the first comment before the token at `index` is that only a method can have.
    fn method_spec_before(&self, index: usize) -> Option<Span> {
        let comment = self.comments_before(index).find(|&comment| {
            self.comments[comment].kind == CommentKind::Spec && self.role(comment) == Role::Method
        })?;
        let comment = self.comments[comment];
        Some(Span {
            start: comment.start,
            end: comment.end,
        })
    }

    /// Reports JML of a method that stands before the token to come, which is none.
    fn refuse_method_spec(&mut self) {
        if let Some(span) = self.method_spec_before(self.pos) {
            self.refuse_spec(span);
        }
    }

    fn refuse_spec(&mut self, span: Span) {
        self.unit_error(
            span,
            "this JML must stand right before a method".to_string(),
        );
    }
}
