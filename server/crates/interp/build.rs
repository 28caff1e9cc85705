//! Lists the class library models under `jdk/`, so that adding a file is enough to embed it.

#![allow(clippy::print_stdout, reason = "how a build script talks to cargo")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("jdk");
    println!("cargo:rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files)?;
    // By text, as the paths are searched for.
    files.sort_by_key(|file| file.to_string_lossy().replace('\\', "/"));
    let mut list = String::from("&[\n");
    for file in &files {
        let path = file.strip_prefix(&root).map_err(io::Error::other)?;
        let path = path.to_string_lossy().replace('\\', "/");
        writeln!(
            list,
            "    ({path:?}, include_str!({:?})),",
            file.display().to_string()
        )
        .map_err(io::Error::other)?;
    }
    list.push_str("]\n");
    let output = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(output.join("library_sources.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            println!("cargo:rerun-if-changed={}", path.display());
            collect(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|extension| extension == "java")
        {
            files.push(path);
        }
    }
    Ok(())
}
