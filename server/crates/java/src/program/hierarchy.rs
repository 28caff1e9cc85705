//! Class headers: type parameters, superclasses and interfaces; cycles are cut.
//!
//! What must hold: afterwards the supertype relation is acyclic and every class but
//! `java.lang.Object` and interfaces has a superclass.

use super::collect::{CollectedClass, Origin};
use super::{DeclarationError, Program, ScopeId, ScopeKind, TypeProblem};
use crate::types::{ClassId, Type, TypeVariable, TypeVariableOwner};
use std::sync::Arc;
use syntax::ast;

/// Deeper hierarchies are cut: each class knows all its supertypes, so that the tables grow with
/// the square of the depth.
const MAX_INHERITANCE: u32 = 500;

impl Program {
    /// Makes the type variables of all classes. The erased bound is found by name alone, since
    /// bounds may mention the variables themselves.
    pub(super) fn declare_type_parameters(&mut self, collected: &[CollectedClass]) {
        // Classes around come first, so that inner classes can take over their variables.
        for (index, class) in collected.iter().enumerate() {
            self.declare_class_parameters(ClassId(index as u32), class);
        }
    }

    fn declare_class_parameters(&mut self, id: ClassId, class: &CollectedClass) {
        let params = &class.decl.type_params;
        let mut variables = if params.is_empty() {
            Vec::new()
        } else {
            self.make_variables(class.outer_scope, params, TypeVariableOwner::Class(id))
        };
        self.set_scope_variables(class.header_scope, variables.clone());
        if matches!(class.origin, Origin::Member)
            && !class.is_static
            && let Some(outer) = class.outer
        {
            variables.extend(self.class(outer).type_parameters.iter().cloned());
        }
        self.class_mut(id).type_parameters = variables;
    }

    /// Type variables for a list of type parameters standing in `scope`.
    pub(super) fn make_variables(
        &self,
        scope: ScopeId,
        params: &[ast::TypeParam],
        owner: TypeVariableOwner,
    ) -> Vec<Type> {
        params
            .iter()
            .enumerate()
            .map(|(index, param)| {
                let erased_bound = self.erased_bound(scope, params, param);
                Type::Variable(Arc::new(TypeVariable {
                    name: Arc::clone(&param.name.text),
                    owner: owner.clone(),
                    index: index as u32,
                    erased_bound,
                }))
            })
            .collect()
    }

    fn erased_bound(
        &self,
        scope: ScopeId,
        params: &[ast::TypeParam],
        param: &ast::TypeParam,
    ) -> ClassId {
        let object = self.well_known().object;
        let mut param = param;
        // A chain of variables bounded by variables is no longer than the list, unless cyclic.
        for _ in 0..=params.len() {
            let Some(ast::TypeRef {
                kind: ast::TypeRefKind::Named { name, .. },
                ..
            }) = param.bounds.first()
            else {
                return object;
            };
            match params.iter().find(|other| *other.name.text == **name) {
                Some(other) => param = other,
                None => {
                    return match self.resolve_name(scope, name) {
                        Some(Type::Class(class, _)) => class,
                        Some(Type::Variable(variable)) => variable.erased_bound,
                        _ => object,
                    };
                }
            }
        }
        object
    }

    pub(super) fn set_scope_variables(&mut self, scope: ScopeId, variables: Vec<Type>) {
        if let Some(scope) = self.tables_mut().scopes.get_mut(scope.0 as usize) {
            scope.kind = ScopeKind::TypeParameters(variables);
        }
    }

    pub(super) fn resolve_bounds(
        &self,
        scope: ScopeId,
        params: &[ast::TypeParam],
        problems: &mut Vec<TypeProblem>,
    ) -> Vec<Vec<Type>> {
        params
            .iter()
            .map(|param| {
                param
                    .bounds
                    .iter()
                    .map(|ty| self.resolve_type(scope, ty, problems))
                    .collect()
            })
            .collect()
    }

    pub(super) fn resolve_headers(&mut self, collected: &[CollectedClass], report: bool) {
        for (index, class) in collected.iter().enumerate() {
            let id = ClassId(index as u32);
            let mut problems = Vec::new();
            self.resolve_header(id, class, &mut problems);
            if report && class.member.is_none() {
                self.report_problems(class, problems);
            }
        }
        for (index, class) in collected.iter().enumerate() {
            if self.has_unknown_annotation(class) {
                self.class_mut(ClassId(index as u32))
                    .may_have_generated_members = true;
            }
        }
        // What a missing class would add is unknown, and so for all its subclasses.
        for _ in 0..64 {
            let missing: Vec<ClassId> = self
                .classes
                .own()
                .iter()
                .filter(|class| !class.has_missing_supertype)
                .filter(|class| {
                    class
                        .supertype
                        .iter()
                        .chain(&class.interfaces)
                        .any(|ty| match ty {
                            Type::Class(id, _) => {
                                let supertype = self.class(*id);
                                (supertype.is_missing && *id != self.well_known().object)
                                    || supertype.has_missing_supertype
                            }
                            _ => true,
                        })
                })
                .map(|class| class.id)
                .collect();
            if missing.is_empty() {
                break;
            }
            for id in missing {
                self.class_mut(id).has_missing_supertype = true;
            }
        }
    }

    /// Whether a class or one of its fields has an annotation that nobody here knows. Those of the
    /// JDK add nothing.
    fn has_unknown_annotation(&self, class: &CollectedClass) -> bool {
        let of_fields = class
            .decl
            .members
            .iter()
            .filter_map(|member| match &member.kind {
                ast::MemberKind::Field(field) => Some(&field.modifiers.annotations),
                _ => None,
            });
        std::iter::once(&class.decl.modifiers.annotations)
            .chain(of_fields)
            .flatten()
            .any(
                |annotation| match self.resolve_name(class.outer_scope, &annotation.name) {
                    Some(Type::Class(id, _)) => {
                        let known = self.class(id);
                        known.is_missing && !known.name.starts_with("java.")
                    }
                    _ => true,
                },
            )
    }

    /// Resolves the header of a class inside code again, now that the type parameters of the
    /// method around it are known.
    pub(super) fn resolve_local_header(&mut self, id: ClassId, class: &CollectedClass) {
        if !class.decl.type_params.is_empty() {
            self.declare_class_parameters(id, class);
        }
        let mut problems = Vec::new();
        let was_cut = self.class(id).supertype.clone();
        self.resolve_header(id, class, &mut problems);
        // A cycle that was cut stays so.
        let supers = &self.tables.classes[id.index()].supers;
        // The class itself is among its supertypes in the table, but never in the source.
        let is_known = |ty: &Type| {
            ty.class_id()
                .is_some_and(|class| class != id && supers.contains(&class))
        };
        let entry = self.class(id);
        if !entry
            .supertype
            .iter()
            .chain(&entry.interfaces)
            .all(is_known)
        {
            let class = self.class_mut(id);
            class.is_cut = true;
            class.interfaces.clear();
            class.superclass = was_cut.as_ref().and_then(Type::class_id);
            class.supertype = was_cut;
        }
        self.report_problems(class, problems);
    }

    fn resolve_header(
        &mut self,
        id: ClassId,
        class: &CollectedClass,
        problems: &mut Vec<TypeProblem>,
    ) {
        let well_known = *self.well_known();
        if self.class(id).is_missing {
            if id != well_known.object {
                let class = self.class_mut(id);
                class.superclass = Some(well_known.object);
                class.supertype = Some(Type::class(well_known.object));
            }
            return;
        }
        let decl = &class.decl;
        let scope = class.header_scope;
        let mut bounds = self.resolve_bounds(scope, &decl.type_params, problems);
        if let Some(outer) = class.outer
            && self.class(id).type_parameters.len() > bounds.len()
        {
            bounds.extend(self.class(outer).type_parameter_bounds.iter().cloned());
        }
        let mut supertype = None;
        let mut interfaces = Vec::new();
        match (&class.origin, decl.kind) {
            (
                Origin::Anonymous {
                    supertype: written, ..
                },
                _,
            ) => {
                let resolved = self.resolve_type(class.outer_scope, written, problems);
                match &resolved {
                    Type::Class(named, _) if self.class(*named).is_interface() => {
                        interfaces.push(resolved);
                    }
                    _ => supertype = Some(resolved),
                }
            }
            (Origin::EnumConstantBody { .. }, _) => {
                supertype = class.outer.map(Type::class);
            }
            (_, ast::TypeKind::Enum) => {
                let this = Type::class(id);
                supertype = Some(Type::Class(well_known.enumeration, Arc::from([this])));
            }
            (_, ast::TypeKind::Record) => supertype = Some(Type::class(well_known.record)),
            _ => {
                if let Some(extends) = &decl.extends {
                    supertype = Some(self.resolve_type(scope, extends, problems));
                }
            }
        }
        for written in &decl.implements {
            let resolved = self.resolve_type(scope, written, problems);
            if matches!(resolved, Type::Class(..)) {
                interfaces.push(resolved);
            } else {
                self.class_mut(id).has_missing_supertype = true;
            }
        }
        let is_interface = self.class(id).is_interface();
        if supertype.is_none() && !is_interface && id != well_known.object {
            supertype = Some(Type::class(well_known.object));
        }
        let supertype = match supertype {
            Some(Type::Class(named, args)) => {
                let named_is_interface = self.class(named).is_interface();
                if named_is_interface && !is_interface {
                    let span = decl.extends.as_ref().map_or(decl.name.span, |ty| ty.span);
                    problems.push(TypeProblem {
                        span,
                        message: "no interface expected here".to_owned(),
                        is_definite: true,
                    });
                    Some(Type::class(well_known.object))
                } else {
                    Some(Type::Class(named, args))
                }
            }
            Some(_) => {
                self.class_mut(id).has_missing_supertype = true;
                Some(Type::class(well_known.object))
            }
            None => None,
        };
        let class = self.class_mut(id);
        class.type_parameter_bounds = bounds;
        class.superclass = supertype.as_ref().and_then(Type::class_id);
        class.supertype = supertype;
        class.interfaces = interfaces;
    }

    pub(super) fn report_problems(&mut self, class: &CollectedClass, problems: Vec<TypeProblem>) {
        for problem in problems.into_iter().filter(|problem| problem.is_definite) {
            self.declaration_errors.push(DeclarationError {
                file: class.file,
                member: class.member,
                span: problem.span,
                message: problem.message,
            });
        }
    }

    /// Takes the supertypes of every class on a cycle away, and reports it; likewise where a
    /// hierarchy gets too deep.
    pub(super) fn cut_cycles(&mut self) {
        let count = self.classes.end();
        // 0 unseen, 1 on the current path, 2 done.
        let mut state = vec![0u8; count];
        let mut cyclic = vec![false; count];
        let mut depth = vec![0u32; count];
        let mut too_deep = Vec::new();
        for start in 0..self.classes.own().len() {
            if state[start] != 0 {
                continue;
            }
            let mut path: Vec<(usize, Vec<usize>)> = vec![(start, self.super_indices(start))];
            state[start] = 1;
            while let Some((_, pending)) = path.last_mut() {
                let Some(next) = pending.pop() else {
                    if let Some((done, _)) = path.pop() {
                        state[done] = 2;
                        let supers = self.super_indices(done);
                        let deepest = supers.into_iter().map(|parent| depth[parent]).max();
                        depth[done] = deepest.map_or(0, |deepest| deepest + 1);
                        if depth[done] > MAX_INHERITANCE {
                            // Cut here; what extends this starts anew.
                            cyclic[done] = true;
                            depth[done] = 0;
                            too_deep.push(done);
                        }
                    }
                    continue;
                };
                match state[next] {
                    0 => {
                        state[next] = 1;
                        let supers = self.super_indices(next);
                        path.push((next, supers));
                    }
                    1 => {
                        for (class, _) in path.iter().rev() {
                            cyclic[*class] = true;
                            if *class == next {
                                break;
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        let object = self.well_known().object;
        for (index, _) in cyclic
            .iter()
            .enumerate()
            .filter(|(_, is_cyclic)| **is_cyclic)
        {
            let id = ClassId(index as u32);
            let is_interface = self.class(id).is_interface();
            let member = self.tables.classes.get(index).and_then(|info| info.member);
            let class = self.class_mut(id);
            class.is_cut = !too_deep.contains(&index);
            class.interfaces.clear();
            class.supertype = (!is_interface && id != object).then(|| Type::class(object));
            class.superclass = class.supertype.as_ref().and_then(Type::class_id);
            let error = DeclarationError {
                file: class.file,
                member,
                span: class.decl.name.span,
                message: if too_deep.contains(&index) {
                    format!("inheritance nested too deeply (limit {MAX_INHERITANCE} levels)")
                } else {
                    format!("cyclic inheritance involving {}", class.display_name)
                },
            };
            self.declaration_errors.push(error);
        }
    }

    fn super_indices(&self, class: usize) -> Vec<usize> {
        self.classes.get(class).map_or_else(Vec::new, |class| {
            class
                .supertype
                .iter()
                .chain(&class.interfaces)
                .filter_map(Type::class_id)
                .map(ClassId::index)
                .collect()
        })
    }

    /// For each class, itself and all it is a subclass of.
    pub(super) fn index_supertypes(&mut self) {
        let object = self.well_known().object;
        for index in 0..self.classes.own().len() {
            let mut supers = vec![ClassId(index as u32), object];
            let mut next = 0;
            while let Some(class) = supers.get(next).copied() {
                next += 1;
                for parent in self.super_indices(class.index()) {
                    let parent = ClassId(parent as u32);
                    if !supers.contains(&parent) {
                        supers.push(parent);
                    }
                }
            }
            supers.sort_unstable();
            supers.dedup();
            self.tables_mut().classes[index].supers = supers;
        }
    }
}
