//! Where a call looks for its method (JLS 15.12.1), and the methods that are there.
//!
//! What must hold: a simple name means the methods of the innermost class that has one of that
//! name; only if none has, those imported statically.

use super::Lowerer;
use super::calls::{Candidate, Receiver, Site};
use super::names::Meaning;
use crate::ir::{Expr, ExprKind};
use crate::types::{ClassId, MethodId, Type};
use std::sync::Arc;
use syntax::ast;

impl Lowerer<'_> {
    /// Where a call with an optional target looks for methods.
    pub(crate) fn site(
        &mut self,
        target: Option<&ast::Expr>,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<Site, Expr> {
        let Some(target) = target else {
            return self.site_of_simple_name(name, expr);
        };
        match &target.kind {
            ast::ExprKind::Super => {
                let declaration = self.program.class(self.class);
                let mut types: Vec<Type> = declaration.supertype.iter().cloned().collect();
                if types.is_empty() {
                    types.push(self.object());
                }
                if !self.has_this() {
                    return Err(self.error_expr(
                        expr,
                        "non-static variable super cannot be referenced from a static context",
                    ));
                }
                let this = self.this_expr();
                Ok(Site {
                    types,
                    receiver: Receiver::Super(this),
                })
            }
            ast::ExprKind::QualifiedSuper(ty) => {
                let Type::Class(class, _) = self.type_ref(ty, expr.id) else {
                    return Err(self.erroneous(expr.id));
                };
                if self.program.class(class).is_interface()
                    && self.has_this()
                    && self.program.is_subclass(self.class, class)
                {
                    let this = self.this_expr();
                    let this_type = self.program.this_type(self.class);
                    let ty = self
                        .program
                        .as_super(&this_type, class)
                        .unwrap_or_else(|| Type::class(class));
                    return Ok(Site {
                        types: vec![ty],
                        receiver: Receiver::Super(this),
                    });
                }
                let supertype = self.program.class(class).supertype.clone();
                match (self.enclosing_instance(class), supertype) {
                    (Some(object), Some(supertype)) => Ok(Site {
                        types: vec![supertype],
                        receiver: Receiver::Super(object),
                    }),
                    _ => {
                        let shown = self.program.show_class(class);
                        Err(self.error_expr(expr, format!("not an enclosing class: {shown}")))
                    }
                }
            }
            ast::ExprKind::Name(_) | ast::ExprKind::Field { .. } => match self.meaning(target) {
                Meaning::Value(value) => self.site_of_value(value, name, expr),
                Meaning::Type(ty) => {
                    if let Some(class) = ty.class_id().filter(|_| self.is_missing_class(&ty)) {
                        return Err(self.unknown_member(expr.id, class, &name.text));
                    }
                    Ok(Site {
                        types: vec![ty],
                        receiver: Receiver::Static,
                    })
                }
                Meaning::Package(_) => Err(self.name_value(target)),
            },
            _ => {
                let value = self.expr(target, None);
                self.site_of_value(value, name, expr)
            }
        }
    }

    pub(crate) fn site_of_value(
        &mut self,
        value: Expr,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<Site, Expr> {
        let types = match &value.ty {
            Type::Error => {
                let what = match &value.kind {
                    ExprKind::Unsupported(what) => what.clone(),
                    _ => "a value of unknown type".to_owned(),
                };
                return Err(Expr {
                    id: expr.id,
                    ty: Type::Error,
                    kind: ExprKind::Unsupported(what),
                });
            }
            Type::Primitive(primitive) => {
                let message = format!("{} cannot be dereferenced", primitive.name());
                return Err(self.error_expr(expr, message));
            }
            Type::Void => return Err(self.error_expr(expr, "void cannot be dereferenced")),
            Type::Null => return Err(self.error_expr(expr, "<null> cannot be dereferenced")),
            Type::Array(_) => vec![value.ty.clone()],
            Type::Variable(variable) => self.program.bounds(variable),
            other => vec![self.program.upper_bound(other)],
        };
        let missing = types.iter().find(|ty| self.is_missing_class(ty));
        if let Some(class) = missing.and_then(Type::class_id) {
            return Err(self.unknown_member(expr.id, class, &name.text));
        }
        Ok(Site {
            types,
            receiver: Receiver::Value(value),
        })
    }

    pub(crate) fn site_of_simple_name(
        &mut self,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Result<Site, Expr> {
        let mut current = Some(self.class);
        while let Some(class) = current {
            if self.has_usable_method(class, &name.text) {
                let ty = self.program.this_type(class);
                return Ok(Site {
                    types: vec![ty],
                    receiver: Receiver::Implicit(class),
                });
            }
            current = self.program.class(class).outer;
        }
        let file = self.program.scope_file(self.scope);
        let mut types = Vec::new();
        let mut missing = None;
        if let Some(info) = self.program.tables.files.get(file.index()) {
            for (class, member) in &info.static_imports {
                if member.as_ref().is_some_and(|member| **member != *name.text) {
                    continue;
                }
                match self.program.lookup_qualified(file, class) {
                    Some(found) if self.program.class(found).is_missing && member.is_some() => {
                        missing = Some(format!("{class}.{}", name.text));
                    }
                    Some(found) if !self.program.member_methods(found, &name.text).is_empty() => {
                        types.push(Type::class(found));
                    }
                    // What the library's class has besides isn't known.
                    Some(found) if self.program.class(found).is_library => {
                        missing = Some(format!("{class}.{}", name.text));
                    }
                    _ => {}
                }
            }
        }
        if !types.is_empty() {
            return Ok(Site {
                types,
                receiver: Receiver::Static,
            });
        }
        if let Some(missing) = missing {
            return Err(self.unsupported_expr(expr.id, format!("not modelled: {missing}")));
        }
        if !self
            .program
            .member_methods(self.class, &name.text)
            .is_empty()
        {
            // None that this code may use: the call says so.
            return Ok(Site {
                types: vec![self.program.this_type(self.class)],
                receiver: Receiver::Implicit(self.class),
            });
        }
        if self.may_be_inherited() || self.may_be_imported() {
            return Err(self.unsupported_expr(expr.id, format!("not modelled: {}", name.text)));
        }
        if let Some(library) = self.partly_known_supertype(self.class) {
            return Err(self.unknown_member(expr.id, library, &name.text));
        }
        if let Some(unknown) = self.unmodelled_method_of_object(&name.text) {
            return Err(self.unsupported_expr(expr.id, unknown));
        }
        let class = self.program.show_class(self.class);
        let message = format!("cannot find symbol: method {} in class {class}", name.text);
        Err(self.no_member(expr, self.class, message))
    }

    /// All methods of a name at a site, with their types as members of it.
    pub(crate) fn candidates(&self, site: &Site, name: &str) -> Vec<Candidate> {
        let mut candidates: Vec<Candidate> = Vec::new();
        for ty in &site.types {
            let ty = self.captured_type(ty);
            let class = match &ty {
                Type::Array(_) => self.program.well_known().object,
                _ => match self.class_of(&ty) {
                    Some(class) => class,
                    None => continue,
                },
            };
            for method in self.usable_methods(class, name, site.access(&ty)) {
                if !candidates.iter().any(|known| known.method == method) {
                    candidates.push(self.candidate(method, &ty));
                }
            }
        }
        candidates
    }

    /// Members of a parameterization with wildcards are seen through the wildcards' bounds
    /// (JLS 5.1.10); a lower-bounded one stays, for what is read from it is only an `Object`.
    pub(crate) fn captured_type(&self, ty: &Type) -> Type {
        let Type::Class(class, args) = ty else {
            return ty.clone();
        };
        if !args
            .iter()
            .any(|arg| matches!(arg, Type::Wildcard { lower: None, .. }))
        {
            return ty.clone();
        }
        let parameters = &self.program.class(*class).type_parameters;
        let args: Vec<Type> = args
            .iter()
            .enumerate()
            .map(|(index, arg)| match arg {
                Type::Wildcard {
                    upper: Some(upper), ..
                } => (**upper).clone(),
                Type::Wildcard { lower: None, .. } => match parameters.get(index) {
                    Some(Type::Variable(variable)) => Type::class(variable.erased_bound),
                    _ => self.program.object_type(),
                },
                other => other.clone(),
            })
            .collect();
        Type::Class(*class, Arc::from(args))
    }

    /// A method as a member of a type.
    pub(crate) fn candidate(&self, method: MethodId, ty: &Type) -> Candidate {
        let declaration = self.program.method(method);
        let owner = self.program.as_super(ty, declaration.class);
        let owner = owner.map(|owner| self.captured_type(&owner));
        let substitute = |ty: &Type| match &owner {
            Some(Type::Class(class, args)) if !declaration.is_static => {
                self.program.substitute_class(ty, *class, args)
            }
            _ => ty.clone(),
        };
        let params = declaration
            .params
            .iter()
            .map(|param| match substitute(param) {
                Type::Wildcard {
                    lower: Some(lower), ..
                } => (*lower).clone(),
                other => self.program.upper_bound(&other),
            })
            .collect();
        Candidate {
            method,
            params,
            return_type: substitute(&declaration.return_type),
            is_varargs: declaration.is_varargs,
            owner,
        }
    }

    /// The class among the supertypes that isn't part of the program.
    pub(crate) fn missing_supertype(&self, class: ClassId) -> Option<ClassId> {
        let object = self.program.well_known().object;
        let info = self.program.tables.classes.get(class.index())?;
        info.supers
            .iter()
            .copied()
            .find(|supertype| *supertype != object && self.program.class(*supertype).is_missing)
    }

    /// A class lacks a member: because of a cycle among its supertypes, or those of a class around
    /// it, if there is one, else for the reason given.
    pub(crate) fn no_member(&mut self, expr: &ast::Expr, class: ClassId, message: String) -> Expr {
        let mut around = Some(class);
        while let Some(class) = around {
            let info = self.program.tables.classes.get(class.index());
            let cut = info.and_then(|info| {
                let is_cut = |supertype: &&ClassId| self.program.class(**supertype).is_cut;
                info.supers.iter().find(is_cut).copied()
            });
            if let Some(cut) = cut {
                let shown = self.program.show_class(cut);
                return self.error_expr(expr, format!("cyclic inheritance involving {shown}"));
            }
            around = self.program.class(class).outer;
        }
        self.error_expr(expr, message)
    }

    /// A library class or interface among the supertypes, of the class or of one around it, whose
    /// model may lack members. Interfaces with a single method, or none, are modelled completely.
    pub(crate) fn partly_known_supertype(&self, class: ClassId) -> Option<ClassId> {
        let known = *self.program.well_known();
        let mut current = Some(class);
        while let Some(class) = current {
            let info = self.program.tables.classes.get(class.index())?;
            let found = info.supers.iter().copied().find(|supertype| {
                let declaration = self.program.class(*supertype);
                let is_complete = declaration.is_interface()
                    && *supertype != known.iterable
                    && (declaration.methods.is_empty()
                        || self.program.functional_method(*supertype).is_some());
                declaration.is_library
                    && !is_complete
                    && ![known.object, known.record, known.enumeration].contains(supertype)
            });
            if found.is_some() {
                return found;
            }
            current = self.program.class(class).outer;
        }
        None
    }
}
