//! The help texts: worth reading, and what was decided on.

use crate::support::Folder;
use expect_test::expect;

#[test]
fn the_help_of_check() {
    let ran = Folder::new(&[]).run(&["check", "--help"]);
    assert_eq!(ran.code, 0);
    expect![[r#"
        Analyse methods: run their tests and contracts, and say what is wrong

        Reports on the methods of the files and folders given; tests are looked for in the whole workspace.
        Exit code: 0 all passes, 1 something fails, 2 trouble.

        Usage: whydunit check [OPTIONS] <PATH>...

        Arguments:
          <PATH>...
                  Java files, or folders with Java files

        Options:
              --format <FORMAT>
                  Form of the report

                  Possible values:
                  - human
                  - json
                  - sarif: SARIF 2.1.0, for code scanning

                  [default: human]

              --jobs <N>
                  Methods analysed at a time [default: number of cores]

              --workspace <DIR>
                  Where classes and tests are looked for [default: the build's or repository's root above
                  the path, else the path's folder]

              --models <DIR>
                  Folder with models of classes whose source isn't in the workspace; may be given several
                  times

              --time-limit <SECONDS>
                  Limit for each method

                  [default: 10]

              --max-faults <N>
                  Statements that may be wrong at the same time, 1 or 2

                  [default: 2]

              --no-edits
                  Try no small edits: only say which places could give another value

              --loops <LOOPS>
                  How loops are modelled: every iteration, or all but the last as one jump

                  [default: exact]
                  [possible values: exact, beta]

              --callees <CALLEES>
                  How called methods are modelled: by running them, or by their contract where they have one

                  [default: inline]
                  [possible values: inline, contract]

          -h, --help
                  Print help (see a summary with '-h')

        Examples:
          whydunit check .                                all methods of the project
          whydunit check src/main/java/shop/Shipping.java the methods of one file
          whydunit check --format json . > report.json    for other tools
          whydunit check --format sarif . > report.sarif  for code scanning and viewers
          whydunit check --max-faults 1 --time-limit 2 .  quick and coarse
    "#]].assert_eq(&without_trailing_blanks(&ran.stdout));
}

fn without_trailing_blanks(text: &str) -> String {
    text.lines()
        .map(|line| format!("{}\n", line.trim_end()))
        .collect()
}

#[test]
fn every_command_has_help_with_examples() {
    let folder = Folder::new(&[]);
    let ran = folder.run(&["--help"]);
    assert_eq!(ran.code, 0);
    for command in ["check", "model", "run", "bench", "lsp"] {
        assert!(
            ran.stdout.contains(&format!("\n  {command} ")),
            "{}",
            ran.stdout
        );
    }
    for command in ["check", "model", "run"] {
        let ran = folder.run(&[command, "--help"]);
        assert!(ran.stdout.contains("Examples:"), "{}", ran.stdout);
    }
}

#[test]
fn the_version_is_the_packages() {
    let ran = Folder::new(&[]).run(&["--version"]);
    assert_eq!(
        ran.stdout,
        format!("whydunit {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn without_a_command_there_is_help_and_exit_code_2() {
    let ran = Folder::new(&[]).run(&[]);
    assert_eq!(ran.code, 2);
    assert!(
        ran.stderr.contains("Usage: whydunit <COMMAND>"),
        "{}",
        ran.stderr
    );
}
