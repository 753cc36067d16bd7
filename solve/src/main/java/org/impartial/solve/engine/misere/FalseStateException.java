package org.impartial.solve.engine.misere;

/** Thrown if the result of a state in the tables is not the one that follows from the rules. */
final class FalseStateException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    final transient SumState state;

    FalseStateException(SumState state) {
        super("a state was recorded with a result that does not follow from the rules");
        this.state = state;
    }
}
