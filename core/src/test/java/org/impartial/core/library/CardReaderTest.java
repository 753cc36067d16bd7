package org.impartial.core.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.impartial.core.library.GameCard.Group;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards written as text. */
class CardReaderTest {
    private static final String CARD = """
            title: One or two down
            also: the race to 0
            also: 二
            group: word

            rules: A number from 0 on.
                A move takes 1 or 2 from it.
            theory:
              G(n) = n mod 3.
            source: Bachet 1612
            optional last: where the number ends
            parameter step: the most that is taken: 1 or 2
            position: n
            move: n after the move
            limits: none
            example: down 7
            """;

    @Test
    void aCardIsReadAsItWouldBeBuilt() {
        GameCard built = GameCard.of("down", "One or two down", "the race to 0", "二")
                .group(Group.WORD)
                .rules("A number from 0 on. A move takes 1 or 2 from it.")
                .theory("G(n) = n mod 3.", "Bachet 1612")
                .optional("last", "where the number ends")
                .parameter("step", "the most that is taken: 1 or 2")
                .notation("n", "n after the move")
                .limits("none")
                .example("down 7");
        assertEquals(built, GameCard.parse("down", CARD));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title: One | two: One | line 1: there is no entry \"two\"",
                "group: word | group word | line 4: an entry starts with \"name: \" at the margin, not with \"group word\"",
                "group: word | group: words | line 4: there is no group \"words\"; the groups are heap, coin,",
                "limits: none | limit: none | line 15: there is no entry \"limit\"; the entries are title, group,",
                "limits: none | parameter: none | line 15: there is no entry \"parameter\"",
                "limits: none | move: none | line 15: the entry \"move\" is already in line 14",
                "limits: none | optional step: none | line 15: the entry \"optional step\" is already in line 12",
                "limits: none | source: Bachet 1612 | line 15: the entry \"source\" is already in line 10",
                "limits: none | limits: | line 15: the entry \"limits\" has no text",
            })
    void aFaultIsReportedWithItsLine(String entry, String instead, String message) {
        assertEquals("the card of down, " + message, refusal(CARD.replace(entry, instead), message.length()));
    }

    @Test
    void eachEntryMustBeThere() {
        for (String name : List.of("title", "group", "rules", "theory", "position", "move", "limits", "example")) {
            String without = CARD.replaceAll("(?m)^" + name + ":.*\\R( +.*\\R)*", "");
            String message = assertThrows(IllegalArgumentException.class, () -> GameCard.parse("down", without))
                    .getMessage();
            assertEquals("the card of down has no entry \"" + name + "\"", message);
        }
    }

    @Test
    void theFirstLineIsNotIndented() {
        assertEquals(
                "the card of down, line 1: an entry starts with",
                refusal(" " + CARD, "line 1: an entry starts with".length()));
    }

    private static String refusal(String text, int length) {
        String message = assertThrows(IllegalArgumentException.class, () -> GameCard.parse("down", text))
                .getMessage();
        return message.substring(0, Math.min(message.length(), "the card of down, ".length() + length));
    }
}
