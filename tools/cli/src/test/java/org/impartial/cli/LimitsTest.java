package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Hard questions of all games by all commands that have a limit of time: the examples of the cards with greater
 * numbers. Each ends within a second after its limit, in processor time, and none by a fault of the program.
 */
class LimitsTest {
    /** The limit of a question, in seconds. */
    private static final double LIMIT = Boolean.getBoolean("impartial.thorough") ? 1 : 0.25;

    private static final int MOST = 300;
    private static final int SOME = 12;
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.])\\d+(?![\\w.])");
    private static final List<String> COMMANDS = List.of(
            "solve QUESTION --seconds LIMIT",
            "solve QUESTION --seconds LIMIT --play misere",
            "solve QUESTION --seconds LIMIT --solver search",
            "solve QUESTION --seconds LIMIT --solver search --play misere",
            "solve QUESTION --seconds LIMIT --outcome --solver nimber-search",
            "prove QUESTION --seconds LIMIT -o /dev/null",
            "form QUESTION --seconds LIMIT",
            "sequence GAME --to 2000000000 --seconds LIMIT",
            "sequence GAME --period --seconds LIMIT",
            "genus GAME --to 1000000 --seconds LIMIT",
            "quotient GAME --to 1000 --seconds LIMIT",
            "count GAME --to 1000000000 --heaps 3 --seconds LIMIT",
            "count GAME --to 1000000000 --heaps 3 --seconds LIMIT --play misere",
            "table GAME 400x400 --seconds LIMIT",
            "table GAME 90x90 --seconds LIMIT --play misere",
            "plot GAME 900000 --seconds LIMIT",
            "draw QUESTION --seconds LIMIT",
            "graph QUESTION --seconds LIMIT --limit 100000",
            "exercises QUESTION --seconds LIMIT --count 1000 --level 5");
    private static final List<Integer> FACTORS = List.of(3, 20, 1000, 1_000_000);
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Questions that took ten seconds or more. */
    @Test
    void whatWasLateEndsInTime() {
        check(List.of(
                "sequence digraph[n=3,edges=[0,1],[1,2]] --to 2000000000 --seconds LIMIT",
                "plot mock-turtles 900000 --seconds LIMIT",
                "graph octal[0.8] 30000 --seconds LIMIT --limit 100000",
                "sequence laskers-nim --to 100000000 --seconds LIMIT",
                "sequence octal[4.7] --to 100000000 --seconds LIMIT --bfile",
                "solve exact-slow-nim 3000 5000 6000 --seconds LIMIT",
                "solve words[11->00] 11011111101111011111011111101111111011111101 --play misere --seconds LIMIT",
                "solve words[0.137] 1110111111110111111111110111111111111 --play misere --seconds LIMIT"));
    }

    /** Pictures, tables, exercises and counts that would take long end at their limits, with a sentence. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "table delete-nim 300x300",
                "table delete-nim 90x90 --play misere",
                "plot grundys-game 900000",
                "plot cram[5,n] 9",
                "plot wythoff 9000x9000",
                "draw nimstring[4,4] value [1,1,1,2]",
                "graph nim 40 41 42 --limit 100000",
                "exercises sprouts 9 --count 1000 --level 5",
                "count delete-nim --to 2000",
                "table nim 2000x2000"
            })
    void everyCommandStops(String line) {
        for (String limit : List.of("--seconds 0.01", "--budget 3")) {
            long before = THREADS.getCurrentThreadCpuTime();
            Run run = Run.of((line + " " + limit).split(" "));
            long millis = TimeUnit.NANOSECONDS.toMillis(THREADS.getCurrentThreadCpuTime() - before);
            assertEquals(1, run.status(), run.out() + run.err());
            assertTrue(run.err().contains("the limit is"), run.err());
            assertTrue(millis < 1000, millis + " ms: " + limit);
        }
    }

    @Test
    void someEndInTime() {
        check(questions(SOME, new Random(1)));
    }

    @Test
    @Tag("thorough")
    void allEndInTime() {
        check(questions(MOST, new Random(Long.getLong("impartial.seed", 2))));
    }

    /** Returns questions about all games in turn. */
    private static List<String> questions(int count, Random random) {
        List<GameFamily> families = GameLibrary.installed().families();
        int first = random.nextInt(families.size());
        return IntStream.range(0, count)
                .mapToObj(i -> question(families.get((first + i) % families.size()), random))
                .toList();
    }

    private static String question(GameFamily family, Random random) {
        String example = family.card().example().replaceFirst(" \\+ .*", "");
        int cut = example.indexOf(' ') < 0 ? example.length() : example.indexOf(' ');
        String game = example.substring(0, cut);
        int factor = FACTORS.get(random.nextInt(FACTORS.size()));
        String harder = (random.nextInt(3) == 0 ? harder(game, Math.min(factor, 20)) : game)
                + (random.nextInt(4) == 0 ? example.substring(cut) : harder(example.substring(cut), factor));
        return COMMANDS.get(random.nextInt(COMMANDS.size()))
                .replace("QUESTION", harder.strip())
                .replace("GAME", game);
    }

    private static String harder(String numbers, int factor) {
        return NUMBER.matcher(numbers)
                .replaceAll(found -> new BigInteger(found.group())
                        .multiply(BigInteger.valueOf(factor))
                        .toString());
    }

    private static void check(List<String> questions) {
        List<String> complaints = new ArrayList<>();
        for (String line : questions) {
            long before = THREADS.getCurrentThreadCpuTime();
            Run run = Run.of(line.replace("LIMIT", String.valueOf(LIMIT)).split(" "));
            long millis = TimeUnit.NANOSECONDS.toMillis(THREADS.getCurrentThreadCpuTime() - before);
            if (millis > 1000 + 1000 * LIMIT) {
                complaints.add(millis + " ms: " + line);
            }
            if (run.status() > 2) {
                complaints.add("status " + run.status() + ": " + line + ": " + run.err());
            }
            if (Boolean.getBoolean("impartial.show")) {
                System.out.println(run.status() + " " + millis + " " + line + " "
                        + run.err().lines().findFirst().orElse(""));
            }
        }
        assertTrue(questions.stream().distinct().count() > questions.size() / 2, "few questions");
        assertEquals(List.of(), complaints, () -> String.join("\n", complaints));
    }
}
