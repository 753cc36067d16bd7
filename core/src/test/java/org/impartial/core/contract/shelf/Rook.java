package org.impartial.core.contract.shelf;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.capability.LineMoves;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** A rook: a move reduces one of two heaps, whatever lines the game declares. */
public record Rook(String name, LineMoves lineMoves) implements ImpartialGame<List<Long>>, PlaneGame {
    @Override
    public void options(List<Long> heaps, Options<List<Long>> out) {
        for (long left = 0; left < heaps.get(0); left++) {
            out.to(List.of(left, heaps.get(1)));
        }
        for (long left = 0; left < heaps.get(1); left++) {
            out.to(List.of(heaps.get(0), left));
        }
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return Stream.of(List.of(4L, 3L));
    }

    @Override
    public Notation<List<Long>> notation() {
        return new Heaps();
    }

    private record Heaps() implements Notation<List<Long>> {
        @Override
        public List<Long> read(Datum datum) {
            long[] heaps = datum.asLongs("two heaps", 0);
            if (heaps.length != 2) {
                throw new NotationException("expected two heaps, not " + datum);
            }
            return List.of(heaps[0], heaps[1]);
        }

        @Override
        public Datum write(List<Long> heaps) {
            return Datum.of(heaps.get(0), heaps.get(1));
        }
    }
}
