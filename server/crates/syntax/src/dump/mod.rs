//! A compact text of the syntax tree, for tests and for looking at it.
//!
//! Statements and members take a line each, indented by two spaces a level. Expressions are
//! s-expressions: `a + f(1)` is `(+ a (call f 1))`. Places are not shown.

mod expressions;
mod words;

use std::fmt::Write;

use crate::ast::*;
use words::{jump, modifiers, params, pattern_text, type_params, type_ref, types};

/// The text of a whole unit.
pub fn dump_unit(unit: &CompilationUnit) -> String {
    let mut dump = Dump::default();
    if !unit.package.is_empty() {
        dump.line(format!("package {}", unit.package));
    }
    for import in &unit.imports {
        let keyword = if import.is_static {
            "import static"
        } else {
            "import"
        };
        let rest = if import.on_demand { ".*" } else { "" };
        dump.line(format!("{keyword} {}{rest}", import.path));
    }
    for decl in &unit.types {
        dump.type_decl(decl);
    }
    dump.errors(&unit.errors);
    dump.text
}

/// The text of a member.
pub fn dump_member(kind: &MemberKind) -> String {
    let mut dump = Dump::default();
    dump.member(kind);
    dump.text
}

/// The text of an expression, on one line but for bodies of lambdas, classes and switches in it.
pub fn dump_expr(expr: &Expr) -> String {
    Dump::default().expr(expr)
}

#[derive(Default)]
struct Dump {
    text: String,
    depth: usize,
}

impl Dump {
    fn line(&mut self, line: impl AsRef<str>) {
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
        self.text.push_str(line.as_ref());
        self.text.push('\n');
    }

    fn inside(&mut self, dump: impl FnOnce(&mut Self)) {
        self.depth += 1;
        dump(self);
        self.depth -= 1;
    }

    /// What `dump` writes, as a part of a line: in braces, its lines indented as is fit there.
    fn nested(&self, dump: impl FnOnce(&mut Self)) -> String {
        let mut inner = Self {
            text: String::new(),
            depth: self.depth + 2,
        };
        dump(&mut inner);
        let mut text = String::from("{\n");
        text.push_str(&inner.text);
        text.push_str(&"  ".repeat(self.depth + 1));
        text.push('}');
        text
    }

    fn errors(&mut self, errors: &[SyntaxError]) {
        for SyntaxError { span, message } in errors {
            self.line(format!("error {}..{}: {message}", span.start, span.end));
        }
    }

    fn type_decl(&mut self, decl: &TypeDecl) {
        let keyword = match decl.kind {
            TypeKind::Class => "class",
            TypeKind::Interface => "interface",
            TypeKind::Enum => "enum",
            TypeKind::Record => "record",
            TypeKind::Annotation => "@interface",
        };
        let mut line = format!(
            "{}{keyword} {}{}",
            modifiers(&decl.modifiers),
            decl.name,
            type_params(&decl.type_params)
        );
        if decl.kind == TypeKind::Record {
            let _ = write!(line, "({})", params(&decl.record_components));
        }
        if let Some(extends) = &decl.extends {
            let _ = write!(line, " extends {}", type_ref(extends));
        }
        for (word, list) in [("implements", &decl.implements), ("permits", &decl.permits)] {
            if !list.is_empty() {
                let _ = write!(line, " {word} {}", types(list));
            }
        }
        self.line(line);
        self.inside(|dump| dump.type_body(decl));
    }

    fn type_body(&mut self, decl: &TypeDecl) {
        self.clauses(&decl.invariants);
        for member in &decl.members {
            self.member(&member.kind);
        }
    }

    fn member(&mut self, kind: &MemberKind) {
        match kind {
            MemberKind::Method(method) => self.method(method),
            MemberKind::Field(field) => {
                let mut line = format!(
                    "{}field {} {}",
                    modifiers(&field.modifiers),
                    type_ref(&field.ty),
                    field.name
                );
                if let Some(init) = &field.init {
                    let _ = write!(line, " = {}", self.expr(init));
                }
                self.line(line);
                self.inside(|dump| dump.errors(&field.errors));
            }
            MemberKind::Initializer(initializer) => {
                self.line(if initializer.is_static {
                    "static initializer"
                } else {
                    "initializer"
                });
                self.inside(|dump| {
                    dump.errors(&initializer.errors);
                    dump.stmts(&initializer.body.stmts);
                });
            }
            MemberKind::EnumConstant(constant) => {
                let mut line = format!("constant {}", constant.name);
                for arg in &constant.args {
                    let _ = write!(line, " {}", self.expr(arg));
                }
                self.line(line);
                self.inside(|dump| {
                    dump.errors(&constant.errors);
                    if let Some(body) = &constant.body {
                        dump.type_body(body);
                    }
                });
            }
            MemberKind::Type(decl) => self.type_decl(decl),
        }
    }

    fn method(&mut self, method: &Method) {
        let head = match method.kind {
            MethodKind::Method => format!("method {} ", type_ref(&method.return_type)),
            MethodKind::Constructor => "constructor ".to_string(),
            MethodKind::CompactConstructor => "compact constructor ".to_string(),
        };
        let mut line = format!(
            "{}{}{head}{}({})",
            modifiers(&method.modifiers),
            type_params(&method.type_params),
            method.name,
            params(&method.params)
        );
        if !method.throws.is_empty() {
            let _ = write!(line, " throws {}", types(&method.throws));
        }
        if method.body.is_none() {
            line.push(';');
        }
        self.line(line);
        self.inside(|dump| {
            dump.errors(&method.errors);
            if let Some(contract) = &method.contract {
                dump.contract(contract);
            }
            if let Some(body) = &method.body {
                dump.stmts(&body.stmts);
            }
        });
    }

    fn contract(&mut self, contract: &Contract) {
        self.line(if contract.is_pure {
            "pure contract"
        } else {
            "contract"
        });
        self.inside(|dump| {
            for (name, cases) in [("case", &contract.cases), ("example", &contract.examples)] {
                for case in cases {
                    dump.line(name);
                    dump.inside(|dump| dump.clauses(&case.clauses));
                }
            }
            dump.errors(&contract.errors);
            for span in &contract.suspicious_comments {
                dump.line(format!("suspicious {}..{}", span.start, span.end));
            }
        });
    }

    fn clauses(&mut self, clauses: &[SpecClause]) {
        for clause in clauses {
            let line = match &clause.kind {
                SpecClauseKind::Requires(expr) => format!("requires {}", self.expr(expr)),
                SpecClauseKind::Ensures(expr) => format!("ensures {}", self.expr(expr)),
                SpecClauseKind::Invariant(expr) => format!("invariant {}", self.expr(expr)),
                SpecClauseKind::Maintaining(expr) => format!("maintaining {}", self.expr(expr)),
                SpecClauseKind::Decreases(expr) => format!("decreases {}", self.expr(expr)),
                SpecClauseKind::Signals {
                    ty,
                    name,
                    condition,
                } => {
                    let name = name
                        .as_ref()
                        .map(|name| format!(" {name}"))
                        .unwrap_or_default();
                    let condition = condition
                        .as_ref()
                        .map(|expr| format!(" {}", self.expr(expr)));
                    let condition = condition.unwrap_or_default();
                    format!("signals ({}{name}){condition}", type_ref(ty))
                }
                SpecClauseKind::SignalsOnly(list) => format!("signals_only {}", types(list)),
                SpecClauseKind::Assignable {
                    everything: true, ..
                } => "assignable all".to_string(),
                SpecClauseKind::Assignable { places, .. } => {
                    format!("assignable [{}]", self.exprs(places))
                }
            };
            self.line(line);
        }
    }

    fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    fn body(&mut self, stmt: &Stmt) {
        self.inside(|dump| match &stmt.kind {
            StmtKind::Block(block) => dump.stmts(&block.stmts),
            _ => dump.stmt(stmt),
        });
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            StmtKind::Block(block) => {
                self.line("block");
                self.inside(|dump| dump.stmts(&block.stmts));
            }
            StmtKind::LocalVar(vars) => {
                for var in vars {
                    let line = self.local_var(var);
                    self.line(line);
                }
            }
            StmtKind::LocalClass(decl) => self.type_decl(decl),
            StmtKind::Expr(expr) => self.expr_line("", expr),
            StmtKind::If { .. } => self.if_chain(stmt),
            StmtKind::While { cond, body, spec } => {
                self.expr_line("while ", cond);
                self.inside(|dump| dump.clauses(spec));
                self.body(body);
            }
            StmtKind::DoWhile { body, cond, spec } => {
                self.expr_line("do while ", cond);
                self.inside(|dump| dump.clauses(spec));
                self.body(body);
            }
            StmtKind::For {
                init,
                cond,
                update,
                body,
                spec,
            } => {
                let cond = cond
                    .as_ref()
                    .map(|cond| self.expr(cond))
                    .unwrap_or_default();
                let update = self.exprs(update);
                self.line(format!("for {cond}; {update}"));
                self.inside(|dump| {
                    dump.clauses(spec);
                    for stmt in init {
                        dump.line("init");
                        dump.inside(|dump| dump.stmt(stmt));
                    }
                });
                self.body(body);
            }
            StmtKind::ForEach {
                var,
                iterable,
                body,
                spec,
            } => {
                let line = format!("for {} in {}", self.local_var(var), self.expr(iterable));
                self.line(line);
                self.inside(|dump| dump.clauses(spec));
                self.body(body);
            }
            StmtKind::Labeled { label, body } => {
                self.line(format!("label {label}"));
                self.inside(|dump| dump.stmt(body));
            }
            StmtKind::Switch(switch) => {
                let line = format!("switch {}", self.expr(&switch.selector));
                self.line(line);
                self.inside(|dump| dump.cases(switch));
            }
            StmtKind::Return(None) => self.line("return"),
            StmtKind::Return(Some(value)) => self.expr_line("return ", value),
            StmtKind::Break(label) => self.line(jump("break", label.as_ref())),
            StmtKind::Continue(label) => self.line(jump("continue", label.as_ref())),
            StmtKind::Yield(value) => self.expr_line("yield ", value),
            StmtKind::Throw(value) => self.expr_line("throw ", value),
            StmtKind::Try(statement) => self.try_statement(statement),
            StmtKind::Synchronized { lock, body } => {
                self.expr_line("synchronized ", lock);
                self.inside(|dump| dump.stmts(&body.stmts));
            }
            StmtKind::Assert {
                cond,
                message,
                is_spec,
            } => {
                let word = if *is_spec { "spec assert" } else { "assert" };
                let message = message.as_ref().map(|it| format!(" : {}", self.expr(it)));
                let line = format!("{word} {}{}", self.expr(cond), message.unwrap_or_default());
                self.line(line);
            }
            StmtKind::Assume(cond) => self.expr_line("assume ", cond),
            StmtKind::Empty => self.line("empty"),
            StmtKind::Unsupported(text) => self.line(format!("unsupported {text}")),
        }
    }

    fn expr_line(&mut self, word: &str, expr: &Expr) {
        let line = format!("{word}{}", self.expr(expr));
        self.line(line);
    }

    /// Without recursion along `else if`.
    fn if_chain(&mut self, stmt: &Stmt) {
        let (mut stmt, mut word) = (stmt, "if ");
        while let StmtKind::If {
            cond,
            then,
            otherwise,
        } = &stmt.kind
        {
            self.expr_line(word, cond);
            self.body(then);
            let Some(next) = otherwise else { return };
            (stmt, word) = (next, "else if ");
        }
        self.line("else");
        self.body(stmt);
    }

    fn try_statement(&mut self, statement: &Try) {
        self.line("try");
        self.inside(|dump| {
            for resource in &statement.resources {
                let line = match resource {
                    Resource::Declared(var) => format!("resource {}", dump.local_var(var)),
                    Resource::Expr(expr) => format!("resource {}", dump.expr(expr)),
                };
                dump.line(line);
            }
            dump.stmts(&statement.block.stmts);
        });
        for catch in &statement.catches {
            let types: Vec<String> = catch.types.iter().map(type_ref).collect();
            self.line(format!("catch {} {}", types.join(" | "), catch.name));
            self.inside(|dump| dump.stmts(&catch.block.stmts));
        }
        if let Some(finally) = &statement.finally {
            self.line("finally");
            self.inside(|dump| dump.stmts(&finally.stmts));
        }
    }

    fn cases(&mut self, switch: &Switch) {
        for case in &switch.cases {
            let mut labels: Vec<String> = Vec::new();
            for label in &case.labels {
                labels.push(match label {
                    CaseLabel::Expr(expr) => self.expr(expr),
                    CaseLabel::Pattern(pattern) => pattern_text(pattern),
                    CaseLabel::Null(_) => "null".to_string(),
                });
            }
            if case.is_default {
                labels.push("default".to_string());
            }
            let mut line = format!("case {}", labels.join(", "));
            if let Some(guard) = &case.guard {
                let _ = write!(line, " when {}", self.expr(guard));
            }
            line.push_str(if switch.is_arrow { " ->" } else { ":" });
            self.line(line);
            self.inside(|dump| dump.stmts(&case.body));
        }
    }

    fn local_var(&self, var: &LocalVar) -> String {
        let word = if var.is_final { "final " } else { "" };
        let mut text = format!("{word}var {} {}", type_ref(&var.ty), var.name);
        if let Some(init) = &var.init {
            let _ = write!(text, " = {}", self.expr(init));
        }
        text
    }
}
