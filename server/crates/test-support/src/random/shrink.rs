//! Makes a program small while it stays interesting: statements and declarations go, blocks lose their
//! heads, expressions are replaced by parts of themselves. It knows lines, braces and parentheses only;
//! whether the result is still Java is for the judge to say.

/// The smallest text found that `is_interesting`; asks at most `attempts` times.
pub fn shrink(
    text: &str,
    mut attempts: usize,
    mut is_interesting: impl FnMut(&str) -> bool,
) -> String {
    let mut best = text.to_owned();
    loop {
        let before = best.clone();
        for candidates in [without_lines, without_heads, with_simpler_expressions] {
            // From the end, so that what is tried later isn't moved by what went before.
            let mut position = usize::MAX;
            loop {
                let found = candidates(&best);
                position = position.min(found.len());
                if position == 0 {
                    break;
                }
                position -= 1;
                if attempts == 0 {
                    return best;
                }
                attempts -= 1;
                if found[position].len() < best.len() && is_interesting(&found[position]) {
                    best.clone_from(&found[position]);
                }
            }
        }
        if best == before {
            return best;
        }
    }
}

/// How much deeper in braces a line ends than it starts; braces in literals don't count.
fn deepens(line: &str) -> i32 {
    let mut depth = 0;
    let mut quote = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (quote, c) {
            (_, '\\') => {
                chars.next();
            }
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            (None, '{') => depth += 1,
            (None, '}') => depth -= 1,
            _ => {}
        }
    }
    depth
}

/// The line that ends the block which starts at line `start`.
fn block_end(lines: &[&str], start: usize) -> Option<usize> {
    let mut depth = 0;
    for (index, line) in lines.iter().enumerate().skip(start) {
        depth += deepens(line);
        if depth <= 0 {
            return Some(index);
        }
    }
    None
}

fn joined<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text: String = lines.flat_map(|line| [line, "\n"]).collect();
    if text.is_empty() {
        text.push('\n');
    }
    text
}

/// Each statement or declaration left out, with all its lines.
fn without_lines(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for start in 0..lines.len() {
        if !lines[start].trim_start().starts_with('}') {
            // A head whose block lost its end goes alone.
            let end = block_end(&lines, start).unwrap_or(start);
            let kept = lines
                .iter()
                .enumerate()
                .filter(|(index, _)| *index < start || *index > end);
            found.push(joined(kept.map(|(_, line)| *line)));
        }
    }
    found
}

/// Each block without its head and end, and each later part (`else`, `catch`) of a block left out.
fn without_heads(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for start in 0..lines.len() {
        if !lines[start].ends_with('{') {
            continue;
        }
        let mut depth = 1;
        let Some(end) = (start + 1..lines.len()).find(|index| {
            depth += deepens(lines[*index]);
            depth == 0 || (depth == 1 && lines[*index].trim_start().starts_with('}'))
        }) else {
            continue;
        };
        let inner = |index: usize| index != start && (index != end || lines[end].ends_with('{'));
        let kept = lines.iter().enumerate().filter(|(index, _)| inner(*index));
        found.push(joined(kept.map(|(_, line)| *line)));
        if lines[start].trim_start().starts_with('}') {
            let kept = lines
                .iter()
                .enumerate()
                .filter(|(index, _)| *index < start || *index >= end);
            found.push(joined(kept.map(|(_, line)| *line)));
        }
    }
    found
}

/// Pairs of the places of parentheses that belong together, outside literals.
fn parentheses(text: &str) -> Vec<(usize, usize)> {
    let (mut open, mut found, mut quote) = (Vec::new(), Vec::new(), None);
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match (quote, c) {
            (_, '\\') => {
                chars.next();
            }
            (None, '"' | '\'') => quote = Some(c),
            (Some(start), c) if start == c => quote = None,
            (None, '(') => open.push(at),
            (None, ')') => {
                if let Some(start) = open.pop() {
                    found.push((start, at));
                }
            }
            (_, '\n') => {
                quote = None;
                open.clear();
            }
            _ => {}
        }
    }
    found
}

/// Each parenthesised text replaced by a constant, by a part in parentheses, or by what stands at the ends
/// of it.
fn with_simpler_expressions(text: &str) -> Vec<String> {
    let pairs = parentheses(text);
    let mut found = Vec::new();
    for (start, end) in &pairs {
        let inside = &text[start + 1..*end];
        let mut replacements = vec!["1", "true", "\"a\"", "()", "(1)"];
        replacements.extend(inside.rsplit_once(' ').map(|(_, last)| last));
        replacements.extend(inside.split_once(' ').map(|(first, _)| first));
        replacements.extend(
            inside
                .split_once(" ? ")
                .and_then(|(_, rest)| rest.split_once(" : "))
                .map(|(one, _)| one),
        );
        let parts = pairs.iter().filter(|(from, to)| start < from && to < end);
        replacements.extend(parts.map(|(from, to)| &text[*from..=*to]));
        if inside.chars().all(char::is_alphanumeric) {
            replacements.push(inside);
        }
        for replacement in replacements {
            if replacement.len() < end - start + 1 {
                found.push(format!(
                    "{}{replacement}{}",
                    &text[..*start],
                    &text[end + 1..]
                ));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROGRAM: &str = "class P {
  static int f() {
    return 1;
  }
  public static void main(String[] a) {
    if (f() > 0) {
      log(\"}\");
    } else {
      log((1 + f()));
    }
    log(2);
  }
}
";

    #[test]
    fn keeps_what_is_interesting_and_little_else() {
        let small = shrink(PROGRAM, 1000, |text| text.contains("log((1 + f()))"));
        assert_eq!(small, "      log((1 + f()));\n");
    }

    #[test]
    fn reduces_expressions() {
        let small = shrink("x = (a + (b * (c)));\n", 1000, |text| {
            text.contains('c') && text.contains("x = ")
        });
        assert_eq!(small, "x = c)));\n".replace(")))", ""));
    }

    #[test]
    fn asks_no_more_often_than_told() {
        let mut asked = 0;
        let text = shrink(PROGRAM, 3, |_| {
            asked += 1;
            false
        });
        assert_eq!((asked, text.as_str()), (3, PROGRAM));
    }

    #[test]
    fn braces_in_literals_are_text() {
        assert_eq!(deepens("if (c == '{' && s.equals(\"}}\\\"}\")) {"), 1);
    }
}
