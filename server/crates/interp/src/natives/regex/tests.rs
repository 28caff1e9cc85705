//! Against what a JVM finds.

use std::convert::Infallible;

use super::matcher::{Anchor, Matcher};
use super::syntax::{PatternError, parse};
use super::{program::compile, syntax};

/// `pattern TAB flags TAB text TAB result`: all matches as `start-end` with their groups after
/// `;`, matches joined by a space, or `!` and the message's first line.
const CASES: &str = include_str!("cases.tsv");

fn unescape(text: &str) -> Vec<u16> {
    text.replace("\\N", "\n")
        .replace("\\T", "\t")
        .replace("\\r", "\r")
        .encode_utf16()
        .collect()
}

fn all_matches(pattern: &[u16], flags: i32, text: &[u16]) -> Result<String, PatternError> {
    let program = compile(parse(pattern, flags)?)?;
    let mut matches = Vec::new();
    let mut from = 0;
    while from <= text.len() {
        let mut matcher = Matcher::new(&program, text, |_| Ok::<(), Infallible>(()));
        let Ok(Some(registers)) = matcher.search(from, Anchor::Find) else {
            break;
        };
        let shown = |pair: &[Option<usize>]| match pair {
            [Some(start), Some(end)] => format!("{start}-{end}"),
            _ => "none".to_owned(),
        };
        let pairs: Vec<String> = registers.chunks(2).map(shown).collect();
        matches.push(pairs.join(";"));
        let (start, end) = (registers[0].unwrap_or(from), registers[1].unwrap_or(from));
        from = if end == start { end + 1 } else { end };
    }
    Ok(matches.join(" "))
}

#[test]
fn finds_what_the_jvm_finds() {
    let mut differences = Vec::new();
    for line in CASES.lines() {
        let parts: Vec<&str> = line.split('\t').collect();
        let [pattern, flags, text, expected] = parts[..] else {
            panic!("malformed case: {line}")
        };
        let flags = flags.parse().expect(line);
        let shown = match all_matches(&unescape(pattern), flags, &unescape(text)) {
            Ok(matches) => matches,
            Err(PatternError::Syntax { description, index }) if index < 0 => {
                format!("!{description}")
            }
            Err(PatternError::Syntax { description, index }) => {
                format!("!{description} near index {index}")
            }
            Err(PatternError::NotModelled(what)) => format!("?{what}"),
        };
        if shown != expected {
            differences.push(format!("{line}: {shown}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn long_inputs_need_no_recursion() {
    let text: Vec<u16> = "ab".repeat(100_000).encode_utf16().collect();
    let pattern: Vec<u16> = "(a|b)*c?".encode_utf16().collect();
    let program = compile(parse(&pattern, 0).expect("valid")).expect("small");
    let mut matcher = Matcher::new(&program, &text, |_| Ok::<(), Infallible>(()));
    let found = matcher
        .search(0, Anchor::Whole)
        .expect("infallible")
        .expect("a match");
    assert_eq!(found[1], Some(200_000));
}

#[test]
fn endless_backtracking_is_stopped_by_the_budget() {
    let text: Vec<u16> = "a".repeat(200).encode_utf16().collect();
    let pattern: Vec<u16> = "(a+)+b".encode_utf16().collect();
    let program = compile(parse(&pattern, 0).expect("valid")).expect("small");
    let mut left = 1_000_000usize;
    let mut matcher = Matcher::new(&program, &text, |steps| {
        left = left.checked_sub(steps).ok_or("over")?;
        Ok::<(), &str>(())
    });
    assert_eq!(matcher.search(0, Anchor::Find), Err("over"));
}

#[test]
fn what_is_not_modelled_says_so() {
    let check = |pattern: &str, flags: i32| {
        let pattern: Vec<u16> = pattern.encode_utf16().collect();
        let outcome = parse(&pattern, flags).and_then(compile);
        assert!(
            matches!(outcome, Err(PatternError::NotModelled(_))),
            "{outcome:?}"
        );
    };
    check("(?u)a b", 0);
    check("\\X", 0);
    check("\\p{InGreek}", 0);
    check("(((a{100}){100}){100})", 0);
    check(&"(".repeat(1000), 0);
    check("a", syntax::LITERAL | 64);
}

#[test]
fn samples_match() {
    let samples = |pattern: &str| -> Vec<String> {
        let pattern: Vec<u16> = pattern.encode_utf16().collect();
        let found = super::samples(&pattern);
        found
            .iter()
            .map(|text| String::from_utf16_lossy(text))
            .collect()
    };
    assert_eq!(
        samples("[a-z]+@x[.](com|org)"),
        ["a@x.com", "a@x.org", "aa@x.com", "aaa@x.com"]
    );
    assert_eq!(samples("\\d{3}(-\\d)?"), ["000-0", "000"]);
    assert_eq!(samples("(a|b)\\1"), ["aa", "bb"]);
    assert_eq!(
        samples("(?=.*[0-9])[a-z]+"),
        [""; 0],
        "what looks ahead isn't easy"
    );
    assert_eq!(samples("a{50}"), [""; 0], "too long");
    assert_eq!(samples("("), [""; 0], "no pattern");
}
