//! The file: its classes, enums, records, interfaces, methods and `main`.

use super::Generator;
use super::scope::{Place, Returned, Use, Variable};
use super::types::{BOOLEAN, CHAR, INT, LONG, Prim, Ty, array, boxed, list};

/// A method that can be called.
#[derive(Clone, Debug)]
pub(super) struct Method {
    pub(super) name: String,
    pub(super) parameters: Vec<Ty>,
    pub(super) result: Ty,
    /// Whether it declares the checked exception.
    pub(super) throws: bool,
    /// Whether any number of `int` may follow.
    pub(super) varargs: bool,
}

/// A class with fields.
#[derive(Clone, Debug)]
pub(super) struct Class {
    pub(super) superclass: Option<usize>,
    pub(super) interface: Option<usize>,
    pub(super) is_abstract: bool,
    pub(super) fields: Vec<(String, Ty)>,
    pub(super) constructor: Vec<Ty>,
    /// Those declared here first; subclasses may override them.
    pub(super) methods: Vec<Method>,
}

/// What the file declares.
#[derive(Clone, Debug, Default)]
pub(super) struct World {
    pub(super) classes: Vec<Class>,
    /// The one abstract method of each.
    pub(super) interfaces: Vec<Method>,
    /// The number of constants of each.
    pub(super) enums: Vec<usize>,
    /// The components of each.
    pub(super) records: Vec<Vec<Ty>>,
    pub(super) methods: Vec<Method>,
    /// The first so many methods call no objects' methods.
    pub(super) simple_methods: usize,
}

impl World {
    /// Fields of a class, inherited ones included.
    pub(super) fn fields(&self, class: usize) -> Vec<(String, Ty)> {
        let inherited = self.classes[class]
            .superclass
            .map(|superclass| self.fields(superclass));
        let mut all = inherited.unwrap_or_default();
        all.extend(self.classes[class].fields.iter().cloned());
        all
    }

    fn is_subclass(&self, class: usize, of: usize) -> bool {
        class == of
            || self.classes[class]
                .superclass
                .is_some_and(|next| self.is_subclass(next, of))
    }

    /// Classes that can be made and are `of` or extend it; never empty, since a leaf is not abstract.
    pub(super) fn concrete_subclasses(&self, of: usize) -> Vec<usize> {
        (0..self.classes.len())
            .filter(|class| !self.classes[*class].is_abstract && self.is_subclass(*class, of))
            .collect()
    }

    /// Methods an object of the class has, inherited ones included.
    fn all_methods(&self, class: usize) -> Vec<Method> {
        let inherited = self.classes[class]
            .superclass
            .map(|superclass| self.all_methods(superclass));
        let mut all = inherited.unwrap_or_default();
        all.extend(self.classes[class].methods.iter().cloned());
        all
    }
}

/// What programs use, each with the words that call for it.
const HELPERS: [(&str, &str); 8] = [
    (
        "tick(",
        r#"static int steps;
static void tick() { if (++steps > 3000) throw new IllegalStateException("steps"); }"#,
    ),
    (
        "log(",
        r#"static int lines;
static void log(Object x) { if (++lines < 300) System.out.println(x); }"#,
    ),
    (
        "cut(",
        r#"static String cut(String s) { return s != null && s.length() > 60 ? s.substring(0, 60) : s; }"#,
    ),
    ("same(", r#"static <T> T same(T x) { return x; }"#),
    (
        "show(",
        r#"static String show(double d) {
  if (d * 1024 == Math.rint(d * 1024) && Math.abs(d) < 1e6) return "" + d;
  return d != d ? "NaN" : Long.toHexString(Double.doubleToLongBits(d));
}
static String show(float f) {
  if (f * 256 == Math.rint(f * 256) && Math.abs(f) < 1e4) return "" + f;
  return f != f ? "NaN" : Integer.toHexString(Float.floatToIntBits(f));
}
static String show(int x) { return "int " + x; }
static String show(long x) { return "long " + x; }
static String show(char x) { return "char " + (int) x; }
static String show(Object x) {
  return x instanceof Double d ? show(d.doubleValue()) : x instanceof Float f ? show(f.floatValue()) : "" + x;
}"#,
    ),
    (
        "tell(",
        r#"static void tell(Throwable t) {
  boolean own = t.getStackTrace().length > 0 && t.getStackTrace()[0].getClassName().startsWith("P");
  String message = t instanceof NullPointerException && !own ? "-" : t.getMessage();
  System.out.println(t.getClass().getName() + ": " + message + " / " + (t.getCause() == null ? "" : t.getCause().getClass().getName()) + " / " + t.getSuppressed().length);
  if (own) System.out.println("line " + t.getStackTrace()[0].getLineNumber());
}"#,
    ),
    (
        "Res(",
        r#"static class Res implements AutoCloseable {
  final String name;
  final int code;
  Res(String name, int code) {
    this.name = name;
    this.code = code;
    if (code == 5) throw new ArithmeticException(name);
  }
  @Override public void close() {
    System.out.println("close " + name);
    if ((code & 3) == 1) throw new IllegalStateException(name);
  }
}"#,
    ),
    (
        "Cell",
        r#"static class Cell<T> {
  T value;
  Cell(T value) { this.value = value; }
  static <S> Cell<S> of(S value) { return new Cell<>(value); }
  T get() { return value; }
  T swap(T other) { T old = value; value = other; return old; }
  @Override public String toString() { return "Cell[" + value + "]"; }
}"#,
    ),
];

/// The program's own exceptions, a checked one among them.
const EXCEPTIONS: [(&str, &str); 3] = [
    (
        "Worse(",
        r#"static class Worse extends Bad {
  Worse(String message, int code) { super(message + "!", code + 1); }
  @Override public String getMessage() { return "worse " + super.getMessage() + code; }
}"#,
    ),
    (
        "Bad",
        r#"static class Bad extends Exception {
  final int code;
  Bad(String message, int code) { super(message); this.code = code; }
}"#,
    ),
    (
        "Oops",
        r#"static class Oops extends RuntimeException {
  Oops(String message, Throwable cause) { super(message, cause); }
}"#,
    ),
];

const OVERLOADS: [(&str, &str); 10] = [
    ("int x", "1"),
    ("long x", "2"),
    ("double x", "3"),
    ("Integer x", "4"),
    ("Object x", "5"),
    ("int... x", "6 + x.length"),
    ("String x", "7"),
    ("char x", "8"),
    ("float x", "9"),
    ("Number x", "10"),
];

impl Generator {
    pub(super) fn file(&mut self) {
        self.line("import java.util.*;");
        self.line("import java.util.function.*;");
        self.line("import java.util.stream.*;");
        self.line("");
        let class = self.class.clone();
        self.open(format!("public class {class} {{"));
        self.sign();
        self.statics();
        self.interfaces();
        self.enums();
        self.records();
        let simple = self.world.simple_methods;
        for index in 0..simple {
            self.static_method(index, false);
        }
        for index in 0..self.world.classes.len() {
            self.class(index);
        }
        for index in simple..self.world.methods.len() {
            self.static_method(index, true);
        }
        self.main();
        if self.lines.iter().any(|line| line.contains("over(")) {
            self.overloads();
        }
        for (word, text) in EXCEPTIONS.iter().chain(&HELPERS) {
            if self.lines.iter().any(|line| line.contains(word)) {
                for line in text.lines() {
                    self.line(line);
                }
            }
        }
        self.close("}");
    }

    /// Decides on the signatures of everything.
    fn sign(&mut self) {
        for _ in 0..self.choices.below(2) {
            let count = 2 + self.choices.below(3);
            self.world.enums.push(count);
        }
        for _ in 0..self.choices.below(2) {
            let components = (0..1 + self.choices.below(3))
                .map(|_| self.component_type())
                .collect();
            self.world.records.push(components);
        }
        for index in 0..self.choices.below(2) {
            let method = self.signature(format!("f{index}"));
            self.world.interfaces.push(method);
        }
        let classes = self.choices.below(6).saturating_sub(2).min(2);
        for index in 0..classes {
            let class = self.sign_class(index);
            self.world.classes.push(class);
        }
        self.make_leaves_concrete();
        let simple = self.choices.below(2);
        let all = simple + self.choices.below(3);
        for index in 0..all {
            let mut method = self.signature(format!("m{index}"));
            method.throws = self.choices.chance(20);
            method.varargs = self.choices.chance(15);
            self.world.methods.push(method);
        }
        self.world.simple_methods = simple;
    }

    fn sign_class(&mut self, index: usize) -> Class {
        let superclass = (index > 0 && self.choices.chance(60)).then(|| self.choices.below(index));
        let interface = (!self.world.interfaces.is_empty() && self.choices.chance(50))
            .then(|| self.choices.below(self.world.interfaces.len()));
        let fields = (0..1 + self.choices.below(3))
            .map(|number| (format!("a{index}{number}"), self.field_type()))
            .collect();
        let constructor = (0..self.choices.below(3))
            .map(|_| self.component_type())
            .collect();
        let methods = (0..1 + self.choices.below(2))
            .map(|number| self.signature(format!("g{index}{number}")))
            .collect();
        Class {
            superclass,
            interface,
            is_abstract: self.choices.chance(30),
            fields,
            constructor,
            methods,
        }
    }

    fn make_leaves_concrete(&mut self) {
        for index in 0..self.world.classes.len() {
            let extended = self
                .world
                .classes
                .iter()
                .any(|class| class.superclass == Some(index));
            if !extended {
                self.world.classes[index].is_abstract = false;
            }
        }
    }

    fn signature(&mut self, name: String) -> Method {
        let parameters = (0..self.choices.below(4))
            .map(|_| self.parameter_type())
            .collect();
        let result = self.choices.one(&[
            INT,
            INT,
            INT,
            LONG,
            Ty::Str,
            Ty::Str,
            BOOLEAN,
            CHAR,
            Ty::Prim(Prim::Double),
            Ty::Prim(Prim::Byte),
            boxed(Prim::Int),
            list(boxed(Prim::Int)),
        ]);
        Method {
            name,
            parameters,
            result,
            throws: false,
            varargs: false,
        }
    }

    fn parameter_type(&mut self) -> Ty {
        match self.choices.below(8) {
            0..3 => INT,
            3 => Ty::Str,
            4 => self.choices.one(&[
                LONG,
                CHAR,
                Ty::Prim(Prim::Short),
                Ty::Prim(Prim::Double),
                array(INT),
            ]),
            5 => boxed(Prim::Int),
            6 => self.collection_type(),
            _ => self.function_type(),
        }
    }

    fn component_type(&mut self) -> Ty {
        self.choices.one(&[
            INT,
            INT,
            LONG,
            CHAR,
            BOOLEAN,
            Ty::Str,
            Ty::Prim(Prim::Byte),
            boxed(Prim::Int),
        ])
    }

    fn field_type(&mut self) -> Ty {
        self.choices.one(&[
            INT,
            INT,
            LONG,
            Ty::Str,
            boxed(Prim::Int),
            CHAR,
            Ty::Prim(Prim::Short),
            array(INT),
            list(boxed(Prim::Int)),
            Ty::IntUnary,
        ])
    }

    fn overloads(&mut self) {
        let mut left: Vec<(&str, &str)> = OVERLOADS.to_vec();
        for _ in 0..self.choices.below(6) {
            let index = self.choices.below(left.len());
            // What must stay so that every call fits and none is ambiguous.
            if !["Object x", "int... x"].contains(&left[index].0) {
                left.remove(index);
            }
        }
        // `Number` and `Integer` go together, and so do a box's own conversions.
        for (parameter, value) in left {
            self.line(format!(
                "static int over({parameter}) {{ return {value}; }}"
            ));
        }
    }

    fn statics(&mut self) {
        self.place = Place::method(0, false, Returned::Nothing);
        self.place.creates = false;
        for _ in 0..1 + self.choices.below(4) {
            let ty = match self.choices.below(3) {
                0 => self.component_type(),
                _ => self.field_type(),
            };
            let name = self.name("s");
            let value = self.expr(&ty, 1);
            let constant = self.choices.chance(25);
            let modifier = if constant { "final " } else { "" };
            self.line(format!("static {modifier}{} {name} = {value};", ty.name()));
            self.variables.push(Variable {
                name,
                ty,
                uses: if constant {
                    Use::Constant
                } else {
                    Use::Mutable
                },
                is_field: true,
            });
        }
    }

    fn interfaces(&mut self) {
        for index in 0..self.world.interfaces.len() {
            let method = self.world.interfaces[index].clone();
            self.open(format!("interface I{index} {{"));
            let head = header(&method, &mut self.names).0;
            self.line(format!("{head};"));
            if self.choices.chance(50) {
                self.line(format!(
                    "default String label() {{ return \"I{index}\" + (this == null) + LIMIT; }}"
                ));
                self.line("int LIMIT = 7;");
            }
            self.close("}");
        }
    }

    fn enums(&mut self) {
        for index in 0..self.world.enums.len() {
            self.place = Place::method(0, false, Returned::Value(INT));
            self.place.creates = false;
            self.open(format!("enum N{index} {{"));
            let count = self.world.enums[index];
            for constant in 0..count {
                let end = if constant + 1 == count { ";" } else { "," };
                let weight = self.choices.below(20);
                if self.choices.chance(30) {
                    self.open(format!("K{constant}({weight}) {{"));
                    self.scoped(|own| {
                        own.declare("by", INT, Use::Mutable);
                        let value = own.expr(&INT, 1);
                        own.line(format!(
                            "@Override int weigh(int by) {{ return super.weigh({value}) + 1; }}"
                        ));
                    });
                    self.close(format!("}}{end}"));
                } else {
                    self.line(format!("K{constant}({weight}){end}"));
                }
            }
            self.line("final int weight;");
            self.line(format!("N{index}(int weight) {{ this.weight = weight; }}"));
            self.scoped(|own| {
                own.declare("by", INT, Use::Mutable);
                own.declare("weight", INT, Use::Constant);
                let value = own.expr(&INT, 2);
                own.line(format!("int weigh(int by) {{ return {value}; }}"));
            });
            self.close("}");
        }
    }

    fn records(&mut self) {
        for index in 0..self.world.records.len() {
            let components = self.world.records[index].clone();
            let declared: Vec<String> = components
                .iter()
                .enumerate()
                .map(|(number, ty)| format!("{} c{number}", ty.name()))
                .collect();
            self.open(format!("record R{index}({}) {{", declared.join(", ")));
            self.scoped(|own| {
                own.place = Place::method(0, false, Returned::Nothing);
                own.place.creates = false;
                own.place.returns = None;
                for (number, ty) in components.iter().enumerate() {
                    let uses = if number == 0 {
                        Use::Mutable
                    } else {
                        Use::Constant
                    };
                    own.declare(&format!("c{number}"), ty.clone(), uses);
                }
                if own.choices.chance(40) {
                    own.open(format!("R{index} {{"));
                    let value = own.expr(&components[0], 2);
                    match own.choices.below(3) {
                        0 => own.line(format!("c0 = {value};")),
                        1 => {
                            let cond = own.condition(1);
                            own.line(format!(
                                "if ({cond}) throw new IllegalArgumentException(\"\" + c0);"
                            ));
                        }
                        _ => own.line("log(\"R\" + c0);"),
                    }
                    own.close("}");
                }
            });
            self.close("}");
        }
    }

    fn class(&mut self, index: usize) {
        let class = self.world.classes[index].clone();
        let abstract_word = if class.is_abstract { "abstract " } else { "" };
        let extends = class
            .superclass
            .map(|superclass| format!(" extends C{superclass}"))
            .unwrap_or_default();
        let implements = class
            .interface
            .map(|interface| format!(" implements I{interface}"))
            .unwrap_or_default();
        self.open(format!(
            "static {abstract_word}class C{index}{extends}{implements} {{"
        ));
        self.scoped(|own| {
            own.place = Place::method(0, false, Returned::Nothing);
            own.place.creates = false;
            own.place.returns = None;
            if own.choices.chance(30) {
                own.line(format!("static {{ log(\"static C{index}\"); }}"));
            }
            for (name, ty) in &class.fields {
                let initial = if own.choices.chance(60) {
                    format!(" = {}", own.expr(ty, 1))
                } else {
                    String::new()
                };
                own.line(format!("{} {name}{initial};", ty.name()));
                own.variables.push(Variable {
                    name: name.clone(),
                    ty: ty.clone(),
                    uses: Use::Mutable,
                    is_field: true,
                });
            }
            if let Some(superclass) = class.superclass {
                for (name, ty) in own.world.fields(superclass) {
                    own.variables.push(Variable {
                        name,
                        ty,
                        uses: Use::Mutable,
                        is_field: true,
                    });
                }
            }
            own.place.this = Some(index);
            if own.choices.chance(30) {
                let part = own.part(1);
                own.line(format!("{{ log(\"init C{index} \" + {part}); }}"));
            }
            own.constructor(index, &class);
            own.place = Place::method(own.world.simple_methods, false, Returned::Nothing);
            own.place.this = Some(index);
            for method in &class.methods {
                own.method_of(method, "", 1);
            }
            if let Some(superclass) = class.superclass {
                for method in own.world.all_methods(superclass) {
                    if own.choices.chance(50) {
                        own.line("@Override");
                        own.method_of(&method, "", 1);
                    }
                }
            }
            if let Some(interface) = class.interface {
                let method = own.world.interfaces[interface].clone();
                own.method_of(&method, "public ", 1);
            }
            own.method_to_string(index);
        });
        self.close("}");
    }

    fn constructor(&mut self, index: usize, class: &Class) {
        let names: Vec<String> = class.constructor.iter().map(|_| self.name("p")).collect();
        let declared: Vec<String> = class
            .constructor
            .iter()
            .zip(&names)
            .map(|(ty, name)| format!("{} {name}", ty.name()))
            .collect();
        let fields = self.variables.len();
        self.open(format!("C{index}({}) {{", declared.join(", ")));
        self.scoped(|own| {
            for (name, ty) in names.iter().zip(&class.constructor) {
                own.declare(name, ty.clone(), Use::Mutable);
            }
            if let Some(superclass) = class.superclass {
                // Before the superclass's constructor there are no fields to read.
                let hidden: Vec<Variable> = own.variables.drain(..fields).collect();
                let this = own.place.this.take();
                let types = own.world.classes[superclass].constructor.clone();
                let arguments = own.arguments(&types, 1);
                own.line(format!("super({arguments});"));
                own.variables.splice(0..0, hidden);
                own.place.this = this;
            }
            for (name, ty) in &class.fields {
                if own.choices.chance(50) {
                    let value = own.expr(ty, 2);
                    own.line(format!("this.{name} = {value};"));
                }
            }
            own.place.returns = None;
            own.simple_log();
        });
        self.close("}");
    }

    fn simple_log(&mut self) {
        let part = self.part(1);
        self.line(format!("log({part});"));
    }

    fn method_to_string(&mut self, index: usize) {
        let mut shown = format!("\"C{index}(\"");
        for (name, ty) in self.world.fields(index) {
            if ty.has_text() {
                shown.push_str(&format!(" + {name} + \" \""));
            }
        }
        self.line(format!("@Override public String toString() {{ return {shown} + getClass().getSimpleName() + \")\"; }}"));
    }

    /// A method with a body.
    pub(super) fn method_of(&mut self, method: &Method, modifiers: &str, depth: usize) {
        let (head, names) = header(method, &mut self.names);
        let throws = if method.throws { " throws Bad" } else { "" };
        self.open(format!("{modifiers}{head}{throws} {{"));
        self.scoped(|own| {
            own.place.returns = Some(Returned::Value(method.result.clone()));
            own.place.checked = method.throws;
            own.line("tick();");
            for (name, ty) in names.iter().zip(&method.parameters) {
                let uses = if own.choices.chance(50) {
                    Use::Mutable
                } else {
                    Use::Constant
                };
                own.declare(name, ty.clone(), uses);
            }
            if method.varargs {
                own.declare("rest", array(INT), Use::Constant);
            }
            let count = 1 + own.choices.below(2);
            own.statements(count, depth);
            let value = own.expr(&method.result, 2);
            own.line(format!("return {value};"));
        });
        self.close("}");
    }

    fn static_method(&mut self, index: usize, objects: bool) {
        let method = self.world.methods[index].clone();
        let recursive =
            self.choices.chance(25) && method.parameters.first() == Some(&INT) && !method.varargs;
        self.place = Place::method(index, objects, Returned::Value(method.result.clone()));
        if !recursive {
            return self.method_of(&method, "static ", 2);
        }
        let (head, names) = header(&method, &mut self.names);
        let throws = if method.throws { " throws Bad" } else { "" };
        self.open(format!("static {head}{throws} {{"));
        self.scoped(|own| {
            own.place.checked = method.throws;
            for (name, ty) in names.iter().zip(&method.parameters) {
                own.declare(name, ty.clone(), Use::Counter);
            }
            let count = &names[0];
            own.line("tick();");
            own.line(format!("{count} &= 7;"));
            let value = own.expr(&method.result, 1);
            own.line(format!("if ({count} == 0) return {value};"));
            own.statements(1, 1);
            let others = own.arguments(&method.parameters[1..], 1);
            let comma = if others.is_empty() { "" } else { ", " };
            let variable = own.name("v");
            own.line(format!(
                "{} {variable} = {}({count} - 1{comma}{others});",
                method.result.name(),
                method.name
            ));
            own.declare(&variable, method.result.clone(), Use::Mutable);
            own.statements(2, 2);
            let value = own.expr(&method.result, 2);
            own.line(format!("return {value};"));
        });
        self.close("}");
    }

    fn main(&mut self) {
        let methods = self.world.methods.len();
        self.place = Place::method(methods, true, Returned::Nothing);
        self.open("public static void main(String[] args) throws Exception {");
        self.scoped(|own| {
            for _ in 0..1 + own.choices.below(2) {
                let name = own.name("e");
                own.open("try {");
                own.scoped(|own| {
                    for _ in 0..2 + own.choices.below(3) {
                        own.declaration();
                    }
                    let count = 1 + own.choices.below(3);
                    own.statements(count, 2);
                });
                own.close(format!("}} catch (RuntimeException {name}) {{"));
                own.indent += 1;
                own.line(format!("tell({name});"));
                own.close("}");
            }
            own.place.checked = true;
            own.statements(2, 1);
            own.line("log(\"end\");");
        });
        self.close("}");
    }
}

/// The head of a method and the names of its parameters.
fn header(method: &Method, names: &mut usize) -> (String, Vec<String>) {
    let mut parameters = Vec::new();
    let mut declared = Vec::new();
    for ty in &method.parameters {
        *names += 1;
        let name = format!("p{names}");
        declared.push(format!("{} {name}", ty.name()));
        parameters.push(name);
    }
    if method.varargs {
        declared.push("int... rest".to_owned());
    }
    (
        format!(
            "{} {}({})",
            method.result.name(),
            method.name,
            declared.join(", ")
        ),
        parameters,
    )
}
