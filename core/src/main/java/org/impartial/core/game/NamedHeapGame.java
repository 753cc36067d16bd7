package org.impartial.core.game;

/** A heap rule with a name. */
record NamedHeapGame(String name, HeapGame rule) implements HeapGame {

    @Override
    public void options(int heap, HeapOptions out) {
        rule.options(heap, out);
    }

    @Override
    public String toString() {
        return name;
    }
}
