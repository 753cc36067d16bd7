package org.impartial.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A game in states that the player to move must answer. Its moves are those of the free states. */
record Entailed<S>(Entailing<S> game) implements Entailing<S> {

    /** Returns the position with its entailed component free, and without the component of an owed pass. */
    static Position freed(Position position) {
        int obliged = position.obliged();
        if (obliged < 0) {
            return position;
        }
        List<Component<?>> parts = new ArrayList<>(position.components());
        Component<?> part = parts.remove(obliged);
        if (!part.game().equals(Again.ENTAILED)) {
            parts.add(obliged, free(part));
        }
        return Position.sum(parts);
    }

    @SuppressWarnings("unchecked")
    private static <S> Component<S> free(Component<S> part) {
        return Component.byRules(((Entailed<S>) part.game()).game(), part.state());
    }

    @Override
    public void options(S state, Moves<S> out) {
        game.options(state, out);
    }

    @Override
    public void options(S state, Options<S> out) {
        game.optionsOf(state, out.meter()).forEach(out::toPosition);
    }

    @Override
    public Stream<S> smallStates() {
        return game.smallStates();
    }

    @Override
    public S canonical(S state) {
        return game.canonical(state);
    }

    @Override
    public void requireState(S state) {
        game.requireState(state);
    }

    @Override
    public PositionKind kind(S state) {
        return game.kind(state);
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public String fullName() {
        return game.fullName();
    }

    @Override
    public Notation<S> notation() {
        Notation<S> free = game.notation();
        return new Notation<>() {
            @Override
            public S read(Datum datum) {
                List<Datum> items = datum.asItems();
                if (items.isEmpty() || !items.get(0).equals(Datum.of(ENTAILED))) {
                    throw new NotationException("a state that must be answered begins with the word " + ENTAILED);
                }
                return free.read(MarkedNotation.rest(items));
            }

            @Override
            public Datum write(S state) {
                return Entailing.obliging(free.write(state));
            }

            @Override
            public Datum move(S before, Position after) {
                return free.move(before, after);
            }

            @Override
            public boolean readable() {
                return free.readable();
            }
        };
    }
}
