//! Collections, and what is taken out of them.

use super::Generator;
use super::scope::Use;
use super::types::{BOOLEAN, INT, LONG, Prim, Ty, boxed, list};

impl Generator {
    /// A type of elements whose text and hash code are the same everywhere.
    pub(super) fn element_type(&mut self) -> Ty {
        self.choices.one(&[
            Ty::Str,
            boxed(Prim::Int),
            boxed(Prim::Int),
            boxed(Prim::Long),
            boxed(Prim::Char),
        ])
    }

    pub(super) fn collection_type(&mut self) -> Ty {
        let element = Box::new(self.element_type());
        match self.choices.below(8) {
            0 | 1 => list(boxed(Prim::Int)),
            2 => list(Ty::Str),
            3 => Ty::List(element),
            4 => Ty::Set(element),
            5 => Ty::Deque(element),
            6 => Ty::Optional(element),
            _ => {
                let value = self.element_type();
                Ty::Map(element, Box::new(value))
            }
        }
    }

    fn elements(&mut self, element: &Ty, depth: usize) -> String {
        let values: Vec<String> = (0..1 + self.choices.below(4))
            .map(|_| self.expr(element, depth.min(1)))
            .collect();
        values.join(", ")
    }

    pub(super) fn collection(&mut self, ty: &Ty, depth: usize) -> String {
        if self.choices.chance(if depth == 0 { 95 } else { 70 })
            && let Some(name) = self.readable(ty)
        {
            return name;
        }
        match ty {
            Ty::List(element) => self.list_value(ty, element, depth),
            Ty::Set(element) => {
                let class = self.choices.pick(&["HashSet", "TreeSet", "LinkedHashSet"]);
                let values = self.elements(element, depth);
                format!("new {class}<{}>(Arrays.asList({values}))", element.name())
            }
            Ty::Deque(element) => {
                let class = self.choices.pick(&["ArrayDeque", "LinkedList"]);
                let values = self.elements(element, depth);
                format!("new {class}<{}>(Arrays.asList({values}))", element.name())
            }
            Ty::Optional(element) => {
                let value = self.expr(element, depth.min(1));
                match self.choices.below(3) {
                    0 => format!("Optional.<{}>empty()", element.name()),
                    1 => format!("Optional.of({value})"),
                    _ => format!("Optional.ofNullable({value})"),
                }
            }
            Ty::Map(key, value) => {
                let class = self.choices.pick(&["HashMap", "TreeMap", "LinkedHashMap"]);
                let types = format!("{}, {}", key.name(), value.name());
                if self.choices.chance(50) {
                    return format!("new {class}<{types}>()");
                }
                let (one, other) = (self.expr(key, depth.min(1)), self.expr(value, depth.min(1)));
                format!("new {class}<{types}>(Collections.singletonMap({one}, {other}))")
            }
            other => self.expr(other, 0),
        }
    }

    fn list_value(&mut self, ty: &Ty, element: &Ty, depth: usize) -> String {
        let name = element.name();
        match self.choices.below(9) {
            0 => {
                let values = self.elements(element, depth);
                format!("List.of({values})")
            }
            1 if depth > 0 => {
                let (from, to) = (self.index(depth - 1), self.index(depth - 1));
                let inner = self.collection(ty, depth - 1);
                format!("{inner}.subList({from}, {to})")
            }
            2 if depth > 0 => self.stream_value(ty, depth - 1),
            3 => format!("new LinkedList<{name}>()"),
            4 if depth > 0 => {
                let inner = self.collection(ty, depth - 1);
                let wrapped = self.choices.pick(&[
                    "Collections.unmodifiableList(",
                    "new ArrayList<>(",
                    "List.copyOf(",
                ]);
                format!("{wrapped}{inner})")
            }
            _ => {
                let values = self.elements(element, depth);
                format!("new ArrayList<{name}>(Arrays.asList({values}))")
            }
        }
    }

    /// A value of this type that a collection gives.
    pub(super) fn taken_from_collection(&mut self, ty: &Ty, depth: usize) -> String {
        match ty {
            Ty::Prim(Prim::Int) => self.int_from_collection(depth),
            Ty::Prim(Prim::Boolean) => self.condition_from_collection(depth),
            Ty::Prim(Prim::Float | Prim::Double | Prim::Byte | Prim::Short) => self.expr(ty, 0),
            Ty::Prim(prim) => {
                let value = self.element_of(&boxed(*prim), depth);
                format!("(({}) {value})", prim.name())
            }
            Ty::Str | Ty::Box(Prim::Int | Prim::Long | Prim::Char) => self.element_of(ty, depth),
            other => self.expr(other, 0),
        }
    }

    fn element_of(&mut self, element: &Ty, depth: usize) -> String {
        let depth = depth.min(2);
        let key = self.element_type();
        let map = Ty::Map(Box::new(key.clone()), Box::new(element.clone()));
        match self.choices.below(20) {
            0..4 => {
                let index = self.index(depth);
                format!(
                    "{}.get({index})",
                    self.collection(&list(element.clone()), depth)
                )
            }
            4 => {
                let index = self.index(depth);
                format!(
                    "{}.remove({index})",
                    self.collection(&list(element.clone()), depth)
                )
            }
            5 => {
                let (index, value) = (self.index(depth), self.expr(element, depth));
                format!(
                    "{}.set({index}, {value})",
                    self.collection(&list(element.clone()), depth)
                )
            }
            6 => {
                let method = self.choices.pick(&["max", "min"]);
                format!(
                    "Collections.{method}({})",
                    self.collection(&list(element.clone()), depth)
                )
            }
            7 => {
                let set = self.collection(&Ty::Set(Box::new(element.clone())), depth);
                format!("{set}.iterator().next()")
            }
            8 | 9 => {
                let deque = self.collection(&Ty::Deque(Box::new(element.clone())), depth);
                let method = self.choices.pick(&[
                    "peekFirst",
                    "pollLast",
                    "pop",
                    "getFirst",
                    "poll",
                    "peek",
                    "removeLast",
                    "element",
                ]);
                format!("{deque}.{method}()")
            }
            10 => {
                let optional = self.collection(&Ty::Optional(Box::new(element.clone())), depth);
                match self.choices.below(3) {
                    0 => format!("{optional}.get()"),
                    1 => format!("{optional}.orElseThrow()"),
                    _ => format!("{optional}.orElse({})", self.expr(element, depth)),
                }
            }
            11 | 12 => {
                let wanted = self.expr(&key, depth);
                let found = self.collection(&map, depth);
                format!(
                    "{found}.{}({wanted})",
                    self.choices.pick(&["get", "remove"])
                )
            }
            13 | 14 => {
                let (wanted, value) = (self.expr(&key, depth), self.expr(element, depth));
                let found = self.collection(&map, depth);
                let method = self
                    .choices
                    .pick(&["put", "putIfAbsent", "getOrDefault", "replace"]);
                format!("{found}.{method}({wanted}, {value})")
            }
            15 => {
                let (wanted, value) = (self.expr(&key, depth), self.expr(element, depth));
                let both = [element.clone(), element.clone()];
                let function = self.short_lambda(&both, element, depth);
                format!(
                    "{}.merge({wanted}, {value}, {function})",
                    self.collection(&map, depth)
                )
            }
            16 => {
                let wanted = self.expr(&key, depth);
                if self.choices.chance(50) {
                    let function = self.short_lambda(&[key], element, depth);
                    return format!(
                        "{}.computeIfAbsent({wanted}, {function})",
                        self.collection(&map, depth)
                    );
                }
                let function = self.short_lambda(&[key, element.clone()], element, depth);
                let method = self.choices.pick(&["computeIfPresent", "compute"]);
                format!(
                    "{}.{method}({wanted}, {function})",
                    self.collection(&map, depth)
                )
            }
            _ => self.expr(element, 0),
        }
    }

    /// A lambda of an expression only.
    pub(super) fn short_lambda(&mut self, parameters: &[Ty], result: &Ty, depth: usize) -> String {
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
            let value = own.expr(result, depth.min(1));
            format!("({}) -> {value}", names.join(", "))
        })
    }

    fn int_from_collection(&mut self, depth: usize) -> String {
        let ty = self.collection_type();
        match (&ty, self.choices.below(4)) {
            (Ty::Optional(_), _) => format!("{}.hashCode()", self.collection(&ty, depth)),
            (Ty::List(element), 0) => {
                let value = self.expr(element, depth);
                let method = self.choices.pick(&["indexOf", "lastIndexOf"]);
                format!("{}.{method}({value})", self.collection(&ty, depth))
            }
            (Ty::List(_) | Ty::Set(_) | Ty::Map(..), 1) => {
                format!("{}.hashCode()", self.collection(&ty, depth))
            }
            _ => format!("{}.size()", self.collection(&ty, depth)),
        }
    }

    fn condition_from_collection(&mut self, depth: usize) -> String {
        let ty = self.collection_type();
        match &ty {
            Ty::Map(key, value) => {
                let (method, wanted) = match self.choices.below(2) {
                    0 => ("containsKey", self.expr(key, depth)),
                    _ => ("containsValue", self.expr(value, depth)),
                };
                format!("{}.{method}({wanted})", self.collection(&ty, depth))
            }
            Ty::Optional(_) => {
                let method = self.choices.pick(&["isPresent", "isEmpty"]);
                format!("{}.{method}()", self.collection(&ty, depth))
            }
            Ty::List(element) | Ty::Set(element) | Ty::Deque(element) => {
                match self.choices.below(7) {
                    0 => format!("{}.isEmpty()", self.collection(&ty, depth)),
                    1 | 2 => {
                        let value = self.expr(element, depth);
                        format!("{}.add({value})", self.collection(&ty, depth))
                    }
                    3 => {
                        let value = self.expr(element, depth);
                        format!("{}.remove((Object) {value})", self.collection(&ty, depth))
                    }
                    4 => {
                        let test = self.short_lambda(&[(**element).clone()], &BOOLEAN, depth);
                        format!("{}.removeIf({test})", self.collection(&ty, depth))
                    }
                    5 => {
                        let other = list((**element).clone());
                        let other = self.collection(&other, depth);
                        let method = self.choices.pick(&[
                            "addAll",
                            "removeAll",
                            "retainAll",
                            "containsAll",
                            "equals",
                        ]);
                        format!("{}.{method}({other})", self.collection(&ty, depth))
                    }
                    _ => {
                        let value = self.expr(element, depth);
                        format!("{}.contains({value})", self.collection(&ty, depth))
                    }
                }
            }
            _ => self.expr(&LONG, 0) + " > 0",
        }
    }

    /// A statement that changes a collection in scope.
    pub(super) fn collection_statement(&mut self) -> String {
        let ty = self.collection_type();
        let Some(name) = self.readable(&ty) else {
            return format!("log({});", self.part(1));
        };
        match &ty {
            Ty::List(element) => match self.choices.below(6) {
                0 => format!("{name}.add({}, {});", self.index(1), self.expr(element, 1)),
                1 => {
                    let order = self.choices.pick(&[
                        "null",
                        "Comparator.naturalOrder()",
                        "Collections.reverseOrder()",
                    ]);
                    format!("{name}.sort({order});")
                }
                2 => format!(
                    "Collections.{}({name});",
                    self.choices.pick(&["sort", "reverse"])
                ),
                3 => {
                    let function = self.short_lambda(&[(**element).clone()], element, 1);
                    format!("{name}.replaceAll({function});")
                }
                4 => {
                    let (one, other) = (self.expr(&INT, 1), self.expr(&INT, 1));
                    format!("Collections.swap({name}, {one} & 1, {other} & 1);")
                }
                _ => format!("{name}.add({});", self.expr(element, 2)),
            },
            Ty::Map(key, value) => match self.choices.below(4) {
                0 => {
                    let variable = self.name("p");
                    format!(
                        "{name}.forEach((k{variable}, {variable}) -> log(k{variable} + \"=\" + {variable}));"
                    )
                }
                _ => format!(
                    "{name}.put({}, {});",
                    self.expr(key, 1),
                    self.expr(value, 2)
                ),
            },
            Ty::Deque(element) => {
                let method = self.choices.pick(&["push", "offerLast", "addFirst", "add"]);
                format!("{name}.{method}({});", self.expr(element, 1))
            }
            Ty::Set(element) => format!("{name}.add({});", self.expr(element, 2)),
            Ty::Optional(_) => {
                let variable = self.name("p");
                format!("{name}.ifPresent({variable} -> log({variable}));")
            }
            _ => format!("log({name});"),
        }
    }
}
