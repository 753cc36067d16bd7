package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of games with squares, boards, graphs, numbers and pencils; each test is named after its game. */
class BoardFactsTest extends CatalogueFacts {

    @ParameterizedTest
    @CsvSource({"1 2 3, 3", "0 1 2 3, 0", "2 3 5 7, 5", "0 5 6 11, 8"})
    void welter(String squares, int value) {
        assertEquals(value, value("welter " + squares));
    }

    @Test
    void silverDollar() {
        lists(4, 1, 14)
                .filter(BoardFactsTest::ascends)
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
