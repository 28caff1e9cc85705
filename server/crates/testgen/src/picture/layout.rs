//! Where the boxes go: columns by distance from the variables, rows in an order that keeps arrows
//! short.
//!
//! What must hold: no two boxes overlap; an arrow never starts inside another box's column gap but
//! its own. Lengths are pixels; text is measured with the width of a fixed-width font.

use super::{Cell, Drawing, Row};
use std::collections::BTreeMap;

pub(super) const ROW_HEIGHT: f64 = 20.0;
pub(super) const CHARACTER: f64 = 7.3;
const PADDING: f64 = 8.0;
const COLUMN_GAP: f64 = 46.0;
const BOX_GAP: f64 = 18.0;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Placed {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Width of the labels' column.
    pub(super) label_width: f64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Layout {
    /// One for each root.
    pub(super) roots: Vec<Placed>,
    /// One for each box.
    pub(super) boxes: Vec<Placed>,
    pub(super) width: f64,
    pub(super) height: f64,
}

pub(super) fn layout(drawing: &Drawing) -> Layout {
    let columns = columns(drawing);
    let root_sizes: Vec<Placed> = drawing
        .roots
        .iter()
        .map(|row| sized("", std::slice::from_ref(row), 0))
        .collect();
    let mut layout = Layout {
        boxes: drawing
            .boxes
            .iter()
            .map(|object| sized(&object.title, &object.rows, object.left_out))
            .collect(),
        roots: root_sizes,
        ..Layout::default()
    };
    let mut y = 0.0;
    for root in &mut layout.roots {
        root.y = y;
        root.height = ROW_HEIGHT + 4.0;
        y += root.height + BOX_GAP / 2.0;
    }
    let mut x = widest(&layout.roots)
        + if layout.roots.is_empty() {
            0.0
        } else {
            COLUMN_GAP
        };
    layout.height = (y - BOX_GAP / 2.0).max(0.0);
    for column in columns {
        let mut wished: Vec<(f64, usize)> = column
            .into_iter()
            .map(|number| (wish(drawing, &layout, number), number))
            .collect();
        wished.sort_by(|(a, first), (b, second)| a.total_cmp(b).then(first.cmp(second)));
        let mut bottom = 0.0;
        let mut widest: f64 = 0.0;
        for (wish, number) in wished {
            if let Some(placed) = layout.boxes.get_mut(number) {
                placed.x = x;
                placed.y = wish.max(bottom);
                bottom = placed.y + placed.height + BOX_GAP;
                widest = widest.max(placed.width);
            }
        }
        layout.height = layout.height.max(bottom - BOX_GAP);
        x += widest + COLUMN_GAP;
    }
    layout.width = x - COLUMN_GAP;
    // Arrows to the left go round below the boxes.
    if !drawing.boxes.is_empty() {
        layout.height += BOX_GAP;
    }
    layout
}

fn widest(placed: &[Placed]) -> f64 {
    placed.iter().map(|placed| placed.width).fold(0.0, f64::max)
}

/// Boxes by their distance from the roots.
fn columns(drawing: &Drawing) -> Vec<Vec<usize>> {
    let mut distance: BTreeMap<usize, usize> = BTreeMap::new();
    let mut frontier: Vec<usize> = drawing.roots.iter().filter_map(target).collect();
    let mut columns: Vec<Vec<usize>> = Vec::new();
    while !frontier.is_empty() {
        let mut column = Vec::new();
        for number in frontier {
            if distance.insert(number, columns.len()).is_none() {
                column.push(number);
            } else if let Some(first) = columns.iter().position(|column| column.contains(&number)) {
                distance.insert(number, first);
            }
        }
        frontier = column
            .iter()
            .filter_map(|number| drawing.boxes.get(*number))
            .flat_map(|object| object.rows.iter().filter_map(target))
            .filter(|number| !distance.contains_key(number))
            .collect();
        if !column.is_empty() {
            columns.push(column);
        }
    }
    columns
}

fn target(row: &Row) -> Option<usize> {
    match row.cell {
        Cell::Arrow(number) => Some(number),
        _ => None,
    }
}

/// The height at which a box would like to start: that of the first arrow to it from the left.
fn wish(drawing: &Drawing, layout: &Layout, number: usize) -> f64 {
    let from_roots = drawing
        .roots
        .iter()
        .zip(&layout.roots)
        .filter(|(row, _)| target(row) == Some(number))
        .map(|(_, placed)| placed.y);
    let from_boxes = drawing
        .boxes
        .iter()
        .zip(&layout.boxes)
        .filter(|(_, placed)| placed.x > 0.0)
        .flat_map(|(object, placed)| {
            let rows = object.rows.iter().enumerate();
            rows.filter(|(_, row)| target(row) == Some(number))
                .map(|(index, _)| placed.y + ROW_HEIGHT * index as f64)
                .collect::<Vec<_>>()
        });
    from_roots
        .chain(from_boxes)
        .fold(None, |best: Option<f64>, y| {
            Some(best.map_or(y, |best| best.min(y)))
        })
        .unwrap_or(0.0)
}

fn sized(title: &str, rows: &[Row], left_out: usize) -> Placed {
    let characters = |text: &str| text.chars().count() as f64;
    let label = rows
        .iter()
        .map(|row| characters(&row.label))
        .fold(0.0, f64::max);
    let cell = rows.iter().map(cell_characters).fold(3.0, f64::max);
    let label_width = label * CHARACTER + 2.0 * PADDING;
    let inner = label_width + cell * CHARACTER + 2.0 * PADDING;
    let width = inner.max(characters(title) * CHARACTER + 2.0 * PADDING);
    let lines = rows.len() + usize::from(left_out > 0) + usize::from(!title.is_empty());
    Placed {
        x: 0.0,
        y: 0.0,
        width: width.round(),
        height: ROW_HEIGHT * lines as f64,
        label_width: label_width.round(),
    }
}

fn cell_characters(row: &Row) -> f64 {
    let own = match &row.cell {
        Cell::Text(text) => text.chars().count(),
        Cell::Null => 4,
        Cell::Arrow(_) => 2,
        Cell::Elsewhere => 1,
    };
    let was = row
        .was
        .as_ref()
        .map_or(0, |was| was.chars().count() + " (was )".len());
    (own + was) as f64
}
