package org.impartial.discover;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.discover.rules.Compiler;
import org.impartial.discover.rules.MoveRelation;
import org.impartial.discover.rules.Walk;

/** The options of a position that lie in a set, found in the product of each kind of move with the set. */
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
            int[] after = move.after(rules.rules().size());
            Map<Integer, Integer> names = new HashMap<>();
            for (int heap = 0; heap < after.length; heap++) {
                names.put(Compiler.before(heap), after[heap]);
            }
            Relation into = own.and(move.relation(), own.renamed(members, names));
            int[] tapes = IntStream.range(0, into.variables().length)
                    .filter(tape -> into.variables()[tape] % 2 == 0)
                    .toArray();
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
        Iterable<int[]> words = () -> lane.walk.words(numeration.word(given));
        return StreamSupport.stream(words.spliterator(), false).map(word -> {
            BigInteger[] numbers = numeration.numbers(word, tapes);
            BigInteger[] option = position.clone();
            for (int heap : lane.move.changed()) {
                option[heap] = numbers[Arrays.binarySearch(lane.into.variables(), Compiler.after(heap))];
            }
            return List.of(option);
        });
    }
}
