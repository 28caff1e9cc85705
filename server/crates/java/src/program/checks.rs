//! Rules about whole classes that execution would otherwise trip over.
//!
//! What must hold: a class is only blamed if all its supertypes are known.

use super::queries::is_virtual;
use super::{DeclarationError, Program};
use crate::types::{ClassId, MethodId};
use syntax::ast::{MemberKind, TypeKind};

impl Program {
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
