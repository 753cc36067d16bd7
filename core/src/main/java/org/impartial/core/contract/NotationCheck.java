package org.impartial.core.contract;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;

/** States and moves as text; a notation that only prints is not checked. */
final class NotationCheck {

    private NotationCheck() {}

    static <S> void run(CheckedGame<S> trial) {
        Notation<S> notation = trial.game().notation();
        if (notation.readable()) {
            test(trial, Clause.NOTATION_ROUND_TRIPS, Law.always(state -> lost(notation, state)));
            test(trial, Clause.MOVES_DISTINCT, Law.always(state -> ambiguous(notation, state)));
        }
    }

    private static <S> Optional<String> lost(Notation<S> notation, Component<S> component) {
        Datum written = notation.write(component.state());
        S read = notation.read(written);
        return read.equals(component.state())
                ? Optional.empty()
                : Optional.of("it is written as " + written + ", which is read as " + read);
    }

    private static <S> Optional<String> ambiguous(Notation<S> notation, Component<S> component) {
        Map<Datum, Position> written = new HashMap<>();
        for (Position option : new LinkedHashSet<>(component.options())) {
            Datum move = notation.move(component.state(), option);
            Position other = written.putIfAbsent(move, option);
            if (other != null) {
                return Optional.of("the moves to " + other + " and to " + option + " are both written as " + move);
            }
        }
        return Optional.empty();
    }

    private static <S> void test(CheckedGame<S> trial, Clause clause, Law<Component<S>> law) {
        trial.findings().test(clause, "", trial.states(), law);
    }
}
