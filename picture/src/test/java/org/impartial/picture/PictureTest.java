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
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
                Plot.strip("strip", 100, 9, n -> n % 3 == 0),
                Plot.beams("beams", List.of(new long[] {0, 0}, new long[] {1, 2}, new long[] {3, 5})),
                HeatMap.of("map", 30, 20, (x, y) -> x ^ y),
                oneVertex());
    }

    private static Picture oneVertex() {
        LabelledGraph.Builder graph = LabelledGraph.titled("one vertex");
        graph.vertex("v", LabelledGraph.Style.PLAIN);
        return graph.build().picture();
    }

    @ParameterizedTest
    @MethodSource("pictures")
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
    @ValueSource(ints = {1, 2, 3, 4, 5, 16, 17, 256, 257, 4000})
    void aPngKeepsEveryPixelWhateverItsNumberOfColours(int colours) throws IOException {
        BufferedImage image = new BufferedImage(97, 61, BufferedImage.TYPE_INT_RGB);
        Random random = new Random(colours);
        for (int i = 0; i < 97 * 61; i++) {
            image.setRGB(i % 97, i / 97, (i < colours ? i : random.nextInt(colours)) * 0x010305);
        }
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(Png.of(image)));
        assertArrayEquals(colours(image), colours(read));
    }

    @Test
    void filesStaySmall() {
        assertTrue(Plot.values("10^4", 10_000, n -> n * 7919 % 64).svg().length() < 150_000);
        Picture many = Plot.values("10^7", 10_000_000, n -> n * 7919 % 64);
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
        assertThrows(IllegalArgumentException.class, () -> Plot.strip("strip", 10, 0, n -> true));
        assertThrows(IllegalArgumentException.class, () -> Plot.beams("none", List.of()));
        assertThrows(IllegalArgumentException.class, () -> Plot.beams("one", List.of(new long[] {1})));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("none", 0, 1, (x, y) -> 0));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("great", 100_000, 100_000, (x, y) -> 0));
        assertThrows(IllegalArgumentException.class, () -> HeatMap.of("negative", 2, 2, (x, y) -> -1));
    }
}
