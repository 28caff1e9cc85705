//! Fields, methods, constructors and routines of all classes, written and implicit, with their
//! types.
//!
//! What must hold: ids are given class by class in source order; a member whose type can't be
//! resolved exists all the same, with [`Type::Error`] in that place.

use super::collect::{CollectedClass, Origin};
use super::{
    Access, Capture, DeclarationError, Field, ImplicitMethod, MemberId, MemberSource, Method,
    MethodKind, Program, ScopeId,
};
use crate::types::{ClassId, FieldId, MethodId, Type, TypeVariableOwner};
use std::sync::Arc;
use syntax::ast;

/// Makes an implicit member from its name, kind, parameters and result.
type MakeImplicit<'a> = dyn Fn(&str, ImplicitMethod, Vec<(Arc<str>, Type)>, Type) -> NewMethod + 'a;

/// What is needed to declare a method.
struct NewMethod {
    class: ClassId,
    name: Arc<str>,
    kind: MethodKind,
    is_static: bool,
    is_abstract: bool,
    params: Vec<(Arc<str>, Type)>,
    return_type: Type,
    source: MemberSource,
    scope: ScopeId,
    member: Option<MemberId>,
}

impl Program {
    pub(super) fn declare_members(&mut self, collected: &[CollectedClass]) {
        let members = self.members.own().len();
        let tables = self.tables_mut();
        let empty = vec![Vec::new(); members];
        tables.methods_of_member = tables.methods_of_member.with_own(empty);
        for (index, class) in collected.iter().enumerate() {
            let id = ClassId(index as u32);
            if class.member.is_some() {
                self.resolve_local_header(id, class);
            }
            if class.decl.kind == ast::TypeKind::Record {
                self.declare_components(id, class);
            }
            for (member, (member_id, scope)) in class.decl.members.iter().zip(&class.members) {
                self.declare_member(id, class, &member.kind, *member_id, *scope);
            }
            if !self.class(id).is_missing {
                self.declare_implicit(id, class);
            }
            self.declare_captures(id, class);
        }
    }

    fn declare_member(
        &mut self,
        id: ClassId,
        class: &CollectedClass,
        member: &ast::MemberKind,
        member_id: MemberId,
        scope: ScopeId,
    ) {
        let is_interface = self.class(id).is_interface();
        match member {
            ast::MemberKind::Method(method) => {
                self.declare_method(id, class, method, member_id, scope);
            }
            ast::MemberKind::Field(field) => {
                let is_static = field.modifiers.is_static || is_interface;
                let mut problems = Vec::new();
                let ty = self.resolve_type(scope, &field.ty, &mut problems);
                for problem in problems.into_iter().filter(|problem| problem.is_definite) {
                    self.declaration_errors.push(DeclarationError {
                        file: class.file,
                        member: Some(member_id),
                        span: problem.span,
                        message: problem.message,
                    });
                }
                if self.tables.classes[id.index()]
                    .fields_by_name
                    .contains_key(&field.name.text)
                {
                    self.declaration_errors.push(DeclarationError {
                        file: class.file,
                        member: Some(member_id),
                        span: field.name.span,
                        message: format!(
                            "variable {} is already defined in {}",
                            field.name.text,
                            self.show_class(id)
                        ),
                    });
                }
                let field_id = self.add_field(Field {
                    id: FieldId(0),
                    class: id,
                    name: Arc::clone(&field.name.text),
                    ty,
                    access: Access::of(&field.modifiers, is_interface),
                    is_static,
                    is_final: field.modifiers.is_final || is_interface,
                    slot: 0,
                    constant: None,
                    ast: Some(Arc::clone(field)),
                });
                if field.init.is_some() || !field.errors.is_empty() {
                    self.add_method(NewMethod {
                        class: id,
                        name: Arc::from(format!("<{}>", field.name.text)),
                        kind: MethodKind::FieldInitializer(field_id),
                        is_static,
                        is_abstract: false,
                        params: Vec::new(),
                        return_type: Type::Void,
                        source: MemberSource::Field(Arc::clone(field)),
                        scope,
                        member: Some(member_id),
                    });
                }
            }
            ast::MemberKind::Initializer(initializer) => {
                let number = self.class(id).methods.len();
                let name = if initializer.is_static {
                    "static"
                } else {
                    "instance"
                };
                self.add_method(NewMethod {
                    class: id,
                    name: Arc::from(format!("<{name} initializer {number}>")),
                    kind: MethodKind::InitializerBlock,
                    is_static: initializer.is_static,
                    is_abstract: false,
                    params: Vec::new(),
                    return_type: Type::Void,
                    source: MemberSource::Initializer(Arc::clone(initializer)),
                    scope,
                    member: Some(member_id),
                });
            }
            ast::MemberKind::EnumConstant(constant) => {
                let field_id = self.add_field(Field {
                    id: FieldId(0),
                    class: id,
                    name: Arc::clone(&constant.name.text),
                    ty: Type::class(id),
                    access: Access::Public,
                    is_static: true,
                    is_final: true,
                    slot: 0,
                    constant: None,
                    ast: None,
                });
                self.class_mut(id).enum_constants.push(field_id);
                self.add_method(NewMethod {
                    class: id,
                    name: Arc::from(format!("<{}>", constant.name.text)),
                    kind: MethodKind::FieldInitializer(field_id),
                    is_static: true,
                    is_abstract: false,
                    params: Vec::new(),
                    return_type: Type::Void,
                    source: MemberSource::EnumConstant(Arc::clone(constant)),
                    scope,
                    member: Some(member_id),
                });
            }
            ast::MemberKind::Type(_) => {}
        }
    }

    fn declare_method(
        &mut self,
        id: ClassId,
        class: &CollectedClass,
        method: &Arc<ast::Method>,
        member_id: MemberId,
        scope: ScopeId,
    ) {
        let is_interface = self.class(id).is_interface();
        let modifiers = &method.modifiers;
        let method_id = MethodId(self.methods.own().len() as u32);
        let variables = self.make_variables(
            class.scope,
            &method.type_params,
            TypeVariableOwner::Method(method_id),
        );
        if !variables.is_empty() {
            self.set_scope_variables(scope, variables.clone());
        }
        let mut problems = Vec::new();
        let bounds = self.resolve_bounds(scope, &method.type_params, &mut problems);
        let written = match method.kind {
            ast::MethodKind::CompactConstructor => &class.decl.record_components,
            _ => &method.params,
        };
        let params: Vec<(Arc<str>, Type)> = written
            .iter()
            .map(|param| {
                let ty = self.resolve_type(scope, &param.ty, &mut problems);
                (Arc::clone(&param.name.text), ty)
            })
            .collect();
        let is_constructor = method.kind != ast::MethodKind::Method;
        let return_type = if is_constructor {
            Type::Void
        } else {
            self.resolve_type(scope, &method.return_type, &mut problems)
        };
        // Lowering a body reports the same problems; without a body this is the place.
        if method.body.is_none() {
            for problem in problems.into_iter().filter(|problem| problem.is_definite) {
                self.declaration_errors.push(DeclarationError {
                    file: class.file,
                    member: Some(member_id),
                    span: problem.span,
                    message: problem.message,
                });
            }
        }
        let is_abstract = modifiers.is_abstract
            || (is_interface
                && method.body.is_none()
                && !modifiers.is_static
                && !modifiers.is_native);
        let is_varargs = written.last().is_some_and(|param| param.varargs);
        let declared = self.add_method(NewMethod {
            class: id,
            name: if is_constructor {
                Arc::from("<init>")
            } else {
                Arc::clone(&method.name.text)
            },
            kind: if is_constructor {
                MethodKind::Constructor
            } else {
                MethodKind::Method
            },
            is_static: modifiers.is_static && !is_constructor,
            is_abstract,
            params,
            return_type,
            source: MemberSource::Method(Arc::clone(method)),
            scope,
            member: Some(member_id),
        });
        let is_enum = class.decl.kind == ast::TypeKind::Enum;
        if let Some(entry) = self.methods.get_mut(declared.index()) {
            let entry = Arc::make_mut(entry);
            entry.is_native = modifiers.is_native;
            entry.access = match is_enum && is_constructor {
                true => Access::Private,
                false => Access::of(modifiers, is_interface),
            };
            entry.is_varargs = is_varargs;
            entry.type_parameters = variables;
            entry.type_parameter_bounds = bounds;
        }
        if is_abstract && is_enum {
            self.class_mut(id).is_abstract = true;
        }
    }

    fn declare_components(&mut self, id: ClassId, class: &CollectedClass) {
        for component in &class.decl.record_components {
            let mut problems = Vec::new();
            let ty = self.resolve_type(class.header_scope, &component.ty, &mut problems);
            self.report_problems(class, problems);
            self.add_field(Field {
                id: FieldId(0),
                class: id,
                name: Arc::clone(&component.name.text),
                ty,
                access: Access::Private,
                is_static: false,
                is_final: true,
                slot: 0,
                constant: None,
                ast: None,
            });
        }
    }

    fn declare_implicit(&mut self, id: ClassId, class: &CollectedClass) {
        let decl = &class.decl;
        let string = self.string_type();
        let implicit =
            |name: &str, implicit, params: Vec<(Arc<str>, Type)>, return_type| NewMethod {
                class: id,
                name: Arc::from(name),
                kind: MethodKind::Implicit(implicit),
                is_static: matches!(
                    implicit,
                    ImplicitMethod::EnumValues | ImplicitMethod::EnumValueOf
                ),
                is_abstract: false,
                params,
                return_type,
                source: MemberSource::None,
                scope: class.scope,
                member: class.member,
            };
        match decl.kind {
            ast::TypeKind::Enum => {
                let values = Type::array_of(Type::class(id));
                self.add_method(implicit(
                    "values",
                    ImplicitMethod::EnumValues,
                    vec![],
                    values,
                ));
                let name = vec![(Arc::from("name"), string)];
                self.add_method(implicit(
                    "valueOf",
                    ImplicitMethod::EnumValueOf,
                    name,
                    Type::class(id),
                ));
            }
            ast::TypeKind::Record => self.declare_record_members(id, class, &implicit),
            _ => {}
        }
        let has_constructor = self.class(id).methods.iter().any(|method| {
            matches!(
                self.method(*method).kind,
                MethodKind::Constructor | MethodKind::Implicit(ImplicitMethod::RecordConstructor)
            )
        });
        let needs_constructor =
            matches!(decl.kind, ast::TypeKind::Class | ast::TypeKind::Enum) && !has_constructor;
        if needs_constructor {
            let arguments = match &class.origin {
                Origin::Anonymous { arguments, .. } | Origin::EnumConstantBody { arguments } => {
                    *arguments
                }
                _ => 0,
            };
            // The types are those of the superclass constructor, known once the arguments are.
            let params =
                (0..arguments).map(|i| (Arc::from(format!("<argument {i}>")), Type::Error));
            let params = params.collect();
            self.add_method(implicit(
                "<init>",
                ImplicitMethod::DefaultConstructor,
                params,
                Type::Void,
            ));
        }
    }

    fn declare_record_members(
        &mut self,
        id: ClassId,
        class: &CollectedClass,
        implicit: &MakeImplicit<'_>,
    ) {
        let components: Vec<(FieldId, Arc<str>, Type)> = self
            .class(id)
            .fields
            .iter()
            .take(class.decl.record_components.len())
            .map(|field| {
                let field = self.field(*field);
                (field.id, Arc::clone(&field.name), field.ty.clone())
            })
            .collect();
        let declares = |program: &Program, name: &str, params: &[Type]| {
            program.class(id).methods.iter().any(|method| {
                let method = program.method(*method);
                &*method.name == name
                    && method.params.len() == params.len()
                    && method
                        .params
                        .iter()
                        .zip(params)
                        .all(|(own, other)| program.erase(own) == program.erase(other))
            })
        };
        let types: Vec<Type> = components.iter().map(|(_, _, ty)| ty.clone()).collect();
        if !declares(self, "<init>", &types) {
            let params = components
                .iter()
                .map(|(_, name, ty)| (Arc::clone(name), ty.clone()));
            let params = params.collect();
            let constructor = self.add_method(implicit(
                "<init>",
                ImplicitMethod::RecordConstructor,
                params,
                Type::Void,
            ));
            if let Some(entry) = self.methods.get_mut(constructor.index()) {
                Arc::make_mut(entry).is_varargs = class
                    .decl
                    .record_components
                    .last()
                    .is_some_and(|param| param.varargs);
            }
        }
        for (field, name, ty) in &components {
            if !declares(self, name, &[]) {
                let accessor = ImplicitMethod::RecordAccessor(*field);
                self.add_method(implicit(name, accessor, vec![], ty.clone()));
            }
        }
        let object = self.object_type();
        if !declares(self, "equals", std::slice::from_ref(&object)) {
            self.add_method(implicit(
                "equals",
                ImplicitMethod::RecordEquals,
                vec![(Arc::from("other"), object)],
                Type::BOOLEAN,
            ));
        }
        if !declares(self, "hashCode", &[]) {
            self.add_method(implicit(
                "hashCode",
                ImplicitMethod::RecordHashCode,
                vec![],
                Type::INT,
            ));
        }
        if !declares(self, "toString", &[]) {
            let string = self.string_type();
            self.add_method(implicit(
                "toString",
                ImplicitMethod::RecordToString,
                vec![],
                string,
            ));
        }
    }

    fn declare_captures(&mut self, id: ClassId, class: &CollectedClass) {
        let hidden = |name: String, ty| Field {
            id: FieldId(0),
            class: id,
            name: Arc::from(name),
            ty,
            access: Access::Private,
            is_static: false,
            is_final: true,
            slot: 0,
            constant: None,
            ast: None,
        };
        if !class.is_static
            && let Some(outer) = class.outer
        {
            let ty = self.this_type(outer);
            let field = self.add_field(hidden("this$0".to_owned(), ty));
            self.class_mut(id).outer_field = Some(field);
        }
        for (name, ty) in &class.captures {
            let ty = match ty {
                Some(ty) => self.resolve_type(class.outer_scope, ty, &mut Vec::new()),
                None => Type::Error,
            };
            let field = self.add_field(hidden(format!("val${name}"), ty));
            self.class_mut(id).captures.push(Capture {
                name: Arc::clone(name),
                field,
            });
        }
    }

    fn add_field(&mut self, mut field: Field) -> FieldId {
        let id = FieldId(self.fields.own().len() as u32);
        field.id = id;
        let class = field.class;
        let name = Arc::clone(&field.name);
        self.fields.push(Arc::new(field));
        self.class_mut(class).fields.push(id);
        self.tables_mut().classes[class.index()]
            .fields_by_name
            .entry(name)
            .or_insert(id);
        id
    }

    fn add_method(&mut self, new: NewMethod) -> MethodId {
        let id = MethodId(self.methods.own().len() as u32);
        let (param_names, params): (Vec<_>, Vec<_>) = new.params.into_iter().unzip();
        let class = self.class(new.class);
        let is_library = class.is_library;
        let shown: Vec<String> = params
            .iter()
            .map(|ty| self.show_type(&self.erase(ty)))
            .collect();
        let key: Arc<str> = Arc::from(format!(
            "{}.{}({})",
            class.display_name,
            new.name,
            shown.join(",")
        ));
        self.methods.push(Arc::new(Method {
            id,
            class: new.class,
            name: Arc::clone(&new.name),
            kind: new.kind,
            is_static: new.is_static,
            is_abstract: new.is_abstract,
            is_native: false,
            access: Access::Public,
            is_varargs: false,
            params,
            param_names,
            return_type: new.return_type,
            type_parameters: Vec::new(),
            type_parameter_bounds: Vec::new(),
            key: Arc::clone(&key),
            source: new.source,
        }));
        self.class_mut(new.class).methods.push(id);
        let tables = self.tables_mut();
        tables.method_scopes.push(new.scope);
        tables.method_members.push(new.member);
        if let Some(methods) = new
            .member
            .and_then(|member| tables.methods_of_member.get_mut(member.0 as usize))
        {
            methods.push(id);
        }
        let layer = tables.method_by_key.layer_mut(is_library);
        layer.entry(key).or_insert(id);
        tables.classes[new.class.index()]
            .methods_by_name
            .entry(new.name)
            .or_default()
            .push(id);
        id
    }
}
