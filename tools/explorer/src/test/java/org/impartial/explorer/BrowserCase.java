package org.impartial.explorer;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.impartial.core.library.GameLibrary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A server and a browser on its page, for the tests that the profile {@code browser} runs. */
abstract class BrowserCase {
    static final String ENTER = "\uE007";
    static final String READY = "view && !document.body.hasAttribute('aria-busy')";
    Explorer explorer;

    @BeforeEach
    void start() throws IOException {
        assumeTrue(Boolean.getBoolean("impartial.browser"), "skipped: only the profile browser drives a browser");
        assumeTrue(Browser.driver().isPresent(), "skipped: there is no chromedriver on the PATH");
        explorer = server();
    }

    @AfterEach
    void stop() {
        if (explorer != null) {
            explorer.close();
        }
    }

    /** Starts the server; a page without a book by default. */
    Explorer server() throws IOException {
        return Explorer.start(0, GameLibrary.installed(), line -> line, Optional.empty(), Optional.empty());
    }

    static String fragment(String position) {
        return "#text=" + URLEncoder.encode(position, StandardCharsets.UTF_8).replace("+", "%20");
    }

    Browser open(int width, String position) throws Exception {
        Browser browser = Browser.open(Browser.driver().orElseThrow(), width, 900);
        browser.go(explorer.address() + fragment(position));
        browser.await(READY);
        return browser;
    }

    /** Lets the page think longer, until the outcomes of all moves are known; a busy machine may need it. */
    static void awaitOutcomes(Browser browser) throws Exception {
        if (browser.run("return Boolean(view.late)").asBoolean()) {
            browser.click("#longer");
            browser.await(READY + " && view.patient");
        }
    }
}
