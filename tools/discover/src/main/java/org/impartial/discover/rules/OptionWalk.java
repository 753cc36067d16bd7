package org.impartial.discover.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Letters;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;

/**
 * Lists the options of a position by walking the relations of the moves. An option that two kinds of moves lead to is
 * listed twice.
 */
public final class OptionWalk {
    private static final long MOST = Long.MAX_VALUE / 64;
    private final CompiledRules rules;
    private final Numeration numeration;
    private final List<WalkLane> lanes = new ArrayList<>();
    private final long[] weights;

    /** One kind of move: which heaps are given to its walk, and which tape is which heap after the move. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record WalkLane(MoveRelation move, Walk walk, int[] given, int[] tapes) {

        /** Returns the heaps that are given to the walk. */
        long[] given(long[] position) {
            return Arrays.stream(given).mapToLong(heap -> position[heap]).toArray();
        }
    }

    /**
     * Creates a walk over the moves.
     *
     * @param rules the compiled rules
     */
    public OptionWalk(CompiledRules rules) {
        this.rules = rules;
        this.numeration = rules.arithmetic().numeration();
        for (MoveRelation move : rules.moves()) {
            lanes.add(lane(move, move.relation().automaton()));
        }
        this.weights = weights(numeration);
    }

    private static WalkLane lane(MoveRelation move, Automaton automaton) {
        int[] variables = move.relation().variables();
        List<Integer> tapes = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        for (int tape = 0; tape < variables.length; tape++) {
            if (variables[tape] % 2 == 0) {
                tapes.add(tape);
                given.add(variables[tape] / 2);
            }
        }
        int[] after = Arrays.stream(move.changed())
                .map(heap -> place(move.relation(), Compiler.after(heap)))
                .toArray();
        int[] givenTapes = tapes.stream().mapToInt(Integer::intValue).toArray();
        int[] heaps = given.stream().mapToInt(Integer::intValue).toArray();
        return new WalkLane(move, new Walk(automaton, givenTapes), heaps, after);
    }

    private static int place(Relation relation, int variable) {
        return Arrays.binarySearch(relation.variables(), variable);
    }

    private static long[] weights(Numeration numeration) {
        long[] weights = new long[numeration.places()];
        int count = 0;
        while (count < weights.length && numeration.weight(count).bitLength() < 60) {
            weights[count] = numeration.weight(count).longValueExact();
            count++;
        }
        return Arrays.copyOf(weights, count);
    }

    /**
     * Lists the options.
     *
     * @param position a position of the rules
     * @param meter counts the steps
     * @param out receives each option, in a new array, and returns whether to continue
     * @throws BeyondRangeException if there are infinitely many, or a heap grows beyond 2^57
     */
    public void options(long[] position, Meter meter, Predicate<long[]> out) {
        boolean[] enough = {false};
        for (WalkLane lane : lanes) {
            if (enough[0]) {
                return;
            }
            lane.walk.visit(numeration.word(lane.given(position)), meter, (word, length) -> {
                long[] option = position.clone();
                for (int i = 0; i < lane.tapes.length; i++) {
                    option[lane.move.changed()[i]] = number(word, length, lane.tapes[i]);
                }
                enough[0] = !out.test(option);
                return !enough[0];
            });
        }
    }

    /**
     * Returns a lower bound on the number of options: the number of those of the kind of move that has the most.
     *
     * @param position a position of the rules
     * @return their number; {@link Long#MAX_VALUE} if it is that or more
     * @throws BeyondRangeException if there are infinitely many
     */
    public long atLeast(long[] position) {
        return lanes.stream()
                .mapToLong(lane -> lane.walk.count(numeration.word(lane.given(position))))
                .max()
                .orElse(0);
    }

    /** Returns whether some position has infinitely many options. */
    public boolean unbounded() {
        return lanes.stream().anyMatch(lane -> lane.walk.unbounded());
    }

    /** Returns the number on a tape. */
    private long number(int[] word, int length, int tape) {
        long number = 0;
        for (int i = 0; i < length; i++) {
            int digit = Letters.digit(word[i], numeration.base(), tape);
            if (digit > 0) {
                int place = length - 1 - i;
                if (place >= weights.length || number > MOST) {
                    throw new BeyondRangeException("a heap grows beyond " + MOST + "; use smaller positions");
                }
                number += digit * weights[place];
            }
        }
        return number;
    }

    /** Returns the rules that are walked. */
    public CompiledRules rules() {
        return rules;
    }
}
