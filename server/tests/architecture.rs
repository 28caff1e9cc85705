//! The arrows between the crates, and the header of each file.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_owned()
}

/// The packages each package of the workspace depends on, development excepted.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    packages
        .iter()
        .map(|package| {
            let dependencies = package["dependencies"].as_array().unwrap();
            let names = dependencies
                .iter()
                .filter(|dependency| dependency["kind"].as_str() != Some("dev"))
                .map(|dependency| dependency["name"].as_str().unwrap().to_owned());
            (
                package["name"].as_str().unwrap().to_owned(),
                names.collect(),
            )
        })
        .collect()
}

/// What each crate may use of the workspace.
const ARROWS: [(&str, &[&str]); 11] = [
    ("budget", &[]),
    ("syntax", &[]),
    ("java", &["syntax"]),
    ("interp", &["budget", "java", "syntax"]),
    ("constraints", &["budget"]),
    (
        "symbolic",
        &["budget", "constraints", "interp", "java", "syntax"],
    ),
    (
        "testgen",
        &[
            "budget",
            "constraints",
            "interp",
            "java",
            "symbolic",
            "syntax",
        ],
    ),
    (
        "diagnosis",
        &[
            "budget",
            "constraints",
            "interp",
            "java",
            "symbolic",
            "syntax",
            "testgen",
        ],
    ),
    (
        "slicing",
        &[
            "budget",
            "constraints",
            "interp",
            "java",
            "symbolic",
            "syntax",
            "testgen",
        ],
    ),
    ("test-support", &[]),
    (
        "whydunit",
        &[
            "budget",
            "constraints",
            "diagnosis",
            "interp",
            "java",
            "slicing",
            "symbolic",
            "syntax",
            "testgen",
        ],
    ),
];

#[test]
fn crates_use_only_what_the_arrows_allow() {
    let dependencies = dependencies();
    let known: BTreeSet<&str> = ARROWS.iter().map(|(name, _)| *name).collect();
    let members: BTreeSet<&str> = dependencies.keys().map(String::as_str).collect();
    assert_eq!(members, known, "every crate has its place in the table");
    for (name, allowed) in ARROWS {
        for dependency in &dependencies[name] {
            assert!(
                !known.contains(dependency.as_str()) || allowed.contains(&dependency.as_str()),
                "{name} must not use {dependency}"
            );
        }
    }
}

#[test]
fn crates_below_the_server_know_no_editor_and_no_runtime() {
    let forbidden = [
        "tokio",
        "tower",
        "tower-lsp",
        "tower-lsp-server",
        "ls-types",
        "lsp-types",
        "serde_json",
        "dashmap",
        "clap",
        "futures",
        "ignore",
    ];
    for (name, dependencies) in dependencies() {
        if name == "whydunit" {
            continue;
        }
        for forbidden in forbidden {
            assert!(
                !dependencies.contains(forbidden),
                "{name} must not use {forbidden}"
            );
        }
    }
}

#[test]
fn only_syntax_parses_and_only_constraints_solves() {
    for (name, dependencies) in dependencies() {
        for dependency in dependencies {
            let owner = match dependency.as_str() {
                "tree-sitter" | "tree-sitter-java" | "line-index" => "syntax",
                "batsat" | "good_lp" => "constraints",
                _ => continue,
            };
            assert_eq!(name, owner, "{name} must not use {dependency}");
        }
    }
}

#[test]
fn only_the_edge_knows_the_protocol() {
    let source = root().join("server/src");
    for file in rust_files(&source) {
        let text = std::fs::read_to_string(&file).unwrap();
        let relative = file.strip_prefix(&source).unwrap();
        let is_edge = relative.starts_with("lsp") || relative == Path::new("lsp.rs");
        assert!(
            is_edge || !text.contains("tower_lsp::"),
            "{} uses tower_lsp",
            file.display()
        );
    }
}

#[test]
fn handlers_of_the_protocol_are_short() {
    for folder in ["server/src/lsp/requests", "server/src/lsp/notifications"] {
        for file in rust_files(&root().join(folder)) {
            let lines = std::fs::read_to_string(&file).unwrap().lines().count();
            assert!(lines <= 200, "{} has {lines} lines", file.display());
        }
    }
}

#[test]
fn every_file_says_what_it_is_for() {
    for folder in [
        "server/src",
        "server/tests",
        "server/benches",
        "server/crates",
    ] {
        for file in rust_files(&root().join(folder)) {
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(
                text.starts_with("//! "),
                "{} has no module documentation",
                file.display()
            );
        }
    }
}

#[test]
fn every_code_of_a_diagnostic_is_documented() {
    let text = std::fs::read_to_string(root().join("server/docs/diagnostics.md")).unwrap();
    for code in server::view::findings::Code::ALL {
        let heading = format!("\n## {}\n", code.name());
        assert!(text.contains(&heading), "no heading for {}", code.name());
    }
}

/// `pictures` isn't for users: a client says with it whether it shows them.
const OF_CLIENTS: [&str; 1] = ["pictures"];

#[test]
fn every_setting_is_documented_and_declared_by_the_clients() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).unwrap();
    let documented: BTreeMap<String, String> = read("server/docs/settings.md")
        .lines()
        .filter_map(|line| {
            let mut cells = line.strip_prefix("| `")?.split('`');
            let name = cells.next()?.to_owned();
            let default = cells.nth(1)?.to_owned();
            Some((name, default))
        })
        .filter(|(name, _)| server::settings::NAMES.contains(&name.as_str()))
        .collect();
    let package: Value = serde_json::from_str(&read("editors/vscode/package.json")).unwrap();
    let declared = &package["contributes"]["configuration"]["properties"];
    let sent = read("editors/vscode/src/settings.ts");
    let readme = read("editors/vscode/README.md");
    let help = read("editors/nvim/doc/whydunit.txt");
    for name in server::settings::NAMES {
        let default = documented.get(name);
        let default = default.unwrap_or_else(|| panic!("{name} is not in settings.md"));
        if OF_CLIENTS.contains(&name) {
            continue;
        }
        let key = format!("whydunit.{name}");
        let value = &declared[&key]["default"];
        assert_eq!(
            value.to_string(),
            *default,
            "the default of {name} in package.json"
        );
        assert!(
            sent.contains(&format!("'{name}'")),
            "{name} is not sent by VS Code"
        );
        assert!(
            readme.contains(&format!("| `{key}` |")),
            "{name} is not in its README"
        );
        let in_help = help
            .lines()
            .any(|line| line.split(' ').next() == Some(name));
        assert!(in_help, "{name} is not in Neovim's help");
    }
    let commands = package["contributes"]["commands"].as_array().unwrap();
    for (name, own) in declared.as_object().unwrap() {
        let name = name.trim_start_matches("whydunit.");
        let is_own = name == "server.path";
        assert!(
            is_own || server::settings::NAMES.contains(&name),
            "the server doesn't know {name}: {own}"
        );
    }
    for command in server::lsp::COMMANDS {
        assert!(
            commands.iter().all(|known| known["command"] != command),
            "{command} is a command of the server and of VS Code"
        );
    }
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else {
            continue;
        };
        for entry in entries {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// Nothing that runs Java reaches the real machine: no file, network, process, thread, environment, or clock.
#[test]
fn what_runs_java_touches_nothing_outside() {
    const OUTSIDE: [&str; 11] = [
        "std::fs",
        "std::net",
        "std::process",
        "std::env",
        "std::thread",
        "std::os",
        "std::io",
        "SystemTime",
        "Instant::",
        "extern \"",
        "libc::",
    ];
    let mut found = Vec::new();
    for package in ["syntax", "java", "interp", "symbolic"] {
        let mut folders = vec![root().join("server/crates").join(package).join("src")];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                if path.file_name().is_some_and(|name| name == "tests.rs") {
                    continue;
                }
                let text = std::fs::read_to_string(&path).unwrap();
                // Tests of a file stand at its end.
                let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap();
                for (number, line) in code.lines().enumerate() {
                    if OUTSIDE.iter().any(|outside| line.contains(outside)) {
                        found.push(format!("{}:{}: {line}", path.display(), number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
