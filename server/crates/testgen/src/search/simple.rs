//! Inputs that a programmer would try: what the code compares with and what is near it, and simple
//! texts. They are run when the search has left something open, where a path depends on what no term
//! says: a regular expression, a hash code, a root.

use crate::statics::{numbers, texts};
use crate::unknown::UnknownInput;
use java::program::Program;
use java::types::{Primitive, Type};
use symbolic::plan::Assignment;

/// Inputs tried.
const INPUTS: usize = 300;
/// Texts of the code that others are made from.
const SOURCES: usize = 6;

pub(super) fn inputs(program: &Program, input: &mut UnknownInput) -> Vec<Assignment> {
    let method = input.method();
    let numbers = likely_numbers(program, method);
    let texts = likely_texts(program, method);
    let string = program.well_known().string;
    let parameters = input.parameters();
    let mut singles: Vec<Vec<Assignment>> = Vec::new();
    for (parameter, ty) in &parameters {
        let mut own = Vec::new();
        match ty {
            Type::Primitive(primitive) => {
                for number in &numbers {
                    if *primitive != Primitive::Boolean || (*number == 0.0 || *number == 1.0) {
                        let mut assignment = Assignment::default();
                        UnknownInput::give_number(&mut assignment, *parameter, *primitive, *number);
                        own.push(assignment);
                    }
                }
            }
            Type::Class(class, _) if *class == string => {
                for text in &texts {
                    let mut assignment = Assignment::default();
                    if input.give_text(&mut assignment, *parameter, text) {
                        own.push(assignment);
                    }
                }
            }
            _ => {}
        }
        if !own.is_empty() {
            singles.push(own);
        }
    }
    let mut found: Vec<Assignment> = singles.iter().flatten().cloned().collect();
    for (index, first) in singles.iter().enumerate() {
        for second in singles.iter().skip(index + 1) {
            for (one, other) in pairs(first.len(), second.len()) {
                let (Some(one), Some(other)) = (first.get(one), second.get(other)) else {
                    continue;
                };
                let mut both = one.clone();
                both.extend(other.iter().map(|(key, value)| (*key, value.clone())));
                found.push(both);
            }
        }
    }
    found.truncate(INPUTS);
    found
}

/// All pairs, those of early ones first.
fn pairs(first: usize, second: usize) -> Vec<(usize, usize)> {
    let mut all: Vec<(usize, usize)> = (0..first)
        .flat_map(|one| (0..second).map(move |other| (one, other)))
        .collect();
    all.sort_by_key(|(one, other)| one + other);
    all
}

fn likely_numbers(program: &Program, method: java::types::MethodId) -> Vec<f64> {
    let constants = numbers(program, method);
    let mut found: Vec<f64> = vec![0.0, 1.0, -1.0, 2.0];
    let whole = constants.whole.iter().map(|value| *value as f64);
    let all: Vec<f64> = whole.chain(constants.real.iter().copied()).collect();
    let changes: [fn(f64) -> f64; 6] = [
        |x| x,
        |x| x + 1.0,
        |x| x - 1.0,
        |x| -x,
        |x| x * x,
        f64::sqrt,
    ];
    for change in changes {
        for value in all.iter().map(|value| change(*value)) {
            if value.is_finite() && !found.contains(&value) {
                found.push(value);
            }
        }
    }
    found
}

fn likely_texts(program: &Program, method: java::types::MethodId) -> Vec<Vec<u16>> {
    let own: Vec<String> = texts(program, method)
        .iter()
        .map(|text| String::from_utf16_lossy(text))
        .collect();
    let characters = numbers(program, method).whole.into_iter();
    let marks: Vec<String> = characters
        .filter_map(|value| char::from_u32(u32::try_from(value).ok()?))
        .filter(|character| character.is_ascii_graphic())
        .map(String::from)
        .collect();
    let mut found: Vec<String> = own.clone();
    found.extend(
        [
            "ab", "abc", "aB", "A", "0", "1", "-1", "3.5", "99", " ", "aa",
        ]
        .map(str::to_owned),
    );
    let short = own.iter().filter(|text| text.chars().count() <= 2);
    for mark in short.chain(&marks).take(SOURCES) {
        for frame in ["a#", "#a", "a#b", "a##b", "#a#", "##"] {
            found.push(frame.replace('#', mark));
        }
    }
    for text in own.iter().take(SOURCES) {
        found.push(text.to_lowercase());
        found.push(text.to_uppercase());
        found.push(text.chars().rev().collect());
        // What a replacement makes the text from.
        for from in own.iter().take(SOURCES) {
            for to in own.iter().take(SOURCES) {
                if from != to && !to.is_empty() && text.contains(to.as_str()) {
                    found.push(text.replace(to.as_str(), from));
                }
            }
        }
    }
    let mut different: Vec<Vec<u16>> = Vec::new();
    for text in found {
        let units: Vec<u16> = text.encode_utf16().collect();
        if !different.contains(&units) {
            different.push(units);
        }
    }
    different
}
