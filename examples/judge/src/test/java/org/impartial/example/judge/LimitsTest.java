package org.impartial.example.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Large inputs, in the thorough run as large as those of the judges; the test checks that each line is answered. */
class LimitsTest {
    /** The factor by which the largest inputs are reduced in a normal run. */
    private static final int LESS = Boolean.getBoolean("impartial.thorough") ? 1 : 10;

    private final Random random = new Random(8);

    private String lines(int count, IntFunction<String> line) {
        return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n", "", "\n"));
    }

    private String numbers(int count, int least, int most) {
        return random.ints(count, least, most + 1).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private String list(int count, int least, int most) {
        return count + "\n" + numbers(count, least, most);
    }

    private String distinct(int count, int most) {
        return count + "\n"
                + random.ints(1, most + 1)
                        .distinct()
                        .limit(count)
                        .mapToObj(Integer::toString)
                        .collect(Collectors.joining(" "));
    }

    private static void assertLines(long lines, String problem, String input) {
        assertEquals(lines, Judged.output(problem, input).lines().count(), problem);
    }

    @Test
    void heaps() {
        assertLines(1000, "hdu1527", lines(1000, i -> numbers(2, 0, 1_000_000_000)));
        assertEquals("0\n1\n", Judged.output("poj1067", "165580140 267914295\n165580141 267914296\n"));
        assertTrue(Judged.output("hdu2177", lines(1000, i -> numbers(2, 1, 1_000_000)) + "0 0\n")
                .startsWith("1\n"));
        assertLines(100, "hdu1850", lines(100, i -> list(100, 0, 1_000_000)) + "0\n");
        assertLines(474, "hdu1907", "474\n" + lines(474, i -> list(47, 1, 4747)));
        assertLines(300, "hdu2509", lines(300, i -> list(100, 1, 100)));
        assertLines(20, "hdu3389", "20\n" + lines(20, i -> list(10_000, 0, 100)));
        assertLines(
                1000, "luogu-t467518", "1000\n" + lines(1000, i -> random.nextInt(1_000_000_000) + " 1000 2000000"));
        assertLines(1, "hihocoder1163", list(100, 1, 10_000));
        assertLines(10, "luogu-p2197", "10\n" + lines(10, i -> list(10_000, 0, 1_000_000)));
    }

    @Test
    void pieces() {
        assertLines(20, "poj1704", "20\n" + lines(20, i -> distinct(1000, 10_000)));
        String steps = random.ints(1, 500)
                .distinct()
                .limit(99)
                .sorted()
                .mapToObj(Integer::toString)
                .collect(Collectors.joining(" "));
        assertLines(1, "lanqiao-monks", steps + "\n");
    }

    @Test
    void coinsAndLights() {
        assertLines(100, "hdu3537", lines(100, i -> list(100, 0, 99_999_999)));
        String cases = lines(
                100 / LESS,
                i -> "1000\n" + lines(1000, j -> numbers(2, 1, 10_000)).strip());
        assertLines(100 / LESS, "hdu3404", 100 / LESS + "\n" + cases);
    }

    @Test
    void words() {
        assertLines(1001, "hdu4155", lines(1000, i -> i % 2 == 0 ? "123" : "") + "666544\n");
        assertLines(1000, "hdu1517", lines(1000, i -> 4_294_967_294L - i + ""));
        assertEquals("Thrown\n9995001\n", Judged.output("hdu1538", "2\n10000 4 10000\n10000 10000000 10000\n"));
        assertLines(100_000, "hdu1404", lines(100_000, i -> "" + (900_000 + i)));
        assertLines(4000, "hdu4111", "4000\n" + lines(4000, i -> list(50, 1, 1000)));
    }

    /** Returns a tree in which each vertex is joined to one of the {@code reach} vertices before it. */
    private String edges(int vertices, int reach) {
        return IntStream.range(1, vertices)
                .mapToObj(v -> (v + 1) + " " + (v - random.nextInt(Math.min(v, reach))))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    @ParameterizedTest
    @CsvSource({"1", "3", "1000000"})
    void trees(int reach) {
        assertLines(3, "hdu3094", "3\n" + lines(3, i -> 100_000 / LESS + "\n" + edges(100_000 / LESS, reach)));
        String parents = IntStream.range(0, 1000)
                .mapToObj(v -> "" + (v == 0 ? -1 : v - 1 - random.nextInt(Math.min(v, reach))))
                .collect(Collectors.joining(" "));
        assertLines(5, "hdu3197", lines(5, i -> "1000\n" + parents));
        assertLines(1, "hdu3590", "100\n" + lines(100, i -> "99\n" + edges(99, reach)));
        assertLines(1, "agc010f", list(3000, 0, 1_000_000_000) + "\n" + edges(3000, reach));
        int nodes = 400_000 / LESS;
        String weighted = "1\n" + list(nodes, 1, nodes) + "\n" + edges(nodes, reach);
        assertLines(1, "cf2062e1", weighted);
        assertLines(1, "cf2062e2", weighted);
        assertLines(1, "cf2053e", "1\n" + nodes + "\n" + edges(nodes, reach));
    }

    @Test
    void manySmallTrees() {
        int trees = 50_000 / LESS;
        assertLines(
                trees,
                "cf2062e2",
                trees + "\n"
                        + lines(trees, i -> list(8, 1, 8) + "\n" + edges(8, 8).strip()));
        assertLines(
                trees,
                "cf2053e",
                trees + "\n" + lines(trees, i -> "8\n" + edges(8, 8).strip()));
    }

    @Test
    void aLargeRing() {
        String steps = IntStream.rangeClosed(1, 100).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        Map<String, Long> words = Judged.output("cf787c", "7000\n100 " + steps + "\n100 " + steps + "\n")
                .lines()
                .limit(1)
                .flatMap(line -> Arrays.stream(line.split(" ")))
                .collect(Collectors.groupingBy(word -> word, Collectors.counting()));
        assertEquals(Map.of("Win", 6930L, "Lose", 69L), words);
    }
}
