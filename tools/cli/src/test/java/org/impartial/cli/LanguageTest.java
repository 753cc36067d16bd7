package org.impartial.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Comments, messages and pages are plain professional English: they contain none of the phrases that personify objects.
 * CONTRIBUTING states the rule with examples.
 */
class LanguageTest {
    private static final List<String> PHRASES = List.of(
            "somebody",
            "anybody",
            "nobody",
            "whoever",
            "lets? itself",
            "(is|are|was|were|be|being) (asked|told(?! apart))");
    private static final Pattern PHRASE =
            Pattern.compile("\\b(?:" + String.join("|", PHRASES) + ")\\b", Pattern.CASE_INSENSITIVE);
    /** The start of a line of a comment, which does not belong to its sentence. */
    private static final Pattern MARGIN = Pattern.compile("\\s*\\n\\s*(?:\\*(?!/)|//)?\\s*");
    /** Rows that quote what not to write. */
    private static final Pattern QUOTED = Pattern.compile("(?m)^ *\\|.*\\|$");

    @Test
    void noTextHasAPhraseOfTheList() throws IOException {
        List<String> found = new ArrayList<>();
        List<Path> texts = texts();
        for (Path text : texts) {
            String content = MARGIN.matcher(sentences(text)).replaceAll(" ");
            PHRASE.matcher(content)
                    .results()
                    .forEach(phrase -> found.add(Checkout.ROOT.relativize(text) + ": "
                            + content.substring(Math.max(0, phrase.start() - 40), phrase.end())));
        }
        assertTrue(texts.size() > 800, () -> "only " + texts.size() + " texts were read");
        assertEquals(List.of(), found, "write these as CONTRIBUTING shows");
    }

    private static String sentences(Path text) throws IOException {
        String content = Files.readString(text);
        boolean rule = text.endsWith("CONTRIBUTING.md") || text.endsWith("docs/GLOSSARY.md");
        return rule ? QUOTED.matcher(content).replaceAll("") : content;
    }

    /** Returns the main sources, the cards of the games, and the pages. */
    private static List<Path> texts() {
        List<Path> texts = new ArrayList<>(Checkout.sources());
        for (Path module : Checkout.modules()) {
            texts.addAll(Checkout.files(module.resolve("src/main/resources"), ".txt"));
        }
        texts.addAll(Checkout.files(Checkout.ROOT.resolve("docs"), ".md"));
        texts.add(Checkout.ROOT.resolve("README.md"));
        texts.add(Checkout.ROOT.resolve("CHANGELOG.md"));
        return texts;
    }
}
