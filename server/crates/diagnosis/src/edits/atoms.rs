//! Simple conditions on the variables in scope, from which guards and stronger or weaker conditions
//! are made.

use super::generator::Generator;
use super::scope;
use java::types::{Primitive, Type};

/// Numeric variables compared with one another.
const COMPARED: usize = 5;
/// Conditions of one object's own.
const QUERIES: usize = 4;

impl Generator<'_> {
    /// Conditions on one variable each, nearest first.
    pub(super) fn unary_atoms(&self) -> Vec<String> {
        let mut atoms = Vec::new();
        for variable in self.variables() {
            let name = &variable.name;
            match scope::unboxed(self.program, &variable.ty) {
                Type::Primitive(Primitive::Boolean) => {
                    atoms.push(name.to_string());
                    atoms.push(format!("!{name}"));
                }
                Type::Primitive(_) => {
                    for test in ["== 0", "!= 0", "> 0", "< 0"] {
                        atoms.push(format!("{name} {test}"));
                    }
                }
                Type::Array(_) => {
                    for test in [".length == 0", ".length != 0", " == null", " != null"] {
                        atoms.push(format!("{name}{test}"));
                    }
                }
                Type::Class(class, _) => {
                    for query in self.queries(class) {
                        atoms.push(format!("{name}.{query}()"));
                        atoms.push(format!("!{name}.{query}()"));
                    }
                    atoms.push(format!("{name} == null"));
                    atoms.push(format!("{name} != null"));
                }
                _ => {}
            }
        }
        atoms
    }

    /// Conditions of guards: those on one variable, bounds included.
    pub(super) fn guard_atoms(&self) -> Vec<String> {
        let mut atoms = self.unary_atoms();
        for variable in self.variables() {
            if scope::unboxed(self.program, &variable.ty).is_numeric() {
                atoms.push(format!("{} <= 0", variable.name));
                atoms.push(format!("{} >= 0", variable.name));
            }
        }
        atoms
    }

    /// Methods without parameters that give a boolean, such as `isEmpty`.
    fn queries(&self, class: java::types::ClassId) -> Vec<String> {
        let mut names: Vec<String> = Vec::new();
        for method in scope::methods_of(self.program, class) {
            let method = self.program.method(method);
            if method.return_type.is_boolean()
                && method.params.is_empty()
                && !method.is_static
                && !scope::is_models_own(self.program, method)
                && !method.is_private()
                && !names.iter().any(|known| **known == *method.name)
            {
                names.push(method.name.to_string());
            }
        }
        names.truncate(QUERIES);
        names
    }

    /// Comparisons of two numeric variables.
    pub(super) fn binary_atoms(&self) -> Vec<String> {
        let numeric: Vec<_> = self
            .variables()
            .into_iter()
            .filter(|variable| scope::unboxed(self.program, &variable.ty).is_numeric())
            .take(COMPARED)
            .collect();
        let mut atoms = Vec::new();
        for (index, left) in numeric.iter().enumerate() {
            for right in &numeric[index + 1..] {
                for op in ["==", "!=", "<", "<=", ">", ">="] {
                    atoms.push(format!("{} {op} {}", left.name, right.name));
                }
            }
        }
        atoms
    }
}
