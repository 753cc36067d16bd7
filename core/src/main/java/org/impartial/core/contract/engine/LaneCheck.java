package org.impartial.core.contract.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import org.impartial.core.contract.listing.OptionLists;
import org.impartial.core.contract.listing.OptionSources;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.contract.world.Law;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.heap.HeapGame;

/** Compares the lanes that engines may choose with the object lane, {@link ImpartialGame#optionsOf}. */
public final class LaneCheck {

    private LaneCheck() {}

    public static <S> void run(CheckedGame<S> trial) {
        ImpartialGame<S> game = trial.game();
        if (game instanceof HeapGame heaps) {
            test(
                    trial,
                    "int lane",
                    heap -> heap > HeapGame.GREATEST_NEAR
                            ? Optional.empty()
                            : difference(OptionSources.near(heaps, Math.toIntExact(heap)), heaps.optionsOf(heap)));
            test(
                    trial,
                    "far options",
                    heap -> OptionSources.far(heaps, heap)
                            .flatMap(listed -> difference(listed, heaps.optionsOf(heap))));
            test(trial, "valuing", ValuingLane.of(heaps, trial)::fault);
            CodeCheck.run(trial, heaps);
            CodeCheck.runReach(trial, heaps);
        }
        if (game instanceof PackedGame packed) {
            test(trial, "long lane", state -> difference(OptionSources.packed(packed, state), packed.optionsOf(state)));
            test(trial, "long canonical form", state -> canonical(packed, state));
        }
        if (game instanceof RankedGame ranked) {
            RankCheck.run(trial, ranked);
        }
    }

    /** Applies a law to the states of heap games and packed games, which are longs. */
    private static <S> void test(CheckedGame<S> trial, String lane, LongFunction<Optional<String>> fault) {
        Law<Component<S>> law = Law.always(state -> fault.apply((Long) state.state()));
        trial.findings().test(Clause.LANES_AGREE, lane, trial.states(), law);
    }

    private static Optional<String> difference(List<Position> listed, List<Position> rules) {
        return OptionLists.difference("it", listed, rules);
    }

    private static Optional<String> canonical(PackedGame game, long state) {
        long packed = game.canonical(state);
        Long object = game.canonical(Long.valueOf(state));
        return object == packed
                ? Optional.empty()
                : Optional.of("it is " + packed + ", but that of the object lane is " + object);
    }
}
