//! What an edit does, in a line.

use crate::edits::{Edit, EditKind};

/// Texts no longer than this together are shown as they are.
const SHORT: usize = 90;
/// Tokens kept beside what differs.
const CONTEXT: usize = 3;

/// ``replace `a - b` by `a + b` ``, ``add `n++;` ``, ``move `n++;` behind `f(n);` ``
pub(super) fn title(edit: &Edit) -> String {
    if let Some(told) = &edit.told {
        return told.to_string();
    }
    if edit.is_insertion() {
        return format!("add `{}`", edit.after);
    }
    if &*edit.after == ";" {
        return format!("leave out `{}`", edit.before);
    }
    let (before, after) = (edit.before.trim(), edit.after.trim());
    if edit.kind == EditKind::Moved {
        return format!("replace `{before}` by `{after}`");
    }
    let (before, after) = shortened(before, after);
    format!("replace `{before}` by `{after}`")
}

/// The two texts without what is the same in both, where they are long.
fn shortened(before: &str, after: &str) -> (String, String) {
    if before.chars().count() + after.chars().count() <= SHORT {
        return (before.to_owned(), after.to_owned());
    }
    // What is put around a text: the text is told already.
    if after.len() > before.len() && after.matches(before).count() == 1 {
        return (before.to_owned(), after.replacen(before, "…", 1));
    }
    if before.len() > after.len() && before.matches(after).count() == 1 {
        return (before.to_owned(), after.to_owned());
    }
    let (old, new) = (tokens(before), tokens(after));
    let most = old.len().min(new.len());
    let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
    let ends = old.iter().rev().zip(new.iter().rev());
    let same_end = ends.take(most - same).take_while(|(a, b)| a == b).count();
    let from = same.saturating_sub(CONTEXT);
    let left_out = same_end.saturating_sub(CONTEXT);
    let part = |tokens: &[&str]| {
        let to = tokens.len() - left_out;
        let head = if from > 0 { "…" } else { "" };
        let tail = if left_out > 0 { "…" } else { "" };
        format!("{head}{}{tail}", tokens[from..to].concat())
    };
    (part(&old), part(&new))
}

/// Words and signs, each with the white space behind it.
fn tokens(text: &str) -> Vec<&str> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = match is_word(first) {
            true => rest.find(|c| !is_word(c)).unwrap_or(rest.len()),
            false => first.len_utf8(),
        };
        let blanks = rest[end..].find(|c: char| !c.is_whitespace());
        let end = blanks.map_or(rest.len(), |blanks| end + blanks);
        let (token, behind) = rest.split_at(end);
        found.push(token);
        rest = behind;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::shortened;

    fn check(before: &str, after: &str, expected: (&str, &str)) {
        let (old, new) = shortened(before, after);
        assert_eq!((old.as_str(), new.as_str()), expected);
    }

    #[test]
    fn short_texts_stay() {
        check("a - b", "a + b", ("a - b", "a + b"));
    }

    #[test]
    fn what_is_repeated_is_left_out() {
        check(
            "first.getSuccessor().getValue() == null",
            "first == null || first.getSuccessor().getValue() == null",
            (
                "first.getSuccessor().getValue() == null",
                "first == null || …",
            ),
        );
        check(
            "Math.min(lengths.get(List.of(i, k)), sum(lengths.get(List.of(j, k)), 1))",
            "Math.min(lengths.get(List.of(i, k)), sum(lengths.get(List.of(k, j)), 1))",
            ("….of(j, k)), …", "….of(k, j)), …"),
        );
    }
}
