package org.impartial.games.heap.slide;

import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The steps of coins on a staircase: places numbered from 1, each with the lower places that one move leads to. Odd
 * places are an odd number of moves away from rest, and every move goes between an odd and an even place, which is all
 * that the staircase argument needs.
 */
enum Stairs {
    /** From a stair to the next lower one; place 0 is the ground. */
    STAIRS(place -> place % 2 == 1, place -> IntStream.of(place - 1)),
    /** From box A to the lower boxes B, from 1 on, with A + B odd and divisible by 3, which is A + B = 3 modulo 6. */
    BOXES(
            place -> List.of(0, 2, 5).contains(place % 6),
            place -> IntStream.iterate(Math.floorMod(2 - place, 6) + 1, to -> to < place, to -> to + 6));

    private final IntPredicate odd;
    private final IntFunction<IntStream> below;

    Stairs(IntPredicate odd, IntFunction<IntStream> below) {
        this.odd = odd;
        this.below = below;
    }

    /** Returns whether a place is an odd number of moves away from rest. */
    boolean odd(int place) {
        return odd.test(place);
    }

    /** Returns the places that one move from this one leads to, ascending; 0 is off the board. */
    IntStream below(int place) {
        return below.apply(place);
    }
}
