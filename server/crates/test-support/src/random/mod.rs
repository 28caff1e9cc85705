//! Random Java programs: typed, so that `javac` accepts them, and terminating, since every loop and every
//! call counts against a limit of steps.
//!
//! A program is one file: a public class whose nested classes, enums, records, interfaces and methods are
//! made anew from the seed, and a `main` that prints as it goes. What it prints is the same in every run
//! and on every JDK since 17: no identity hash codes, no order of hash tables by them, no clocks, and
//! floating numbers only where all JDKs agree on their shortest decimal, as bits otherwise.
//!
//! * `choice`, `types`, `scope`: what can be chosen, of which types, where;
//! * `numbers`, `texts`, `objects`, `collections`, `functions`: expressions by type;
//! * `statements`, `declarations`: the rest;
//! * [`judge`]: the programs on the JVM;
//! * [`shrink`]: makes a program small while it stays interesting.

mod choice;
mod collections;
mod declarations;
mod functions;
pub mod judge;
mod numbers;
mod objects;
mod scope;
pub mod shrink;
mod statements;
mod texts;
mod types;

use choice::Choices;
use declarations::World;
use scope::{Place, Use, Variable};
use types::{Prim, Ty};

/// The text of the program of a seed; `class` is its public class.
pub fn program(seed: u64, class: &str) -> String {
    let mut generator = Generator {
        choices: Choices::new(seed),
        class: class.to_owned(),
        world: World::default(),
        lines: Vec::new(),
        indent: 0,
        variables: Vec::new(),
        place: Place::method(0, false, scope::Returned::Nothing),
        names: 0,
    };
    generator.file();
    let mut text = generator.lines.join("\n");
    text.push('\n');
    text
}

/// Writes one program, top to bottom.
struct Generator {
    choices: Choices,
    class: String,
    world: World,
    lines: Vec<String>,
    indent: usize,
    /// What can be seen, outermost first.
    variables: Vec<Variable>,
    place: Place,
    /// Counts names, so that none hides another.
    names: usize,
}

impl Generator {
    fn line(&mut self, text: impl AsRef<str>) {
        let margin = "  ".repeat(self.indent);
        self.lines.push(format!("{margin}{}", text.as_ref()));
    }

    /// A line that ends in `{` and the lines inside.
    fn open(&mut self, text: impl AsRef<str>) {
        self.line(text);
        self.indent += 1;
    }

    fn close(&mut self, text: impl AsRef<str>) {
        self.indent = self.indent.saturating_sub(1);
        self.line(text);
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    fn declare(&mut self, name: &str, ty: Ty, uses: Use) {
        self.variables.push(Variable {
            name: name.to_owned(),
            ty,
            uses,
            is_field: false,
        });
    }

    /// Runs `inside` with what it declares and changes of the place undone afterwards.
    fn scoped<T>(&mut self, inside: impl FnOnce(&mut Generator) -> T) -> T {
        let (count, place) = (self.variables.len(), self.place.clone());
        let result = inside(self);
        self.variables.truncate(count);
        self.place = place;
        result
    }

    fn variables_of(&self, fits: impl Fn(&Variable) -> bool) -> Vec<String> {
        let seen = |(index, variable): &(usize, &Variable)| {
            *index >= self.place.captured_below
                || variable.is_field
                || variable.uses == Use::Constant
        };
        self.variables
            .iter()
            .enumerate()
            .filter(|found| seen(found) && fits(found.1))
            .map(|(_, variable)| variable.name.clone())
            .collect()
    }

    /// A variable to read.
    fn readable(&mut self, ty: &Ty) -> Option<String> {
        let found = self.variables_of(|variable| variable.ty == *ty);
        (!found.is_empty()).then(|| self.choices.one(&found))
    }

    /// A variable to assign.
    fn assignable(&mut self, ty: &Ty) -> Option<String> {
        let found =
            self.variables_of(|variable| variable.ty == *ty && variable.uses == Use::Mutable);
        (!found.is_empty()).then(|| self.choices.one(&found))
    }

    /// An expression of exactly this type, ready to be an operand.
    fn expr(&mut self, ty: &Ty, depth: usize) -> String {
        match ty {
            Ty::Prim(Prim::Boolean) => self.condition(depth),
            Ty::Prim(prim) => self.number(*prim, depth),
            Ty::Box(prim) => self.boxed(*prim, depth),
            Ty::Str => self.text(depth),
            Ty::Object => self.object(depth),
            Ty::Array(element) => self.array(element, depth),
            Ty::Class(_) | Ty::Interface(_) | Ty::Enum(_) | Ty::Record(_) | Ty::Cell(_) => {
                self.instance(ty, depth)
            }
            Ty::List(_) | Ty::Set(_) | Ty::Map(..) | Ty::Deque(_) | Ty::Optional(_) => {
                self.collection(ty, depth)
            }
            Ty::IntUnary
            | Ty::IntBinary
            | Ty::Function(..)
            | Ty::BiFunction(..)
            | Ty::Supplier(_)
            | Ty::Predicate(_) => self.function(ty, depth),
        }
    }

    /// `depth` less one, and now and then nothing left.
    fn less(&mut self, depth: usize) -> usize {
        if self.choices.chance(15) {
            0
        } else {
            depth.saturating_sub(1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_one_program_and_another_seed_another() {
        assert_eq!(program(7, "P"), program(7, "P"));
        assert_ne!(program(7, "P"), program(8, "P"));
    }
}
