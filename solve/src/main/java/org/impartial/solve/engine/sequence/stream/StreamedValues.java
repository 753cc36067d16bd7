package org.impartial.solve.engine.sequence.stream;

import java.util.OptionalLong;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.solve.engine.sequence.octal.BreakingEngine;
import org.impartial.solve.engine.sequence.octal.SlidingTable;
import org.impartial.solve.engine.sequence.octal.table.BreakingRule;

/** The values of a taking-and-breaking game with a sparse space in ascending order, from a window. */
final class StreamedValues {
    private final HeapGame game;
    private final RunSizes sizes;
    final BreakingCode code;
    final SlidingTable table;
    private long at;

    /** Computes the first values. */
    StreamedValues(HeapGame game, RunSizes sizes, int threads, Meter meter) {
        this.game = game;
        this.sizes = sizes;
        if (!(game.heapCode().orElse(null) instanceof BreakingCode given) || !given.finite()) {
            throw undivided();
        }
        code = given;
        BreakingEngine engine = new BreakingEngine(game, new BreakingRule(code), null, threads);
        engine.extend(sizes.first(), meter);
        table = engine.sliding(sizes.window(), sizes.cells()).orElseThrow(this::undivided);
    }

    private CertificateException undivided() {
        return new CertificateException(game.name() + " has no sparse space whose rare heaps all lie within "
                + sizes.window() + " heaps, so its values cannot be computed from a window; use --to or --period");
    }

    void extend(long most) {
        OptionalLong undecided = table.extend((int) Math.min(most, sizes.chunk()), Meter.unlimited());
        if (undecided.isPresent()) {
            throw new CertificateException("from the heap " + undecided.getAsLong() + " on, the " + sizes.window()
                    + " values before a heap do not determine its value: there is a rare heap, or a rare value is"
                    + " excluded only by heaps farther apart; " + game.name() + " cannot be computed from a window");
        }
    }

    /** Returns the value of the next heap, from 0 on. */
    int next(Meter meter) {
        if (at == table.next()) {
            extend(sizes.chunk());
            meter.spend(sizes.chunk());
        }
        return table.value(at++);
    }
}
