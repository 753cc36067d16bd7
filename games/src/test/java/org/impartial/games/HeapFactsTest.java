package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of games whose moves look at several heaps; each test is named after its game. */
class HeapFactsTest extends CatalogueFacts {

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void cyclicNimhoff(int h) {
        lists(2, 0, 60).forEach(heaps -> {
            int x = heaps.get(0);
            int y = heaps.get(1);
            assertEquals((x + y) % h + h * ((x / h) ^ (y / h)), value(text("cyclic-nimhoff[h=" + h + "]", heaps)));
        });
    }

    @Test
    void deleteNimAndVectorDeleteNim() {
        lists(2, 1, 40).forEach(heaps -> {
            int x = heaps.get(0);
            int y = heaps.get(1);
            assertEquals(Integer.numberOfTrailingZeros((x | y) + 1), value(text("delete-nim", heaps)));
            assertEquals(
                    Integer.numberOfTrailingZeros(((x - 1) | (y - 1)) + 1), value(text("vector-delete-nim", heaps)));
        });
    }

    /** Of each row at most one first heap makes the rest P, and the longest of these lists is known by hand: 2k equal heaps. */
    @Test
    void endNim() {
        Stream.of(lists(2, 1, 5), lists(3, 1, 5), lists(4, 1, 3))
                .flatMap(rows -> rows)
                .forEach(row -> {
                    long partners = IntStream.rangeClosed(1, 7)
                            .filter(first -> {
                                List<Integer> longer = new ArrayList<>(List.of(first));
                                longer.addAll(row);
                                return lost(text("end-nim", longer));
                            })
                            .count();
                    assertEquals(lost(text("end-nim", row)) ? 0 : 1, partners, row.toString());
                });
    }

    @Test
    void greedyNim() {
        lists(3, 0, 7).forEach(heaps -> {
            int most = heaps.stream().max(Integer::compare).orElseThrow();
            long times = heaps.stream().filter(heap -> heap == most).count();
            assertEquals(most == 0 || times % 2 == 0, lost(text("greedy-nim", heaps)), heaps.toString());
        });
    }

    @Test
    void properNim() {
        Stream.concat(lists(3, 0, 7), lists(4, 0, 4)).forEach(heaps -> {
            int m = heaps.stream().min(Integer::compare).orElseThrow();
            int sum = heaps.stream().mapToInt(x -> x).sum();
            int y = sum - m * heaps.size();
            int c = y * (y + 1) / 2;
            assertEquals(m <= c ? sum : c + (m - c - 1) % (y + 1), value(text("proper-nim", heaps)), heaps.toString());
        });
        assertNotEquals(1 + 3, value("proper-nim 1 3"), "the formula does not hold for two heaps");
    }

    /** The longest play is found by playing, and not by a formula. */
    @Test
    void hypergraphNim() {
        lists(3, 0, 5).forEach(heaps -> {
            assertEquals(
                    Math.min(heaps.get(1), heaps.get(0) + heaps.get(2)),
                    value(text("hypergraph-nim[edges=[0,1],[1,2]]", heaps)));
            Position triangle = read(text("hypergraph-nim[0,1;0,2;1,2]", heaps));
            assertEquals(longest(triangle), naive.grundy(triangle), heaps.toString());
        });
    }

    private long longest(Position position) {
        return LongestPlay.of(position, p -> p.moves().stream().map(Move::result));
    }

    @Test
    void slowNim() {
        lists(2, 0, 11).forEach(heaps -> {
            int least = Math.min(heaps.get(0), heaps.get(1)) % 2;
            int most = Math.max(heaps.get(0), heaps.get(1)) % 2;
            assertEquals(least == 0 ? most : 3 - most, value(text("slow-nim", heaps)), heaps.toString());
        });
    }

    /** The move of the rule is a winning move from every N-position. */
    @Test
    void exactSlowNim() {
        Stream.of(lists(3, 0, 11), lists(4, 0, 5)).flatMap(all -> all).forEach(heaps -> {
            if (!lost(text("exact-slow-nim", heaps))) {
                assertEquals(true, lost(text("exact-slow-nim", byTheRule(heaps))), heaps.toString());
            }
        });
    }

    private static List<Integer> byTheRule(List<Integer> heaps) {
        int kept = heaps.stream()
                .filter(heap -> heap % 2 == 0)
                .min(Integer::compare)
                .or(() -> heaps.stream().max(Integer::compare))
                .orElseThrow();
        List<Integer> next =
                new ArrayList<>(heaps.stream().map(heap -> heap - 1).toList());
        next.set(heaps.indexOf(kept), kept);
        return next;
    }

    @ParameterizedTest
    @CsvSource({"5, 3, 31", "5, 2, 54"})
    void circularNimOfFiveHeaps(int n, int k, int lost) {
        String game = "circular-nim[n=" + n + ",k=" + k + "]";
        assertEquals(lost, lists(n, 0, 3).filter(ring -> lost(text(game, ring))).count());
    }

    @Test
    void circularNimOfFewHeaps() {
        lists(4, 0, 3)
                .forEach(ring -> assertEquals(
                        ring.get(0).equals(ring.get(2)) && ring.get(1).equals(ring.get(3)),
                        lost(text("circular-nim[n=4,k=2]", ring))));
        lists(3, 0, 4)
                .forEach(ring ->
                        assertEquals(ring.stream().distinct().count() == 1, lost(text("circular-nim[n=3,k=2]", ring))));
    }

    @Test
    void passNim() {
        for (int n = 0; n < 12; n++) {
            assertEquals(n == 0 ? 0 : n % 2 == 1 ? n + 1 : n - 1, value("pass-nim [" + n + "] 1"));
        }
        lists(2, 1, 9)
                .forEach(heaps -> assertEquals(
                        (heaps.get(0) + 1) / 2 == (heaps.get(1) + 1) / 2
                                && !heaps.get(0).equals(heaps.get(1)),
                        lost("pass-nim " + heaps + " 1")));
        assertEquals(
                "[1, 1, 1] [1, 3, 3] [1, 4, 4] [1, 5, 5] [1, 6, 6] [1, 7, 7] [2, 2, 2] [2, 3, 5] [2, 4, 7] [3, 6, 7]",
                lists(3, 1, 7)
                        .filter(h -> h.get(0) <= h.get(1) && h.get(1) <= h.get(2))
                        .filter(heaps -> lost("pass-nim " + heaps + " 1"))
                        .map(List::toString)
                        .collect(Collectors.joining(" ")));
        assertEquals(true, lost("pass-nim [2,6,8] 1"));
    }
}
