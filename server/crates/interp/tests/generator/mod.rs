//! Random Java programs about control flow: loops, labels, `try` in all forms, `switch`, and
//! expressions with side effects on locals, arrays and fields. Each terminates, for it counts its
//! steps.

// Only the differential test uses it.
#![allow(unreachable_pub)]

/// Methods of one program.
const METHODS: usize = 30;

const EXCEPTIONS: [&str; 4] = [
    "ArithmeticException",
    "RuntimeException",
    "ArrayIndexOutOfBoundsException",
    "IllegalStateException",
];

const NUMBERS: [&str; 9] = [
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "100",
    "-2147483648",
    "2147483647",
];

/// A class `F` with a `main` that runs every method on several inputs and prints all that can be
/// observed.
pub fn program(seed: u64) -> String {
    let mut generator = Generator {
        state: seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
        count: 0,
    };
    let mut methods = String::new();
    let mut cases = String::new();
    for index in 0..METHODS {
        let mut variables = vec!["a".to_owned(), "b".to_owned(), "c".to_owned()];
        let statements = generator.statements(4, 3, &mut variables, &[]);
        methods.push_str(&format!(
            "  static int m{index}(int a, int b) {{ int c = 1; {statements} return a + b * 3 + c; }}\n"
        ));
        cases.push_str(&format!("      case {index}: v = m{index}(a, b); break;\n"));
    }
    format!(
        "public class F {{
  static int g; static int[] arr = new int[4]; static byte[] bytes = new byte[4];
  static long hash; static int steps;
  static int note(int x) {{
    hash = hash * 31 + x;
    if (++steps > 2000) throw new IllegalStateException(\"steps\");
    return x;
  }}
{methods}
  static void run(int i, int a, int b) {{
    g = 1; steps = 0; hash = 0;
    for (int k = 0; k < 4; k++) {{ arr[k] = k; bytes[k] = (byte) k; }}
    String r;
    try {{
      int v = 0;
      switch (i) {{
{cases}      }}
      r = \"\" + v;
    }} catch (RuntimeException e) {{
      r = e.getClass().getName() + \":\" + e.getMessage();
    }}
    System.out.println(i + \" \" + a + \" \" + b + \" \" + r + \" \" + g + \" \" + hash);
    System.out.println(arr[0] + \" \" + arr[1] + \" \" + arr[2] + \" \" + arr[3] + \" \" + bytes[1]);
  }}
  public static void main(String[] args) {{
    int[][] inputs = {{{{0, 0}}, {{1, 2}}, {{-1, 5}}, {{100, -2147483648}}}};
    for (int i = 0; i < {METHODS}; i++) for (int[] p : inputs) run(i, p[0], p[1]);
  }}
}}
"
    )
}

struct Generator {
    state: u64,
    /// For names that must differ.
    count: u32,
}

impl Generator {
    fn below(&mut self, bound: usize) -> usize {
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        ((self.state >> 33) as usize) % bound
    }

    fn pick<'a>(&mut self, choices: &[&'a str]) -> &'a str {
        choices[self.below(choices.len())]
    }

    fn variable(&mut self, variables: &[String]) -> String {
        variables[self.below(variables.len())].clone()
    }

    fn name(&mut self, prefix: &str) -> String {
        self.count += 1;
        format!("{prefix}{}", self.count)
    }

    fn expr(&mut self, depth: u32, variables: &[String]) -> String {
        let x = self.variable(variables);
        if depth == 0 {
            return match self.below(5) {
                0 => self.pick(&NUMBERS).to_owned(),
                1 => "g".to_owned(),
                2 => format!("arr[{x} & 3]"),
                _ => x,
            };
        }
        let e = self.expr(depth - 1, variables);
        match self.below(14) {
            0..4 => {
                let op = self.pick(&["+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", ">>>"]);
                let other = self.expr(depth - 1, variables);
                format!("({e} {op} {other})")
            }
            4 => {
                let cond = self.condition(depth - 1, variables);
                let other = self.expr(depth - 1, variables);
                format!("({cond} ? {e} : {other})")
            }
            5 => {
                let op = self.pick(&["=", "+=", "-=", "*=", "^=", "<<=", ">>>=", "/="]);
                format!("({x} {op} {e})")
            }
            6 => format!("{x}{}", self.pick(&["++", "--"])),
            7 => format!("({}{x})", self.pick(&["++", "--", "-", "~"])),
            8 => {
                let value = self.expr(depth - 1, variables);
                format!("(arr[{e} & 3] {} {value})", self.pick(&["=", "+=", "*="]))
            }
            9 => format!("note({e})"),
            10 => {
                let ty = self.pick(&["byte", "short", "char", "long", "float", "double"]);
                format!("(int)({ty})({e})")
            }
            11 => format!("arr[{e}]"),
            12 => format!("(g {} {e})", self.pick(&["+=", "="])),
            _ => format!(
                "(bytes[{x} & 3] {} (byte) {e})",
                self.pick(&["+=", "^=", "="])
            ),
        }
    }

    fn condition(&mut self, depth: u32, variables: &[String]) -> String {
        if depth == 0 || self.below(2) == 0 {
            let depth = depth.saturating_sub(1);
            let (left, right) = (self.expr(depth, variables), self.expr(depth, variables));
            return format!(
                "({left} {} {right})",
                self.pick(&["<", "<=", ">", ">=", "==", "!="])
            );
        }
        let left = self.condition(depth - 1, variables);
        match self.below(4) {
            0 => format!("!{left}"),
            _ => {
                let right = self.condition(depth - 1, variables);
                format!(
                    "({left} {} {right})",
                    self.pick(&["&&", "||", "&&", "||", "&", "|", "^"])
                )
            }
        }
    }

    fn statements(
        &mut self,
        most: usize,
        depth: u32,
        variables: &mut Vec<String>,
        loops: &[String],
    ) -> String {
        let count = 1 + self.below(most);
        let all: Vec<String> = (0..count)
            .map(|_| self.statement(depth, variables, loops))
            .collect();
        all.join(" ")
    }

    fn block(&mut self, depth: u32, variables: &[String], loops: &[String]) -> String {
        let depth = depth.saturating_sub(1);
        format!(
            "{{ {} }}",
            self.statements(3, depth, &mut variables.to_vec(), loops)
        )
    }

    fn statement(&mut self, depth: u32, variables: &mut Vec<String>, loops: &[String]) -> String {
        if depth == 0 {
            return self.simple(variables);
        }
        match self.below(12) {
            0 => {
                let cond = self.condition(2, variables);
                let then = self.block(depth, variables, loops);
                let otherwise = self.block(depth, variables, loops);
                format!("if ({cond}) {then} else {otherwise}")
            }
            1 | 2 => self.loop_statement(depth, variables, loops),
            3..6 => self.try_statement(depth, variables, loops),
            6 => self.switch(depth, variables, loops),
            7 if !loops.is_empty() => {
                let cond = self.condition(1, variables);
                let label = &loops[self.below(loops.len())];
                format!("if ({cond}) {} {label};", self.pick(&["break", "continue"]))
            }
            8 => {
                let (cond, value) = (self.condition(1, variables), self.expr(1, variables));
                format!("if ({cond}) return {value};")
            }
            9 => {
                let (cond, value) = (self.condition(1, variables), self.expr(1, variables));
                let class = self.pick(&["IllegalStateException", "ArithmeticException"]);
                format!("if ({cond}) throw new {class}(\"x\" + {value});")
            }
            10 => {
                let value = self.expr(2, variables);
                let name = self.name("v");
                variables.push(name.clone());
                format!("int {name} = {value};")
            }
            _ => self.simple(variables),
        }
    }

    fn simple(&mut self, variables: &[String]) -> String {
        let (x, e) = (self.variable(variables), self.expr(2, variables));
        match self.below(5) {
            0 | 1 => format!(
                "{x} {} {e};",
                self.pick(&["=", "+=", "-=", "*=", "|=", "%=", ">>="])
            ),
            2 => format!("note({e});"),
            3 => format!("arr[{x} & 3] {} {e};", self.pick(&["=", "+=", "/="])),
            _ => format!("{x}{};", self.pick(&["++", "--"])),
        }
    }

    fn loop_statement(&mut self, depth: u32, variables: &[String], loops: &[String]) -> String {
        let (label, counter) = (self.name("L"), self.name("t"));
        let mut inner = loops.to_vec();
        inner.push(label.clone());
        let body = self.block(depth, variables, &inner);
        let most = 1 + self.below(4);
        let cond = self.condition(1, variables);
        match self.below(3) {
            0 => {
                format!("{label}: for (int {counter} = 0; {counter} < {most}; {counter}++) {body}")
            }
            1 => {
                format!("int {counter} = 0; {label}: while ({counter}++ < {most} && {cond}) {body}")
            }
            _ => format!(
                "int {counter} = 0; {label}: do {body} while ({counter}++ < {most} && {cond});"
            ),
        }
    }

    fn try_statement(&mut self, depth: u32, variables: &[String], loops: &[String]) -> String {
        let body = self.block(depth, variables, loops);
        let catch = format!(
            "catch ({} {}) {}",
            self.pick(&EXCEPTIONS),
            self.name("e"),
            self.block(depth, variables, loops)
        );
        let finally = format!("finally {}", self.block(depth, variables, loops));
        match self.below(3) {
            0 => format!("try {body} {catch}"),
            1 => format!("try {body} {finally}"),
            _ => format!("try {body} {catch} {finally}"),
        }
    }

    fn switch(&mut self, depth: u32, variables: &[String], loops: &[String]) -> String {
        let selector = self.expr(2, variables);
        let first = self.below(5) as i32 - 2;
        let count = 2 + self.below(5);
        let default = self.below(count);
        let mut cases = String::new();
        for index in 0..count {
            let label = match index == default {
                true => "default".to_owned(),
                false => format!("case {}", first + 2 * index as i32),
            };
            // Wrapped, so that what follows counts as reachable.
            let body = self.block(depth, variables, loops);
            let exit = if self.below(2) == 0 {
                " if (true) break;"
            } else {
                ""
            };
            cases.push_str(&format!(" {label}: if (true) {body}{exit}"));
        }
        format!("switch ({selector} & 7) {{{cases} }}")
    }
}
