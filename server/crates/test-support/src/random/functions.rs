//! Lambdas and method references, and what comes of applying them; streams.

use super::Generator;
use super::numbers::Paren as _;
use super::scope::{Returned, Use};
use super::types::{BOOLEAN, INT, LONG, Prim, Ty, boxed, list};

/// Lambdas within lambdas get no deeper than this.
const DEEPEST: usize = 2;

impl Generator {
    /// A lambda's parameters and body. Its body may call only methods without functions of their own, so
    /// that no circle of calls arises.
    fn lambda(&mut self, parameters: &[Ty], result: &Ty, depth: usize) -> String {
        self.scoped(|own| {
            own.enter_lambda(result);
            let names: Vec<String> = parameters
                .iter()
                .map(|ty| {
                    let name = own.name("p");
                    own.declare(&name, ty.clone(), Use::Constant);
                    name
                })
                .collect();
            let value = own.expr(result, depth);
            let typed = own.choices.chance(15);
            let parameters = match names.as_slice() {
                [one] if !typed => one.clone(),
                _ if typed => {
                    let declared: Vec<String> = parameters
                        .iter()
                        .zip(&names)
                        .map(|(ty, name)| format!("{} {name}", ty.name()))
                        .collect();
                    format!("({})", declared.join(", "))
                }
                names => format!("({})", names.join(", ")),
            };
            match own.choices.below(4) {
                0 => {
                    let part = own.part(depth);
                    format!("{parameters} -> {{ log({part}); return {value}; }}")
                }
                1 => {
                    let cond = own.condition(depth);
                    let other = own.expr(result, depth);
                    format!("{parameters} -> {{ if ({cond}) return {other}; return {value}; }}")
                }
                _ => format!("{parameters} -> {value}"),
            }
        })
    }

    /// The place becomes the inside of a lambda or of an anonymous class.
    pub(super) fn enter_lambda(&mut self, result: &Ty) {
        let place = &mut self.place;
        place.captured_below = self.variables.len();
        place.loops.clear();
        place.checked = false;
        place.returns = Some(Returned::Value(result.clone()));
        place.methods = place.methods.min(self.world.simple_methods);
        place.objects = false;
        place.nesting += 1;
    }

    /// A function of this type: a variable, lambda or method reference.
    pub(super) fn function(&mut self, ty: &Ty, depth: usize) -> String {
        if (depth == 0 || self.place.nesting >= DEEPEST || self.choices.chance(30))
            && let Some(name) = self.readable(ty)
        {
            return name;
        }
        let depth = if self.place.nesting >= DEEPEST {
            0
        } else {
            depth
        };
        if self.choices.chance(20)
            && let Some(reference) = self.method_reference(ty)
        {
            return format!("(({}) {reference})", ty.name());
        }
        let (parameters, result) = match ty {
            Ty::IntUnary => (vec![INT], INT),
            Ty::IntBinary => (vec![INT, INT], INT),
            Ty::Function(from, to) => (vec![(**from).clone()], (**to).clone()),
            Ty::BiFunction(one, other, to) => {
                (vec![(**one).clone(), (**other).clone()], (**to).clone())
            }
            Ty::Supplier(to) => (Vec::new(), (**to).clone()),
            Ty::Predicate(from) => (vec![(**from).clone()], BOOLEAN),
            _ => (Vec::new(), Ty::Object),
        };
        let lambda = self.lambda(&parameters, &result, depth);
        if let (Ty::Function(..), 0) = (ty, self.choices.below(8)) {
            let next = self.lambda(std::slice::from_ref(&result), &result, depth.min(1));
            return format!("(({}) {lambda}).andThen({next})", ty.name());
        }
        format!("(({}) {lambda})", ty.name())
    }

    fn method_reference(&mut self, ty: &Ty) -> Option<String> {
        let (int, long, text) = (boxed(Prim::Int), boxed(Prim::Long), Ty::Str);
        let found = match ty {
            Ty::IntUnary => {
                self.choices
                    .pick(&["Math::abs", "Integer::reverse", "Integer::bitCount"])
            }
            Ty::IntBinary => self.choices.pick(&[
                "Math::max",
                "Integer::sum",
                "Math::floorMod",
                "Integer::compare",
            ]),
            Ty::Function(from, to) => match (&**from, &**to) {
                (from, to) if *from == text && *to == text => {
                    self.choices
                        .pick(&["String::trim", "String::toUpperCase", "\"<\"::concat"])
                }
                (from, to) if *from == text && *to == int => self.choices.pick(&[
                    "String::length",
                    "Integer::valueOf",
                    "String::hashCode",
                    "Integer::parseInt",
                ]),
                (from, to) if *from == int && *to == text => self
                    .choices
                    .pick(&["String::valueOf", "Integer::toHexString"]),
                (from, to) if *from == int && *to == long => {
                    self.choices.pick(&["Integer::longValue", "Long::valueOf"])
                }
                _ => return None,
            },
            Ty::BiFunction(one, other, to) if **one == text && **other == text && **to == text => {
                "String::concat"
            }
            Ty::Supplier(to) if **to == text => "\"fix\"::toUpperCase",
            Ty::Predicate(from) if **from == text => {
                self.choices.pick(&["String::isEmpty", "\"abc\"::contains"])
            }
            _ => return None,
        };
        Some(found.to_owned())
    }

    /// The value of some function applied.
    pub(super) fn apply(&mut self, ty: &Ty, depth: usize) -> String {
        if self.place.nesting >= DEEPEST {
            return self.expr(ty, 0);
        }
        let boxed_type = match ty {
            Ty::Prim(prim) => boxed(*prim),
            other => other.clone(),
        };
        let argument = self
            .choices
            .one(&[Ty::Str, boxed(Prim::Int), boxed(Prim::Long)]);
        // Functions give boxes.
        let opened = |applied: String| match ty {
            Ty::Prim(prim) => format!("(({}) {applied})", prim.name()),
            _ => applied,
        };
        match self.choices.below(5) {
            0 if *ty == INT => {
                let function = self.function(&Ty::IntUnary, depth);
                format!("{function}.applyAsInt({})", self.expr(&INT, depth))
            }
            1 if *ty == INT => {
                let function = self.function(&Ty::IntBinary, depth);
                format!(
                    "{function}.applyAsInt({}, {})",
                    self.expr(&INT, depth),
                    self.expr(&INT, depth)
                )
            }
            _ if *ty == BOOLEAN => {
                let function = self.function(&Ty::Predicate(Box::new(argument.clone())), depth);
                format!("{function}.test({})", self.expr(&argument, depth))
            }
            2 => {
                let function = self.function(&Ty::Supplier(Box::new(boxed_type)), depth);
                opened(format!("{function}.get()"))
            }
            3 => {
                let types = (argument.clone(), Ty::Str);
                let function = self.function(
                    &Ty::BiFunction(Box::new(types.0), Box::new(types.1), Box::new(boxed_type)),
                    depth,
                );
                opened(format!(
                    "{function}.apply({}, {})",
                    self.expr(&argument, depth),
                    self.text(depth)
                ))
            }
            _ => {
                let function = self.function(
                    &Ty::Function(Box::new(argument.clone()), Box::new(boxed_type)),
                    depth,
                );
                opened(format!("{function}.apply({})", self.expr(&argument, depth)))
            }
        }
    }

    /// A stream of integers' boxes, with some operations on it.
    fn stream_of_ints(&mut self, depth: usize) -> String {
        let int = boxed(Prim::Int);
        let mut stream = match self.choices.below(4) {
            0 => {
                let values: Vec<String> = (0..3).map(|_| self.expr(&INT, depth.min(1))).collect();
                format!("Stream.of({})", values.join(", "))
            }
            1 => format!(
                "IntStream.range({} & 3, 6).boxed()",
                self.expr(&INT, depth.min(1))
            ),
            _ => format!("{}.stream()", self.expr(&list(int.clone()), depth.min(1))),
        };
        for _ in 0..self.choices.below(4) {
            let operation = match self.choices.below(8) {
                0 | 1 => format!(
                    ".filter({})",
                    self.lambda(std::slice::from_ref(&int), &BOOLEAN, depth)
                ),
                2 | 3 => {
                    let value = self.lambda(std::slice::from_ref(&int), &INT, depth);
                    format!(".map({value})")
                }
                4 => ".sorted()".to_owned(),
                5 => ".sorted(Comparator.reverseOrder())".to_owned(),
                6 => ".distinct()".to_owned(),
                _ => format!(
                    ".{}({})",
                    self.choices.pick(&["limit", "skip"]),
                    self.choices.below(4)
                ),
            };
            stream.push_str(&operation);
        }
        stream
    }

    fn stream_of_texts(&mut self, depth: usize) -> String {
        let mut stream = match self.choices.below(3) {
            0 => {
                let function = self.lambda(&[boxed(Prim::Int)], &Ty::Str, depth);
                format!("{}.map({function})", self.stream_of_ints(depth))
            }
            1 => format!("Arrays.stream({}.split(\",\"))", self.text(depth.min(1))),
            _ => format!("{}.stream()", self.expr(&list(Ty::Str), depth.min(1))),
        };
        for _ in 0..self.choices.below(3) {
            let operation = match self.choices.below(6) {
                0 => format!(".filter({})", self.lambda(&[Ty::Str], &BOOLEAN, depth)),
                1 => format!(".map({})", self.lambda(&[Ty::Str], &Ty::Str, depth)),
                2 => ".sorted()".to_owned(),
                3 => ".sorted(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()))"
                    .to_owned(),
                4 => ".distinct()".to_owned(),
                _ => {
                    let name = self.name("p");
                    let part = self.scoped(|own| {
                        own.enter_lambda(&Ty::Str);
                        own.declare(&name, Ty::Str, Use::Constant);
                        own.part(depth.min(1))
                    });
                    format!(".peek({name} -> log({part}))")
                }
            };
            stream.push_str(&operation);
        }
        stream
    }

    /// The value of a stream's terminal operation.
    pub(super) fn stream_value(&mut self, ty: &Ty, depth: usize) -> String {
        if self.place.nesting >= DEEPEST {
            return self.expr(ty, 0);
        }
        let depth = depth.min(2);
        let int = boxed(Prim::Int);
        match ty {
            Ty::Prim(Prim::Int) => {
                let stream = self.stream_of_ints(depth);
                match self.choices.below(5) {
                    0 => format!("{stream}.mapToInt(Integer::intValue).sum()"),
                    1 => {
                        let function = self.lambda(&[int], &INT, depth);
                        format!("{stream}.mapToInt({function}).max().orElse(-5)")
                    }
                    2 => format!(
                        "((int) {stream}.reduce({}, Integer::sum))",
                        self.expr(&INT, 0)
                    ),
                    3 => {
                        let function = self.lambda(&[INT, INT], &INT, depth);
                        format!("{stream}.mapToInt(n -> n).reduce(1, {function})")
                    }
                    _ => format!("((int) {stream}.findFirst().orElseThrow())"),
                }
            }
            Ty::Prim(Prim::Long) => match self.choices.below(3) {
                // Not `count()` alone: whether it runs what it needn't is left open.
                0 => format!("{}.mapToLong(t -> 1).sum()", self.stream_of_texts(depth)),
                1 => {
                    let function = self.lambda(&[int], &LONG, depth);
                    format!("{}.mapToLong({function}).sum()", self.stream_of_ints(depth))
                }
                _ => format!(
                    "LongStream.rangeClosed(1, {} & 15).reduce(1, (x, y) -> x * y)",
                    self.expr(&LONG, depth)
                ),
            },
            Ty::Prim(Prim::Double) => {
                format!(
                    "{}.mapToInt(n -> n).average().orElse(-1)",
                    self.stream_of_ints(depth)
                )
            }
            Ty::Prim(Prim::Boolean) => {
                let stream = self.stream_of_texts(depth);
                let function = self.lambda(&[Ty::Str], &BOOLEAN, depth);
                let method = self.choices.pick(&["anyMatch", "allMatch", "noneMatch"]);
                format!("{stream}.{method}({function})")
            }
            Ty::Str => match self.choices.below(5) {
                0 | 1 => format!(
                    "{}.collect(Collectors.joining(\",\", \"[\", \"]\"))",
                    self.stream_of_texts(depth)
                ),
                2 => {
                    let key = self
                        .choices
                        .one(&[int.clone(), Ty::Str, boxed(Prim::Boolean)]);
                    let function = self.lambda(&[int], &key, depth);
                    let down = self.choices.pick(&[
                        "",
                        ", Collectors.counting()",
                        ", TreeMap::new, Collectors.toList()",
                        ", LinkedHashMap::new, Collectors.summingInt(n -> n)",
                    ]);
                    format!(
                        "{}.collect(Collectors.groupingBy({function}{down})).toString()",
                        self.stream_of_ints(depth)
                    )
                }
                3 => format!(
                    "{}.collect(Collectors.partitioningBy(n -> n % 2 == 0)).toString()",
                    self.stream_of_ints(depth)
                ),
                _ => format!(
                    "{}.reduce(\"\", (x, y) -> cut(x + y))",
                    self.stream_of_texts(depth)
                ),
            },
            Ty::Prim(Prim::Char) => format!(
                "(char) {}.chars().max().orElse('e')",
                self.expr(&Ty::Str, depth)
            )
            .paren(),
            Ty::List(element) if **element == int => {
                let end = self
                    .choices
                    .pick(&["collect(Collectors.toList())", "toList()"]);
                format!("{}.{end}", self.stream_of_ints(depth))
            }
            Ty::List(element) if **element == Ty::Str => {
                format!(
                    "{}.collect(Collectors.toList())",
                    self.stream_of_texts(depth)
                )
            }
            other => self.expr(other, 0),
        }
    }
}
