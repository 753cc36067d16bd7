package org.impartial.games.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.FaultyRulesException;
import org.impartial.core.game.Outcome;
import org.impartial.core.library.GameCard.Parameter;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Games;
import org.impartial.games.Naive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The resources, and statements of cards that a test can check. */
class CardsTest {
    private static final GameLibrary LIBRARY = Games.library();

    @Test
    void everyResourceIsTheCardOfAGame() throws IOException {
        Path folder = Path.of("src/main/resources", Cards.class.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.list(folder)) {
            Set<String> ids = LIBRARY.families().stream()
                    .map(family -> family.id() + ".txt")
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(
                    ids,
                    files.map(file -> file.getFileName().toString()).collect(Collectors.toCollection(TreeSet::new)));
        }
    }

    @Test
    void aMissingResourceIsNamed() {
        GameFamily family = Cards.family("quoits", LIBRARY.ruleset("nim"));
        String message = assertThrows(FaultyRulesException.class, family::card).getMessage();
        assertTrue(message.contains("there is no resource org/impartial/games/cards/quoits.txt"), message);
    }

    /** Errors and cards list the same forms of a parameter. */
    @ParameterizedTest
    @CsvSource({
        "coin-turning, set, 'coin-turning[quoits] 1', 'one of: '",
        "coin-product, across, 'coin-product[across=quoits,down=run] 1', 'one of: '",
        "nimhof, R, 'nimhof[R=[0,0]] 1 1', 'write '",
    })
    void anErrorListsTheFormsOfTheCard(String id, String parameter, String text, String before) {
        String message =
                assertThrows(NotationException.class, () -> LIBRARY.read(text)).getMessage();
        String forms = message.substring(message.indexOf(before) + before.length());
        String meaning = LIBRARY.family(id).card().parameters().stream()
                .filter(p -> p.name().equals(parameter))
                .map(Parameter::meaning)
                .findFirst()
                .orElseThrow();
        assertTrue(meaning.endsWith(forms), () -> meaning + " does not end with " + forms);
    }

    /** The strip is the one row of Notakto in normal play, where crosses are put on squares until three are in line. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void aStripOfNIsWonAsAHeapOfTwoMoreUnlessNIsTwo(int n) {
        Naive naive = new Naive();
        Outcome strip = naive.outcome(LIBRARY.read("notakto[board=1," + n + "]").position(), Convention.NORMAL);
        Outcome heap = naive.outcome(LIBRARY.read("treblecross " + (n + 2)).position(), Convention.NORMAL);
        assertEquals(n != 2, strip == heap, "strip " + strip + ", heap " + heap);
    }
}
