package org.impartial.core.contract;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import org.impartial.core.game.Capability.RankedGame;
import org.impartial.core.game.Component;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.PackedGame;
import org.impartial.core.game.Position;

/** The ways to list options that engines may choose, against the object lane, {@link ImpartialGame#optionsOf}. */
final class LaneCheck {

    private LaneCheck() {}

    static <S> void run(CheckedGame<S> trial) {
        ImpartialGame<S> game = trial.game();
        if (game instanceof HeapGame heaps) {
            HeapLanes lanes = HeapLanes.of(heaps, trial);
            test(trial, "int lane", lanes::near);
            test(trial, "far options", lanes::far);
            test(trial, "valuing", lanes::valued);
            CodeCheck.run(trial, heaps);
        }
        if (game instanceof PackedGame packed) {
            PackedLane lane = new PackedLane(packed);
            test(trial, "long lane", lane::options);
            test(trial, "long canonical form", lane::canonical);
        }
        if (game instanceof RankedGame ranked) {
            RankCheck.run(trial, ranked);
        }
    }

    /** The states of both kinds of games are longs. */
    private static <S> void test(CheckedGame<S> trial, String lane, LongFunction<Optional<String>> fault) {
        Law<Component<S>> law = Law.always(state -> fault.apply((Long) state.state()));
        trial.findings().test(Clause.LANES_AGREE, lane, trial.states(), law);
    }

    /** Compares two lists of options as multisets: an order is no part of the rules. */
    static Optional<String> difference(List<Position> lane, List<Position> object) {
        return counts(lane).equals(counts(object))
                ? Optional.empty()
                : Optional.of("it gives " + lane + ", but the object lane gives " + object);
    }

    private static Map<Position, Integer> counts(List<Position> options) {
        Map<Position, Integer> counts = new HashMap<>();
        options.forEach(option -> counts.merge(option, 1, Integer::sum));
        return counts;
    }
}
