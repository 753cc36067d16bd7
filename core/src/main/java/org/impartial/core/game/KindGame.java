package org.impartial.core.game;

import java.util.stream.Stream;

/** The rules of another game with a kind that it does not declare. Claims are left out: they are about the other game. */
record KindGame<S>(ImpartialGame<S> rules, PositionKind added) implements ImpartialGame<S> {

    @Override
    public void options(S state, Options<S> out) {
        rules.options(state, out);
    }

    @Override
    public PositionKind kind(S state) {
        return rules.kind(state).join(added);
    }

    @Override
    public boolean loopy() {
        return added.isLoopy() || rules.loopy();
    }

    @Override
    public boolean summable() {
        return added.isSummable() && rules.summable();
    }

    @Override
    public Stream<S> smallStates() {
        return rules.smallStates();
    }

    @Override
    public S canonical(S state) {
        return rules.canonical(state);
    }

    @Override
    public void requireState(S state) {
        rules.requireState(state);
    }

    @Override
    public Notation<S> notation() {
        return rules.notation();
    }

    @Override
    public String toString() {
        return rules.name();
    }
}
