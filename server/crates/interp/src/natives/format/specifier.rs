//! Reads format strings and checks each specifier for flags, width and precision that don't go
//! with its conversion.
//!
//! Source: documentation of `java.util.Formatter`, Java SE 17.

use super::{Argument, FormatError};

/// A part of a format string.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Piece {
    Text(String),
    Specifier(Specifier),
}

/// Which argument a specifier is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ArgumentChoice {
    /// `%n` and `%%`.
    None,
    /// `<`
    Previous,
    /// The next in order.
    Next,
    /// Counted from 0.
    Explicit(usize),
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Specifier {
    pub(super) argument: ArgumentChoice,
    pub(super) flags: Flags,
    pub(super) width: Option<i32>,
    pub(super) precision: Option<i32>,
    /// In lower case, see `upper_case`.
    pub(super) conversion: char,
    pub(super) upper_case: bool,
}

impl Specifier {
    /// How many characters its width and precision may ask for.
    pub(super) fn padding(&self) -> usize {
        let size = |number: Option<i32>| number.map_or(0, |number| number.max(0) as usize);
        // The precision of a text cuts it.
        let digits = match self.conversion {
            's' | 'b' | 'h' => 0,
            _ => size(self.precision),
        };
        size(self.width) + digits
    }
}

/// The flags, in the order in which messages list them.
const FLAGS: [char; 8] = ['-', '#', '+', ' ', '0', ',', '(', '<'];

/// A set of the characters in [`FLAGS`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Flags(u8);

impl Flags {
    pub(super) fn has(self, flag: char) -> bool {
        FLAGS
            .iter()
            .position(|&f| f == flag)
            .is_some_and(|at| self.0 & (1 << at) != 0)
    }

    /// False if the flag was there already.
    fn add(&mut self, flag: char) -> bool {
        let Some(at) = FLAGS.iter().position(|&f| f == flag) else {
            return true;
        };
        let new = !self.has(flag);
        self.0 |= 1 << at;
        new
    }
}

impl std::fmt::Display for Flags {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        FLAGS
            .iter()
            .filter(|&&flag| self.has(flag))
            .try_for_each(|flag| write!(f, "{flag}"))
    }
}

impl std::fmt::Display for Specifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "%{}", self.flags)?;
        if let ArgumentChoice::Explicit(index) = self.argument {
            write!(f, "{}$", index + 1)?;
        }
        if let Some(width) = self.width {
            write!(f, "{width}")?;
        }
        if let Some(precision) = self.precision {
            write!(f, ".{precision}")?;
        }
        let conversion = self.conversion;
        if self.upper_case {
            write!(f, "{}", conversion.to_ascii_uppercase())
        } else {
            write!(f, "{conversion}")
        }
    }
}

const CONVERSIONS: &str = "bBhHsScCdoxXeEgGfaAn%";

/// Splits a format string.
pub(super) fn parse(format: &str) -> Result<Vec<Piece>, FormatError> {
    let mut pieces = Vec::new();
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        let (text, tail) = rest.split_at(at);
        if !text.is_empty() {
            pieces.push(Piece::Text(text.to_owned()));
        }
        let (specifier, length) = parse_specifier(&tail[1..])?;
        pieces.push(Piece::Specifier(specifier));
        rest = &tail[1 + length..];
    }
    if !rest.is_empty() {
        pieces.push(Piece::Text(rest.to_owned()));
    }
    Ok(pieces)
}

/// Takes the leading digits off.
fn digits(text: &str) -> (&str, &str) {
    let end = text
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(text.len());
    text.split_at(end)
}

/// Reads a specifier after its `%`; also its length in bytes.
fn parse_specifier(text: &str) -> Result<(Specifier, usize), FormatError> {
    let Some(first) = text.chars().next() else {
        return Err(FormatError::UnknownFormatConversion("%".to_owned()));
    };
    let malformed = || FormatError::UnknownFormatConversion(first.to_string());
    let mut rest = text;
    let mut index = None;
    let (number, tail) = digits(rest);
    if !number.is_empty()
        && let Some(tail) = tail.strip_prefix('$')
    {
        index = Some(number);
        rest = tail;
    }
    let flags_end = rest
        .find(|c: char| !FLAGS.contains(&c))
        .unwrap_or(rest.len());
    let (flag_text, tail) = rest.split_at(flags_end);
    let (width, tail) = digits(tail);
    let mut precision = None;
    let mut tail = tail;
    if let Some(after) = tail.strip_prefix('.') {
        let (number, after) = digits(after);
        if number.is_empty() {
            return Err(malformed());
        }
        precision = Some(number);
        tail = after;
    }
    let date = tail.len() > 1
        && tail.starts_with(['t', 'T'])
        && tail[1..].starts_with(|c: char| c.is_ascii_alphabetic());
    let Some(conversion) = tail
        .chars()
        .next()
        .filter(|&c| c.is_ascii_alphabetic() || c == '%')
    else {
        return Err(malformed());
    };
    let length = text.len() - tail.len() + conversion.len_utf8();

    let argument = match index {
        None => ArgumentChoice::Next,
        Some(number) => match number.parse::<i32>() {
            Ok(0) => return Err(FormatError::IllegalFormatArgumentIndex(0)),
            Ok(number) => ArgumentChoice::Explicit(number as usize - 1),
            Err(_) => return Err(FormatError::IllegalFormatArgumentIndex(i32::MIN)),
        },
    };
    let mut flags = Flags::default();
    for flag in flag_text.chars() {
        if !flags.add(flag) {
            return Err(FormatError::DuplicateFormatFlags(flag.to_string()));
        }
    }
    let number = |text: &str| text.parse::<i32>().map_err(|_| i32::MIN);
    let width = match width {
        "" => None,
        text => Some(number(text).map_err(FormatError::IllegalFormatWidth)?),
    };
    let precision = precision
        .map(number)
        .transpose()
        .map_err(FormatError::IllegalFormatPrecision)?;
    if date {
        return Err(FormatError::NotModelled(
            "dates and times in a format (%t)".to_owned(),
        ));
    }
    if !CONVERSIONS.contains(conversion) {
        return Err(FormatError::UnknownFormatConversion(conversion.to_string()));
    }
    let upper_case = conversion.is_ascii_uppercase();
    let conversion = conversion.to_ascii_lowercase();
    let argument = if flags.has('<') {
        ArgumentChoice::Previous
    } else {
        argument
    };
    let argument = if matches!(conversion, 'n' | '%') {
        ArgumentChoice::None
    } else {
        argument
    };
    let specifier = Specifier {
        argument,
        flags,
        width,
        precision,
        conversion,
        upper_case,
    };
    specifier.check()?;
    Ok((specifier, length))
}

impl Specifier {
    /// Whether what is printed is what concatenation gives of the argument, or of its text.
    pub(super) fn is_plain(&self, value: &Argument) -> bool {
        let is_bare = Specifier {
            argument: self.argument,
            ..Specifier::bare(self.conversion)
        } == *self;
        is_bare
            && match self.conversion {
                's' => true,
                'd' => !matches!(value, Argument::Null),
                'c' => matches!(value, Argument::Char(_)),
                'b' => matches!(value, Argument::Boolean(_)),
                _ => false,
            }
    }

    /// `%c`, `%d` and so on without anything else.
    fn bare(conversion: char) -> Specifier {
        Specifier {
            argument: ArgumentChoice::Next,
            flags: Flags::default(),
            width: None,
            precision: None,
            conversion,
            upper_case: false,
        }
    }

    /// Whether the argument's own text, or hash code, is needed.
    pub(super) fn wants_text(&self, value: &Argument) -> bool {
        match self.conversion {
            's' | 'h' => !self.flags.has('#') && *value != Argument::Null,
            'd' | 'o' | 'x' => *value == Argument::BigInteger,
            'f' | 'e' | 'g' => *value == Argument::BigDecimal,
            _ => false,
        }
    }

    fn check(&self) -> Result<(), FormatError> {
        match self.conversion {
            's' => self.check_general(""),
            'b' | 'h' => self.check_general("#"),
            'c' => {
                self.check_no_precision()?;
                self.check_flags("#+ 0,(")?;
                self.check_left_has_width()
            }
            'd' => {
                self.check_numeric()?;
                self.check_no_precision()?;
                self.check_flags("#")
            }
            'o' | 'x' => {
                self.check_numeric()?;
                self.check_no_precision()?;
                self.check_flags(",")
            }
            'f' => self.check_numeric(),
            'a' => {
                self.check_numeric()?;
                self.check_flags("(,")
            }
            'e' => {
                self.check_numeric()?;
                self.check_flags(",")
            }
            'g' => {
                self.check_numeric()?;
                self.check_flags("#")
            }
            _ => self.check_text(),
        }
    }

    fn check_general(&self, forbidden_first: &str) -> Result<(), FormatError> {
        self.check_flags(forbidden_first)?;
        self.check_left_has_width()?;
        self.check_flags("+ 0,(")
    }

    fn check_numeric(&self) -> Result<(), FormatError> {
        let has = |flag| self.flags.has(flag);
        if self.width.is_none() && (has('-') || has('0')) {
            return Err(FormatError::MissingFormatWidth(self.to_string()));
        }
        if (has('+') && has(' ')) || (has('-') && has('0')) {
            return Err(FormatError::IllegalFormatFlags(self.flags.to_string()));
        }
        Ok(())
    }

    fn check_text(&self) -> Result<(), FormatError> {
        self.check_no_precision()?;
        let others = FLAGS
            .iter()
            .any(|&flag| flag != '-' && self.flags.has(flag));
        if self.conversion == '%' {
            if others {
                return Err(FormatError::IllegalFormatFlags(self.flags.to_string()));
            }
            return self.check_left_has_width();
        }
        if let Some(width) = self.width {
            return Err(FormatError::IllegalFormatWidth(width));
        }
        if others || self.flags.has('-') {
            return Err(FormatError::IllegalFormatFlags(self.flags.to_string()));
        }
        Ok(())
    }

    fn check_no_precision(&self) -> Result<(), FormatError> {
        match self.precision {
            Some(precision) => Err(FormatError::IllegalFormatPrecision(precision)),
            None => Ok(()),
        }
    }

    fn check_left_has_width(&self) -> Result<(), FormatError> {
        if self.width.is_none() && self.flags.has('-') {
            return Err(FormatError::MissingFormatWidth(self.to_string()));
        }
        Ok(())
    }

    pub(super) fn check_flags(&self, forbidden: &str) -> Result<(), FormatError> {
        match forbidden.chars().find(|&flag| self.flags.has(flag)) {
            Some(flag) => Err(FormatError::FormatFlagsConversionMismatch(
                flag.to_string(),
                self.conversion,
            )),
            None => Ok(()),
        }
    }
}
