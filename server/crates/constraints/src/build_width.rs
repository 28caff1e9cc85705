//! Builders that change the width of bit-vectors.

use crate::node::{BinaryOp, Node};
use crate::semantics;
use crate::term::{Sort, TermId, TermPool};

impl TermPool {
    /// Bits `lo..=hi`, counted from the lowest.
    pub fn extract(&mut self, hi: u32, lo: u32, of: TermId) -> TermId {
        let width = self.width(of);
        assert!(
            lo <= hi && hi < width,
            "extract: bits {lo}..={hi} of {width}"
        );
        if hi - lo + 1 == width {
            return of;
        }
        let result = hi - lo + 1;
        match *self.node(of) {
            Node::Bits { value, .. } => {
                let raw = semantics::extract(hi, lo, value);
                self.bv_const(result, raw)
            }
            Node::Extract {
                lo: inner_lo,
                of: inner,
                ..
            } => self.extract(hi + u32::from(inner_lo), lo + u32::from(inner_lo), inner),
            Node::Extend {
                signed: is_signed,
                of: inner,
                ..
            } => {
                let inner_width = self.width(inner);
                if hi < inner_width {
                    self.extract(hi, lo, inner)
                } else if lo == 0 {
                    self.extend(is_signed, result, inner)
                } else if !is_signed && lo >= inner_width {
                    self.bv_const(result, 0)
                } else {
                    self.intern_extract(hi, lo, of)
                }
            }
            Node::Binary(BinaryOp::Concat, high, low) => {
                let low_width = self.width(low);
                if hi < low_width {
                    self.extract(hi, lo, low)
                } else if lo >= low_width {
                    self.extract(hi - low_width, lo - low_width, high)
                } else {
                    self.intern_extract(hi, lo, of)
                }
            }
            _ => self.intern_extract(hi, lo, of),
        }
    }

    fn intern_extract(&mut self, hi: u32, lo: u32, of: TermId) -> TermId {
        let node = Node::Extract {
            hi: hi as u8,
            lo: lo as u8,
            of,
        };
        self.intern(node, Sort::BitVec(hi - lo + 1))
    }

    /// `high` above `low`; together at most 64 bits.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let low_width = self.width(low);
        let width = self.width(high) + low_width;
        assert!(width <= 64, "concat: {width} bits");
        match (self.as_bits(high), self.as_bits(low)) {
            (Some(left), Some(right)) => {
                let raw = semantics::concat(left, low_width, right);
                return self.bv_const(width, raw);
            }
            (Some(0), _) => return self.zext(low, width),
            _ => {}
        }
        if let (
            Node::Extract { hi, lo, of: x },
            Node::Extract {
                hi: next,
                lo: last,
                of: y,
            },
        ) = (self.node(high), self.node(low))
            && x == y
            && *lo == *next + 1
        {
            let (hi, lo, of) = (u32::from(*hi), u32::from(*last), *x);
            return self.extract(hi, lo, of);
        }
        self.intern(
            Node::Binary(BinaryOp::Concat, high, low),
            Sort::BitVec(width),
        )
    }

    /// Widened to `width` bits by zeros; the term itself if it is that wide.
    pub fn zext(&mut self, a: TermId, width: u32) -> TermId {
        self.extend(false, width, a)
    }

    /// Widened to `width` bits by copies of the sign; the term itself if it is that wide.
    pub fn sext(&mut self, a: TermId, width: u32) -> TermId {
        self.extend(true, width, a)
    }

    fn extend(&mut self, is_signed: bool, width: u32, of: TermId) -> TermId {
        let from = self.width(of);
        assert!(
            from <= width && width <= 64,
            "extension from {from} to {width} bits"
        );
        if from == width {
            return of;
        }
        match *self.node(of) {
            Node::Bits { value, .. } => {
                let raw = semantics::extend(is_signed, from, width, value);
                self.bv_const(width, raw)
            }
            // A zero-extended operand is never negative.
            Node::Extend {
                signed: false,
                of: inner,
                ..
            } => self.extend(false, width, inner),
            Node::Extend {
                signed: true,
                of: inner,
                ..
            } if is_signed => self.extend(true, width, inner),
            _ => {
                let node = Node::Extend {
                    signed: is_signed,
                    width: width as u8,
                    of,
                };
                self.intern(node, Sort::BitVec(width))
            }
        }
    }
}
