//! A drawing in Graphviz's language, for those who lay out themselves.

use super::{Cell, Drawing, Picture, Row};
use std::fmt::Write as _;

pub(super) fn dot(picture: &Picture) -> String {
    let mut out = format!(
        "digraph {} {{\n  rankdir=LR;\n  node [shape=record, fontname=\"monospace\", fontsize=10];\n",
        quoted(&picture.name)
    );
    for drawing in &picture.states {
        state(&mut out, drawing);
    }
    out.push_str("}\n");
    out
}

fn state(out: &mut String, drawing: &Drawing) {
    let title = drawing.title;
    let _ = writeln!(out, "  subgraph cluster_{title} {{\n    label=\"{title}\";");
    let mut arrows = String::new();
    for (index, row) in drawing.roots.iter().enumerate() {
        let name = format!("{title}_root{index}");
        let label = field(row, 0);
        let changed = changed(row.was.is_some());
        let _ = writeln!(
            out,
            "    {name} [style=\"rounded{changed}, label=\"{label}\"];"
        );
        if let Cell::Arrow(number) = row.cell {
            let _ = writeln!(arrows, "    {name}:f0 -> {title}_{number};");
        }
    }
    for (number, object) in drawing.boxes.iter().enumerate() {
        let name = format!("{title}_{number}");
        let mut label = record(&object.title);
        for (index, row) in object.rows.iter().enumerate() {
            let _ = write!(label, "|{}", field(row, index));
            if let Cell::Arrow(number) = row.cell {
                let _ = writeln!(arrows, "    {name}:f{index} -> {title}_{number};");
            }
        }
        if object.left_out > 0 {
            let _ = write!(label, "|… {} more", object.left_out);
        }
        let line = if object.is_new { "dashed" } else { "solid" };
        let changed = changed(object.rows.iter().any(|row| row.was.is_some()));
        let _ = writeln!(
            out,
            "    {name} [style=\"{line}{changed}, label=\"{label}\"];"
        );
    }
    if drawing.left_out > 0 {
        let _ = writeln!(
            out,
            "    {title}_more [shape=plaintext, label=\"… and {} more objects\"];",
            drawing.left_out
        );
    }
    let _ = writeln!(out, "{arrows}  }}");
}

/// The rest of a style: filled where something changed.
fn changed(is_changed: bool) -> &'static str {
    if is_changed {
        ",filled\", fillcolor=\"#ffe08a\""
    } else {
        "\""
    }
}

fn field(row: &Row, index: usize) -> String {
    let cell = match &row.cell {
        Cell::Text(text) => record(text),
        Cell::Null => "null".to_owned(),
        Cell::Arrow(_) => "•".to_owned(),
        Cell::Elsewhere => "…".to_owned(),
    };
    let was = row
        .was
        .as_ref()
        .map(|was| format!(" (was {})", record(was)))
        .unwrap_or_default();
    format!("{{{}|<f{index}> {cell}{was}}}", record(&row.label))
}

/// Text of a record's field.
fn record(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => escaped.push_str("\\\\\\\\"),
            '"' => escaped.push_str("\\\""),
            '{' | '}' | '|' | '<' | '>' | ' ' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '\n' | '\r' | '\t' => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
