package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person's way through the page, in a real browser; the profile {@code browser} runs it. */
class BrowserTest extends BrowserCase {
    @TempDir
    private Path folder;

    @Test
    void cramIsPlayedToTheEndByMouse() throws Exception {
        try (Browser browser = open(1280, "nim 1")) {
            browser.run("document.getElementById('game').value = 'cram';"
                    + "document.getElementById('game').dispatchEvent(new Event('change'))");
            browser.await("state.text.startsWith('cram') && " + READY);
            browser.clear("#text");
            browser.type("#text", "cram[4,5]" + ENTER);
            browser.await("state.text === 'cram[4,5]' && " + READY);
            awaitOutcomes(browser);
            assertEquals(
                    "10",
                    browser.run("return document.querySelectorAll('#list .mark').length")
                            .asText());
            browser.click("g[data-place=\"2,2\"]");
            browser.await("document.querySelectorAll('#list button').length === 4");
            browser.click("g[data-place=\"2,3\"]");
            browser.await("state.moves.length === 1 && " + READY);
            browser.click("#undo");
            browser.await("state.moves.length === 0 && " + READY);
            browser.click("#redo");
            browser.await("state.moves.length === 1 && " + READY);
            browser.click("#misere");
            browser.await("view.play === 'misere' && " + READY);
            browser.click("#misere");
            browser.await("view.play === 'normal' && " + READY);
            browser.click("#undo");
            browser.await("state.moves.length === 0 && " + READY);
            browser.choose("#machine", "2");
            // The first player wins Cram 4 x 5 and plays the moves that are marked so.
            for (int moves = 0; browser.run("return view.moves.length").asInt() > 0; moves += 2) {
                awaitOutcomes(browser);
                browser.run("[...document.querySelectorAll('#list button')].find(b => b.querySelector('.P')).click()");
                browser.await("(state.moves.length >= " + (moves + 2) + " || !view.moves.length) && " + READY);
            }
            assertTrue(browser.text("#status").contains("player one wins"), browser.text("#status"));
            assertEquals("", browser.text("#error"));
        }
    }

    @Test
    void aSumIsPlayedByKeyboardAndTheLinkRestoresIt() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 + kayles 4")) {
            assertTrue(browser.text("#sum").contains("Nim-sum"), browser.text("#sum"));
            browser.run("document.querySelector('g[data-component=\"0\"][tabindex]').focus()");
            browser.type("g[data-component=\"0\"][tabindex]", ENTER);
            browser.await("state.moves.length === 1 && " + READY);
            browser.type("#list button", ENTER);
            browser.await("state.moves.length === 2 && " + READY);
            String position = browser.text("#position");
            browser.run("location.reload()");
            browser.await("state.moves.length === 2 && " + READY);
            assertEquals(position, browser.text("#position"));
            browser.type("#hidden", " ");
            browser.await("!document.querySelector('#list .mark') && document.getElementById('values').hidden");
            browser.run("location.reload()");
            browser.await("state.moves.length === 2 && " + READY);
            browser.await("!document.querySelector('#list .mark') && document.getElementById('values').hidden");
        }
    }

    @Test
    void whatIsWrongIsSaid() throws Exception {
        try (Browser browser = open(360, "nim 3")) {
            browser.clear("#text");
            browser.type("#text", "nimm 3" + ENTER);
            browser.await("document.getElementById('error').textContent.includes('nim')");
            browser.type("#move", "[0,9]" + ENTER);
            browser.await("document.getElementById('error').textContent.includes('[0,9]')");
            browser.go("about:blank");
            browser.go(explorer.address() + fragment("nimm 3"));
            browser.await("page.error.textContent.includes('nimm') && page.text.value === 'nimm 3'");
            assertEquals("", browser.text("#status"));
        }
    }

    @Test
    void aPageWithoutAServerIsPlayedFromDisk() throws Exception {
        Path file = folder.resolve("chomp.html");
        Files.writeString(file, LessonPage.of(GameLibrary.installed(), "chomp[3,4] 4 4 4", Convention.NORMAL));
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 360, 900)) {
            browser.go(file.toUri().toString());
            browser.await(READY);
            browser.choose("#machine", "2");
            for (int moves = 0; browser.run("return view.moves.length").asInt() > 0; moves += 2) {
                browser.run("[...document.querySelectorAll('#list button')].find(b => b.querySelector('.P')).click()");
                browser.await("(state.moves.length >= " + (moves + 2) + " || !view.moves.length) && " + READY);
            }
            assertTrue(browser.text("#status").contains("player one wins"), browser.text("#status"));
        }
    }

    /** Every game opens at the width of a phone, and a move of its example is made by the keyboard. */
    @Test
    void everyGameOpensWithoutBeingCut() throws Exception {
        try (Browser browser = open(360, "nim 1")) {
            for (GameFamily family : GameLibrary.installed().families()) {
                browser.run("location.hash = 'text="
                        + URLEncoder.encode(family.card().example(), StandardCharsets.UTF_8)
                                .replace("+", "%20") + "'");
                browser.await("state.text === "
                        + Client.MAPPER.writeValueAsString(family.card().example()) + " && " + READY);
                assertEquals("", browser.text("#error"), family.id());
                browser.run("for (const one of document.querySelectorAll('details')) one.open = true");
                assertTrue(
                        browser.run("return document.documentElement.scrollWidth <= innerWidth")
                                .asBoolean(),
                        family.id());
                if (browser.run("return view.moves.length").asInt() > 0) {
                    browser.type("#list button", ENTER);
                    browser.await("state.moves.length === 1 && " + READY);
                }
            }
        }
    }

    /** The colour is that of the player who moves, and what is not known in time is searched for longer. */
    @Test
    void moreTimeIsGivenByAButton() throws Exception {
        try (Browser browser = open(1280, "chomp[12,13] 13 13 13 13 13 13 13 13 13 13 13 13")) {
            assertTrue(browser.text("#outcome").contains("can win (N)"), browser.text("#outcome"));
            assertEquals(
                    "1",
                    browser.run("return document.querySelectorAll('#outcome .win').length")
                            .asText());
            assertTrue(browser.text("#list").contains("not known in time"));
            browser.click("#answer");
            browser.await("state.moves.length === 1 && " + READY);
            assertTrue(browser.text("#status").contains("not known to lose"), browser.text("#status"));
            browser.click("#undo");
            browser.await("state.moves.length === 0 && " + READY);
            browser.click("#longer");
            browser.await("view.patient && " + READY);
            assertTrue(browser.run("return document.getElementById('longer').hidden")
                    .asBoolean());
        }
    }

    @Test
    void theBoardOfAPageWithoutAServerIsSeenAtOnce() throws Exception {
        Path file = folder.resolve("cram.html");
        Files.writeString(file, LessonPage.of(GameLibrary.installed(), "cram[3,3]", Convention.NORMAL));
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 1280, 800)) {
            browser.go(file.toUri().toString());
            browser.await(READY);
            assertEquals("Cram", browser.run("return document.title").asText());
            double top = browser.run("return document.getElementById('board').getBoundingClientRect().top")
                    .asDouble();
            assertTrue(top < 600, "the board begins at " + top);
        }
    }

    @Test
    void theTreeOfBestPlayIsFollowed() throws Exception {
        try (Browser browser = open(1280, "kayles 5 + nim 2")) {
            browser.click("#best summary");
            browser.click("#tree li li button");
            browser.await("state.moves.length === 2 && " + READY);
            assertEquals("", browser.text("#error"));
        }
        try (Browser browser = open(360, "wythoff 4 7")) {
            assertEquals(
                    "1",
                    browser.run("return document.querySelectorAll('#around td.here').length")
                            .asText());
        }
        try (Browser browser = open(360, "sprouts 3")) {
            assertTrue(browser.run("return document.querySelectorAll('#list svg.after').length")
                            .asInt()
                    > 0);
            assertTrue(browser.text("#hint").contains("no place on the board"), browser.text("#hint"));
        }
    }

    @Test
    void nothingIsCutAtTheWidthOfAPhone() throws Exception {
        Path pictures = Path.of("").toAbsolutePath().resolve("target/screenshots");
        Map<String, String> games = Map.of(
                "cram", "cram[4,5] [1,1] [1,2]",
                "sum", "nim 3 5 + kayles 4",
                "hackenbush", "hackenbush [0,1] [1,2] [2,0] [2,3]",
                "chomp", "chomp[3,4] 4 4 2",
                "wythoff", "wythoff 4 7",
                "sprouts", "sprouts 3",
                "pirates", "pirates[100] 5",
                "pursuit-ring", "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3",
                "entailing", "top-entails 5 + top-entails 7 + nim 2");
        for (int width : new int[] {1280, 360}) {
            for (Map.Entry<String, String> game : games.entrySet()) {
                try (Browser browser = open(width, game.getValue())) {
                    browser.save(pictures.resolve(game.getKey() + "-" + width + ".png"));
                    assertTrue(
                            browser.run("return document.documentElement.scrollWidth <= innerWidth && innerWidth === "
                                            + width)
                                    .asBoolean(),
                            game + " at " + width);
                    assertTrue(browser.run(
                                    "return [...document.querySelectorAll('button,#drawing,svg.after,figure svg,input,select')].every(e => "
                                            + "e.getBoundingClientRect().right <= innerWidth)")
                            .asBoolean());
                }
            }
        }
    }
}
