package org.impartial.games.heap;

import java.util.stream.IntStream;

/**
 * Places from 1, each with the lower ones that a move leads to. Odd places are an odd number of moves away from rest,
 * and every move goes between an odd and an even place, which is all that the staircase argument needs.
 */
enum Stairs {
    /** From a stair to the next lower one; place 0 is the ground. */
    STAIRS("staircase-nim", "stair", "coins", "odd stairs"),
    /** From box A to a lower box B with A + B odd and divisible by 3, which is A + B = 3 modulo 6. */
    BOXES("boxes", "box", "cards", "boxes i with i mod 6 in {0, 2, 5}");

    final String game;
    final String place;
    final String held;
    final String counting;

    Stairs(String game, String place, String held, String counting) {
        this.game = game;
        this.place = place;
        this.held = held;
        this.counting = counting;
    }

    boolean odd(int place) {
        int rest = place % 6;
        return this == STAIRS ? rest % 2 == 1 : rest == 0 || rest == 2 || rest == 5;
    }

    /** Returns the places that one move from this one leads to, ascending; 0 is off the board. */
    IntStream below(int place) {
        return this == STAIRS
                ? IntStream.of(place - 1)
                : IntStream.iterate(Math.floorMod(2 - place, 6) + 1, to -> to < place, to -> to + 6);
    }
}
