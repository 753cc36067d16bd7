package org.impartial.discover.learn;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.rules.Compiler;
import org.impartial.discover.rules.MoveRelation;

/* A walk in the box: digits after the move are given, those before it are free, and their number is summed up. */
/** Marks the positions in a box from which one kind of move leads to a given one. */
final class Predecessors {
    private final MoveRelation move;
    private final Automaton automaton;
    private final Box box;
    private final long[] marked;
    private final Meter meter;
    private final int[] fixedTapes;
    /** For each choice of the free digits, the letter that has them, and zeros elsewhere. */
    private final int[] freeLetters;

    private final boolean[][] live;
    private final long[][] gains;
    private final int[] fixed;

    Predecessors(MoveRelation move, Box box, long[] marked, Meter meter) {
        this.move = move;
        this.automaton = move.relation().automaton();
        this.box = box;
        this.marked = marked;
        this.meter = meter;
        this.fixed = new int[box.digits()];
        int[] variables = move.relation().variables();
        int[] freeTapes = move.relation()
                .tapes(Arrays.stream(move.changed()).map(Compiler::before).toArray());
        this.fixedTapes = IntStream.range(0, variables.length)
                .filter(tape -> Arrays.stream(freeTapes).noneMatch(free -> free == tape))
                .toArray();
        this.freeLetters = Arrays.stream(Letters.above(automaton.base(), variables.length, freeTapes))
                .mapToInt(wide -> wide[0])
                .toArray();
        this.live = new Walk(automaton, new int[0]).live(fixed.length);
        meter.spend(0, (long) fixed.length * automaton.states());
        this.gains = new long[fixed.length][freeLetters.length];
        for (int at = 0; at < fixed.length; at++) {
            for (int choice = 0; choice < freeLetters.length; choice++) {
                for (int i = 0; i < freeTapes.length; i++) {
                    gains[at][choice] += Letters.digit(choice, automaton.base(), i)
                            * box.weights()[at]
                            * box.strides()[move.changed()[i]];
                }
            }
        }
    }

    void mark(long place) {
        Arrays.fill(fixed, 0);
        for (int tape : fixedTapes) {
            int factor = Letters.count(automaton.base(), tape);
            box.addDigits(place, move.relation().variables()[tape] / 2, factor, fixed);
        }
        if (live[0][0]) {
            walk(0, 0, start(place));
            meter.spend(0, 4L * fixed.length);
        }
    }

    /** Walks recursively; the depth is the length of a word, which is less than a hundred. */
    private void walk(int depth, int state, long sum) {
        if (depth == fixed.length) {
            marked[(int) (sum >>> 6)] |= 1L << (sum & 63);
            meter.spend(0, 1);
            return;
        }
        boolean[] alive = live[depth + 1];
        long[] gain = gains[depth];
        for (int choice = 0; choice < gain.length; choice++) {
            int to = automaton.next(state, fixed[depth] + freeLetters[choice]);
            if (alive[to]) {
                walk(depth + 1, to, sum + gain[choice]);
            }
        }
    }

    private long start(long place) {
        long sum = place;
        for (int heap : move.changed()) {
            sum -= box.heap(place, heap) * box.strides()[heap];
        }
        return sum;
    }
}
