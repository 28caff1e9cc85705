//! Lowered code as text, for tests and hashes.
//!
//! What must hold: two bodies that behave differently print differently.

use crate::ir::*;
use crate::program::Program;
use crate::types::{FieldId, MethodId, Primitive, Type};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::rc::Rc;

/// A body, one statement a line.
pub fn body(program: &Program, body: &Body) -> String {
    let mut printer = Printer::new(program, body, false);
    printer.statements(&body.statements);
    printer.out
}

/// As [`body`], with node ids and full names; for hashing.
pub(crate) fn body_with_ids(program: &Program, body: &Body) -> String {
    let mut printer = Printer::new(program, body, true);
    for local in &body.locals {
        let ty = printer.ty(&local.ty);
        let _ = writeln!(printer.out, "local {}: {ty} #{}", local.name, local.node.0);
    }
    let _ = writeln!(printer.out, "{} {}", body.parameter_count, body.has_this);
    printer.statements(&body.statements);
    printer.out
}

/// A contract, one clause a line.
pub fn contract(program: &Program, contract: &Contract) -> String {
    let mut out = String::new();
    if contract.is_pure {
        out.push_str("pure\n");
    }
    for (index, one) in contract.cases.iter().enumerate() {
        if index > 0 {
            out.push_str("also\n");
        }
        out.push_str(&case(program, one));
    }
    out
}

/// One specification case.
pub fn case(program: &Program, case: &ContractCase) -> String {
    let mut out = String::new();
    for one in &case.requires {
        let _ = write!(out, "requires {}", clause(program, one));
    }
    for one in &case.ensures {
        let _ = write!(out, "ensures {}", clause(program, one));
    }
    for one in &case.signals {
        let class = &program.class(one.class).display_name;
        match &one.clause {
            Some(condition) => {
                let _ = write!(out, "signals ({class}) {}", clause(program, condition));
            }
            None => {
                let _ = writeln!(out, "signals ({class})");
            }
        }
    }
    if let Some(classes) = &case.signals_only {
        let names: Vec<&str> = classes
            .iter()
            .map(|class| &*program.class(*class).display_name)
            .collect();
        let _ = writeln!(out, "signals_only {}", names.join(", "));
    }
    if let Some(places) = &case.assignable {
        let places: Vec<String> = places
            .iter()
            .map(|place| match place {
                AssignablePlace::Field { of_this, field } => {
                    let field = program.field(*field);
                    let class = &program.class(field.class).display_name;
                    format!(
                        "{}{class}.{}",
                        if *of_this { "this " } else { "" },
                        field.name
                    )
                }
                AssignablePlace::Elements { root } => format!("{root}[…]"),
                AssignablePlace::Other(text) => text.clone(),
            })
            .collect();
        let _ = writeln!(out, "assignable {}", places.join(", "));
    }
    out
}

/// A clause: its `old` values, then its condition.
pub fn clause(program: &Program, clause: &Clause) -> String {
    let mut out = String::new();
    for old in &clause.olds {
        let _ = write!(
            out,
            "[old {}] ",
            body(program, old).trim_end().replace('\n', " ")
        );
    }
    let _ = writeln!(
        out,
        "{}",
        body(program, &clause.condition)
            .trim_end()
            .replace('\n', " ")
    );
    out
}

struct Printer<'a> {
    program: &'a Program,
    body: &'a Body,
    /// How many locals have a name.
    names: Rc<FxHashMap<&'a str, u32>>,
    with_ids: bool,
    indent: usize,
    out: String,
}

impl<'a> Printer<'a> {
    fn new(program: &'a Program, body: &'a Body, with_ids: bool) -> Self {
        let mut names: FxHashMap<&str, u32> = FxHashMap::default();
        for local in &body.locals {
            *names.entry(&local.name).or_default() += 1;
        }
        Printer {
            program,
            body,
            names: Rc::new(names),
            with_ids,
            indent: 0,
            out: String::new(),
        }
    }

    fn ty(&self, ty: &Type) -> String {
        match ty {
            Type::Class(class, _) if self.with_ids => self.program.class(*class).name.to_string(),
            Type::Array(element) if self.with_ids => format!("{}[]", self.ty(element)),
            other => self.program.show_type(other),
        }
    }

    fn local(&self, id: LocalId) -> String {
        let index = id.0 as usize;
        let Some(local) = self.body.locals.get(index) else {
            return format!("<no local {index}>");
        };
        if self.names.get(&*local.name) == Some(&1) {
            local.name.to_string()
        } else {
            format!("{}.{index}", local.name)
        }
    }

    fn method(&self, id: MethodId) -> String {
        let method = self.program.method(id);
        if self.with_ids {
            method.key.to_string()
        } else {
            method.name.to_string()
        }
    }

    fn field(&self, id: FieldId) -> String {
        let field = self.program.field(id);
        if self.with_ids {
            format!("{}::{}", self.program.class(field.class).name, field.name)
        } else {
            field.name.to_string()
        }
    }

    fn line(&mut self, id: NodeId, text: &str) {
        for _ in 0..self.indent {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        if self.with_ids && id != SYNTHETIC {
            let _ = write!(self.out, " #{}", id.0);
        }
        self.out.push('\n');
    }

    fn nested(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += 1;
        print(self);
        self.indent -= 1;
    }

    fn statements(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        let id = stmt.id;
        match &stmt.kind {
            StmtKind::Block(stmts) => {
                self.line(id, "{");
                self.nested(|p| p.statements(stmts));
                self.line(SYNTHETIC, "}");
            }
            StmtKind::Local { local, init } => {
                let ty = self
                    .body
                    .locals
                    .get(local.0 as usize)
                    .map_or_else(String::new, |local| self.ty(&local.ty));
                let name = self.local(*local);
                match init {
                    Some(init) => {
                        let init = self.expr(init);
                        self.line(id, &format!("{ty} {name} = {init};"));
                    }
                    None => self.line(id, &format!("{ty} {name};")),
                }
            }
            StmtKind::Expr(expr) => {
                let text = self.expr(expr);
                let is_store =
                    matches!(expr.kind, ExprKind::Assign { .. } | ExprKind::Update { .. });
                let text = match text
                    .strip_prefix('(')
                    .and_then(|text| text.strip_suffix(')'))
                {
                    Some(inner) if is_store => inner.to_owned(),
                    _ => text,
                };
                self.line(id, &format!("{text};"));
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                let cond = self.expr(cond);
                self.line(id, &format!("if {cond}"));
                self.nested(|p| p.stmt(then));
                // A chain of `else if` stays flat.
                let mut rest = otherwise.as_deref();
                while let Some(stmt) = rest {
                    if let StmtKind::If {
                        cond,
                        then,
                        otherwise,
                    } = &stmt.kind
                    {
                        let cond = self.expr(cond);
                        self.line(stmt.id, &format!("else if {cond}"));
                        self.nested(|p| p.stmt(then));
                        rest = otherwise.as_deref();
                    } else {
                        self.line(SYNTHETIC, "else");
                        self.nested(|p| p.stmt(stmt));
                        rest = None;
                    }
                }
            }
            StmtKind::Loop {
                label,
                cond,
                test_first,
                update,
                body,
                ..
            } => {
                let cond = cond
                    .as_ref()
                    .map_or_else(|| "true".to_owned(), |cond| self.expr(cond));
                let update: Vec<String> = update.iter().map(|update| self.expr(update)).collect();
                let kind = if *test_first { "while" } else { "until after" };
                let update = if update.is_empty() {
                    String::new()
                } else {
                    format!(" update {}", update.join(", "))
                };
                self.line(id, &format!("L{}: {kind} {cond}{update}", label.0));
                self.nested(|p| p.stmt(body));
            }
            StmtKind::Labeled { label, body } => {
                self.line(id, &format!("L{}:", label.0));
                self.nested(|p| p.stmt(body));
            }
            StmtKind::Switch(switch) => self.switch(id, switch),
            StmtKind::Return(None) => self.line(id, "return;"),
            StmtKind::Return(Some(value)) => {
                let value = self.expr(value);
                self.line(id, &format!("return {value};"));
            }
            StmtKind::Break(label) => self.line(id, &format!("break L{};", label.0)),
            StmtKind::Continue(label) => self.line(id, &format!("continue L{};", label.0)),
            StmtKind::Monitor(lock) => {
                let lock = self.expr(lock);
                self.line(id, &format!("monitor {lock};"));
            }
            StmtKind::Throw(value) => {
                let value = self.expr(value);
                self.line(id, &format!("throw {value};"));
            }
            StmtKind::Try(statement) => {
                self.line(id, "try");
                self.nested(|p| p.statements(&statement.block));
                for catch in &statement.catches {
                    let classes: Vec<String> = catch
                        .classes
                        .iter()
                        .map(|class| self.ty(&Type::class(*class)))
                        .collect();
                    let name = self.local(catch.local);
                    self.line(catch.id, &format!("catch {} {name}", classes.join(" | ")));
                    self.nested(|p| p.statements(&catch.block));
                }
                if let Some(finally) = &statement.finally {
                    self.line(SYNTHETIC, "finally");
                    self.nested(|p| p.statements(finally));
                }
            }
            StmtKind::Assert { cond, message } => {
                let cond = self.expr(cond);
                let message = message
                    .as_ref()
                    .map_or_else(String::new, |m| format!(" : {}", self.expr(m)));
                self.line(id, &format!("assert {cond}{message};"));
            }
            StmtKind::Assume(cond) => {
                let cond = self.expr(cond);
                self.line(id, &format!("assume {cond};"));
            }
            StmtKind::Empty => self.line(id, ";"),
            StmtKind::Unsupported(what) => self.line(id, &format!("unsupported {what};")),
        }
    }

    fn switch(&mut self, id: NodeId, switch: &Switch) {
        let selector = self.expr(&switch.selector);
        let must = if switch.must_match { " must match" } else { "" };
        self.line(id, &format!("L{}: switch {selector}{must}", switch.label.0));
        for case in &switch.cases {
            let mut labels: Vec<String> = case
                .labels
                .iter()
                .map(|label| match label {
                    SwitchLabel::Int(value) => value.to_string(),
                    SwitchLabel::Str(text) => quoted(text),
                    SwitchLabel::Enum(field) => self.field(*field),
                    SwitchLabel::Null => "null".to_owned(),
                })
                .collect();
            if case.is_default {
                labels.push("default".to_owned());
            }
            self.line(case.id, &format!("case {}:", labels.join(", ")));
            self.nested(|p| p.statements(&case.body));
        }
    }

    fn exprs(&mut self, exprs: &[Expr]) -> String {
        let parts: Vec<String> = exprs.iter().map(|expr| self.expr(expr)).collect();
        parts.join(", ")
    }

    fn place(&mut self, place: &Place) -> String {
        match place {
            Place::Local(local) => self.local(*local),
            Place::Field { object, field } => {
                format!("{}.{}", self.expr(object), self.field(*field))
            }
            Place::StaticField(field) => self.static_field(*field),
            Place::Element { array, index } => {
                format!("{}[{}]", self.expr(array), self.expr(index))
            }
        }
    }

    fn static_field(&self, field: FieldId) -> String {
        let class = self.program.field(field).class;
        format!("{}.{}", self.program.show_class(class), self.field(field))
    }

    fn expr(&mut self, expr: &Expr) -> String {
        let text = self.expr_kind(expr);
        if self.with_ids && expr.id != SYNTHETIC {
            format!("{text}#{}", expr.id.0)
        } else {
            text
        }
    }

    /// A block of statements as part of an expression.
    fn inline(&mut self, statements: &[Stmt]) -> String {
        let mut inner = Printer {
            names: self.names.clone(),
            out: String::new(),
            indent: 0,
            ..*self
        };
        inner.statements(statements);
        let lines: Vec<&str> = inner.out.lines().map(str::trim_start).collect();
        lines.join(" ")
    }

    fn expr_kind(&mut self, expr: &Expr) -> String {
        match &expr.kind {
            ExprKind::Const(constant) => self.constant(constant, &expr.ty),
            ExprKind::Local(local) => self.local(*local),
            ExprKind::This => "this".to_owned(),
            ExprKind::Field { object, field } => {
                format!("{}.{}", self.expr(object), self.field(*field))
            }
            ExprKind::StaticField(field) => self.static_field(*field),
            ExprKind::Index { array, index } => {
                format!("{}[{}]", self.expr(array), self.expr(index))
            }
            ExprKind::ArrayLength(array) => format!("{}.length", self.expr(array)),
            ExprKind::Unary { op, kind, operand } => {
                let symbol = match op {
                    UnaryOp::Negate => "-",
                    UnaryOp::BitNot => "~",
                };
                format!("{symbol}{}{}", suffix(*kind), self.expr(operand))
            }
            ExprKind::Not(operand) => format!("!{}", self.expr(operand)),
            ExprKind::Binary {
                op,
                kind,
                left,
                right,
            } => format!(
                "({} {}{} {})",
                self.expr(left),
                arithmetic(*op),
                suffix(*kind),
                self.expr(right)
            ),
            ExprKind::BooleanBinary { op, left, right } => {
                format!(
                    "({} {} {})",
                    self.expr(left),
                    arithmetic(*op),
                    self.expr(right)
                )
            }
            ExprKind::Compare {
                op,
                kind,
                left,
                right,
            } => {
                let symbol = match op {
                    CompareOp::Lt => "<",
                    CompareOp::Le => "<=",
                    CompareOp::Gt => ">",
                    CompareOp::Ge => ">=",
                    CompareOp::Eq => "==",
                    CompareOp::Ne => "!=",
                };
                let kind = match kind {
                    CompareKind::Int => "",
                    CompareKind::Long => "L",
                    CompareKind::Float => "F",
                    CompareKind::Double => "D",
                    CompareKind::Boolean => "Z",
                    CompareKind::Reference => "R",
                };
                format!("({} {symbol}{kind} {})", self.expr(left), self.expr(right))
            }
            ExprKind::And { left, right } => {
                format!("({} && {})", self.expr(left), self.expr(right))
            }
            ExprKind::Or { left, right } => {
                format!("({} || {})", self.expr(left), self.expr(right))
            }
            ExprKind::Convert { from, to, operand } => {
                let from = if self.with_ids { from.name() } else { "" };
                format!("{}{from}({})", to.name(), self.expr(operand))
            }
            ExprKind::Assign { target, value } => {
                let target = self.place(target);
                format!("({target} = {})", self.expr(value))
            }
            ExprKind::Update {
                target,
                old,
                value,
                result,
            } => {
                let target = self.place(target);
                let old = self.local(*old);
                let result = match result {
                    UpdateResult::Old => " giving old",
                    UpdateResult::New => "",
                };
                format!("({target} = [{old}] {}{result})", self.expr(value))
            }
            ExprKind::Conditional {
                cond,
                then,
                otherwise,
            } => format!(
                "({} ? {} : {})",
                self.expr(cond),
                self.expr(then),
                self.expr(otherwise)
            ),
            ExprKind::Call {
                method,
                dispatch,
                receiver,
                args,
            } => {
                let name = self.method(*method);
                let args = self.exprs(args);
                match (receiver, dispatch) {
                    (Some(receiver), Dispatch::Special) => {
                        let class = self.program.show_class(self.program.method(*method).class);
                        format!("{}.{class}::{name}({args})", self.expr(receiver))
                    }
                    (Some(receiver), _) => format!("{}.{name}({args})", self.expr(receiver)),
                    (None, _) => {
                        let class = self.program.show_class(self.program.method(*method).class);
                        format!("{class}.{name}({args})")
                    }
                }
            }
            ExprKind::New {
                class,
                constructor,
                args,
                captures,
            } => {
                let class = self.ty(&Type::class(*class));
                let constructor = if self.with_ids {
                    self.method(*constructor)
                } else {
                    String::new()
                };
                let args = self.exprs(args);
                let captures: Vec<String> = captures
                    .iter()
                    .map(|(field, value)| format!("{}: {}", self.field(*field), self.expr(value)))
                    .collect();
                if captures.is_empty() {
                    format!("new {class}{constructor}({args})")
                } else {
                    format!("new {class}{constructor}({args}) [{}]", captures.join(", "))
                }
            }
            ExprKind::NewArray { dims } => {
                let ty = self.ty(&self.program.erase(&expr.ty));
                format!("new {ty}({})", self.exprs(dims))
            }
            ExprKind::ArrayLiteral { elements } => {
                let ty = self.ty(&self.program.erase(&expr.ty));
                format!("{ty}{{{}}}", self.exprs(elements))
            }
            ExprKind::InstanceOf {
                operand,
                target,
                binding,
            } => {
                let target = self.ty(target);
                let binding =
                    binding.map_or_else(String::new, |local| format!(" {}", self.local(local)));
                format!("({} instanceof {target}{binding})", self.expr(operand))
            }
            ExprKind::Cast { operand } => {
                let ty = self.ty(&self.program.erase(&expr.ty));
                format!("(({ty}) {})", self.expr(operand))
            }
            ExprKind::Concat(parts) => {
                let parts: Vec<String> = parts
                    .iter()
                    .map(|part| {
                        let text = self.expr(part);
                        // What a number looks like depends on its type.
                        match part.ty.as_primitive() {
                            Some(ty) if ty != Primitive::Int => format!("{text}:{}", ty.name()),
                            _ => text,
                        }
                    })
                    .collect();
                format!("concat({})", parts.join(", "))
            }
            ExprKind::Lambda(lambda) => {
                let captures = self.exprs(&lambda.captures);
                let interfaces = [lambda.interface].into_iter();
                let interfaces: Vec<String> = interfaces
                    .chain(lambda.further.iter().copied())
                    .map(|interface| self.ty(&Type::class(interface)))
                    .collect();
                let interface = interfaces.join(" & ");
                let params: Vec<String> = lambda
                    .body
                    .locals
                    .iter()
                    .take(lambda.body.parameter_count as usize)
                    .map(|local| local.name.to_string())
                    .collect();
                let mut inner = Printer::new(self.program, &lambda.body, self.with_ids);
                inner.statements(&lambda.body.statements);
                let body: Vec<&str> = inner.out.lines().map(str::trim_start).collect();
                format!(
                    "{interface}[{captures}]({}) {{ {} }}",
                    params.join(", "),
                    body.join(" ")
                )
            }
            ExprKind::SwitchValue { switch, result } => {
                let result = self.local(*result);
                let statement = Stmt {
                    id: SYNTHETIC,
                    kind: StmtKind::Switch(switch.clone()),
                };
                format!("value of {result} {{ {} }}", self.inline(&[statement]))
            }
            ExprKind::Sequence { statements, value } => {
                let statements = self.inline(statements);
                format!("{{ {statements} {} }}", self.expr(value))
            }
            ExprKind::Quantified(quantified) => {
                let kind = match quantified.kind {
                    QuantifierKind::ForAll => "forall",
                    QuantifierKind::Exists => "exists",
                    QuantifierKind::Sum => "sum",
                    QuantifierKind::Product => "product",
                    QuantifierKind::NumOf => "num_of",
                    QuantifierKind::Max => "max",
                    QuantifierKind::Min => "min",
                };
                let variable = self.local(quantified.variable);
                let low = self.expr(&quantified.low);
                let high = self.expr(&quantified.high);
                let filter = quantified
                    .filter
                    .as_ref()
                    .map_or_else(String::new, |filter| format!(" if {}", self.expr(filter)));
                let body = self.expr(&quantified.body);
                format!("{kind}({variable} in {low}..{high}{filter}: {body})")
            }
            ExprKind::Unsupported(what) => format!("unsupported({what})"),
        }
    }

    fn constant(&self, constant: &Constant, ty: &Type) -> String {
        match constant {
            Constant::Boolean(value) => value.to_string(),
            Constant::Int(value) => match ty.as_primitive() {
                Some(Primitive::Int) | None => value.to_string(),
                Some(other) => format!("{value}:{}", other.name()),
            },
            Constant::Long(value) => format!("{value}L"),
            Constant::Float(value) => format!("{}F", crate::ops::float_to_string(*value)),
            Constant::Double(value) => crate::ops::double_to_string(*value),
            Constant::Str(text) => quoted(text),
            Constant::Null => "null".to_owned(),
            Constant::Class(ty) => format!("{}.class", self.ty(ty)),
        }
    }
}

/// A text as a literal of Java would write it.
pub fn quoted(text: &[u16]) -> String {
    let mut out = String::from("\"");
    for unit in char::decode_utf16(text.iter().copied()) {
        match unit {
            Ok(c) => out.extend(c.escape_debug()),
            Err(lone) => {
                let _ = write!(out, "\\u{:04x}", lone.unpaired_surrogate());
            }
        }
    }
    out.push('"');
    out
}

fn suffix(kind: NumericKind) -> &'static str {
    match kind {
        NumericKind::Int => "",
        NumericKind::Long => "L",
        NumericKind::Float => "F",
        NumericKind::Double => "D",
    }
}

fn arithmetic(op: ArithmeticOp) -> &'static str {
    match op {
        ArithmeticOp::Add => "+",
        ArithmeticOp::Sub => "-",
        ArithmeticOp::Mul => "*",
        ArithmeticOp::Div => "/",
        ArithmeticOp::Rem => "%",
        ArithmeticOp::Shl => "<<",
        ArithmeticOp::Shr => ">>",
        ArithmeticOp::UShr => ">>>",
        ArithmeticOp::BitAnd => "&",
        ArithmeticOp::BitOr => "|",
        ArithmeticOp::BitXor => "^",
    }
}
