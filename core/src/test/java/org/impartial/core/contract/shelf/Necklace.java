package org.impartial.core.contract.shelf;

import java.util.stream.Stream;
import org.impartial.core.game.capability.Capability.RankedGame;
import org.impartial.core.game.capability.PackedOptions;

/** Beads on a ring of five: one bead is taken, or two neighbours; turned rings are the same. */
public record Necklace() implements RankedGame {
    private static final int SIZE = 5;

    @Override
    public void options(long ring, PackedOptions out) {
        for (int i = 0; i < SIZE; i++) {
            take(ring, 1L << i, out);
            take(ring, 1L << i | 1L << (i + 1) % SIZE, out);
        }
    }

    private static void take(long ring, long beads, PackedOptions out) {
        if ((ring & beads) == beads) {
            out.to(ring ^ beads);
        }
    }

    @Override
    public long canonical(long ring) {
        long least = ring;
        long turned = ring;
        for (int i = 1; i < SIZE; i++) {
            turned = turned >> 1 | (turned & 1) << (SIZE - 1);
            least = Math.min(least, turned);
        }
        return least;
    }

    @Override
    public Stream<Long> smallStates() {
        return Stream.of(7L, 21L);
    }
}
