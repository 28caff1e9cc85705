//! The binary: everything lives in the library, so that tests and benches can reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    server::cli::main()
}
