package org.impartial.cli.command.picture;

import java.util.Locale;
import java.util.function.LongUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.impartial.picture.chart.TwoHeapValues;

/** Charts in characters, for terminals. */
final class CharacterChart {
    private static final int ROWS = 20;
    private static final int COLUMNS = 40;

    /** Returns the values of as many heaps as fit, each a point above its heap; none for a value below 0. */
    static String points(int heaps, LongUnaryOperator value, int width) {
        int shown = Math.max(1, Math.min(heaps, width - 8));
        long[] values = LongStream.range(0, shown).map(value).toArray();
        long greatest = LongStream.of(values).max().orElse(0);
        long step = greatest / ROWS + 1;
        StringBuilder text = new StringBuilder();
        for (long row = greatest / step; row >= 0; row--) {
            text.append(String.format(Locale.ROOT, "%6d |", row * step));
            for (long one : values) {
                text.append(Math.floorDiv(one, step) == row ? '*' : ' ');
            }
            text.append(System.lineSeparator());
        }
        String axis = IntStream.rangeClosed(0, (shown - 1) / 10)
                .mapToObj(tens -> String.format(Locale.ROOT, "%-10d", 10 * tens))
                .collect(Collectors.joining("", "        ", ""));
        return text + String.format("       +%s%n%s%n", "-".repeat(shown), axis.stripTrailing());
    }

    /** Returns the outcomes of as many pairs of heaps as fit, a # for each P-position, with 0, 0 at the lower left. */
    static String outcomes(Size size, int first, TwoHeapValues values, int width) {
        int columns = Math.max(1, Math.min(size.width(), width / 2 - 4));
        StringBuilder text = new StringBuilder();
        for (int y = Math.min(size.height(), COLUMNS) - 1; y >= 0; y--) {
            text.append(String.format(Locale.ROOT, "%6d |", first + y));
            for (int x = 0; x < columns; x++) {
                text.append(values.value(x, y) == 0 ? " #" : " ·");
            }
            text.append(System.lineSeparator());
        }
        return text.toString();
    }
}
