package org.impartial.games.heap;

import java.util.stream.IntStream;

/**
 * Places from 1, each with the lower ones that a move leads to. Odd places are an odd number of moves away from rest,
 * and every move goes between an odd and an even place, which is all that the staircase argument needs.
 */
enum Stairs {
    /** From a stair to the next lower one; place 0 is the ground. */
    STAIRS {
        @Override
        boolean odd(int place) {
            return place % 2 == 1;
        }

        @Override
        IntStream below(int place) {
            return IntStream.of(place - 1);
        }
    },
    /** From box A to a lower box B with A + B odd and divisible by 3, which is A + B = 3 modulo 6. */
    BOXES {
        @Override
        boolean odd(int place) {
            int rest = place % 6;
            return rest == 0 || rest == 2 || rest == 5;
        }

        @Override
        IntStream below(int place) {
            return IntStream.iterate(lowest(place), to -> to < place, to -> to + 6);
        }

        /** Returns the least box from 1 on that makes the sum 3 modulo 6. */
        private int lowest(int place) {
            return Math.floorMod(2 - place, 6) + 1;
        }
    };

    /** Returns whether a place is an odd number of moves away from rest. */
    abstract boolean odd(int place);

    /** Returns the places that one move from this one leads to, ascending; 0 is off the board. */
    abstract IntStream below(int place);
}
