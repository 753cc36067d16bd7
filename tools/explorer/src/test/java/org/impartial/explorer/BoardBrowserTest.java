package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The board in a real browser: outcomes, layout, size and focus. */
class BoardBrowserTest extends BrowserCase {
    private static final List<String> TEN = List.of(
            "nim 3 5 7",
            "wythoff 4 7",
            "kayles 9",
            "cram[4,5]",
            "chomp[3,4] 4 4 4",
            "node-kayles petersen",
            "hackenbush [0,1] [1,2] [2,3] [0,4]",
            "silver-dollar 2 3 7 12",
            "turning-turtles 2 3 7",
            "nim 3 5 + kayles 4");

    /** Lists the places whose colour or mark differs from the outcomes of the moves through them. */
    private static final String WRONG_COLOURS = """
        return groupsOf('g.live').filter(g => {
          const through = view.moves.filter(m => m.touches.some(t => t.chosen.some(p => m.component + ':' + p === placeOf(g))));
          const wins = through.some(m => m.outcome === 'P');
          const loses = !wins && through.every(m => m.outcome === 'N');
          const badge = g.querySelector('.badge');
          const colour = g.querySelector('.tint') && getComputedStyle(g.querySelector('.tint')).stroke;
          return g.classList.contains('wins') !== wins || g.classList.contains('loses') !== loses
            || (wins || loses) !== Boolean(badge)
            || badge && badge.textContent !== (wins ? '✓' : '✗')
            || badge && colour !== (wins ? 'rgb(0, 158, 115)' : 'rgb(213, 94, 0)')
            || (wins || loses) && !g.getAttribute('aria-label').includes(wins ? ', wins' : ', loses');
        }).map(placeOf)\
        """;

    @Test
    void placesOfTenGamesHaveTheColoursOfTheirBestMoves() throws Exception {
        for (String position : TEN) {
            try (Browser browser = open(1280, position)) {
                awaitOutcomes(browser);
                assertEquals("[]", browser.run(WRONG_COLOURS).toString(), position);
                assertTrue(
                        browser.run("return groupsOf('g.wins, g.loses').length").asInt() > 1, position);
                browser.click("#hidden");
                assertEquals(
                        "0",
                        browser.run("return groupsOf('g.wins, g.loses, .badge').length")
                                .asText(),
                        position);
                assertFalse(browser.run("return page.drawing.innerHTML.includes(', wins') "
                                + "|| page.outcome.checkVisibility() || page.theory.checkVisibility()")
                        .asBoolean());
            }
        }
    }

    /** The middles of the places before the moves and after them, by what is drawn at the start. */
    private static final String MIDDLES = """
        return Object.fromEntries([...page.drawing.querySelectorAll('svg > g')].map(g => g.querySelector('rect, path, ellipse')).map(s => {
          const b = s.getBBox(), r = s.getBoundingClientRect();
          return [[b.x, b.y, b.width, b.height].map(Math.round).join(), Math.round(r.x) + ',' + Math.round(r.y + scrollY)]; }))\
        """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "node-kayles petersen",
                "arc-kayles grid 3 4",
                "kayles 13",
                "cram[4,5]",
                "hackenbush [0,1] [1,2] [2,3] [0,4] [4,5]",
                "wythoff 5 7",
                "treblecross 14"
            })
    void theLayoutIsStableAfterThreeMoves(String position) throws Exception {
        try (Browser browser = open(1280, position)) {
            JsonNode before = browser.run(MIDDLES);
            String size = browser.run("return page.drawing.firstChild.getAttribute('viewBox')")
                    .asText();
            for (int move = 1;
                    move <= 3 && browser.run("return view.moves.length").asInt() > 0;
                    move++) {
                browser.run("play(view.moves[Math.floor(view.moves.length / 2)].move, 0)");
                browser.await("state.moves.length === " + move + " && " + READY);
            }
            assertEquals(
                    size,
                    browser.run("return page.drawing.firstChild.getAttribute('viewBox')")
                            .asText());
            JsonNode after = browser.run(MIDDLES);
            List<String> moved = new ArrayList<>();
            int kept = 0;
            for (var place : after.properties()) {
                JsonNode earlier = before.get(place.getKey());
                kept += earlier == null ? 0 : 1;
                if (earlier != null && !earlier.equals(place.getValue())) {
                    moved.add(place.getKey());
                }
            }
            assertEquals(List.of(), moved);
            assertTrue(kept > 3, before + " " + after);
        }
    }

    @Test
    void cramStaysOneBoardWithDominoesAndRegions() throws Exception {
        try (Browser browser = open(1280, "cram[2,5]")) {
            browser.run("play(view.moves.find(m => m.name === '1 3 2 3').move, 0)");
            browser.await("state.moves.length === 1 && " + READY);
            assertEquals(
                    "2",
                    browser.run("return page.drawing.querySelectorAll('.gone.last').length")
                            .asText());
            assertEquals(
                    "[4,4]",
                    browser.run("return [0, 1].map(i => page.drawing.querySelectorAll('.region' + i).length)")
                            .toString());
            assertFalse(browser.text("#drawing").contains("+"));
        }
    }

    @Test
    void thePinsThatAreClickedFall() throws Exception {
        try (Browser browser = open(1280, "kayles 7")) {
            browser.run("choose('0:6')");
            browser.await("selected.length === 1");
            browser.run("choose('0:6')");
            browser.await("state.moves.length === 1 && " + READY);
            String last = "return Math.round(page.drawing.querySelector('.gone.last path').getBBox().x)";
            int at = browser.run(last).asInt();
            browser.run("location.reload()");
            browser.await("state.moves.length === 1 && " + READY);
            assertEquals(at, browser.run(last).asInt());
            assertEquals(
                    5,
                    browser.run("return groupsOf().filter(g => g.getBBox().x < " + at + ").length")
                            .asInt());
        }
    }

    @Test
    void aRowShowsWhatItsMoveChanges() throws Exception {
        try (Browser browser = open(1280, "nim 3 5 7")) {
            assertTrue(browser.text("#list button").contains("wins (P)"), browser.text("#list button"));
            browser.run("page.list.querySelector('[data-move]').focus()");
            browser.await("groupsOf('g.preview').length > 0");
            browser.run("document.activeElement.blur()");
            browser.await("groupsOf('g.preview').length === 0");
        }
        try (Browser browser = open(1280, "node-kayles petersen")) {
            assertEquals("1", browser.run("return page.list.children.length").asText());
            assertTrue(browser.text("#list").contains("9 like it"), browser.text("#list"));
        }
    }

    /** Lists the places that are smaller than a finger needs, and what is beyond the screen without a sign. */
    private static final String SMALL = """
        const stroke = g => { const hit = g.querySelector('.hit:not(.area)');
          return hit && parseFloat(getComputedStyle(hit).strokeWidth) * hit.getScreenCTM().a; };
        const small = groupsOf('g.live').filter(g => !(stroke(g) >= 24)).map(g => [placeOf(g), g.getBoundingClientRect()])
          .filter(one => Math.min(one[1].width, one[1].height) < 24);
        const hidden = page.drawing.scrollWidth > page.drawing.clientWidth + 1 && !page.wide.checkVisibility();
        return small.map(one => one[0] + ' ' + one[1].width + ' ' + one[1].height).concat(hidden ? ['no sign'] : [])\
        """;

    @Test
    void placesOfAllGamesAreLargeEnoughAtTheWidthOfAPhone() throws Exception {
        List<String> failed = new ArrayList<>();
        try (Browser browser = open(360, "nim 1")) {
            for (GameFamily family : GameLibrary.installed().families()) {
                go(browser, family);
                JsonNode small = browser.run(SMALL);
                if (!small.isEmpty()) {
                    failed.add(family.id() + " " + small);
                }
            }
        }
        assertEquals(List.of(), failed);
    }

    @Test
    void aBoardHasTheWidthOfATurnedPhone() throws Exception {
        String narrow = "page.drawing.style.width = '200px'; dispatchEvent(new Event('resize'))";
        try (Browser browser = open(1280, "cram[1,40]")) {
            browser.await("!page.wide.checkVisibility()");
            browser.run(narrow);
            browser.await("page.wide.checkVisibility()");
        }
        try (Browser browser = open(1280, "nim 3 5 7")) {
            browser.run(narrow);
            browser.await(
                    "page.drawing.firstChild.getBoundingClientRect().width <= 201 && !page.wide.checkVisibility()");
            browser.run("page.drawing.style.width = ''; dispatchEvent(new Event('resize'))");
            browser.await("!page.drawing.querySelector('g[transform]:not([transform=\"translate(0 0)\"])')");
        }
    }

    @Test
    void aThinLineIsHitBesideIt() throws Exception {
        try (Browser browser = open(360, "hackenbush [0,1] [1,2]")) {
            assertEquals(
                    "[true,true,false]",
                    browser.run("page.drawing.scrollIntoView({ block: 'center' });"
                                    + "const s = groupsOf('g.live')[0].querySelector('.hit').getBoundingClientRect();"
                                    + "return [-11, 11, 14].map(x => groupsOf('g.live')[0].contains("
                                    + "document.elementFromPoint(s.x + s.width / 2 + x, s.y + s.height / 2)))")
                            .toString());
        }
    }

    @Test
    void theBoardAndTheMovesOfAllGamesAreSeenAtOnce() throws Exception {
        List<String> failed = new ArrayList<>();
        try (Browser browser = Browser.open(Browser.driver().orElseThrow(), 1280, 800)) {
            browser.go(explorer.address() + fragment("nim 1"));
            browser.await(READY);
            for (GameFamily family : GameLibrary.installed().families()) {
                go(browser, family);
                JsonNode tops = browser.run("return [page.drawing, page.list].map(e => e.getBoundingClientRect().top)");
                if (tops.get(0).asDouble() > 600 || tops.get(1).asDouble() > 740) {
                    failed.add(family.id() + " " + tops);
                }
            }
        }
        assertEquals(List.of(), failed);
    }

    private static void go(Browser browser, GameFamily family) throws Exception {
        String example = Client.MAPPER.writeValueAsString(family.card().example());
        browser.run("start(" + example + ", '')");
        browser.await("state.text === " + example + " && " + READY);
    }
}
