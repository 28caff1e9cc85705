//! What a method's code mentions: static state, texts, types that values are tested for, lengths.

use crate::lengths::Lengths;
use crate::patterns::Patterns;
use crate::sharing::Sharing;
use java::ir::{Body, CompareKind, Constant, Expr, ExprKind, Place, Stmt, StmtKind, SwitchLabel};
use java::ir_visit::{self, Visitor};
use java::program::Program;
use java::types::{ClassId, FieldId, MethodId, Type};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Methods looked at.
const METHODS: usize = 200;
/// The longest text constant that inputs take.
const TEXT: usize = 40;
/// Text constants that inputs take.
const TEXTS: usize = 16;
/// Types that values are tested for.
const TYPES: usize = 12;

#[derive(Default)]
struct Mentions {
    statics: BTreeSet<FieldId>,
    texts: BTreeSet<Arc<[u16]>>,
    types: Vec<Type>,
    numbers: Numbers,
    calls: Vec<MethodId>,
    /// So many locals of the body are parameters.
    parameters: u32,
    /// Of what is compared with `null`, or looked for as `null`, parameters excepted.
    nulls: Vec<Type>,
}

/// Number constants.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    pub(crate) whole: BTreeSet<i64>,
    pub(crate) real: Vec<f64>,
}

/// Number constants of a kind.
const NUMBERS: usize = 12;

impl Numbers {
    fn add(&mut self, value: i64) {
        if self.whole.len() < NUMBERS {
            self.whole.insert(value);
        }
    }

    fn add_real(&mut self, value: f64) {
        if value.is_finite() && self.real.len() < NUMBERS && !self.real.contains(&value) {
            self.real.push(value);
        }
    }
}

impl Mentions {
    fn constants(&self, program: &Program) -> Vec<FieldId> {
        let is_constant = |field: &FieldId| {
            let class = program.class(program.field(*field).class);
            class.enum_constants.contains(field)
        };
        self.statics.iter().copied().filter(is_constant).collect()
    }

    fn label(&mut self, label: &SwitchLabel) {
        match label {
            SwitchLabel::Str(text) => self.text(text),
            SwitchLabel::Enum(field) => {
                self.statics.insert(*field);
            }
            SwitchLabel::Int(_) | SwitchLabel::Null => {}
        }
    }

    fn tested(&mut self, ty: &Type) {
        let ty = ty.erasure();
        if ty.is_reference() && self.types.len() < TYPES && !self.types.contains(&ty) {
            self.types.push(ty);
        }
    }

    fn null(&mut self, ty: &Type) {
        let ty = ty.erasure();
        if self.nulls.len() < TYPES && !self.nulls.contains(&ty) {
            self.nulls.push(ty);
        }
    }

    fn text(&mut self, text: &Arc<[u16]>) {
        if text.len() <= TEXT && self.texts.len() < TEXTS {
            self.texts.insert(text.clone());
        }
    }
}

fn is_null(expression: &Expr) -> bool {
    matches!(expression.kind, ExprKind::Const(Constant::Null))
}

impl Visitor for Mentions {
    fn statement(&mut self, statement: &Stmt) {
        if let StmtKind::Switch(switch) = &statement.kind {
            let labels = switch.cases.iter().flat_map(|case| &case.labels);
            labels.for_each(|label| self.label(label));
        }
    }

    fn expression(&mut self, expression: &Expr) {
        match &expression.kind {
            ExprKind::StaticField(field) => {
                self.statics.insert(*field);
            }
            ExprKind::Assign { target, .. } | ExprKind::Update { target, .. } => {
                if let Place::StaticField(field) = target {
                    self.statics.insert(*field);
                }
            }
            ExprKind::Const(Constant::Str(text)) => self.text(text),
            ExprKind::Const(Constant::Class(ty)) => self.tested(ty),
            ExprKind::Const(Constant::Int(value)) => self.numbers.add(i64::from(*value)),
            ExprKind::Const(Constant::Long(value)) => self.numbers.add(*value),
            ExprKind::Const(Constant::Double(value)) => self.numbers.add_real(*value),
            ExprKind::Const(Constant::Float(value)) => self.numbers.add_real(f64::from(*value)),
            ExprKind::InstanceOf { target, .. } => self.tested(target),
            ExprKind::Cast { .. } => self.tested(&expression.ty),
            ExprKind::Call {
                method,
                receiver,
                args,
                ..
            } => {
                self.calls.push(*method);
                // `contains(null)` asks for any element that is.
                let is_asked = args.iter().any(is_null) && receiver.is_some();
                if let (true, Some(receiver)) = (is_asked, receiver)
                    && let Type::Class(_, parts) = &receiver.ty
                {
                    parts.iter().for_each(|part| self.null(part));
                }
            }
            ExprKind::Compare {
                kind: CompareKind::Reference,
                left,
                right,
                ..
            } => {
                for (one, other) in [(left, right), (right, left)] {
                    let is_parameter =
                        matches!(one.kind, ExprKind::Local(local) if local.0 < self.parameters);
                    if is_null(other) && !is_parameter {
                        self.null(&one.ty);
                    }
                }
            }
            ExprKind::New { constructor, .. } => self.calls.push(*constructor),
            ExprKind::SwitchValue { switch, .. } => {
                let labels = switch.cases.iter().flat_map(|case| &case.labels);
                labels.for_each(|label| self.label(label));
            }
            _ => {}
        }
    }
}

fn mentions(program: &Program, method: MethodId) -> Mentions {
    let mut mentions = Mentions::default();
    walk_own(program, method, &mut mentions, &mut |_| {});
    mentions
}

/// Walks over the method and what it calls of the program's own.
fn walk_own(
    program: &Program,
    method: MethodId,
    mentions: &mut Mentions,
    look: &mut dyn FnMut(&Body),
) {
    let mut seen = BTreeSet::from([method]);
    let mut waiting = vec![method];
    while let Some(method) = waiting.pop() {
        if let Some(body) = &program.lowered(method).body {
            mentions.parameters = program.method(method).params.len() as u32;
            ir_visit::walk_body(body, mentions);
            look(body);
        }
        for called in std::mem::take(&mut mentions.calls) {
            let is_library = program.class(program.method(called).class).is_library;
            if !is_library && seen.len() < METHODS && seen.insert(called) {
                waiting.push(called);
            }
        }
    }
}

/// Whether what the method calls, or overrides of it, may call the method.
pub(crate) fn may_reenter(program: &Program, method: MethodId) -> bool {
    let name = &program.method(method).name;
    let mut mentions = Mentions::default();
    let mut seen = BTreeSet::from([method]);
    let mut waiting = vec![method];
    while let Some(next) = waiting.pop() {
        if let Some(body) = &program.lowered(next).body {
            ir_visit::walk_body(body, &mut mentions);
        }
        for called in std::mem::take(&mut mentions.calls) {
            let declared = program.method(called);
            // Whatever overrides it has its name.
            if called == method || declared.name == *name || seen.len() >= METHODS {
                return true;
            }
            let overriding = program.methods().filter(|other| {
                !program.class(other.class).is_library
                    && other.name == declared.name
                    && other.params.len() == declared.params.len()
            });
            for other in overriding.map(|other| other.id).collect::<Vec<_>>() {
                if seen.insert(other) {
                    waiting.push(other);
                }
            }
        }
    }
    false
}

/// Static fields of the program's classes that a call may read or write, constants and those that
/// never change excepted.
pub(crate) fn static_fields(program: &Program, method: MethodId) -> Vec<FieldId> {
    let found = mentions(program, method).statics.into_iter();
    found
        .filter(|field| {
            let field = program.field(*field);
            let class = program.class(field.class);
            let is_constant = field.constant.is_some()
                || class.enum_constants.contains(&field.id)
                || (field.is_final && field.ty.as_primitive().is_some());
            let is_own = !class.is_library && !field.name.contains('$');
            is_own && !is_constant
        })
        .collect()
}

/// The text constants that a call may compare with.
pub(crate) fn texts(program: &Program, method: MethodId) -> Vec<Arc<[u16]>> {
    mentions(program, method).texts.into_iter().collect()
}

/// What a call may test values for, and the lengths that it compares with.
pub(crate) struct Tested {
    /// Erased, in the order in which they are met. The method's own class is one where classes are
    /// compared.
    pub(crate) types: Vec<Type>,
    pub(crate) lengths: Vec<u32>,
    /// For objects of these types it matters whether they are one.
    pub(crate) shared: Vec<Type>,
    /// Enum constants that it names.
    pub(crate) named: Vec<FieldId>,
    /// Texts that the code's regular expressions match.
    pub(crate) samples: Vec<Arc<[u16]>>,
    /// Those expressions.
    pub(crate) patterns: Vec<Arc<[u16]>>,
    /// What isn't parameters and compared with `null`: elements may be.
    pub(crate) nulls: Vec<Type>,
    /// It asks objects for the hash code or text that they have by what they are.
    pub(crate) depends_on_identity: bool,
}

pub(crate) fn tested(program: &Program, method: MethodId) -> Tested {
    let mut mentions = Mentions::default();
    let mut lengths = Lengths::default();
    let (mut compares_classes, mut depends_on_identity) = (false, false);
    let of_identity = ["hashCode()", "toString()"]
        .map(|name| program.method_by_key(&format!("java.lang.Object.{name}")));
    let mut sharing = Sharing::new(program);
    let mut patterns = Patterns::new(program);
    let get_class = program.method_by_key("java.lang.Object.getClass()");
    walk_own(program, method, &mut mentions, &mut |body| {
        lengths.of(program, body);
        ir_visit::walk_body(body, &mut sharing);
        patterns.look(body);
        let mut calls = Calls(Vec::new(), Vec::new(), program.well_known().object);
        ir_visit::walk_body(body, &mut calls);
        compares_classes |= calls.0.iter().any(|called| Some(*called) == get_class);
        depends_on_identity |= calls
            .1
            .iter()
            .any(|called| of_identity.contains(&Some(*called)));
    });
    let own = Type::class(program.method(method).class);
    if compares_classes && !mentions.types.contains(&own) {
        mentions.types.push(own);
    }
    let (patterns, samples) = patterns.samples();
    let named = mentions.constants(program);
    Tested {
        types: mentions.types,
        lengths: lengths.found(),
        shared: sharing.types,
        named,
        samples,
        patterns,
        nulls: mentions.nulls,
        depends_on_identity,
    }
}

/// All methods called, and those called on objects that aren't just any.
struct Calls(Vec<MethodId>, Vec<MethodId>, ClassId);

impl Visitor for Calls {
    fn expression(&mut self, expression: &Expr) {
        if let ExprKind::Call {
            method, receiver, ..
        } = &expression.kind
        {
            self.0.push(*method);
            let is_any = receiver.as_ref().is_none_or(|receiver| {
                receiver.ty.class_id() == Some(self.2)
                    && !matches!(receiver.kind, ExprKind::New { .. })
            });
            if !is_any {
                self.1.push(*method);
            }
        }
    }
}

/// The number constants that a call may compare with.
pub(crate) fn numbers(program: &Program, method: MethodId) -> Numbers {
    mentions(program, method).numbers
}
