//! What lies outside members: packages, imports, headers of types, and whole files.

use std::ops::Range;
use std::sync::Arc;

use super::{Failed, Owner, Parse, Parser};
use crate::ast::{
    CompilationUnit, Import, Member, MemberKind, SpecClause, SyntaxError, TypeDecl, TypeKind,
};
use crate::lexer::tokenize;

/// Parses the package declaration at `range`.
pub(crate) fn parse_package(text: &str, range: Range<usize>) -> Result<String, Vec<SyntaxError>> {
    let mut parser = Parser::new(text, tokenize(text, range));
    parser.package().map_err(|Failed| parser.errors)
}

/// Parses the import declaration at `range`.
pub(crate) fn parse_import(text: &str, range: Range<usize>) -> Result<Import, Vec<SyntaxError>> {
    let mut parser = Parser::new(text, tokenize(text, range));
    parser.import().map_err(|Failed| parser.errors)
}

/// Parses a type's declaration up to its brace, all of it in `range`. Spans are absolute.
pub(crate) fn parse_header(text: &str, range: Range<usize>) -> Result<TypeDecl, Vec<SyntaxError>> {
    let mut parser = Parser::new(text, tokenize(text, range));
    let start = parser.start();
    let result = parser
        .modifiers()
        .and_then(|modifiers| parser.type_header(start, modifiers));
    match result {
        Ok(decl) if parser.at_end() => Ok(decl),
        Ok(_) => {
            parser.unexpected();
            Err(parser.errors)
        }
        Err(Failed) => Err(parser.errors),
    }
}

/// Parses the JML of a class in the comments that `range` consists of. Spans are absolute.
pub(crate) fn parse_class_specs(
    text: &str,
    range: Range<usize>,
) -> (Vec<SpecClause>, Vec<SyntaxError>) {
    let mut parser = Parser::new(text, tokenize(text, range));
    let clauses = parser.class_specs_before(0);
    (clauses, parser.spec_errors)
}

/// Parses a whole file, strictly: `None` if there is any mistake in its Java.
pub(crate) fn parse_unit(text: &str) -> Option<CompilationUnit> {
    let mut parser = Parser::new(text, tokenize(text, 0..text.len()));
    let mut unit = parser.compilation_unit().ok()?;
    unit.errors = std::mem::take(&mut parser.spec_errors);
    parser.errors.is_empty().then_some(unit)
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

    fn compilation_unit(&mut self) -> Parse<CompilationUnit> {
        let mut unit = CompilationUnit::default();
        let package = self.skip_annotations(self.pos);
        if self.is(package, "package") {
            unit.package = self.package()?;
        }
        loop {
            if self.at("import") {
                unit.imports.push(self.import()?);
            } else if !self.eat(";") {
                break;
            }
        }
        while !self.at_end() {
            if self.eat(";") {
                continue;
            }
            if self.at_module() {
                self.module()?;
                continue;
            }
            unit.types.push(Arc::new(self.top_type()?));
        }
        Ok(unit)
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
    fn module(&mut self) -> Parse<()> {
        while !self.at("{") && !self.at_end() {
            self.pos += 1;
        }
        match self.closing(self.pos) {
            Some(close) => self.pos = close + 1,
            None => return Err(self.expected("`{`")),
        }
        Ok(())
    }

    /// A type whose members are members of the file, each with its own origin.
    fn top_type(&mut self) -> Parse<TypeDecl> {
        let start = self.start();
        let modifiers = self.modifiers()?;
        let mut decl = self.type_header(start, modifiers)?;
        let name = decl.name.text.clone();
        let owner = Owner {
            kind: decl.kind,
            name: &name,
        };
        self.nested(|parser| parser.top_members(owner, &mut decl))?;
        decl.span = self.span_from(start);
        crate::number::number_specs(&mut decl.invariants);
        Ok(decl)
    }

    fn top_members(&mut self, owner: Owner<'_>, decl: &mut TypeDecl) -> Parse<()> {
        self.expect("{")?;
        let mut in_constants = owner.kind == TypeKind::Enum;
        loop {
            decl.invariants.extend(self.class_specs_before(self.pos));
            if self.eat("}") {
                return Ok(());
            }
            if self.eat(";") || (in_constants && self.eat(",")) {
                in_constants &= !self.is(self.pos - 1, ";");
                continue;
            }
            if !in_constants && self.at_type_decl() {
                let start = self.start();
                let kind = MemberKind::Type(Arc::new(self.top_type()?));
                decl.members.push(Member { start, kind });
                continue;
            }
            let first = self.pos;
            let start = self.member_start();
            self.base = start;
            let kinds = if in_constants {
                self.enum_constant()
                    .map(|it| vec![MemberKind::EnumConstant(Arc::new(it))])
            } else {
                self.member(owner)
            };
            let specs = std::mem::take(&mut self.spec_errors);
            if !self.errors.is_empty() {
                return Err(Failed);
            }
            let mut kinds = kinds?;
            self.spec_errors = specs;
            self.finish_member(first, &mut kinds);
            self.base = 0;
            decl.members
                .extend(kinds.into_iter().map(|kind| Member { start, kind }));
        }
    }
}
