//! `FILE#METHOD` on the command line.

use std::path::{Path, PathBuf};

/// A file and, after `#`, what was written for the method.
pub(super) fn split(text: &str) -> (PathBuf, Option<&str>) {
    match text.rsplit_once('#') {
        Some((file, method)) if !method.contains(['/', '\\']) => {
            (PathBuf::from(file), Some(method))
        }
        _ => (PathBuf::from(text), None),
    }
}

/// The one key among `keys` that is meant by `sum`, `Calc.sum`, `sum(int,int)` or the whole key.
///
/// # Errors
/// None or several: a sentence with what there is.
pub(super) fn choose<'a>(keys: &[&'a str], wanted: &str, file: &Path) -> Result<&'a str, String> {
    let wanted: String = wanted
        .chars()
        .filter(|character| !character.is_whitespace())
        .collect();
    let meant: Vec<&str> = keys
        .iter()
        .copied()
        .filter(|key| is_meant(key, &wanted))
        .collect();
    match meant.as_slice() {
        [one] => Ok(one),
        [] if keys.is_empty() => Err(format!("{} has no method", file.display())),
        [] => Err(format!(
            "{} has no method `{wanted}`; it has {}",
            file.display(),
            keys.join(", ")
        )),
        several => Err(format!(
            "`{wanted}` may be each of {}; say which, such as '{}#{}'",
            several.join(", "),
            file.display(),
            several
                .first()
                .map_or("", |key| key.rsplit('.').next().unwrap_or(key)),
        )),
    }
}

fn is_meant(key: &str, wanted: &str) -> bool {
    let (key_name, key_parameters) = key.split_once('(').unwrap_or((key, ")"));
    let (name, parameters) = match wanted.split_once('(') {
        Some((name, parameters)) => (name, Some(parameters)),
        None => (wanted, None),
    };
    let name_fits = key_name == name
        || key_name
            .strip_suffix(name)
            .is_some_and(|before| before.ends_with('.'));
    name_fits && parameters.is_none_or(|parameters| parameters == key_parameters)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: [&str; 4] = [
        "shop.Calc.sum(int,int)",
        "shop.Calc.sum(double)",
        "shop.Calc.Inner.get()",
        "shop.Calc.checksum()",
    ];

    #[track_caller]
    fn check(wanted: &str, expected: Result<&str, &str>) {
        let chosen = choose(&KEYS, wanted, Path::new("Calc.java"));
        match expected {
            Ok(key) => assert_eq!(chosen.as_deref(), Ok(key)),
            Err(part) => assert!(
                chosen.as_ref().is_err_and(|message| message.contains(part)),
                "{chosen:?}"
            ),
        }
    }

    #[test]
    fn methods_by_name_class_and_parameters() {
        check("sum(int,int)", Ok(KEYS[0]));
        check("sum(int, int)", Ok(KEYS[0]));
        check("Calc.sum(double)", Ok(KEYS[1]));
        check("get", Ok(KEYS[2]));
        check("shop.Calc.Inner.get()", Ok(KEYS[2]));
        check("checksum", Ok(KEYS[3]));
    }

    #[test]
    fn none_or_several_are_told_with_what_there_is() {
        check("sum", Err("shop.Calc.sum(int,int), shop.Calc.sum(double)"));
        check("um", Err("has no method `um`"));
        check("sum(long)", Err("has no method"));
        assert_eq!(
            choose(&[], "f", Path::new("A.java")),
            Err("A.java has no method".to_owned())
        );
    }

    #[test]
    fn files_with_and_without_a_method() {
        assert_eq!(
            split("a/B.java#f(int[])"),
            (PathBuf::from("a/B.java"), Some("f(int[])"))
        );
        assert_eq!(split("a/B.java"), (PathBuf::from("a/B.java"), None));
        assert_eq!(split("a#b/C.java"), (PathBuf::from("a#b/C.java"), None));
    }
}
