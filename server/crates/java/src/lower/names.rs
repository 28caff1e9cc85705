//! What a name stands for: a variable, a field of this or an enclosing object, a type, a package
//! (JLS 6.5).
//!
//! What must hold: scopes are searched from the inside out; at each class its fields come before
//! the variables of the code around it.

use super::{Lowerer, synthetic};
use crate::ir::{Constant, Expr, ExprKind};
use crate::types::{ClassId, FieldId, Type};
use std::sync::Arc;
use syntax::ast;

/// The meaning of an expression that may be a dotted name.
pub(crate) enum Meaning {
    Value(Expr),
    Type(Type),
    Package(String),
}

/// A variable found by name, before it is read or written.
pub(crate) struct FoundVariable {
    pub(crate) place: Expr,
    pub(crate) constant: Option<Constant>,
    pub(crate) is_final: bool,
    /// A local of a function around this lambda, or a captured one: not assignable.
    pub(crate) is_captured: bool,
}

impl Lowerer<'_> {
    /// An expression as a value; names of types and packages are errors.
    pub(crate) fn name_value(&mut self, expr: &ast::Expr) -> Expr {
        match self.meaning(expr) {
            Meaning::Value(value) => value,
            Meaning::Type(ty) => {
                let name = self.show(&ty);
                self.error_expr(expr, format!("cannot find symbol: variable {name}"))
            }
            Meaning::Package(name) => self.unknown_name(expr, &name),
        }
    }

    fn unknown_name(&mut self, expr: &ast::Expr, name: &str) -> Expr {
        let first = name.split('.').next().unwrap_or(name);
        if self.may_be_inherited() || self.may_be_imported() {
            return self.unsupported_expr(expr.id, format!("not modelled: {name}"));
        }
        let file = self.program.scope_file(self.scope);
        let imported = self
            .program
            .tables
            .files
            .get(file.index())
            .and_then(|info| {
                info.static_imports
                    .iter()
                    .find(|(_, member)| member.as_ref().is_some_and(|member| &**member == first))
            });
        if let Some((class, _)) = imported {
            let is_partly_known = self
                .program
                .lookup_qualified(file, class)
                .is_none_or(|class| {
                    self.program.class(class).is_library || self.members_may_be_unknown(class)
                });
            if is_partly_known {
                let what = format!("not modelled: {class}.{first}");
                return self.unsupported_expr(expr.id, what);
            }
        }
        let problem = self.program.missing(self.scope, name, expr.span);
        let looks_like_type = first.starts_with(|c: char| c.is_uppercase());
        if !problem.is_definite && (looks_like_type || name.contains('.')) {
            return self.unsupported_expr(expr.id, problem.message);
        }
        if name.contains('.') && !looks_like_type {
            return self.error_expr(expr, format!("cannot find symbol: variable {first}"));
        }
        let message = format!("cannot find symbol: variable {name}");
        self.no_member(expr, self.class, message)
    }

    /// Whether a class around this code has a supertype we don't know.
    pub(crate) fn may_be_inherited(&self) -> bool {
        let mut current = Some(self.class);
        while let Some(class) = current {
            if self.members_may_be_unknown(class) {
                return true;
            }
            current = self.program.class(class).outer;
        }
        false
    }

    /// Whether an unknown simple name may come from `import static Unknown.*`.
    pub(crate) fn may_be_imported(&self) -> bool {
        let file = self.program.scope_file(self.scope);
        self.program
            .tables
            .files
            .get(file.index())
            .is_some_and(|info| {
                info.static_imports.iter().any(|(class, member)| {
                    member.is_none()
                        && self
                            .program
                            .lookup_qualified(file, class)
                            .is_none_or(|class| {
                                let class = self.program.class(class);
                                class.is_missing || class.has_missing_supertype
                            })
                })
            })
    }

    /// Decides what a (possibly dotted) name or any other expression means.
    pub(crate) fn meaning(&mut self, expr: &ast::Expr) -> Meaning {
        match &expr.kind {
            ast::ExprKind::Name(name) => {
                if let Some(found) = self.find_simple(name, expr) {
                    return Meaning::Value(self.read(found, expr.id));
                }
                if let Some(ty) = self.program.resolve_simple_name(self.scope, name) {
                    return Meaning::Type(ty);
                }
                Meaning::Package(name.to_string())
            }
            ast::ExprKind::Field { target, name }
                if matches!(
                    target.kind,
                    ast::ExprKind::Name(_) | ast::ExprKind::Field { .. }
                ) =>
            {
                match self.meaning(target) {
                    Meaning::Value(object) => {
                        Meaning::Value(self.field_of_value(object, name, expr))
                    }
                    Meaning::Type(ty) => self.member_of_type(&ty, name, expr),
                    Meaning::Package(package) => {
                        let qualified = format!("{package}.{}", name.text);
                        let file = self.program.scope_file(self.scope);
                        match self.program.lookup_qualified(file, &qualified) {
                            Some(class) => Meaning::Type(Type::class(class)),
                            None => Meaning::Package(qualified),
                        }
                    }
                }
            }
            _ => Meaning::Value(self.expr(expr, None)),
        }
    }

    fn member_of_type(&mut self, ty: &Type, name: &ast::Ident, expr: &ast::Expr) -> Meaning {
        let Type::Class(class, _) = ty else {
            let shown = self.show(ty);
            let message = format!("cannot find symbol: variable {} in {shown}", name.text);
            return Meaning::Value(self.error_expr(expr, message));
        };
        if let Some(field) = self.find_field(*class, &name.text) {
            self.check_access_to_field(field, Some(*class), name, expr.id);
            let found = self.static_field_of(field);
            return Meaning::Value(match found {
                Some(found) => self.read(found, expr.id),
                None => self.error_expr(
                    expr,
                    format!(
                        "non-static variable {} cannot be referenced from a static context",
                        name.text
                    ),
                ),
            });
        }
        if let Some(member) = self.program.member_type(*class, &name.text) {
            return Meaning::Type(Type::class(member));
        }
        let declaration = self.program.class(*class);
        let shown = declaration.display_name.to_string();
        let may_exist = declaration.is_library || self.members_may_be_unknown(*class);
        Meaning::Value(if may_exist {
            self.unknown_member(expr.id, *class, &name.text)
        } else {
            let message = format!(
                "cannot find symbol: variable {} in class {shown}",
                name.text
            );
            self.no_member(expr, *class, message)
        })
    }

    fn static_field_of(&self, field: FieldId) -> Option<FoundVariable> {
        let declaration = self.program.field(field);
        declaration.is_static.then(|| FoundVariable {
            place: synthetic(declaration.ty.clone(), ExprKind::StaticField(field)),
            constant: self.program.field_constant(field),
            is_final: declaration.is_final,
            is_captured: false,
        })
    }

    /// A field by name, declared or inherited (JLS 8.3.3: superinterfaces, then the superclass).
    pub(crate) fn find_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let mut pending = vec![class];
        let mut seen = Vec::new();
        while let Some(class) = pending.pop() {
            if seen.contains(&class) {
                continue;
            }
            seen.push(class);
            let info = self.program.tables.classes.get(class.index())?;
            if let Some(field) = info.fields_by_name.get(name) {
                return Some(*field);
            }
            let declaration = self.program.class(class);
            pending.extend(declaration.superclass);
            pending.extend(declaration.interfaces.iter().filter_map(Type::class_id));
        }
        None
    }

    /// Reads a variable: constants are inlined, what generics hide is cast.
    pub(crate) fn read(&mut self, found: FoundVariable, id: ast::NodeId) -> Expr {
        let ty = found.place.ty.clone();
        if let Some(constant) = found.constant {
            return Expr {
                id,
                ty,
                kind: ExprKind::Const(constant),
            };
        }
        self.with_declared_erasure(Expr { id, ..found.place })
    }

    /// Casts a field's value to its substituted type where the field's erased type is wider.
    fn with_declared_erasure(&self, value: Expr) -> Expr {
        let declared = match &value.kind {
            ExprKind::Field { field, .. } | ExprKind::StaticField(field) => {
                self.program.erase(&self.program.field(*field).ty)
            }
            _ => return value,
        };
        self.narrow_erasure(value, declared)
    }

    /// An expression whose run-time type is only known to be `declared` as one of its own type.
    pub(crate) fn narrow_erasure(&self, value: Expr, declared: Type) -> Expr {
        let wanted = self.program.erase(&value.ty);
        if !declared.is_reference()
            || declared.is_error()
            || self.program.is_erased_subtype(&declared, &wanted)
        {
            return value;
        }
        let ty = value.ty.clone();
        synthetic(
            ty,
            ExprKind::Cast {
                operand: Box::new(Expr {
                    ty: declared,
                    ..value
                }),
            },
        )
    }

    /// A simple name as a variable.
    pub(crate) fn find_simple(&mut self, name: &str, expr: &ast::Expr) -> Option<FoundVariable> {
        if let Some((owner, variable)) = self.find_variable(name) {
            let is_captured = owner + 1 < self.functions.len();
            // Constant strings are interned, constant conditions decide the flow; numbers stay
            // reads of the variable.
            if let Some(constant @ (Constant::Str(_) | Constant::Boolean(_))) = variable.constant {
                return Some(FoundVariable {
                    place: synthetic(variable.ty, ExprKind::Local(variable.local)),
                    constant: Some(constant),
                    is_final: true,
                    is_captured,
                });
            }
            let place = self.read_local(owner, variable.local, &variable.ty);
            return Some(FoundVariable {
                place,
                constant: None,
                is_final: variable.is_final,
                is_captured,
            });
        }
        self.find_in_classes(name, true, expr)
            .or_else(|| self.find_static_import(name))
            .or_else(|| self.find_in_classes(name, false, expr))
    }

    /// The field of an object, with the type it has there.
    pub(crate) fn field_place(&self, object: Expr, field: FieldId) -> Expr {
        let declaration = self.program.field(field);
        let ty = match self.program.as_super(&object.ty, declaration.class) {
            Some(Type::Class(class, args)) => {
                let ty = self.program.substitute_class(&declaration.ty, class, &args);
                self.program.upper_bound(&ty)
            }
            _ => declaration.ty.clone(),
        };
        let object = self.with_erased_type(object, &Type::class(declaration.class));
        synthetic(
            ty,
            ExprKind::Field {
                object: Box::new(object),
                field,
            },
        )
    }

    fn find_static_import(&mut self, name: &str) -> Option<FoundVariable> {
        let file = self.program.scope_file(self.scope);
        let info = self.program.tables.files.get(file.index())?;
        let candidates = info
            .static_imports
            .iter()
            .filter(|(_, member)| member.as_ref().is_none_or(|member| &**member == name));
        let mut found = None;
        for (class, member) in candidates {
            let Some(class) = self.program.lookup_qualified(file, class) else {
                continue;
            };
            let field = self.find_field(class, name);
            if let Some(field) = field.filter(|field| self.program.field(*field).is_static) {
                let is_single = member.is_some();
                if is_single || found.is_none() {
                    found = Some(field);
                }
                if is_single {
                    break;
                }
            }
        }
        let field = self.program.field(found?);
        Some(FoundVariable {
            place: synthetic(field.ty.clone(), ExprKind::StaticField(field.id)),
            constant: self.program.field_constant(field.id),
            is_final: field.is_final,
            is_captured: false,
        })
    }

    /// `object.name`
    pub(crate) fn field_of_value(
        &mut self,
        object: Expr,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Expr {
        match self.find_field_of_value(object, name, expr) {
            Ok(found) => {
                // `object.CONSTANT` is no constant expression, but for a static field the object
                // doesn't matter.
                let found = FoundVariable {
                    constant: None,
                    ..found
                };
                self.read(found, expr.id)
            }
            Err(value) => value,
        }
    }

    /// The field named after a value; `Err` is a value that isn't a field, such as a length.
    pub(crate) fn find_field_of_value(
        &mut self,
        object: Expr,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<FoundVariable, Expr> {
        if object.ty.is_error() {
            return Err(Expr {
                id: expr.id,
                ..object
            });
        }
        if matches!(object.ty, Type::Array(_)) && &*name.text == "length" {
            return Err(Expr {
                id: expr.id,
                ty: Type::INT,
                kind: ExprKind::ArrayLength(Box::new(object)),
            });
        }
        let Some(class) = self.class_of(&object.ty) else {
            let message = match &object.ty {
                Type::Primitive(primitive) => {
                    format!("{} cannot be dereferenced", primitive.name())
                }
                other => format!(
                    "cannot find symbol: variable {} in {}",
                    name.text,
                    self.show(other)
                ),
            };
            return Err(self.error_expr(expr, message));
        };
        let Some(field) = self.find_field(class, &name.text) else {
            let declaration = self.program.class(class);
            let shown = declaration.display_name.to_string();
            return Err(
                if declaration.is_library || self.members_may_be_unknown(class) {
                    self.unknown_member(expr.id, class, &name.text)
                } else {
                    let message = format!(
                        "cannot find symbol: variable {} in class {shown}",
                        name.text
                    );
                    self.no_member(expr, class, message)
                },
            );
        };
        let is_super = matches!(&expr.kind, ast::ExprKind::Field { target, .. }
            if matches!(target.kind, ast::ExprKind::Super));
        let site = (!is_super).then_some(class);
        self.check_access_to_field(field, site, name, expr.id);
        let declaration = self.program.field(field);
        let is_final = declaration.is_final;
        let place = if declaration.is_static {
            // The object is evaluated and forgotten (JLS 15.11.1).
            let value = synthetic(declaration.ty.clone(), ExprKind::StaticField(field));
            match object.kind {
                ExprKind::Local(_) | ExprKind::This => value,
                _ => synthetic(
                    value.ty.clone(),
                    ExprKind::Sequence {
                        statements: vec![super::synthetic_stmt(crate::ir::StmtKind::Expr(object))],
                        value: Box::new(value),
                    },
                ),
            }
        } else {
            self.field_place(object, field)
        };
        Ok(FoundVariable {
            place,
            constant: None,
            is_final,
            is_captured: false,
        })
    }

    /// The class whose members a value of a reference type has.
    pub(crate) fn class_of(&self, ty: &Type) -> Option<ClassId> {
        match ty {
            Type::Class(class, _) => Some(*class),
            Type::Variable(variable) => Some(variable.erased_bound),
            Type::Wildcard {
                upper: Some(upper), ..
            } => self.class_of(upper),
            Type::Wildcard { .. } => Some(self.program.well_known().object),
            _ => None,
        }
    }

    pub(crate) fn ident(&self, text: &str, span: ast::Span) -> ast::Ident {
        ast::Ident {
            text: Arc::from(text),
            span,
        }
    }
}
