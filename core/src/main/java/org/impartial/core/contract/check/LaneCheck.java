package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.heap.GrundyTable;
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
            int[] values = values(trial);
            test(trial, "valuing", heap -> valued(heaps, values, heap));
            CodeCheck.run(trial, heaps);
            CodeCheck.runReach(trial, heaps);
        }
        if (game instanceof PackedGame packed) {
            test(trial, "long lane", state -> difference(OptionSources.packed(packed, state), packed.optionsOf(state)));
            test(trial, "long canonical form", state -> canonical(packed, state));
        }
        if (game instanceof RankedGame ranked) {
            ranks(trial, ranked);
        }
    }

    /** Applies a law to the states of heap games and packed games, which are longs. */
    private static <S> void test(CheckedGame<S> trial, String lane, LongFunction<Optional<String>> fault) {
        trial.test(Clause.LANES_AGREE, lane, Law.always(state -> fault.apply((Long) state.state())));
    }

    private static Optional<String> difference(List<Position> listed, List<Position> rules) {
        return OptionLists.difference("it", listed, rules);
    }

    private static Optional<String> canonical(PackedGame game, long state) {
        long packed = game.canonical(state);
        Long object = game.canonical(Long.valueOf(state));
        return unless(object == packed, () -> "it is " + packed + ", but that of the object lane is " + object);
    }

    /** Checks the ranks of every number up to the greatest state, as engines list their options, reached or not. */
    private static void ranks(CheckedGame<?> trial, RankedGame game) {
        long[] states = trial.states().stream()
                .mapToLong(state -> (Long) state.state())
                .sorted()
                .toArray();
        trial.check(Clause.RANKS_FALL, "", () -> {
            long greatest = states.length == 0 ? -1 : states[states.length - 1];
            long first = Math.min(greatest, trial.bounds().states());
            return LongStream.concat(LongStream.rangeClosed(0, first), LongStream.of(states))
                    .mapToObj(rank -> rankFault(game, rank))
                    .flatMap(Optional::stream)
                    .findFirst();
        });
    }

    private static Optional<String> rankFault(RankedGame game, long rank) {
        if (rank < 0) {
            return Optional.of("the state " + rank + " is not a rank; ranks are 0 or more");
        }
        return OptionSources.parts(game, rank)
                .filter(part -> part < 0 || part >= rank)
                .mapToObj(part -> "an option of the rank " + rank + " has the part " + part
                        + "; number the states so that options come first")
                .findFirst();
    }

    /** Returns the values of the heaps of the small world by the oracle, without those beyond the limit. */
    private static int[] values(CheckedGame<?> trial) {
        long greatest = trial.states().stream()
                .mapToLong(heap -> (Long) heap.state())
                .max()
                .orElse(0);
        int[] values = new int[(int) Math.min(greatest, trial.bounds().heaps()) + 1];
        for (Component<?> heap : trial.states()) {
            long size = (Long) heap.state();
            if (size < values.length) {
                values[(int) size] = Math.toIntExact(trial.oracle().grundy(heap).orElse(0));
            }
        }
        return values;
    }

    /** Compares the int lane of a heap game in valuing mode with the values of the oracle. */
    private static Optional<String> valued(HeapGame game, int[] values, long heap) {
        if (heap >= values.length) {
            return Optional.empty();
        }
        GrundyTable table = new GrundyTable(game);
        Arrays.stream(values, 0, (int) heap).forEach(table::append);
        int value = table.grow((int) heap + 1).value((int) heap);
        return unless(
                value == values[(int) heap],
                () -> "it gives the value " + value + ", but the object lane " + values[(int) heap]);
    }
}
