package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate;
import org.impartial.solve.engine.sequence.GrundySequence;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.Period;
import org.impartial.solve.theory.sums.PerGame;

/**
 * Grundy values of heap games by the engine that suits each game, and beyond every table by a proved period. Not safe
 * for use by several threads.
 */
public final class Sequences implements GrundyValues {
    /**
     * The number of values that are searched for a period before a table grows further; the values of smaller heaps are
     * read from tables.
     */
    public static final int FIRST_LOOK = 2048;

    private final PerGame<SequenceTable> tables =
            new PerGame<>(game -> new SequenceTable(GrundySequence.of((HeapGame) game)));

    /** The values of one game, with the cost of filling its table. */
    private static final class SequenceTable {
        private final GrundySequence sequence;
        private long positions = 1;
        private long options = 1;
        /** The heap whose value another search has found without the table. */
        private long found = -1;

        SequenceTable(GrundySequence sequence) {
            this.sequence = sequence;
        }

        /**
         * Fills the table up to a heap, or until a period is proved. For a heap of {@link #FIRST_LOOK} or more, a
         * period is searched for first, since the table might be too large.
         */
        void reach(long heap, Meter meter) {
            Cost before = meter.cost();
            if (heap >= FIRST_LOOK) {
                sequence.periodWithin(FIRST_LOOK, meter);
            }
            if (heap >= sequence.computed() && sequence.period().isEmpty()) {
                sequence.reach(heap, meter);
            }
            Cost after = meter.cost();
            positions += after.positions() - before.positions();
            options += after.options() - before.options();
        }

        /** Returns a period of the first values, at most at the cost of the table, as that of a value may grow without bound. */
        Optional<Period> period(Meter meter) {
            if (sequence.engines().size() > 1) {
                return sequence.periodWithin(FIRST_LOOK, meter);
            }
            return new LimitedAttempt(meter.fork(Long.MAX_VALUE)).find(all -> {
                reach(found, all);
                return new LimitedAttempt(all.fork(positions, options))
                        .find(part -> sequence.periodWithin(Math.min(FIRST_LOOK, 2 * sequence.computed()), part));
            });
        }
    }

    /** Returns the value of a heap that another search has found; a later search for a period fills the table first. */
    long foundElsewhere(Component<?> heap, long value) {
        tables.of(heap.game()).found = (Long) heap.state();
        return value;
    }

    /** Returns whether a period of a game is found among its first values. */
    boolean findsPeriod(ImpartialGame<?> game, int values, Meter meter) {
        return new LimitedAttempt(meter.fork(Long.MAX_VALUE))
                .find(part -> tables.of(game).sequence.periodWithin(values, part))
                .isPresent();
    }

    @Override
    public long grundy(Component<?> component, Meter meter) {
        return value(component.game(), (Long) component.state(), meter);
    }

    private long value(ImpartialGame<?> game, long heap, Meter meter) {
        SequenceTable table = tables.of(game);
        if (heap >= table.sequence.computed() && table.sequence.period().isEmpty()) {
            table.reach(heap, meter);
        }
        return table.sequence.value(heap);
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        long heap = (Long) component.state();
        return PeriodicReplies.of(tables.of(component.game()).sequence, heap)
                .map(replies -> replies.worth(wanted))
                .or(() ->
                        heap > HeapGame.GREATEST_NEAR ? Optional.empty() : Optional.of(near(component, wanted, meter)));
    }

    /** Returns the options of a value among those of a heap; of the others no position is made. */
    private Stream<Position> near(Component<?> component, long wanted, Meter meter) {
        HeapGame game = (HeapGame) component.game();
        RecordedOptions options = HeapOptions.recording();
        options.record(game, Math.toIntExact((Long) component.state()), meter);
        meter.spend(0, options.count());
        List<Position> found = new ArrayList<>();
        for (int option = 0; option < options.count(); option++) {
            long[] heaps = new long[options.parts(option)];
            long value = 0;
            for (int part = 0; part < heaps.length; part++) {
                heaps[part] = options.part(option, part);
                value ^= value(game, options.part(option, part), meter);
            }
            if (value == wanted) {
                found.add(game.heaps(heaps));
            }
        }
        return found.stream();
    }

    /**
     * {@return the period of the game of the components, if they all belong to one heap game and one is proved} It is
     * searched for among the first values of the game.
     *
     * @param position the components, whose values are known
     */
    public Optional<Period> period(Position position, Meter meter) {
        return table(position).flatMap(table -> table.period(meter));
    }

    /** Returns the proof of that period. */
    public Optional<Certificate> certificate(Position position, Meter meter) {
        return table(position)
                .filter(table -> table.period(meter).isPresent())
                .flatMap(table -> table.sequence.certificate());
    }

    private Optional<SequenceTable> table(Position position) {
        return HeapGame.onlyOf(position).map(tables::of);
    }
}
