//! A compact text of the syntax tree, for tests and for looking at it.
//!
//! Statements and members take a line each, indented by two spaces a level. Expressions are
//! s-expressions: `a + f(1)` is `(+ a (call f 1))`. Places are not shown.

use std::fmt::Write;

use crate::ast::*;

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

    fn exprs(&self, exprs: &[Expr]) -> String {
        exprs
            .iter()
            .map(|expr| self.expr(expr))
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// `(head …)` with the parts that are not empty.
    fn form(&self, head: &str, parts: &[String]) -> String {
        let mut text = format!("({head}");
        for part in parts.iter().filter(|part| !part.is_empty()) {
            let _ = write!(text, " {part}");
        }
        text.push(')');
        text
    }

    fn class(&self, decl: Option<&std::sync::Arc<TypeDecl>>) -> String {
        decl.map(|decl| self.nested(|dump| dump.type_body(decl)))
            .unwrap_or_default()
    }

    fn expr(&self, expr: &Expr) -> String {
        let option = |expr: &Option<Box<Expr>>| {
            expr.as_ref()
                .map(|expr| self.expr(expr))
                .unwrap_or_default()
        };
        match &expr.kind {
            ExprKind::Literal(value) => literal(value),
            ExprKind::Name(name) => name.to_string(),
            ExprKind::Field { target, name } => format!("(. {} {name})", self.expr(target)),
            ExprKind::Index { array, index } => {
                self.form("index", &[self.expr(array), self.expr(index)])
            }
            ExprKind::Call {
                target,
                type_args,
                name,
                args,
            } => {
                let args = self.exprs(args);
                let type_args = match type_args.is_empty() {
                    true => String::new(),
                    false => format!("<{}>", types(type_args)),
                };
                match target {
                    None => self.form("call", &[format!("{name}"), args]),
                    Some(target) => {
                        let name = format!("{type_args}{name}");
                        self.form("call", &[format!("(. {} {name})", self.expr(target)), args])
                    }
                }
            }
            ExprKind::ConstructorCall {
                is_super,
                outer,
                args,
            } => {
                let head = if *is_super { "super()" } else { "this()" };
                self.form(head, &[option(outer), self.exprs(args)])
            }
            ExprKind::New {
                outer,
                class,
                args,
                body,
            } => self.form(
                "new",
                &[
                    option(outer),
                    type_ref(class),
                    self.exprs(args),
                    self.class(body.as_ref()),
                ],
            ),
            ExprKind::NewArray {
                element,
                dims,
                extra_dims,
                init,
            } => {
                let extra = "[]".repeat(*extra_dims as usize);
                let element = format!("{}{extra}", type_ref(element));
                self.form("new[]", &[element, self.exprs(dims), option(init)])
            }
            ExprKind::ArrayInit(items) => format!("{{{}}}", self.exprs(items)),
            ExprKind::Unary { op, operand } => self.form(unary(*op), &[self.expr(operand)]),
            ExprKind::IncDec {
                is_prefix,
                is_increment,
                target,
            } => {
                let op = if *is_increment { "++" } else { "--" };
                match is_prefix {
                    true => format!("({op} {})", self.expr(target)),
                    false => format!("({} {op})", self.expr(target)),
                }
            }
            ExprKind::Binary { .. } => self.binary(expr),
            ExprKind::Assign { target, value } => {
                self.form("=", &[self.expr(target), self.expr(value)])
            }
            ExprKind::CompoundAssign { op, target, value } => self.form(
                &format!("{}=", binary(*op)),
                &[self.expr(target), self.expr(value)],
            ),
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => self.form(
                "?",
                &[self.expr(cond), self.expr(then), self.expr(otherwise)],
            ),
            ExprKind::Cast { ty, operand } => {
                self.form("cast", &[type_ref(ty), self.expr(operand)])
            }
            ExprKind::InstanceOf { operand, pattern } => {
                self.form("instanceof", &[self.expr(operand), pattern_text(pattern)])
            }
            ExprKind::Paren(inner) => self.form("paren", &[self.expr(inner)]),
            ExprKind::This => "this".to_string(),
            ExprKind::Super => "super".to_string(),
            ExprKind::QualifiedThis(ty) => format!("{}.this", type_ref(ty)),
            ExprKind::QualifiedSuper(ty) => format!("{}.super", type_ref(ty)),
            ExprKind::ClassLiteral(ty) => format!("{}.class", type_ref(ty)),
            ExprKind::Lambda(lambda) => {
                let body = match &lambda.body {
                    LambdaBody::Expr(expr) => self.expr(expr),
                    LambdaBody::Block(block) => self.nested(|dump| dump.stmts(&block.stmts)),
                };
                format!("(lambda ({}) {body})", params(&lambda.params))
            }
            ExprKind::MethodRef { target, name } => {
                let target = match target {
                    MethodRefTarget::Expr(expr) => self.expr(expr),
                    MethodRefTarget::Type(ty) => format!("<{}>", type_ref(ty)),
                };
                format!("(:: {target} {name})")
            }
            ExprKind::Switch(switch) => {
                let cases = self.nested(|dump| dump.cases(switch));
                format!("(switch {} {cases})", self.expr(&switch.selector))
            }
            ExprKind::JmlResult => "\\result".to_string(),
            ExprKind::JmlOld(inner) => self.form("\\old", &[self.expr(inner)]),
            ExprKind::JmlQuantified(quantified) => {
                let range = quantified.range.as_ref().map(|range| self.expr(range));
                let vars = format!("({})", params(&quantified.vars));
                let head = quantifier(quantified.kind);
                self.form(
                    head,
                    &[vars, range.unwrap_or_default(), self.expr(&quantified.body)],
                )
            }
            ExprKind::JmlImplies { left, right } => {
                self.form("==>", &[self.expr(left), self.expr(right)])
            }
            ExprKind::JmlIff {
                left,
                right,
                negated,
            } => {
                let head = if *negated { "<=!=>" } else { "<==>" };
                self.form(head, &[self.expr(left), self.expr(right)])
            }
            ExprKind::Unsupported(text) => format!("(unsupported {text})"),
        }
    }

    /// Without recursion along a chain of operators.
    fn binary(&self, expr: &Expr) -> String {
        let mut links = Vec::new();
        let mut leftmost = expr;
        while let ExprKind::Binary { op, left, right } = &leftmost.kind {
            links.push((*op, right));
            leftmost = left;
        }
        let mut text = String::new();
        for (op, _) in &links {
            let _ = write!(text, "({} ", binary(*op));
        }
        text.push_str(&self.expr(leftmost));
        for (_, right) in links.iter().rev() {
            let _ = write!(text, " {})", self.expr(right));
        }
        text
    }
}

fn jump(word: &str, label: Option<&Ident>) -> String {
    label.map_or_else(|| word.to_string(), |label| format!("{word} {label}"))
}

fn modifiers(modifiers: &Modifiers) -> String {
    let mut text = String::new();
    for annotation in &modifiers.annotations {
        let _ = write!(text, "{} ", annotation_text(annotation));
    }
    let flags = [
        (modifiers.is_public, "public "),
        (modifiers.is_protected, "protected "),
        (modifiers.is_private, "private "),
        (modifiers.is_static, "static "),
        (modifiers.is_final, "final "),
        (modifiers.is_abstract, "abstract "),
        (modifiers.is_native, "native "),
        (modifiers.is_synchronized, "synchronized "),
        (modifiers.is_default, "default "),
        (modifiers.is_sealed, "sealed "),
    ];
    text.extend(
        flags
            .iter()
            .filter(|(is_set, _)| *is_set)
            .map(|(_, word)| *word),
    );
    text
}

fn annotation_text(annotation: &Annotation) -> String {
    let mut text = format!("@{}", annotation.name);
    if !annotation.args.is_empty() {
        let args: Vec<String> = annotation
            .args
            .iter()
            .map(|(key, value)| format!("{key}={}", annotation_value(value)))
            .collect();
        let _ = write!(text, "({})", args.join(", "));
    }
    text
}

fn annotation_value(value: &AnnotationValue) -> String {
    match value {
        AnnotationValue::Other(text) => format!("`{text}`"),
        AnnotationValue::Int(value) => value.to_string(),
        AnnotationValue::Double(bits) => format!("{:?}", f64::from_bits(*bits)),
        AnnotationValue::Bool(value) => value.to_string(),
        AnnotationValue::Char(value) => format!("'\\u{value:04x}'"),
        AnnotationValue::Str(text) => format!("{text:?}"),
        AnnotationValue::Class(name) => format!("{name}.class"),
        AnnotationValue::Name(name) => name.clone(),
        AnnotationValue::Array(items) => {
            let items: Vec<String> = items.iter().map(annotation_value).collect();
            format!("{{{}}}", items.join(", "))
        }
        AnnotationValue::Nested(annotation) => annotation_text(annotation),
    }
}

fn type_params(params: &[TypeParam]) -> String {
    if params.is_empty() {
        return String::new();
    }
    let params: Vec<String> = params
        .iter()
        .map(|param| {
            let bounds: Vec<String> = param.bounds.iter().map(type_ref).collect();
            match bounds.is_empty() {
                true => param.name.to_string(),
                false => format!("{} extends {}", param.name, bounds.join(" & ")),
            }
        })
        .collect();
    format!("<{}> ", params.join(", "))
}

fn params(params: &[Param]) -> String {
    let params: Vec<String> = params
        .iter()
        .map(|param| {
            let word = if param.is_final { "final " } else { "" };
            let dots = if param.varargs { "..." } else { "" };
            format!("{word}{}{dots} {}", type_ref(&param.ty), param.name)
        })
        .collect();
    params.join(", ")
}

fn types(types: &[TypeRef]) -> String {
    types.iter().map(type_ref).collect::<Vec<_>>().join(", ")
}

fn type_ref(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeRefKind::Void => "void".to_string(),
        TypeRefKind::Boolean => "boolean".to_string(),
        TypeRefKind::Byte => "byte".to_string(),
        TypeRefKind::Short => "short".to_string(),
        TypeRefKind::Char => "char".to_string(),
        TypeRefKind::Int => "int".to_string(),
        TypeRefKind::Long => "long".to_string(),
        TypeRefKind::Float => "float".to_string(),
        TypeRefKind::Double => "double".to_string(),
        TypeRefKind::Inferred => "_".to_string(),
        TypeRefKind::Named {
            name,
            diamond: true,
            ..
        } => format!("{name}<>"),
        TypeRefKind::Named { name, args, .. } if args.is_empty() => name.clone(),
        TypeRefKind::Named { name, args, .. } => format!("{name}<{}>", types(args)),
        TypeRefKind::Array(element) => format!("{}[]", type_ref(element)),
        TypeRefKind::Wildcard {
            upper: Some(upper), ..
        } => {
            format!("? extends {}", type_ref(upper))
        }
        TypeRefKind::Wildcard {
            lower: Some(lower), ..
        } => format!("? super {}", type_ref(lower)),
        TypeRefKind::Wildcard { .. } => "?".to_string(),
        TypeRefKind::Intersection(parts) => {
            parts.iter().map(type_ref).collect::<Vec<_>>().join(" & ")
        }
    }
}

fn pattern_text(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Type(ty) => type_ref(ty),
        Pattern::Binding { ty, name, .. } => format!("[{} {name}]", type_ref(ty)),
        Pattern::Record { ty, parts } => {
            let parts: Vec<String> = parts.iter().map(pattern_text).collect();
            format!("{}({})", type_ref(ty), parts.join(", "))
        }
        Pattern::Wildcard => "_".to_string(),
    }
}

fn literal(value: &Literal) -> String {
    match value {
        Literal::Int(value) => value.to_string(),
        Literal::Long(value) => format!("{value}L"),
        Literal::Float(value) => format!("{value:?}f"),
        Literal::Double(value) => format!("{value:?}"),
        Literal::Boolean(value) => value.to_string(),
        Literal::Char(value) => match char::from_u32(u32::from(*value)) {
            Some(c) => format!("{c:?}"),
            None => format!("'\\u{value:04x}'"),
        },
        Literal::Str(units) => match String::from_utf16(units) {
            Ok(text) => format!("{text:?}"),
            Err(_) => format!("{units:04x?}"),
        },
        Literal::Null => "null".to_string(),
        Literal::Invalid(message) => format!("(invalid {message})"),
    }
}

fn unary(op: UnaryOp) -> &'static str {
    match op {
        UnaryOp::Plus => "+",
        UnaryOp::Minus => "-",
        UnaryOp::BitNot => "~",
        UnaryOp::Not => "!",
    }
}

fn binary(op: BinaryOp) -> &'static str {
    match op {
        BinaryOp::Add => "+",
        BinaryOp::Sub => "-",
        BinaryOp::Mul => "*",
        BinaryOp::Div => "/",
        BinaryOp::Rem => "%",
        BinaryOp::Shl => "<<",
        BinaryOp::Shr => ">>",
        BinaryOp::UShr => ">>>",
        BinaryOp::Lt => "<",
        BinaryOp::Gt => ">",
        BinaryOp::Le => "<=",
        BinaryOp::Ge => ">=",
        BinaryOp::Eq => "==",
        BinaryOp::Ne => "!=",
        BinaryOp::BitAnd => "&",
        BinaryOp::BitOr => "|",
        BinaryOp::BitXor => "^",
        BinaryOp::And => "&&",
        BinaryOp::Or => "||",
    }
}

fn quantifier(kind: QuantifierKind) -> &'static str {
    match kind {
        QuantifierKind::ForAll => "\\forall",
        QuantifierKind::Exists => "\\exists",
        QuantifierKind::Sum => "\\sum",
        QuantifierKind::Product => "\\product",
        QuantifierKind::NumOf => "\\num_of",
        QuantifierKind::Max => "\\max",
        QuantifierKind::Min => "\\min",
    }
}
