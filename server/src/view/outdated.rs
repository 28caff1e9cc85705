//! Finding a finding again after an edit of its method.
//!
//! Node ids mean nothing in a method that changed, so a finding remembers its text and where it
//! stood. It is shown again, softened, only where the same text still stands; when the user is
//! rewriting that very text, it goes.

use std::ops::Range;
use std::sync::Arc;

/// A finding as it was last shown for an unchanged method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    pub file: Arc<str>,
    /// The text it marked.
    pub text: String,
    /// Byte, counted from the method's start when it lies in the method, else from the file's.
    pub offset: usize,
    pub in_method: bool,
    pub message: String,
    pub site: Option<u32>,
}

impl Remembered {
    /// Where the text stands now, nearest to where it stood.
    pub fn place(&self, file_text: &str, method: &Range<usize>) -> Option<Range<usize>> {
        if self.text.is_empty() {
            return None;
        }
        let within = if self.in_method {
            method.clone()
        } else {
            0..file_text.len()
        };
        let text = file_text.get(within.clone())?;
        text.match_indices(&self.text)
            .map(|(offset, _)| offset)
            .min_by_key(|offset| offset.abs_diff(self.offset))
            .map(|offset| within.start + offset..within.start + offset + self.text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remembered(text: &str, offset: usize, in_method: bool) -> Remembered {
        Remembered {
            file: "A.java".into(),
            text: text.to_owned(),
            offset,
            in_method,
            message: String::new(),
            site: None,
        }
    }

    #[test]
    fn the_nearest_same_text_in_the_method() {
        let file = "x = 1; void f() { x = 1; y = 2; x = 1; }";
        let method = 7..file.len();
        assert_eq!(
            remembered("x = 1;", 12, true).place(file, &method),
            Some(18..24)
        );
        assert_eq!(
            remembered("x = 1;", 24, true).place(file, &method),
            Some(32..38)
        );
        assert_eq!(
            remembered("x = 1;", 0, false).place(file, &method),
            Some(0..6)
        );
    }

    #[test]
    fn a_rewritten_text_is_not_found() {
        let file = "void f() { x = 1; }";
        assert_eq!(
            remembered("x = 2;", 11, true).place(file, &(0..file.len())),
            None
        );
        assert_eq!(remembered("", 11, true).place(file, &(0..file.len())), None);
        assert_eq!(remembered("x", 0, true).place(file, &(5..99)), None);
    }
}
