package org.impartial.picture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.impartial.picture.chart.HeatMap;
import org.impartial.picture.chart.Plot;
import org.impartial.picture.graph.LabelledGraph;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.impartial.picture.ink.Scene;
import org.impartial.picture.ink.Title;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PictureTest {
    @TempDir
    private Path work;

    @BeforeAll
    static void withoutAScreen() {
        System.setProperty("java.awt.headless", "true");
    }

    static Stream<Picture> pictures() {
        return Stream.of(
                Plot.values("a < b & \"c\" \u0001", 100, n -> n % 7),
                Plot.values("one", 1, n -> 0),
                Plot.values("many", 3_000, n -> n * n % 101),
                Plot.histogram("counts", 1000, n -> n % 9),
                Plot.histogram("ranges", 1000, n -> n * 1000),
                Plot.strip("strip", 100, 9, n -> n % 3),
                Plot.beams("beams", List.of(new long[] {0, 0}, new long[] {1, 2}, new long[] {3, 5})),
                HeatMap.of("map", 30, 20, (x, y) -> x ^ y),
                oneVertex());
    }

    /** Some of them, as painting takes long. */
    static Stream<Picture> painted() {
        return Boolean.getBoolean("impartial.thorough")
                ? pictures()
                : pictures().skip(5);
    }

    private static Picture oneVertex() {
        LabelledGraph.Builder graph = LabelledGraph.titled("one vertex");
        graph.vertex("v", LabelledGraph.Style.PLAIN);
        return graph.build().picture();
    }

    @ParameterizedTest
    @MethodSource("painted")
    void everyPictureIsWellFormedAndItsBytesAreAlwaysTheSame(Picture picture) throws Exception {
        byte[] svg = picture.svg().getBytes(StandardCharsets.UTF_8);
        var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(svg));
        assertEquals("svg", document.getDocumentElement().getTagName());
        assertEquals(
                picture.title().replace('\u0001', ' '),
                document.getElementsByTagName("title").item(0).getTextContent());
        byte[] png = picture.png();
        assertArrayEquals(png, picture.png());
        assertArrayEquals(svg, picture.svg().getBytes(StandardCharsets.UTF_8));
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
        BufferedImage painted = picture.image(2);
        assertArrayEquals(colours(painted), colours(read));
    }

    private static int[] colours(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void tikzClosesWhatItOpens(Picture picture) {
        String tex = picture.tex();
        assertTrue(tex.contains("\\begin{tikzpicture}") && tex.endsWith("\\end{tikzpicture}\n"));
        assertEquals(count(tex, "(?<!\\\\)\\{"), count(tex, "(?<!\\\\)\\}"));
        assertTrue(tex.lines().allMatch(line -> line.startsWith("%") || !line.matches(".*(?<!\\\\)[%#&_].*")), tex);
    }

    private static long count(String text, String what) {
        return Pattern.compile(what).matcher(text).results().count();
    }

    @Test
    void whatTeXCannotHoldIsRefused() {
        Picture picture = Plot.values("many", 30_000, n -> n * n % 10_007);
        assertTrue(assertThrows(IllegalArgumentException.class, picture::tex)
                .getMessage()
                .contains("SVG or PNG"));
    }

    /** A legend or a title that is wider than the chart makes the picture wider. */
    @Test
    void neitherLegendNorTitleIsCut() {
        String title =
                "a title of many words that is far wider than such a narrow strip and has to be broken somewhere";
        for (Picture picture : List.of(
                Plot.strip("strip", 20, 2, n -> n % 3),
                Plot.strip(title, 20, 2, n -> n % 3),
                Plot.values(title + title, 20, n -> n),
                HeatMap.of(title, 3, 3, (x, y) -> x ^ y))) {
            for (InkMark mark : ((DrawnPicture) picture).marks()) {
                if (mark instanceof InkMark.Label label && !label.upright()) {
                    double width = Scene.widthOf(label.text(), label.size()) * 0.9;
                    double left = label.x()
                            - switch (label.anchor()) {
                                case START -> 0;
                                case MIDDLE -> width / 2;
                                case END -> width;
                            };
                    assertTrue(left >= 0 && left + width <= picture.width(), label::text);
                }
            }
        }
    }

    /** A line of a title ends between characters, also between those of two units. */
    @Test
    void aLongTitleKeepsItsCharacters() {
        String title = "a" + "\uD83D\uDE00".repeat(120);
        String lines = String.join("|", Title.of(title, 0).lines());
        assertEquals(title, lines.replace("|", ""));
        assertTrue(lines.contains("|") && !lines.matches(".*[\\p{Cs}].*"), lines);
    }

    /** Digits are those that TeX reads, whatever those of the user's language are. */
    @Test
    void numbersInTexDoNotDependOnTheLocale() {
        Locale usual = Locale.getDefault();
        String tex = oneVertex().tex();
        Locale.setDefault(Locale.forLanguageTag("ar-EG"));
        try {
            assertEquals(tex, oneVertex().tex());
        } finally {
            Locale.setDefault(usual);
        }
    }

    /** Few cells are written as boxes, which every viewer draws with sharp edges, in the colours of their values. */
    @Test
    void aSmallHeatMapHasNoImage() {
        String svg = HeatMap.of("map", 100, 100, (x, y) -> x ^ y).svg();
        assertFalse(svg.contains("<image"));
        assertTrue(svg.length() < 150_000, () -> "" + svg.length());
        String large = HeatMap.of("map", 101, 100, (x, y) -> x ^ y).svg();
        assertTrue(large.contains("image-rendering=\"optimizeSpeed\""));
        Matcher lost = Pattern.compile("fill=\"#d55e00\" d=\"([^\"]*)\"").matcher(svg);
        assertTrue(lost.find());
        assertEquals(100, count(lost.group(1), "M"));
    }

    @Test
    void filesStaySmall() {
        assertTrue(Plot.values("10^4", 10_000, n -> n * 7919 % 64).svg().length() < 150_000);
        int heaps = Boolean.getBoolean("impartial.thorough") ? 10_000_000 : 1_000_000;
        Picture many = Plot.values("many", heaps, n -> n * 7919 % 64);
        assertTrue(many.svg().length() < 400_000);
        assertTrue(many.png().length < 400_000);
    }

    @Test
    void aFileIsWrittenInTheFormThatItsNameEndsIn() throws IOException {
        Picture picture = Plot.values("values", 10, n -> n);
        picture.save(work.resolve("a.SVG"));
        assertEquals(picture.svg(), Files.readString(work.resolve("a.SVG")));
        picture.save(work.resolve("b.png"));
        assertArrayEquals(picture.png(), Files.readAllBytes(work.resolve("b.png")));
        picture.save(work.resolve("c.tex"));
        assertEquals(picture.tex(), Files.readString(work.resolve("c.tex")));
        for (String bad : List.of("c.gif", "svg", "d.dot")) {
            assertThrows(IllegalArgumentException.class, () -> picture.save(work.resolve(bad)));
            assertFalse(Files.exists(work.resolve(bad)));
        }
        assertThrows(
                IllegalArgumentException.class, () -> picture.write(PictureFormat.DOT, new ByteArrayOutputStream()));
    }

    @Test
    void whatCannotBeDrawnIsRefused() {
        Picture picture = Plot.values("values", 10, n -> n);
        for (double scale : new double[] {0, -1, Double.NaN, 1e9}) {
            assertThrows(IllegalArgumentException.class, () -> picture.image(scale));
        }
        assertThrows(IllegalArgumentException.class, () -> Plot.values("none", 0, n -> n));
        assertThrows(IllegalArgumentException.class, () -> Plot.values("negative", 3, n -> -n));
        assertThrows(IllegalArgumentException.class, () -> Plot.values("great", 3, n -> Long.MAX_VALUE));
        assertThrows(IllegalArgumentException.class, () -> Plot.strip("strip", 10, 0, n -> 0));
        assertThrows(IllegalArgumentException.class, () -> Plot.beams("none", List.of()));
        assertThrows(IllegalArgumentException.class, () -> Plot.beams("one", List.of(new long[] {1})));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("none", 0, 1, (x, y) -> 0));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("great", 100_000, 100_000, (x, y) -> 0));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("negative", 2, 2, (x, y) -> -2));
    }
}
