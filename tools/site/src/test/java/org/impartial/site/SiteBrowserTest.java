package org.impartial.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site from disk in headless Chromium; the profile {@code browser} runs it. */
class SiteBrowserTest {
    private static final Pattern FOUND = Pattern.compile("<li data-names=\"([\\w-]+)\\|[^\"]*\">");

    @TempDir
    Path folder;

    @BeforeEach
    void start() throws IOException {
        assumeTrue(Boolean.getBoolean("impartial.browser"), "skipped: only the profile browser drives a browser");
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/chromium")), "skipped: there is no chromium");
        GameLibrary library = GameLibrary.installed();
        Site.write(
                GameLibrary.of(Stream.of("nim", "chomp", "wythoff", "cram")
                        .map(library::family)
                        .toList()),
                folder,
                Optional.empty(),
                Map.of(),
                family -> "",
                line -> {});
    }

    /** Returns the page as it is after its scripts. */
    private String page(String name, String fragment, String language) throws Exception {
        Process browser = new ProcessBuilder(
                        "/usr/bin/chromium",
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--accept-lang=" + language,
                        "--virtual-time-budget=5000",
                        "--dump-dom",
                        folder.resolve(name).toUri() + "#" + fragment)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String dom = new String(browser.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, browser.waitFor());
        return dom;
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @Test
    void gamesAreFoundByNamesInEveryLanguage() throws Exception {
        for (String[] search :
                new String[][] {{"威佐夫", "wythoff"}, {"PLUGG", "cram"}, {"Wythoff's  Game", "wythoff"}, {"ｃｒａｍ", "cram"}
                }) {
            String dom = page("index.html", "search=" + encoded(search[0]), "en");
            assertEquals(
                    List.of(search[1]),
                    FOUND.matcher(dom).results().map(found -> found.group(1)).toList(),
                    search[0]);
        }
        String none = page("index.html", "search=xyzzy", "en");
        assertFalse(FOUND.matcher(none).find());
        assertTrue(none.contains("<p id=\"none\" role=\"status\">"), none);
    }

    /** Chomp is played by the address of its lesson until the poisoned square is left, and one move more. */
    @Test
    void chompIsPlayedToTheEnd() throws Exception {
        String lesson = Files.readString(folder.resolve("lessons/chomp.html"));
        String start = lesson.split("\"text\":\"", 2)[1].split("\"", 2)[0];
        NotatedPosition position = GameLibrary.installed().read(start);
        StringBuilder moves = new StringBuilder("text=" + encoded(start));
        int made = 0;
        for (; !position.position().moves().isEmpty(); made++) {
            Position now = position.position();
            var move = now.moves().get(now.moves().size() / 2);
            moves.append("&move=").append(encoded(position.write(move).toString()));
            position = position.after(move);
        }
        String winner = made % 2 == 1 ? "one" : "two";
        String dom = page("lessons/chomp.html", moves.toString(), "en");
        assertTrue(dom.contains("Play has ended: player " + winner + " wins."), moves.toString());
        assertTrue(dom.contains("id=\"error\" role=\"alert\"></p>"), moves.toString());
    }

    @Test
    void theFrameHasTheLanguageOfTheReader() throws Exception {
        String dom = page("games/nim.html", "", "zh-CN");
        assertTrue(dom.contains("开始对局") && dom.contains("lang=\"zh\""), dom);
        for (String english :
                List.of("Other names", "Sources", "Position: ", "Move: ", "Limits", ">Theory<", ">Command<")) {
            assertFalse(dom.contains(english), english);
        }
        assertTrue(dom.contains("别名：尼姆博弈") && dom.contains("文献："), dom);
    }
}
