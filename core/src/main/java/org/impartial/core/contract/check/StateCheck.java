package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * Checks that valid and invalid states are distinguished: every state that play reaches is accepted, heaps below 0 are
 * rejected, and a written state that is altered is rejected by the notation or the game with a message, or is read as a
 * state that round-trips.
 */
public final class StateCheck {
    /** The number of states that are altered, and the number of places in each. */
    private static final int SPOILT = 24;

    private static final int PLACES = 6;
    private static final List<Datum> STRANGE = List.of(
            Datum.of(-1), Datum.of(Long.MIN_VALUE), Datum.of(Long.MAX_VALUE), Datum.of("?"), Datum.list(List.of()));

    private StateCheck() {}

    public static <S> void run(CheckedGame<S> trial) {
        ImpartialGame<S> game = trial.game();
        trial.test(Clause.STATES_TOLD, "reached by play", Law.always(state -> CheckedGame.fault(game, state.state())));
        if (game instanceof HeapGame heaps) {
            trial.check(Clause.STATES_TOLD, "heaps", () -> taken(heaps, -1).or(() -> taken(heaps, Long.MIN_VALUE)));
        }
        if (game.notation().readable()) {
            trial.some(SPOILT, Clause.STATES_TOLD, "spoilt", state -> misread(game, state));
        }
    }

    private static Optional<String> taken(HeapGame game, long heap) {
        return unless(
                CheckedGame.fault(game, heap).isPresent(),
                () -> "a heap of " + heap + " is accepted as a state; reject it in requireState");
    }

    private static <S> Optional<String> misread(ImpartialGame<S> game, Component<S> component) {
        for (Datum datum : spoilt(game.notation().write(component.state()))) {
            try {
                Optional<String> lost = lost(game, datum);
                if (lost.isPresent()) {
                    return lost;
                }
            } catch (NotationException refused) {
                // The expected rejection.
            } catch (RuntimeException e) {
                return Optional.of(datum + " causes " + e + "; reject it with a NotationException");
            }
        }
        return Optional.empty();
    }

    private static <S> Optional<String> lost(ImpartialGame<S> game, Datum datum) {
        S state = game.notation().read(datum);
        game.requireState(state);
        Datum written = game.notation().write(state);
        S again = game.notation().read(written);
        return unless(
                again.equals(state),
                () -> datum + " is read as a state that is written as " + written + ", which is read as another state");
    }

    private static List<Datum> spoilt(Datum datum) {
        List<Datum> spoilt = new ArrayList<>(STRANGE);
        if (datum instanceof Datum.Seq) {
            List<Datum> items = datum.asItems();
            for (int place = 0; place < Math.min(PLACES, items.size()); place++) {
                List<Datum> without = new ArrayList<>(items);
                Datum item = without.remove(place);
                spoilt.add(Datum.list(without));
                List<Datum> twice = new ArrayList<>(items);
                twice.add(place, item);
                spoilt.add(Datum.list(twice));
                for (Datum other : item instanceof Datum.Seq ? spoilt(item) : STRANGE) {
                    List<Datum> changed = new ArrayList<>(items);
                    changed.set(place, other);
                    spoilt.add(Datum.list(changed));
                }
            }
        }
        return spoilt;
    }
}
