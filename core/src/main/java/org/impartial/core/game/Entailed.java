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
        return WovenNotation.of(free)
                .reading(datum -> {
                    List<Datum> items = datum.asItems();
                    if (items.isEmpty() || !items.get(0).equals(Datum.of(ENTAILED))) {
                        throw new NotationException("a state that must be answered begins with the word " + ENTAILED);
                    }
                    return free.read(items.size() == 2 ? items.get(1) : Datum.list(items.subList(1, items.size())));
                })
                .writing(state -> behind(ENTAILED, free.write(state)))
                .moving(free::move);
    }

    static Datum behind(String word, Datum form) {
        List<Datum> items = new ArrayList<>(List.of(Datum.of(word)));
        items.addAll(form.asItems());
        return Datum.list(items);
    }

    /** The game in which the opponent of a player who moves again must answer: its only move is to pass. */
    enum Again implements Entailing<String> {
        GAME;

        /** The game in the state that must be answered. */
        static final Entailed<String> ENTAILED = new Entailed<>(GAME);

        /** The pass that the opponent owes. */
        static final Component<String> PASS = Component.byRules(ENTAILED, "pass");

        @Override
        public void options(String state, Moves<String> out) {
            out.toSum(List.of());
        }

        @Override
        public String toString() {
            return AGAIN;
        }

        @Override
        public Notation<String> notation() {
            return WovenNotation.<String>printed().moving((before, after) -> Datum.of(before));
        }
    }
}
