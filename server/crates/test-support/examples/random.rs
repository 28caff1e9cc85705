//! Writes the random program of a seed: `random SEED CLASS`.

#![allow(clippy::print_stdout, reason = "a tool for the command line")]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let seed = arguments.next().ok_or("which seed?")?.parse()?;
    let class = arguments.next().unwrap_or_else(|| format!("P{seed}"));
    print!("{}", test_support::random::program(seed, &class));
    Ok(())
}
