package org.impartial.core.contract.shelf;

import static org.impartial.core.contract.report.Clause.EQUALITY_AND_HASH;
import static org.impartial.core.contract.report.Clause.HEAPS_SHRINK;
import static org.impartial.core.contract.report.Clause.OPTIONS_DETERMINISTIC;
import static org.impartial.core.contract.report.Clause.PLAY_ENDS;
import static org.impartial.core.contract.report.Clause.SAMPLES_MAKE_GAMES;
import static org.impartial.core.contract.report.Clause.WORLD_BOUNDED;
import static org.impartial.core.contract.report.Clause.WORLD_CLOSED;
import static org.impartial.core.contract.report.Clause.WORLD_NOT_EMPTY;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.contract.GameContract;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.notation.NotationException;

/** Small worlds that cannot be explored, or in which play does not agree with the declarations of the game. */
final class WrongWorlds {

    private WrongWorlds() {}

    static List<Wrong> all() {
        AtomicInteger calls = new AtomicInteger();
        AtomicInteger starts = new AtomicInteger();
        GameCard card = GameCard.of("unmade", "A family without games").example("unmade 1");
        GameFamily unmade = GameFamily.of(
                card,
                params -> {
                    throw new NotationException("no such ruleset");
                },
                Params.NONE);
        return List.of(
                new Wrong(SAMPLES_MAKE_GAMES, "a sample that makes no ruleset", GameContract.of(unmade)),
                Wrong.game(WORLD_NOT_EMPTY, ImpartialGame.of("no states", List.<Integer>of(), n -> List.of())),
                Wrong.game(WORLD_CLOSED, ImpartialGame.of("a hole in the rules", List.of(5), n -> countDown(n))),
                new Wrong(
                        WORLD_BOUNDED,
                        "counting without end",
                        GameContract.of(ImpartialGame.of("up", List.of(0), n -> List.of(n + 1)))
                                .limit(1000)),
                Wrong.game(WORLD_BOUNDED, new EndlessStarts()),
                Wrong.game(
                        OPTIONS_DETERMINISTIC,
                        ImpartialGame.of("a moody rule", List.of(9), n -> List.of(calls.getAndIncrement() % 2))),
                Wrong.game(OPTIONS_DETERMINISTIC, new MoodyStarts(starts)),
                Wrong.game(
                        OPTIONS_DETERMINISTIC,
                        ImpartialGame.of("states without equals", List.of(new int[] {2}), WrongWorlds::lowered)),
                Wrong.game(OPTIONS_DETERMINISTIC, new WearingOut()),
                Wrong.game(OPTIONS_DETERMINISTIC, new OneList()),
                Wrong.game(
                        EQUALITY_AND_HASH,
                        ImpartialGame.of("equals without hashCode", List.of(new Unhashed(3)), Unhashed::fewer)),
                Wrong.game(
                        EQUALITY_AND_HASH,
                        ImpartialGame.of("equals that sees too little", List.of(new Blurred(3, 0)), Blurred::next)),
                Wrong.game(
                        EQUALITY_AND_HASH,
                        ImpartialGame.of(
                                "a hash code of the order",
                                List.of(new Unordered(3, 4), new Unordered(4, 3)),
                                pair -> List.of())),
                Wrong.game(HEAPS_SHRINK, HeapGame.of("growing heaps", (heap, out) -> out.to(heap + 1))),
                Wrong.game(HEAPS_SHRINK, new StandingHeap()),
                Wrong.game(PLAY_ENDS, ImpartialGame.of("to and fro", List.of(0), n -> List.of(1 - n))),
                Wrong.game(PLAY_ENDS, new Doubling()));
    }

    private static List<Integer> countDown(int n) {
        if (n == 2) {
            throw new IllegalArgumentException("the rules do not know 2");
        }
        return List.of(n - 1);
    }

    private static List<int[]> lowered(int[] state) {
        return state[0] == 0 ? List.of() : List.of(new int[] {state[0] - 1});
    }

    /** A stream of states that never ends. */
    private record EndlessStarts() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {}

        @Override
        public Stream<Integer> smallStates() {
            return IntStream.iterate(0, n -> n + 1).boxed();
        }
    }

    /** A small world that changes from call to call. */
    private record MoodyStarts(AtomicInteger calls) implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {}

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(calls.getAndIncrement());
        }
    }

    /** A game that changes its states. */
    private record WearingOut() implements ImpartialGame<WearingOut.Shoe> {
        @Override
        public void options(Shoe state, Options<Shoe> out) {
            state.steps++;
        }

        @Override
        public Stream<Shoe> smallStates() {
            return Stream.of(new Shoe());
        }

        /** All shoes are equal, but their text shows their age. */
        private static final class Shoe {
            private int steps;

            @Override
            public boolean equals(Object other) {
                return other instanceof Shoe;
            }

            @Override
            public int hashCode() {
                return 1;
            }

            @Override
            public String toString() {
                return "worn " + steps;
            }
        }
    }

    /** Nim in which all options of a state share one list, whose last change is undone at the end. */
    private record OneList() implements ImpartialGame<List<Integer>> {
        @Override
        public void options(List<Integer> heaps, Options<List<Integer>> out) {
            List<Integer> next = new ArrayList<>(heaps);
            for (int i = 0; i < heaps.size(); i++) {
                for (int left = 0; left < heaps.get(i); left++) {
                    next.set(i, left);
                    out.to(next);
                }
                next.set(i, heaps.get(i));
            }
        }

        @Override
        public Stream<List<Integer>> smallStates() {
            return Stream.of(List.of(2, 3));
        }
    }

    /** A number whose hash code is that of the object. */
    private static final class Unhashed {
        private final int n;

        Unhashed(int n) {
            this.n = n;
        }

        List<Unhashed> fewer() {
            return n == 0 ? List.of() : List.of(new Unhashed(n - 1));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Unhashed that && n == that.n;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    /** A number with a colour that matters in play but not in {@code equals}. */
    private record Blurred(int n, int colour) {
        List<Blurred> next() {
            return switch (n) {
                case 3 -> List.of(new Blurred(1, 0), new Blurred(1, 1));
                case 1 -> colour == 0 ? List.of() : List.of(new Blurred(0, 0));
                default -> List.of();
            };
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Blurred that && n == that.n;
        }

        @Override
        public int hashCode() {
            return n;
        }
    }

    /** A pair whose order matters for its hash code but not for {@code equals}. */
    private record Unordered(int a, int b) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Unordered that && (a == that.a ? b == that.b : a == that.b && b == that.a);
        }

        @Override
        public int hashCode() {
            return 31 * a + b;
        }
    }

    /** A heap that does not shrink, listed without the collector that would reject it. */
    private record StandingHeap() implements HeapGame {
        @Override
        public void options(int heap, HeapOptions out) {}

        @Override
        public void options(Long heap, Options<Long> out) {
            out.to(heap);
        }
    }

    /** Each move replaces one component by two: no position repeats, but play does not end. */
    private record Doubling() implements ImpartialGame<Integer> {
        @Override
        public void options(Integer state, Options<Integer> out) {
            out.to(state, state);
        }

        @Override
        public Stream<Integer> smallStates() {
            return Stream.of(1);
        }
    }
}
