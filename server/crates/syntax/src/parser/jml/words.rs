//! The words of JML and what they tell of a comment before it is parsed.

use std::ops::Range;

use crate::lexer::{Token, tokenize_spec};

/// What a word starts, whatever it is spelled like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Word {
    /// A modifier that changes nothing for us. The weakest: see [`leading_word`].
    Modifier,
    Pure,
    Requires,
    Ensures,
    Signals,
    SignalsOnly,
    Assignable,
    Invariant,
    Maintaining,
    Decreases,
    Also,
    /// `behavior`, `example`
    Behavior,
    /// `normal_behavior`, `normal_example`: no exception.
    Normal,
    /// `exceptional_behavior`, `exceptional_example`: no normal return.
    Exceptional,
    ForExample,
    ImpliesThat,
    Assert,
    Assume,
    Unreachable,
    /// Known to JML, unknown here: a clause of a method.
    OtherClause,
    /// Known to JML, unknown here: a declaration in a class.
    OtherDeclaration,
    /// Known to JML, unknown here: a statement.
    OtherStatement,
}

pub(super) fn word(text: &str) -> Option<Word> {
    let text = text.strip_suffix("_redundantly").unwrap_or(text);
    Some(match text {
        "requires" | "pre" => Word::Requires,
        "ensures" | "post" => Word::Ensures,
        "signals" | "exsures" => Word::Signals,
        "signals_only" => Word::SignalsOnly,
        "assignable" | "modifies" | "modifiable" | "assigns" | "writes" => Word::Assignable,
        "invariant" => Word::Invariant,
        "maintaining" | "loop_invariant" => Word::Maintaining,
        "decreases" | "decreasing" | "loop_decreases" | "loop_variant" => Word::Decreases,
        "also" => Word::Also,
        "behavior" | "behaviour" | "example" => Word::Behavior,
        "normal_behavior" | "normal_behaviour" | "normal_example" => Word::Normal,
        "exceptional_behavior" | "exceptional_behaviour" | "exceptional_example" => {
            Word::Exceptional
        }
        "for_example" => Word::ForExample,
        "implies_that" => Word::ImpliesThat,
        "pure" | "strictly_pure" | "query" => Word::Pure,
        "assert" => Word::Assert,
        "assume" => Word::Assume,
        "unreachable" => Word::Unreachable,
        "public"
        | "protected"
        | "private"
        | "static"
        | "final"
        | "abstract"
        | "synchronized"
        | "instance"
        | "spec_public"
        | "spec_protected"
        | "non_null"
        | "nullable"
        | "helper"
        | "non_null_by_default"
        | "nullable_by_default"
        | "uninitialized"
        | "monitored"
        | "code_java_math"
        | "code_safe_math"
        | "code_bigint_math"
        | "spec_java_math"
        | "spec_safe_math"
        | "spec_bigint_math"
        | "extract"
        | "peer"
        | "rep"
        | "readonly"
        | "secret"
        | "skipesc"
        | "skiprac"
        | "inline"
        | "heap_free"
        | "no_state"
        | "code"
        | "immutable"
        | "options" => Word::Modifier,
        "diverges" | "when" | "measured_by" | "duration" | "working_space" | "accessible"
        | "reads" | "callable" | "captures" | "forall" | "old" | "returns" | "breaks"
        | "continues" | "model_program" | "choose" | "recommends" => Word::OtherClause,
        "ghost" | "model" | "constraint" | "axiom" | "initially" | "represents" | "in" | "maps"
        | "depends" | "monitors_for" | "readable" | "writable" | "import" => Word::OtherDeclaration,
        "set" | "debug" | "hence_by" | "refining" | "loop_assigns" | "loop_modifies"
        | "loop_writes" | "loop_assignable" | "begin" | "end" | "reachable" | "split" | "halt"
        | "check" | "show" | "havoc" | "use" | "label" => Word::OtherStatement,
        _ => return None,
    })
}

/// Whether a JML comment with these tokens says nothing, such as `/*@ non_null @*/`.
pub(super) fn are_modifiers(text: &str, tokens: &[Token]) -> bool {
    tokens.iter().all(|token| {
        let token = text
            .get(token.start as usize..token.end as usize)
            .unwrap_or("");
        token == ";" || word(token) == Some(Word::Modifier)
    })
}

/// Whether a comment that starts `// @` and this word was meant as JML.
pub(crate) fn is_clause_word(text: &str) -> bool {
    !matches!(
        text,
        "use" | "in" | "end" | "begin" | "check" | "show" | "code" | "label" | "set"
    ) && !matches!(
        text,
        "import" | "options" | "old" | "when" | "example" | "inline" | "static"
    ) && !matches!(
        text,
        "returns" | "debug" | "final" | "public" | "private" | "protected"
    ) && word(text).is_some()
}

/// The first word of a JML comment that says what it is about.
fn leading_word(text: &str, range: Range<u32>) -> Option<Word> {
    let tokens = tokenize_spec(text, range);
    let words = tokens.iter().map(|token: &Token| {
        word(
            text.get(token.start as usize..token.end as usize)
                .unwrap_or(""),
        )
    });
    let mut leading = None;
    for word in words {
        match word {
            // `pure model int f()` is about a declaration, `pure` alone about a method.
            Some(Word::Modifier | Word::Pure) => leading = word.max(leading),
            Some(_) => return word,
            None => return leading,
        }
    }
    leading
}

/// Whether the JML comment at `range` of `text` speaks of the class it stands in.
pub(crate) fn is_class_spec(text: &str, range: Range<u32>) -> bool {
    matches!(
        leading_word(text, range),
        Some(Word::Invariant | Word::OtherDeclaration)
    )
}

/// Whether the JML comment at `range` of `text` speaks of a method.
pub(crate) fn is_method_spec(text: &str, range: Range<u32>) -> bool {
    !matches!(
        leading_word(text, range),
        None | Some(Word::Modifier | Word::Invariant | Word::OtherDeclaration)
    )
}
