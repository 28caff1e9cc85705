//! A drawing in box characters, for terminals and editors without pictures.
//!
//! What must hold: every object has a number, and arrows name it, so that sharing and cycles read
//! without lines that cross.

use super::{Cell, Drawing, ObjectBox, Picture, Row};

/// Columns of text; boxes go to the next line beyond.
const WIDTH: usize = 96;

pub(super) fn text(picture: &Picture) -> String {
    let states: Vec<String> = picture.states.iter().map(state).collect();
    states.join("\n")
}

fn state(drawing: &Drawing) -> String {
    let mut lines = vec![format!("{}:", drawing.title)];
    for row in &drawing.roots {
        lines.push(format!("  {} {}", row.label, cell(row)));
    }
    let mut line: Vec<Vec<String>> = Vec::new();
    let mut used = 0;
    for (number, object) in drawing.boxes.iter().enumerate() {
        let drawn = object_box(object, number);
        let width = drawn.first().map_or(0, |line| line.chars().count()) + 2;
        if used > 0 && used + width > WIDTH {
            flush(&mut lines, &mut line);
            used = 0;
        }
        used += width;
        line.push(drawn);
    }
    flush(&mut lines, &mut line);
    if drawing.left_out > 0 {
        lines.push(format!("  … and {} more objects", drawing.left_out));
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Boxes side by side.
fn flush(lines: &mut Vec<String>, boxes: &mut Vec<Vec<String>>) {
    let height = boxes.iter().map(Vec::len).max().unwrap_or(0);
    for index in 0..height {
        let mut text = String::new();
        for drawn in boxes.iter() {
            let width = drawn.first().map_or(0, |line| line.chars().count());
            let part = drawn.get(index).map_or("", String::as_str);
            text.push_str(&format!("  {part:<width$}"));
        }
        lines.push(text.trim_end().to_owned());
    }
    boxes.clear();
}

fn object_box(object: &ObjectBox, number: usize) -> Vec<String> {
    let new = if object.is_new { " new" } else { "" };
    let title = format!("{} {}{new}", name(number), object.title);
    let label_width = object
        .rows
        .iter()
        .map(|row| row.label.chars().count())
        .max()
        .unwrap_or(0);
    let mut rows: Vec<String> = object
        .rows
        .iter()
        .map(|row| format!("{:<label_width$} {}", row.label, cell(row)))
        .collect();
    if object.left_out > 0 {
        rows.push(format!("… {} more", object.left_out));
    }
    let width = rows
        .iter()
        .map(|row| row.chars().count())
        .chain([title.chars().count() + 1])
        .max()
        .unwrap_or(0);
    let rule = "─".repeat(width.saturating_sub(title.chars().count() + 1));
    let mut lines = vec![format!("┌─ {title} {rule}┐")];
    for row in rows {
        lines.push(format!("│ {row:<width$} │"));
    }
    lines.push(format!("└{}┘", "─".repeat(width + 2)));
    lines
}

fn cell(row: &Row) -> String {
    let cell = match &row.cell {
        Cell::Text(text) => format!("= {text}"),
        Cell::Null => "= null".to_owned(),
        Cell::Arrow(number) => format!("──► {}", name(*number)),
        Cell::Elsewhere => "──► …".to_owned(),
    };
    match &row.was {
        Some(was) => format!("{cell} * was {was}"),
        None => cell,
    }
}

/// `#1`: circled digits end at 20 and are hard to tell apart in small print.
fn name(number: usize) -> String {
    format!("#{}", number + 1)
}
