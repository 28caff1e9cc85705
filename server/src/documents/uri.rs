//! `file:` URIs and paths. A URI of another scheme is its own path.
//!
//! Clients spell the same file differently (`file:///c%3A/x`, `file:///C:/x`); here each has one
//! path, with `/` between the parts.

/// The path a URI stands for, percent signs decoded.
pub fn path_of(uri: &str) -> String {
    let Some(rest) = uri.strip_prefix("file://") else {
        return uri.to_owned();
    };
    let decoded = decode(rest);
    // `file://host/share` keeps its host, `file:///c:/x` loses the slash before the drive.
    match decoded.strip_prefix('/') {
        Some(path) if has_drive(path) => {
            let (drive, rest) = path.split_at(1);
            format!("{}{rest}", drive.to_ascii_uppercase())
        }
        Some(_) => decoded,
        None => format!("//{decoded}"),
    }
}

/// The URI of a path; what is a URI already stays as it is.
pub fn uri_of(path: &str) -> String {
    let path = path.replace('\\', "/");
    if has_drive(&path) {
        format!("file:///{}", encode(&path))
    } else if let Some(share) = path.strip_prefix("//") {
        format!("file://{}", encode(share))
    } else if path.starts_with('/') {
        format!("file://{}", encode(&path))
    } else {
        path
    }
}

/// The reference to a path that counts from a folder.
pub fn relative_uri_of(path: &str) -> String {
    let encoded = encode(&path.replace('\\', "/"));
    // A colon in the first part would make it a scheme.
    match encoded.split('/').next() {
        Some(first) if first.contains(':') => format!("./{encoded}"),
        _ => encoded,
    }
}

fn has_drive(path: &str) -> bool {
    let mut characters = path.chars();
    characters
        .next()
        .is_some_and(|drive| drive.is_ascii_alphabetic())
        && characters.next() == Some(':')
        && matches!(characters.next(), None | Some('/'))
}

fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        rest = after;
        let digits = after
            .get(..2)
            .and_then(|digits| std::str::from_utf8(digits).ok());
        match (
            first,
            digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()),
        ) {
            (b'%', Some(byte)) => {
                bytes.push(byte);
                rest = after.get(2..).unwrap_or_default();
            }
            _ => bytes.push(*first),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn encode(path: &str) -> String {
    let mut encoded = String::with_capacity(path.len());
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' | b':' => {
                encoded.push(char::from(byte));
            }
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(uri: &str, path: &str) {
        assert_eq!(path_of(uri), path);
        assert_eq!(path_of(&uri_of(path)), path, "there and back again");
    }

    #[test]
    fn plain_spaces_and_letters_beyond_ascii() {
        check("file:///home/me/A.java", "/home/me/A.java");
        check("file:///a%20b/%C3%A9%F0%9F%A7%AA.java", "/a b/é🧪.java");
        check("file:///a+b/%25.java", "/a+b/%.java");
        assert_eq!(uri_of("/a b/é.java"), "file:///a%20b/%C3%A9.java");
    }

    #[test]
    fn relative_paths_are_no_schemes() {
        assert_eq!(relative_uri_of("a b/é.java"), "a%20b/%C3%A9.java");
        assert_eq!(relative_uri_of("a:b/C.java"), "./a:b/C.java");
        assert_eq!(relative_uri_of("src/C#.java"), "src/C%23.java");
    }

    #[test]
    fn drives_have_one_spelling() {
        for uri in [
            "file:///c%3A/x/A.java",
            "file:///C:/x/A.java",
            "file:///c:/x/A.java",
        ] {
            check(uri, "C:/x/A.java");
        }
    }

    #[test]
    fn other_schemes_and_malformed_escapes_survive() {
        check("untitled:Untitled-1", "untitled:Untitled-1");
        assert_eq!(path_of("file:///a%zz%2"), "/a%zz%2");
        assert_eq!(path_of("file:///%FF"), "/\u{fffd}");
        check("file://host/share/A.java", "//host/share/A.java");
    }
}
