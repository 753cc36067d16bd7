package org.impartial.games.word;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.Surveys;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PiratesTest {

    private static Params gold(long gold) {
        return Params.of("gold", gold);
    }

    /** With m coins the first who saves himself without a coin to spare is pirate 2m + 2, the next 2m + 4, 2m + 8. */
    @ParameterizedTest
    @CsvSource({"0, 40", "1, 38", "2, 24", "3, 13", "4, 10", "9, 7"})
    void theFormulaIsWhatTheVotesGive(int gold, int pirates) {
        for (int n = 1; n <= pirates; n++) {
            Surveys.agreed(Pirates.FAMILY, gold(gold), Datum.of(n));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "100, 5, 1 0 1 0 98",
        "100, 4, 0 1 0 99",
        "100, 1, 100",
        "1, 4, 0 0 0 0",
        "1, 5, 0 0 0 0 Thrown",
        "1, 6, 0 0 0 0 0 0",
        "1, 9, 0 0 0 0 0 0 Thrown Thrown Thrown",
        "0, 3, 0 0 Thrown"
    })
    void divisionsThatAreKnown(int gold, int pirates, String sure) {
        Datum.Fields answer = Surveys.claimed(Pirates.FAMILY, gold(gold), Datum.of(pirates));
        assertEquals(sure, answer.fields().get("guarantee").toString());
    }

    @Test
    void onePirateIsAskedAlone() {
        for (int pirate = 1; pirate <= 9; pirate++) {
            Datum.Fields one = Surveys.agreed(Pirates.FAMILY, gold(1), Datum.of(9, pirate));
            assertEquals(
                    pirate <= 6 ? "0" : "Thrown", one.fields().get("guarantee").toString());
        }
    }

    @Test
    void farAboveTheJudgesLimits() {
        long most = Long.MAX_VALUE;
        assertEquals(OptionalLong.of(most), new Pirates(most).guarantee(1, 1));
        assertEquals(OptionalLong.of(most - most / 2), new Pirates(most).guarantee(most, most));
        assertEquals(OptionalLong.of(1), new Pirates(most).guarantee(most, 1));
        assertEquals(OptionalLong.of(0), new Pirates(most / 2).guarantee(most, most), "n = 2m + 1");
        assertEquals(OptionalLong.of(0), new Pirates(most / 2 - 1).guarantee(most - 1, most - 1), "n = 2m + 2");
        assertEquals(OptionalLong.empty(), new Pirates(most / 2 - 1).guarantee(most, most), "n = 2m + 3");
        assertEquals(OptionalLong.empty(), new Pirates(0).guarantee(most, most));
        assertEquals(OptionalLong.of(0), new Pirates(0).guarantee(most, 1L << 62));
        assertEquals(OptionalLong.empty(), new Pirates(0).guarantee(most, (1L << 62) + 1));
        Datum.Fields all = Surveys.claimed(Pirates.FAMILY, gold(10_000_000), Datum.of(10_000));
        List<Datum> sure = all.fields().get("guarantee").asList("coins");
        assertEquals(10_000_000 - 4999, sure.get(9999).asLong("coins"));
    }

    @ParameterizedTest
    @CsvSource({
        "'1,2,3', 'write the number of pirates n, or [n, p] for pirate p, not 1 2 3'",
        "0, 'the number of pirates is 0; it must be at least 1'",
        "'5,6', 'the pirate is 6; it must be from 1 to 5'",
        "5000000, 'the list for 5000000 pirates is too long, the most are 4194304; write [n, p] for a single pirate p'"
    })
    void badQuestionsAreSaid(String numbers, String said) {
        long[] asked = Stream.of(numbers.split(",")).mapToLong(Long::parseLong).toArray();
        NotationException e = assertThrows(NotationException.class, () -> new Pirates(1).survey(Datum.of(asked)));
        assertEquals(said, e.getMessage());
    }

    @Test
    void theVotesOfTooManyAreRefused() {
        for (Datum asked : List.of(Datum.of(1000), Datum.of(Long.MAX_VALUE, 1))) {
            NotationException e =
                    assertThrows(NotationException.class, () -> Surveys.agreed(Pirates.FAMILY, gold(100), asked));
            assertTrue(e.getMessage().contains("too much, the most are 200000000 votes"), e.getMessage());
        }
        assertEquals(
                "9223372036854775807",
                Surveys.agreed(Pirates.FAMILY, gold(Long.MAX_VALUE), Datum.of(1))
                        .fields()
                        .get("guarantee")
                        .toString());
    }

    /** Two pirates vote twice on each of m + 2 proposals, one to one pirate and m + 1 to two. */
    @Test
    void theLimitsThemselvesAreTaken() {
        long most = 99_999_998;
        Datum two = Datum.of(2);
        NotationException e =
                assertThrows(NotationException.class, () -> Surveys.agreed(Pirates.FAMILY, gold(most + 1), two));
        assertTrue(e.getMessage().contains("too much"), e.getMessage());
        Datum.Fields answer = Surveys.agreed(Pirates.FAMILY, gold(most), two);
        assertEquals("0 " + most, answer.fields().get("guarantee").toString());
        assertTrue(new Pirates(1).survey(Datum.of(4_194_304)).isPresent());
    }

    @Test
    void itHasNoPositions() {
        assertTrue(new Pirates(3).games().isEmpty());
        assertThrows(NotationException.class, () -> new Pirates(3).read(Datum.of(5)));
        assertThrows(NotationException.class, () -> new Pirates(-1));
    }
}
