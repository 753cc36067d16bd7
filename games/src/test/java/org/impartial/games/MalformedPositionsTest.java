package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game reads, or refuses in a sentence for people, what it hardly expects in the place of a position or a parameter. */
class MalformedPositionsTest {
    private static final List<String> ODD = List.of(
            "",
            "[]",
            "[[]]",
            "[[[]]]",
            "-1",
            "[-1]",
            "[[-1]]",
            "0",
            "[0,0]",
            "[[0]]",
            "[[0,0],[0,0]]",
            "1",
            "[1,1]",
            "[1,2,3]",
            "[[1,2],[3]]",
            "word",
            "[word]",
            "9223372036854775807",
            "9223372036854775808",
            "[[9223372036854775807]]",
            "1.5");

    private static final List<String> ODD_MOVES = Stream.concat(
                    ODD.stream(),
                    Stream.of("[0,[]]", "[1,[]]", "[[],[]]", "[[1,2]]", "[0,[[1,2],[3]]]", "1 2 3 4", "->"))
            .toList();

    /** What a sentence for people does not have: gaps, words of Java, names of types, internal numbers of states. */
    private static final Pattern LEAK = Pattern.compile(
            "not $|; +is not|: +is not|(index|boundary|of vertex| at| of| on) (must|is -)|\\bnull\\b|\\bOptional|@[0-9a-f]{4}"
                    + "|\\b[A-Z][a-z]+[A-Z][a-z]\\w*|java\\.|a rank from|as bits|REDACTED|Packable|  ");

    static Stream<GameFamily> families() {
        return ContractTest.families();
    }

    @ParameterizedTest
    @MethodSource("families")
    void messagesAreSentences(GameFamily family) {
        int refused = 0;
        for (Params sample : family.samples()) {
            PositionFormat format = family.with(sample);
            for (String odd : ODD) {
                refused += message(() -> format.read(GameLibrary.datum(odd)), family, odd)
                                .isPresent()
                        ? 1
                        : 0;
            }
        }
        assertTrue(refused > 0, () -> family.id() + " takes anything");
    }

    @ParameterizedTest
    @MethodSource("families")
    void messagesAboutParametersAreSentences(GameFamily family) {
        for (Params sample : family.samples()) {
            for (String name : sample.values().keySet()) {
                for (String odd : ODD) {
                    Map<String, Datum> values = new LinkedHashMap<>(sample.values());
                    values.put(name, GameLibrary.datum(odd));
                    message(() -> family.with(new Params(values)), family, name + "=" + odd);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void messagesAboutMovesAreSentences(GameFamily family) {
        GameLibrary library = Games.library();
        String example = family.card().example();
        if (library.survey(example).isPresent()) {
            return;
        }
        NotatedPosition alone = library.read(example);
        for (NotatedPosition position :
                summable(alone) ? List.of(alone, library.read("nim 3 + " + example)) : List.of(alone)) {
            for (String odd : ODD_MOVES) {
                message(() -> position.move(GameLibrary.datum(odd)), family, "the move " + odd);
                message(() -> position.move(odd), family, "the move written " + odd);
            }
        }
    }

    private static boolean summable(NotatedPosition position) {
        return position.position().components().stream()
                .allMatch(part -> part.game().summable());
    }

    private static Optional<String> message(Runnable reading, GameFamily family, String odd) {
        try {
            reading.run();
            return Optional.empty();
        } catch (NotationException | IllegalMoveException refusal) {
            String message = String.valueOf(refusal.getMessage());
            assertFalse(message.isBlank());
            assertFalse(LEAK.matcher(message).find(), () -> family.id() + " " + odd + ": " + message);
            return Optional.of(message);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chomp[board=3,4] 0           | the poisoned square is never bitten, so row 1 has at least one square",
                "chomp[board=3,4] [-1]        | row 1 is -1; it must be from 0 to 4",
                "subtraction[S=0] 5           | a subtraction set holds numbers from 1 on, not 0",
                "brussels-sprouts 0           | the free ends on boundary 0 is 0; it must be at least 1",
                "dynamic-nim[c=2] []          | not an empty list",
                "kotzig[n=8,S=1,2] [0,0]      | square 0 is given twice",
                "nimhof[R=[0,-1]] 3 4         | a number of a vector must be a whole number",
            })
    void messagesSayWhatIsWrong(String position, String message) {
        NotationException refusal =
                assertThrows(NotationException.class, () -> Games.library().read(position));
        assertTrue(String.valueOf(refusal.getMessage()).contains(message), refusal.getMessage());
    }

    /** States that no play reaches and that are accepted all the same: the cards say so. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "exact-slow-nim 5                                  | a single heap is accepted and has no move",
                "poset-chomp[n=2,below=[0,1]] 0 1                  | may be given or omitted",
                "subset-take-away[n=3] [1] [1,2]                   | may be given or omitted",
                "sylver-coinage 4 5 8                              | sums of others among them are accepted",
            })
    void whatIsAcceptedBeyondPlayIsDocumented(String text, String documented) {
        NotatedPosition position = Games.library().read(text);
        assertEquals(1, position.position().components().size());
        String id = text.replaceFirst("[\\[ ].*", "");
        String form = Games.library().family(id).card().position();
        assertTrue(form.replaceAll("\\s+", " ").contains(documented), form);
    }
}
