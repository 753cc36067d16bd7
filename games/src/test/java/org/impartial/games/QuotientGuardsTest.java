package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.proof.Certificate.Verdict;
import org.impartial.proof.kind.quotient.QuotientCertificate;
import org.junit.jupiter.api.Test;

/**
 * The checker of misère quotients accepts just those elements of components that give all small sums the outcome of
 * misère play by the rules, among all elements of the quotient of Nim heaps of 1 and 2.
 */
class QuotientGuardsTest {
    private static final int[][] PRODUCTS = {{1, 2}, {0, 3}, {3, 4}, {2, 5}, {5, 2}, {4, 3}};
    private static final BitSet LOST = BitSet.valueOf(new long[] {1 << 1 | 1 << 4});
    private static final int VERTICES = 5;
    private static final int SUMMANDS = 4;

    private final Random random = new Random(38);

    @Test
    void elementsAreAcceptedThatGiveEverySumItsOutcome() {
        int accepted = 0;
        for (int i = 0; i < 8; i++) {
            Arcs game = game();
            Map<List<Integer>, Boolean> outcomes = new HashMap<>();
            sums(1, List.of()).forEach(sum -> lost(game, sum, outcomes));
            for (int elements = 0; elements < 36; elements++) {
                int[] phi = {0, 1, 2, elements / 6, elements % 6};
                boolean right = outcomes.entrySet().stream()
                        .filter(sum -> sum.getKey().size() <= SUMMANDS)
                        .allMatch(sum -> LOST.get(product(sum.getKey(), phi)) == sum.getValue());
                Verdict verdict = certificate(game, phi).check(Meter.unlimited());
                assertEquals(
                        right, verdict.accepted(), () -> game + " " + Arrays.toString(phi) + ": " + verdict.reason());
                accepted += right ? 1 : 0;
            }
        }
        assertTrue(accepted > 3, accepted + " accepted");
    }

    /** Returns a game in which 0, 1 and 2 are Nim heaps, and each greater vertex has some moves to lesser ones. */
    private Arcs game() {
        Map<Integer, List<List<Integer>>> moves = new LinkedHashMap<>();
        moves.put(1, List.of(List.of(0)));
        moves.put(2, List.of(List.of(0), List.of(1)));
        for (int vertex = 3; vertex < VERTICES; vertex++) {
            List<List<Integer>> options = new ArrayList<>();
            for (int i = random.nextInt(4); i >= 0; i--) {
                options.add(
                        random.ints(1 + random.nextInt(2), 0, vertex).boxed().toList());
            }
            moves.put(vertex, options);
        }
        return new Arcs(moves);
    }

    /** Returns all sums of vertices from one on, with others. */
    private static List<List<Integer>> sums(int least, List<Integer> others) {
        List<List<Integer>> sums = new ArrayList<>(List.of(others));
        for (int vertex = least; vertex < VERTICES && others.size() < SUMMANDS; vertex++) {
            sums.addAll(sums(vertex, with(others, -1, List.of(vertex))));
        }
        return sums;
    }

    private static List<Integer> with(List<Integer> sum, int removed, List<Integer> added) {
        List<Integer> next = new ArrayList<>(sum);
        if (removed >= 0) {
            next.remove(removed);
        }
        added.stream().filter(vertex -> vertex > 0).forEach(next::add);
        next.sort(null);
        return next;
    }

    private static boolean lost(Arcs game, List<Integer> sum, Map<List<Integer>, Boolean> outcomes) {
        Boolean known = outcomes.get(sum);
        if (known == null) {
            known = !sum.isEmpty()
                    && IntStream.range(0, sum.size())
                            .allMatch(i -> game.moves().get(sum.get(i)).stream()
                                    .noneMatch(parts -> lost(game, with(sum, i, parts), outcomes)));
            outcomes.put(sum, known);
        }
        return known;
    }

    private static int product(List<Integer> sum, int[] phi) {
        return sum.stream().map(vertex -> phi[vertex]).reduce(0, QuotientGuardsTest::times);
    }

    /** Multiplies by the generators a and b, of which the elements are 1, a, b, ab, bb and abb. */
    private static int times(int x, int y) {
        int product = y % 2 == 1 ? PRODUCTS[x][0] : x;
        for (int i = 0; i < y / 2; i++) {
            product = PRODUCTS[product][1];
        }
        return product;
    }

    private static QuotientCertificate certificate(Arcs game, int[] phi) {
        Map<Component<?>, Integer> elements = new LinkedHashMap<>();
        IntStream.range(0, VERTICES).forEach(vertex -> elements.put(game.at(vertex), phi[vertex]));
        return QuotientCertificate.ofReached(Position.sum(List.copyOf(elements.keySet())), PRODUCTS, LOST, elements);
    }
}
