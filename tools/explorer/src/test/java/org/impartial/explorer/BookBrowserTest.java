package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Optional;
import org.impartial.core.library.GameLibrary;
import org.impartial.proof.play.ProofPlayer;
import org.junit.jupiter.api.Test;

/** Play against a book in a real browser. */
class BookBrowserTest extends BrowserCase {
    private static final ProofPlayer BOOK = BookTest.book("cram[4,5]");

    @Override
    Explorer server() throws IOException {
        return Explorer.start(0, GameLibrary.installed(), line -> line, Optional.of(BOOK), Optional.empty());
    }

    /** The book begins and wins; each of its replies names its basis. */
    @Test
    void aWonGameOfCramIsPlayedToTheEndByTheBook() throws Exception {
        try (Browser browser = open(1280, "cram[4,5]")) {
            assertTrue(browser.text("#book").contains("has a book and " + BOOK), browser.text("#book"));
            browser.choose("#machine", "1");
            browser.await("state.moves.length === 1 && " + READY);
            // The person answers by the last move of the list, with the keyboard alone.
            for (int moves = 3;
                    replied(browser) && browser.run("return view.moves.length").asInt() > 0;
                    moves += 2) {
                browser.type("#list li:last-child button", ENTER);
                browser.await("state.moves.length === " + moves + " && " + READY);
            }
            assertTrue(browser.text("#status").contains("player one wins"), browser.text("#status"));
            assertEquals("", browser.text("#error"));
        }
    }

    private static boolean replied(Browser browser) throws Exception {
        browser.await("document.getElementById('status').textContent.startsWith('The machine played')");
        assertTrue(
                browser.text("#status")
                        .contains(" from the book, because the position that it leaves has the value" + " 0"),
                browser.text("#status"));
        return true;
    }

    @Test
    void outsideTheBookTheOpponentSearches() throws Exception {
        try (Browser browser = open(360, "nim 3 5 7")) {
            assertEquals(
                    "Here the machine searches, because the book has no fact about this position.",
                    browser.text("#says"));
            browser.type("#answer", ENTER);
            browser.await("document.getElementById('status').textContent.startsWith('The machine played')");
            assertTrue(
                    browser.text("#status")
                            .contains("found by search, because the book has no fact about this position"),
                    browser.text("#status"));
        }
    }

    @Test
    void theBookIsPlayedAgainstByMouseWithoutValues() throws Exception {
        try (Browser browser = open(360, "cram[4,5] [1,1] [1,2]")) {
            awaitOutcomes(browser);
            browser.click("#hidden");
            browser.choose("#machine", "2");
            browser.click("#list button");
            browser.await("state.moves.length === 2 && " + READY);
            assertTrue(browser.text("#status").contains("from the book")
                    || browser.text("#status").contains("by search"));
            assertTrue(browser.run("return document.getElementById('values').hidden")
                    .asBoolean());
        }
    }
}
