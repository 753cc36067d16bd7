package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.CLAIM_TESTED;
import static org.impartial.core.contract.report.Clause.CLAIM_VALUES;
import static org.impartial.core.contract.report.Clause.CLAIM_WORTH;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;

/** Wrong claims that refer to other positions. */
final class WrongWorth {
    private static final HeapGame NIM = HeapGame.of("nim", Told.NIM);
    private static final HeapGame TAKEN = HeapGame.of("two-or-three", Told.TWO_OR_THREE);
    private static final Basis OTHER = Basis.proved("another tale", "Nobody");

    private WrongWorth() {}

    static List<Wrong> all() {
        return List.of(
                worth("one too many", true, n -> NIM.at(n + 1), (n, move) -> move.to()),
                worth("moves that are not brought back", true, NIM::at, (n, move) -> move.to()),
                Wrong.game(CLAIM_WORTH, new Astray(true)),
                Wrong.game(CLAIM_WORTH, new Astray(false)),
                Wrong.game(CLAIM_WORTH, new Half()),
                Wrong.game(CLAIM_WORTH, new Circle()),
                wrong(
                        CLAIM_VALUES,
                        "a wrong derived value",
                        parts -> Claim.values(Told.TALE, n -> parts.grundy(NIM.at(n)) + 1)),
                wrong(
                        CLAIM_TESTED,
                        "derived from another basis",
                        parts -> Claim.values(OTHER, n -> parts.grundy(NIM.at(n)))));
    }

    /** Nim that is claimed to be worth itself, which can never be evaluated. */
    private record Circle() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(new Claim.Worth<>(Told.TALE, n -> true, this::at, true, (n, move) -> move.to()));
        }
    }

    /** Nim whose moves are mapped back to the wrong heaps. */
    private record Astray(boolean least) implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.NIM.options(heap, out);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(new Claim.Worth<>(
                    Told.TALE,
                    n -> true,
                    n -> least ? NIM.at(n) : TAKEN.at(0).plus(NIM.at(n)),
                    true,
                    (n, move) -> least ? at(0) : at(((Long) ((Component<?>) move.to()).state()) + 1)));
        }
    }

    /**
     * Two or three beans may be taken, or one from a heap of 5, which changes no value; claimed to be the game of two
     * or three beans only.
     */
    private record Half() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {
            Told.TWO_OR_THREE.options(heap, out);
            if (heap == 5) {
                out.to(4);
            }
        }

        @Override
        public Stream<Long> smallStates() {
            return Stream.of(5L);
        }

        @Override
        public List<Claim<Long>> claims() {
            return List.of(new Claim.Worth<>(
                    Told.TALE, n -> true, TAKEN::at, true, (n, move) -> at((Long) ((Component<?>) move.to()).state())));
        }
    }

    private static Wrong worth(
            String name, boolean allMoves, Function<Long, Position> position, BiFunction<Long, Move, Position> back) {
        return Wrong.game(
                CLAIM_WORTH,
                new Told(name, Told.NIM, List.of(new Claim.Worth<>(Told.TALE, n -> true, position, allMoves, back))));
    }

    private static Wrong wrong(Clause clause, String name, Function<Parts, Claim<Long>> given) {
        return Wrong.game(clause, new Told(name, Told.NIM, List.of(Claim.derived(Told.TALE, given))));
    }
}
