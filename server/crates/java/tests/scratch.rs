mod support;
use support::*;
#[test]
fn scratch() {
    let path = std::env::var("JAVA_FILE").unwrap();
    let text = std::fs::read_to_string(&path).unwrap();
    with_stack(|| {
        let p = program(&text);
        println!("{}", problems(&p, &text).join("\n"));
        for m in p.methods_in_file(java::types::FileId(0)) {
            let l = p.lowered(m);
            println!("== {}", p.method(m).key);
            if let Some(b) = &l.body {
                println!("{}", java::print::body(&p, b));
            }
            if let Some(c) = &l.contract {
                println!("{}", java::print::contract(&p, c));
            }
        }
    });
}
