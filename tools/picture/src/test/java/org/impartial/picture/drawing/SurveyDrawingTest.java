package org.impartial.picture.drawing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.notation.Datum;
import org.impartial.picture.Picture;
import org.impartial.picture.ink.DrawnPicture;
import org.impartial.picture.ink.InkMark;
import org.junit.jupiter.api.Test;

/** Answers about many positions are drawn with a label for each part of the answer. */
class SurveyDrawingTest {

    private static Optional<Picture> pirates(Object... shares) {
        List<Datum> all = List.of(shares).stream()
                .map(share -> share instanceof Integer coins ? Datum.of(coins) : Datum.of(share.toString()))
                .toList();
        return Drawing.of("pirates", "pirates", new Datum.Fields(Map.of("guarantee", Datum.list(all))));
    }

    private static List<String> words(Picture picture) {
        return ((DrawnPicture) picture)
                .marks().stream()
                        .filter(InkMark.Label.class::isInstance)
                        .map(mark -> ((InkMark.Label) mark).text())
                        .toList();
    }

    private static long count(List<String> words, String word) {
        return words.stream().filter(word::equals).count();
    }

    @Test
    void everyPirateHasANumberAndAShare() {
        List<String> words = words(pirates(1, 0, 1, 0, 98).orElseThrow());
        assertTrue(words.containsAll(List.of("1", "2", "3", "4", "5 proposes", "98", "98 coins")), words.toString());
        assertEquals(2, count(words, "1 coin"));
        assertEquals(2, count(words, "0 coins"));
        assertEquals(0, count(words, "thrown"));
        List<String> thrown = words(pirates(0, 0, 0, 0, "Thrown").orElseThrow());
        assertEquals(1, count(thrown, "thrown"));
        assertEquals(4, count(thrown, "0 coins"));
    }

    @Test
    void everyObjectOfARingHasTheFatesOfBothPlayers() {
        Datum first = Datum.list(List.of(Datum.of("Lose"), Datum.of("Win"), Datum.of("Loop")));
        Datum second = Datum.list(List.of(Datum.of("Win"), Datum.of("Loop"), Datum.of("Win")));
        List<String> words =
                words(Drawing.of("ring", "pursuit-ring", new Datum.Fields(Map.of("first", first, "second", second)))
                        .orElseThrow());
        assertTrue(
                words.containsAll(List.of("hole", "2", "3", "4", "1: Lose", "1: Loop", "2: Loop")), words.toString());
        assertEquals(2, count(words, "2: Win"));
    }

    @Test
    void otherAnswersAreNotDrawnAndLargeOnesAreRefused() {
        assertFalse(pirates(98).isPresent());
        assertFalse(Drawing.of("graph", "digraph", new Datum.Fields(Map.of("result", Datum.of(1))))
                .isPresent());
        Object[] crew = Collections.nCopies(101, 0).toArray();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> pirates(crew))
                .getMessage()
                .contains("at most 100"));
    }
}
