package org.impartial.core.game.heap;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.notation.NotationException;

/**
 * The numbers of beans that may be taken from a heap: a set of positive integers, as data.
 *
 * <pre>{@code
 * SubtractionSet set = SubtractionSet.of(1, 3, 4);
 * set.contains(2);                 // false
 * Solver.normal().grundy(new Subtraction(set).at(5));  // 3
 * }</pre>
 */
public sealed interface SubtractionSet extends HeapCode {

    /**
     * {@return whether a number of beans may be taken}
     *
     * @param taken the number
     */
    boolean contains(long taken);

    @Override
    default boolean allows(long heap, long... left) {
        return left.length == 1 && left[0] >= 0 && left[0] < heap && contains(heap - left[0]);
    }

    /**
     * {@return the members up to a heap size, ascending: the numbers that may be taken from it}
     *
     * @param heap the heap
     */
    LongStream upTo(long heap);

    /** {@return the greatest member; empty if the set has none or it is not known} */
    default OptionalLong greatest() {
        return OptionalLong.empty();
    }

    /**
     * A finite set.
     *
     * @param members ascending and distinct, each at least 1
     */
    record Finite(List<Long> members) implements SubtractionSet {
        private static final int MOST_SHOWN = 32;

        /**
         * Creates a sorted set and checks that its members are at least 1.
         *
         * @param members ascending and distinct, each at least 1
         */
        public Finite {
            members = members.stream().sorted().distinct().toList();
            if (!members.isEmpty() && members.get(0) < 1) {
                throw new NotationException("a subtraction set holds numbers from 1 on, not " + members.get(0));
            }
        }

        @Override
        public boolean contains(long taken) {
            return Collections.binarySearch(members, taken) >= 0;
        }

        @Override
        public LongStream upTo(long heap) {
            return members.stream().mapToLong(Long::longValue).takeWhile(s -> s <= heap);
        }

        @Override
        public OptionalLong greatest() {
            return members.isEmpty() ? OptionalLong.empty() : OptionalLong.of(members.get(members.size() - 1));
        }

        /** {@return all members as text: the numbers with commas between them, however many there are} */
        public String text() {
            return members.stream().map(String::valueOf).collect(Collectors.joining(","));
        }

        /** Returns the members as text; of more than 32 the first three and the last, and their number. */
        @Override
        public String toString() {
            int last = members.size() - 1;
            return members.size() <= MOST_SHOWN
                    ? text()
                    : members.get(0) + "," + members.get(1) + "," + members.get(2) + ",...," + members.get(last) + " ("
                            + members.size() + " numbers)";
        }
    }

    /**
     * The numbers of an interval.
     *
     * @param least at least 1
     * @param most at least {@code least}; {@link Long#MAX_VALUE} for no bound
     */
    record Interval(long least, long most) implements SubtractionSet {
        /**
         * Checks that the interval is not empty and has only members of at least 1.
         *
         * @param least at least 1
         * @param most at least {@code least}; {@link Long#MAX_VALUE} for no bound
         */
        public Interval {
            if (least < 1 || most < least) {
                throw new NotationException("an interval l..r needs 1 <= l <= r, not " + least + ".." + most);
            }
        }

        @Override
        public boolean contains(long taken) {
            return taken >= least && taken <= most;
        }

        @Override
        public LongStream upTo(long heap) {
            return LongStream.rangeClosed(least, Math.min(most, heap));
        }

        @Override
        public OptionalLong greatest() {
            return most == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(most);
        }

        @Override
        public String toString() {
            return least == 1 && most == Long.MAX_VALUE ? "all" : least + ".." + (most == Long.MAX_VALUE ? "" : most);
        }
    }

    /**
     * All positive numbers except finitely many.
     *
     * @param excluded the numbers that may not be taken
     */
    record AllBut(Finite excluded) implements SubtractionSet {
        @Override
        public boolean contains(long taken) {
            return taken >= 1 && !excluded.contains(taken);
        }

        @Override
        public LongStream upTo(long heap) {
            return LongStream.rangeClosed(1, heap).filter(s -> !excluded.contains(s));
        }

        @Override
        public String toString() {
            return "all but " + excluded;
        }
    }

    /** A property whose numbers are listed without testing every number. Immutable. */
    interface Enumerated extends LongPredicate {

        /**
         * {@return the positive numbers with the property that are at most {@code most}, ascending}
         *
         * @param most the bound
         */
        LongStream upTo(long most);
    }

    /**
     * The numbers with a property. The members up to a bound are listed in time proportional to their number if the
     * property is {@link Enumerated}, and to the bound otherwise.
     *
     * @param name the name of the set, such as {@code primes}; with it and the test, two sets are equal
     * @param test the property, evaluated for positive numbers only
     */
    record Where(String name, LongPredicate test) implements SubtractionSet {
        @Override
        public boolean contains(long taken) {
            return taken >= 1 && test.test(taken);
        }

        @Override
        public LongStream upTo(long heap) {
            return test instanceof Enumerated listed
                    ? listed.upTo(heap)
                    : LongStream.rangeClosed(1, heap).filter(test);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * {@return a finite set}
     *
     * @param members each at least 1, in any order
     */
    static SubtractionSet of(long... members) {
        return new Finite(Arrays.stream(members).boxed().toList());
    }

    /** {@return all positive numbers: the game is Nim} */
    static SubtractionSet all() {
        return new Interval(1, Long.MAX_VALUE);
    }

    /**
     * {@return all positive numbers except the given ones}
     *
     * @param excluded the numbers that may not be taken
     */
    static SubtractionSet allBut(long... excluded) {
        return new AllBut(new Finite(Arrays.stream(excluded).boxed().toList()));
    }
}
