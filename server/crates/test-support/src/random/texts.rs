//! Expressions of type `String`.

use super::Generator;
use super::types::{BOOLEAN, CHAR, INT, INTEGRAL, LONG, NUMERIC, Prim, Ty, array, boxed, list};

const TEXTS: [&str; 14] = [
    "\"\"",
    "\"a\"",
    "\"abc\"",
    "\"Hello, World\"",
    "\" x y \"",
    "\"12\"",
    "\"-7\"",
    "\"a,b,,c,\"",
    "\"\\u00e9\\t|\"",
    "\"AbBa\"",
    "\"zz\"",
    "\"q\\\"uote\\\\\"",
    "\"0x1F\"",
    "\"tr\\u00fce\"",
];

const PATTERNS: [&str; 6] = ["\",\"", "\"[abc]\"", "\"b+\"", "\" \"", "\"\"", "\"\\\\d\""];

impl Generator {
    pub(super) fn text_literal(&mut self) -> String {
        self.choices.pick(&TEXTS).to_owned()
    }

    pub(super) fn text(&mut self, depth: usize) -> String {
        if depth == 0 {
            if self.choices.chance(70)
                && let Some(name) = self.readable(&Ty::Str)
            {
                return name;
            }
            return self.text_literal();
        }
        let depth = self.less(depth);
        match self.choices.below(22) {
            0..5 => self.concatenation(depth),
            5..9 => self.string_method(depth),
            9 => self.call(&Ty::Str, depth),
            10 | 11 => self.member(&Ty::Str, depth),
            12 => self.switch_value(&Ty::Str, depth),
            13 => {
                let cond = self.condition(depth);
                let (one, other) = (self.text(depth), self.text(depth));
                format!("({cond} ? {one} : {other})")
            }
            14 => self.taken_from_collection(&Ty::Str, depth),
            15 => self.stream_value(&Ty::Str, depth),
            16 => self.apply(&Ty::Str, depth),
            17 => self.conversion(depth),
            18 => self.builder(depth),
            19 => {
                let Some(target) = self.target(&Ty::Str, depth) else {
                    return self.text(0);
                };
                match self.choices.below(2) {
                    0 => {
                        let part = self.part(depth);
                        format!("({target} = cut({target} + {part}))")
                    }
                    _ => format!("({target} = {})", self.text(depth)),
                }
            }
            20 => self.formatted(depth),
            _ => self.text(0),
        }
    }

    /// Something to be shown: an operand of concatenation, or an argument of `println`.
    pub(super) fn part(&mut self, depth: usize) -> String {
        match self.choices.below(12) {
            0..3 => self.text(depth),
            3 => {
                let value = self.mixed_ternary(depth);
                format!("show({value})")
            }
            4 => {
                let prim = self.choices.one(&[Prim::Float, Prim::Double]);
                format!("show({})", self.number(prim, depth))
            }
            5 => {
                let element =
                    self.choices
                        .one(&[INT, LONG, CHAR, BOOLEAN, Ty::Str, Ty::Prim(Prim::Byte)]);
                let value = self.expr(&array(element), depth.min(1));
                format!("Arrays.toString({value})")
            }
            6 => {
                let element = self.choices.one(&NUMERIC);
                format!("show({})", self.expr(&boxed(element), depth))
            }
            7 | 8 => {
                let ty = self.reference_type();
                let value = self.expr(&ty, depth);
                if ty.has_text() {
                    value
                } else {
                    format!("({value} == null)")
                }
            }
            9 => self.condition(depth),
            _ => {
                let prim = self.choices.one(&INTEGRAL);
                self.number(prim, depth)
            }
        }
    }

    fn concatenation(&mut self, depth: usize) -> String {
        let mut parts = vec![self.text(depth.saturating_sub(1))];
        for _ in 0..1 + self.choices.below(3) {
            parts.push(self.part(depth.saturating_sub(1)));
        }
        if self.choices.chance(30) {
            parts.swap(0, 1);
            parts.insert(0, "\"\"".to_owned());
        }
        format!("({})", parts.join(" + "))
    }

    fn string_method(&mut self, depth: usize) -> String {
        let text = self.text(depth);
        match self.choices.below(13) {
            0 => format!("{text}.substring({})", self.index(depth)),
            1 => {
                let (from, to) = (self.index(depth), self.index(depth));
                format!("{text}.substring({from}, {to})")
            }
            2 => format!("{text}.toUpperCase()"),
            3 => format!("{text}.toLowerCase()"),
            4 => format!(
                "{text}.{}()",
                self.choices.pick(&["trim", "strip", "intern", "toString"])
            ),
            5 => {
                let (from, to) = (self.expr(&CHAR, depth), self.expr(&CHAR, depth));
                format!("{text}.replace({from}, {to})")
            }
            6 => {
                let (from, to) = (self.text(0), self.text(0));
                format!("cut({text}.replace({from}, {to}))")
            }
            7 => format!("cut({text}).repeat({} & 3)", self.number(Prim::Int, depth)),
            8 => format!("cut({text}.concat({}))", self.text(depth)),
            9 => {
                let pattern = self.choices.pick(&PATTERNS);
                let limit = self.choices.pick(&["", ", 2", ", -1"]);
                format!("Arrays.toString({text}.split({pattern}{limit}))")
            }
            10 => {
                let pattern = self.choices.pick(&PATTERNS);
                let method = self.choices.pick(&["replaceAll", "replaceFirst"]);
                format!("cut({text}.{method}({pattern}, \"<$0>\"))")
            }
            11 => {
                let other = self.text(depth);
                format!("String.join({text}, {other}, \"!\", {other})")
            }
            _ => format!("new StringBuilder({text}).reverse().toString()"),
        }
    }

    fn conversion(&mut self, depth: usize) -> String {
        match self.choices.below(8) {
            0 => format!("String.valueOf({})", self.expr(&CHAR, depth)),
            1 => format!("String.valueOf({})", self.condition(depth)),
            2 => format!(
                "Integer.toString({}, {})",
                self.expr(&INT, depth),
                2 + self.choices.below(35)
            ),
            3 => {
                let method = self
                    .choices
                    .pick(&["toHexString", "toBinaryString", "toOctalString"]);
                format!("Integer.{method}({})", self.expr(&INT, depth))
            }
            4 => format!("Long.toString({})", self.expr(&LONG, depth)),
            5 => format!(
                "Objects.toString({}, {})",
                self.expr(&Ty::Object, depth),
                self.text(depth)
            ),
            6 => format!("String.valueOf({})", self.expr(&Ty::Object, depth)),
            _ => format!("{}.toString()", self.expr(&list(boxed(Prim::Int)), depth)),
        }
    }

    fn builder(&mut self, depth: usize) -> String {
        let mut text = format!("new StringBuilder({})", self.text(depth));
        for _ in 0..1 + self.choices.below(3) {
            let call = match self.choices.below(6) {
                0 => format!(".insert({}, {})", self.index(depth), self.part(depth)),
                1 => format!(".deleteCharAt({})", self.index(depth)),
                2 => format!(".delete({}, {})", self.index(depth), self.index(depth)),
                3 => ".reverse()".to_owned(),
                _ => format!(".append({})", self.part(depth)),
            };
            text.push_str(&call);
        }
        format!("cut({text}.toString())")
    }

    fn formatted(&mut self, depth: usize) -> String {
        match self.choices.below(6) {
            0 => {
                let form = self
                    .choices
                    .pick(&["%d", "%5d", "%-6d|", "%05d", "%+d", "%,d", "%x"]);
                format!("String.format(\"{form}\", {})", self.expr(&INT, depth))
            }
            1 => {
                let form = self.choices.pick(&["%s", "%10s", "%-8s|", "%.2s", "%S"]);
                format!("String.format(\"{form}\", {})", self.text(depth))
            }
            2 => {
                let form = self.choices.pick(&["%.2f", "%8.3f", "%.0f", "%e"]);
                // Of moderate size, so that its digits are few.
                format!(
                    "String.format(\"{form}\", {} / 8.0)",
                    self.expr(&INT, depth)
                )
            }
            3 => format!(
                "String.format(\"%c%b\", {}, {})",
                self.expr(&CHAR, depth),
                self.condition(depth)
            ),
            4 => format!(
                "\"%s=%d;\".formatted({}, {})",
                self.text(depth),
                self.expr(&LONG, depth)
            ),
            _ => format!(
                "String.format(\"%2$s %1$s %%\", {}, {})",
                self.text(depth),
                self.expr(&INT, depth)
            ),
        }
    }
}
