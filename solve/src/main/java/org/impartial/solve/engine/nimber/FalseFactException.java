package org.impartial.solve.engine.nimber;

/** Thrown if the value of a component in the tables is not the one that follows from the rules. */
final class FalseFactException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    final transient ComponentTable table;
    final int id;

    FalseFactException(ComponentTable table, int id, int value) {
        super("component " + id + " was recorded with the value " + value + ", which does not follow from the rules");
        this.table = table;
        this.id = id;
    }
}
