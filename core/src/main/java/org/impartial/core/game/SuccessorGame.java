package org.impartial.core.game;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A game given by a function from a state to its successors. */
record SuccessorGame<S>(String name, List<S> starts, Function<? super S, ? extends Iterable<S>> successors)
        implements ImpartialGame<S> {

    @Override
    public void options(S state, Options<S> out) {
        successors.apply(state).forEach(out::to);
    }

    @Override
    public Stream<S> smallStates() {
        return starts.stream();
    }

    @Override
    public String toString() {
        return name;
    }
}
