//! Directories that go away when their owner is dropped.
//!
//! Two directories of one process never share a name, and neither do those of two processes.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

static NEXT: AtomicU64 = AtomicU64::new(0);

/// An empty directory below the system's temporary directory, deleted with all its content on drop.
#[derive(Debug)]
pub struct TempDir {
    path: PathBuf,
}

impl TempDir {
    /// Makes a new empty directory whose name starts with `prefix`.
    pub fn new(prefix: &str) -> io::Result<TempDir> {
        loop {
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            let name = format!("{prefix}-{}-{number}", std::process::id());
            let path = std::env::temp_dir().join(name);
            match fs::create_dir(&path) {
                Ok(()) => {
                    return Ok(TempDir {
                        path: path.canonicalize()?,
                    });
                }
                // Left behind by a killed process that had the same id.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The directory's absolute path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes a file below the directory, making the folders between; returns its path.
    pub fn write(&self, relative: &str, content: impl AsRef<[u8]>) -> io::Result<PathBuf> {
        let path = self.path.join(relative.trim_start_matches('/'));
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, content)?;
        Ok(path)
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        // Nothing useful can be done when the system refuses; the next boot cleans up.
        let _ = fs::remove_dir_all(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_unique_and_removed() -> io::Result<()> {
        let first = TempDir::new("whydunit-temp")?;
        let second = TempDir::new("whydunit-temp")?;
        assert_ne!(first.path(), second.path());
        let file = first.write("/a/b.txt", "x")?;
        assert_eq!(fs::read_to_string(&file)?, "x");
        let path = first.path().to_path_buf();
        drop(first);
        assert!(!path.exists());
        assert!(second.path().exists());
        Ok(())
    }
}
