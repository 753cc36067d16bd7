package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.cli.command.picture.Plane;
import org.impartial.cli.command.picture.Size;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.json.question.Solvers;
import org.impartial.picture.chart.TwoHeapValues;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PictureCommandsTest {
    @TempDir
    private Path work;

    @Test
    void everyKindOfChartIsPrintedAsSvg() {
        for (List<String> words : List.of(
                List.of("plot", "kayles"),
                List.of("plot", "octal[0.77]", "300", "--as", "histogram"),
                List.of("plot", "subtraction[2,5,7]", "440", "--as", "strip", "--modulo", "22"),
                List.of("plot", "kayles", "100", "--as", "strip"),
                List.of("plot", "wythoff", "30x40"),
                List.of("plot", "nim", "30x40", "--title", "XOR"),
                List.of("plot", "d-wythoff[2]", "50x50", "--as", "beams"),
                List.of("graph", "nim", "2", "3"),
                List.of("form", "kayles", "8", "--format", "svg"),
                List.of("graph", "kayles", "6", "--by", "grundy", "--play", "misere"),
                List.of("draw", "chomp[3,4] 4 4 2", "--map"),
                List.of("draw", "chomp[3,4] 4 4 2 + nim 5"))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertEquals(0, run.status(), () -> words + run.err());
            assertTrue(run.out().startsWith("<svg ") && run.out().endsWith("</svg>\n"), words::toString);
        }
    }

    @Test
    void aPlotOnATerminalIsMadeOfCharacters() {
        String kayles = Run.narrow(60, "", "plot", "kayles").out();
        assertTrue(kayles.contains("     8 |                           *"), kayles);
        assertTrue(kayles.contains("-o FILE draws all of it"), kayles);
        assertTrue(kayles.lines().allMatch(line -> line.length() <= 60), kayles);
        String wythoff = Run.narrow(60, "", "plot", "wythoff", "9x9").out();
        assertTrue(wythoff.contains("     5 | · · · # · · · · ·"), wythoff);
        String cram = Run.narrow(60, "", "plot", "cram[1,n]", "3").out();
        assertTrue(cram.contains("     0 | * \n"), cram);
        assertTrue(Run.narrow(60, "", "plot", "kayles", "--format", "svg").out().startsWith("<svg "));
    }

    /** The slices of three heaps of Nim are XORs, and of Chomp with three rows the losing rows are those of the books. */
    @Test
    void aThirdHeapGivesSlices() {
        String nim = Run.of("table", "nim", "4x4", "--third", "0,2").out();
        assertTrue(nim.contains("third heap 2\n  | 0 1 2 3\n--+--------\n0 | 2 3 0 1\n"), nim);
        String chomp = Run.of("table", "chomp[3,8]", "5x5", "--third", "1").out();
        assertTrue(chomp.contains("3 | . 0 1 3 ."), chomp);
        assertTrue(Run.of("table", "chomp[2,8]", "4x4").out().contains("3 | 3 0 4 ."));
        assertEquals(2, Run.of("table", "nim", "4x4", "--third", "1", "--csv").status());
        assertEquals(2, Run.of("table", "nim", "4x4", "--third", "-1").status());
        for (String coins : List.of("switch-lights", "silver-dollar")) {
            Run refused = Run.of("table", coins, "4x4", "--third", "1");
            assertEquals(1, refused.status(), refused.out());
            assertTrue(refused.err().contains("no third heap"), refused.err());
        }
        String maps = Run.of("table", "nim", "4x4", "--third", "0,2", "--format", "svg")
                .out();
        assertTrue(maps.contains(">third heap 0<") && maps.contains(">third heap 2<"), maps);
    }

    /** A row of one cell has the value 0 and a row of two the value 1, so that both bars have one height. */
    @Test
    void aHistogramCountsThePlacesOfARowAlone() {
        String row = Run.of("plot", "cram[1,n]", "3", "--as", "histogram").out();
        assertEquals(1, heights(row).distinct().count(), row);
        assertEquals(2, heights(row).count(), row);
    }

    private static Stream<String> heights(String svg) {
        return Pattern.compile("height=\"([^\"]*)\" fill=\"#0072b2\"")
                .matcher(svg)
                .results()
                .map(found -> found.group(1));
    }

    /** The only move from either vertex of a cycle keeps the draw. */
    @Test
    void aMoveThatKeepsADrawIsMarkedAsOne() {
        String map = Run.of("draw", "digraph[2,[[0,1],[1,0]]] 0", "--map").out();
        assertTrue(map.contains(">=</text>") && !map.contains(">−</text>"), map);
    }

    @Test
    void aFileIsNamedByItsEndingAndTheScreenByTheFormat() throws IOException {
        Path png = work.resolve("kayles.png");
        assertEquals("", Run.of("plot", "kayles", "50", "-o", png.toString()).out());
        byte[] bytes = Files.readAllBytes(png);
        assertTrue(new String(bytes, StandardCharsets.ISO_8859_1).startsWith("\u0089PNG\r\n"));
        Run screen = Run.of("plot", "kayles", "50", "--format", "png");
        assertArrayEquals(bytes, screen.out().getBytes(StandardCharsets.ISO_8859_1));
        Path dot = work.resolve("nim.dot");
        assertEquals(0, Run.of("graph", "nim", "1", "2", "-o", dot.toString()).status());
        assertTrue(Files.readString(dot).startsWith("digraph {\n"));
        assertEquals(Run.of("graph", "nim", "1", "2", "--format", "dot").out(), Files.readString(dot));
    }

    @Test
    void picturesTablesAndQuotientsAreWrittenAsLatex() throws IOException {
        Path picture = work.resolve("kayles.tex");
        assertEquals(0, Run.of("graph", "kayles", "5", "-o", picture.toString()).status());
        assertTrue(Files.readString(picture).contains("\\begin{tikzpicture}"));
        String table = Run.of("table", "wythoff", "3x4", "--format", "tex").out();
        assertTrue(table.contains("2 & 2 & 0 & 1 & 5 \\\\"), table);
        Path quotient = work.resolve("quotient.tex");
        assertEquals(
                0, Run.of("quotient", "octal[0.75]", "-o", quotient.toString()).status());
        String text = Files.readString(quotient);
        assertTrue(text.contains("$b^{3}=b$"), text);
        assertTrue(text.contains("$b$ & $b$ & $ab$ & $b^{2}$ & $ab^{2}$ & $b$ & $ab$ & $ab$ & $b$ \\\\"), text);
        assertEquals(
                2,
                Run.of("quotient", "octal[0.75]", "-o", work.resolve("a.svg").toString())
                        .status());
    }

    @Test
    void whatCannotBeDrawnIsToldInALine() {
        for (List<String> words : List.of(
                List.of("plot", "kayles", "10x10x10"),
                List.of("plot", "kayles", "0"),
                List.of("plot", "kayles", "10", "--as", "map"),
                List.of("plot", "cram[3,3]", "10x10"),
                List.of("plot", "moore-nim[d=2]", "400x400"),
                List.of("plot", "wythoff", "100000x100000"),
                List.of("plot", "nim", "100000x100000", "--as", "beams"),
                List.of("plot", "cram[1,n]", "1"),
                List.of("plot", "grundys-game", "100", "--as", "strip"),
                List.of("graph", "nim", "30", "30", "30"),
                List.of("graph", "nim", "5", "--limit", "3"),
                List.of("form", "cram[7,7]", "--budget", "100", "--format", "svg"),
                List.of("form", "kayles 40", "--format", "svg"),
                List.of("draw", "ruler 1000000"))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertEquals(1, run.status(), words::toString);
            assertTrue(run.err().matches("impartial: .*\\R"), () -> words + run.err());
        }
        assertEquals(
                2,
                Run.of("plot", "kayles", "-o", work.resolve("a.gif").toString()).status());
        assertEquals(2, Run.of("plot", "kayles", "--format", "dot").status());
        // A missing folder is an error of the options, which is found before the work.
        assertEquals(
                2,
                Run.of("plot", "kayles", "-o", work.resolve("no/folder.svg").toString())
                        .status());
    }

    @ParameterizedTest
    @ValueSource(strings = {"wythoff", "nim", "d-wythoff[2]", "kayles", "moore-nim[1]"})
    void aPlaneHoldsTheValuesThatTheSolverFinds(String game) {
        GameLibrary library = GameLibrary.installed();
        TwoHeapValues values = Plane.from(
                0,
                library.ruleset(game),
                new Size(9, 12),
                Meter.unlimited(),
                new Solvers(Progress.NONE).inquiry(Strategy.auto(), Budget.unlimited()));
        Solver solver = Solver.normal().using(Strategy.search());
        for (int x = 0; x < 9; x++) {
            for (int y = 0; y < 12; y++) {
                long expected = solver.analyse(
                                library.read(game + " " + x + " " + y).position())
                        .grundy()
                        .orElseThrow();
                assertEquals(expected, values.value(x, y), x + " " + y);
            }
        }
    }

    @Test
    void answersAboutManyPositionsAreDrawn() {
        Run pirates = Run.of("draw", "pirates[100] 5");
        assertEquals(0, pirates.status(), pirates.err());
        assertTrue(pirates.out().contains("5 proposes") && pirates.out().contains("98 coins"), pirates.out());
        Run ring = Run.of("draw", "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5");
        assertTrue(ring.out().contains("1: Loop") && ring.out().contains("2: Loop"), ring.out() + ring.err());
        Run play = Run.of("draw", "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3");
        assertTrue(play.out().contains("steps 3, 2"), play.out() + play.err());
        Run undrawn = Run.of("draw", "digraph[n=2,edges=[0,1]] all");
        assertEquals(1, undrawn.status());
        assertTrue(undrawn.err().contains("is not drawn"), undrawn.err());
    }

    @Test
    void aGraphThatIsTooLargeIsDrawnAsAPlan() throws IOException {
        Run large = Run.of("graph", "nim", "7", "9", "12", "15");
        assertEquals(1, large.status());
        assertTrue(
                large.err().contains("--best draws one winning move")
                        && large.err().contains("--limit"),
                large.err());
        assertEquals(0, Run.of("graph", "nim", "7", "9", "12", "15", "--best").status());
    }

    @Test
    void aPictureOnATerminalGoesToANewFile() throws Exception {
        Process process = Run.java(
                        "-Dimpartial.terminal.out=true", "org.impartial.cli.ImpartialCommand", "draw", "nim", "3")
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals("the picture is in draw.svg; -o FILE names another file\n", said);
        assertTrue(Files.readString(work.resolve("draw.svg")).startsWith("<svg"));
    }

    /** A ruleset of questions about many positions has no game whose values could be shown. */
    @ParameterizedTest
    @ValueSource(strings = {"sequence", "sequence --form", "plot", "table 3x3", "count --to 5", "genus", "plot 20x20"})
    void aQuestionAboutManyPositionsHasNoValues(String command) {
        List<String> words = new ArrayList<>(List.of(command.split(" ")));
        words.add(1, "pirates[100]");
        Run run = Run.of(words.toArray(String[]::new));
        assertTrue(run.err().contains("this game is a question about many positions"), run.err());
    }
}
