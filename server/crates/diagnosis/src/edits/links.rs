//! Links between objects that may be missing: `n.next = head;`, `if (n.next != null) n.next.prev = n;`.

use super::generator::Generator;
use super::scope::{self, Variable};
use java::types::Type;
use std::sync::Arc;

/// Variables whose links are set, and objects they are set to, at one place: the nearest.
const OWNERS: usize = 4;
const TARGETS: usize = 4;
/// Links of one class.
const LINKS: usize = 3;

impl Generator<'_> {
    /// Assignments to links of objects in a member that sets such links, with their sizes.
    pub(super) fn missing_links(&self, variables: &[Variable]) -> Vec<(String, u32)> {
        let mut found = Vec::new();
        for owner in variables.iter().take(OWNERS) {
            let links = self.links_of(&owner.ty);
            let is_set = |link: &Arc<str>| {
                let assigned = format!(".{link} = ");
                self.statements.iter().any(|text| text.contains(&assigned))
            };
            if !links.iter().any(is_set) {
                continue;
            }
            let fits = |target: &&Variable| {
                target.name != owner.name && scope::fits(self.program, &target.ty, &owner.ty)
            };
            let targets: Vec<&Variable> = variables.iter().filter(fits).take(TARGETS).collect();
            let owner_name = &owner.name;
            for link in &links {
                for target in &targets {
                    found.push((format!("{owner_name}.{link} = {};", target.name), 3));
                }
                found.push((format!("{owner_name}.{link} = null;"), 3));
                // The way back from the object that it leads to.
                for back in links.iter().filter(|back| *back != link) {
                    let there = format!("{owner_name}.{link}");
                    let names = targets.iter().map(|target| &target.name);
                    for name in names.chain([owner_name]) {
                        let set = format!("{there}.{back} = {name};");
                        found.push((format!("if ({there} != null) {set}"), 4));
                        found.push((set, 3));
                    }
                }
            }
        }
        found
    }

    /// Fields of a user's class that hold objects of the same class.
    fn links_of(&self, ty: &Type) -> Vec<Arc<str>> {
        let Type::Class(class, _) = ty.erasure() else {
            return Vec::new();
        };
        let class = self.program.class(class);
        if class.is_library {
            return Vec::new();
        }
        let fields = class.fields.iter().map(|field| self.program.field(*field));
        fields
            .filter(|field| !field.is_static && !field.is_final && field.ast.is_some())
            .filter(|field| scope::fits(self.program, &field.ty, ty))
            .map(|field| field.name.clone())
            .take(LINKS)
            .collect()
    }
}
