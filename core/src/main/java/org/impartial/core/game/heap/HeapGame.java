package org.impartial.core.game.heap;

import com.google.common.primitives.Longs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapOptions.RecordedOptions;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/**
 * A game on one heap of beans: a state is a heap size, and every option consists of smaller heaps. Several heaps form a
 * sum ({@link #heaps}).
 *
 * <p>The rules are written for {@code int} heaps, as tables hold them, for instance as a lambda:
 *
 * <pre>{@code HeapGame oneOrTwo = HeapGame.of("one-or-two", (heap, out) -> {
 *     for (int k = 1; k <= 2 && k <= heap; k++) {
 *         out.to(heap - k);
 *     }
 * });}</pre>
 *
 * <p>A game whose claims answer for greater heaps overrides {@link #farOptions} too if the options of such heaps can be
 * listed.
 */
@FunctionalInterface
public interface HeapGame extends ImpartialGame<Long> {

    /** The greatest heap of {@link #options(int, HeapOptions)}. */
    int GREATEST_NEAR = Integer.MAX_VALUE;

    /**
     * Adds every option of a heap.
     *
     * @param heap the heap size, 0 or more
     * @param out takes the options, each made of heaps smaller than this one
     */
    void options(int heap, HeapOptions out);

    /**
     * Adds every option of a heap above {@link #GREATEST_NEAR}.
     *
     * @param heap the heap size
     * @param out takes the options
     * @throws BeyondRangeException by default, unless the game declares a {@link #reach} with one part: the game lists
     *     no options of such heaps
     */
    default void farOptions(long heap, Options<Long> out) {
        reach().filter(known -> known.parts() == 1)
                .orElseThrow(() -> new BeyondRangeException(name() + " lists the options of heaps up to "
                        + GREATEST_NEAR + ", not of " + heap + "; use its claims or a proved period instead"))
                .far(this, heap, out);
    }

    /**
     * {@return the set or the code that expresses all rules, so that engines need not call them; nothing by default}
     */
    default Optional<HeapCode> heapCode() {
        return Optional.empty();
    }

    /** {@return how far these rules reach, by which a period can be proved without a code; nothing by default} */
    default Optional<HeapReach> reach() {
        return Optional.empty();
    }

    /**
     * {@return this game with a declared reach; it has the same name, rules and claims}
     *
     * @param declared how far its moves reach
     */
    default HeapGame reaching(HeapReach declared) {
        return NamedHeapGame.of(this, claims(), Optional.of(declared));
    }

    /**
     * {@return this game with a theorem about its values, which the contract compares with the rules}
     *
     * @param statement the theorem in one line, such as {@code G(2n) = n}
     * @param source a key of {@code docs/REFERENCES.md}, or any name of a work
     * @param value the Grundy value of a heap
     */
    default HeapGame claiming(String statement, String source, LongUnaryOperator value) {
        Claim<Long> claim = Claim.values(Basis.proved(statement, source), value::applyAsLong);
        return NamedHeapGame.of(
                this, Stream.concat(claims().stream(), Stream.of(claim)).toList(), reach());
    }

    @Override
    default void options(Long heap, Options<Long> out) {
        if (heap > GREATEST_NEAR) {
            farOptions(heap, out);
            return;
        }
        RecordedOptions near = HeapOptions.recording();
        near.recordFirst(this, Math.toIntExact(heap), out.meter(), out.wanted());
        for (int option = 0; option < near.count(); option++) {
            List<Long> parts = new ArrayList<>(near.parts(option));
            for (int i = 0; i < near.parts(option); i++) {
                parts.add((long) near.part(option, i));
            }
            out.toSum(parts);
        }
    }

    @Override
    default boolean statesAreHeaps() {
        return true;
    }

    /** Checks that a heap has 0 beans or more. */
    @Override
    default void requireState(Long heap) {
        if (heap == null || heap < 0) {
            throw new NotationException("a heap of " + name() + " is a number from 0 on, not " + heap);
        }
    }

    @Override
    default Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 40).boxed();
    }

    @Override
    default Notation<Long> notation() {
        return HeapNotation.RESULT;
    }

    /**
     * {@return this game on one heap}
     *
     * @param heap the heap size
     */
    default Component<Long> at(long heap) {
        return at(Long.valueOf(heap));
    }

    /**
     * {@return the sum of this game on several heaps, in the order given}
     *
     * @param heaps the heap sizes
     */
    default Position heaps(long... heaps) {
        return Position.sum(Arrays.stream(heaps).mapToObj(this::at).toList());
    }

    /**
     * {@return the sum of this game on several heaps, in the order given}
     *
     * @param heaps the heap sizes, whole numbers
     */
    default Position heaps(List<? extends Number> heaps) {
        return heaps(heaps.stream().mapToLong(Number::longValue).toArray());
    }

    /**
     * {@return the heap game to which all components of a position belong; empty if there is none}
     *
     * @param position any position
     */
    static Optional<HeapGame> onlyOf(Position position) {
        List<Component<?>> components = position.components();
        return !components.isEmpty()
                        && components.get(0).game() instanceof HeapGame game
                        && components.stream().allMatch(heap -> heap.game().equals(game))
                ? Optional.of(game)
                : Optional.empty();
    }

    /**
     * {@return a game whose moves leave one heap}
     *
     * @param name the name
     * @param left the sizes of the heaps that one move leaves; those below 0 are left out
     */
    static HeapGame of(String name, IntFunction<List<Integer>> left) {
        return of(
                name,
                (heap, out) ->
                        left.apply(heap).stream().filter(size -> size >= 0).forEach(size -> out.to(size.intValue())));
    }

    /**
     * {@return a game with a name, which messages and answers use}
     *
     * @param name the name
     * @param rule the rule, for instance a lambda
     */
    static HeapGame of(String name, HeapGame rule) {
        return new NamedHeapGame(name, rule, List.of(), rule.reach());
    }

    /** The notations of a heap by its size, and of a move by the heaps that are left or the number of beans taken. */
    enum HeapNotation implements Notation<Long> {
        /**
         * A move is written as the heap that is left, or as the ascending list of heaps if there is not exactly one.
         */
        RESULT {
            @Override
            public Datum move(Long before, Position after) {
                List<Datum> heaps = heapsOf(after);
                return heaps.size() == 1 ? heaps.get(0) : Datum.list(heaps);
            }

            @Override
            long[] left(long before, Datum move) {
                return move.asLongs("heap", 0);
            }
        },
        /** A move is written as the ascending list of the heaps that are left, without those of size 0. */
        HEAPS {
            @Override
            public Datum move(Long before, Position after) {
                List<Datum> heaps = new ArrayList<>(heapsOf(after));
                heaps.removeIf(Datum.of(0)::equals);
                return Datum.list(heaps);
            }

            @Override
            long[] left(long before, Datum move) {
                move.asList("the heaps");
                return move.asLongs("heap", 1);
            }
        },
        /** A move is written as the number of beans taken. */
        TAKEN {
            @Override
            public Datum move(Long before, Position after) {
                return Datum.of(before
                        - heapsOf(after).stream()
                                .mapToLong(heap -> heap.asLong("heap"))
                                .sum());
            }

            @Override
            long[] left(long before, Datum move) {
                return new long[] {before - move.asLong("the beans taken", 1, before)};
            }
        };

        @Override
        public Long read(Datum datum) {
            return datum.asLong("the heap", 0);
        }

        @Override
        public Datum write(Long state) {
            return Datum.of(state);
        }

        /** Returns the heaps left by a move in this notation. */
        abstract long[] left(long before, Datum move);

        /** Uses the code of the game to decide which moves are legal; without a code all options are compared. */
        @Override
        public Optional<Position> option(Component<Long> component, Datum move) {
            HeapCode code =
                    component.game() instanceof HeapGame game ? game.heapCode().orElse(null) : null;
            return code == null ? Notation.super.option(component, move) : option(component, code, move);
        }

        private Optional<Position> option(Component<Long> component, HeapCode code, Datum move) {
            long[] left;
            try {
                left = left(component.state(), move);
            } catch (NotationException otherForm) {
                return Optional.empty();
            }
            if (left.length == 0 && !code.allows(component.state())) {
                left = new long[] {0}; // the rules leave an empty heap, which this notation does not write
            }
            Position option = Position.sum(Arrays.stream(left)
                    .mapToObj(heap -> Component.byRules(component.game(), heap))
                    .toList());
            if (code instanceof BreakingCode && left.length > 1 && Longs.contains(left, 0)) {
                return listed(component, move); // the code ignores heaps of 0, and some rules list them
            }
            return code.allows(component.state(), left)
                            && move(component.state(), option).equals(move)
                    ? Optional.of(option)
                    : Optional.empty();
        }

        private Optional<Position> listed(Component<Long> component, Datum move) {
            try {
                return Notation.super.option(component, move);
            } catch (BeyondRangeException tooMany) {
                return Optional.empty();
            }
        }

        private static List<Datum> heapsOf(Position after) {
            return after.components().stream()
                    .map(part -> (Long) part.state())
                    .sorted()
                    .map(heap -> Datum.of(heap.longValue()))
                    .toList();
        }
    }

    /**
     * The rules of a heap game as data, by {@link HeapGame#heapCode}: a {@link SubtractionSet} for a game that only
     * takes, a {@link BreakingCode} for one that takes and breaks, {@link HeapPatterns} for one whose moves leave heaps
     * at given distances. Engines fill tables word by word or in sparse space with it, and prove periods. The contract
     * compares it with the rules.
     */
    sealed interface HeapCode permits SubtractionSet, BreakingCode, HeapPatterns {
        /**
         * {@return whether a move may leave some heaps}
         *
         * @param heap the heap that is played
         * @param left the heaps that are left, in any order; a {@link BreakingCode} ignores heaps of 0, a {@link
         *     SubtractionSet} expects exactly one heap, possibly of 0
         */
        boolean allows(long heap, long... left);
    }

    /**
     * Moves that are the same from every heap: each pattern of distances of at most n leads from n to the heaps n − d.
     * A heap of 0 is treated like other heaps: an empty pattern removes it.
     *
     * @param patterns the distances of each move, each at least 1, ascending and distinct
     */
    record HeapPatterns(List<List<Long>> patterns) implements HeapCode {
        /**
         * Creates patterns in sorted order without duplicates, and checks that distances are at least 1.
         *
         * @param patterns the distances of each move, in any order
         */
        public HeapPatterns {
            patterns = patterns.stream()
                    .map(pattern -> pattern.stream().sorted().distinct().toList())
                    .distinct()
                    .toList();
            if (patterns.stream().anyMatch(pattern -> !pattern.isEmpty() && pattern.get(0) < 1)) {
                throw new NotationException("the distances of a pattern are numbers from 1 on, in " + patterns);
            }
        }

        /** {@return the greatest distance, over which smaller heaps determine a value; 0 without distances} */
        public long reach() {
            return patterns.stream().mapToLong(HeapPatterns::farthest).max().orElse(0);
        }

        /**
         * {@return the patterns that fit a heap: those whose distances are at most that}
         *
         * @param heap the size of the heap
         */
        public Stream<List<Long>> upTo(long heap) {
            return patterns.stream().filter(pattern -> farthest(pattern) <= heap);
        }

        @Override
        public boolean allows(long heap, long... left) {
            List<Long> distances = Arrays.stream(left)
                    .map(part -> heap - part)
                    .sorted()
                    .boxed()
                    .toList();
            return patterns.contains(distances);
        }

        private static long farthest(List<Long> pattern) {
            return pattern.isEmpty() ? 0 : pattern.get(pattern.size() - 1);
        }

        @Override
        public String toString() {
            return patterns.toString();
        }
    }
}
