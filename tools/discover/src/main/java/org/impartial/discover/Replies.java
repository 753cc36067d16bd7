package org.impartial.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.automaton.Walk;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.MoveRelation;

/**
 * The options of a position that lie in a set, found in the product of each kind of move with the set. The parts of a
 * heap that splits take its place.
 */
final class Replies {
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record ReplyLane(MoveRelation move, Relation into, Walk walk, int[] given) {}

    private final Numeration numeration;
    private final List<ReplyLane> lanes = new ArrayList<>();

    Replies(CompiledRules rules, Automaton set) {
        Arithmetic arithmetic = rules.arithmetic();
        this.numeration = arithmetic.numeration();
        Arithmetic own = new Arithmetic(numeration, Meter.unlimited());
        Relation members = own.relation(rules.before(), set);
        for (MoveRelation move : rules.moves()) {
            Relation into = move.into(own, members);
            int[] tapes = into.evenTapes();
            int[] given =
                    Arrays.stream(tapes).map(tape -> into.variables()[tape] / 2).toArray();
            lanes.add(new ReplyLane(move, into, new Walk(into.automaton(), tapes), given));
        }
    }

    /** Returns the options, possibly with repetitions, each found on demand. */
    Stream<List<BigInteger>> of(BigInteger... position) {
        return Lazily.flatMap(lanes.stream(), lane -> of(lane, position));
    }

    private Stream<List<BigInteger>> of(ReplyLane lane, BigInteger[] position) {
        BigInteger[] given =
                Arrays.stream(lane.given).mapToObj(heap -> position[heap]).toArray(BigInteger[]::new);
        int tapes = lane.into.variables().length;
        Iterable<int[]> words = () -> lane.walk.words(numeration.word(given), Meter.unlimited());
        return StreamSupport.stream(words.spliterator(), false).map(word -> {
            BigInteger[] numbers = numeration.numbers(word, tapes);
            List<BigInteger> option = new ArrayList<>(List.of(position));
            int[] primed = lane.move.primed();
            for (int i = 0; i < primed.length; i++) {
                BigInteger number = numbers[Arrays.binarySearch(lane.into.variables(), primed[i])];
                if (i < lane.move.changed().length) {
                    option.set(lane.move.changed()[i], number);
                } else {
                    option.add(i, number);
                }
            }
            return List.copyOf(option);
        });
    }
}
