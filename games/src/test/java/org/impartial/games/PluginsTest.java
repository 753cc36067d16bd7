package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.library.GameFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every plug-in must have, whatever its game is. */
class PluginsTest {
    static Stream<GameFamily> families() {
        return new Games().families().stream();
    }

    static Stream<ImpartialGame<?>> games() {
        return families()
                .flatMap(family -> family.samples().stream().flatMap(params -> family.with(params).games().stream()))
                .distinct();
    }

    /** The list of games has a name beside the constant that it names. */
    @ParameterizedTest
    @MethodSource("families")
    void aFamilyIsListedByTheNameOfItsCard(GameFamily family) {
        assertEquals(family.id(), family.card().id());
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

    @Test
    void theReferencesAreInOrderAndEachStandsOnce() {
        List<String> inOrder = FiveSteps.entries().map(FiveSteps::key).toList();
        assertEquals(
                inOrder.stream()
                        .sorted(String.CASE_INSENSITIVE_ORDER)
                        .distinct()
                        .toList(),
                inOrder);
    }
}
