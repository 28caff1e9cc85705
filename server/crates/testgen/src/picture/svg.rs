//! A drawing as SVG.
//!
//! What must hold: all text stands on a ground of its own, so that it reads on dark and light pages
//! alike; what changed is told by words and a bar as well as by colour; no script, no reference to
//! anything outside.

use super::layout::{CHARACTER, Layout, Placed, ROW_HEIGHT, layout};
use super::{Cell, Drawing, ObjectBox, Picture, Row};
use std::fmt::Write as _;

const MARGIN: f64 = 10.0;
const TITLE_HEIGHT: f64 = 24.0;
const PANEL_GAP: f64 = 14.0;

pub(super) fn svg(picture: &Picture) -> String {
    let drawings = &picture.states;
    let layouts: Vec<Layout> = drawings.iter().map(layout).collect();
    let width = layouts
        .iter()
        .map(|layout| layout.width)
        .fold(120.0, f64::max)
        + 2.0 * MARGIN;
    let mut body = String::new();
    let mut y = MARGIN;
    for (drawing, layout) in drawings.iter().zip(&layouts) {
        let _ = write!(
            body,
            "<g transform=\"translate({MARGIN} {y})\"><rect class=\"p\" x=\"-2\" y=\"0\" width=\"{}\" height=\"18\" rx=\"9\"/><text class=\"t\" x=\"8\" y=\"13\">{}</text></g>\n<g transform=\"translate({MARGIN} {})\">\n",
            drawing.title.chars().count() as f64 * CHARACTER + 20.0,
            drawing.title,
            y + TITLE_HEIGHT,
        );
        panel(&mut body, drawing, layout);
        body.push_str("</g>\n");
        y += TITLE_HEIGHT + layout.height + PANEL_GAP;
        if drawing.left_out > 0 {
            let _ = writeln!(
                body,
                "<rect class=\"p\" x=\"{MARGIN}\" y=\"{}\" width=\"180\" height=\"18\" rx=\"9\"/><text class=\"t\" x=\"{}\" y=\"{}\">… and {} more objects</text>",
                y - 6.0,
                MARGIN + 8.0,
                y + 7.0,
                drawing.left_out
            );
            y += 24.0;
        }
    }
    let height = y - PANEL_GAP + MARGIN;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" role=\"img\">\n<title>{}</title>\n{STYLE}{body}</svg>\n",
        escaped(&picture.name)
    )
}

/// Arrows lie on the page itself: their grey has a contrast of at least 3:1 on black and on white
/// (WCAG 1.4.11).
const STYLE: &str = "<style>text{font:12px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1f2328}\
.b{fill:#fff;stroke:#57606a}.n{stroke-dasharray:4 2}.h{fill:#dde3ea;stroke:#57606a}.t{font-weight:bold}\
.p{fill:#dde3ea;stroke:#57606a}.l{fill:#57606a}.c{fill:#ffe08a}.k{fill:#b35900}.s{stroke:#d0d7de}\
.a{fill:none;stroke:#7d858e;stroke-width:1.5}.d{fill:#57606a}</style>\
<defs><marker id=\"m\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" orient=\"auto\"><path d=\"M0 0 8 4 0 8z\" fill=\"#7d858e\"/></marker></defs>\n";

fn panel(out: &mut String, drawing: &Drawing, layout: &Layout) {
    for (row, placed) in drawing.roots.iter().zip(&layout.roots) {
        root(out, row, placed);
    }
    for (object, placed) in drawing.boxes.iter().zip(&layout.boxes) {
        object_box(out, object, placed);
    }
    // Above the boxes, or their ends would be covered.
    for (row, placed) in drawing.roots.iter().zip(&layout.roots) {
        if let Cell::Arrow(number) = row.cell {
            let from = (
                placed.x + placed.width - 10.0,
                placed.y + placed.height / 2.0,
            );
            arrow(out, layout, from, number, placed.x + placed.width);
        }
    }
    for (object, placed) in drawing.boxes.iter().zip(&layout.boxes) {
        for (index, row) in object.rows.iter().enumerate() {
            if let Cell::Arrow(number) = row.cell {
                let y = placed.y + ROW_HEIGHT * (index as f64 + 1.5);
                let from = (placed.x + placed.width - 10.0, y);
                arrow(out, layout, from, number, placed.x + placed.width);
            }
        }
    }
}

fn root(out: &mut String, row: &Row, placed: &Placed) {
    let (y, width, height) = (placed.y, placed.width, placed.height);
    let changed = if row.was.is_some() { " c" } else { "" };
    let _ = write!(
        out,
        "<rect class=\"b{changed}\" x=\"0\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"8\"/>"
    );
    row_text(out, row, placed, y + height / 2.0 + 4.0);
    out.push('\n');
}

fn object_box(out: &mut String, object: &ObjectBox, placed: &Placed) {
    let Placed {
        x,
        y,
        width,
        height,
        ..
    } = placed;
    let new = if object.is_new { " n" } else { "" };
    let _ = write!(
        out,
        "<rect class=\"b{new}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/><rect class=\"h{new}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{ROW_HEIGHT}\"/><text class=\"t\" x=\"{}\" y=\"{}\">{}</text>",
        x + 8.0,
        y + 14.0,
        escaped(&object.title),
    );
    for (index, row) in object.rows.iter().enumerate() {
        let top = y + ROW_HEIGHT * (index as f64 + 1.0);
        if row.was.is_some() {
            let _ = write!(
                out,
                "<rect class=\"c\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"/><rect class=\"k\" x=\"{x}\" y=\"{top}\" width=\"4\" height=\"{ROW_HEIGHT}\"/>",
                x + 0.5,
                top + 0.5,
                width - 1.0,
                ROW_HEIGHT - 1.0
            );
        }
        if index > 0 {
            let _ = write!(
                out,
                "<path class=\"s\" d=\"M{} {top}H{}\"/>",
                x + 0.5,
                x + width - 0.5
            );
        }
        row_text(out, row, placed, top + 14.0);
    }
    if object.left_out > 0 {
        let _ = write!(
            out,
            "<text class=\"l\" x=\"{}\" y=\"{}\">… {} more</text>",
            x + 8.0,
            y + height - 6.0,
            object.left_out
        );
    }
    out.push('\n');
}

fn row_text(out: &mut String, row: &Row, placed: &Placed, baseline: f64) {
    let _ = write!(
        out,
        "<text class=\"l\" x=\"{}\" y=\"{baseline}\">{}</text>",
        placed.x + 8.0,
        escaped(&row.label)
    );
    let own = match &row.cell {
        Cell::Text(text) => text.as_str(),
        Cell::Null => "null",
        Cell::Arrow(_) => {
            let _ = write!(
                out,
                "<circle class=\"d\" cx=\"{}\" cy=\"{}\" r=\"3\"/>",
                placed.x + placed.width - 10.0,
                baseline - 4.0
            );
            ""
        }
        Cell::Elsewhere => "…",
    };
    let mut text = own.to_owned();
    if let Some(was) = &row.was {
        text.push_str(if text.is_empty() { "" } else { " " });
        text.push_str(&format!("(was {was})"));
    }
    if !text.is_empty() {
        let _ = write!(
            out,
            "<text x=\"{}\" y=\"{baseline}\">{}</text>",
            placed.x + placed.label_width,
            escaped(&text)
        );
    }
}

/// To the right as a curve, to the left (or to the own column) round below both boxes.
fn arrow(out: &mut String, layout: &Layout, from: (f64, f64), to: usize, edge: f64) {
    let Some(target) = layout.boxes.get(to) else {
        return;
    };
    let (x, y) = from;
    if target.x > edge {
        let (end_x, end_y) = (target.x, target.y + ROW_HEIGHT / 2.0);
        let bend = ((end_x - edge) / 2.0).max(16.0);
        let _ = write!(
            out,
            "<path class=\"a\" marker-end=\"url(#m)\" d=\"M{x} {y}H{edge}C{} {y} {} {end_y} {end_x} {end_y}\"/>",
            edge + bend,
            end_x - bend
        );
    } else {
        let end_x = target.x + (target.width / 2.0).round();
        let end_y = target.y + target.height;
        let below = end_y.max(y) + 14.0;
        let out_x = edge + 14.0;
        let _ = write!(
            out,
            "<path class=\"a\" marker-end=\"url(#m)\" d=\"M{x} {y}H{edge}C{out_x} {y} {out_x} {below} {edge} {below}H{}Q{end_x} {below} {end_x} {end_y}\"/>",
            (end_x + 14.0).min(edge)
        );
    }
    out.push('\n');
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            // Not allowed in XML 1.0 at all.
            '\u{0}'..='\u{8}'
            | '\u{b}'
            | '\u{c}'
            | '\u{e}'..='\u{1f}'
            | '\u{fffe}'
            | '\u{ffff}' => {
                escaped.push('\u{fffd}');
            }
            other => escaped.push(other),
        }
    }
    escaped
}
