package org.impartial.core.engine.heap;

import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.engine.sequence.GrundySequence;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.proof.Certificate;
import org.impartial.core.theory.GrundyValues;
import org.impartial.core.theory.Period;
import org.impartial.core.theory.sums.PerGame;

/**
 * Grundy values of heap games by the engine that suits each, and beyond every table by a proved period. Not safe for
 * use by several threads.
 */
public final class Sequences implements GrundyValues {
    /** The number of values searched for a period before the table grows further. */
    private static final int FIRST_LOOK = 2048;

    private final PerGame<GrundySequence> sequences = new PerGame<>(game -> GrundySequence.of((HeapGame) game));

    @Override
    public long grundy(Component<?> component, Meter meter) {
        long heap = (Long) component.state();
        GrundySequence sequence = sequences.of(component.game());
        if (heap >= sequence.computed() && sequence.period().isEmpty()) {
            fill(sequence, heap, meter);
        }
        return sequence.value(heap);
    }

    /**
     * Fills the table up to a heap, or finds a period first. Values of a rule without an engine of its own may cost
     * more and more, so such a heap comes first, and the values beyond it serve only to find a period, at most at the
     * same cost again.
     */
    private static void fill(GrundySequence sequence, long heap, Meter meter) {
        boolean engineOfItsOwn = sequence.engines().size() > 1;
        if (engineOfItsOwn || heap >= FIRST_LOOK) {
            sequence.periodWithin(FIRST_LOOK, meter);
        }
        if (heap >= sequence.computed() && sequence.period().isEmpty()) {
            Cost before = meter.cost();
            sequence.reach(heap, meter);
            Cost after = meter.cost();
            if (!engineOfItsOwn && heap < FIRST_LOOK) {
                lookBeyond(
                        sequence,
                        heap,
                        meter.fork(after.positions() - before.positions() + 1, after.options() - before.options() + 1));
            }
        }
    }

    private static void lookBeyond(GrundySequence sequence, long heap, Meter attempt) {
        try {
            sequence.periodWithin((int) Math.min(FIRST_LOOK, 2 * heap), attempt);
        } catch (StoppedException stopped) {
            attempt.absorb(stopped);
        }
    }

    @Override
    public Optional<Stream<Position>> knownReplies(Component<?> component, long wanted, Meter meter) {
        GrundySequence sequence = sequences.of(component.game());
        return PeriodicReplies.of(sequence, (Long) component.state()).map(replies -> replies.worth(wanted));
    }

    /** Returns the period that is proved for the one game of all components, if they are of one heap game. */
    public Optional<Period> period(Position position) {
        return sequence(position).flatMap(GrundySequence::period);
    }

    /** Returns the proof of that period. */
    public Optional<Certificate> certificate(Position position) {
        return sequence(position).flatMap(GrundySequence::certificate);
    }

    private Optional<GrundySequence> sequence(Position position) {
        Optional<ImpartialGame<?>> game =
                position.components().stream().findFirst().map(Component::game);
        return game.filter(g -> g instanceof HeapGame
                        && position.components().stream().allMatch(c -> c.game().equals(g)))
                .map(sequences::of);
    }
}
