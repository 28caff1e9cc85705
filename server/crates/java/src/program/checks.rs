//! Rules about whole classes that execution would otherwise trip over.
//!
//! What must hold: a class is only blamed if all that the rule is about is known: its supertypes, the
//! types of its parameters.

use super::queries::is_virtual;
use super::{Class, DeclarationError, MemberSource, Method, MethodKind, Program};
use crate::types::{ClassId, MethodId, Type};
use rustc_hash::FxHashMap;
use std::collections::hash_map::Entry;
use std::sync::Arc;
use syntax::ast::{MemberKind, TypeKind};

impl Program {
    /// Methods and constructors of one class with the same signature, or with signatures of the same
    /// erasure (JLS 8.4.2, 8.4.8.3).
    pub(super) fn duplicate_methods(&self) -> Vec<DeclarationError> {
        let mut errors = Vec::new();
        for class in self.classes.own() {
            if class.is_library || class.is_missing {
                continue;
            }
            let mut known: FxHashMap<(Arc<str>, Vec<Type>), &Method> = FxHashMap::default();
            for id in &class.methods {
                let method = self.method(*id);
                // Routines have names of their own; types that nobody knows may differ.
                if method.params.iter().any(|ty| ty.mentions(&Type::is_error))
                    || matches!(
                        method.kind,
                        MethodKind::FieldInitializer(_) | MethodKind::InitializerBlock
                    )
                {
                    continue;
                }
                let erased = method.params.iter().map(|ty| self.erase(ty)).collect();
                match known.entry((Arc::clone(&method.name), erased)) {
                    Entry::Vacant(entry) => {
                        entry.insert(method);
                    }
                    Entry::Occupied(entry) => {
                        errors.extend(self.duplicate(class, entry.get(), method));
                    }
                }
            }
        }
        errors
    }

    /// Says that `second` has the signature of `first`. Of an implicit one the other is to blame.
    fn duplicate(
        &self,
        class: &Class,
        first: &Method,
        second: &Method,
    ) -> Option<DeclarationError> {
        let written = [second, first]
            .into_iter()
            .find_map(|method| match &method.source {
                MemberSource::Method(source) => Some((method, source)),
                _ => None,
            });
        let (method, source) = written?;
        let shown = |method: &Method| {
            let name = match &*method.name {
                "<init>" => &class.decl.name.text,
                _ => &method.name,
            };
            let params: Vec<String> = method.params.iter().map(|ty| self.show_type(ty)).collect();
            format!("{name}({})", params.join(","))
        };
        let (one, other) = (shown(first), shown(second));
        let kind = if &*method.name == "<init>" {
            "constructor"
        } else {
            "method"
        };
        Some(DeclarationError {
            file: class.file,
            member: self.member_of(method.id),
            span: source.name.span,
            message: if one == other {
                let class = self.show_class(class.id);
                format!("{kind} {one} is already defined in {class}")
            } else {
                format!("name clash: {other} and {one} have the same erasure")
            },
        })
    }

    /// Concrete classes that leave an inherited method abstract (JLS 8.1.1.1).
    pub(super) fn unimplemented_methods(&self) -> Vec<DeclarationError> {
        self.classes
            .own()
            .iter()
            .filter(|class| {
                // An enum's constants with bodies may implement what the enum doesn't.
                let constants_implement = class.kind == TypeKind::Enum
                    && class.decl.members.iter().any(|member| {
                        matches!(&member.kind, MemberKind::EnumConstant(c) if c.body.is_some())
                    });
                !class.is_library
                    && !class.is_missing
                    && !class.is_abstract
                    && !class.has_missing_supertype
                    && !constants_implement
                    && !self.has_generated_members(class.id)
            })
            .filter_map(|class| {
                let method = self.method(self.unimplemented(class.id)?);
                let params: Vec<String> =
                    method.params.iter().map(|ty| self.show_type(ty)).collect();
                let span = if class.is_anonymous {
                    class.decl.span
                } else {
                    class.decl.name.span
                };
                Some(DeclarationError {
                    file: class.file,
                    member: self.tables.classes.get(class.id.index())?.member,
                    span,
                    message: format!(
                        "{} is not abstract and does not override abstract method {}({}) in {}",
                        self.show_class(class.id),
                        method.name,
                        params.join(","),
                        self.show_class(method.class),
                    ),
                })
            })
            .collect()
    }

    fn has_generated_members(&self, class: ClassId) -> bool {
        self.tables.classes.get(class.index()).is_some_and(|info| {
            info.supers
                .iter()
                .any(|supertype| self.class(*supertype).may_have_generated_members)
        })
    }

    fn unimplemented(&self, class: ClassId) -> Option<MethodId> {
        let info = self.tables.classes.get(class.index())?;
        info.supers
            .iter()
            .flat_map(|ancestor| self.class(*ancestor).methods.iter().copied())
            .find(|method| {
                let declared = self.method(*method);
                declared.is_abstract
                    && is_virtual(declared)
                    // Signatures of unknown types can't be compared.
                    && !declared.params.iter().any(|ty| ty.mentions(&|ty| ty.is_error()))
                    && self.resolve_virtual(class, *method).is_none()
            })
    }
}
