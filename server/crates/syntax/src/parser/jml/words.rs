//! The words of JML and what they tell of a comment before it is parsed.

use crate::lexer::Token;

/// What a word starts, whatever it is spelled like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    /// A modifier that changes nothing for us.
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

/// What a JML comment speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::parser) enum Role {
    /// The class it stands in.
    Class,
    /// A method, or what stands in its body.
    Method,
    /// Whatever follows, in a way that changes nothing.
    Modifier,
}

/// The role that the tokens of a comment show. `None` if they start in the middle of a clause.
pub(super) fn role(text: &str, tokens: &[Token]) -> Option<Role> {
    let mut role = Role::Modifier;
    for token in tokens {
        let token = text
            .get(token.start as usize..token.end as usize)
            .unwrap_or("");
        match word(token) {
            Some(Word::Modifier) => {}
            // `pure model int f()` is about a declaration, `pure` alone about a method.
            Some(Word::Pure) => role = Role::Method,
            Some(Word::Invariant | Word::OtherDeclaration) => return Some(Role::Class),
            Some(_) => return Some(Role::Method),
            None if token == ";" => {}
            None => return None,
        }
    }
    Some(role)
}
