package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page on narrow screens, on paper and in the dark, and what stands beside the heaps. */
class LayoutBrowserTest extends BrowserCase {
    /** Whether all places are within the board that is shown. */
    private static final String WHOLE = "return groupsOf().every(g => { const r = g.getBoundingClientRect(),"
            + " d = page.drawing.getBoundingClientRect(); return r.x >= d.x - 1 && r.right <= d.right + 1; })";

    @ParameterizedTest
    @ValueSource(strings = {"nim 3 5 7", "nim 3 5 + kayles 4", "kayles 20", "turning-turtles 2 3 20"})
    void wideBoardsAreBrokenIntoLines(String position) throws Exception {
        try (Browser browser = open(360, position)) {
            assertTrue(browser.run("return page.wide.hidden").asBoolean());
            assertTrue(browser.run(WHOLE).asBoolean());
            assertTrue(browser.run(
                            "return new Set(groupsOf('g.live').map(g => Math.round(g.getBoundingClientRect().bottom /"
                                    + " 40))).size > 1")
                    .asBoolean());
            String middles = "return JSON.stringify([...page.drawing.querySelectorAll('svg > text')].filter(e =>"
                    + " e.textContent).map(e => [e.getBoundingClientRect()].map(r => [Math.round(r.x + r.width /"
                    + " 2), Math.round(r.y + scrollY)])))";
            String before = browser.run(middles).asText();
            browser.run("play(view.moves[1].move, 0)");
            browser.await("state.moves.length === 1 && " + READY);
            assertEquals(before, browser.run(middles).asText());
            assertTrue(browser.run(WHOLE).asBoolean());
        }
        try (Browser browser = open(360, "cram[3,30]")) {
            assertTrue(browser.run("return page.wide.checkVisibility()").asBoolean());
        }
    }

    /** The digits are those of the values, above their heaps, and hidden with the outcomes. */
    @Test
    void binaryDigitsAreAboveTheHeaps() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 + kayles 4")) {
            awaitOutcomes(browser);
            String digits = "return [...page.drawing.querySelectorAll('.binary')].map(g => g.textContent).join()";
            assertEquals("011,101,001", browser.run(digits).asText());
            assertTrue(browser.run("return [...page.drawing.querySelectorAll('.binary')].every((g, part) =>"
                            + " groupsOf('[data-component=\"' + part + '\"]').every(one =>"
                            + " one.getBoundingClientRect().top >= g.getBoundingClientRect().bottom))")
                    .asBoolean());
            browser.run("play('component 0 move 1 2', 0)");
            browser.await("state.moves.length === 1 && " + READY);
            awaitOutcomes(browser);
            assertEquals("011,010,001", browser.run(digits).asText());
            browser.click("#hidden");
            assertEquals(
                    "hidden",
                    browser.run("return getComputedStyle(page.drawing.querySelector('.binary text')).visibility")
                            .asText());
        }
    }

    /** What a move leaves stays where it is on the screen, also where the board needs more room. */
    @ParameterizedTest
    @CsvSource(textBlock = """
            lctr 3 2 1, 2 1, '0:2,1>0:1,1 0:3,1>0:2,1 0:2,2>0:1,2 0:row>0:row'
            laskers-nim 5 6 7, component 1 move 2 4, '0:0,1>0:0,1 1:0,1>1:0,1 2:0,1>3:0,1 2:0,7>3:0,7'
            """)
    void theRestOfTheBoardStaysOnTheScreen(String position, String move, String pairs) throws Exception {
        try (Browser browser = open(1280, position)) {
            String places = "return JSON.stringify(%s.map(one => groupsOf().find(g => placeOf(g) === one))"
                    + ".map(g => g.querySelector(':scope > :not(.tint, .badge, .hit)'))"
                    + ".map(e => e.getBoundingClientRect()).map(r => [r.x, r.y + scrollY, r.width].map(Math.round)))";
            List<String> before = new ArrayList<>();
            List<String> after = new ArrayList<>();
            for (String pair : pairs.split(" ", -1)) {
                before.add("'" + pair.replaceFirst(">.*", "") + "'");
                after.add("'" + pair.replaceFirst(".*>", "") + "'");
            }
            String stood = browser.run(places.formatted(before)).asText();
            browser.run("play('" + move + "', 0)");
            browser.await("state.moves.length === 1 && " + READY);
            assertEquals(stood, browser.run(places.formatted(after)).asText());
        }
    }

    /** A board of a hundred rows is not many screens high, and its list has each move. */
    @Test
    void aLargeBoardIsNotManyScreensHigh() throws Exception {
        try (Browser browser = open(640, "wythoff 60 90")) {
            assertTrue(browser.run("return page.drawing.getBoundingClientRect().height <= 2.1 * innerHeight"
                            + " && !page.drawing.querySelector('svg > [transform]')")
                    .asBoolean());
        }
        try (Browser browser = open(1280, "tree-cutting -1 0 0 1 1 4")) {
            awaitOutcomes(browser);
            assertTrue(
                    browser.run("const beam = page.drawing.querySelector('svg > path').getBoundingClientRect(); return"
                                    + " [...page.drawing.querySelectorAll('.binary')].length === 2 &&"
                                    + " [...page.drawing.querySelectorAll('.binary')][0].getBoundingClientRect().bottom <="
                                    + " beam.top + 1")
                            .asBoolean());
        }
    }

    /** A phone sends this event when it scrolls: the board is not drawn again, and the last move does not fall again. */
    @Test
    void aResizeKeepsTheBoard() throws Exception {
        try (Browser browser = open(1280, "cram[3,4]")) {
            browser.run(
                    "groupsOf('g.live')[3].focus(); window.held = [page.drawing.firstChild, document.activeElement];"
                            + " dispatchEvent(new Event('resize'))");
            assertTrue(browser.run("return held[0] === page.drawing.firstChild && held[1] === document.activeElement")
                    .asBoolean());
            String box = "return page.drawing.firstChild.getAttribute('viewBox')";
            String before = browser.run(box).asText();
            for (String width : new String[] {"3px", ""}) {
                browser.run("page.drawing.style.width = '" + width + "'; dispatchEvent(new Event('resize'))");
            }
            assertEquals(before, browser.run(box).asText());
        }
    }

    /** On paper, the board is whole and light, and what is folded is left out. */
    @Test
    void aPrintedPageIsWholeAndLight() throws Exception {
        try (Browser browser = open(718, "kayles 20 + nim 4 5")) {
            browser.run("page.drawing.firstChild.style.width = '1100px'");
            browser.media("print", "dark");
            assertTrue(browser.run(WHOLE).asBoolean());
            assertEquals(
                    "rgb(255, 255, 255)",
                    browser.run("return getComputedStyle(document.documentElement).backgroundColor")
                            .asText());
            assertEquals(
                    "[]",
                    browser.run("return [page.theory, page.editor, page.controls, page.choose, page.copy,"
                                    + " page.movetyped].filter(e => e.checkVisibility()).map(e => e.id)")
                            .toString());
            assertTrue(browser.run("return page.rules.checkVisibility() && page.list.checkVisibility()")
                    .asBoolean());
        }
    }

    /** The meaning of a parameter with its range can be read, whatever its field holds. */
    @Test
    void parametersShowTheirRanges() throws Exception {
        try (Browser browser = open(360, "chomp[3,4] 4 4 4")) {
            assertTrue(browser.text("#parameters").contains("rows and columns of the bar, together at most 60"));
            browser.run("start('coin-turning[run] 2 3', '')");
            browser.await("state.text.startsWith('coin') && " + READY);
            assertTrue(browser.run("return page.drawing.getBoundingClientRect().top < 600")
                    .asBoolean());
            assertTrue(browser.text("#forms").contains("or a game by its name: single-coin"), browser.text("#forms"));
        }
    }

    @Test
    void thePaceSurvivesAReload() throws Exception {
        try (Browser browser = open(1280, "nim 3 5")) {
            browser.choose("#pace", "700");
            browser.run("location.reload()");
            browser.await(READY + " && page.pace.value === '700'");
        }
    }
}
