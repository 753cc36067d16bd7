package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.FiniteGraph;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every plug-in must have, whatever its game is. */
class PluginsTest {
    private static final Path REFERENCES = Path.of("..", "docs", "REFERENCES.md");

    static Stream<GameFamily> families() {
        return new Games().families().stream();
    }

    static Stream<ImpartialGame<?>> games() {
        return families()
                .flatMap(family -> family.samples().stream().flatMap(params -> family.with(params).games().stream()))
                .distinct();
    }

    @ParameterizedTest
    @MethodSource("families")
    void aCardIsComplete(GameFamily family) {
        GameCard card = family.card();
        for (String text :
                List.of(card.title(), card.rules(), card.theory(), card.position(), card.move(), card.limits())) {
            assertFalse(text.isBlank(), card.toString());
        }
        assertFalse(card.references().isEmpty(), "references of " + card.id());
        assertTrue(card.example().startsWith(card.id()), card.example());
    }

    @ParameterizedTest
    @MethodSource("families")
    void theExampleOnACardIsReadAndHasMoves(GameFamily family) {
        if (family.with(family.samples().get(0)).surveysOnly()) {
            assertFalse(Surveys.words(family.card().example()).isEmpty());
            return;
        }
        assertFalse(
                Games.library().read(family.card().example()).position().moves().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("games")
    void aNameIsTheTextOfTheGame(ImpartialGame<?> game) {
        if (game instanceof FiniteGraph) {
            return;
        }
        assertEquals(List.of(game), Games.library().ruleset(game.name()).games());
    }

    /** Games are values: the same parameters give an equal game, and other parameters another one. */
    @ParameterizedTest
    @MethodSource("families")
    void aGameEqualsThoseOfItsParameters(GameFamily family) {
        List<List<ImpartialGame<?>>> once = made(family);
        List<List<ImpartialGame<?>>> again = made(family);
        assertEquals(once, again);
        assertEquals(once.hashCode(), again.hashCode());
        for (ImpartialGame<?> game : once.stream().flatMap(List::stream).toList()) {
            assertFalse(game.toString().isBlank(), family.id());
            assertNotEquals(game, (Object) family.id());
            games().filter(other -> !other.name().equals(game.name()))
                    .forEach(other -> assertNotEquals(game, (Object) other));
        }
    }

    private static List<List<ImpartialGame<?>>> made(GameFamily family) {
        return family.samples().stream()
                .<List<ImpartialGame<?>>>map(
                        params -> List.copyOf(family.with(params).games()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClaimIsOfAWorkOnTheListOfReferences(ImpartialGame<?> game) {
        for (Claim<?> claim : game.claims()) {
            String key = claim.basis().source().key();
            assertTrue(keys().contains(key), "[" + key + "] of " + game.name() + " is not in docs/REFERENCES.md");
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void everyCardCitesWorksOnTheListOfReferences(GameFamily family) {
        family.card()
                .references()
                .forEach(r -> assertTrue(keys().contains(r.key()), r + " of " + family.id() + " is not in the list"));
    }

    @Test
    void theReferencesAreInOrderAndEachStandsOnce() {
        List<String> inOrder = entries().map(PluginsTest::key).toList();
        assertEquals(
                inOrder.stream()
                        .sorted(String.CASE_INSENSITIVE_ORDER)
                        .distinct()
                        .toList(),
                inOrder);
    }

    private static Set<String> keys() {
        return entries().map(PluginsTest::key).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<String> entries() {
        try {
            return Files.readAllLines(REFERENCES).stream().filter(line -> line.startsWith("- "));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** An entry is {@code - [Key] Author, Title, Year, where.} */
    private static String key(String entry) {
        Matcher form =
                Pattern.compile("- \\[([^]]+)] [^,]+, .+, \\d{4}(, .+)?\\.").matcher(entry);
        assertTrue(form.matches(), "an entry is written \"- [Key] Author, Title, Year, where.\", not: " + entry);
        return form.group(1);
    }
}
