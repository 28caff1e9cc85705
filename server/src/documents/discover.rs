//! Finding the workspace of a file, and the Java files of a workspace.
//!
//! What is ignored by git, hidden, or made by a build is no source.

use ignore::WalkBuilder;
use std::path::{Path, PathBuf};

/// Files that mark the root of a build.
const BUILD_FILES: [&str; 5] = [
    "pom.xml",
    "build.gradle",
    "build.gradle.kts",
    "settings.gradle",
    "settings.gradle.kts",
];

/// Folders into which builds write, whether or not git ignores them.
const BUILD_OUTPUT: [&str; 4] = ["target", "build", "out", "node_modules"];

/// Where a workspace starts and whether its subfolders belong to it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Root {
    pub folder: PathBuf,
    /// `false` for a folder that nothing marks as a project: only its own files count, for it may
    /// be a home directory.
    pub recursive: bool,
}

/// The root for a file or folder: the nearest folder above with a build file, or the outermost of
/// several in a row (modules of one build); else the git repository; else its own folder.
pub fn root_of(path: &Path) -> Root {
    let is_folder = path.is_dir();
    let own = if is_folder {
        path
    } else {
        path.parent().unwrap_or(path)
    };
    let is_build = |folder: &Path| BUILD_FILES.iter().any(|file| folder.join(file).is_file());
    let mut repository = None;
    for folder in own.ancestors() {
        if is_build(folder) {
            let mut top = folder;
            while let Some(parent) = top.parent().filter(|parent| is_build(parent)) {
                top = parent;
            }
            return Root {
                folder: top.to_owned(),
                recursive: true,
            };
        }
        if folder.join(".git").exists() {
            repository = Some(folder);
            break;
        }
    }
    match repository {
        Some(folder) => Root {
            folder: folder.to_owned(),
            recursive: true,
        },
        None => Root {
            folder: own.to_owned(),
            recursive: is_folder,
        },
    }
}

/// The Java files of a root in order of their paths; what can't be walked is a sentence in the
/// second list.
pub fn java_files(root: &Root) -> (Vec<PathBuf>, Vec<String>) {
    let mut files = Vec::new();
    let mut problems = Vec::new();
    // A document may be new in a folder that isn't there yet.
    if !root.folder.is_dir() {
        return (files, problems);
    }
    let mut walk = WalkBuilder::new(&root.folder);
    walk.require_git(false)
        .max_depth(if root.recursive { None } else { Some(1) })
        .filter_entry(|entry| {
            let is_output = entry.file_type().is_some_and(|kind| kind.is_dir())
                && entry.depth() > 0
                && entry
                    .file_name()
                    .to_str()
                    .is_some_and(|name| BUILD_OUTPUT.contains(&name))
                && !is_package(entry.path());
            !is_output
        });
    for entry in walk.build() {
        match entry {
            Ok(entry) => {
                let is_file = entry.file_type().is_some_and(|kind| !kind.is_dir());
                if is_file && is_java(entry.path()) {
                    files.push(entry.into_path());
                }
            }
            Err(error) => problems.push(error.to_string()),
        }
    }
    files.sort();
    (files, problems)
}

pub fn is_java(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "java")
}

/// A package may be called `build` or `out`: below `java` it is one.
fn is_package(path: &Path) -> bool {
    path.ancestors()
        .skip(1)
        .any(|folder| folder.file_name().is_some_and(|name| name == "java"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::documents::tests::TempFolder;

    fn names(folder: &TempFolder, root: &Root) -> Vec<String> {
        let (files, problems) = java_files(root);
        assert_eq!(problems, Vec::<String>::new());
        files.iter().map(|file| folder.relative(file)).collect()
    }

    #[test]
    fn build_output_hidden_and_ignored_files_are_no_sources() {
        let folder = TempFolder::new("discover");
        for file in [
            "pom.xml",
            "src/main/java/a/A.java",
            "src/main/java/build/B.java",
            "src/test/java/a/ATest.java",
            "src/main/java/a/notes.txt",
            "target/generated/G.java",
            "build/H.java",
            "node_modules/I.java",
            ".hidden/J.java",
            "ignored/K.java",
        ] {
            folder.write(file, "");
        }
        folder.write(".gitignore", "ignored/\n");
        let root = root_of(&folder.path().join("src/main/java/a/A.java"));
        assert_eq!(
            root,
            Root {
                folder: folder.path().to_owned(),
                recursive: true
            }
        );
        assert_eq!(
            names(&folder, &root),
            [
                "src/main/java/a/A.java",
                "src/main/java/build/B.java",
                "src/test/java/a/ATest.java"
            ]
        );
    }

    #[test]
    fn modules_of_one_build_share_its_root() {
        let folder = TempFolder::new("modules");
        folder.write("settings.gradle", "");
        folder.write("core/build.gradle", "");
        folder.write("core/src/A.java", "");
        let root = root_of(&folder.path().join("core/src/A.java"));
        assert_eq!(root.folder, folder.path());
    }

    #[test]
    fn an_unmarked_folder_is_searched_only_when_asked_for() {
        let folder = TempFolder::new("unmarked");
        folder.write("A.java", "");
        folder.write("deeper/B.java", "");
        let of_file = root_of(&folder.path().join("A.java"));
        assert_eq!(names(&folder, &of_file), ["A.java"]);
        let of_folder = root_of(folder.path());
        assert_eq!(names(&folder, &of_folder), ["A.java", "deeper/B.java"]);
    }
}
