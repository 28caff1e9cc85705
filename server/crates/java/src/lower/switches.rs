//! `switch` as statement and expression, with constants, strings, enums and patterns
//! (JLS 14.11, 15.28).
//!
//! What must hold: labels are checked against the selector's type; a switch over patterns becomes
//! a chain of tests, in order.

use super::calls::without_parens;
use super::{Flow, JumpTarget, Lowerer, TargetKind, local_expr, synthetic, synthetic_stmt};
use crate::ir::{
    Constant, Expr, ExprKind, LabelId, LocalId, Stmt, StmtKind, Switch, SwitchCase, SwitchLabel,
};
use crate::types::{ClassId, Primitive, Type};
use std::sync::Arc;
use syntax::ast::{self, CaseLabel, TypeKind};

/// What the selector is compared with.
#[derive(Clone, Copy)]
enum Selector {
    Int(Primitive),
    Text,
    Enum(ClassId),
    Pattern,
    Unknown,
}

impl Lowerer<'_> {
    pub(crate) fn switch_statement(&mut self, switch: &ast::Switch, id: ast::NodeId) -> Flow {
        let label = self.new_label();
        self.function().targets.push(JumpTarget {
            label,
            name: None,
            kind: TargetKind::Switch,
            is_left: false,
        });
        let scope = self.scope;
        self.push_scope();
        let lowered = self.switch_parts(switch, label, None, id);
        self.pop_scope();
        self.scope = scope;
        let is_left = self
            .function()
            .targets
            .pop()
            .is_some_and(|target| target.is_left);
        let completes = is_left || lowered.completes || !lowered.is_exhaustive;
        (
            Stmt {
                id,
                kind: lowered.kind,
            },
            completes,
        )
    }

    pub(crate) fn switch_value(
        &mut self,
        switch: &ast::Switch,
        target: Option<&Type>,
        expr: &ast::Expr,
    ) -> Expr {
        let ty = match target {
            Some(target) => Some(self.program.upper_bound(target)),
            None => self.standalone_switch_type(switch, expr),
        };
        let Some(ty) = ty else {
            return self.unsupported_expr(expr.id, "`switch` nested too deeply");
        };
        if ty == Type::Void {
            return self.error_expr(expr, "'void' type not allowed here");
        }
        let result = self.temporary("switch value", ty.clone());
        let label = self.new_label();
        self.function().targets.push(JumpTarget {
            label,
            name: None,
            kind: TargetKind::SwitchValue(result, Some(ty.clone()), Vec::new()),
            is_left: false,
        });
        let scope = self.scope;
        self.push_scope();
        let lowered = self.switch_parts(switch, label, Some(result), expr.id);
        self.pop_scope();
        self.scope = scope;
        self.function().targets.pop();
        match lowered.kind {
            StmtKind::Switch(switch) => Expr {
                id: expr.id,
                ty,
                kind: ExprKind::SwitchValue { switch, result },
            },
            other => Expr {
                id: expr.id,
                ty: ty.clone(),
                kind: ExprKind::Sequence {
                    statements: vec![Stmt {
                        id: expr.id,
                        kind: other,
                    }],
                    value: Box::new(local_expr(result, ty)),
                },
            },
        }
    }

    /// The type of a switch expression that has no target: that of its results together.
    fn standalone_switch_type(&mut self, switch: &ast::Switch, expr: &ast::Expr) -> Option<Type> {
        let values = self.standalone_switch_values(switch, expr)?;
        let mut values = values.into_iter();
        let Some(first) = values.next() else {
            return Some(Type::Error);
        };
        let combined = values.fold(first, |left, right| {
            Self::value_like(self.conditional_type(&left, &right, None))
        });
        Some(combined.ty)
    }

    /// Stand-ins for the results of a switch expression without a target.
    pub(crate) fn standalone_switch_values(
        &mut self,
        switch: &ast::Switch,
        expr: &ast::Expr,
    ) -> Option<Vec<Expr>> {
        let mut found: Option<Vec<Expr>> = None;
        self.speculate(|this| {
            let result = this.temporary("switch value", Type::Error);
            let label = this.new_label();
            this.function().targets.push(JumpTarget {
                label,
                name: None,
                kind: TargetKind::SwitchValue(result, None, Vec::new()),
                is_left: false,
            });
            this.push_scope();
            this.switch_parts(switch, label, Some(result), expr.id);
            this.pop_scope();
            if let Some(JumpTarget {
                kind: TargetKind::SwitchValue(_, _, types),
                ..
            }) = this.function().targets.pop()
            {
                found = Some(types.into_iter().map(Self::value_like).collect());
            }
        });
        found
    }

    fn switch_parts(
        &mut self,
        switch: &ast::Switch,
        label: LabelId,
        result: Option<LocalId>,
        id: ast::NodeId,
    ) -> LoweredSwitch {
        let selector = self.expr(&switch.selector, None);
        let kind = self.selector_kind(&selector, switch);
        if let Selector::Pattern = kind {
            return self.pattern_switch(switch, selector, label, result, id);
        }
        let selector = match kind {
            Selector::Int(_) => {
                let unboxed = self.unbox(selector);
                self.convert_primitive(unboxed, Primitive::Int)
            }
            _ => selector,
        };
        let mut cases = Vec::with_capacity(switch.cases.len());
        let mut seen: Vec<SwitchLabel> = Vec::new();
        let mut has_default = false;
        let mut completes = false;
        let mut last_completes = true;
        for case in &switch.cases {
            let labels = self.case_labels(case, kind, &mut seen);
            if case.is_default {
                if has_default {
                    self.error(case.span, case.id, "duplicate default label");
                }
                has_default = true;
            }
            let (body, body_completes) = if switch.is_arrow {
                self.arrow_body(case, label, result)
            } else {
                let (body, body_completes) = self.statement_list(&case.body);
                (body, body_completes)
            };
            if switch.is_arrow {
                completes |= body_completes;
            }
            last_completes = body_completes;
            cases.push(SwitchCase {
                id: case.id,
                labels,
                is_default: case.is_default,
                body,
            });
        }
        if !switch.is_arrow {
            completes = last_completes || switch.cases.is_empty();
        }
        if let Selector::Unknown = kind {
            let what = match &selector.kind {
                ExprKind::Unsupported(what) => what.clone(),
                _ if selector.ty.is_error() => "`switch` over a value of unknown type".to_owned(),
                _ => format!("`switch` over a `{}`", self.show(&selector.ty)),
            };
            self.consequence(id, &what);
            return LoweredSwitch {
                kind: StmtKind::Unsupported(what),
                completes: true,
                is_exhaustive: true,
            };
        }
        let covers_enum = match kind {
            Selector::Enum(class) => {
                let constants = &self.program.class(class).enum_constants;
                constants
                    .iter()
                    .all(|field| seen.contains(&SwitchLabel::Enum(*field)))
            }
            _ => false,
        };
        if result.is_some() && !has_default && !covers_enum {
            self.error(
                switch.selector.span,
                id,
                "the switch expression does not cover all possible input values",
            );
        }
        if result.is_some() && completes && !switch.is_arrow {
            self.error(
                switch.selector.span,
                id,
                "switch expression completes without providing a value",
            );
        }
        LoweredSwitch {
            kind: StmtKind::Switch(Box::new(Switch {
                label,
                selector,
                cases,
                must_match: result.is_some() && !has_default,
            })),
            completes,
            is_exhaustive: has_default,
        }
    }

    fn selector_kind(&mut self, selector: &Expr, switch: &ast::Switch) -> Selector {
        let has_patterns = switch.cases.iter().any(|case| {
            case.guard.is_some()
                || case
                    .labels
                    .iter()
                    .any(|label| matches!(label, CaseLabel::Pattern(_)))
        });
        if selector.ty.is_error() {
            return Selector::Unknown;
        }
        if has_patterns {
            return Selector::Pattern;
        }
        if self.program.is_string(&selector.ty) {
            return Selector::Text;
        }
        match self.program.unboxed(&selector.ty) {
            Some(primitive) if primitive.is_int_like() => return Selector::Int(primitive),
            Some(primitive) => {
                self.error(
                    switch.selector.span,
                    switch.selector.id,
                    format!("selector type {} is not allowed", primitive.name()),
                );
                return Selector::Unknown;
            }
            None => {}
        }
        match self.class_of(&selector.ty) {
            Some(class) if self.program.class(class).kind == TypeKind::Enum => {
                Selector::Enum(class)
            }
            _ if self.may_be_anything(&selector.ty) => Selector::Unknown,
            _ => {
                let only_null_or_default = switch.cases.iter().all(|case| {
                    case.labels
                        .iter()
                        .all(|label| matches!(label, CaseLabel::Null(_)))
                });
                if only_null_or_default {
                    return Selector::Pattern;
                }
                let shown = self.show(&selector.ty);
                self.error(
                    switch.selector.span,
                    switch.selector.id,
                    format!("constant label of a type that is not assignable to {shown}"),
                );
                Selector::Unknown
            }
        }
    }

    fn case_labels(
        &mut self,
        case: &ast::SwitchCase,
        kind: Selector,
        seen: &mut Vec<SwitchLabel>,
    ) -> Vec<SwitchLabel> {
        let mut labels = Vec::with_capacity(case.labels.len());
        for label in &case.labels {
            let (lowered, span, node) = match label {
                CaseLabel::Null(span) => (Some(SwitchLabel::Null), *span, case.id),
                CaseLabel::Pattern(_) => continue,
                CaseLabel::Expr(expr) => (self.case_label(expr, kind), expr.span, expr.id),
            };
            let Some(lowered) = lowered else { continue };
            if seen.contains(&lowered) {
                self.error(span, node, "duplicate case label");
            }
            seen.push(lowered.clone());
            labels.push(lowered);
        }
        labels
    }

    fn case_label(&mut self, expr: &ast::Expr, kind: Selector) -> Option<SwitchLabel> {
        match kind {
            Selector::Enum(class) => {
                let found = self.enum_label(class, expr);
                if found.is_none() {
                    let shown = self.program.show_class(class);
                    self.error(
                        expr.span,
                        expr.id,
                        format!("an enum switch case label must be a constant of {shown}"),
                    );
                }
                found.map(SwitchLabel::Enum)
            }
            Selector::Int(primitive) => {
                let value = self.expr_to(expr, &Type::Primitive(primitive));
                if value.ty.is_error() {
                    return None;
                }
                match self.constant_value(&value) {
                    Some(Constant::Int(value)) => Some(SwitchLabel::Int(value)),
                    _ => {
                        self.error(expr.span, expr.id, "constant expression required");
                        None
                    }
                }
            }
            Selector::Text => {
                let string = self.string();
                let value = self.expr_to(expr, &string);
                if value.ty.is_error() {
                    return None;
                }
                match self.constant_value(&value) {
                    Some(Constant::Str(text)) => Some(SwitchLabel::Str(text)),
                    _ => {
                        self.error(expr.span, expr.id, "constant string expression required");
                        None
                    }
                }
            }
            Selector::Pattern | Selector::Unknown => None,
        }
    }

    /// The code of `case … ->`, which never falls through.
    fn arrow_body(
        &mut self,
        case: &ast::SwitchCase,
        label: LabelId,
        result: Option<LocalId>,
    ) -> (Vec<Stmt>, bool) {
        let mut out = Vec::new();
        if let (
            Some(_),
            [
                ast::Stmt {
                    id,
                    kind: ast::StmtKind::Expr(value),
                    ..
                },
            ],
        ) = (result, &case.body[..])
        {
            let index = self
                .function()
                .targets
                .iter()
                .rposition(|target| target.label == label);
            if let Some(index) = index {
                self.yield_value(index, value, *id, &mut out);
            }
            return (out, false);
        }
        let (body, completes) = self.block_statements(&case.body);
        out = body;
        if completes {
            if result.is_some() {
                self.error(
                    case.span,
                    case.id,
                    "switch rule completes without providing a value",
                );
            }
            out.push(synthetic_stmt(StmtKind::Break(label)));
        }
        (out, completes)
    }

    /// Tests in order; the first that matches runs.
    fn pattern_switch(
        &mut self,
        switch: &ast::Switch,
        selector: Expr,
        label: LabelId,
        result: Option<LocalId>,
        id: ast::NodeId,
    ) -> LoweredSwitch {
        let ty = selector.ty.clone();
        let value = self.temporary("selector", ty.clone());
        let mut statements = vec![synthetic_stmt(StmtKind::Local {
            local: value,
            init: Some(selector),
        })];
        let has_null = switch.cases.iter().any(|case| {
            case.labels
                .iter()
                .any(|label| matches!(label, CaseLabel::Null(_)))
        });
        if !has_null {
            let checked = self.checked_for_null(local_expr(value, ty.clone()));
            statements.push(synthetic_stmt(StmtKind::Expr(checked)));
        }
        let mut default = None;
        let mut completes = false;
        let mut is_total = false;
        for (index, case) in switch.cases.iter().enumerate() {
            self.push_scope();
            let test = self.case_test(case, value, &ty, &mut is_total);
            let (mut body, body_completes) = if switch.is_arrow {
                self.arrow_body(case, label, result)
            } else {
                self.block_statements(&case.body)
            };
            self.pop_scope();
            completes |= body_completes;
            let falls = body_completes && !switch.is_arrow && index + 1 < switch.cases.len();
            if falls && !case.body.is_empty() {
                body.push(self.unsupported_stmt(case.id, "fall through between patterns"));
            } else if body_completes && !switch.is_arrow {
                body.push(synthetic_stmt(StmtKind::Break(label)));
            }
            let body = Stmt {
                id: case.id,
                kind: StmtKind::Block(body),
            };
            match test {
                Some(cond) => statements.push(synthetic_stmt(StmtKind::If {
                    cond,
                    then: Box::new(body),
                    otherwise: None,
                })),
                None => default = Some(body),
            }
        }
        let has_default = default.is_some();
        if let Some(default) = default {
            statements.push(default);
        } else if !is_total {
            statements.push(self.no_match(id));
        }
        let body = synthetic_stmt(StmtKind::Block(statements));
        LoweredSwitch {
            kind: StmtKind::Labeled {
                label,
                body: Box::new(body),
            },
            completes,
            is_exhaustive: has_default || is_total || result.is_some(),
        }
    }

    /// The condition of a case; `None` for a plain default.
    fn case_test(
        &mut self,
        case: &ast::SwitchCase,
        value: LocalId,
        ty: &Type,
        is_total: &mut bool,
    ) -> Option<Expr> {
        if case.labels.is_empty() {
            return None;
        }
        let mut test: Option<Expr> = None;
        for label in &case.labels {
            let operand = local_expr(value, ty.clone());
            let single = match label {
                CaseLabel::Null(_) => self.is_null(operand),
                CaseLabel::Pattern(pattern) => {
                    *is_total |= case.guard.is_none() && self.is_total(pattern, ty);
                    self.pattern_test(operand, pattern, case.id)
                }
                CaseLabel::Expr(expr) => self.constant_test(operand, expr),
            };
            test = Some(match test {
                None => single,
                Some(test) => synthetic(
                    Type::BOOLEAN,
                    ExprKind::Or {
                        left: Box::new(test),
                        right: Box::new(single),
                    },
                ),
            });
        }
        let guard = case.guard.as_ref().map(|guard| self.condition(guard));
        let test = match (test, guard) {
            (Some(test), Some(guard)) => Some(synthetic(
                Type::BOOLEAN,
                ExprKind::And {
                    left: Box::new(test),
                    right: Box::new(guard),
                },
            )),
            (test, _) => test,
        };
        // `case null, default` takes whatever is left.
        if case.is_default { None } else { test }
    }

    fn constant_test(&mut self, operand: Expr, expr: &ast::Expr) -> Expr {
        if let Some(class) = self.class_of(&operand.ty)
            && self.program.class(class).kind == TypeKind::Enum
        {
            let Some(field) = self.enum_label(class, without_parens(expr)) else {
                return self.error_expr(expr, "an enum switch case label must be a constant");
            };
            let constant = synthetic(Type::class(class), ExprKind::StaticField(field));
            return self.comparison(
                crate::ir::CompareOp::Eq,
                crate::ir::CompareKind::Reference,
                operand,
                constant,
                expr.id,
            );
        }
        let object = self.object();
        let objects = self.program.well_known().objects;
        let value = self.expr(expr, None);
        let value = self.box_value(value);
        match self.find_method(objects, "equals", &[object.clone(), object]) {
            Some(method) => Expr {
                id: expr.id,
                ty: Type::BOOLEAN,
                kind: ExprKind::Call {
                    method,
                    dispatch: crate::ir::Dispatch::Static,
                    receiver: None,
                    args: vec![operand, value],
                },
            },
            None => self.unsupported_expr(expr.id, "constant in a pattern switch"),
        }
    }

    fn no_match(&mut self, id: ast::NodeId) -> Stmt {
        let exception = self.program.well_known().match_exception;
        let string = self.string();
        let text: Arc<[u16]> = Arc::from([]);
        let message = synthetic(string, ExprKind::Const(Constant::Str(text)));
        if self.constructors(exception).is_empty() {
            return self.unsupported_stmt(id, "a switch without a matching pattern");
        }
        let two = self
            .constructors(exception)
            .into_iter()
            .find(|constructor| self.program.method(*constructor).params.len() == 2);
        match two {
            Some(constructor) => {
                let null = synthetic(
                    Type::class(self.program.well_known().throwable),
                    ExprKind::Const(Constant::Null),
                );
                synthetic_stmt(StmtKind::Throw(synthetic(
                    Type::class(exception),
                    ExprKind::New {
                        class: exception,
                        constructor,
                        args: vec![message, null],
                        captures: Vec::new(),
                    },
                )))
            }
            None => self.new_exception(exception, message),
        }
    }
}

struct LoweredSwitch {
    kind: StmtKind,
    completes: bool,
    is_exhaustive: bool,
}
