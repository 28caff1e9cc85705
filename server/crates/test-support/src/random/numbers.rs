//! Expressions of numeric types and conditions.

use super::Generator;
use super::types::{
    BOOLEAN, CHAR, INT, INTEGRAL, LONG, NUMERIC, Prim, Ty, UP_TO_INT, array, boxed, list,
};

const INTS: [&str; 14] = [
    "0",
    "1",
    "2",
    "3",
    "5",
    "7",
    "-1",
    "-3",
    "10",
    "31",
    "127",
    "1000",
    "2147483647",
    "-2147483648",
];
const LONGS: [&str; 9] = [
    "0L",
    "1L",
    "-1L",
    "3L",
    "63L",
    "1000000007L",
    "4294967296L",
    "9223372036854775807L",
    "-9223372036854775808L",
];
const FLOATS: [&str; 8] = [
    "0.0f",
    "1.5f",
    "-2.25f",
    "0.1f",
    "1e10f",
    "3.4028235e38f",
    "1e-45f",
    "16777216f",
];
const DOUBLES: [&str; 9] = [
    "0.0",
    "-0.0",
    "1.5",
    "-2.25",
    "0.1",
    "1e10",
    "1.7976931348623157e308",
    "4.9e-324",
    "1e-5",
];
const CHARS: [&str; 9] = [
    "'a'",
    "'z'",
    "'0'",
    "' '",
    "'\\n'",
    "'\\u0000'",
    "'\\uffff'",
    "'\\''",
    "'Q'",
];

impl Generator {
    fn literal(&mut self, prim: Prim) -> String {
        match prim {
            Prim::Boolean => self.choices.pick(&["true", "false"]).to_owned(),
            Prim::Byte => format!("(byte) {}", self.choices.pick(&INTS)),
            Prim::Short => format!("(short) {}", self.choices.pick(&INTS)),
            Prim::Char => self.choices.pick(&CHARS).to_owned(),
            Prim::Int => self.choices.pick(&INTS).to_owned(),
            Prim::Long => self.choices.pick(&LONGS).to_owned(),
            Prim::Float => self.choices.pick(&FLOATS).to_owned(),
            Prim::Double => self.choices.pick(&DOUBLES).to_owned(),
        }
    }

    /// A literal or variable.
    fn simple_number(&mut self, prim: Prim) -> String {
        if self.choices.chance(85)
            && let Some(name) = self.readable(&Ty::Prim(prim))
        {
            return name;
        }
        if prim != Prim::Boolean && self.choices.chance(60) {
            let other = self.choices.one(&NUMERIC);
            if let Some(name) = self.readable(&Ty::Prim(other)) {
                return format!("({}) {name}", prim.name());
            }
        }
        let literal = self.literal(prim);
        if literal.starts_with('-') || literal.starts_with('(') {
            format!("({literal})")
        } else {
            literal
        }
    }

    /// An operand of arithmetic: sometimes a box that is opened by the operator.
    fn operand(&mut self, prim: Prim, depth: usize) -> String {
        if self.choices.chance(12) {
            self.boxed(prim, depth)
        } else {
            self.expr(&Ty::Prim(prim), depth)
        }
    }

    /// Two operands whose promoted type is `prim`.
    fn operands(&mut self, prim: Prim, depth: usize) -> (String, String) {
        let others: &[Prim] = match prim {
            Prim::Int => &UP_TO_INT,
            Prim::Long => &INTEGRAL,
            Prim::Float => &NUMERIC[..6],
            _ => &NUMERIC,
        };
        let (one, other) = match prim {
            Prim::Int => (self.choices.one(others), self.choices.one(others)),
            _ => (prim, self.choices.one(others)),
        };
        let pair = (self.operand(one, depth), self.operand(other, depth));
        if self.choices.chance(50) {
            pair
        } else {
            (pair.1, pair.0)
        }
    }

    /// An index, mostly inside of something of a few elements.
    pub(super) fn index(&mut self, depth: usize) -> String {
        let value = self.number(Prim::Int, depth);
        match self.choices.below(8) {
            0 => value,
            1 => format!("{value} & 7"),
            _ => format!("{value} & 1"),
        }
    }

    pub(super) fn number(&mut self, prim: Prim, depth: usize) -> String {
        if depth == 0 {
            return self.simple_number(prim);
        }
        let depth = self.less(depth);
        let ty = Ty::Prim(prim);
        match self.choices.below(20) {
            0..5 => self.arithmetic(prim, depth),
            5 => self.cast(prim, depth),
            6 => self.update(prim, depth),
            7 => self.ternary(prim, depth),
            8 => {
                let value = self.boxed(prim, depth);
                match self.choices.below(2) {
                    0 => format!("({}) {value}", prim.name()).paren(),
                    _ => format!("{value}.{}Value()", prim.name()),
                }
            }
            9 => self.element(&ty, depth),
            10 => self.member(&ty, depth),
            11 => self.member(&ty, depth),
            12 => self.call(&ty, depth),
            13 => self.switch_value(&ty, depth),
            14 | 15 => self.library_number(prim, depth),
            16 => self.apply(&ty, depth),
            17 => self.taken_from_collection(&ty, depth),
            18 => self.stream_value(&ty, depth),
            _ => self.simple_number(prim),
        }
    }

    fn arithmetic(&mut self, prim: Prim, depth: usize) -> String {
        match prim {
            Prim::Byte | Prim::Short | Prim::Char => {
                let wide = self.choices.one(&[Prim::Int, Prim::Int, Prim::Long]);
                let value = self.arithmetic(wide, depth);
                format!("(({}) {value})", prim.name())
            }
            Prim::Float | Prim::Double => {
                let (left, right) = self.operands(prim, depth);
                let op = self.choices.pick(&["+", "-", "*", "/", "%"]);
                format!("({left} {op} {right})")
            }
            _ => match self.choices.below(8) {
                0 | 1 => {
                    let left_type = if prim == Prim::Int {
                        self.choices.one(&UP_TO_INT)
                    } else {
                        prim
                    };
                    let right_type = self.choices.one(&INTEGRAL);
                    let left = self.operand(left_type, depth);
                    let right = self.operand(right_type, depth);
                    let op = self.choices.pick(&["<<", ">>", ">>>"]);
                    format!("({left} {op} {right})")
                }
                2 => {
                    let value = self.operand(prim, depth);
                    let op = self.choices.pick(&["-", "~", "+"]);
                    format!("({op} {value})")
                }
                _ => {
                    let (left, right) = self.operands(prim, depth);
                    let op = self
                        .choices
                        .pick(&["+", "-", "*", "/", "%", "&", "|", "^", "+", "-"]);
                    format!("({left} {op} {right})")
                }
            },
        }
    }

    fn cast(&mut self, prim: Prim, depth: usize) -> String {
        let from = self.choices.one(&NUMERIC);
        let value = self.number(from, depth);
        format!("(({}) {value})", prim.name())
    }

    fn ternary(&mut self, prim: Prim, depth: usize) -> String {
        let cond = self.condition(depth);
        if self.choices.chance(50) {
            let ty = Ty::Prim(prim);
            let (one, other) = (self.expr(&ty, depth), self.expr(&ty, depth));
            return format!("({cond} ? {one} : {other})");
        }
        let (one, other) = self.mixed_pair(depth);
        format!("(({}) ({cond} ? {one} : {other}))", prim.name())
    }

    /// Two numbers of any types, as a conditional takes them.
    fn mixed_pair(&mut self, depth: usize) -> (String, String) {
        // Not two boxes: of the same type they would stay boxes.
        let (one, other) = (self.choices.one(&NUMERIC), self.choices.one(&NUMERIC));
        let pair = (self.number(one, depth), self.operand(other, depth));
        if self.choices.chance(50) {
            pair
        } else {
            (pair.1, pair.0)
        }
    }

    /// A conditional whose type follows from its operands; to be shown with `show`.
    pub(super) fn mixed_ternary(&mut self, depth: usize) -> String {
        let cond = self.condition(depth);
        let (one, other) = self.mixed_pair(depth);
        format!("({cond} ? {one} : {other})")
    }

    /// A place that can be assigned: variable, element or field.
    pub(super) fn target(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        match self.choices.below(4) {
            0 => {
                let arrays = self.readable(&array(ty.clone()))?;
                let index = self.index(depth);
                Some(format!("{arrays}[{index}]"))
            }
            1 => self.field(ty, depth, true).or_else(|| self.assignable(ty)),
            _ => self.assignable(ty),
        }
    }

    fn update(&mut self, prim: Prim, depth: usize) -> String {
        let Some(target) = self.target(&Ty::Prim(prim), depth) else {
            return self.simple_number(prim);
        };
        match self.choices.below(5) {
            0 => format!("({target}{})", self.choices.pick(&["++", "--"])),
            1 => format!("({}{target})", self.choices.pick(&["++", "--"])),
            2 => {
                let value = self.number(prim, depth);
                format!("({target} = {value})")
            }
            _ => {
                let (op, value) = self.compound(prim, depth);
                format!("({target} {op} {value})")
            }
        }
    }

    /// A compound operator for a target of this type, and its operand.
    pub(super) fn compound(&mut self, prim: Prim, depth: usize) -> (&'static str, String) {
        if prim.is_floating() || self.choices.chance(30) {
            let other = self.choices.one(&NUMERIC);
            let value = self.operand(other, depth);
            let op = ["+=", "-=", "*=", "/=", "%="][self.choices.below(5)];
            return (op, value);
        }
        let other = self.choices.one(&INTEGRAL);
        let value = self.operand(other, depth);
        let ops = [
            "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", ">>>=",
        ];
        (ops[self.choices.below(ops.len())], value)
    }

    fn element(&mut self, ty: &Ty, depth: usize) -> String {
        let elements = self.expr(&array(ty.clone()), depth.min(1));
        let index = self.index(depth);
        format!("{elements}[{index}]")
    }

    fn library_number(&mut self, prim: Prim, depth: usize) -> String {
        match prim {
            Prim::Int => self.library_int(depth),
            Prim::Long => self.library_long(depth),
            Prim::Double => self.library_double(depth),
            Prim::Char => {
                let text = self.text(depth);
                if self.choices.chance(60) {
                    let index = self.index(depth);
                    return format!("{text}.charAt({index})");
                }
                let value = self.number(Prim::Char, depth);
                let method = self.choices.pick(&["toUpperCase", "toLowerCase"]);
                format!("Character.{method}({value})")
            }
            Prim::Float => {
                let (one, other) = (
                    self.number(Prim::Float, depth),
                    self.number(Prim::Float, depth),
                );
                let method = self.choices.pick(&["max", "min"]);
                format!("Math.{method}({one}, {other})")
            }
            Prim::Byte | Prim::Short => {
                let text = self.number(Prim::Int, depth);
                let method = if prim == Prim::Byte {
                    "Byte.parseByte"
                } else {
                    "Short.parseShort"
                };
                format!("{method}(\"\" + ({text} & 255))")
            }
            Prim::Boolean => self.condition(depth),
        }
    }

    fn library_int(&mut self, depth: usize) -> String {
        match self.choices.below(20) {
            0 => format!("{}.length()", self.text(depth)),
            1 => {
                let (text, other) = (self.text(depth), self.text(depth));
                let method = self.choices.pick(&[
                    "compareTo",
                    "indexOf",
                    "lastIndexOf",
                    "compareToIgnoreCase",
                ]);
                format!("{text}.{method}({other})")
            }
            2 => format!("{}.hashCode()", self.text(depth)),
            3 | 4 => {
                let (one, other) = (self.number(Prim::Int, depth), self.number(Prim::Int, depth));
                let method = self.choices.pick(&[
                    "max",
                    "min",
                    "floorMod",
                    "floorDiv",
                    "addExact",
                    "multiplyExact",
                    "subtractExact",
                ]);
                format!("Math.{method}({one}, {other})")
            }
            5 => format!("Math.abs({})", self.number(Prim::Int, depth)),
            6 | 7 => {
                let method = self.choices.pick(&[
                    "bitCount",
                    "reverse",
                    "highestOneBit",
                    "numberOfLeadingZeros",
                    "numberOfTrailingZeros",
                    "signum",
                    "reverseBytes",
                    "hashCode",
                ]);
                format!("Integer.{method}({})", self.number(Prim::Int, depth))
            }
            8 => {
                let method = self.choices.pick(&[
                    "compare",
                    "rotateLeft",
                    "sum",
                    "compareUnsigned",
                    "divideUnsigned",
                ]);
                let (one, other) = (self.number(Prim::Int, depth), self.number(Prim::Int, depth));
                format!("Integer.{method}({one}, {other})")
            }
            9 => format!("Integer.parseInt({})", self.text(depth)),
            10 => format!(
                "Integer.parseInt(\"\" + {})",
                self.number(Prim::Short, depth)
            ),
            11 => format!("Long.hashCode({})", self.number(Prim::Long, depth)),
            12 => format!(
                "Double.compare({}, {})",
                self.number(Prim::Double, depth),
                self.number(Prim::Float, depth)
            ),
            13 => format!("Character.getNumericValue({})", self.expr(&CHAR, depth)),
            14 => format!(
                "Objects.hash({}, {})",
                self.expr(&INT, depth),
                self.text(depth)
            ),
            15 => format!("Math.round({})", self.number(Prim::Float, depth)),
            16 => format!(
                "Boolean.compare({}, {})",
                self.condition(depth),
                self.condition(depth)
            ),
            17 => format!("{}.length", self.expr(&array(INT), depth)),
            18 => format!("Arrays.hashCode({})", self.expr(&array(LONG), depth)),
            _ => {
                let key =
                    self.choices
                        .one(&[boxed(Prim::Int), boxed(Prim::Char), boxed(Prim::Long)]);
                let (one, other) = (self.expr(&key, depth), self.expr(&key, depth));
                format!("{one}.compareTo({other})")
            }
        }
    }

    fn library_long(&mut self, depth: usize) -> String {
        match self.choices.below(8) {
            0 => format!("Math.abs({})", self.expr(&LONG, depth)),
            1 => format!("Long.parseLong(\"\" + {})", self.number(Prim::Int, depth)),
            2 => format!("Math.round({})", self.number(Prim::Double, depth)),
            3 => {
                let method = self.choices.pick(&[
                    "reverse",
                    "highestOneBit",
                    "reverseBytes",
                    "lowestOneBit",
                ]);
                format!("Long.{method}({})", self.expr(&LONG, depth))
            }
            4 => {
                let method = self.choices.pick(&[
                    "floorMod",
                    "floorDiv",
                    "max",
                    "multiplyExact",
                    "addExact",
                ]);
                let (one, other) = (self.expr(&LONG, depth), self.expr(&LONG, depth));
                format!("Math.{method}({one}, {other})")
            }
            5 => format!(
                "Double.doubleToLongBits({})",
                self.number(Prim::Double, depth)
            ),
            6 => format!("Integer.toUnsignedLong({})", self.expr(&INT, depth)),
            _ => {
                let (one, other) = (self.expr(&LONG, depth), self.expr(&INT, depth));
                format!("Long.rotateLeft({one}, {other})")
            }
        }
    }

    fn library_double(&mut self, depth: usize) -> String {
        let value = self.number(Prim::Double, depth);
        match self.choices.below(5) {
            0 => {
                let other = self.number(Prim::Double, depth);
                let method = self
                    .choices
                    .pick(&["max", "min", "IEEEremainder", "copySign"]);
                format!("Math.{method}({value}, {other})")
            }
            1 => format!("Double.longBitsToDouble({})", self.expr(&LONG, depth)),
            2 => format!(
                "Double.parseDouble(\"\" + {})",
                self.number(Prim::Int, depth)
            ),
            _ => {
                let method = self
                    .choices
                    .pick(&["abs", "sqrt", "floor", "ceil", "rint", "signum", "ulp"]);
                format!("Math.{method}({value})")
            }
        }
    }

    pub(super) fn condition(&mut self, depth: usize) -> String {
        if depth == 0 {
            if let Some(name) = self.readable(&BOOLEAN) {
                return name;
            }
            let known = self.choices.one(&NUMERIC);
            let known = if self.readable(&Ty::Prim(known)).is_some() {
                known
            } else {
                Prim::Int
            };
            let (one, other) = (self.simple_number(known), self.simple_number(Prim::Int));
            let op = self.choices.pick(&["<", ">=", "!="]);
            return format!("({one} {op} {other})");
        }
        let depth = self.less(depth);
        match self.choices.below(20) {
            0..5 => {
                let prim = self.choices.one(&[
                    Prim::Int,
                    Prim::Int,
                    Prim::Long,
                    Prim::Char,
                    Prim::Double,
                    Prim::Float,
                ]);
                let other = self.choices.one(&NUMERIC);
                let (left, right) = (self.number(prim, depth), self.number(other, depth));
                let op = self.choices.pick(&["<", "<=", ">", ">=", "==", "!="]);
                format!("({left} {op} {right})")
            }
            5..8 => {
                let (left, right) = (self.condition(depth), self.condition(depth));
                let op = self
                    .choices
                    .pick(&["&&", "||", "&&", "||", "&", "|", "^", "==", "!="]);
                format!("({left} {op} {right})")
            }
            8 => format!("!{}", self.condition(depth)),
            9 => {
                let (left, right) = (self.text(depth), self.text(depth));
                let method = self.choices.pick(&[
                    "equals",
                    "startsWith",
                    "endsWith",
                    "contains",
                    "equalsIgnoreCase",
                ]);
                format!("{left}.{method}({right})")
            }
            10 => {
                let ty =
                    self.choices
                        .one(&[boxed(Prim::Int), boxed(Prim::Long), boxed(Prim::Char)]);
                let (left, right) = (self.expr(&ty, depth), self.expr(&ty, depth));
                match self.choices.below(3) {
                    0 => format!("{left}.equals({right})"),
                    1 => format!("Objects.equals({left}, {right})"),
                    _ => format!(
                        "({left} {} {right})",
                        self.choices.pick(&["==", "!=", "<="])
                    ),
                }
            }
            11 => self.type_test(depth),
            12 => {
                let ty = self.reference_type();
                let value = self.expr(&ty, depth);
                format!("({value} {} null)", self.choices.pick(&["==", "!="]))
            }
            13 => {
                let Some(target) = self.target(&BOOLEAN, depth) else {
                    return self.condition(0);
                };
                let value = self.condition(depth);
                format!(
                    "({target} {} {value})",
                    self.choices.pick(&["=", "&=", "|=", "^="])
                )
            }
            14 => self.taken_from_collection(&BOOLEAN, depth),
            15 => self.apply(&BOOLEAN, depth),
            16 => self.member(&BOOLEAN, depth),
            17 => {
                let method =
                    self.choices
                        .pick(&["isDigit", "isLetter", "isUpperCase", "isWhitespace"]);
                format!("Character.{method}({})", self.expr(&CHAR, depth))
            }
            18 => match self.choices.below(3) {
                0 => format!("Double.isNaN({})", self.number(Prim::Double, depth)),
                1 => format!("{}.isEmpty()", self.expr(&list(Ty::Str), depth)),
                _ => self.stream_value(&BOOLEAN, depth),
            },
            _ => self.condition(0),
        }
    }

    /// A box, now and then none at all.
    pub(super) fn boxed(&mut self, prim: Prim, depth: usize) -> String {
        let ty = boxed(prim);
        if depth == 0 || prim == Prim::Boolean {
            if let Some(name) = self.readable(&ty) {
                return name;
            }
            let value = self.simple_number(prim);
            return format!("(({}) {value})", prim.boxed_name());
        }
        let depth = self.less(depth);
        match self.choices.below(12) {
            0 => {
                let (cond, value) = (self.condition(depth), self.boxed(prim, depth));
                // A bare `null` that is chosen when compiled makes some compilers fail.
                format!("({cond} ? {value} : ({}) null)", prim.boxed_name())
            }
            1 => {
                let cond = self.condition(depth);
                let (one, other) = (self.boxed(prim, depth), self.boxed(prim, depth));
                format!("({cond} ? {one} : {other})")
            }
            2..4 => self.taken_from_collection(&ty, depth),
            4 => self.call(&ty, depth),
            5 => self.member(&ty, depth),
            6 => self.apply(&ty, depth),
            7 => {
                // Not of other objects or arrays: the JVM's message then names a local variable's number.
                let Some(target) = self.assignable(&ty) else {
                    return self.boxed(prim, 0);
                };
                match self.choices.below(3) {
                    0 => format!("({target}{})", self.choices.pick(&["++", "--"])),
                    1 => {
                        let value = self.number(prim, depth);
                        format!("({target} = {value})")
                    }
                    _ if matches!(prim, Prim::Int | Prim::Long | Prim::Double) => {
                        let value = self.operand(prim, depth);
                        format!(
                            "({target} {} {value})",
                            self.choices.pick(&["+=", "-=", "*="])
                        )
                    }
                    _ => format!("(++{target})"),
                }
            }
            8 => {
                let value = self.number(prim, depth);
                format!("{}.valueOf({value})", prim.boxed_name())
            }
            9 => self.switch_value(&ty, depth),
            _ => {
                let value = self.number(prim, depth);
                format!("(({}) {value})", prim.boxed_name())
            }
        }
    }
}

/// Puts an expression into parentheses.
pub(super) trait Paren {
    fn paren(&self) -> String;
}

impl Paren for String {
    fn paren(&self) -> String {
        format!("({self})")
    }
}
