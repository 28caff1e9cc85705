//! Executes lowered Java: one stepper generic over a machine, heap, exceptions, class library models.
