package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Play as people play it, in a real browser. */
class PlayBrowserTest extends BrowserCase {
    @TempDir
    private Path folder;

    private static final String LEFT = "\uE012";
    private static final String RIGHT = "\uE014";

    private static void moves(Browser browser, int number) throws Exception {
        browser.await("state.moves.length === " + number + " && " + READY);
    }

    @Test
    void undoTakesBackTheReplyOfTheMachineToo() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.choose("#machine", "2");
            browser.click("#list button");
            moves(browser, 2);
            browser.click("#list button");
            moves(browser, 4);
            browser.click("#undo");
            moves(browser, 2);
            browser.type("body", LEFT);
            moves(browser, 0);
            browser.type("body", RIGHT);
            moves(browser, 2);
            assertEquals(
                    "4",
                    browser.run("return state.moves.length + state.undone.length")
                            .asText());
        }
    }

    @Test
    void backAndForwardGoThroughThePlay() throws Exception {
        try (Browser browser = open(1280, "kayles 9")) {
            browser.click("#list button");
            moves(browser, 1);
            browser.click("#list button");
            moves(browser, 2);
            browser.run("history.back()");
            moves(browser, 1);
            browser.run("history.back()");
            moves(browser, 0);
            browser.run("history.forward()");
            moves(browser, 1);
            browser.run("history.go(-1)");
            moves(browser, 0);
            browser.choose("#machine", "2");
            browser.click("#list button");
            moves(browser, 2);
            browser.run("history.back()");
            moves(browser, 0);
        }
    }

    @Test
    void theMachinePlaysEitherSideOrBoth() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.choose("#machine", "1");
            moves(browser, 1);
            assertTrue(browser.text("#status").startsWith("The machine played"), browser.text("#status"));
            browser.click("#swap");
            moves(browser, 2);
            browser.click("#again");
            moves(browser, 0);
            browser.choose("#machine", "12");
            browser.await("view.moves.length === 0 && " + READY);
            assertTrue(browser.text("#status").contains("player one wins"), browser.text("#status"));
            assertEquals(
                    browser.run("return state.moves.length + 1").asText(),
                    browser.run("return page.made.children.length").asText());
        }
    }

    @Test
    void hintsAndJudgementsAreRight() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.click("#hidden");
            browser.click("#clue");
            assertTrue(browser.text("#verdict").startsWith("A winning move: part"), browser.text("#verdict"));
            assertTrue(browser.run("return groupsOf('g.preview').length").asInt() > 0);
            browser.click("#list .clue");
            moves(browser, 1);
            browser.click("#judge");
            browser.await("page.verdict.textContent.startsWith('Right: this move wins. Play ends after')");
            browser.click("#clue");
            browser.await("page.verdict.textContent.startsWith('Every move loses')");
            browser.click("#undo");
            moves(browser, 0);
            browser.click("#hidden");
            browser.click("#list li:last-child button");
            moves(browser, 1);
            browser.click("#judge");
            browser.await("page.verdict.textContent.startsWith('Wrong: the position was won')");
        }
    }

    /** A puzzle has one winning move up to symmetry, hides the outcomes, and judges each attempt. */
    @Test
    void puzzlesHaveOneWinningMove() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.click("#puzzle");
            browser.await("page.verdict.textContent === 'Puzzle: find the move that wins.'");
            assertTrue(browser.run("return page.hidden.checked && !page.list.querySelector('.mark') && isPuzzle(view)")
                    .asBoolean());
            int made = browser.run("return state.moves.length").asInt();
            browser.run("play(view.moves.find(m => m.outcome === 'N').move, 0)");
            browser.await("page.verdict.textContent.startsWith('Wrong: ')");
            browser.click("#undo");
            moves(browser, made);
            browser.run("play(view.moves.find(m => m.outcome === 'P').move, 0)");
            browser.await("page.verdict.textContent.startsWith('Right: this move wins.')");
        }
        try (Browser browser = open(1280, "nim 1")) {
            browser.click("#puzzle");
            browser.await("page.verdict.textContent.startsWith('No position with one winning move')");
        }
    }

    /** The moves made have the outcomes after them, also after a reload, and a click goes to any of them. */
    @Test
    void theMovesMadeCanBeSteppedThrough() throws Exception {
        try (Browser browser = open(1280, "kayles 9")) {
            for (int move = 1; move <= 3; move++) {
                browser.click("#list button");
                moves(browser, move);
            }
            String made = browser.text("#made");
            assertTrue(made.contains("1. 9→"), made);
            browser.run("location.reload()");
            moves(browser, 3);
            browser.await("page.made.textContent === " + Client.MAPPER.writeValueAsString(made));
            assertEquals(
                    4,
                    browser.run("return page.made.querySelectorAll('.mark').length")
                            .asInt());
            browser.click("#made li:nth-child(2) button");
            moves(browser, 1);
            browser.click("#made li:nth-child(4) button");
            moves(browser, 3);
        }
    }

    /** Focus stays on the board while play goes on by the keyboard, to the end. */
    @Test
    void focusStaysOnTheBoardToTheEnd() throws Exception {
        for (String position :
                new String[] {"nim 2 3", "kayles 5", "chomp[2,3] 3 3", "node-kayles path 5", "cram[2,3]"}) {
            try (Browser browser = open(1280, position)) {
                browser.run("groupsOf('g.live')[0].focus()");
                for (int step = 0; browser.run("return view.moves.length").asInt() > 0; step++) {
                    assertTrue(step < 40, position);
                    assertTrue(
                            browser.run("return page.drawing.contains(document.activeElement)")
                                    .asBoolean(),
                            position);
                    if (browser.run("return selected.length > 0").asBoolean()) {
                        browser.run("(groupsOf('g.near')[0] || groupsOf('g.chosen')[0]).focus()");
                    }
                    browser.run("document.activeElement.dispatchEvent(new KeyboardEvent('keydown', "
                            + "{ key: 'Enter', bubbles: true, cancelable: true }))");
                    browser.await(READY);
                    Thread.sleep(30);
                }
                assertEquals(
                        "status",
                        browser.run("return document.activeElement.id").asText(),
                        position);
            }
        }
    }

    @Test
    void theOpponentAndWhatIsHiddenSurviveAReload() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.click("#hidden");
            browser.choose("#machine", "2");
            browser.run("location.reload()");
            moves(browser, 0);
            assertEquals("2", browser.run("return page.machine.value").asText());
            assertFalse(browser.run("return page.outcome.checkVisibility() || page.values.checkVisibility() "
                            + "|| Boolean(page.list.querySelector('.mark'))")
                    .asBoolean());
        }
    }

    /** Heads of tables are not broken, and the strategy keeps its columns. */
    @Test
    void tablesAndColumnsKeepTheirShape() throws Exception {
        try (Browser browser = open(360, "nim 3 5 7")) {
            assertTrue(browser.run(
                            "return [...document.querySelectorAll('#sum th')].every(h => h.getBoundingClientRect().height < 40)")
                    .asBoolean());
            browser.click("#words summary");
            assertEquals(
                    "pre-wrap",
                    browser.run("return getComputedStyle(page.strategy).whiteSpace")
                            .asText());
            assertTrue(browser.run("return getComputedStyle(page.strategy).fontFamily.includes('mono')")
                    .asBoolean());
        }
    }

    @Test
    void placesAreNamedInWords() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            assertEquals(
                    "heap 1, take 1, leaves 2, wins",
                    browser.run(
                                    "return groupsOf('[data-component=\"0\"][data-place=\"0,3\"]')[0].getAttribute('aria-label')")
                            .asText());
        }
    }

    @Test
    void everyGameIsFoundByAnyOfItsNames() throws Exception {
        try (Browser browser = open(360, "nim 3")) {
            browser.click("#browse");
            browser.await("page.cards.querySelectorAll('svg').length > 80");
            JsonNode lost = browser.run("return games.filter(g => [g.id, g.title, ...g.names].some(name => {"
                    + " page.search.value = name.toUpperCase(); filter(); return page.cards.children[games.indexOf(g)].hidden; }))"
                    + ".map(g => g.id)");
            assertEquals("[]", lost.toString());
            browser.run("page.search.value = 'no such game'; filter()");
            assertTrue(browser.run("return page.none.checkVisibility()").asBoolean());
            browser.run("page.search.value = 'plugg'; filter()");
            browser.click("#cards li:not([hidden]) button");
            browser.await("state.text.startsWith('cram') && " + READY);
            browser.run("page.parameters.querySelector('input').value = '2,3'");
            browser.click("#parameters button");
            browser.await("state.text === 'cram[board=2,3]' && " + READY);
            assertEquals("", browser.text("#error"));
        }
    }

    @Test
    void thePageIsSavedAndOpenedWithoutTheServer() throws Exception {
        try (Browser browser = open(1280, "chomp[2,3] 3 3")) {
            browser.run(
                    "window.saved = ''; URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return '#'; };"
                            + "HTMLAnchorElement.prototype.click = () => {}");
            browser.click("#save");
            browser.await("window.saved.length > 1000");
            assertTrue(browser.run("return window.saved.includes('<title>Chomp</title>')")
                    .asBoolean());
            assertTrue(browser.text("#verdict").contains("chomp.html"), browser.text("#verdict"));
        }
    }

    @Test
    void theWordsAreThoseOfTheReader() throws Exception {
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 1280, 800, "zh-CN")) {
            browser.go(explorer.address() + fragment("nim 3 5 7"));
            browser.await(READY);
            assertEquals("悔棋", browser.text("#undo"));
            assertTrue(browser.text("#status").contains("轮到先手走"), browser.text("#status"));
            assertTrue(browser.text("#outcome").contains("你必胜 (N)"), browser.text("#outcome"));
            assertEquals(
                    "zh", browser.run("return document.documentElement.lang").asText());
        }
    }

    @Test
    void aPageFromDiskSpeaksChineseToo() throws Exception {
        Path file = folder.resolve("nim-zh.html");
        Files.writeString(file, LessonPage.of(GameLibrary.installed(), "nim 1 2", Convention.NORMAL));
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 360, 800, "zh")) {
            browser.go(file.toUri().toString());
            browser.await(READY);
            assertEquals("悔棋", browser.text("#undo"));
        }
    }
}
