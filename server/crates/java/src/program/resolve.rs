//! Type names to types (JLS 6.5.5), by scopes: local classes, type parameters, member types,
//! the file's own classes, imports, the package, `java.lang`.
//!
//! What must hold: a name that can't be resolved is an error only if the program surely lacks the
//! class; a name that may come from a package we only know in part is merely not modelled.

use super::{Program, ScopeId, ScopeKind};
use crate::types::{ClassId, FileId, Primitive, Type, TypeVariable, TypeVariableOwner};
use std::sync::Arc;
use syntax::ast::{Span, TypeRef, TypeRefKind};

/// Why a type has no meaning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TypeProblem {
    pub(crate) span: Span,
    /// `class not found: Foo`, or `not modelled: java.time.LocalDate`.
    pub(crate) message: String,
    /// An error of the program rather than a limit of ours.
    pub(crate) is_definite: bool,
}

impl Program {
    pub(crate) fn resolve_type(
        &self,
        scope: ScopeId,
        ty: &TypeRef,
        problems: &mut Vec<TypeProblem>,
    ) -> Type {
        let primitive = |primitive| Type::Primitive(primitive);
        match &ty.kind {
            TypeRefKind::Void => Type::Void,
            TypeRefKind::Boolean => primitive(Primitive::Boolean),
            TypeRefKind::Byte => primitive(Primitive::Byte),
            TypeRefKind::Short => primitive(Primitive::Short),
            TypeRefKind::Char => primitive(Primitive::Char),
            TypeRefKind::Int => primitive(Primitive::Int),
            TypeRefKind::Long => primitive(Primitive::Long),
            TypeRefKind::Float => primitive(Primitive::Float),
            TypeRefKind::Double => primitive(Primitive::Double),
            TypeRefKind::Inferred => Type::Error,
            TypeRefKind::Array(element) => match self.resolve_type(scope, element, problems) {
                Type::Error => Type::Error,
                element => Type::array_of(element),
            },
            TypeRefKind::Wildcard { upper, lower } => {
                let mut resolve = |bound: &Option<Box<TypeRef>>| {
                    bound
                        .as_ref()
                        .map(|bound| Arc::new(self.resolve_type(scope, bound, problems)))
                };
                let (upper, lower) = (resolve(upper), resolve(lower));
                Type::Wildcard { upper, lower }
            }
            TypeRefKind::Intersection(parts) => {
                let parts = parts
                    .iter()
                    .map(|part| self.resolve_type(scope, part, problems))
                    .collect();
                self.intersection(parts)
            }
            TypeRefKind::Named { name, args, .. } => {
                let resolved = match self.resolve_name(scope, name) {
                    Some(resolved) => resolved,
                    None => {
                        problems.push(self.missing(scope, name, ty.span));
                        for arg in args {
                            self.resolve_type(scope, arg, problems);
                        }
                        return Type::Error;
                    }
                };
                let Type::Class(class, _) = resolved else {
                    return resolved;
                };
                let args: Vec<Type> = args
                    .iter()
                    .map(|arg| self.resolve_type(scope, arg, problems))
                    .collect();
                self.parameterized(scope, class, args)
            }
        }
    }

    /// `A & B`; execution sees the first part.
    fn intersection(&self, parts: Vec<Type>) -> Type {
        let erased = parts.first().and_then(|first| self.erase(first).class_id());
        let Some(erased_bound) = erased.filter(|_| !parts.iter().any(Type::is_error)) else {
            return Type::Error;
        };
        let names: Vec<String> = parts.iter().map(|part| self.show_type(part)).collect();
        Type::Variable(Arc::new(TypeVariable {
            name: names.join(" & ").into(),
            owner: TypeVariableOwner::Intersection(parts.into()),
            index: 0,
            erased_bound,
        }))
    }

    /// A class with its own type arguments as written, completed by those of the classes around.
    pub(crate) fn parameterized(&self, scope: ScopeId, class: ClassId, args: Vec<Type>) -> Type {
        let declaration = self.class(class);
        let own = declaration.decl.type_params.len();
        let total = declaration.type_parameters.len();
        if args.len() > own || (args.is_empty() && own > 0) || (args.is_empty() && total == 0) {
            return Type::class(class);
        }
        let mut args = args;
        if args.len() < own {
            return Type::class(class);
        }
        if total > own {
            let Some(outer) = declaration.outer else {
                return Type::class(class);
            };
            match self.enclosing_parameterization(scope, outer) {
                Some(outer_args) if outer_args.len() == total - own => {
                    args.extend(outer_args.iter().cloned());
                }
                _ => return Type::class(class),
            }
        }
        Type::Class(class, Arc::from(args))
    }

    /// The type arguments that `class` has in code standing in `scope`.
    fn enclosing_parameterization(&self, scope: ScopeId, class: ClassId) -> Option<Arc<[Type]>> {
        let mut current = Some(scope);
        while let Some(scope) = current.and_then(|id| self.tables.scopes.get(id.0 as usize)) {
            if let ScopeKind::Class(enclosing) = scope.kind {
                if enclosing == class {
                    return Some(Arc::from(self.class(class).type_parameters.clone()));
                }
                if let Some(Type::Class(_, args)) = self.as_super(&self.this_type(enclosing), class)
                    && !args.is_empty()
                {
                    return Some(args);
                }
            }
            current = scope.parent;
        }
        None
    }

    /// A dotted name as a type: a raw class or a type variable.
    pub(crate) fn resolve_name(&self, scope: ScopeId, name: &str) -> Option<Type> {
        let mut segments = name.split('.');
        let first = segments.next().unwrap_or(name);
        if let Some(resolved) = self.resolve_simple_name(scope, first) {
            let Type::Class(mut class, _) = resolved else {
                return Some(resolved);
            };
            for segment in segments {
                class = self.member_type(class, segment)?;
            }
            return Some(Type::class(class));
        }
        if name.contains('.') {
            return self
                .lookup_qualified(self.scope_file(scope), name)
                .map(Type::class);
        }
        None
    }

    pub(crate) fn scope_file(&self, scope: ScopeId) -> FileId {
        let mut current = Some(scope);
        while let Some(scope) = current.and_then(|id| self.tables.scopes.get(id.0 as usize)) {
            if let ScopeKind::File(file) = scope.kind {
                return file;
            }
            current = scope.parent;
        }
        FileId(0)
    }

    /// A simple name as a type.
    pub(crate) fn resolve_simple_name(&self, scope: ScopeId, name: &str) -> Option<Type> {
        let mut current = Some(scope);
        while let Some(scope) = current.and_then(|id| self.tables.scopes.get(id.0 as usize)) {
            match &scope.kind {
                ScopeKind::LocalClass(class) => {
                    if &*self.class(*class).decl.name.text == name {
                        return Some(Type::class(*class));
                    }
                }
                ScopeKind::TypeParameters(variables) => {
                    let found = variables.iter().find(
                        |ty| matches!(ty, Type::Variable(variable) if &*variable.name == name),
                    );
                    if let Some(found) = found {
                        return Some(found.clone());
                    }
                }
                ScopeKind::Class(class) => {
                    let declaration = self.class(*class);
                    if !declaration.is_anonymous && &*declaration.decl.name.text == name {
                        return Some(Type::class(*class));
                    }
                    if let Some(member) = self.member_type(*class, name) {
                        return Some(Type::class(member));
                    }
                }
                ScopeKind::File(file) => return self.resolve_in_file(*file, name).map(Type::class),
            }
            current = scope.parent;
        }
        None
    }

    fn resolve_in_file(&self, file: FileId, name: &str) -> Option<ClassId> {
        let info = self.tables.files.get(file.index())?;
        if let Some(class) = info.top_level.get(name) {
            return Some(*class);
        }
        if let Some(qualified) = info.single_imports.get(name) {
            return self.lookup_qualified(file, qualified);
        }
        let imported = info
            .static_imports
            .iter()
            .filter(|(_, member)| member.as_ref().is_some_and(|member| &**member == name))
            .find_map(|(class, _)| self.member_type(self.lookup_qualified(file, class)?, name));
        imported
            .or_else(|| self.lookup_in_package(file, &info.package, name))
            .or_else(|| {
                info.on_demand_imports.iter().find_map(|package| {
                    self.lookup_public(file, package, name)
                        .or_else(|| self.member_type(self.lookup_qualified(file, package)?, name))
                })
            })
            .or_else(|| {
                info.static_imports
                    .iter()
                    .filter(|(_, member)| member.is_none())
                    .find_map(|(class, _)| {
                        self.member_type(self.lookup_qualified(file, class)?, name)
                    })
            })
            .or_else(|| self.lookup_public(file, "java.lang", name))
    }

    /// A class that an import on demand brings in (JLS 7.5.2): one that is public.
    fn lookup_public(&self, file: FileId, package: &str, name: &str) -> Option<ClassId> {
        self.lookup_in_package(file, package, name).filter(|class| {
            let class = self.class(*class);
            class.is_missing || class.decl.modifiers.is_public
        })
    }

    fn lookup_in_package(&self, file: FileId, package: &str, name: &str) -> Option<ClassId> {
        let layers = self.tables.by_package.layers();
        let mut found = layers.filter_map(|layer| layer.get(package)?.get(name));
        self.choose(file, found.next()?)
    }

    /// Of several classes of one name: that of this file, of this folder, of the first path.
    fn choose(&self, file: FileId, classes: &[ClassId]) -> Option<ClassId> {
        if let [only] = classes {
            return Some(*only);
        }
        let directory = |file: FileId| self.tables.files.get(file.index()).map(|f| &f.directory);
        classes
            .iter()
            .find(|class| self.class(**class).file == file)
            .or_else(|| {
                classes
                    .iter()
                    .find(|class| directory(self.class(**class).file) == directory(file))
            })
            .or_else(|| classes.first())
            .copied()
    }

    /// `a.b.Outer.Inner` as a class, seen from a file.
    pub(crate) fn lookup_qualified(&self, file: FileId, name: &str) -> Option<ClassId> {
        if let Some(classes) = self.tables.top_level.get(name) {
            return self.choose(file, classes);
        }
        let (outer, member) = name.rsplit_once('.')?;
        self.member_type(self.lookup_qualified(file, outer)?, member)
    }

    /// A member type of a class, declared or inherited.
    pub(crate) fn member_type(&self, class: ClassId, name: &str) -> Option<ClassId> {
        let mut pending = vec![class];
        let mut seen = Vec::new();
        while let Some(class) = pending.pop() {
            if seen.contains(&class) {
                continue;
            }
            seen.push(class);
            if let Some(found) = self
                .tables
                .classes
                .get(class.index())?
                .member_types
                .get(name)
            {
                return Some(*found);
            }
            let declaration = self.class(class);
            pending.extend(declaration.interfaces.iter().filter_map(Type::class_id));
            pending.extend(declaration.supertype.as_ref().and_then(Type::class_id));
        }
        None
    }

    /// The problem with a name that doesn't resolve.
    pub(crate) fn missing(&self, scope: ScopeId, name: &str, span: Span) -> TypeProblem {
        let unmodelled = |what: &str| TypeProblem {
            span,
            message: format!("not modelled: {what}"),
            is_definite: false,
        };
        let is_user_package = |package: &str| {
            self.tables
                .packages
                .get(package)
                .and_then(|file| self.units.get(file.index()))
                .is_some_and(|unit| !unit.is_library)
        };
        if let Some((qualifier, _)) = name.rsplit_once('.') {
            let is_package = qualifier.starts_with(|c: char| c.is_lowercase());
            if is_package && !is_user_package(qualifier) {
                return unmodelled(name);
            }
            if let Some(Type::Class(class, _)) = self.resolve_name(scope, qualifier)
                && self.class(class).is_library
            {
                return unmodelled(&format!(
                    "{}.{}",
                    self.class(class).display_name,
                    name.rsplit('.').next().unwrap_or(name)
                ));
            }
        } else if let Some(file) = self.tables.files.get(self.scope_file(scope).index()) {
            let imported = file
                .static_imports
                .iter()
                .find(|(_, member)| member.as_ref().is_some_and(|member| &**member == name));
            if let Some((class, _)) = imported {
                return unmodelled(&format!("{class}.{name}"));
            }
            let unknown: Vec<_> = file
                .on_demand_imports
                .iter()
                .filter(|package| !is_user_package(package))
                .collect();
            match &unknown[..] {
                [] => {}
                [package] => return unmodelled(&format!("{package}.{name}")),
                _ => return unmodelled(name),
            }
            if self.inside_class_with_missing_supertype(scope)
                || file.static_imports.iter().any(|(class, member)| {
                    member.is_none()
                        && self
                            .lookup_qualified(self.scope_file(scope), class)
                            .is_none_or(|class| self.class(class).is_missing)
                })
            {
                return unmodelled(name);
            }
        }
        TypeProblem {
            span,
            message: format!("class not found: {name}"),
            is_definite: true,
        }
    }

    fn inside_class_with_missing_supertype(&self, scope: ScopeId) -> bool {
        let mut current = Some(scope);
        while let Some(scope) = current.and_then(|id| self.tables.scopes.get(id.0 as usize)) {
            if let ScopeKind::Class(class) = scope.kind
                && self.class(class).has_missing_supertype
            {
                return true;
            }
            current = scope.parent;
        }
        false
    }
}
