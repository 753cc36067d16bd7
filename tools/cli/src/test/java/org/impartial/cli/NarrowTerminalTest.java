package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.impartial.cli.io.LineBreaks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines are broken between words, and tables cut between columns, where a person reads them. */
class NarrowTerminalTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "40 | solve nim 7 9 12 15",
                "80 | solve nim 7 9 12 15",
                "40 | solve wythoff 4 9 + nim 5",
                "80 | solve wythoff 1 2 --play misere",
                "40 | table wythoff 30x30",
                "80 | table wythoff 30x30",
                "40 | sequence kayles --to 60",
                "80 | sequence octal[0.77] --period",
                "40 | genus octal[0.77] --to 20",
                "80 | quotient octal[0.75] --table",
                "40 | discover wythoff",
                "80 | discover nim",
                "60 | discover --words aa-> --position aaaaa",
            })
    void noLineIsWider(int width, String line) {
        Run narrow = Run.narrow(width, "", line.split(" "));
        assertEquals(0, narrow.status(), narrow::err);
        narrow.out().lines().forEach(text -> assertTrue(text.length() <= width, text));
        assertTrue(narrow.out().lines().anyMatch(text -> text.length() > width * 2 / 3), narrow::out);
    }

    @Test
    void aLongNameOfAComponentIsCutInATable() {
        String sum = Run.narrow(
                        80, "", "solve", "cram[3,4] [1,1] [1,2] [2,1] [2,2] [3,1] [3,2] + cram[2,2] [1,1] [1,2]")
                .out();
        assertTrue(sum.contains("  cram[board=3,4] [1,1] [1,2] [2,1] [2,2]… = 1 = 1\n"), sum);
        assertTrue(sum.lines().allMatch(line -> line.length() <= 80), sum);
    }

    @Test
    void whatIsLeftOutIsNamed() {
        assertTrue(Run.narrow(40, "", "table", "wythoff", "5x30").out().contains("… columns 12 to 29 do"), "cut");
        assertFalse(Run.of("table", "wythoff", "5x30").out().contains("…"));
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80})
    void errorsAreBrokenBetweenWords(int width) {
        String wide = Run.of("solve", "moore-nim", "3").err();
        String narrow = Run.narrow(width, "", "solve", "moore-nim", "3").err().replace("\r\u001b[K", "");
        assertTrue(wide.lines().anyMatch(line -> line.length() > 40), wide);
        narrow.lines().forEach(line -> assertTrue(line.length() <= width, line));
        assertEquals(wide.strip(), narrow.strip().replace("\n", " "));
    }

    @Test
    void anIdeographTakesTwoColumns() {
        assertEquals("尼姆 a\n博弈", LineBreaks.wrapped("尼姆 a 博弈", 10));
        assertEquals("尼姆 a 博弈", LineBreaks.wrapped("尼姆 a 博弈", 11));
        assertEquals("（３）\nab", LineBreaks.wrapped("（３） ab", 8));
    }

    @Test
    void anExerciseIsBrokenBetweenWords() {
        Run sheet = Run.narrow(60, "", "exercises", "nim", "--count", "3", "--answers");
        assertTrue(sheet.out().lines().allMatch(line -> line.length() <= 60), sheet::out);
        assertEquals(
                Run.of("exercises", "nim", "--count", "3", "--answers").out().replaceAll("\\s+", " "),
                sheet.out().replaceAll("\\s+", " "));
    }

    @Test
    void wordsAndStylesStayWhole() {
        assertEquals("aaa bb\ncc", LineBreaks.wrapped("aaa bb cc", 6));
        assertEquals("  a\n    long-word\n    b", LineBreaks.wrapped("  a long-word b", 6));
        assertEquals("\u001b[1maaa\u001b[22m bb", LineBreaks.wrapped("\u001b[1maaa\u001b[22m bb", 6));
    }

    @Test
    void hintsNameTheCommandAsItWasCalled() {
        assertTrue(Run.called("./impartial", "help", "solve").out().contains("\n  ./impartial solve nim 7 9 12 15\n"));
        assertTrue(Run.called("./impartial", "nim", "3").err().contains("did you mean: ./impartial solve nim 3?"));
        assertTrue(Run.called("./impartial", "solve", "moore-nim", "3").err().startsWith("impartial: "));
    }

    @Test
    void twoFormsOfTheSameLinesAreRefused() {
        Run both = Run.of("sequence", "kayles", "--to", "5", "--csv", "--bfile");
        assertEquals(2, both.status());
        assertTrue(both.err().contains("--bfile and --csv are two forms"), both.err());
    }
}
