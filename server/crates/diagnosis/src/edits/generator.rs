//! Walks a member and collects its edits.

use super::constants::Constants;
use super::loop_changes::changed_by;
use super::paths::{Path, paths_of};
use super::scope::{self, Types, Variable};
use super::usage::Usage;
use super::wanted::Wanted;
use super::{Edit, EditKind};
use crate::units::unit_of;
use java::program::{MemberSource, Program};
use java::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::ast::{
    BinaryOp, Block, Expr, ExprKind, LambdaBody, LocalVar, NodeId, Param, Pattern, Resource, Span,
    Stmt, StmtKind, Switch,
};

/// Variables named by edits at one place: the nearest.
const NAMED_VARIABLES: usize = 12;
/// Statements of a member that are tried at other places, too.
const COPIED_STATEMENTS: usize = 12;
/// Edits of one member.
const MOST_EDITS: usize = 20_000;

/// What failing cases need, for edits that are made of it.
#[derive(Clone, Debug, Default)]
pub struct Needs {
    /// Names of exceptions that should have been thrown.
    pub missing_exceptions: Vec<String>,
    /// Values that would mend every failing case.
    pub values: Vec<NeededHere>,
    /// What failing cases expect and get.
    pub wanted: Vec<Wanted>,
    /// Numbers that the tests speak of.
    pub test_numbers: Vec<i32>,
}

/// What a place would have to yield in every failing case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NeededHere {
    pub root: MethodId,
    pub unit: NodeId,
    /// The same literal each time.
    pub constant: Option<String>,
    /// So much more than it yields, each time.
    pub offset: Option<i64>,
}

/// The edits of a method's member. `text` is the member's, from where its spans count.
pub fn edits_of(program: &Program, method: MethodId, text: &str, needs: &Needs) -> Vec<Edit> {
    let root = program.enclosing_method(method);
    let declared = program.method(root);
    let mut types = Types::default();
    for other in program
        .methods()
        .filter(|other| program.same_member(root, other.id))
    {
        if let Some(body) = &program.lowered(other.id).body {
            types.add(body);
        }
    }
    let mut generator = Generator {
        program,
        class: declared.class,
        text,
        types,
        is_static: declared.is_static,
        returns: vec![declared.return_type.clone()],
        scopes: Vec::new(),
        loops: Vec::new(),
        blocks: 0,
        unit: NodeId(0),
        unit_span: Span::default(),
        reached_by: None,
        shown: None,
        missing_exceptions: &needs.missing_exceptions,
        wanted: &needs.wanted,
        test_numbers: &needs.test_numbers,
        needed: needs
            .values
            .iter()
            .filter(|needed| needed.root == root)
            .collect(),
        statements: simple_statements(&declared.source, text),
        paths: paths_of(&declared.source, text),
        constants: Constants::of(&program.class(declared.class).decl),
        usage: Usage::of(&declared.source),
        super_call: super_call(program, root),
        edits: Vec::new(),
        seen: FxHashSet::default(),
    };
    generator.member(&declared.source);
    generator.edits
}

pub(super) struct Generator<'a> {
    pub(super) program: &'a Program,
    /// The class whose code is walked.
    pub(super) class: ClassId,
    pub(super) text: &'a str,
    pub(super) types: Types,
    pub(super) is_static: bool,
    /// Result types of the method and the lambdas around, innermost last.
    pub(super) returns: Vec<Type>,
    pub(super) scopes: Vec<Vec<Variable>>,
    /// What each loop around the current place changes, innermost last.
    pub(super) loops: Vec<FxHashSet<Arc<str>>>,
    /// Blocks around the current place.
    blocks: u32,
    pub(super) unit: NodeId,
    pub(super) unit_span: Span,
    pub(super) reached_by: Option<NodeId>,
    /// Where the next edits are shown, if not at their unit.
    pub(super) shown: Option<Span>,
    pub(super) missing_exceptions: &'a [String],
    pub(super) wanted: &'a [Wanted],
    pub(super) test_numbers: &'a [i32],
    needed: Vec<&'a NeededHere>,
    /// Texts of the member's simple statements.
    pub(super) statements: Vec<Arc<str>>,
    /// Properties and elements that the member names.
    pub(super) paths: Vec<Path>,
    /// Texts and characters that the class names.
    pub(super) constants: Constants,
    pub(super) usage: Usage,
    /// The call of the method that this one overrides.
    super_call: Option<String>,
    edits: Vec<Edit>,
    seen: FxHashSet<(u32, u32, Arc<str>)>,
}

impl<'a> Generator<'a> {
    fn member(&mut self, source: &MemberSource) {
        match source {
            MemberSource::Method(method) => {
                self.enter(&method.params);
                if let Some(body) = &method.body {
                    self.block(&body.stmts);
                }
            }
            MemberSource::Field(field) => {
                self.unit = field.id;
                self.unit_span = field.span;
                if let Some(value) = &field.init {
                    let ty = self.type_of(value);
                    self.whole_value(value, ty.as_ref(), None);
                }
            }
            MemberSource::Initializer(initializer) => self.block(&initializer.body.stmts),
            MemberSource::EnumConstant(constant) => {
                self.unit = constant.id;
                self.unit_span = constant.span;
                self.arguments(&constant.args);
            }
            MemberSource::None => {}
        }
    }

    pub(super) fn slice(&self, span: Span) -> &'a str {
        self.text
            .get(span.start as usize..span.end as usize)
            .unwrap_or("")
    }

    pub(super) fn type_of(&self, expr: &Expr) -> Option<Type> {
        match &expr.kind {
            syntax::ast::ExprKind::Paren(inner) => return self.type_of(inner),
            // The head of a loop has the variable's node for its iterator.
            syntax::ast::ExprKind::Name(name) => {
                let scopes = self.scopes.iter().rev();
                let mut known = scopes.flat_map(|scope| scope.iter().rev());
                if let Some(variable) = known.find(|variable| variable.name == *name) {
                    return Some(variable.ty.clone());
                }
            }
            _ => {}
        }
        self.types.expressions.get(&expr.id).cloned()
    }

    /// Variables that can be named here, nearest first.
    pub(super) fn variables(&self) -> Vec<Variable> {
        let mut found: Vec<Variable> = Vec::new();
        let locals = self
            .scopes
            .iter()
            .rev()
            .flat_map(|scope| scope.iter().rev());
        for variable in locals {
            if !found.iter().any(|known| known.name == variable.name) {
                found.push(variable.clone());
            }
        }
        for field in scope::fields(self.program, self.class, self.is_static) {
            if !found.iter().any(|known| known.name == field.name) {
                found.push(field);
            }
        }
        found.truncate(NAMED_VARIABLES);
        found
    }

    /// Whether a name is that of a local variable or parameter here.
    pub(super) fn is_local(&self, name: &str) -> bool {
        self.scopes
            .iter()
            .flatten()
            .any(|variable| &*variable.name == name)
    }

    /// Variables whose value may stand where the type is expected.
    pub(super) fn variables_for(&self, ty: &Type) -> Vec<Variable> {
        let mut found = self.variables();
        found.retain(|variable| scope::fits(self.program, &variable.ty, ty));
        found
    }

    pub(super) fn enter(&mut self, params: &[Param]) {
        let declared = params.iter().filter_map(|param| {
            let ty = self.types.locals.get(&param.id)?.clone();
            Some(Variable {
                name: param.name.text.clone(),
                ty,
                is_final: param.is_final,
            })
        });
        let declared = declared.collect();
        self.scopes.push(declared);
    }

    pub(super) fn leave(&mut self) {
        self.scopes.pop();
    }

    fn declare(&mut self, local: &LocalVar) {
        let Some(ty) = self.types.locals.get(&local.id).cloned() else {
            return;
        };
        if self.scopes.is_empty() {
            self.scopes.push(Vec::new());
        }
        if let Some(scope) = self.scopes.last_mut() {
            scope.push(Variable {
                name: local.name.text.clone(),
                ty,
                is_final: local.is_final,
            });
        }
    }

    /// Values that the failing cases need of the whole expression at the current unit.
    pub(super) fn solved(&mut self, value: &Expr) {
        let here = self.needed.iter().find(|needed| needed.unit == self.unit);
        let Some(needed) = here.copied() else {
            return;
        };
        let is_literal = match &value.kind {
            ExprKind::Unary { operand, .. } => matches!(operand.kind, ExprKind::Literal(_)),
            kind => matches!(kind, ExprKind::Literal(_)),
        };
        // What is computed isn't made to give the expected value whatever its operands are.
        if let (Some(constant), true) = (&needed.constant, is_literal) {
            self.replace(EditKind::Constant, 2, value.span, constant.clone());
        }
        let own = self.type_of(value);
        let is_number = own.is_some_and(|ty| scope::unboxed(self.program, &ty).is_numeric());
        if let (Some(offset), true, false) = (needed.offset, is_number, is_literal) {
            let text = self.slice(value.span);
            let by = match offset < 0 {
                true => format!("- {}", offset.unsigned_abs()),
                false => format!("+ {offset}"),
            };
            let is_sum = matches!(
                value.kind,
                ExprKind::Name(_)
                    | ExprKind::Call { .. }
                    | ExprKind::Field { .. }
                    | ExprKind::Index { .. }
                    | ExprKind::Paren(_)
                    | ExprKind::Binary {
                        op: BinaryOp::Add
                            | BinaryOp::Sub
                            | BinaryOp::Mul
                            | BinaryOp::Div
                            | BinaryOp::Rem,
                        ..
                    }
            );
            let sum = match is_sum {
                true => format!("{text} {by}"),
                false => format!("({text}) {by}"),
            };
            self.replace(EditKind::Added, 3, value.span, sum);
        }
    }

    /// Adds an edit that replaces one span.
    pub(super) fn replace(&mut self, kind: EditKind, size: u32, span: Span, by: impl Into<String>) {
        self.replace_in(kind, size, span, by, span);
    }

    /// As [`Self::replace`]; the title shows the expression around it.
    pub(super) fn replace_in(
        &mut self,
        kind: EditKind,
        size: u32,
        span: Span,
        by: impl Into<String>,
        around: Span,
    ) {
        let by: Arc<str> = by.into().into();
        if self.slice(span) == &*by
            || self.edits.len() >= MOST_EDITS
            || !self.seen.insert((span.start, span.end, by.clone()))
        {
            return;
        }
        let before: Arc<str> = folded(self.slice(around)).into();
        let (head, tail) = (
            self.slice(Span {
                start: around.start,
                end: span.start,
            }),
            self.slice(Span {
                start: span.end,
                end: around.end,
            }),
        );
        let after: Arc<str> = folded(&format!("{head}{by}{tail}")).into();
        self.push(kind, size, vec![(span, by)], before, after);
    }

    pub(super) fn push(
        &mut self,
        kind: EditKind,
        size: u32,
        changes: Vec<(Span, Arc<str>)>,
        before: Arc<str>,
        after: Arc<str>,
    ) {
        let known = self.slice(self.unit_span);
        let new_names = new_names(known, &after);
        let growth = tokens(&after).len().saturating_sub(tokens(&before).len()) as u32;
        let tokens = changed_tokens(&before, &after);
        self.edits.push(Edit {
            kind,
            unit: self.unit,
            changes,
            before,
            after,
            told: None,
            size,
            tokens,
            new_names,
            growth,
            shown: self.shown,
            reached_by: self.reached_by,
            is_repeated: false,
        });
    }

    /// As [`Self::push`], with words of its own.
    pub(super) fn push_told(
        &mut self,
        kind: EditKind,
        size: u32,
        change: (Span, Arc<str>),
        told: Option<String>,
    ) {
        let before = folded(self.slice(change.0)).into();
        let after = folded(&change.1).into();
        self.push(kind, size, vec![change], before, after);
        if let Some(edit) = self.last_edit() {
            edit.told = told.map(Arc::from);
        }
    }

    /// `super.f(…)`, at the start or end of a method that overrides one.
    pub(super) fn call_of_overridden(&self) -> Option<&String> {
        self.super_call.as_ref().filter(|_| self.blocks == 1)
    }

    pub(super) fn last_edit(&mut self) -> Option<&mut Edit> {
        self.edits.last_mut()
    }

    /// Statements of a block.
    pub(super) fn block(&mut self, statements: &[Stmt]) {
        self.scopes.push(Vec::new());
        self.blocks += 1;
        for (index, statement) in statements.iter().enumerate() {
            if self.blocks == 1 && index == 0 {
                self.guards_by_numbers(statement);
            }
            self.insert_before(statement);
            self.statement(statement, true);
            if let (StmtKind::While { cond, .. }, None, 1) =
                (&statement.kind, statements.get(index + 1), self.blocks)
            {
                self.end_loop(cond, statement);
            }
            if index + 1 < statements.len() {
                self.move_from(&statements[index..]);
            } else {
                self.insert_behind(statement);
            }
        }
        self.blocks -= 1;
        self.scopes.pop();
    }

    fn nested_block(&mut self, block: &Block) {
        if block.stmts.is_empty() {
            self.fill(block);
        }
        self.block(&block.stmts);
    }

    /// A block without a statement: one may be missing.
    fn fill(&mut self, block: &Block) {
        let unit = (self.unit, self.unit_span, self.reached_by);
        // Nothing in it tells whether a run was here.
        self.reached_by = None;
        self.unit = block.id;
        self.unit_span = Span::default();
        let end = block.span.end.saturating_sub(1);
        self.shown = Some(Span {
            start: end,
            end: block.span.end,
        });
        self.insert_into(end);
        self.shown = None;
        (self.unit, self.unit_span, self.reached_by) = unit;
    }

    /// From now on edits belong to this unit.
    pub(super) fn at(&mut self, unit: NodeId, span: Span, statement: NodeId) {
        self.unit = unit;
        self.unit_span = span;
        self.reached_by = if self.types.statements.contains(&statement) {
            Some(statement)
        } else if self.types.statements.contains(&unit) {
            Some(unit)
        } else {
            None
        };
    }

    pub(super) fn statement(&mut self, statement: &Stmt, is_in_block: bool) {
        self.at(unit_of(statement), statement.span, statement.id);
        match &statement.kind {
            StmtKind::Block(block) => self.nested_block(block),
            StmtKind::LocalVar(variables) => {
                for variable in variables {
                    self.at(variable.id, variable.span, variable.id);
                    self.wider_declaration(variable);
                    if let Some(value) = &variable.init {
                        let ty = self.types.locals.get(&variable.id).cloned();
                        self.whole_value(value, ty.as_ref(), Some(&variable.name.text));
                        self.copied(value);
                    }
                    self.declare(variable);
                }
            }
            StmtKind::Expr(value) => {
                self.effect(value);
                if is_in_block {
                    self.at(unit_of(statement), statement.span, statement.id);
                    self.delete(statement);
                    self.make_conditional(statement);
                }
            }
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.at(cond.id, cond.span, statement.id);
                self.condition(cond);
                if is_in_block {
                    self.delete(statement);
                }
                self.body(then);
                if let Some(otherwise) = otherwise {
                    self.body(otherwise);
                }
            }
            StmtKind::While { cond, body, .. } => {
                self.at(cond.id, cond.span, statement.id);
                self.condition(cond);
                self.loop_body(statement, body);
            }
            StmtKind::DoWhile { body, cond, .. } => {
                self.loop_body(statement, body);
                self.at(cond.id, cond.span, statement.id);
                self.condition(cond);
            }
            StmtKind::For {
                init,
                cond,
                update,
                body,
                ..
            } => {
                self.scopes.push(Vec::new());
                for part in init {
                    self.statement(part, false);
                }
                if let Some(cond) = cond {
                    self.at(cond.id, cond.span, statement.id);
                    self.condition(cond);
                }
                for part in update {
                    self.at(part.id, part.span, statement.id);
                    self.effect(part);
                }
                self.loop_body(statement, body);
                self.scopes.pop();
            }
            StmtKind::ForEach {
                var,
                iterable,
                body,
                ..
            } => {
                self.at(iterable.id, iterable.span, statement.id);
                let ty = self.type_of(iterable);
                self.whole_value(iterable, ty.as_ref(), None);
                self.scopes.push(Vec::new());
                self.declare(var);
                // What is assigned to it is lost the next time: no edit does.
                if let Some(element) = self.scopes.last_mut().and_then(|scope| scope.last_mut()) {
                    element.is_final = true;
                }
                self.loop_body(statement, body);
                self.scopes.pop();
            }
            StmtKind::Labeled { body, .. } => self.statement(body, is_in_block),
            StmtKind::Switch(switch) => self.switch(switch, statement.id),
            StmtKind::Return(value) => {
                if let Some(value) = value {
                    let ty = self.returns.last().cloned();
                    self.returned(value, ty.as_ref());
                }
                self.make_conditional(statement);
            }
            StmtKind::Break(_) | StmtKind::Continue(_) => {
                self.jump(statement);
                self.make_conditional(statement);
            }
            StmtKind::Yield(value) => {
                let ty = self.type_of(value);
                self.whole_value(value, ty.as_ref(), None);
            }
            StmtKind::Throw(value) => {
                self.value(value, true);
                self.make_conditional(statement);
            }
            StmtKind::Try(part) => {
                self.scopes.push(Vec::new());
                for resource in &part.resources {
                    match resource {
                        Resource::Declared(variable) => {
                            self.at(variable.id, variable.span, statement.id);
                            if let Some(value) = &variable.init {
                                self.value(value, true);
                            }
                            self.declare(variable);
                        }
                        Resource::Expr(value) => self.value(value, true),
                    }
                }
                self.nested_block(&part.block);
                self.scopes.pop();
                for catch in &part.catches {
                    self.nested_block(&catch.block);
                }
                if let Some(finally) = &part.finally {
                    self.nested_block(finally);
                }
            }
            StmtKind::Synchronized { lock, body } => {
                self.value(lock, true);
                self.nested_block(body);
            }
            StmtKind::LocalClass(class) => self.local_class(class),
            StmtKind::Assert { .. }
            | StmtKind::Assume(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    /// The body of a loop or a branch, in braces or not.
    /// The statements that a loop repeats.
    fn loop_body(&mut self, of: &Stmt, body: &Stmt) {
        self.loops.push(changed_by(of));
        self.body(body);
        self.loops.pop();
    }

    fn body(&mut self, statement: &Stmt) {
        self.scopes.push(Vec::new());
        self.statement(statement, matches!(statement.kind, StmtKind::Block(_)));
        self.scopes.pop();
        if matches!(statement.kind, StmtKind::Expr(_)) {
            self.insert_in_braces(statement);
        }
    }

    pub(super) fn switch(&mut self, switch: &Switch, statement: NodeId) {
        let selector = &switch.selector;
        self.at(selector.id, selector.span, statement);
        self.value(selector, true);
        for (index, case) in switch.cases.iter().enumerate() {
            let unit = (self.unit, self.unit_span, self.reached_by);
            if let Some(guard) = &case.guard {
                self.condition(guard);
            }
            if switch.is_arrow {
                self.scopes.push(Vec::new());
                for part in &case.body {
                    self.statement(part, false);
                }
                self.scopes.pop();
            } else {
                self.block(&case.body);
                if index + 1 < switch.cases.len() {
                    self.end_case(&case.body);
                }
            }
            (self.unit, self.unit_span, self.reached_by) = unit;
        }
    }

    pub(super) fn lambda(&mut self, lambda: &syntax::ast::Lambda, result: Type) {
        let loops = std::mem::take(&mut self.loops);
        let unit = (self.unit, self.unit_span, self.reached_by);
        self.enter(&lambda.params);
        self.returns.push(result);
        match &lambda.body {
            LambdaBody::Expr(value) => self.value(value, true),
            LambdaBody::Block(block) => self.block(&block.stmts),
        }
        self.returns.pop();
        self.leave();
        self.loops = loops;
        (self.unit, self.unit_span, self.reached_by) = unit;
    }

    pub(super) fn local_class(&mut self, class: &syntax::ast::TypeDecl) {
        use syntax::ast::MemberKind;
        let unit = (self.unit, self.unit_span, self.reached_by);
        let loops = std::mem::take(&mut self.loops);
        let was_static = std::mem::replace(&mut self.is_static, false);
        let around = self.class;
        let found = self
            .program
            .classes()
            .find(|known| known.is_local && std::ptr::eq(&*known.decl, class));
        if let Some(found) = found {
            self.class = found.id;
        }
        for member in &class.members {
            match &member.kind {
                MemberKind::Method(method) => {
                    self.enter(&method.params);
                    let returns = found.and_then(|found| {
                        let is_it = |id: &&MethodId| matches!(&self.program.method(**id).source, MemberSource::Method(source) if Arc::ptr_eq(source, method));
                        let id = found.methods.iter().find(is_it)?;
                        Some(self.program.method(*id).return_type.clone())
                    });
                    self.returns.push(returns.unwrap_or(Type::Error));
                    if let Some(body) = &method.body {
                        self.block(&body.stmts);
                    }
                    self.returns.pop();
                    self.leave();
                }
                MemberKind::Field(field) => {
                    if let Some(value) = &field.init {
                        self.value(value, true);
                    }
                }
                MemberKind::Initializer(initializer) => self.block(&initializer.body.stmts),
                MemberKind::EnumConstant(_) | MemberKind::Type(_) => {}
            }
        }
        self.class = around;
        self.is_static = was_static;
        self.loops = loops;
        (self.unit, self.unit_span, self.reached_by) = unit;
    }

    pub(super) fn bind(&mut self, pattern: &Pattern) {
        if let Pattern::Binding { id, name, .. } = pattern
            && let Some(ty) = self.types.locals.get(id).cloned()
            && let Some(scope) = self.scopes.last_mut()
        {
            scope.push(Variable {
                name: name.text.clone(),
                ty,
                is_final: false,
            });
        }
    }
}

/// `super.f(…)` with the method's own parameters, if it overrides one that has a body and returns
/// nothing.
fn super_call(program: &Program, method: MethodId) -> Option<String> {
    let own = program.method(method);
    let MemberSource::Method(source) = &own.source else {
        return None;
    };
    if own.is_static
        || source.kind != syntax::ast::MethodKind::Method
        || own.return_type != Type::Void
    {
        return None;
    }
    let erased = |method: &java::program::Method| -> Vec<Type> {
        method.params.iter().map(Type::erasure).collect()
    };
    let parent = program.class(own.class).superclass?;
    let overridden = scope::methods_of(program, parent)
        .into_iter()
        .find(|other| {
            let other = program.method(*other);
            other.name == own.name && !other.is_static && erased(other) == erased(own)
        })?;
    let overridden = program.method(overridden);
    if overridden.is_abstract || overridden.is_private() {
        return None;
    }
    let params = source.params.iter().map(|param| &*param.name.text);
    let params: Vec<&str> = params.collect();
    Some(format!("super.{}({});", own.name, params.join(", ")))
}

/// The texts of a member's expression statements, each once, in order.
fn simple_statements(source: &MemberSource, text: &str) -> Vec<Arc<str>> {
    use syntax::visit::NodeRef;
    fn collect(node: NodeRef<'_>, text: &str, found: &mut Vec<Arc<str>>) {
        if let NodeRef::Stmt(statement) = node
            && matches!(statement.kind, StmtKind::Expr(_))
            && let Some(own) = text.get(statement.span.start as usize..statement.span.end as usize)
            && !own.contains('\n')
            && !found.iter().any(|known| **known == *own)
        {
            found.push(own.into());
        }
        node.for_each_child(&mut |child| collect(child, text, found));
    }
    let root = match source {
        MemberSource::Method(source) => NodeRef::Method(source),
        MemberSource::Initializer(source) => NodeRef::Initializer(source),
        _ => return Vec::new(),
    };
    let mut found = Vec::new();
    collect(root, text, &mut found);
    found.truncate(COPIED_STATEMENTS);
    found
}

/// White space folded, for one line.
pub(super) fn folded(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// How many names `text` has that `known` doesn't.
fn new_names(known: &str, text: &str) -> u32 {
    let names = |text: &str| -> FxHashSet<String> {
        text.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$')
            .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_' || c == '$'))
            .map(str::to_owned)
            .collect()
    };
    let known = names(known);
    names(text)
        .iter()
        .filter(|name| !known.contains(*name))
        .count() as u32
}

/// Tokens that differ between two texts, parentheses apart.
fn changed_tokens(before: &str, after: &str) -> u32 {
    let (before, after) = (tokens(before), tokens(after));
    let head = before
        .iter()
        .zip(&after)
        .take_while(|(a, b)| a == b)
        .count();
    let rest = before.len().min(after.len()) - head;
    let same = before.iter().rev().zip(after.iter().rev());
    let tail = same.take(rest).take_while(|(a, b)| a == b).count();
    (before.len() + after.len() - 2 * (head + tail)) as u32
}

fn tokens(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let (token, behind) = rest.split_at(end);
        if !matches!(token, "(" | ")") {
            found.push(token);
        }
        rest = behind.trim_start();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{changed_tokens, new_names};

    #[test]
    fn tokens_that_differ_are_counted() {
        assert_eq!(changed_tokens("a - b", "a + b"), 2);
        assert_eq!(changed_tokens("a.length - 1", "a.length"), 2);
        assert_eq!(changed_tokens("i", "(i - 1)"), 2);
        // From the first token that differs to the last one: `a , b`.
        assert_eq!(changed_tokens("f(a, b)", "f(b, a)"), 3 + 3);
        assert_eq!(changed_tokens("", "x++;"), 4);
        assert_eq!(changed_tokens("x", "x"), 0);
    }

    #[test]
    fn names_that_come_are_counted() {
        assert_eq!(new_names("a + b", "a + b + c"), 1);
        assert_eq!(new_names("a + b", "b"), 0);
        assert_eq!(new_names("n = 0", "Math.max(0, n)"), 2);
    }
}
