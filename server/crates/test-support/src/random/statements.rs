//! Statements. Every loop calls `tick`, which ends a program that takes too long.

use super::Generator;
use super::scope::{Returned, Use};
use super::types::{BOOLEAN, INT, LONG, Prim, Ty, boxed};

/// What is caught; the first ones are the most general.
const EXCEPTIONS: [&str; 9] = [
    "RuntimeException",
    "Exception",
    "ArithmeticException",
    "IndexOutOfBoundsException",
    "NullPointerException",
    "ClassCastException",
    "IllegalStateException",
    "NumberFormatException",
    "Oops",
];

impl Generator {
    pub(super) fn statements(&mut self, count: usize, depth: usize) {
        for _ in 0..count {
            self.statement(depth);
        }
    }

    /// The lines between a `{` that is written and a `}` that isn't.
    fn inside(&mut self, depth: usize) {
        self.scoped(|own| {
            let count = 1 + own.choices.below(5) / 3;
            own.statements(count, depth.saturating_sub(1));
        });
    }

    pub(super) fn statement(&mut self, depth: usize) {
        if depth == 0 {
            return self.simple_statement();
        }
        match self.choices.below(36) {
            0..5 => self.declaration(),
            5..7 => self.conditional(depth),
            7..10 => self.loop_statement(depth),
            10..13 => self.try_statement(depth),
            13 => self.old_switch(depth),
            14 => self.new_switch(depth),
            15 => self.jump(),
            16 => self.jump(),
            17 => self.local_class(depth),
            18 => self.anonymous_class(depth),
            19 => {
                self.open("{");
                self.inside(depth);
                self.close("}");
            }
            20 => self.labelled_block(depth),
            _ => self.simple_statement(),
        }
    }

    fn simple_statement(&mut self) {
        let line = match self.choices.below(14) {
            0..4 => {
                let part = self.part(2);
                match self.choices.below(3) {
                    0 => format!("System.out.println({part});"),
                    _ => format!("log({part});"),
                }
            }
            4..7 => self.assignment(),
            7 => {
                let prim = self.choices.one(&[
                    Prim::Int,
                    Prim::Int,
                    Prim::Long,
                    Prim::Short,
                    Prim::Char,
                    Prim::Byte,
                    Prim::Double,
                ]);
                match self.target(&Ty::Prim(prim), 1) {
                    Some(target) => {
                        let (op, value) = self.compound(prim, 2);
                        format!("{target} {op} {value};")
                    }
                    None => self.logged(),
                }
            }
            8 | 9 => self.collection_statement(),
            10 => match self.assignable(&Ty::Str) {
                Some(name) => {
                    let part = self.part(2);
                    format!("{name} += {part}; {name} = cut({name});")
                }
                None => self.logged(),
            },
            11 => {
                let value = self.call(&INT, 2);
                format!("log({value});")
            }
            12 => return self.declaration(),
            _ => self.logged(),
        };
        self.line(line);
    }

    fn logged(&mut self) -> String {
        let part = self.part(2);
        format!("log({part});")
    }

    fn assignment(&mut self) -> String {
        let all = self.variables_of(|variable| variable.uses == Use::Mutable);
        if all.is_empty() {
            return self.logged();
        }
        let name = self.choices.one(&all);
        let ty = self
            .variables
            .iter()
            .rev()
            .find(|variable| variable.name == name)
            .map(|found| found.ty.clone());
        match ty {
            Some(Ty::Str) => format!("{name} = cut({});", self.text(2)),
            Some(Ty::Array(element)) if self.choices.chance(60) => {
                let (index, value) = (self.index(1), self.expr(&element, 2));
                format!("{name}[{index}] = {value};")
            }
            Some(ty) => {
                let value = self.expr(&ty, 3);
                format!("{name} = {value};")
            }
            None => self.logged(),
        }
    }

    pub(super) fn declaration(&mut self) {
        let ty = self.variable_type();
        let value = match (&ty, self.choices.below(10)) {
            (Ty::List(_) | Ty::Map(..) | Ty::Set(_) | Ty::Deque(_), 0..4) => self.fresh(&ty),
            _ => self.expr(&ty, 2),
        };
        let uses = match self.choices.below(3) {
            0 => Use::Constant,
            _ => Use::Mutable,
        };
        let name = self.name("v");
        let is_inferable = !matches!(
            ty,
            Ty::List(_) | Ty::Map(..) | Ty::Set(_) | Ty::Deque(_) | Ty::Cell(_)
        );
        let shown = match &ty {
            ty if is_inferable
                && self.choices.chance(15)
                && value.starts_with('(')
                && value.contains(") ")
                && *ty == INT =>
            {
                "var".to_owned()
            }
            ty => ty.name(),
        };
        let modifier = match uses {
            Use::Constant if self.choices.chance(30) => "final ",
            _ => "",
        };
        // `final` numbers with a constant value are constants themselves; that is wanted.
        let value = if matches!(ty, Ty::Str) {
            format!("cut({value})")
        } else {
            value
        };
        self.line(format!("{modifier}{shown} {name} = {value};"));
        self.declare(&name, ty, uses);
    }

    /// An empty collection that can be changed.
    fn fresh(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Map(..) => format!(
                "new {}<>()",
                self.choices.pick(&["HashMap", "TreeMap", "LinkedHashMap"])
            ),
            Ty::Set(_) => format!(
                "new {}<>()",
                self.choices.pick(&["HashSet", "TreeSet", "LinkedHashSet"])
            ),
            Ty::Deque(_) => format!(
                "new {}<>()",
                self.choices.pick(&["ArrayDeque", "LinkedList"])
            ),
            _ => format!(
                "new {}<>()",
                self.choices.pick(&["ArrayList", "LinkedList", "ArrayList"])
            ),
        }
    }

    fn conditional(&mut self, depth: usize) {
        let cond = self.condition(2);
        self.open(format!("if ({cond}) {{"));
        self.inside(depth);
        if self.choices.chance(40) {
            if self.choices.chance(30) {
                let other = self.condition(2);
                self.close(format!("}} else if ({other}) {{"));
                self.indent += 1;
                self.inside(depth);
            }
            self.close("} else {");
            self.indent += 1;
            self.inside(depth);
        }
        self.close("}");
    }

    fn loop_statement(&mut self, depth: usize) {
        let label = self.name("l");
        let counter = self.name("i");
        let most = 1 + self.choices.below(5);
        let prefix = if self.choices.chance(50) {
            format!("{label}: ")
        } else {
            String::new()
        };
        self.scoped(|own| {
            let known = if prefix.is_empty() {
                String::new()
            } else {
                label
            };
            match own.choices.below(6) {
                0 | 1 => {
                    let step = own.choices.pick(&["++", " += 2", "++"]);
                    let ty = own.choices.one(&[
                        INT,
                        INT,
                        LONG,
                        Ty::Prim(Prim::Char),
                        Ty::Prim(Prim::Byte),
                    ]);
                    own.open(format!(
                        "{prefix}for ({} {counter} = 0; {counter} < {most}; {counter}{step}) {{",
                        ty.name()
                    ));
                    own.declare(&counter, ty, Use::Counter);
                    own.place.loops.push(known);
                    own.body(depth);
                    own.close("}");
                }
                2 => {
                    own.line(format!("int {counter} = 0;"));
                    let cond = own.condition(1);
                    own.declare(&counter, INT, Use::Counter);
                    own.open(format!("{prefix}while ({counter}++ < {most} && {cond}) {{"));
                    own.place.loops.push(known);
                    own.body(depth);
                    own.close("}");
                }
                3 => {
                    own.line(format!("int {counter} = {most};"));
                    own.declare(&counter, INT, Use::Counter);
                    own.open(format!("{prefix}do {{"));
                    own.place.loops.push(known);
                    own.scoped(|own| own.body(depth));
                    own.place.loops.pop();
                    let cond = own.condition(1);
                    own.close(format!("}} while (--{counter} > 0 && {cond});"));
                }
                4 => {
                    let element = own.choices.one(&[INT, Ty::Prim(Prim::Byte), Ty::Str, LONG]);
                    let elements = own.array(&element, 1);
                    let wide = if element == Ty::Prim(Prim::Byte) {
                        INT
                    } else {
                        element
                    };
                    own.open(format!(
                        "{prefix}for ({} {counter} : {elements}) {{",
                        wide.name()
                    ));
                    own.declare(&counter, wide, Use::Constant);
                    own.place.loops.push(known);
                    own.body(depth);
                    own.close("}");
                }
                _ => {
                    let element = own.element_type();
                    let ty = match own.choices.below(3) {
                        0 => Ty::Set(Box::new(element.clone())),
                        1 => Ty::Deque(Box::new(element.clone())),
                        _ => Ty::List(Box::new(element.clone())),
                    };
                    let elements = own.collection(&ty, 1);
                    let shown = match &element {
                        Ty::Box(Prim::Int) if own.choices.chance(50) => INT,
                        other => other.clone(),
                    };
                    own.open(format!(
                        "{prefix}for ({} {counter} : {elements}) {{",
                        shown.name()
                    ));
                    own.declare(&counter, shown, Use::Constant);
                    own.place.loops.push(known);
                    own.body(depth);
                    own.close("}");
                }
            }
        });
    }

    /// A loop's body.
    fn body(&mut self, depth: usize) {
        self.line("tick();");
        self.inside(depth);
    }

    fn labelled_block(&mut self, depth: usize) {
        let label = self.name("l");
        self.open(format!("{label}: {{"));
        self.inside(depth);
        let cond = self.condition(2);
        self.line(format!("if ({cond}) break {label};"));
        self.inside(depth);
        self.close("}");
    }

    fn jump(&mut self) {
        let cond = self.condition(2);
        let loops = self.place.loops.clone();
        let exit = match self.choices.below(5) {
            0 | 1 if !loops.is_empty() => {
                let label = self.choices.one(&loops);
                let word = self.choices.pick(&["break", "continue"]);
                if label.is_empty() {
                    format!("{word};")
                } else {
                    format!("{word} {label};")
                }
            }
            2 | 3 => match self.place.returns.clone() {
                Some(Returned::Nothing) => "return;".to_owned(),
                Some(Returned::Value(ty)) => format!("return {};", self.expr(&ty, 2)),
                None => self.thrown(),
            },
            _ => self.thrown(),
        };
        self.line(format!("if ({cond}) {exit}"));
    }

    fn thrown(&mut self) -> String {
        let text = self.text(1);
        match self.choices.below(6) {
            0 | 1 if self.place.checked => {
                let class = self.choices.pick(&["Bad", "Worse"]);
                format!("throw new {class}({text}, {});", self.expr(&INT, 1))
            }
            2 => format!(
                "throw new Oops({text}, new IllegalStateException({}));",
                self.text(1)
            ),
            3 => format!("throw new Oops({text}, null);"),
            4 => "throw (RuntimeException) null;".to_owned(),
            5 => format!("throw new ArithmeticException({text});"),
            _ => format!("throw new IllegalStateException({text});"),
        }
    }

    fn try_statement(&mut self, depth: usize) {
        let resource = self.choices.chance(25);
        let with_checked = self.choices.chance(40);
        let (has_catch, has_finally) = match self.choices.below(3) {
            _ if with_checked => (true, self.choices.chance(40)),
            0 => (true, true),
            1 => (false, true),
            _ => (true, false),
        };
        self.scoped(|own| {
            if resource {
                let mut declared = Vec::new();
                for _ in 0..1 + own.choices.below(2) {
                    let name = own.name("r");
                    let (text, code) = (own.text(1), own.expr(&INT, 1));
                    declared.push(format!("Res {name} = new Res({text}, {code})"));
                }
                own.open(format!("try ({}) {{", declared.join("; ")));
            } else {
                own.open("try {");
            }
            own.place.checked |= with_checked;
            if with_checked {
                let (cond, text, code) = (own.condition(2), own.text(1), own.expr(&INT, 1));
                own.line(format!("if ({cond}) throw new Bad({text}, {code});"));
            }
            own.inside(depth);
        });
        if with_checked {
            let name = self.name("e");
            if self.choices.chance(50) {
                self.close(format!("}} catch (Bad {name}) {{"));
            } else {
                self.close(format!("}} catch (Bad | Oops {name}) {{"));
            }
            self.indent += 1;
            self.handler(&name, depth);
        } else if has_catch {
            let mut at = self.choices.below(EXCEPTIONS.len());
            if self.choices.chance(30) && at > 2 {
                let name = self.name("e");
                self.close(format!("}} catch ({} {name}) {{", EXCEPTIONS[at]));
                self.indent += 1;
                self.handler(&name, depth);
                at = self.choices.below(2);
            }
            let name = self.name("e");
            self.close(format!("}} catch ({} {name}) {{", EXCEPTIONS[at]));
            self.indent += 1;
            self.handler(&name, depth);
        }
        if has_finally {
            self.close("} finally {");
            self.indent += 1;
            self.inside(depth);
        }
        self.close("}");
    }

    fn handler(&mut self, name: &str, depth: usize) {
        self.line(format!("tell({name});"));
        self.inside(depth);
    }

    fn old_switch(&mut self, depth: usize) {
        enum Selector {
            Int,
            Text,
            Enum(usize),
        }
        let kind = match self.choices.below(4) {
            0 => Selector::Text,
            1 if !self.world.enums.is_empty() => {
                Selector::Enum(self.choices.below(self.world.enums.len()))
            }
            _ => Selector::Int,
        };
        let (selector, labels): (String, Vec<String>) = match kind {
            Selector::Int => {
                let prim = self
                    .choices
                    .one(&[Prim::Int, Prim::Int, Prim::Char, Prim::Byte]);
                let value = self.number(prim, 2);
                let shown = match prim {
                    Prim::Int => format!("{value} & 7"),
                    other => format!("({}) ({value} & 7)", other.name()),
                };
                let first = self.choices.below(3);
                (
                    shown,
                    (0..4)
                        .map(|index| format!("{}", first + 2 * index))
                        .collect(),
                )
            }
            Selector::Text => (
                self.text(2),
                ["\"\"", "\"abc\"", "\"zz\""].map(str::to_owned).to_vec(),
            ),
            Selector::Enum(index) => {
                let value = self.instance(&Ty::Enum(index), 2);
                (
                    value,
                    (0..self.world.enums[index])
                        .map(|constant| format!("K{constant}"))
                        .collect(),
                )
            }
        };
        self.open(format!("switch ({selector}) {{"));
        let default = self.choices.below(labels.len() + 1);
        // `break` would leave the switch, not the loop.
        self.scoped(|own| {
            for label in &mut own.place.loops {
                if label.is_empty() {
                    label.clear();
                }
            }
            own.place.loops.retain(|label| !label.is_empty());
            for (index, label) in labels.iter().enumerate() {
                if index == default {
                    own.open("default: {");
                } else {
                    own.open(format!("case {label}: {{"));
                }
                own.inside(depth);
                own.close("}");
                if own.choices.chance(60) {
                    own.line("if (true) break;");
                }
            }
        });
        self.close("}");
    }

    fn new_switch(&mut self, depth: usize) {
        let selector = self.number(Prim::Int, 2);
        self.open(format!("switch ({selector} & 3) {{"));
        self.scoped(|own| {
            own.place.loops.retain(|label| !label.is_empty());
            for label in ["case 0, 3", "case 1", "default"] {
                match own.choices.below(3) {
                    0 => {
                        let part = own.part(1);
                        own.line(format!("{label} -> log({part});"));
                    }
                    _ => {
                        own.open(format!("{label} -> {{"));
                        own.inside(depth);
                        own.close("}");
                    }
                }
            }
        });
        self.close("}");
    }

    fn local_class(&mut self, depth: usize) {
        let (class, value) = (self.name("L"), self.expr(&INT, 1));
        let parameter = self.name("p");
        self.open(format!("class {class} {{"));
        self.scoped(|own| {
            own.enter_lambda(&INT);
            own.place.this = None;
            let field = own.name("f");
            let initial = own.expr(&INT, 1);
            own.line(format!("int {field} = {initial};"));
            own.variables.push(super::Variable {
                name: field,
                ty: INT,
                uses: Use::Mutable,
                is_field: true,
            });
            own.open(format!("int go(int {parameter}) {{"));
            own.line("tick();");
            own.declare(&parameter, INT, Use::Mutable);
            own.inside(depth.min(2));
            let result = own.expr(&INT, 2);
            own.line(format!("return {result};"));
            own.close("}");
        });
        self.close("}");
        self.line(format!("log(new {class}().go({value}));"));
    }

    fn anonymous_class(&mut self, depth: usize) {
        if self.world.interfaces.is_empty() {
            return self.simple_statement();
        }
        let index = self.choices.below(self.world.interfaces.len());
        let method = self.world.interfaces[index].clone();
        let name = self.name("v");
        self.open(format!("I{index} {name} = new I{index}() {{"));
        self.scoped(|own| {
            own.enter_lambda(&method.result);
            own.place.this = None;
            let field = own.name("f");
            let ty = own.choices.one(&[INT, BOOLEAN, Ty::Str, boxed(Prim::Int)]);
            let initial = own.expr(&ty, 1);
            own.line(format!("{} {field} = {initial};", ty.name()));
            own.variables.push(super::Variable {
                name: field,
                ty,
                uses: Use::Mutable,
                is_field: true,
            });
            own.method_of(&method, "public ", depth.min(2));
        });
        self.close("};");
        self.declare(&name, Ty::Interface(index), Use::Constant);
    }
}
