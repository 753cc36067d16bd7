package org.impartial.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site is complete, its links lead to what exists, and nothing is loaded from elsewhere. */
class SiteTest {
    private static final GameLibrary LIBRARY = GameLibrary.installed();
    private static final Pattern ADDRESS = Pattern.compile("<[^>]*? (?:href|src)=\"([^\"]*)\"");
    private static final Path DOCUMENTS = Path.of("../../docs");
    private static final long MOST_BYTES = 30L << 20;

    @TempDir
    static Path written;

    @TempDir
    Path folder;

    @BeforeAll
    static void write() throws IOException {
        Site.write(
                only("kayles", "pirates", "wythoff"),
                written,
                Optional.of(DOCUMENTS),
                Map.of(),
                family -> "",
                line -> {});
    }

    private static GameLibrary only(String... games) {
        return GameLibrary.of(Stream.of(games).map(LIBRARY::family).toList());
    }

    /** Returns the links that lead nowhere; checks that there are at least so many. */
    static List<String> broken(Path site, int least) throws IOException {
        List<String> broken = new ArrayList<>();
        int links = 0;
        for (Path page : files(site)) {
            String name = site.relativize(page).toString();
            if (!name.endsWith(".html") || name.startsWith("lessons")) {
                continue;
            }
            for (var found : ADDRESS.matcher(Files.readString(page)).results().toList()) {
                String address = found.group(1).replace("&amp;", "&");
                if (!address.matches("mailto:.*|.*://.*") && !leads(page, address)) {
                    broken.add(name + " -> " + address);
                }
                links++;
            }
        }
        assertTrue(links >= least, links + " links");
        return broken;
    }

    private static boolean leads(Path page, String address) throws IOException {
        String[] parts = address.split("#", 2);
        Path target = parts[0].isEmpty() ? page : page.resolveSibling(parts[0].replace("%20", " "));
        return Files.isRegularFile(target)
                && (parts.length < 2 || Files.readString(target).contains(" id=\"" + parts[1] + "\""));
    }

    private static List<Path> files(Path site) throws IOException {
        try (Stream<Path> files = Files.walk(site)) {
            return files.filter(Files::isRegularFile).toList();
        }
    }

    @Test
    void linksOfGamesAndDocumentsLeadToPages() throws IOException {
        assertEquals(List.of(), broken(written, 200));
        assertTrue(Files.exists(written.resolve("docs/TUTORIAL.html")));
        assertTrue(Files.exists(written.resolve("docs/images/cram.svg")));
        for (Path file : files(written)) {
            String text = file.toString().endsWith(".html") ? Files.readString(file) : "";
            assertFalse(
                    Pattern.compile("<(script|link|img|iframe)[^>]*\"(https?:)?//")
                            .matcher(text)
                            .find(),
                    file::toString);
        }
    }

    @Test
    void aPageOfAGameHasItsDrawingRulesValuesAndLines() throws IOException {
        String kayles = Files.readString(written.resolve("games/kayles.html"));
        for (String part : List.of(
                "<h1>Kayles</h1>",
                "<svg ",
                "skittle",
                "<h2>Theory</h2>",
                "<td class=\"lost\">0</td><td>1</td><td>2</td><td>3</td><td>1</td><td>4</td><td>3</td><td>2</td><td>1</td>",
                "impartial solve 'kayles",
                "GameLibrary.installed().read(&quot;kayles",
                "<a href=\"../lessons/kayles.html\">Play it</a>")) {
            assertTrue(kayles.contains(part), part + " in " + kayles);
        }
        assertEquals(3, kayles.split("<svg ", -1).length, "the drawing and the plot");
        assertTrue(Files.readString(written.resolve("lessons/kayles.html"))
                .contains("<a href=\"../games/kayles.html\">Kayles</a>"));
        String wythoff = Files.readString(written.resolve("games/wythoff.html"));
        assertEquals(3, wythoff.split("<svg ", -1).length, "the drawing and the map");
        assertTrue(kayles.contains("<a href=\"../docs/REFERENCES.html\">[Guy-Smith 1956]</a>"), kayles);
        assertFalse(Files.readString(written.resolve("games/pirates.html")).contains("Play it"));
        String index = Files.readString(written.resolve("index.html"));
        assertTrue(index.contains("|威佐夫博弈"));
        assertTrue(index.contains(">I compete</h2>") && index.contains("<a href=\"docs/JUDGES.html\">"), index);
    }

    /** A link out of the site becomes a text, anchors are those of forges, and what looks like HTML in a title stays a text. */
    @Test
    void documentsAreRewritten() throws IOException {
        Path docs = Files.createDirectories(folder.resolve("docs/more"));
        Files.writeString(
                folder.resolve("docs/A.md"),
                "# A `<b>` & c\n\n[up](../README.md) [b](more/B.md#the-2-ends) ![i](i.svg)\n\n|x|y|\n|-|-|\n|1|2|\n");
        Files.writeString(docs.resolve("B.md"), """
                ## The 2 *ends*!

                ## The 2 ends

                [a](../A.md) [web](https://example.org/x.md)

                [c](C%20+%20D.md) [post](mailto:a@example.org) [odd](%00%zz)
                """);
        Files.writeString(docs.resolve("C + D.md"), "# C\n");
        Files.writeString(folder.resolve("docs/README.md"), "# Documents\n\n## Search\n");
        Files.writeString(folder.resolve("docs/i.svg"), "<svg/>");
        Path site = folder.resolve("site");
        Site.write(only("pirates"), site, Optional.of(folder.resolve("docs")), Map.of(), family -> "", line -> {});
        assertEquals(List.of(), broken(site, 8));
        String a = Files.readString(site.resolve("docs/A.html"));
        assertTrue(a.contains("<title>A &lt;b&gt; &amp; c</title>"), a);
        assertTrue(a.contains("<p>up <a href=\"more/B.html#the-2-ends\">b</a>"), a);
        assertTrue(a.contains("<td>1</td>"), a);
        String b = Files.readString(site.resolve("docs/more/B.html"));
        assertTrue(b.contains("id=\"the-2-ends-1\"") && b.contains("href=\"https://example.org/x.md\""), b);
        assertTrue(b.contains("href=\"../../site.css\""), b);
        assertTrue(
                b.contains("<p><a href=\"C%20+%20D.html\">c</a> <a href=\"mailto:a@example.org\">post</a> odd</p>"), b);
        String index = Files.readString(site.resolve("index.html"));
        assertEquals(2, index.split(" id=\"search\"", -1).length, index);
    }

    @Test
    void exercisesAndAddressesAreLinked() throws IOException {
        Site.write(
                only("pirates"),
                folder,
                Optional.empty(),
                Map.of("Javadoc", "https://example.org/api/"),
                family -> "<body>" + family.id(),
                line -> {});
        assertEquals(
                "<body>\n<nav><a href=\"../games/pirates.html\">Pirates</a></nav>pirates",
                Files.readString(folder.resolve("exercises/pirates.html")));
        assertEquals(List.of(), broken(folder, 3));
        assertTrue(Files.readString(folder.resolve("games/pirates.html")).contains("../exercises/pirates.html"));
        assertTrue(
                Files.readString(folder.resolve("index.html")).contains("href=\"https://example.org/api/\">Javadoc"));
    }

    @Test
    @Tag("thorough")
    void theWholeSiteIsSmall() throws IOException {
        Site.write(LIBRARY, folder, Optional.of(DOCUMENTS), Map.of(), family -> "", line -> {});
        long bytes = 0;
        for (Path file : files(folder)) {
            bytes += Files.size(file);
        }
        assertTrue(bytes < MOST_BYTES, bytes + " bytes");
        assertEquals(List.of(), broken(folder, 500));
        assertEquals(LIBRARY.families().size(), files(folder.resolve("games")).size());
        assertEquals(
                LIBRARY.families().size() - 1, files(folder.resolve("lessons")).size());
    }
}
