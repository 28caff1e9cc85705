//! The real front end: programs, their tests, and the engine.
