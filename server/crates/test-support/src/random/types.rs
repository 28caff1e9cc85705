//! The types of random programs, and what each is called in Java.

/// The primitive types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prim {
    Boolean,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

use Prim::*;

/// All numeric types, `char` included.
pub(super) const NUMERIC: [Prim; 7] = [Byte, Short, Char, Int, Long, Float, Double];
/// Those that bit operators take.
pub(super) const INTEGRAL: [Prim; 5] = [Byte, Short, Char, Int, Long];
/// Those that are promoted to `int`.
pub(super) const UP_TO_INT: [Prim; 4] = [Byte, Short, Char, Int];

impl Prim {
    pub(super) fn name(self) -> &'static str {
        match self {
            Boolean => "boolean",
            Byte => "byte",
            Short => "short",
            Char => "char",
            Int => "int",
            Long => "long",
            Float => "float",
            Double => "double",
        }
    }

    pub(super) fn boxed_name(self) -> &'static str {
        match self {
            Boolean => "Boolean",
            Byte => "Byte",
            Short => "Short",
            Char => "Character",
            Int => "Integer",
            Long => "Long",
            Float => "Float",
            Double => "Double",
        }
    }

    pub(super) fn is_floating(self) -> bool {
        matches!(self, Float | Double)
    }
}

/// A type of an expression or variable. User types are named by their index in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    Prim(Prim),
    Box(Prim),
    Str,
    /// `Object`; holds nothing whose text differs between runs.
    Object,
    Array(Box<Ty>),
    Class(usize),
    Interface(usize),
    Enum(usize),
    Record(usize),
    /// The program's own generic class `Cell<T>`.
    Cell(Box<Ty>),
    List(Box<Ty>),
    Set(Box<Ty>),
    Map(Box<Ty>, Box<Ty>),
    Deque(Box<Ty>),
    Optional(Box<Ty>),
    /// `IntUnaryOperator`.
    IntUnary,
    /// `IntBinaryOperator`.
    IntBinary,
    Function(Box<Ty>, Box<Ty>),
    BiFunction(Box<Ty>, Box<Ty>, Box<Ty>),
    Supplier(Box<Ty>),
    Predicate(Box<Ty>),
}

pub(super) const BOOLEAN: Ty = Ty::Prim(Boolean);
pub(super) const INT: Ty = Ty::Prim(Int);
pub(super) const LONG: Ty = Ty::Prim(Long);
pub(super) const CHAR: Ty = Ty::Prim(Char);

impl Ty {
    pub(super) fn name(&self) -> String {
        match self {
            Ty::Prim(prim) => prim.name().to_owned(),
            Ty::Box(prim) => prim.boxed_name().to_owned(),
            Ty::Str => "String".to_owned(),
            Ty::Object => "Object".to_owned(),
            Ty::Array(element) => format!("{}[]", element.name()),
            Ty::Class(index) => format!("C{index}"),
            Ty::Interface(index) => format!("I{index}"),
            Ty::Enum(index) => format!("N{index}"),
            Ty::Record(index) => format!("R{index}"),
            Ty::Cell(content) => format!("Cell<{}>", content.name()),
            Ty::List(element) => format!("List<{}>", element.name()),
            Ty::Set(element) => format!("Set<{}>", element.name()),
            Ty::Map(key, value) => format!("Map<{}, {}>", key.name(), value.name()),
            Ty::Deque(element) => format!("Deque<{}>", element.name()),
            Ty::Optional(element) => format!("Optional<{}>", element.name()),
            Ty::IntUnary => "IntUnaryOperator".to_owned(),
            Ty::IntBinary => "IntBinaryOperator".to_owned(),
            Ty::Function(from, to) => format!("Function<{}, {}>", from.name(), to.name()),
            Ty::BiFunction(one, other, to) => {
                format!(
                    "BiFunction<{}, {}, {}>",
                    one.name(),
                    other.name(),
                    to.name()
                )
            }
            Ty::Supplier(to) => format!("Supplier<{}>", to.name()),
            Ty::Predicate(from) => format!("Predicate<{}>", from.name()),
        }
    }

    /// Whether the text of its values is the same in every run and on every JDK: floating numbers and
    /// functions are shown by other means.
    pub(super) fn has_text(&self) -> bool {
        match self {
            Ty::Prim(prim) | Ty::Box(prim) => !prim.is_floating(),
            Ty::Array(_)
            | Ty::Interface(_)
            | Ty::IntUnary
            | Ty::IntBinary
            | Ty::Function(..)
            | Ty::BiFunction(..)
            | Ty::Supplier(_)
            | Ty::Predicate(_) => false,
            _ => true,
        }
    }
}

pub(super) fn boxed(prim: Prim) -> Ty {
    Ty::Box(prim)
}

pub(super) fn list(element: Ty) -> Ty {
    Ty::List(Box::new(element))
}

pub(super) fn array(element: Ty) -> Ty {
    Ty::Array(Box::new(element))
}
