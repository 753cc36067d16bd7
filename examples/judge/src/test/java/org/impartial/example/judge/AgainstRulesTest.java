package org.impartial.example.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.games.Games;
import org.impartial.games.coin.CoinGames;
import org.impartial.games.heap.Interval;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.queen.Wythoff;
import org.junit.jupiter.api.Test;

/** The answers to small random inputs are compared with exhaustive play by the bare rules, without claims. */
class AgainstRulesTest {
    private static final int CASES = 60;

    private final Random random = new Random(7);
    private final Oracle oracle = new Oracle(20_000_000);

    private boolean won(GameFamily family, Datum position, Convention convention) {
        return oracle.outcome(read(family, position).position(), convention) == Outcome.N;
    }

    private boolean won(GameFamily family, long... position) {
        return won(family, Datum.of(position), Convention.NORMAL);
    }

    private static NotatedPosition read(GameFamily family, Datum position) {
        return family.with(Params.NONE).read(position);
    }

    private List<Datum> winningMoves(GameFamily family, long... position) {
        NotatedPosition diagram = read(family, Datum.of(position));
        return diagram.position().moves().stream()
                .filter(move -> oracle.outcome(move.result(), Convention.NORMAL) == Outcome.P)
                .map(diagram::write)
                .distinct()
                .toList();
    }

    private long[] numbers(int count, int least, int most) {
        return random.longs(count, least, most + 1L).toArray();
    }

    private static String words(long... numbers) {
        return LongStream.of(numbers).mapToObj(Long::toString).collect(Collectors.joining(" "));
    }

    private static String counted(long... numbers) {
        return numbers.length + "\n" + words(numbers) + "\n";
    }

    /** A series of cases, with the answer by the rules to each. */
    private static final class Sheet {
        private final StringBuilder input = new StringBuilder();
        private final StringBuilder right = new StringBuilder();

        void add(String text, String answer) {
            input.append(text);
            right.append(answer).append('\n');
        }

        void check(String problem) {
            assertEquals(right.toString(), Judged.output(problem, input.toString()), problem);
        }

        void checkCounted(String problem) {
            input.insert(0, CASES + "\n");
            check(problem);
        }
    }

    @Test
    void wythoff() {
        Sheet winners = new Sheet();
        Sheet replies = new Sheet();
        for (int i = 0; i < CASES; i++) {
            long[] pair = LongStream.of(numbers(2, 0, 12)).sorted().toArray();
            winners.add(words(pair) + "\n", won(Wythoff.FAMILY, pair) ? "1" : "0");
            if (pair[1] > 0) {
                replies.add(words(pair) + "\n", replies(pair));
            }
        }
        winners.check("hdu1527");
        winners.check("poj1067");
        assertEquals("1\n1 2\n", Judged.output("hdu2177", "2 3\n0 0\n"), "two moves lead to (1,2)");
        replies.input.append("0 0\n");
        replies.check("hdu2177");
    }

    private String replies(long... pair) {
        List<Datum> moves = winningMoves(Wythoff.FAMILY, pair);
        List<String> left = Stream.concat(
                        moves.stream().filter(m -> equal(m)).map(m -> left(pair, m)),
                        moves.stream()
                                .filter(m -> !equal(m))
                                .map(m -> left(pair, m))
                                .sorted())
                .distinct()
                .map(s -> s.strip().replaceAll(" +", " "))
                .toList();
        return left.isEmpty() ? "0" : "1\n" + String.join("\n", left);
    }

    private static boolean equal(Datum move) {
        long[] taken = move.asLongs("taken", 0);
        return taken[0] == taken[1];
    }

    private static String left(long[] pair, Datum move) {
        long[] taken = move.asLongs("taken", 0);
        long a = pair[0] - taken[0];
        long b = pair[1] - taken[1];
        return String.format("%3d %3d", Math.min(a, b), Math.max(a, b));
    }

    @Test
    void slidingPieces() {
        Sheet pieces = new Sheet();
        for (int i = 0; i < CASES; i++) {
            long[] squares = LongStream.of(numbers(1 + random.nextInt(5), 1, 9))
                    .distinct()
                    .toArray();
            boolean won = won(Games.library().family("georgia-and-bob"), squares);
            pieces.add(counted(squares), won ? "Georgia will win" : "Bob will win");
            long[] steps = LongStream.of(squares).sorted().toArray();
            String least = winningMoves(Games.library().family("monks"), steps).stream()
                    .map(Datum::toString)
                    .min(String::compareTo)
                    .orElse("-1");
            assertEquals(least + "\n", Judged.output("lanqiao-monks", words(steps) + "\n"), words(steps));
        }
        pieces.checkCounted("poj1704");
    }

    @Test
    void nim() {
        Sheet moves = new Sheet();
        Sheet misere = new Sheet();
        Sheet rows = new Sheet();
        Sheet cases = new Sheet();
        for (int i = 0; i < CASES; i++) {
            long[] heaps = numbers(1 + random.nextInt(4), 1, 5);
            moves.add(counted(heaps), "" + winningMoves(Nim.FAMILY, heaps).size());
            boolean first = won(Nim.FAMILY, heaps);
            assertEquals(first ? "Alice\n" : "Bob\n", Judged.output("hihocoder1163", counted(heaps)));
            cases.add(counted(heaps), first ? "Yes" : "No");
            boolean john = won(Nim.FAMILY, Datum.of(heaps), Convention.MISERE);
            misere.add(counted(heaps), john ? "John" : "Brother");
            boolean fred = won(Games.library().family("apple-rows"), Datum.of(heaps), Convention.MISERE);
            rows.add(counted(heaps), fred ? "Yes" : "No");
        }
        moves.input.append("0\n");
        moves.check("hdu1850");
        cases.checkCounted("luogu-p2197");
        misere.checkCounted("hdu1907");
        rows.check("hdu2509");
    }

    @Test
    void boxesAndIntervals() {
        Sheet boxes = new Sheet();
        Sheet intervals = new Sheet();
        for (int i = 1; i <= CASES; i++) {
            long[] cards = numbers(1 + random.nextInt(8), 0, 2);
            boxes.add(
                    counted(cards),
                    "Case " + i + ": " + (won(Games.library().family("boxes"), cards) ? "Alice" : "Bob"));
            long l = 1L + random.nextInt(5);
            long r = l + random.nextInt(5);
            long n = random.nextInt(40);
            Position heap = Interval.FAMILY
                    .with(Params.of("l", l).and("r", Datum.of(r)))
                    .read(Datum.of(n))
                    .position();
            boolean won = oracle.outcome(heap, Convention.NORMAL) == Outcome.N;
            intervals.add(words(n, l, r) + "\n", won ? "yes" : "no");
        }
        boxes.checkCounted("hdu3389");
        intervals.checkCounted("luogu-t467518");
    }

    @Test
    void coinsAndLights() {
        Sheet turtles = new Sheet();
        Sheet lights = new Sheet();
        for (int i = 0; i < CASES; i++) {
            long[] heads = numbers(random.nextInt(6), 0, 9);
            boolean won =
                    won(CoinGames.MOCK_TURTLES, LongStream.of(heads).distinct().toArray());
            turtles.add(counted(heads), won ? "No" : "Yes");
            List<Datum> lit = Stream.generate(() -> Datum.of(numbers(2, 1, 3)))
                    .limit(1 + random.nextInt(4))
                    .distinct()
                    .toList();
            boolean first = won(Games.library().family("switch-lights"), Datum.list(lit), Convention.NORMAL);
            String text = lit.stream().map(Datum::toString).collect(Collectors.joining("\n"));
            lights.add(lit.size() + "\n" + text + "\n", first ? "Have a try, lxhgww." : "Don't waste your time.");
        }
        turtles.check("hdu3537");
        lights.checkCounted("hdu3404");
        assertEquals("No\n", Judged.output("hdu3537", "3\n5 5 5\n"), "a coin that is named three times is one");
    }

    @Test
    void words() {
        Sheet strings = new Sheet();
        Sheet numbers = new Sheet();
        for (int i = 1; i <= CASES; i++) {
            String string = LongStream.of(numbers(1 + random.nextInt(4), 0, 9))
                    .mapToObj(Long::toString)
                    .collect(Collectors.joining());
            boolean yes = won(Games.library().family("digital-deletions"), Datum.of(string), Convention.NORMAL);
            strings.add(string + "\n", yes ? "Yes" : "No");
            long[] list = numbers(1 + random.nextInt(4), 1, 4);
            numbers.add(
                    counted(list),
                    "Case #" + i + ": " + (won(Games.library().family("alice-and-bob"), list) ? "Alice" : "Bob"));
        }
        strings.check("hdu1404");
        numbers.checkCounted("hdu4111");
    }

    @Test
    void goalsAndPirates() {
        Sheet goals = new Sheet();
        for (long n = 2; n <= 400; n++) {
            goals.add(n + "\n", multiplied(1, n) ? "Stan wins." : "Ollie wins.");
        }
        goals.check("hdu1517");
        goals.check("poj2505");
        assertEquals("Thrown\n0\n", Judged.output("hdu1538", "2\n5 1 5\n6 1 6\n"));
    }

    private static boolean multiplied(long p, long n) {
        return p < n && IntStream.rangeClosed(2, 9).anyMatch(k -> !multiplied(p * k, n));
    }

    @Test
    void forests() {
        Sheet trees = new Sheet();
        Sheet parents = new Sheet();
        Sheet misere = new Sheet();
        for (int i = 0; i < CASES; i++) {
            long[] above = above(1 + random.nextInt(7));
            trees.add(edges(above), won(Games.library().family("tree-cutting"), above) ? "Alice" : "Bob");
            long[] forest = LongStream.of(above)
                    .map(p -> random.nextInt(3) == 0 ? -1 : p)
                    .toArray();
            parents.add(counted(forest), won(Games.library().family("tree-cutting"), forest) ? "YES" : "NO");
            long[] second = above(1 + random.nextInt(4));
            long[] both = LongStream.concat(
                            LongStream.of(above), LongStream.of(second).map(p -> p < 0 ? p : p + above.length))
                    .toArray();
            boolean first = won(Games.library().family("tree-cutting"), Datum.of(both), Convention.MISERE);
            misere.add("2\n" + edges(above) + edges(second), first ? "PP" : "QQ");
        }
        trees.checkCounted("hdu3094");
        parents.check("hdu3197");
        misere.check("hdu3590");
    }

    /** The known solutions of hdu3590 count one component for each tree and give a win for PP. */
    @Test
    void misereTreesHaveAComponentForEachEdgeAtARoot() {
        assertEquals("QQ\n", Judged.output("hdu3590", "1\n5\n1 2\n1 3\n2 4\n3 5\n"));
    }

    private long[] above(int vertices) {
        return IntStream.range(0, vertices)
                .mapToLong(v -> v == 0 ? -1 : random.nextInt(v))
                .toArray();
    }

    private static String edges(long... above) {
        List<String> lines = new ArrayList<>(List.of("" + above.length));
        for (int v = 1; v < above.length; v++) {
            lines.add(v % 2 == 0 ? (v + 1) + " " + (above[v] + 1) : (above[v] + 1) + " " + (v + 1));
        }
        return String.join("\n", lines) + "\n";
    }
}
