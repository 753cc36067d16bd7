package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SequenceCommandTest {
    /** Processor time in which the machine starts and computes for a while. */
    private static final Duration ENOUGH = Duration.ofMillis(1500);

    @TempDir
    Path work;

    private static String answer(String... args) {
        Run run = Run.of(args);
        assertEquals(0, run.status(), run::err);
        return run.out();
    }

    @Test
    void valuesComeInRows() {
        assertEquals(
                " 0: 0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2\n20: 1 4\ngreatest value 7, first at 15\n",
                answer("sequence", "kayles", "--to", "22"));
        assertEquals("0 0\n1 1\n2 2\n", answer("sequence", "kayles", "--to", "3", "--bfile"));
    }

    @Test
    void aValueBeyondEveryTableFollowsFromTheProvedPeriod() {
        assertEquals("G(1000000000000) = 1\n", answer("sequence", "kayles", "--at", "1000000000000"));
        assertEquals("G(15) = 7\n", answer("sequence", "kayles", "--at", "15"));
        assertTrue(
                answer("sequence", "octal[0.644]", "--period", "--at", "3255").contains("period 442 from 3256"));
        assertEquals("G(1000000000003) = 1000000000004\n", answer("sequence", "laskers-nim", "--at", "1000000000003"));
        Run open = Run.of("sequence", "officers", "--to", "2000", "--at", "5000000000");
        assertEquals(1, open.status());
        assertTrue(open.err().contains("no period of officers is proved"), open::err);
    }

    /** The values up to one heap are part of the work that is limited and kept, and not only those up to --to. */
    @Test
    void theValuesUpToAHeapAreKept() throws IOException {
        Path kept = work.resolve("kept");
        String line = "G(700) = 5\n";
        assertEquals(
                line, answer("sequence", "grundys-game", "--to", "50", "--at", "700", "--checkpoint", kept.toString()));
        assertTrue(Files.size(kept) > 700, "a byte for each value");
    }

    @Test
    void theGamesWithSuchValuesAreNamed() {
        assertEquals(
                "these 8 values are those of octal[code=0.77], kayles\n",
                answer("sequence", "0,1,2,3,1,4,3,2", "--which"));
        assertEquals(
                "no game of the library has these 4 values: its games on one heap, octal games of up to four digits, and one"
                        + " coin by its place in its coin games were compared\n",
                answer("sequence", "0,7,7,7", "--which"));
        assertEquals(
                "these 10 values are those of one coin, by its place, in mock-turtles, coin-turning[set=up-to,3]\n",
                answer("sequence", "1,2,4,7,8,11,13,14,16,19", "--which"));
        assertTrue(answer("sequence", "nim", "--which", "--to", "20").contains("octal[code=0.(3)]"));
    }

    @Test
    void formsAreProvedOrObserved() {
        String rules = "rules[\"2x'=x & x>0; x'+x''=x & x'=x'' & x'>0\"]";
        String form = "G(2x+1) = 0, G(4x) = 3 - G(2x) for x > 0, G(4x+2) = 1, G(0) = 0";
        assertEquals(
                "proved for all heaps: " + form + ", by automaton [Büchi 1960]",
                answer("sequence", rules, "--form").replaceAll("\\s+", " ").strip());
        assertEquals("G(1000000000000000001) = 0\n", answer("sequence", rules, "--at", "1000000000000000001"));
        assertEquals(
                "observed in 8 values, the shortest form first:\n  G(n) = n xor 1\n",
                answer("sequence", "1,0,3,2,5,4,7,6", "--form"));
        String kayles = answer("sequence", "kayles", "--form");
        assertTrue(kayles.contains("if n mod 12 = ") && kayles.contains("period 12 from 71"), kayles);
        assertTrue(answer("sequence", "grundys-game", "--form").startsWith("no known form is shorter than these 200"));
        assertEquals(2, Run.of("sequence", "kayles", "--form", "--json").status());
    }

    @Test
    void statisticsGiveTheMask() {
        String text = answer("sequence", "officers", "--to", "5000", "--statistics");
        assertTrue(text.startsWith("5000 values, greatest 137, first at 4822\nmask ...111111101110"), text);
        assertTrue(text.contains("value 0: 14 rare, 0 common"), text);
    }

    /** Beyond the computed values those of a period are counted, and heap 0 is one of the rare heaps. */
    @Test
    void statisticsCountTheHeapsThatAreRequested() {
        String text = answer("sequence", "dawsons-kayles", "--to", "1000001", "--statistics");
        assertTrue(text.startsWith("1000001 values, greatest 9, first at 86\n200 of them are computed"), text);
        Matcher count =
                Pattern.compile("value \\d+: (\\d+) rare, (\\d+) common").matcher(text);
        long rare = 0;
        long common = 0;
        while (count.find()) {
            rare += Long.parseLong(count.group(1));
            common += Long.parseLong(count.group(2));
        }
        assertEquals(1_000_001, rare + common);
        assertTrue(text.contains(": " + rare + " rare of 1000001\n"), text);
    }

    @Test
    void workGoesOnFromAFile() throws IOException {
        Path file = work.resolve("values");
        answer("sequence", "officers", "--to", "1000", "--statistics", "--checkpoint", file.toString());
        long before = Files.size(file);
        Run stopped =
                Run.of("sequence", "officers", "--to", "2000000000", "--seconds", "0", "--checkpoint", file.toString());
        assertEquals(1, stopped.status());
        assertTrue(stopped.err().contains("the limit is 0 ms"), stopped::err);
        assertTrue(Files.size(file) >= before, "nothing is lost");
        String resumed = answer("sequence", "officers", "--to", "3000", "--bfile", "--checkpoint", file.toString());
        assertEquals(answer("sequence", "officers", "--to", "3000", "--bfile"), resumed);
    }

    @Test
    void aBrokenOrForeignFileIsRefusedAndKept() throws IOException {
        Path file = work.resolve("values");
        answer("sequence", "officers", "--to", "1000", "--checkpoint", file.toString());
        Run foreign = Run.of("sequence", "kayles", "--to", "5", "--checkpoint", file.toString());
        assertEquals(1, foreign.status());
        assertTrue(foreign.err().contains("belongs to \"code 0.6\""), foreign::err);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        Run broken = Run.of("sequence", "officers", "--to", "5", "--checkpoint", file.toString());
        assertEquals(1, broken.status());
        assertTrue(broken.err().contains("checksum"), broken::err);
        assertArrayEquals(bytes, Files.readAllBytes(file));
    }

    @Test
    void valuesOfEntailingGamesAreKeptInAFile() throws IOException {
        Path file = work.resolve("values");
        answer("sequence", "top-entails", "--to", "700", "--checkpoint", file.toString());
        String resumed = answer("sequence", "top-entails", "--to", "2700", "--csv", "--checkpoint", file.toString());
        assertEquals(answer("sequence", "top-entails", "--to", "2700", "--csv"), resumed);
        Run foreign = Run.of("sequence", "kayles", "--to", "5", "--checkpoint", file.toString());
        assertTrue(foreign.err().contains("belongs to \"entailing top-entails\""), foreign::err);
        Run stopped =
                Run.of("sequence", "top-entails", "--to", "5000000", "--seconds", "0", "--checkpoint", file.toString());
        assertEquals(1, stopped.status());
        assertTrue(stopped.err().contains("the limit is 0 ms"), stopped::err);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        Run broken = Run.of("sequence", "top-entails", "--to", "5", "--checkpoint", file.toString());
        assertEquals(1, broken.status());
        assertTrue(broken.err().contains("checksum"), broken::err);
    }

    @Test
    void anInterruptedCommandPutsItsValuesAway() throws IOException, InterruptedException {
        Path file = work.resolve("values");
        Process process = Run.java(
                        ImpartialCommand.class.getName(),
                        "sequence",
                        "officers",
                        "--to",
                        "2000000000",
                        "--checkpoint",
                        file.toString())
                .start();
        while (process.info().totalCpuDuration().orElse(ENOUGH).compareTo(ENOUGH) < 0) {
            assertFalse(process.waitFor(50, TimeUnit.MILLISECONDS), "it would take hours");
        }
        process.destroy();
        process.waitFor();
        assertTrue(Files.size(file) > 1000, "values were saved, long before the first minute was over");
        String resumed = answer("sequence", "officers", "--to", "1000", "--bfile", "--checkpoint", file.toString());
        assertEquals(answer("sequence", "officers", "--to", "1000", "--bfile"), resumed);
    }

    @Test
    void aFileThatCannotBeUsedIsToldInALine() {
        Run missing = Run.of(
                "sequence",
                "kayles",
                "--to",
                "5",
                "--checkpoint",
                work.resolve("no/such").toString());
        assertEquals(1, missing.status());
        assertTrue(missing.err().contains(": there is no folder to hold "), missing::err);
        Run folder = Run.of("sequence", "kayles", "--to", "5", "--checkpoint", work.toString());
        assertEquals(1, folder.status());
        assertTrue(folder.err().startsWith("impartial: a file could not be read or written: "), folder::err);
    }

    @Test
    void aValueThatIsTooLongIsNoValue() {
        Run run = Run.of("sequence", "99999999999999999999", "--which");
        assertEquals(1, run.status());
        assertTrue(run.err().startsWith("impartial: "), run::err);
    }

    @Test
    void whatIsMissingIsAUsageError() {

        assertEquals(2, Run.of("sequence", "kayles", "--at", "-1").status());
        assertEquals(
                2, Run.of("sequence", "kayles", "--to", "5", "--threads", "0").status());
        assertFalse(Run.of("sequence", "wythoff", "--period").err().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wythoff --csv",
                "wythoff --bfile",
                "wythoff --from 3",
                "kayles --misere --bfile",
                "top-entails --misere",
                "top-entails --from 3"
            })
    void formsThatTheseRowsDoNotHaveAreRefused(String words) {
        Run run = Run.of(("sequence " + words).split(" ", -1));
        assertEquals(2, run.status());
        assertTrue(run.out().isEmpty() && run.err().contains("--csv"), run::err);
    }

    @Test
    void outcomesHaveAHeadOfTheirOwn() {
        String outcomes = answer("sequence", "kayles", "--misere", "--csv", "--to", "3");
        assertEquals("n,outcome\n0,N\n1,P\n2,N\n", outcomes);
        assertEquals("n,G(n)\n1,1\n2,2\n", answer("sequence", "ruler", "--csv", "--to", "3"));
    }
}
