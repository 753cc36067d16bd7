package org.impartial.bench.sequence;

import java.util.Optional;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.games.heap.GrundysGame;
import org.impartial.games.heap.Subtraction;
import org.impartial.solve.engine.HeapEngineKind;
import org.impartial.solve.engine.sequence.GrundySequence;

/** The games of the benchmarks that the library does not have as a user would write them. */
final class BenchGames {
    /** Returns the game of an octal code, or Grundy's game for {@code grundy}. */
    static HeapGame of(String name) {
        return name.equals("grundy") ? new GrundysGame() : new BenchOctal(BreakingCode.parse(name));
    }

    /** Runs other games through the same code, so that the compiler has profiled more than one. */
    static void pollute() {
        for (String other : new String[] {"0.77", "0.07", "0.165", "0.6", "4.4", "grundy"}) {
            GrundySequence sequence = GrundySequence.of(of(other));
            for (HeapEngineKind kind : sequence.engines()) {
                sequence.using(kind).to(4000);
            }
        }
        for (long least : new long[] {1, 3, 9}) {
            GrundySequence sequence =
                    GrundySequence.of(new Subtraction(SubtractionSet.of(least, least + 2, least + 7)));
            for (HeapEngineKind kind : sequence.engines()) {
                sequence.using(kind).to(100_000);
            }
        }
    }

    /** A code by its definition. */
    record BenchOctal(BreakingCode code) implements HeapGame {
        @Override
        public Optional<HeapCode> heapCode() {
            return Optional.of(code);
        }

        @Override
        public void options(int heap, HeapOptions out) {
            for (int taken = 0; taken <= Math.min(heap, code.last()); taken++) {
                int digit = code.digit(taken);
                int rest = heap - taken;
                if ((digit & 1) != 0 && rest == 0) {
                    out.to();
                }
                if ((digit & 2) != 0 && rest > 0) {
                    out.to(rest);
                }
                for (int a = 1; (digit & 4) != 0 && a <= rest / 2; a++) {
                    out.to(a, rest - a);
                }
            }
        }
    }
}
