package org.impartial.core.contract;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.GrundyTable;
import org.impartial.core.game.HeapGame;
import org.impartial.core.game.HeapOptions;
import org.impartial.core.game.HeapOptions.RecordedOptions;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;

/** The lanes of a heap game, in recording and in valuing mode. */
final class HeapLanes {
    private final HeapGame game;
    private final int[] values;

    private HeapLanes(HeapGame game, int[] values) {
        this.game = game;
        this.values = values;
    }

    /** Takes the values of the heaps of the small world from the oracle; heaps beyond the bound are left out. */
    static HeapLanes of(HeapGame game, CheckedGame<?> trial) {
        int[] values = new int[trial.bounds().heaps() + 1];
        for (Component<?> heap : trial.states()) {
            long size = (Long) heap.state();
            if (size < values.length) {
                values[(int) size] = Math.toIntExact(trial.oracle().grundy(heap).orElse(0));
            }
        }
        return new HeapLanes(game, values);
    }

    Optional<String> near(long heap) {
        return heap > HeapGame.GREATEST_NEAR
                ? Optional.empty()
                : LaneCheck.difference(recorded(Math.toIntExact(heap)), game.optionsOf(heap));
    }

    private List<Position> recorded(int heap) {
        RecordedOptions near = HeapOptions.recording();
        near.record(game, heap);
        List<Position> options = new ArrayList<>();
        for (int i = 0; i < near.count(); i++) {
            int option = i;
            options.add(Position.sum(IntStream.range(0, near.parts(option))
                    .mapToObj(part -> Component.byRules(game, (long) near.part(option, part)))
                    .toList()));
        }
        return options;
    }

    /** A game need not list far options. */
    Optional<String> far(long heap) {
        Options<Long> out = new Options<>(game);
        try {
            game.farOptions(heap, out);
        } catch (BeyondRangeException e) {
            return Optional.empty();
        }
        return LaneCheck.difference(out.positions(), game.optionsOf(heap));
    }

    Optional<String> valued(long heap) {
        if (heap >= values.length) {
            return Optional.empty();
        }
        GrundyTable table = new GrundyTable(game);
        for (int smaller = 0; smaller < heap; smaller++) {
            table.append(values[smaller]);
        }
        int value = table.grow((int) heap + 1).value((int) heap);
        return value == values[(int) heap]
                ? Optional.empty()
                : Optional.of("it gives the value " + value + ", but the object lane " + values[(int) heap]);
    }
}
