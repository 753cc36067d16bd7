package org.impartial.picture.chart;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.picture.chart.Measurements.Series;
import org.junit.jupiter.api.Test;

/** Charts of measurements show the given measurements. */
class MeasurementsTest {
    private static final Series A = new Series("packed", List.of(0.001, 0.1, 10.0));
    private static final Series B = new Series("nimber-search", List.of(0.01, 0.01, 0.1));

    @Test
    void powersOfTenAreWrittenShort() {
        assertEquals(
                List.of("10⁻⁴", "0.001", "0.1", "1", "1\u00A0000", "10⁴", "10¹²"),
                List.of(-4, -3, -1, 0, 3, 4, 12).stream().map(Axis::power).toList());
    }

    @Test
    void everyCandidateHasALetterAndItsNameBelow() {
        String svg = Measurements.below("solved", "seconds", List.of(A, B)).svg();
        for (String text : List.of(">solved<", ">seconds<", ">A  packed<", ">B  nimber-search<", ">0.001<", ">10<")) {
            assertTrue(svg.contains(text), text + " in " + svg);
        }
        String bars = Measurements.bars("by family", "solved", List.of("cram", "kayles", "nim"), List.of(A, B))
                .svg();
        assertTrue(bars.contains(">cram<") && bars.contains(">B  nimber-search<"), bars);
    }

    @Test
    void aPairOnTheDiagonalLiesOnIt() {
        Series same = new Series("same", List.of(1.0, 1000.0));
        String svg = Measurements.pairs("against", "positions", same, same).svg();
        Matcher dots = Pattern.compile("d=\"M0 0m(\\d+) (\\d+)h0m(-?\\d+)[ ]?(-?\\d+)h0\"")
                .matcher(svg);
        assertTrue(dots.find(), svg);
        assertEquals(-Integer.parseInt(dots.group(4)), Integer.parseInt(dots.group(3)));
        assertTrue(Integer.parseInt(dots.group(3)) > 0, svg);
    }

    @Test
    void whatHasNoLogarithmIsRefused() {
        Series zero = new Series("zero", List.of(0.0));
        assertThrows(IllegalArgumentException.class, () -> Measurements.below("t", "s", List.of(zero)));
        assertThrows(IllegalArgumentException.class, () -> Measurements.below("t", "s", List.of()));
        assertThrows(IllegalArgumentException.class, () -> Measurements.pairs("t", "s", A, zero));
        assertThrows(IllegalArgumentException.class, () -> Measurements.bars("t", "s", List.of("one"), List.of(A)));
    }
}
