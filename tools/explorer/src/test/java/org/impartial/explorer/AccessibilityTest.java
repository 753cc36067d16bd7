package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Controls have accessible names, text has sufficient contrast, and play needs no mouse. */
class AccessibilityTest extends BrowserCase {
    private static final int LONGEST_PLAY = 60;

    /** Lists the elements that are reachable by keyboard and have no name for a screen reader. */
    private static final String NAMELESS = """
            return [...document.querySelectorAll('input, select, button, summary, [tabindex], [role=img], [role=button]')]
              .filter(e => e.checkVisibility())
              .filter(e => !(e.getAttribute('aria-label') || (e.labels && [...e.labels].some(l => l.textContent.trim()))
                || e.textContent.trim()))
              .map(e => e.outerHTML.slice(0, 100));""";

    /** Lists the texts whose contrast with their background is below 4.5 to 1, except in disabled controls. */
    private static final String PALE = """
            const light = c => { const [r, g, b] = c.match(/[\\d.]+/g).map(Number)
                .map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
              return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
            const clear = c => /rgba\\(.*, 0\\)/.test(c);
            const ground = e => { while (e && clear(getComputedStyle(e).backgroundColor)) e = e.parentElement;
              return e ? getComputedStyle(e).backgroundColor : 'rgb(255, 255, 255)'; };
            return [...document.querySelectorAll('body *')]
              .filter(e => e.checkVisibility() && !e.closest('svg, :disabled, select')
                && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
              .map(e => { const a = light(getComputedStyle(e).color) + 0.05, b = light(ground(e)) + 0.05;
                return [Math.max(a, b) / Math.min(a, b), e.textContent.slice(0, 60)]; })
              .filter(one => one[0] < 4.5);""";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 3 5 + kayles 4",
                "wythoff 4 7",
                "kayles 7",
                "sprouts 3",
                "digraph[n=4,edges=[0,1],[1,0],[0,2],[2,3]] 0",
                "pirates[100] 5",
                "silver-dollar 2 3 7 12 14 40"
            })
    void everythingHasANameAndCanBeRead(String position) throws Exception {
        for (int width : new int[] {1280, 360}) {
            try (Browser browser = open(width, position)) {
                browser.run("for (const one of document.querySelectorAll('details')) one.open = true");
                browser.run("document.getElementById('error').textContent = 'an error is shown'");
                assertEquals(List.of(), texts(browser.run(NAMELESS)));
                assertEquals(List.of(), texts(browser.run(PALE)));
                assertTrue(browser.run("return [...document.querySelectorAll('button')].filter("
                                + "e => e.checkVisibility()).every("
                                + "e => e.getBoundingClientRect().height >= 24)")
                        .asBoolean());
            }
        }
    }

    private static List<String> texts(JsonNode found) {
        return found.isEmpty() ? List.of() : List.of(found.toString());
    }

    /** Play goes on by the places of the board where moves have some, and by the list where they have none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "nim 1 2",
                "kayles 4",
                "cram[2,3]",
                "chomp[2,3] 3 3",
                "turning-turtles 2 3",
                "silver-dollar 1 3",
                "hackenbush [0,1] [1,2] [2,0]",
                "node-kayles [0,1] [1,2] [2,3]",
                "top-entails 3",
                "pursuit-ring[s1=[3,2],s2=[1,2,3]] 5 3",
                "sprouts 2",
                "nim 2 + cram[2,2]"
            })
    void playNeedsNoMouse(String position) throws Exception {
        try (Browser browser = open(360, position)) {
            awaitOutcomes(browser);
            int moves = 0;
            while (browser.run("return view.moves.length").asInt() > 0) {
                assertTrue(moves < LONGEST_PLAY, position);
                move(browser, moves++);
            }
            assertTrue(moves > 0);
            assertTrue(browser.text("#status").contains("Play has ended: player "), browser.text("#status"));
            assertEquals("", browser.text("#error"));
        }
    }

    private static void move(Browser browser, int made) throws Exception {
        String moved = "state.moves.length === " + (made + 1) + " && " + READY;
        if (browser.run("return !document.querySelector('g.live')").asBoolean()) {
            browser.type("#list button", ENTER);
        } else {
            browser.type("g.live", ENTER);
            browser.await("(selected.length || state.moves.length === " + (made + 1) + ") && " + READY);
            for (int places = 1;
                    places < 4 && browser.run("return selected.length").asInt() > 0;
                    places++) {
                boolean other = browser.run("return Boolean(document.querySelector('g.live.near'))")
                        .asBoolean();
                browser.type(other && places < 3 ? "g.live.near" : "g.live.chosen", ENTER);
                browser.await(READY);
                Thread.sleep(50);
            }
        }
        browser.await(moved);
    }
}
