//! Arguments on the command line as Java values of the parameters' types.
//!
//! Quotes may be left out where the type makes the meaning clear: a shell eats them anyway.

use java::ops;
use java::program::Program;
use java::types::{ClassId, Primitive, Type};
use std::iter::Peekable;
use std::str::Chars;
use std::sync::Arc;
use syntax::ast::TypeKind;
use testgen::input::Input;

/// The value that `text` stands for.
///
/// # Errors
/// What was expected instead, a sentence without its subject.
pub(super) fn parse(text: &str, ty: &Type, program: &Program) -> Result<Input, String> {
    let mut reader = Reader {
        rest: text.trim().chars().peekable(),
        program,
    };
    let is_text = matches!(ty, Type::Class(class, _) if program.well_known().string == *class);
    // A whole argument needs no quotes to be a string, blanks at its ends included.
    if is_text && !text.trim_start().starts_with('"') {
        return Ok(if text == "null" {
            Input::Null
        } else {
            string(text)
        });
    }
    let value = reader.value(ty)?;
    reader.skip_blanks();
    match reader.rest.peek() {
        None => Ok(value),
        Some(_) => {
            let rest: String = reader.rest.collect();
            Err(format!("has `{rest}` after its end"))
        }
    }
}

struct Reader<'a> {
    rest: Peekable<Chars<'a>>,
    program: &'a Program,
}

impl Reader<'_> {
    fn value(&mut self, ty: &Type) -> Result<Input, String> {
        self.skip_blanks();
        match ty {
            Type::Primitive(ty) => Ok(Input::Primitive(*ty, self.primitive(*ty)?)),
            Type::Array(element) => self.array(element),
            Type::Class(class, _) => self.object(*class),
            _ => match self.word().as_str() {
                "null" => Ok(Input::Null),
                _ => Err(format!(
                    "has to be null, for its type is {}",
                    self.program.show_type(ty)
                )),
            },
        }
    }

    fn array(&mut self, element: &Type) -> Result<Input, String> {
        let end = match self.rest.peek().copied() {
            Some('{') => '}',
            Some('[') => ']',
            _ if self.word() == "null" => return Ok(Input::Null),
            _ => return Err("has to be an array such as {1, 2, 3}".to_owned()),
        };
        self.rest.next();
        let mut elements = Vec::new();
        loop {
            self.skip_blanks();
            if self.rest.next_if_eq(&end).is_some() {
                return Ok(Input::Array(element.clone(), elements));
            }
            elements.push(self.value(element)?);
            self.skip_blanks();
            let is_last = self.rest.next_if_eq(&',').is_none();
            if is_last && self.rest.peek() != Some(&end) {
                return Err(format!("has an array without its `{end}`"));
            }
        }
    }

    fn object(&mut self, class: ClassId) -> Result<Input, String> {
        let known = self.program.well_known();
        if let Some(primitive) = known.unwrapped(class) {
            return self.boxed(class, primitive);
        }
        if known.string == class || known.object == class {
            return if self.rest.peek() == Some(&'"') {
                Ok(string(&self.quoted('"')?))
            } else {
                let word = self.word();
                Ok(if word == "null" {
                    Input::Null
                } else {
                    string(&word)
                })
            };
        }
        let word = self.word();
        if word == "null" {
            return Ok(Input::Null);
        }
        let class = self.program.class(class);
        if class.kind != TypeKind::Enum {
            return Err(format!(
                "has to be null: objects of {} can't be written here",
                class.display_name
            ));
        }
        let name = word.rsplit('.').next().unwrap_or(&word);
        let constants = class.enum_constants.iter();
        let names = constants.clone().map(|id| &*self.program.field(*id).name);
        match constants
            .clone()
            .find(|id| &*self.program.field(**id).name == name)
        {
            Some(field) => Ok(Input::Enum(*field)),
            None => Err(format!(
                "has to be one of {}",
                names.chain(["null"]).collect::<Vec<_>>().join(", ")
            )),
        }
    }

    fn boxed(&mut self, class: ClassId, primitive: Primitive) -> Result<Input, String> {
        let mut ahead = self.rest.clone();
        if "null"
            .chars()
            .all(|expected| ahead.next_if_eq(&expected).is_some())
        {
            self.rest = ahead;
            return Ok(Input::Null);
        }
        let value = Box::new(Input::Primitive(primitive, self.primitive(primitive)?));
        let wrapper = &self.program.class(class).name;
        let name = interp::runtime::primitive_name(primitive);
        let key = format!("{wrapper}.valueOf({name})");
        match self.program.method_by_key(&key) {
            Some(method) => Ok(Input::Boxed { method, value }),
            None => Err(format!("can't be boxed: there is no {key}")),
        }
    }

    fn primitive(&mut self, ty: Primitive) -> Result<u64, String> {
        match ty {
            Primitive::Boolean => match self.word().as_str() {
                "true" => Ok(ops::boolean_slot(true)),
                "false" => Ok(ops::boolean_slot(false)),
                _ => Err("has to be true or false".to_owned()),
            },
            Primitive::Char => self.character(),
            Primitive::Byte => self.integer(i8::MIN.into(), i8::MAX.into(), "a byte"),
            Primitive::Short => self.integer(i16::MIN.into(), i16::MAX.into(), "a short"),
            Primitive::Int => self.integer(i32::MIN.into(), i32::MAX.into(), "an int"),
            Primitive::Long => self.integer(i64::MIN, i64::MAX, "a long"),
            Primitive::Float => {
                let word = self.word();
                let number = word.strip_suffix(['f', 'F']).unwrap_or(&word);
                let value = decimal::<f32>(number).ok_or("has to be a float")?;
                Ok(ops::float_slot(value))
            }
            Primitive::Double => {
                let word = self.word();
                let number = word.strip_suffix(['d', 'D']).unwrap_or(&word);
                let value = decimal::<f64>(number).ok_or("has to be a double")?;
                Ok(ops::double_slot(value))
            }
        }
    }

    fn character(&mut self) -> Result<u64, String> {
        let text = if self.rest.peek() == Some(&'\'') {
            self.quoted('\'')?
        } else {
            self.word()
        };
        let mut units = text.encode_utf16();
        match (units.next(), units.next()) {
            (Some(unit), None) => Ok(ops::int_slot(unit.into())),
            _ => Err("has to be one character such as 'c'".to_owned()),
        }
    }

    fn integer(&mut self, low: i64, high: i64, what: &str) -> Result<u64, String> {
        let word = self.word();
        let value = integer(&word).ok_or_else(|| format!("has to be {what}"))?;
        if value < low.into() || value > high.into() {
            return Err(format!("has to be {what}, from {low} to {high}"));
        }
        // In range just now.
        Ok(i64::try_from(value).map_or(0, ops::long_slot))
    }

    /// Up to a blank, comma or closing bracket.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(next) = self
            .rest
            .next_if(|next| !next.is_whitespace() && !matches!(next, ',' | '}' | ']'))
        {
            word.push(next);
        }
        word
    }

    fn quoted(&mut self, quote: char) -> Result<String, String> {
        self.rest.next();
        let mut units: Vec<u16> = Vec::new();
        let mut buffer = [0; 2];
        loop {
            match self.rest.next() {
                None => return Err(format!("has no closing {quote}")),
                Some(next) if next == quote => break,
                Some('\\') => units.push(self.escape()?),
                Some(next) => units.extend_from_slice(next.encode_utf16(&mut buffer)),
            }
        }
        String::from_utf16(&units).map_err(|_| "has half a character in it".to_owned())
    }

    fn escape(&mut self) -> Result<u16, String> {
        let unit = |character: char| u32::from(character) as u16;
        match self.rest.next() {
            Some('n') => Ok(unit('\n')),
            Some('t') => Ok(unit('\t')),
            Some('r') => Ok(unit('\r')),
            Some('0') => Ok(0),
            Some('u') => {
                let digits: String = self.rest.by_ref().take(4).collect();
                u16::from_str_radix(&digits, 16)
                    .map_err(|_| format!("has an unknown escape \\u{digits}"))
            }
            Some(other @ ('\\' | '"' | '\'')) => Ok(unit(other)),
            Some(other) => Err(format!("has an unknown escape \\{other}")),
            None => Err("ends in a backslash".to_owned()),
        }
    }

    fn skip_blanks(&mut self) {
        while self.rest.next_if(|next| next.is_whitespace()).is_some() {}
    }
}

fn string(text: &str) -> Input {
    let units: Arc<[u16]> = text.encode_utf16().collect();
    Input::Str(units)
}

/// Java's integer literals of every base (JLS 3.10.1), with a sign.
fn integer(word: &str) -> Option<i128> {
    let (is_negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    let digits = digits
        .strip_suffix(['l', 'L'])
        .unwrap_or(digits)
        .replace('_', "");
    let lower = digits.to_ascii_lowercase();
    let value = if let Some(hexadecimal) = lower.strip_prefix("0x") {
        i128::from_str_radix(hexadecimal, 16)
    } else if let Some(binary) = lower.strip_prefix("0b") {
        i128::from_str_radix(binary, 2)
    } else if lower.len() > 1 && lower.starts_with('0') {
        i128::from_str_radix(&lower, 8)
    } else {
        lower.parse()
    };
    let value = value.ok().filter(|value| *value >= 0)?;
    Some(if is_negative { -value } else { value })
}

fn decimal<T: std::str::FromStr>(word: &str) -> Option<T> {
    let unsigned = word.strip_prefix(['-', '+']).unwrap_or(word);
    let is_number = unsigned.starts_with(|first: char| first.is_ascii_digit() || first == '.')
        || matches!(unsigned, "NaN" | "Infinity");
    is_number
        .then(|| word.replace('_', "").parse().ok())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::Frontend as _;
    use crate::analysis::project::ProjectFrontend;
    use crate::documents::source::SourceFile;

    const SOURCE: &str = "enum Colour { RED, GREEN }
        class A {
            static void m(boolean z, byte b, short s, char c, int i, long j, float f, double d,
                String t, int[] a, int[][] aa, String[] ta, Integer w, Colour e, A o, Object x,
                char[] ca) { }
        }";

    /// Type of the parameter and text, and the value as shown or a part of the message.
    fn check(cases: &[(&str, &str, Result<&str, &str>)]) {
        let mut frontend = ProjectFrontend::new();
        let file = SourceFile::new(SOURCE);
        frontend.update(&[("A.java".into(), Some(&file))]);
        let program = frontend.program();
        let method = program
            .methods()
            .find(|method| &*method.name == "m")
            .unwrap();
        for (parameter, text, expected) in cases {
            let index = method
                .param_names
                .iter()
                .position(|name| &**name == *parameter)
                .unwrap();
            let value = parse(text, &method.params[index], &program);
            match expected {
                Ok(shown) => assert_eq!(
                    value.map(|value| value.show(&program)).as_deref(),
                    Ok(*shown),
                    "{parameter} {text}"
                ),
                Err(part) => assert!(
                    value.as_ref().is_err_and(|message| message.contains(part)),
                    "{parameter} {text}: {value:?}"
                ),
            }
        }
    }

    #[test]
    fn numbers_of_every_type_and_base() {
        check(&[
            ("i", "-2147483648", Ok("-2147483648")),
            ("i", "0x7fff_ffff", Ok("2147483647")),
            ("i", "0b101", Ok("5")),
            ("i", "017", Ok("15")),
            ("i", " 3 ", Ok("3")),
            ("i", "2147483648", Err("from -2147483648 to 2147483647")),
            ("i", "3.0", Err("has to be an int")),
            ("i", "--3", Err("has to be an int")),
            ("i", "", Err("has to be an int")),
            ("i", "3 4", Err("has `4` after its end")),
            ("b", "128", Err("a byte, from -128 to 127")),
            ("s", "-32768", Ok("-32768")),
            ("j", "9223372036854775807L", Ok("9223372036854775807")),
            ("f", "1.5f", Ok("1.5")),
            ("d", "-1e-3", Ok("-0.001")),
            ("d", "NaN", Ok("NaN")),
            ("d", "-Infinity", Ok("-Infinity")),
            ("d", "inf", Err("a double")),
        ]);
    }

    #[test]
    fn truth_values_characters_and_strings() {
        check(&[
            ("z", "true", Ok("true")),
            ("z", "1", Err("true or false")),
            ("c", "'x'", Ok("'x'")),
            ("c", "x", Ok("'x'")),
            ("c", "'\\u0041'", Ok("'A'")),
            ("c", "' '", Ok("' '")),
            ("c", "xy", Err("one character")),
            ("c", "🧪", Err("one character")),
            ("t", "two words", Ok("\"two words\"")),
            ("t", "\"a\\n\\\"b\"", Ok("\"a\\n\\\"b\"")),
            ("t", "null", Ok("null")),
            ("t", "\"null\"", Ok("\"null\"")),
            ("t", "", Ok("\"\"")),
            ("t", "\"open", Err("no closing")),
            ("t", "\"\\q\"", Err("unknown escape")),
        ]);
    }

    #[test]
    fn arrays_objects_and_constants() {
        check(&[
            ("a", "{3, 1,2}", Ok("{3, 1, 2}")),
            ("a", "[]", Ok("{}")),
            ("a", "{1,}", Ok("{1}")),
            ("a", "null", Ok("null")),
            ("a", "{1, 2", Err("without its `}`")),
            ("a", "1", Err("an array")),
            ("aa", "{{1}, null, {}}", Ok("{{1}, null, {}}")),
            ("ta", "{a, \"b, c\", null}", Ok("{\"a\", \"b, c\", null}")),
            ("ca", "{'a', ',' , b}", Ok("{'a', ',', 'b'}")),
            ("w", "7", Ok("7")),
            ("w", "null", Ok("null")),
            ("e", "GREEN", Ok("GREEN")),
            ("e", "Colour.RED", Ok("RED")),
            ("e", "BLUE", Err("one of RED, GREEN, null")),
            ("o", "null", Ok("null")),
            ("o", "7", Err("objects of A can't be written here")),
            ("x", "\"s\"", Ok("\"s\"")),
        ]);
    }
}
