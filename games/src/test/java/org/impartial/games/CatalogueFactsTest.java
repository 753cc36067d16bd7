package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is told of the games, by brute force from their rules and without their claims: each test is named after its game.
 * Formulas are written down once more, and where a neighbouring rule breaks one, that is a fact too.
 */
class CatalogueFactsTest {
    private final Naive naive = new Naive();

    private static Position read(String text) {
        return Games.library().read(text).position();
    }

    private long value(String text) {
        return naive.grundy(read(text));
    }

    private boolean lost(String text) {
        return naive.outcome(read(text), Convention.NORMAL) == Outcome.P;
    }

    private static String words(LongStream numbers) {
        return numbers.mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }

    /** All lists of a length of numbers from one to another. */
    private static Stream<List<Integer>> lists(int length, int least, int most) {
        return length == 0
                ? Stream.of(List.of())
                : lists(length - 1, least, most)
                        .flatMap(list -> IntStream.rangeClosed(least, most).mapToObj(n -> {
                            List<Integer> longer = new ArrayList<>(list);
                            longer.add(n);
                            return longer;
                        }));
    }

    private static String text(String game, List<Integer> numbers) {
        return game + " " + numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static long xor(List<Integer> numbers) {
        return numbers.stream().reduce(0, (a, b) -> a ^ b);
    }

    @Test
    void fibonacciNim() {
        assertEquals(
                "0 0 3 0 4 4 0 5 5 5 6 0 6 6 7 7 7 7 7 0",
                words(LongStream.rangeClosed(2, 21).map(n -> value("fibonacci-nim " + n))));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1 2 4 8 16 32 64",
        "3, 1 2 3 4 6 8 11 15 21 29 40 55 76 105 145",
        "4, 1 2 3 4 5 7 9 12 15 19 24 31 40 52 67"
    })
    void dynamicNim(int c, String losing) {
        int last = Integer.parseInt(losing.substring(losing.lastIndexOf(' ') + 1));
        assertEquals(losing, words(LongStream.rangeClosed(1, last).filter(n -> lost("dynamic-nim[c=" + c + "] " + n))));
    }

    @ParameterizedTest
    @CsvSource({"euclid, 4 2 1 0 0 0 0 0 1 1 1 1 2 2 2 2 3", "euclid-to-zero, 5 1 1 0 1 0 0 0 1 2 1 2"})
    void euclid(String game, String values) {
        int many = values.split(" ", -1).length;
        assertEquals(values, words(LongStream.rangeClosed(1, many).map(b -> value(game + " 5 " + b))));
    }

    @Test
    void mark() {
        assertEquals(
                "0 1 0 2 1 2 0 1 0 2 0 1 2 1 0 2 1 2",
                words(LongStream.range(0, 18).map(n -> value("mark " + n))));
        assertEquals(
                "2 6 8 10 14 18 22 24 26", words(LongStream.rangeClosed(1, 27).filter(n -> lost("mark " + n))));
    }

    @Test
    void divisorNimAndProperDivisorNim() {
        for (int n = 1; n <= 80; n++) {
            int twos = 0;
            for (int rest = n; rest % 2 == 0; rest /= 2) {
                twos++;
            }
            assertEquals(twos + 1, value("divisor-nim " + n));
            assertEquals(twos, value("proper-divisor-nim " + n));
        }
    }

    @Test
    void totativeNim() {
        for (int n = 2; n <= 80; n++) {
            int least = 2;
            int index = 1;
            while (n % least != 0) {
                least++;
                int candidate = least;
                index += IntStream.range(2, candidate).allMatch(d -> candidate % d != 0) ? 1 : 0;
            }
            assertEquals(index, value("totative-nim " + n), "n = " + n);
        }
    }

    @Test
    void subtractASquareAndSubtractAPrime() {
        assertEquals(
                "0 2 5 7 10 12 15 17 20 22 34 39 44",
                words(LongStream.range(0, 45).filter(n -> lost("subtract-a-square " + n))));
        assertEquals(
                "0 0 1 1 2 2 3 3 4 0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 0 4 1",
                words(LongStream.range(0, 28).map(n -> value("subtract-a-prime " + n))));
    }

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

    @ParameterizedTest
    @CsvSource({"1 2 3, 3", "0 1 2 3, 0", "2 3 5 7, 5", "0 5 6 11, 8"})
    void welter(String squares, int value) {
        assertEquals(value, value("welter " + squares));
    }

    @Test
    void silverDollar() {
        lists(4, 1, 14)
                .filter(CatalogueFactsTest::ascends)
                .forEach(c -> assertEquals(
                        (c.get(1) - c.get(0) - 1) ^ (c.get(3) - c.get(2) - 1),
                        value(text("silver-dollar", c)),
                        c.toString()));
    }

    private static boolean ascends(List<Integer> numbers) {
        return IntStream.range(1, numbers.size()).allMatch(i -> numbers.get(i - 1) < numbers.get(i));
    }

    /** A finite value n is the one Nim heap beside which the loopy game is P. */
    @Test
    void pokerNim() {
        Oracle oracle = new Oracle(200_000);
        lists(2, 0, 3)
                .forEach(chips -> assertEquals(
                        (long) chips.get(0),
                        oracle.grundy(read(text("poker-nim", chips))).orElseThrow()));
    }

    @Test
    void northcott() {
        Oracle oracle = new Oracle(2_000_000);
        lists(6, 0, 1).forEach(n -> {
            String rows = "northcott [" + n.get(0) + "," + n.get(1) + "," + n.get(2) + "] [" + n.get(3) + "," + n.get(4)
                    + "," + n.get(5) + "]";
            Outcome outcome = n.get(1).equals(n.get(4)) ? Outcome.P : Outcome.N;
            assertEquals(outcome, oracle.outcome(read(rows), Convention.NORMAL), rows);
        });
    }

    /** Rows that are turned from move to move, and one Nim heap that is not. */
    private record RowsAndHeap() implements ImpartialGame<List<Integer>> {

        /** A heap, and then for each row the room behind the mover's piece, the gap, and the room behind the other one. */
        @Override
        public void options(List<Integer> state, Options<List<Integer>> out) {
            for (int left = 0; left < state.get(0); left++) {
                out.to(turned(state, left, 1, 0));
            }
            for (int row = 1; row < state.size(); row += 3) {
                for (int gap = 0; gap <= state.get(row) + state.get(row + 1); gap++) {
                    if (gap != state.get(row + 1)) {
                        out.to(turned(state, state.get(0), row, gap - state.get(row + 1)));
                    }
                }
            }
        }

        private static List<Integer> turned(List<Integer> state, int heap, int moved, int wider) {
            List<Integer> next = new ArrayList<>(List.of(heap));
            for (int row = 1; row < state.size(); row += 3) {
                int by = row == moved ? wider : 0;
                next.addAll(List.of(state.get(row + 2), state.get(row + 1) + by, state.get(row) - by));
            }
            return List.copyOf(next);
        }

        @Override
        public boolean loopy() {
            return true;
        }
    }

    /** Beside a heap a row of Northcott's game is worth its gap, whoever's piece has more room. */
    @Test
    void northcottBesideNim() {
        Oracle oracle = new Oracle(2_000_000);
        lists(7, 0, 2)
                .filter(n -> IntStream.range(1, 7).map(n::get).sum() <= 4)
                .forEach(n -> assertEquals(
                        (n.get(0) ^ n.get(2) ^ n.get(5)) == 0 ? Outcome.P : Outcome.N,
                        oracle.outcome(new RowsAndHeap().at(n), Convention.NORMAL),
                        n.toString()));
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true", "3, false", "4, true", "5, false", "6, true"})
    void chocolateBar(int k, boolean holds) {
        ToLongFunction<List<Integer>> rules = bar -> value(text("chocolate-bar[k=" + k + "]", bar));
        assertEquals(
                holds,
                lists(3, 0, 13)
                        .filter(bar -> bar.get(0) < 4 && bar.get(2) <= bar.get(1) / k)
                        .allMatch(bar -> rules.applyAsLong(bar) == xor(bar)));
    }

    @Test
    void lctr() {
        assertEquals(
                "0 0 1 3 3 4 7 11 12 17 24 34 40 54 73 100 125 164",
                words(LongStream.rangeClosed(1, 18)
                        .map(n -> partitions((int) n, (int) n)
                                .filter(rows -> lost(text("lctr", rows)))
                                .count())));
    }

    private static Stream<List<Integer>> partitions(int n, int most) {
        return n == 0
                ? Stream.of(List.of())
                : IntStream.rangeClosed(1, Math.min(n, most))
                        .boxed()
                        .flatMap(first -> partitions(n - first, first).map(rest -> {
                            List<Integer> rows = new ArrayList<>(List.of(first));
                            rows.addAll(rest);
                            return rows;
                        }));
    }

    @ParameterizedTest
    @CsvSource({
        "'1,2', 3, P N N N P N N N N N N N N N N N N N",
        "'1,3', 4, N N N P N P N N N P N P N N N P N",
        "'2,3', 4, N P N P P N N P P P N N N P P N N"
    })
    void kotzig(String steps, int from, String outcomes) {
        compare(steps, from, outcomes);
    }

    /** From 8 squares on steps of 1 and 2 are won, as far as can be searched. */
    @Tag("thorough")
    @Test
    void kotzigOfGreaterCycles() {
        compare("1,2", 21, "N N N N N N");
    }

    private void compare(String steps, int from, String outcomes) {
        int many = outcomes.split(" ", -1).length;
        assertEquals(
                outcomes,
                IntStream.range(from, from + many)
                        .mapToObj(n -> lost("kotzig[n=" + n + ",S=" + steps + "] 0") ? "P" : "N")
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @CsvSource({
        "4 5, 11",
        "4 7, 13",
        "5 6, 19",
        "5 7, 8",
        "5 8, 7",
        "4 9, 19",
        "6 7, 16",
        "5 9, 31",
        "5 12, 33",
        "5 13, 37"
    })
    void sylverCoinage(String named, String reply) {
        var diagram = Games.library().read("sylver-coinage " + named);
        assertEquals(
                List.of(reply),
                naive.balancingMoves(diagram.position()).stream()
                        .map(move -> diagram.write(move).toString())
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"2 3", "4 5 11", "4 5 6 7", "5 6 19", "6 7 8 9 10 11"})
    void sylverCoinageIsLostAfter(String named) {
        assertEquals(0, value("sylver-coinage " + named));
    }

    /** However n crosses are played, there are 5n - 2 moves. */
    @ParameterizedTest
    @CsvSource({"4, 3", "4 4, 8", "4 4 4, 13", "4 4 4 4, 18"})
    void brusselsSprouts(String crosses, int moves) {
        Position start = read("brussels-sprouts " + crosses);
        for (long seed = 0; seed < 40; seed++) {
            assertEquals(moves, RandomPlay.length(start, seed));
        }
    }

    /** In however many ways chips are fired, it is always the same number of times. */
    @Test
    void chipFiring() {
        for (long seed = 0; seed < 200; seed++) {
            Position start = read(RandomPlay.chips(seed));
            long moves = RandomPlay.length(start, seed);
            assertEquals(moves, RandomPlay.length(start, seed + 1000));
            assertEquals(moves % 2, naive.grundy(start));
        }
    }
}
