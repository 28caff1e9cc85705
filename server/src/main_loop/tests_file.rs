//! Test cases become a file of JUnit tests.
//!
//! What must hold: nothing is written without the user: the client gets an edit, marked to be confirmed
//! where it knows how; what stands in the file outside the generated sections stays.

use super::MainLoop;
use super::message::{Message, WrittenTests};
use super::publish::positions;
use crate::analysis::cases::Exported;
use crate::documents::uri::path_of;
use crate::scheduler::Work;
use budget::CancelToken;
use std::sync::Arc;
use testgen::junit;
use tokio::sync::oneshot;

impl MainLoop {
    /// A worker writes the tests; they come back as [`Message::Exported`].
    pub(super) fn write_tests(
        &mut self,
        uri: &str,
        method: &str,
        case: Option<String>,
        reply: oneshot::Sender<Result<WrittenTests, String>>,
    ) {
        let (reference, id) = match self.find(uri, method) {
            Ok(view) => (view.reference(), view.entry.id),
            Err(reason) => {
                // Whoever asked may be gone.
                let _ = reply.send(Err(reason));
                return;
            }
        };
        let path: Arc<str> = path_of(uri).into();
        let (sender, key) = (self.sender.clone(), reference.1.clone());
        let is_one_case = case.is_some();
        let answer = move |exported: Result<Exported, String>| match exported {
            Ok(exported) => {
                // Fails only when the loop has ended.
                let _ = sender.send(Message::Exported {
                    path,
                    method: key,
                    is_one_case,
                    exported: Box::new(exported),
                    reply,
                });
            }
            Err(reason) => {
                let _ = reply.send(Err(reason));
            }
        };
        let work = Work::Export {
            method: id,
            cases: self.settings.cases.clone(),
            junit: junit::Options {
                version: self.settings.junit,
                reflection: false,
            },
            case,
            reply: Box::new(answer),
        };
        self.scheduler
            .want_now(reference, CancelToken::default(), work);
    }

    /// The test file as it would be.
    pub(super) fn written(
        &self,
        path: &str,
        method: &str,
        is_one_case: bool,
        exported: Exported,
    ) -> WrittenTests {
        let file = test_file(path, &exported.class.name);
        let existing = self.documents.source(&file);
        let sections = [exported.section];
        let text = junit::merge(
            existing.map(crate::documents::source::SourceFile::text),
            &exported.class,
            &sections,
            self.settings.junit,
            is_one_case,
        );
        let [section] = sections;
        WrittenTests {
            uri: self.documents.uri(&file),
            title: format!("JUnit tests for {}", crate::view::actions::name_of(method)),
            text,
            replaced: existing
                .map(|source| positions(&self.documents, &file, 0..source.text().len())),
            version: self.documents.version(&file),
            left_out: section.left_out,
            create_files: self.features.create_files,
            confirm: self.features.confirm_edits,
        }
    }
}

/// Where build tools look for the tests of a file: `src/test/java` for `src/main/java`, else beside it.
pub(crate) fn test_file(path: &str, class: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let folder = match folder.rfind("src/main/java") {
        Some(at) => {
            let (before, after) = folder.split_at(at);
            let rest = after.strip_prefix("src/main/java").unwrap_or_default();
            format!("{before}src/test/java{rest}")
        }
        None => folder.to_owned(),
    };
    if folder.is_empty() {
        format!("{class}.java")
    } else {
        format!("{folder}/{class}.java")
    }
}

#[cfg(test)]
mod tests {
    use super::test_file;

    #[test]
    fn tests_lie_where_build_tools_look_for_them() {
        assert_eq!(
            test_file("/p/src/main/java/shop/Shipping.java", "ShippingCasesTest"),
            "/p/src/test/java/shop/ShippingCasesTest.java"
        );
        assert_eq!(test_file("/p/A.java", "ACasesTest"), "/p/ACasesTest.java");
        assert_eq!(test_file("A.java", "ACasesTest"), "ACasesTest.java");
    }
}
