//! Blank final fields (JLS 4.12.4), and which initialiser of their class sets each.
//!
//! What must hold: this depends on the syntax of initialisers alone, so that checking one member asks
//! for no other's body; an edit that changes it makes a new program (`replace_class`, `Variant`).
//! Since a field that an initialiser may have set can't be set once more by anything that runs later,
//! that initialiser alone has to set it on all paths.

use super::{DeclarationError, MemberId, MemberSource, Method, MethodKind, Program};
use crate::types::{ClassId, FieldId, MethodId};
use std::collections::BTreeSet;
use std::sync::Arc;
use syntax::ast::{Expr, ExprKind, MemberKind, TypeDecl};
use syntax::visit::{self, NodeRef};

/// A final field without an initialiser of its own.
#[derive(Clone, Debug)]
pub(crate) struct BlankField {
    pub(crate) field: FieldId,
    pub(crate) name: Arc<str>,
    /// The initialiser block, or other field's initialiser, that sets it.
    pub(crate) set_by: Option<MethodId>,
}

/// The variables that an initialiser assigns by name.
#[derive(Debug, Default, PartialEq)]
struct Assigned {
    names: BTreeSet<Arc<str>>,
    /// Names that a variable of the initialiser's own has as well.
    unclear: BTreeSet<Arc<str>>,
}

impl Program {
    /// The blank final fields of a class, static or not, without those of which it can't be said what
    /// sets them.
    pub(crate) fn blank_fields(&self, class: ClassId, is_static: bool) -> Vec<BlankField> {
        let class = self.class(class);
        if class.is_library || class.is_interface() {
            return Vec::new();
        }
        let components = class.decl.record_components.len();
        let is_blank = |index: usize, id: FieldId| {
            let field = self.field(id);
            field.is_final
                && field.is_static == is_static
                && match &field.ast {
                    Some(ast) => ast.init.is_none() && ast.errors.is_empty(),
                    None => index < components,
                }
        };
        let fields = class.fields.iter().copied().enumerate();
        let mut blank: Vec<BlankField> = fields
            .filter(|(index, id)| is_blank(*index, *id))
            .map(|(_, field)| BlankField {
                field,
                name: Arc::clone(&self.field(field).name),
                set_by: None,
            })
            .collect();
        if blank.is_empty() {
            return blank;
        }
        let routines = if is_static {
            &class.static_initializers
        } else {
            &class.instance_initializers
        };
        for routine in routines {
            let assigned = match &self.method(*routine).source {
                MemberSource::Initializer(source) if source.errors.is_empty() => {
                    Assigned::by(NodeRef::Initializer(source))
                }
                MemberSource::Field(source) if source.errors.is_empty() => {
                    Assigned::by(NodeRef::Field(source))
                }
                MemberSource::EnumConstant(_) | MemberSource::Method(_) | MemberSource::None => {
                    continue;
                }
                // What it does can't be known.
                MemberSource::Initializer(_) | MemberSource::Field(_) => return Vec::new(),
            };
            blank.retain(|field| !assigned.unclear.contains(&field.name));
            for field in &mut blank {
                if field.set_by.is_none() && assigned.names.contains(&field.name) {
                    field.set_by = Some(*routine);
                }
            }
        }
        blank
    }

    /// Blank final fields that nothing sets, where there is no constructor to say it of (JLS 8.3.1.2).
    pub(super) fn unset_fields(&self) -> Vec<DeclarationError> {
        let mut errors = Vec::new();
        for class in self.classes.own() {
            let file = self.file(class.file);
            if class.is_missing
                || class.may_have_generated_members
                // A constructor may be among what couldn't be read.
                || !file.unit.errors.is_empty()
            {
                continue;
            }
            let has_constructor = class
                .methods
                .iter()
                .any(|method| self.method(*method).kind == MethodKind::Constructor);
            let is_record = !class.decl.record_components.is_empty();
            for is_static in [true, false] {
                if !is_static && (has_constructor || is_record) {
                    continue;
                }
                let blank = self.blank_fields(class.id, is_static);
                let unset = blank.iter().filter(|field| field.set_by.is_none());
                errors.extend(unset.filter_map(|blank| {
                    let field = self.field(blank.field);
                    Some(DeclarationError {
                        file: class.file,
                        member: Some(self.member_of_field(blank.field)?),
                        span: field.ast.as_ref()?.name.span,
                        message: not_set_by_default(&blank.name),
                    })
                }));
            }
        }
        errors
    }

    /// The member that a field's declaration belongs to.
    fn member_of_field(&self, field: FieldId) -> Option<MemberId> {
        let declaration = self.field(field);
        let class = self.tables.classes.get(declaration.class.index())?;
        if class.member.is_some() {
            return class.member;
        }
        let source = declaration.ast.as_ref()?;
        let file = self.class(declaration.class).file;
        let members = self.tables.files.get(file.index())?.members.clone();
        members.map(MemberId).find(|member| {
            matches!(
                self.members.get(member.0 as usize).map(|info| &info.kind),
                Some(MemberKind::Field(other)) if Arc::ptr_eq(source, other)
            )
        })
    }

    /// Whether a method is a constructor that leaves everything to another one of its class.
    pub(crate) fn calls_other_constructor(method: &Method) -> bool {
        let MemberSource::Method(source) = &method.source else {
            return false;
        };
        let first = source.body.as_ref().and_then(|body| body.stmts.first());
        first.is_some_and(|first| match &first.kind {
            syntax::ast::StmtKind::Expr(expr) => matches!(
                expr.kind,
                ExprKind::ConstructorCall {
                    is_super: false,
                    ..
                }
            ),
            _ => false,
        })
    }
}

/// What javac says of a field that neither its declaration nor an initialiser sets.
pub(crate) fn not_set_by_default(name: &str) -> String {
    format!("variable {name} not initialized in the default constructor")
}

/// Whether the initialisers of two versions of a class set the same of its blank final fields.
pub(super) fn sets_the_same(old: &TypeDecl, new: &TypeDecl) -> bool {
    let blank = blank_names(old);
    blank == blank_names(new)
        && (blank.is_empty() || {
            let of = |decl: &TypeDecl| -> Vec<Assigned> {
                let members = decl.members.iter();
                members
                    .map(|member| assigned_in(&member.kind, &blank))
                    .collect()
            };
            of(old) == of(new)
        })
}

/// The same for one member of a class.
pub(super) fn member_sets_the_same(class: &TypeDecl, old: &MemberKind, new: &MemberKind) -> bool {
    let blank = blank_names(class);
    blank.is_empty() || assigned_in(old, &blank) == assigned_in(new, &blank)
}

fn blank_names(decl: &TypeDecl) -> BTreeSet<Arc<str>> {
    let fields = decl.members.iter().filter_map(|member| match &member.kind {
        MemberKind::Field(field) => Some(field),
        _ => None,
    });
    fields
        .filter(|field| field.modifiers.is_final && field.init.is_none())
        .map(|field| Arc::clone(&field.name.text))
        .collect()
}

fn assigned_in(member: &MemberKind, blank: &BTreeSet<Arc<str>>) -> Assigned {
    let mut assigned = match member {
        MemberKind::Initializer(source) => Assigned::by(NodeRef::Initializer(source)),
        MemberKind::Field(source) => Assigned::by(NodeRef::Field(source)),
        _ => Assigned::default(),
    };
    assigned.names.retain(|name| blank.contains(name));
    assigned.unclear.retain(|name| blank.contains(name));
    assigned
}

impl Assigned {
    fn by(initializer: NodeRef<'_>) -> Assigned {
        let mut assigned = Assigned::default();
        let mut own: BTreeSet<Arc<str>> = BTreeSet::new();
        let mut simple: BTreeSet<Arc<str>> = BTreeSet::new();
        visit::walk(initializer, |node| {
            match node {
                // What they assign isn't set by the initialiser.
                NodeRef::Class(_) => return false,
                NodeRef::Expr(expr) if matches!(expr.kind, ExprKind::Lambda(_)) => return false,
                NodeRef::LocalVar(variable) => {
                    own.insert(Arc::clone(&variable.name.text));
                }
                NodeRef::Param(param) => {
                    own.insert(Arc::clone(&param.name.text));
                }
                NodeRef::Catch(catch) => {
                    own.insert(Arc::clone(&catch.name.text));
                }
                NodeRef::Binding { name, .. } => {
                    own.insert(Arc::clone(&name.text));
                }
                NodeRef::Expr(expr) => match assigned_variable(expr) {
                    Some((name, true)) => {
                        assigned.names.insert(name);
                    }
                    Some((name, false)) => {
                        simple.insert(name);
                    }
                    None => {}
                },
                _ => {}
            }
            true
        });
        for name in simple {
            let is_unclear = own.contains(&name);
            if is_unclear {
                assigned.unclear.insert(name);
            } else {
                assigned.names.insert(name);
            }
        }
        assigned
    }
}

/// The name of the variable that an expression assigns, and whether it is `this.name`.
fn assigned_variable(expr: &Expr) -> Option<(Arc<str>, bool)> {
    let (ExprKind::Assign { target, .. }
    | ExprKind::CompoundAssign { target, .. }
    | ExprKind::IncDec { target, .. }) = &expr.kind
    else {
        return None;
    };
    own_variable(target)
}

/// The name of a variable written as `name` or `this.name` (which is told): only so blank final fields
/// are set, and only so a read of one is checked.
pub(crate) fn own_variable(expr: &Expr) -> Option<(Arc<str>, bool)> {
    match &expr.kind {
        ExprKind::Paren(inner) => own_variable(inner),
        ExprKind::Name(name) => Some((Arc::clone(name), false)),
        ExprKind::Field { target, name } => {
            let mut target = target;
            while let ExprKind::Paren(inner) = &target.kind {
                target = inner;
            }
            matches!(target.kind, ExprKind::This).then(|| (Arc::clone(&name.text), true))
        }
        _ => None,
    }
}
