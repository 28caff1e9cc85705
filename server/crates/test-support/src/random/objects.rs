//! Objects of the program's own types: how they are made, their members, tests of types; arrays; calls.

use super::Generator;
use super::declarations::Method;
use super::scope::Use;
use super::types::{CHAR, INT, Prim, Ty, boxed, list};

impl Generator {
    /// Some reference type a variable may have.
    pub(super) fn reference_type(&mut self) -> Ty {
        match self.choices.below(10) {
            0 => Ty::Object,
            1 => self.collection_type(),
            2 => boxed(Prim::Int),
            3 => {
                let content = self.element_type();
                Ty::Cell(Box::new(content))
            }
            4 | 5 if !self.world.records.is_empty() => {
                Ty::Record(self.choices.below(self.world.records.len()))
            }
            6 if !self.world.enums.is_empty() => {
                Ty::Enum(self.choices.below(self.world.enums.len()))
            }
            7 if !self.world.interfaces.is_empty() => {
                Ty::Interface(self.choices.below(self.world.interfaces.len()))
            }
            8 | 9 if !self.world.classes.is_empty() => {
                Ty::Class(self.choices.below(self.world.classes.len()))
            }
            _ => Ty::Str,
        }
    }

    pub(super) fn arguments(&mut self, types: &[Ty], depth: usize) -> String {
        let values: Vec<String> = types.iter().map(|ty| self.expr(ty, depth)).collect();
        values.join(", ")
    }

    /// An `Object` whose text is the same in every run.
    pub(super) fn object(&mut self, depth: usize) -> String {
        if self.choices.chance(50)
            && let Some(name) = self.readable(&Ty::Object)
        {
            return name;
        }
        let depth = depth.saturating_sub(1);
        let ty = match self.choices.below(8) {
            0 => boxed(Prim::Int),
            1 => boxed(Prim::Char),
            2 => boxed(Prim::Long),
            3 => CHAR,
            4 if !self.world.records.is_empty() => {
                Ty::Record(self.choices.below(self.world.records.len()))
            }
            5 if !self.world.classes.is_empty() => {
                Ty::Class(self.choices.below(self.world.classes.len()))
            }
            6 if !self.world.enums.is_empty() => {
                Ty::Enum(self.choices.below(self.world.enums.len()))
            }
            _ => Ty::Str,
        };
        format!("((Object) {})", self.expr(&ty, depth))
    }

    pub(super) fn array(&mut self, element: &Ty, depth: usize) -> String {
        let ty = Ty::Array(Box::new(element.clone()));
        if self.choices.chance(80)
            && let Some(name) = self.readable(&ty)
        {
            return name;
        }
        if self.choices.chance(20) && !matches!(element, Ty::Array(_)) {
            return format!(
                "(new {}[{} & 3])",
                element.name(),
                self.number(Prim::Int, depth.min(1))
            );
        }
        let values: Vec<String> = (0..2 + self.choices.below(2))
            .map(|_| self.expr(element, depth.min(1)))
            .collect();
        format!("(new {}[] {{{}}})", element.name(), values.join(", "))
    }

    pub(super) fn instance(&mut self, ty: &Ty, depth: usize) -> String {
        if self.choices.chance(if depth == 0 { 90 } else { 60 })
            && let Some(name) = self.readable(ty)
        {
            return name;
        }
        if self.choices.chance(3) {
            return format!("(({}) null)", ty.name());
        }
        let depth = depth.saturating_sub(1);
        match ty {
            Ty::Record(index) if !self.place.creates => format!("((R{index}) null)"),
            Ty::Record(index) => {
                let types = self.world.records[*index].clone();
                format!("new R{index}({})", self.arguments(&types, depth))
            }
            Ty::Enum(index) => {
                let count = self.world.enums[*index];
                match self.choices.below(8) {
                    0 => format!("N{index}.values()[{} & 1]", self.number(Prim::Int, depth)),
                    1 => format!("N{index}.valueOf(\"K{}\")", self.choices.below(count)),
                    _ => format!("N{index}.K{}", self.choices.below(count)),
                }
            }
            Ty::Cell(content) => {
                let name = content.name();
                let value = self.expr(content, depth);
                match self.choices.below(3) {
                    0 => format!("Cell.<{name}>of({value})"),
                    _ => format!("new Cell<{name}>({value})"),
                }
            }
            Ty::Class(index) => self.object_of_class(*index, depth),
            Ty::Interface(index) => self.object_of_interface(*index, depth),
            other => self.expr(other, 0),
        }
    }

    fn object_of_class(&mut self, index: usize, depth: usize) -> String {
        if !self.place.creates {
            return format!("((C{index}) null)");
        }
        let candidates = self.world.concrete_subclasses(index);
        let class = self.choices.one(&candidates);
        let types = self.world.classes[class].constructor.clone();
        let made = format!("new C{class}({})", self.arguments(&types, depth));
        if class == index {
            made
        } else {
            format!("((C{index}) {made})")
        }
    }

    fn object_of_interface(&mut self, index: usize, depth: usize) -> String {
        let implementing: Vec<usize> = (0..self.world.classes.len())
            .filter(|class| {
                self.world.classes[*class].interface == Some(index)
                    && !self.world.classes[*class].is_abstract
            })
            .collect();
        if !implementing.is_empty() && self.place.creates && self.choices.chance(60) {
            let class = self.choices.one(&implementing);
            return format!(
                "((I{index}) {})",
                self.object_of_class_exactly(class, depth)
            );
        }
        let method = self.world.interfaces[index].clone();
        let lambda = self.short_lambda(&method.parameters, &method.result, depth);
        format!("((I{index}) {lambda})")
    }

    fn object_of_class_exactly(&mut self, class: usize, depth: usize) -> String {
        let types = self.world.classes[class].constructor.clone();
        format!("new C{class}({})", self.arguments(&types, depth))
    }

    /// A field of this type of some object.
    pub(super) fn field(&mut self, ty: &Ty, depth: usize, assigned: bool) -> Option<String> {
        let mut found = Vec::new();
        for class in 0..self.world.classes.len() {
            for (name, field) in self.world.fields(class) {
                if field == *ty {
                    found.push((class, name));
                }
            }
        }
        if found.is_empty() {
            return None;
        }
        let (class, name) = self.choices.one(&found);
        if self.place.this == Some(class) && self.choices.chance(60) {
            return Some(format!("this.{name}"));
        }
        if assigned {
            // The receiver must be a plain one: it is written twice by some statements.
            let receiver = self.readable(&Ty::Class(class))?;
            return Some(format!("{receiver}.{name}"));
        }
        Some(format!(
            "{}.{name}",
            self.instance(&Ty::Class(class), depth.min(1))
        ))
    }

    /// A field or method of some object, of this type.
    pub(super) fn member(&mut self, ty: &Ty, depth: usize) -> String {
        if self.choices.chance(40)
            && let Some(field) = self.field(ty, depth, false)
        {
            return field;
        }
        if self.choices.chance(40) {
            return self.built_in_member(ty, depth);
        }
        if !self.place.objects {
            return self.expr(ty, 0);
        }
        let mut found: Vec<(Ty, Method)> = Vec::new();
        for (index, class) in self.world.classes.iter().enumerate() {
            let own = class.methods.iter().filter(|method| method.result == *ty);
            found.extend(own.map(|method| (Ty::Class(index), method.clone())));
        }
        for (index, method) in self.world.interfaces.iter().enumerate() {
            if method.result == *ty {
                found.push((Ty::Interface(index), method.clone()));
            }
        }
        if found.is_empty() {
            return self.expr(ty, 0);
        }
        let (owner, method) = self.choices.one(&found);
        let receiver = self.instance(&owner, depth.min(1));
        let arguments = self.arguments(&method.parameters, depth.min(1));
        format!("{receiver}.{}({arguments})", method.name)
    }

    /// A member every enum, record, cell or class has.
    fn built_in_member(&mut self, ty: &Ty, depth: usize) -> String {
        let depth = depth.min(1);
        match ty {
            Ty::Prim(Prim::Int) if !self.world.enums.is_empty() => {
                let owner = Ty::Enum(self.choices.below(self.world.enums.len()));
                let value = self.instance(&owner, depth);
                match self.choices.below(4) {
                    0 => format!("{value}.compareTo({})", self.instance(&owner, depth)),
                    1 => format!("{value}.weight"),
                    2 => format!("{value}.weigh({})", self.expr(&INT, depth)),
                    _ => format!("{value}.ordinal()"),
                }
            }
            Ty::Prim(Prim::Boolean) if !self.world.records.is_empty() => {
                let owner = Ty::Record(self.choices.below(self.world.records.len()));
                format!(
                    "{}.equals({})",
                    self.instance(&owner, depth),
                    self.instance(&owner, depth)
                )
            }
            Ty::Str if !self.world.enums.is_empty() && self.choices.chance(40) => {
                let owner = Ty::Enum(self.choices.below(self.world.enums.len()));
                format!("{}.name()", self.instance(&owner, depth))
            }
            Ty::Str => {
                let owner = self.reference_type();
                let value = self.expr(&owner, depth);
                if owner.has_text() {
                    format!("{value}.toString()")
                } else {
                    self.text(0)
                }
            }
            Ty::Prim(_) => self.component(ty, depth),
            Ty::Box(_) => {
                let cell = self.instance(&Ty::Cell(Box::new(ty.clone())), depth);
                match self.choices.below(3) {
                    0 => format!("{cell}.value"),
                    1 => {
                        let value = self.expr(ty, depth);
                        format!("{cell}.swap({value})")
                    }
                    _ => format!("{cell}.get()"),
                }
            }
            other => self.expr(other, 0),
        }
    }

    fn component(&mut self, ty: &Ty, depth: usize) -> String {
        let mut found = Vec::new();
        for (index, components) in self.world.records.iter().enumerate() {
            for (number, component) in components.iter().enumerate() {
                if component == ty {
                    found.push((index, number));
                }
            }
        }
        if found.is_empty() {
            return self.expr(ty, 0);
        }
        let (index, number) = self.choices.one(&found);
        format!("{}.c{number}()", self.instance(&Ty::Record(index), depth))
    }

    /// A static method's value.
    pub(super) fn call(&mut self, ty: &Ty, depth: usize) -> String {
        let reachable = self.place.methods.min(self.world.methods.len());
        let found: Vec<Method> = self.world.methods[..reachable]
            .iter()
            .filter(|method| method.result == *ty && (!method.throws || self.place.checked))
            .cloned()
            .collect();
        if *ty == INT && self.choices.chance(25) {
            return self.overloaded_call(depth);
        }
        if found.is_empty() {
            return match ty {
                Ty::Prim(_) | Ty::Box(_) | Ty::Str if self.choices.chance(60) => {
                    let value = self.expr(ty, depth);
                    let boxed_type = match ty {
                        Ty::Prim(prim) => boxed(*prim),
                        other => other.clone(),
                    };
                    if boxed_type == *ty {
                        format!("(({}) same({value}))", ty.name())
                    } else {
                        let class = &self.class;
                        format!(
                            "(({}) {class}.<{}>same({value}))",
                            ty.name(),
                            boxed_type.name()
                        )
                    }
                }
                _ => self.expr(ty, 0),
            };
        }
        let method = self.choices.one(&found);
        let mut arguments = self.arguments(&method.parameters, depth.min(2));
        if method.varargs {
            for _ in 0..self.choices.below(3) {
                if !arguments.is_empty() {
                    arguments.push_str(", ");
                }
                arguments.push_str(&self.expr(&INT, depth.min(1)));
            }
        }
        format!("{}({arguments})", method.name)
    }

    /// A call of one of the methods `over`, which tell by their value which they are.
    fn overloaded_call(&mut self, depth: usize) -> String {
        match self.choices.below(12) {
            0 => "over()".to_owned(),
            1 => format!(
                "over({}, {})",
                self.expr(&INT, depth),
                self.number(Prim::Char, depth)
            ),
            2 => format!("over({})", self.mixed_ternary(depth)),
            3 => format!("over({})", self.text(depth)),
            4 => format!("over({})", self.object(depth)),
            5..8 => {
                let prim = self.choices.one(&[
                    Prim::Byte,
                    Prim::Short,
                    Prim::Char,
                    Prim::Long,
                    Prim::Float,
                    Prim::Double,
                ]);
                format!("over({})", self.number(prim, depth))
            }
            8 | 9 => {
                let prim = self
                    .choices
                    .one(&[Prim::Int, Prim::Long, Prim::Char, Prim::Byte]);
                format!("over({})", self.boxed(prim, depth))
            }
            _ => format!("over({})", self.expr(&INT, depth)),
        }
    }

    /// A test of a type, with or without a pattern.
    pub(super) fn type_test(&mut self, depth: usize) -> String {
        let value = self.object(depth);
        let ty = match self.choices.below(4) {
            0 => Ty::Str,
            1 => boxed(Prim::Int),
            _ if !self.world.classes.is_empty() => {
                Ty::Class(self.choices.below(self.world.classes.len()))
            }
            _ => boxed(Prim::Char),
        };
        if self.choices.chance(50) {
            return format!("({value} instanceof {})", ty.name());
        }
        let name = self.name("q");
        let test = self.scoped(|own| {
            own.declare(&name, ty.clone(), Use::Counter);
            own.condition(depth.min(1))
        });
        format!("({value} instanceof {} {name} && {test})", ty.name())
    }

    /// A `switch` expression.
    pub(super) fn switch_value(&mut self, ty: &Ty, depth: usize) -> String {
        if self.place.nesting >= 2 {
            return self.expr(ty, 0);
        }
        self.scoped(|own| {
            own.place.nesting += 1;
            own.place.loops.clear();
            own.place.returns = None;
            let depth = depth.min(1);
            let default = own.expr(ty, depth);
            let yielded = own.expr(ty, depth);
            let default = if own.choices.chance(30) {
                let part = own.part(depth);
                let name = own.name("y");
                let ty = ty.name();
                format!("default -> {{ log({part}); {ty} {name} = {yielded}; yield {name}; }}")
            } else {
                format!("default -> {default};")
            };
            if !own.world.enums.is_empty() && own.choices.chance(30) {
                let index = own.choices.below(own.world.enums.len());
                let selector = own.instance(&Ty::Enum(index), depth);
                let arms: Vec<String> = (0..own.world.enums[index])
                    .map(|constant| format!("case K{constant} -> {};", own.expr(ty, depth)))
                    .collect();
                return format!("(switch ({selector}) {{ {} }})", arms.join(" "));
            }
            if own.choices.chance(30) {
                let selector = own.text(depth);
                let (one, other) = (own.expr(ty, depth), own.expr(ty, depth));
                return format!(
                    "(switch ({selector}) {{ case \"a\", \"\" -> {one}; case \"abc\" -> {other}; {default} }})"
                );
            }
            let selector = own.number(Prim::Int, depth);
            let (one, other) = (own.expr(ty, depth), own.expr(ty, depth));
            format!("(switch ({selector} & 3) {{ case 0, 2 -> {one}; case 1 -> {other}; {default} }})")
        })
    }

    /// A type for a variable.
    pub(super) fn variable_type(&mut self) -> Ty {
        match self.choices.below(20) {
            0..5 => INT,
            5 => Ty::Prim(Prim::Long),
            6 => Ty::Prim(self.choices.one(&[Prim::Byte, Prim::Short, Prim::Char])),
            7 => Ty::Prim(self.choices.one(&[Prim::Float, Prim::Double])),
            8 => Ty::Prim(Prim::Boolean),
            9 | 10 => Ty::Str,
            11 => Ty::Box(self.choices.one(&[
                Prim::Int,
                Prim::Int,
                Prim::Long,
                Prim::Char,
                Prim::Double,
            ])),
            12 => {
                let element = self.choices.one(&[
                    INT,
                    INT,
                    Ty::Prim(Prim::Long),
                    Ty::Prim(Prim::Byte),
                    CHAR,
                    Ty::Str,
                    Ty::Prim(Prim::Boolean),
                    Ty::Prim(Prim::Double),
                    boxed(Prim::Int),
                ]);
                Ty::Array(Box::new(element))
            }
            13 | 14 => self.collection_type(),
            15 => self.function_type(),
            16 => list(boxed(Prim::Int)),
            _ => self.reference_type(),
        }
    }

    pub(super) fn function_type(&mut self) -> Ty {
        let from = Box::new(self.element_type());
        let to = Box::new(self.element_type());
        match self.choices.below(6) {
            0 => Ty::IntUnary,
            1 => Ty::IntBinary,
            2 => Ty::Supplier(to),
            3 => Ty::Predicate(from),
            4 => Ty::BiFunction(from, Box::new(Ty::Str), to),
            _ => Ty::Function(from, to),
        }
    }
}
