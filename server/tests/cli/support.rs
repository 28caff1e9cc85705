//! A folder of files that goes away with the test, and the binary run in it.

use serde_json::Value;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) struct Folder(PathBuf);

/// What a run printed, with the exit code.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Folder {
    /// Files by path and text.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("whydunit-cli-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let folder = Folder(folder);
        for (file, text) in files {
            folder.write(file, text.as_bytes());
        }
        folder
    }

    pub(crate) fn write(&self, file: &str, bytes: &[u8]) {
        let file = self.0.join(file);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, bytes).unwrap();
    }

    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.0.join(file)
    }

    pub(crate) fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.path(file)).unwrap()
    }

    pub(crate) fn run(&self, arguments: &[&str]) -> Ran {
        self.run_in(".", arguments)
    }

    /// In a folder below.
    pub(crate) fn run_in(&self, folder: &str, arguments: &[&str]) -> Ran {
        let output = Command::new(env!("CARGO_BIN_EXE_whydunit"))
            .args(arguments)
            .current_dir(self.0.join(folder))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        Ran::from(output)
    }

    /// `check --format json`, parsed, with the exit code; times are taken out.
    pub(crate) fn check(&self, arguments: &[&str]) -> (i32, Value) {
        let mut all = vec!["check", "--format", "json"];
        all.extend(arguments);
        let ran = self.run(&all);
        let mut document: Value = serde_json::from_str(&ran.stdout)
            .unwrap_or_else(|error| panic!("{error}: {} {}", ran.stdout, ran.stderr));
        for method in document["methods"].as_array_mut().unwrap() {
            assert!(method["elapsed_ms"].is_u64());
            method["elapsed_ms"] = Value::Null;
        }
        (ran.code, document)
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Ran {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A method with a fault that one of its three tests finds, in Maven's layout.
pub(crate) const SHIPPING: [(&str, &str); 3] = [
    ("pom.xml", "<project/>"),
    (
        "src/main/java/shop/Shipping.java",
        "package shop;

public class Shipping {
    /** Été 🧪. */
    public static int cost(int weight, boolean express) {
        int cost = 5;
        if (weight > 10) cost = cost + (weight - 10) * 2;
        if (express) cost = cost * 2 - 3;
        return cost;
    }
}
",
    ),
    (
        "src/test/java/shop/ShippingTest.java",
        "package shop;

import static org.junit.Assert.assertEquals;
import org.junit.Test;

public class ShippingTest {
    @Test public void plainLight() { assertEquals(5, Shipping.cost(3, false)); }
    @Test public void plainHeavy() { assertEquals(11, Shipping.cost(13, false)); }
    @Test public void expressHeavy() { assertEquals(22, Shipping.cost(13, true)); }
}
",
    ),
];
