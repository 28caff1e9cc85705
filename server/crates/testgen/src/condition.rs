//! A run's path as a condition on the inputs, in Java syntax.
//!
//! What must hold: the text says what the decisions say, for a programmer: comparisons that others
//! imply are left out, references are described by what they are.

use crate::java_text::JavaText;
use constraints::{BinaryOp, Node, Sort, TermId, TermPool};
use symbolic::SymbolicMachine;
use symbolic::choice::{ALIAS, NULL};
use symbolic::machine::{DecisionKind, DecisionOutcome, MARK};
use symbolic::tree::condition_of;

/// Characters of one conjunct.
const CONJUNCT: usize = 120;
/// Conjuncts shown.
const CONJUNCTS: usize = 24;

/// What an unknown reference of that name is, when made by the recipe of that number.
pub(crate) type Describe<'a> = dyn Fn(u32, u64, &str) -> Option<String> + 'a;

/// What marks in names stand for in the run: without the marks around it.
pub(crate) type Expand<'a> = dyn Fn(&str) -> String + 'a;

/// The path condition; `true` if every input takes the path. `start` is what else decided.
pub(crate) fn path_condition(
    machine: &mut SymbolicMachine,
    start: Option<String>,
    describe: &Describe<'_>,
    expand: &Expand<'_>,
) -> String {
    // Each as an operand of `&&`, and what is to be written where it stands alone.
    let mut conjuncts: Vec<String> = start.into_iter().collect();
    let mut alone = String::new();
    let decisions = machine.decisions.clone();
    for decision in decisions {
        let texts = match (decision.kind, decision.outcome) {
            (DecisionKind::Choice, DecisionOutcome::Value(value)) => {
                let text = reference(machine, decision.term, value, describe);
                text.into_iter().collect()
            }
            _ => match machine.null_test(decision.term) {
                Some((reference, is_null)) => {
                    let holds = decision.outcome == DecisionOutcome::Holds(true);
                    let operator = if is_null == holds { "==" } else { "!=" };
                    vec![format!("{} {operator} null", name(machine, reference))]
                }
                None => {
                    let condition = condition_of(&mut machine.pool, &decision, decision.outcome);
                    let java = JavaText {
                        pool: &machine.pool,
                        is_char: &|variable| machine.characters.contains(&variable),
                    };
                    alone = expanded(&java.condition(condition, false), expand);
                    let parts = parts_of(&machine.pool, condition).into_iter();
                    parts
                        .map(|part| shortened(expanded(&java.condition(part, true), expand)))
                        .collect()
                }
            },
        };
        for text in texts {
            let text = expanded(&text, expand);
            if !is_of_hash(&text) && !conjuncts.contains(&text) {
                conjuncts.push(text);
            }
        }
    }
    drop_implied(&mut conjuncts);
    let more = conjuncts.len().saturating_sub(CONJUNCTS);
    conjuncts.truncate(CONJUNCTS);
    if more > 0 {
        conjuncts.push("…".to_owned());
    }
    if conjuncts.is_empty() {
        return "true".to_owned();
    }
    match conjuncts.as_slice() {
        [only] if *only == format!("({alone})") => alone,
        _ => conjuncts.join(" && "),
    }
}

/// The conditions that a conjunction consists of.
fn parts_of(pool: &TermPool, condition: TermId) -> Vec<TermId> {
    let mut parts = Vec::new();
    let mut waiting = vec![condition];
    while let Some(term) = waiting.pop() {
        match pool.node(term) {
            Node::Binary(BinaryOp::And, left, right) if pool.sort(term) == Sort::Bool => {
                waiting.extend([*right, *left]);
            }
            _ => parts.push(term),
        }
    }
    parts
}

/// A text whose marks are replaced; what they stand for may have marks itself.
fn expanded(text: &str, expand: &Expand<'_>) -> String {
    const ROUNDS: u32 = 4;
    let mut text = text.to_owned();
    for _ in 0..ROUNDS {
        if !text.contains(MARK) {
            break;
        }
        let parts = text.split(MARK).enumerate().map(|(index, part)| {
            if index % 2 == 0 {
                part.to_owned()
            } else {
                expand(part)
            }
        });
        text = parts.collect();
    }
    text
}

fn shortened(text: String) -> String {
    match text.chars().count() {
        0..=CONJUNCT => text,
        _ => text.chars().take(CONJUNCT).chain(['…']).collect(),
    }
}

/// What the name of a key of a map starts with: Java has no name for it.
pub(crate) const KEY: &str = "some key of ";
/// That of an element of a set.
pub(crate) const ELEMENT: &str = "some element of ";

/// Where a hash table puts its keys is no condition that anybody thinks of.
fn is_of_hash(text: &str) -> bool {
    let mixes = [" ^ ", " & ", ">>>", "%"];
    (text.contains(KEY) || text.contains(ELEMENT)) && mixes.iter().any(|mix| text.contains(mix))
}

fn name(machine: &SymbolicMachine, term: TermId) -> String {
    match machine.pool.as_var(term) {
        Some(variable) => machine.pool.name(variable).to_string(),
        None => "?".to_owned(),
    }
}

fn reference(
    machine: &SymbolicMachine,
    term: TermId,
    value: u64,
    describe: &Describe<'_>,
) -> Option<String> {
    let name = name(machine, term);
    if value == NULL {
        return Some(format!("{name} == null"));
    }
    if value >= ALIAS {
        let target = machine.name_of_reference((value - ALIAS) as u32)?;
        return Some(format!("{name} == {target}"));
    }
    let number = machine.number_of_reference(term)?;
    if name == "this" {
        return None;
    }
    match describe(number, value, &name) {
        Some(what) => Some(what),
        None => Some(format!("{name} != null")),
    }
}

/// A comparison of something with a number: `x >= 3`.
fn comparison(text: &str) -> Option<(&str, &str, i64)> {
    let mut words = text.rsplitn(3, ' ');
    let (number, operator, subject) = (words.next()?, words.next()?, words.next()?);
    let is_comparison = matches!(operator, "<" | "<=" | ">" | ">=" | "==" | "!=");
    // Of something that is no condition itself.
    let is_plain = !subject.contains(['&', '|', '=', '<', '>', '?']);
    let number = number.parse().ok()?;
    (is_comparison && is_plain).then_some((subject, operator, number))
}

/// Whether what follows a name says that it isn't `null`.
fn says_object(rest: &str) -> bool {
    let says = [".", "[", " == ", " < ", " <= ", " > ", " >= "];
    says.iter().any(|start| rest.starts_with(start)) && rest != " == null"
}

fn drop_implied(conjuncts: &mut Vec<String>) {
    // Two bounds that leave one number.
    let all = conjuncts.clone();
    for text in conjuncts.iter_mut() {
        let Some((subject, low)) = lower_bound(text) else {
            continue;
        };
        let is_only = all.iter().any(|other| {
            upper_bound(other).is_some_and(|(other, high)| other == subject && high == low)
        });
        if is_only {
            *text = format!("{subject} == {low}");
        }
    }
    // `x != null` is said by everything else about x.
    let all = conjuncts.clone();
    conjuncts.retain(|text| match text.strip_suffix(" != null") {
        Some(subject) => !all.iter().any(|other| {
            other != text
                && (other.strip_prefix(subject).is_some_and(says_object)
                    || other.strip_prefix('!') == Some(subject)
                    || other == subject)
        }),
        None => true,
    });
    let all = conjuncts.clone();
    let mut index = 0;
    conjuncts.retain(|text| {
        index += 1;
        let Some((subject, operator, number)) = comparison(text) else {
            return true;
        };
        !all.iter().enumerate().any(|(other_index, other)| {
            let Some((other_subject, other_operator, other_number)) = comparison(other) else {
                return false;
            };
            other_index + 1 != index
                && subject == other_subject
                && implies(other_operator, other_number, operator, number)
        })
    });
}

fn lower_bound(text: &str) -> Option<(&str, i64)> {
    let (subject, operator, number) = comparison(text)?;
    match operator {
        ">=" => Some((subject, number)),
        ">" => Some((subject, number.checked_add(1)?)),
        _ => None,
    }
}

fn upper_bound(text: &str) -> Option<(&str, i64)> {
    let (subject, operator, number) = comparison(text)?;
    match operator {
        "<=" => Some((subject, number)),
        "<" => Some((subject, number.checked_sub(1)?)),
        _ => None,
    }
}

/// Whether `x first a` implies `x second b`, and isn't the same.
fn implies(first: &str, a: i64, second: &str, b: i64) -> bool {
    if (first, a) == (second, b) {
        return false;
    }
    match (first, second) {
        ("==", "==") => false,
        ("==", "!=") => a != b,
        ("==", "<") => a < b,
        ("==", "<=") => a <= b,
        ("==", ">") => a > b,
        ("==", ">=") => a >= b,
        ("<", "<") | ("<=", "<=") | ("<", "<=") => a <= b,
        ("<=", "<") => a < b,
        (">", ">") | (">=", ">=") | (">", ">=") => a >= b,
        (">=", ">") => a > b,
        ("<", "!=") => b >= a,
        ("<=", "!=") => b > a,
        (">", "!=") => b <= a,
        (">=", "!=") => b < a,
        _ => false,
    }
}
