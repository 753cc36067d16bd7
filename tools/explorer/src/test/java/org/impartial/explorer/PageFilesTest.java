package org.impartial.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.impartial.core.library.GameCard;
import org.impartial.picture.ink.Palette;
import org.junit.jupiter.api.Test;

/** The files of the page agree with each other and with the pictures. */
class PageFilesTest {
    private static final Pattern CALL = Pattern.compile("\\bt\\('([^']*)'");
    private static final Pattern SHOWN = Pattern.compile(">([^<>]*[A-Za-z][^<>]*)<|aria-label=\"([^\"]+)\"");
    private static final Pattern HOLE = Pattern.compile("\\{\\d}");

    private static String file(String name) {
        return PageFiles.all().get(name).text();
    }

    private static Set<String> texts() {
        Set<String> texts = new TreeSet<>();
        for (String script : PageFiles.SCRIPTS) {
            CALL.matcher(file(script)).results().forEach(call -> texts.add(call.group(1)));
        }
        String page = file("");
        SHOWN.matcher(page.substring(page.indexOf("<body>")))
                .results()
                .forEach(shown -> texts.add((shown.group(1) == null ? shown.group(2) : shown.group(1)).strip()));
        for (GameCard.Group group : GameCard.Group.values()) {
            texts.add(group.title());
        }
        return texts;
    }

    /** Each text of the page has words with the same holes in every language, and there are no others. */
    @Test
    void everyLanguageHasTheWordsOfThePage() throws IOException {
        Set<String> texts = texts();
        assertTrue(texts.size() > 100, texts::toString);
        for (String language : PageFiles.LANGUAGES) {
            JsonNode words = Client.MAPPER.readTree(file("words-" + language + ".json"));
            Set<String> translated = new TreeSet<>();
            words.fieldNames().forEachRemaining(translated::add);
            assertEquals(texts, translated, language);
            words.properties()
                    .forEach(word -> assertEquals(
                            new TreeSet<>(HOLE.matcher(word.getKey())
                                    .results()
                                    .map(MatchResult::group)
                                    .toList()),
                            new TreeSet<>(HOLE.matcher(word.getValue().asText())
                                    .results()
                                    .map(MatchResult::group)
                                    .toList()),
                            word.getKey()));
        }
    }

    @Test
    void winningAndLosingHaveTheColoursOfThePictures() {
        String style = file("page.css");
        assertTrue(style.contains("--win: " + Palette.hex(Palette.WIN) + ";"));
        assertTrue(style.contains("--lose: " + Palette.hex(Palette.LOSE) + ";"));
    }

    @Test
    void everyControlOfTheScriptsIsOnThePage() {
        Set<String> used = new TreeSet<>();
        for (String script : PageFiles.SCRIPTS) {
            Pattern.compile("\\bpage\\.([a-z]+)\\b")
                    .matcher(file(script))
                    .results()
                    .forEach(one -> used.add(one.group(1)));
        }
        used.removeAll(Set.of("world", "js"));
        String page = file("");
        used.removeIf(name -> page.contains("id=\"" + name + "\""));
        assertEquals(Set.of(), used);
    }
}
