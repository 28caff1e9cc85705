//! Inputs for methods: boundary values and solver models of the precondition.
