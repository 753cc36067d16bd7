package org.impartial.solve.theory.form;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.SubtractionSet;
import org.impartial.core.meter.Meter;
import org.impartial.solve.ByDefinition;
import org.impartial.solve.theory.quotient.Code;
import org.impartial.solve.theory.quotient.Partitions;
import org.impartial.solve.theory.quotient.Taking;
import org.impartial.solve.theory.quotient.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenusTest {
    private static final Taking NIM = new Taking(SubtractionSet.all());

    @ParameterizedTest
    @CsvSource({
        "0.77, 0^120 1^031 2^20 3^31 1^031 4^146 3^31 2^20 1^13 4^046 2^20 6^46",
        "0.07, 0^120 0^120 1^031 1^031 2^20 0^120 3^31 1^031 1^031 0^120 3^1431",
        "0.123, 0^120 1^031 0^120 2^20 2^20 1^031 0^02 0^120 2^1420"
    })
    void generaOfHeapsAreThoseOfTheLiterature(String code, String row) {
        Code game = Code.of(code);
        Genera genera = Genera.of(game, Meter.unlimited());
        int count = row.split(" ").length;
        assertEquals(
                row,
                IntStream.range(0, count)
                        .mapToObj(heap -> genera.of(game.at(heap)).toString())
                        .collect(Collectors.joining(" ")));
    }

    @Test
    void nimHeapsHaveTheGeneraOfNim() {
        Genera genera = Genera.of(NIM, Meter.unlimited());
        assertEquals("0^120", genera.of(NIM.at(0)).toString());
        assertEquals("1^031", genera.of(NIM.at(1)).toString());
        assertEquals("2^20", genera.of(NIM.at(2)).toString());
        assertEquals("9^9,11", genera.of(NIM.at(9)).toString());
        assertEquals("0^02", genera.of(NIM.heaps(2, 2)).toString());
        assertEquals("1^13", genera.of(NIM.heaps(2, 3)).toString());
    }

    /** By brute force: of all Nim heaps, only the one of that value makes the sum with j heaps of 2 a P-position. */
    @Test
    void misereValuesAreThoseOfTheDefinition() {
        Code kayles = Code.of("0.77");
        Genera genera = Genera.of(kayles, Meter.unlimited());
        ByDefinition<Position> brute = ByDefinition.of(Convention.MISERE);
        for (long[] heaps :
                List.of(new long[] {5}, new long[] {8}, new long[] {9}, new long[] {5, 4}, new long[] {5, 5})) {
            Genus genus = genera.of(kayles.heaps(heaps));
            Position sum = kayles.heaps(heaps);
            for (int twos = 0; twos <= 3; twos++) {
                for (int n = 0; n <= 7; n++) {
                    Position whole = sum.plus(NIM.at(n));
                    Outcome wanted = genus.misere(twos) == n ? Outcome.P : Outcome.N;
                    assertEquals(wanted, brute.outcome(whole), whole + " " + genus);
                }
                sum = sum.plus(NIM.at(2));
            }
        }
    }

    @Test
    void generaOfPositionsOfSeveralGames() {
        Code kayles = Code.of("0.77");
        Position sum = kayles.at(5).plus(NIM.at(3));
        Values values = new Values();
        Genus genus = Genera.of(List.of(sum), Meter.unlimited()).of(sum);
        assertEquals(values.of(sum).normal(), genus.grundy());
        assertEquals(values.of(sum).misere(), genus.misere(0));
        assertThrows(
                IllegalArgumentException.class,
                () -> Genera.of(List.of(sum), Meter.unlimited()).of(kayles.at(6)));
    }

    @Test
    void normalAndMisereValuesOfSumsAreThoseOfSearch() {
        for (String code : List.of("0.77", "0.07", "0.123", "4.7")) {
            Code game = Code.of(code);
            Genera genera = Genera.of(game, Meter.unlimited());
            Values values = new Values();
            Partitions.upTo(10, 10, heaps -> {
                Position sum = Position.sum(IntStream.of(heaps)
                        .mapToObj(heap -> game.at((long) heap))
                        .toList());
                assertEquals(values.of(sum).normal(), genera.of(sum).grundy());
                assertEquals(values.of(sum).misere(), genera.of(sum).misere(0));
            });
        }
    }

    @Test
    void aGenusIsWrittenAsShortAsItCanBe() {
        assertEquals("0^120", new Genus(0, List.of(1L, 2L, 0L, 2L, 0L, 2L)).toString());
        assertEquals(new Genus(3, List.of(3L, 1L)), new Genus(3, List.of(3L, 1L, 3L)));
        assertThrows(IllegalArgumentException.class, () -> new Genus(3, List.of(3L)));
        assertThrows(IllegalArgumentException.class, () -> new Genus(3, List.of(3L, 2L)));
    }

    @Test
    void generaOfNimAreRecognised() {
        assertTrue(new Genus(0, List.of(1L, 2L, 0L)).ofNim());
        assertTrue(new Genus(0, List.of(0L, 2L)).ofNim());
        assertTrue(new Genus(5, List.of(5L, 7L)).ofNim());
        assertFalse(new Genus(3, List.of(1L, 4L, 3L, 1L)).ofNim());
        assertFalse(new Genus(3, List.of(3L, 1L, 4L, 6L)).ofNim());
    }
}
