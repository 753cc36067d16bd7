package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.impartial.core.game.Convention;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;

/** The fields that change a position, the change of the remoteness, names in every spelling, and the boards of lessons. */
class EditorBrowserTest extends BrowserCase {

    private static void click(Browser browser, String label, String text) throws Exception {
        browser.run("page.editor.open = true; [...page.edited.querySelectorAll('button')]"
                + ".find(b => (b.getAttribute('aria-label') || b.textContent) === '" + label + "').click()");
        browser.await("state.text.replace(/\\s+/g, ' ') === '" + text + "' && " + READY);
        assertEquals("", browser.text("#error"));
    }

    @Test
    void heapsAreChangedByPlusAndMinus() throws Exception {
        try (Browser browser = open(360, "nim 3 5 7")) {
            click(browser, "heap 2: one more", "nim 3 6 7");
            assertEquals(
                    "heap 2: one more",
                    browser.run("return document.activeElement.getAttribute('aria-label')")
                            .asText());
            click(browser, "heap 1: one less", "nim 2 6 7");
            click(browser, "Add a heap", "nim 2 6 7 1");
            click(browser, "Remove the last", "nim 2 6 7");
            browser.run("const field = page.edited.querySelector('input'); field.value = '12';"
                    + " field.dispatchEvent(new Event('change'))");
            browser.await("state.text === 'nim 12 6 7' && " + READY);
        }
    }

    @Test
    void cellsAndStonesAreSwitched() throws Exception {
        try (Browser browser = open(1280, "cram[3,4]")) {
            click(browser, "row 1, column 2", "cram[3,4] [1,2]");
            click(browser, "row 2, column 2", "cram[3,4] [1,2] [2,2]");
            click(browser, "row 1, column 2", "cram[3,4] [2,2]");
        }
        try (Browser browser = open(1280, "clobber[2,3] XOX OXO")) {
            click(browser, "row 2, column 3", "clobber[2,3] XOX OX.");
            click(browser, "row 1, column 1", "clobber[2,3] OOX OX.");
        }
        try (Browser browser = open(1280, "multiplication 20")) {
            assertTrue(browser.run("return page.editor.checkVisibility()").asBoolean());
            click(browser, "number 1: one more", "multiplication 21");
        }
    }

    /** A graph is changed edge by edge, also one with a name. */
    @Test
    void edgesAreSwitched() throws Exception {
        try (Browser browser = open(360, "node-kayles path 3")) {
            click(browser, "edge 0–2", "node-kayles [0,1] [1,2] [0,2]");
            click(browser, "edge 0–1", "node-kayles [1,2] [0,2]");
            click(browser, "Add a vertex", "node-kayles [1,2] [0,2] [0,3]");
        }
        try (Browser browser = open(360, "hackenbush [0,1] [1,2] [2,0] [2,3]")) {
            click(browser, "edge 0–2", "hackenbush [0,1] [1,2] [2,3]");
        }
        try (Browser browser = open(360, "node-kayles petersen")) {
            browser.run("page.editor.open = true");
            assertTrue(browser.run("return [...page.edited.querySelectorAll('button')].every(b => { const r ="
                            + " b.getBoundingClientRect(); return r.width >= 24 && r.height >= 24 && r.right <="
                            + " innerWidth; })")
                    .asBoolean());
        }
    }

    /** On a dark page, a ground that ended within the board would leave its numbers without contrast. */
    @Test
    void theGroundCoversTheBoard() throws Exception {
        try (Browser browser = open(1280, "chomp[3,4] 4 4 4")) {
            assertEquals(
                    0,
                    browser.run("const [ground, board] = ['svg > rect', 'svg'].map(one =>"
                                    + " page.drawing.querySelector(one).getBoundingClientRect());"
                                    + " return Math.round(Math.max(ground.x - board.x, ground.y - board.y,"
                                    + " board.right - ground.right, board.bottom - ground.bottom))")
                            .asInt());
        }
    }

    @Test
    void movesShowTheChangeOfTheRemoteness() throws Exception {
        try (Browser browser = open(1280, "nim 1 2")) {
            awaitOutcomes(browser);
            assertTrue(browser.text("#list").contains("remoteness 2 (−1)"), browser.text("#list"));
        }
    }

    @Test
    void namesOfJudgesAreFoundInEverySpelling() throws Exception {
        try (Browser browser = open(1280, "nim 3")) {
            browser.click("#browse");
            for (String name : new String[] {"洛谷 P2197", "luogu-p2197", "杭电1850", "HDU 1850", "尼姆博奕", "ｎｉｍ游戏"}) {
                browser.run("page.search.value = '" + name + "'; filter()");
                assertFalse(
                        browser.run("return page.cards.children[games.findIndex(g => g.id === 'nim')].hidden")
                                .asBoolean(),
                        name);
            }
        }
    }

    /** The pin that is clicked falls, whichever of two symmetric ones it is, and two orders of two moves end in one board. */
    @Test
    void aLessonKeepsItsBoard() throws Exception {
        Path file = Files.createTempFile("lesson", ".html");
        Files.writeString(file, LessonPage.of(GameLibrary.installed(), "kayles 5", Convention.NORMAL));
        String gone = "return [...page.drawing.querySelectorAll('.gone')].map(g => Math.round(g.getBBox().x))"
                + ".sort((a, b) => a - b).join()";
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 1280, 900)) {
            browser.go(file.toUri().toString());
            browser.await(READY);
            browser.run("choose('0:4')");
            browser.run("choose('0:4')");
            browser.await("state.moves.length === 1 && " + READY);
            int fourth = browser.run(gone).asInt();
            browser.run("undo()");
            browser.await("state.moves.length === 0 && " + READY);
            browser.run("choose('0:2')");
            browser.run("choose('0:2')");
            browser.await("state.moves.length === 1 && " + READY);
            int second = browser.run(gone).asInt();
            assertTrue(second < fourth, second + " and " + fourth);
        } finally {
            Files.delete(file);
        }
    }
}
