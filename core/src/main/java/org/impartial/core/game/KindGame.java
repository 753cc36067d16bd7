package org.impartial.core.game;

/** The rules of another game with a kind that it does not declare. */
record KindGame<S>(ImpartialGame<S> rules, PositionKind added) implements DerivedGame<S> {

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
    public String toString() {
        return rules.name();
    }
}
