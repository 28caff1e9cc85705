//! Sites: the statements that could be changed.
//!
//! A site is one place of the source, shared by all its executions (all iterations of a loop, all
//! calls). At statement level these are: the value an assignment or declaration stores, a
//! condition, a switch's selector, a returned value, and the arguments of a call made for its
//! effect.
//!
//! What must hold:
//! * Sites are numbered from 1 in source order, the analysed method's first.
//! * No site lies in library code, in a test, or in code that isn't the user's.

use interp::machine::SiteId;
use java::ir::{Expr, ExprKind, NodeId, Place, SYNTHETIC, Stmt, StmtKind};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{MethodId, Type};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What a site stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiteShape {
    /// The stored value.
    Assignment,
    Condition,
    Selector,
    ReturnValue,
    /// The arguments of a call whose result isn't used.
    Arguments,
    /// An expression inside of one of these.
    Part,
}

#[derive(Clone, Debug)]
pub struct Site {
    pub id: SiteId,
    pub method: MethodId,
    pub shape: SiteShape,
    /// Where it is shown.
    pub anchor: NodeId,
    /// Nodes whose values it owns.
    pub nodes: Vec<NodeId>,
    pub ty: Type,
    /// The local variable or field that is assigned.
    pub variable: Option<Arc<str>>,
    /// Returns a variable unchanged: any wrong result can be "mended" here, which says nothing.
    pub is_trivial: bool,
    /// Stores a new collection or other object of the class library, made of nothing.
    pub is_new: bool,
    /// Conditions of the loops around it (for its own loop's condition: itself included).
    pub loops: Vec<SiteId>,
}

/// All sites of an analysis.
#[derive(Clone, Debug, Default)]
pub struct SiteTable {
    sites: Vec<Site>,
    by_node: FxHashMap<(MethodId, NodeId), SiteId>,
}

impl SiteTable {
    /// Sites of the methods, in the given order.
    pub fn new(program: &Program, methods: &[MethodId]) -> Self {
        let mut table = SiteTable::default();
        for method in methods {
            let Some(body) = program.lowered(*method).body.clone() else {
                continue;
            };
            let mut collector = Collector {
                program,
                table: &mut table,
                method: *method,
                loops: Vec::new(),
            };
            collector.statements(&body.statements, &body.locals);
        }
        table
    }

    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    pub fn get(&self, id: SiteId) -> Option<&Site> {
        (id.0 as usize)
            .checked_sub(1)
            .and_then(|index| self.sites.get(index))
    }

    pub fn is_empty(&self) -> bool {
        self.sites.is_empty()
    }

    /// Names of assigned variables, by site.
    pub fn variable_names(&self) -> FxHashMap<SiteId, Arc<str>> {
        let named = self
            .sites
            .iter()
            .filter_map(|site| Some((site.id, site.variable.clone()?)));
        named.collect()
    }

    /// Assignments of a call's result are no sites: the call is taken for right.
    pub fn remove_results_of(&mut self, program: &Program, callee: MethodId) {
        let mut assigned = ResultsOf {
            callee,
            nodes: Vec::new(),
        };
        if let Some(body) = &program.lowered(callee).body {
            ir_visit::walk_body(body, &mut assigned);
        }
        for node in assigned.nodes {
            self.by_node.remove(&(callee, node));
        }
    }

    /// Adds an expression of a method; `None` if it is a site already.
    pub(crate) fn add_part(&mut self, method: MethodId, node: NodeId, ty: &Type) -> Option<SiteId> {
        if self.by_node.contains_key(&(method, node)) {
            return None;
        }
        let id = self.insert(Site {
            id: SiteId(0),
            method,
            shape: SiteShape::Part,
            anchor: node,
            nodes: vec![node],
            ty: ty.clone(),
            variable: None,
            is_trivial: false,
            is_new: false,
            loops: Vec::new(),
        });
        Some(id)
    }

    /// Numbers a site, which owns its nodes from now on.
    fn insert(&mut self, site: Site) -> SiteId {
        let id = SiteId(self.sites.len() as u32 + 1);
        let nodes = site.nodes.iter().map(|node| ((site.method, *node), id));
        self.by_node.extend(nodes);
        self.sites.push(Site { id, ..site });
        id
    }

    /// What the interpreter is told to observe, by method and node.
    pub fn by_node(&self) -> &FxHashMap<(MethodId, NodeId), SiteId> {
        &self.by_node
    }
}

/// Stores whose value is exactly the result of a call of `callee`.
struct ResultsOf {
    callee: MethodId,
    nodes: Vec<NodeId>,
}

impl ResultsOf {
    fn is_result(&self, value: &Expr) -> bool {
        matches!(&value.kind, ExprKind::Call { method, .. } if *method == self.callee)
    }
}

impl Visitor for ResultsOf {
    fn statement(&mut self, statement: &Stmt) {
        match &statement.kind {
            StmtKind::Local {
                init: Some(value), ..
            } if self.is_result(value) => {
                self.nodes.push(statement.id);
            }
            StmtKind::Return(Some(value)) if self.is_result(value) => {
                self.nodes.push(statement.id);
            }
            _ => {}
        }
    }

    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::Assign { value, .. } = &expression.kind
            && self.is_result(value)
        {
            self.nodes.push(expression.id);
        }
    }
}

struct Collector<'a> {
    program: &'a Program,
    table: &'a mut SiteTable,
    method: MethodId,
    loops: Vec<SiteId>,
}

impl Collector<'_> {
    fn add(
        &mut self,
        shape: SiteShape,
        anchor: NodeId,
        nodes: Vec<NodeId>,
        ty: &Type,
        variable: Option<Arc<str>>,
        is_trivial: bool,
    ) -> Option<SiteId> {
        let nodes: Vec<NodeId> = nodes
            .into_iter()
            .filter(|node| {
                *node != SYNTHETIC && !self.table.by_node.contains_key(&(self.method, *node))
            })
            .collect();
        if nodes.is_empty() || anchor == SYNTHETIC {
            return None;
        }
        Some(self.table.insert(Site {
            id: SiteId(0),
            method: self.method,
            shape,
            anchor,
            nodes,
            ty: ty.clone(),
            variable,
            is_trivial,
            is_new: false,
            loops: self.loops.clone(),
        }))
    }

    fn condition(&mut self, cond: &Expr) -> Option<SiteId> {
        // `while (true)` too: the constant is a condition like any other, if it has a place.
        self.add(
            SiteShape::Condition,
            cond.id,
            vec![cond.id],
            &cond.ty,
            None,
            false,
        )
    }

    fn statements(&mut self, statements: &[Stmt], locals: &[java::ir::Local]) {
        for statement in statements {
            self.statement(statement, locals);
        }
    }

    fn statement(&mut self, statement: &Stmt, locals: &[java::ir::Local]) {
        match &statement.kind {
            StmtKind::Block(statements) => self.statements(statements, locals),
            StmtKind::Local {
                local,
                init: Some(value),
            } => {
                if let Some(declared) = locals.get(local.0 as usize)
                    && !declared.is_temporary
                {
                    let name = Some(declared.name.clone());
                    let added = self.add(
                        SiteShape::Assignment,
                        statement.id,
                        vec![statement.id],
                        &declared.ty,
                        name,
                        false,
                    );
                    if added.is_some()
                        && let Some(site) = self.table.sites.last_mut()
                    {
                        site.is_new = makes_empty(self.program, value);
                    }
                }
                self.nested(value, locals);
            }
            StmtKind::Expr(expression) => self.effect(expression, locals),
            StmtKind::If {
                cond,
                then,
                otherwise,
            } => {
                self.condition(cond);
                self.nested(cond, locals);
                self.statement(then, locals);
                if let Some(otherwise) = otherwise {
                    self.statement(otherwise, locals);
                }
            }
            StmtKind::Loop {
                cond, update, body, ..
            } => {
                let depth = self.loops.len();
                if let Some(cond) = cond {
                    if let Some(id) = self.condition(cond) {
                        self.loops.push(id);
                        if let Some(site) = self.table.sites.last_mut() {
                            site.loops.push(id);
                        }
                    }
                    self.nested(cond, locals);
                }
                self.statement(body, locals);
                for expression in update {
                    self.effect(expression, locals);
                }
                self.loops.truncate(depth);
            }
            StmtKind::Labeled { body, .. } => self.statement(body, locals),
            StmtKind::Switch(switch) => {
                let selector = &switch.selector;
                self.add(
                    SiteShape::Selector,
                    selector.id,
                    vec![selector.id],
                    &selector.ty,
                    None,
                    false,
                );
                self.nested(selector, locals);
                for case in &switch.cases {
                    self.statements(&case.body, locals);
                }
            }
            StmtKind::Return(Some(value)) => {
                let is_trivial = is_plain_read(value);
                // Shown at the expression as written; the value is the one after conversion.
                self.add(
                    SiteShape::ReturnValue,
                    written(value),
                    vec![statement.id],
                    &value.ty,
                    Some("result".into()),
                    is_trivial,
                );
                self.nested(value, locals);
            }
            StmtKind::Throw(value) | StmtKind::Monitor(value) => self.nested(value, locals),
            StmtKind::Try(part) => {
                self.statements(&part.block, locals);
                for catch in &part.catches {
                    self.statements(&catch.block, locals);
                }
                if let Some(finally) = &part.finally {
                    self.statements(finally, locals);
                }
            }
            StmtKind::Local { init: None, .. }
            | StmtKind::Return(None)
            | StmtKind::Break(_)
            | StmtKind::Continue(_)
            | StmtKind::Assert { .. }
            | StmtKind::Assume(_)
            | StmtKind::Empty
            | StmtKind::Unsupported(_) => {}
        }
    }

    /// An expression evaluated for what it does.
    fn effect(&mut self, expression: &Expr, locals: &[java::ir::Local]) {
        match &expression.kind {
            // A constant of an enumeration is itself; what it is made of may be wrong.
            ExprKind::Assign { target, .. } if self.is_enum_constant(target) => {
                self.nested(expression, locals);
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                let variable = self.name_of(target, locals);
                self.add(
                    SiteShape::Assignment,
                    expression.id,
                    vec![expression.id],
                    &expression.ty,
                    variable,
                    false,
                );
                self.nested(expression, locals);
            }
            ExprKind::Call { args, .. } => {
                let nodes: Vec<NodeId> = args.iter().map(|arg| arg.id).collect();
                let ty = args.first().map_or(Type::Void, |arg| arg.ty.clone());
                self.add(SiteShape::Arguments, expression.id, nodes, &ty, None, false);
                self.nested(expression, locals);
            }
            _ => self.nested(expression, locals),
        }
    }

    fn is_enum_constant(&self, target: &Place) -> bool {
        let Place::StaticField(field) = target else {
            return false;
        };
        let class = self.program.field(*field).class;
        self.program.class(class).enum_constants.contains(field)
    }

    /// Assignments, and statements of switch expressions and lambdas, inside an expression.
    fn nested(&mut self, expression: &Expr, locals: &[java::ir::Local]) {
        struct Inner<'a, 'b> {
            collector: &'a mut Collector<'b>,
            locals: &'a [java::ir::Local],
            root: *const Expr,
        }
        impl Visitor for Inner<'_, '_> {
            fn expression(&mut self, expression: &Expr) {
                if std::ptr::eq(expression, self.root) {
                    return;
                }
                if let ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } =
                    &expression.kind
                {
                    let variable = self.collector.name_of(target, self.locals);
                    self.collector.add(
                        SiteShape::Assignment,
                        expression.id,
                        vec![expression.id],
                        &expression.ty,
                        variable,
                        false,
                    );
                }
            }
            fn enters_lambdas(&self) -> bool {
                false
            }
        }
        let mut inner = Inner {
            collector: self,
            locals,
            root: expression,
        };
        ir_visit::walk_expression(expression, &mut inner);
    }

    fn name_of(&self, place: &Place, locals: &[java::ir::Local]) -> Option<Arc<str>> {
        match place {
            Place::Local(local) => locals.get(local.0 as usize).map(|local| local.name.clone()),
            Place::Field { field, .. } | Place::StaticField(field) => {
                Some(self.program.field(*field).name.clone())
            }
            Place::Element { .. } => None,
        }
    }
}

/// The outermost node that stands in the source.
fn written(value: &Expr) -> NodeId {
    let inner = match &value.kind {
        ExprKind::Convert { operand, .. } | ExprKind::Cast { operand } => Some(&**operand),
        ExprKind::Call { args, receiver, .. } => args.first().or(receiver.as_deref()),
        _ => None,
    };
    match inner {
        Some(inner) if value.id == SYNTHETIC => written(inner),
        _ => value.id,
    }
}

/// Whether a field's initialiser stores a new object made of nothing.
pub(crate) fn initialises_empty(program: &Program, routine: MethodId) -> bool {
    let is_field = matches!(
        program.method(routine).kind,
        java::program::MethodKind::FieldInitializer(_)
    );
    let lowered = program.lowered(routine);
    let mut statements = lowered.body.iter().flat_map(|body| &body.statements);
    is_field
        && statements.all(|statement| match &statement.kind {
            StmtKind::Expr(expression) => match &expression.kind {
                ExprKind::Assign { value, .. } => makes_empty(program, value),
                _ => false,
            },
            _ => false,
        })
}

/// `new T()` of a class of the library.
fn makes_empty(program: &Program, value: &Expr) -> bool {
    match &value.kind {
        ExprKind::New { args, .. } => {
            let class = value.ty.erasure().class_id();
            args.is_empty() && class.is_some_and(|class| program.class(class).is_library)
        }
        ExprKind::Convert { operand, .. } | ExprKind::Cast { operand } => {
            makes_empty(program, operand)
        }
        _ => false,
    }
}

fn is_plain_read(value: &Expr) -> bool {
    match &value.kind {
        ExprKind::Local(_) | ExprKind::This | ExprKind::StaticField(_) => true,
        ExprKind::Field { object, .. } => is_plain_read(object),
        ExprKind::Convert { operand, .. } | ExprKind::Cast { operand } => is_plain_read(operand),
        _ => false,
    }
}
