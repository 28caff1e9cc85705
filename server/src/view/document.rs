//! A small document that is shown as Markdown or as plain text, so that both say the same.
//!
//! What must hold: nothing of the user's program or of a message is taken for markup.

/// Text with the parts that are source or values set apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Plain(String),
    Code(String),
    Strong(String),
}

pub type Line = Vec<Piece>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(Line),
    List(Vec<Line>),
    Table {
        head: Vec<String>,
        rows: Vec<Vec<Line>>,
    },
    /// Source or other text with its own lines.
    Code {
        language: &'static str,
        text: String,
    },
    /// A picture, and the same as text.
    Picture {
        title: String,
        svg: String,
        text: String,
    },
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    pub blocks: Vec<Block>,
}

pub fn plain(text: impl Into<String>) -> Piece {
    Piece::Plain(text.into())
}

pub fn code(text: impl Into<String>) -> Piece {
    Piece::Code(text.into())
}

pub fn strong(text: impl Into<String>) -> Piece {
    Piece::Strong(text.into())
}

impl Document {
    pub fn push(&mut self, block: Block) {
        self.blocks.push(block);
    }

    pub fn paragraph(&mut self, line: Line) {
        self.push(Block::Paragraph(line));
    }

    pub fn markdown(&self) -> String {
        let blocks: Vec<String> = self.blocks.iter().map(Block::markdown).collect();
        blocks.join("\n\n")
    }

    pub fn text(&self) -> String {
        let blocks: Vec<String> = self.blocks.iter().map(Block::text).collect();
        blocks.join("\n\n")
    }
}

impl Block {
    fn markdown(&self) -> String {
        match self {
            Block::Heading(text) => format!("### {}", escape(text)),
            Block::Paragraph(line) => markdown_line(line, false),
            Block::List(items) => items
                .iter()
                .map(|item| format!("- {}", markdown_line(item, false)))
                .collect::<Vec<_>>()
                .join("\n"),
            Block::Table { head, rows } => {
                let head_cells: Vec<String> = head.iter().map(|cell| escape(cell)).collect();
                let mut lines = vec![
                    format!("| {} |", head_cells.join(" | ")),
                    format!("|{}", "---|".repeat(head.len())),
                ];
                for row in rows {
                    let cells: Vec<String> =
                        row.iter().map(|cell| markdown_line(cell, true)).collect();
                    lines.push(format!("| {} |", cells.join(" | ")));
                }
                lines.join("\n")
            }
            Block::Picture { title, svg, .. } => {
                format!(
                    "![{}](data:image/svg+xml;base64,{})",
                    escape(title),
                    base64(svg)
                )
            }
            Block::Code { language, text } => {
                let fence = "`".repeat(longest_run_of_backticks(text).max(2) + 1);
                format!("{fence}{language}\n{}\n{fence}", text.trim_end())
            }
        }
    }

    fn text(&self) -> String {
        match self {
            Block::Heading(text) => format!("{text}\n{}", "─".repeat(text.chars().count())),
            Block::Paragraph(line) => text_line(line),
            Block::List(items) => items
                .iter()
                .map(|item| format!("  • {}", text_line(item)))
                .collect::<Vec<_>>()
                .join("\n"),
            Block::Table { head, rows } => text_table(head, rows),
            Block::Code { text, .. } | Block::Picture { text, .. } => text.trim_end().to_owned(),
        }
    }
}

/// RFC 4648, section 4.
fn base64(text: &str) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digit = |value: u32| char::from(DIGITS[(value & 63) as usize]);
    let mut encoded = String::with_capacity(text.len().div_ceil(3) * 4);
    for chunk in text.as_bytes().chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        encoded.push(digit(bits >> 18));
        encoded.push(digit(bits >> 12));
        encoded.push(if chunk.len() > 1 {
            digit(bits >> 6)
        } else {
            '='
        });
        encoded.push(if chunk.len() > 2 { digit(bits) } else { '=' });
    }
    encoded
}

fn text_line(line: &Line) -> String {
    line.iter()
        .map(|piece| match piece {
            Piece::Plain(text) | Piece::Code(text) | Piece::Strong(text) => text.as_str(),
        })
        .collect::<String>()
        .replace(['\n', '\r'], " ")
}

fn text_table(head: &[String], rows: &[Vec<Line>]) -> String {
    let cells: Vec<Vec<String>> = std::iter::once(head.to_vec())
        .chain(rows.iter().map(|row| row.iter().map(text_line).collect()))
        .collect();
    let width = |column: usize| {
        cells
            .iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..head.len())
        .map(|column| width(column).unwrap_or(0))
        .collect();
    let mut lines = Vec::new();
    for (index, row) in cells.iter().enumerate() {
        let padded: Vec<String> = row
            .iter()
            .zip(&widths)
            .map(|(cell, width)| format!("{cell:<width$}"))
            .collect();
        lines.push(padded.join(" │ ").trim_end().to_owned());
        if index == 0 {
            let rules: Vec<String> = widths.iter().map(|width| "─".repeat(*width)).collect();
            lines.push(rules.join("─┼─"));
        }
    }
    lines.join("\n")
}

fn markdown_line(line: &Line, in_table: bool) -> String {
    line.iter()
        .map(|piece| match piece {
            Piece::Plain(text) => escape(text),
            Piece::Strong(text) => format!("**{}**", escape(text)),
            Piece::Code(text) => code_span(text, in_table),
        })
        .collect()
}

/// Every character that Markdown, or HTML inside it, could take for markup gets a backslash.
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\n' | '\r' => escaped.push(' '),
            '\\' | '`' | '*' | '_' | '{' | '}' | '[' | ']' | '<' | '>' | '#' | '|' | '~' | '&'
            | '!' | '$' => {
                escaped.push('\\');
                escaped.push(character);
            }
            // Markup only at the start of a line.
            '+' | '-' | '=' if escaped.trim_end().is_empty() => {
                escaped.push('\\');
                escaped.push(character);
            }
            _ => escaped.push(character),
        }
    }
    escaped
}

fn code_span(text: &str, in_table: bool) -> String {
    let text = text.replace(['\n', '\r'], " ");
    // A table cell ends at a bar even inside a code span, unless it is escaped (GFM tables).
    let text = if in_table {
        text.replace('|', "\\|")
    } else {
        text
    };
    if text.trim().is_empty() {
        return if text.is_empty() {
            String::new()
        } else {
            format!("`{text}`")
        };
    }
    let fence = "`".repeat(longest_run_of_backticks(&text) + 1);
    let space = if text.starts_with('`') || text.ends_with('`') {
        " "
    } else {
        ""
    };
    format!("{fence}{space}{text}{space}{fence}")
}

fn longest_run_of_backticks(text: &str) -> usize {
    text.split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The vectors of RFC 4648, section 10.
    #[test]
    fn base64_as_in_the_standard() {
        for (text, encoded) in [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("foob", "Zm9vYg=="),
            ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ] {
            assert_eq!(base64(text), encoded);
        }
    }

    use expect_test::expect;

    #[test]
    fn both_forms_say_the_same() {
        let mut document = Document::default();
        document.push(Block::Heading("shop.Shipping<T>".to_owned()));
        document.paragraph(vec![
            strong("If this gave 22"),
            plain(" it *would* pass, see "),
            code("a|b`c"),
        ]);
        document.push(Block::List(vec![vec![plain("- one")], vec![code("two")]]));
        document.push(Block::Table {
            head: vec!["case".to_owned(), "now".to_owned()],
            rows: vec![
                vec![vec![code("a || b")], vec![plain("x|y")]],
                vec![vec![plain("é")], vec![code("")]],
            ],
        });
        document.push(Block::Code {
            language: "java",
            text: "a\n```\nb\n".to_owned(),
        });
        expect![[r#"
            ### shop.Shipping\<T\>

            **If this gave 22** it \*would\* pass, see ``a|b`c``

            - \- one
            - `two`

            | case | now |
            |---|---|
            | `a \|\| b` | x\|y |
            | é |  |

            ````java
            a
            ```
            b
            ````"#]]
        .assert_eq(&document.markdown());
        expect![[r#"
            shop.Shipping<T>
            ────────────────

            If this gave 22 it *would* pass, see a|b`c

              • - one
              • two

            case   │ now
            ───────┼────
            a || b │ x|y
            é      │

            a
            ```
            b"#]]
        .assert_eq(&document.text());
    }

    #[test]
    fn nothing_is_taken_for_markup() {
        assert_eq!(
            escape("<img src=x> [a](b) $$ &amp; ~~s~~"),
            r"\<img src=x\> \[a\](b) \$\$ \&amp; \~\~s\~\~"
        );
        assert_eq!(escape("line\nbreak"), "line break");
        assert_eq!(code_span("`a`", false), "`` `a` ``");
        assert_eq!(code_span(" ", false), "` `");
    }
}
