package org.impartial.discover.learn;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.rules.MoveRelation;

/*
 * A walk in the box: the digits of the position after the move are given, those of the changed heaps before it are
 * free, and the number of the position before is summed up along the way. States from which nothing of the right length
 * is accepted are computed beforehand.
 */
/** Marks the positions in a box from which one kind of move leads to a given one. */
final class Predecessors {
    private final MoveRelation move;
    private final Automaton automaton;
    private final int heaps;
    private final int letters;
    private final int[] table;
    private final int[] fixedHeap;
    private final int[] fixedFactor;
    private final int[] freeHeap;
    private final int[] freeLetters;
    private final int[][] freeDigits;
    private boolean[][] live = {};
    private Box box;
    private long[][] gains = {};
    private long[] marked = {};
    private int[] fixed = {};
    private Meter counts = Meter.unlimited();

    Predecessors(MoveRelation move, Numeration numeration, int heaps) {
        this.move = move;
        this.automaton = move.relation().automaton();
        this.heaps = heaps;
        this.letters = automaton.letters();
        this.table = automaton.table();
        this.box = new Box(numeration, new long[heaps], 0);
        int base = automaton.base();
        int[] variables = move.relation().variables();
        int[] free = Arrays.stream(move.changed()).map(heap -> 2 * heap).toArray();
        int[] weight = new int[variables.length];
        for (int tape = 0, factor = 1; tape < variables.length; tape++, factor *= base) {
            weight[tape] = factor;
        }
        int[] fixedTapes = IntStream.range(0, variables.length)
                .filter(tape -> Arrays.binarySearch(free, variables[tape]) < 0)
                .toArray();
        this.fixedHeap =
                Arrays.stream(fixedTapes).map(tape -> variables[tape] / 2).toArray();
        this.fixedFactor = Arrays.stream(fixedTapes).map(tape -> weight[tape]).toArray();
        this.freeHeap = move.changed().clone();
        int count = Letters.count(base, freeHeap.length);
        this.freeLetters = new int[count];
        this.freeDigits = new int[count][freeHeap.length];
        for (int choice = 0; choice < count; choice++) {
            for (int i = 0, rest = choice; i < freeHeap.length; i++, rest /= base) {
                freeDigits[choice][i] = rest % base;
                freeLetters[choice] += rest % base * weight[Arrays.binarySearch(variables, free[i])];
            }
        }
    }

    /** Prepares the tables for a box. */
    void prepare(Box next, Meter meter) {
        box = next;
        int length = next.digits();
        live = new boolean[length + 1][];
        live[0] = automaton.acceptingStates();
        for (int i = 1; i <= length; i++) {
            meter.spend(0, automaton.states());
            live[i] = new boolean[automaton.states()];
            for (int state = 0; state < live[i].length; state++) {
                for (int letter = 0; letter < automaton.letters() && !live[i][state]; letter++) {
                    live[i][state] = live[i - 1][automaton.next(state, letter)];
                }
            }
        }
        gains = new long[length][freeLetters.length];
        for (int at = 0; at < length; at++) {
            for (int choice = 0; choice < freeLetters.length; choice++) {
                for (int i = 0; i < freeHeap.length; i++) {
                    gains[at][choice] += freeDigits[choice][i] * next.weight(at) * next.stride(freeHeap[i]);
                }
            }
        }
        fixed = new int[length];
    }

    /** Marks all predecessors of a position. */
    void mark(long place, long[] bits, Meter meter) {
        counts = meter;
        give(place);
        if (live[fixed.length][0]) {
            marked = bits;
            walk(0, 0, start(place));
            meter.spend(0, 4L * fixed.length);
        }
    }

    /** Walks recursively; the depth is the length of a word, which is less than a hundred. */
    private void walk(int depth, int state, long sum) {
        if (depth == fixed.length) {
            marked[(int) (sum >>> 6)] |= 1L << (sum & 63);
            counts.spend(0, 1);
            return;
        }
        boolean[] alive = live[fixed.length - depth - 1];
        long[] gain = gains[depth];
        int at = state * letters + fixed[depth];
        for (int choice = 0; choice < gain.length; choice++) {
            int to = table[at + freeLetters[choice]];
            if (alive[to]) {
                walk(depth + 1, to, sum + gain[choice]);
            }
        }
    }

    private void give(long place) {
        Arrays.fill(fixed, 0);
        for (int i = 0; i < fixedHeap.length; i++) {
            box.addDigits(place, fixedHeap[i], fixedFactor[i], fixed);
        }
    }

    /** Returns the contribution of the unchanged heaps to the number. */
    private long start(long place) {
        long sum = 0;
        for (int heap = 0; heap < heaps; heap++) {
            if (Arrays.binarySearch(move.changed(), heap) < 0) {
                sum += box.heap(place, heap) * box.stride(heap);
            }
        }
        return sum;
    }
}
