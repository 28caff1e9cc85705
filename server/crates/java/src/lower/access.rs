//! Which members code may use (JLS 6.6).
//!
//! What must hold: a member that isn't accessible never takes a name from one that is; only where
//! no other has the name is it found, to say why it can't be used.

use super::Lowerer;
use crate::ir::Expr;
use crate::program::{Access, Field, Method};
use crate::types::{ClassId, FieldId, MethodId};
use syntax::ast;

/// What access depends on.
#[derive(Clone, Copy)]
pub(crate) struct Member {
    access: Access,
    class: ClassId,
    is_static: bool,
}

impl From<&Method> for Member {
    fn from(method: &Method) -> Member {
        Member {
            access: method.access,
            class: method.class,
            is_static: method.is_static,
        }
    }
}

impl From<&Field> for Member {
    fn from(field: &Field) -> Member {
        Member {
            access: field.access,
            class: field.class,
            is_static: field.is_static,
        }
    }
}

impl Member {
    /// Why `name` can't be used.
    fn refusal(self, name: &str, class: &str) -> String {
        match self.access {
            Access::Public | Access::Package => {
                format!("{name} is not public in {class}; cannot be accessed from outside package")
            }
            Access::Protected => format!("{name} has protected access in {class}"),
            Access::Private => format!("{name} has private access in {class}"),
        }
    }
}

impl Lowerer<'_> {
    fn shares_top_level(&self, class: ClassId) -> bool {
        self.top_level(class) == self.top_level(self.class)
    }

    pub(crate) fn top_level(&self, class: ClassId) -> ClassId {
        let mut class = class;
        while let Some(outer) = self.program.class(class).outer {
            class = outer;
        }
        class
    }

    fn shares_package(&self, class: ClassId) -> bool {
        self.program.package_of(class) == self.program.package_of(self.class)
    }

    /// Whether this code may use a member as one of the class `site`; `None` for one of `super`.
    pub(crate) fn may_use(&self, member: Member, site: Option<ClassId>) -> bool {
        match member.access {
            Access::Public => true,
            Access::Package => self.shares_package(member.class),
            // Private members aren't inherited (JLS 8.2).
            Access::Private => {
                self.shares_top_level(member.class) && site.is_none_or(|site| site == member.class)
            }
            Access::Protected => {
                self.shares_package(member.class) || self.inherits_protected(member, site)
            }
        }
    }

    /// JLS 6.6.2.1: a subclass uses a protected instance member on its own objects only.
    fn inherits_protected(&self, member: Member, site: Option<ClassId>) -> bool {
        let program = self.program;
        let mut current = Some(self.class);
        while let Some(class) = current {
            let is_own =
                member.is_static || site.is_none_or(|site| program.is_subclass(site, class));
            if is_own && program.is_subclass(class, member.class) {
                return true;
            }
            current = program.class(class).outer;
        }
        false
    }

    /// The methods of a name that this code may use; all of them if it may use none.
    pub(crate) fn usable_methods(
        &self,
        class: ClassId,
        name: &str,
        site: Option<ClassId>,
    ) -> Vec<MethodId> {
        let methods = self.program.member_methods(class, name);
        self.usable(methods, |method| {
            self.may_use(self.program.method(method).into(), site)
        })
    }

    /// The constructors that this code may use; all of them if it may use none. Protected ones are
    /// for `super(…)` and anonymous classes (JLS 6.6.2.2).
    pub(crate) fn usable_constructors(&self, class: ClassId, expr: &ast::Expr) -> Vec<MethodId> {
        let by_subclass = is_of_subclass(expr);
        let constructors = self.constructors(class);
        self.usable(&constructors, |constructor| {
            self.may_use_constructor(constructor, by_subclass)
        })
    }

    fn may_use_constructor(&self, constructor: MethodId, by_subclass: bool) -> bool {
        let constructor = self.program.method(constructor);
        (by_subclass && constructor.access == Access::Protected)
            || self.may_use(constructor.into(), Some(constructor.class))
    }

    /// Whether a class has a method of this name that this code may use by its simple name.
    pub(crate) fn has_usable_method(&self, class: ClassId, name: &str) -> bool {
        let methods = self.program.member_methods(class, name);
        methods
            .iter()
            .any(|method| self.may_use(self.program.method(*method).into(), Some(class)))
    }

    fn usable(&self, methods: &[MethodId], may_use: impl Fn(MethodId) -> bool) -> Vec<MethodId> {
        let usable: Vec<MethodId> = methods
            .iter()
            .copied()
            .filter(|method| may_use(*method))
            .collect();
        match usable.is_empty() {
            true => methods.to_vec(),
            false => usable,
        }
    }

    /// The error of a call of a method that this code may not use.
    pub(crate) fn refuse_method(
        &mut self,
        method: MethodId,
        site: Option<ClassId>,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Option<Expr> {
        let may_use = self.may_use(self.program.method(method).into(), site);
        (!may_use).then(|| self.refusal(method, name, expr))
    }

    /// The same for a constructor.
    pub(crate) fn refuse_constructor(
        &mut self,
        constructor: MethodId,
        name: &ast::Ident,
        expr: &ast::Expr,
    ) -> Option<Expr> {
        let may_use = self.may_use_constructor(constructor, is_of_subclass(expr));
        (!may_use).then(|| self.refusal(constructor, name, expr))
    }

    fn refusal(&mut self, method: MethodId, name: &ast::Ident, expr: &ast::Expr) -> Expr {
        let method = self.program.method(method);
        let class = method.class;
        // What a model keeps to itself may be there for all in the JDK.
        if self.program.class(class).is_library && method.access != Access::Protected {
            return self.unknown_member(expr.id, class, &method.name);
        }
        let shown = self.show_types(&method.params);
        let message = Member::from(method).refusal(
            &format!("{}({shown})", name.text),
            &self.program.show_class(class),
        );
        self.error_expr(expr, message)
    }

    /// Reports a field that this code may not use as one of the class `site`.
    pub(crate) fn check_access_to_field(
        &mut self,
        field: FieldId,
        site: Option<ClassId>,
        name: &ast::Ident,
        node: ast::NodeId,
    ) {
        let member = Member::from(self.program.field(field));
        if self.may_use(member, site) {
            return;
        }
        if self.program.class(member.class).is_library {
            // The models' own fields are nobody's business.
            self.unknown_member(node, member.class, &name.text);
            return;
        }
        let message = member.refusal(&name.text, &self.program.show_class(member.class));
        self.error(name.span, node, message);
    }
}

/// Whether a constructor is called by `super(…)`, an anonymous class or an enum constant.
fn is_of_subclass(expr: &ast::Expr) -> bool {
    !matches!(
        &expr.kind,
        ast::ExprKind::New { body: None, .. } | ast::ExprKind::MethodRef { .. }
    )
}
