//! Pictures of the cases of the fixtures.

use super::common::{fixtures, prepared, program};
use std::path::Path;
use testgen::picture::Picture;

fn drawn(name: &str) -> (String, String, String) {
    let (path, text) = fixtures()
        .into_iter()
        .find(|(_, text)| text.contains(&format!(" {name}()")))
        .expect("a fixture");
    let program = program(&path, &text);
    let cases = prepared(&program, &text);
    let case = cases
        .iter()
        .find(|case| case.case.name == name)
        .expect("a case");
    let picture = Picture::of(&program, &case.case).expect("objects");
    (picture.text(), picture.dot(), picture.svg())
}

#[track_caller]
fn check(name: &str) {
    let (text, dot, svg) = drawn(name);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expected");
    for (ending, content) in [("txt", text), ("dot", dot), ("svg", svg)] {
        expect_test::expect_file![folder.join(format!("{name}.{ending}"))].assert_eq(&content);
    }
}

#[test]
fn cycles_sharing_and_changes_are_drawn() {
    for name in [
        "hasCycle_2",
        "hasCycle_3",
        "reversed_2",
        "moveTo_1",
        "grid_2",
        "index_1",
    ] {
        check(name);
    }
}

#[test]
fn every_picture_is_small_and_well_formed() {
    let mut count = 0;
    for (path, text) in fixtures() {
        let program = program(&path, &text);
        for prepared in prepared(&program, &text) {
            let Some(picture) = Picture::of(&program, &prepared.case) else {
                continue;
            };
            let svg = picture.svg();
            count += 1;
            assert!(svg.len() < 50_000, "{}", prepared.case.name);
            let opened = svg.matches("<g").count();
            assert_eq!(opened, svg.matches("</g>").count());
            assert!(!svg.contains('\u{0}') && !svg.contains("<script"));
        }
    }
    assert!(count > 20, "only {count}");
}
