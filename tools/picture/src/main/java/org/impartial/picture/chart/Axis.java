package org.impartial.picture.chart;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** One axis: a range of numbers mapped to a range of coordinates, with ticks at 1, 2 or 5 times a power of ten. */
record Axis(double least, double greatest, double from, double to) {
    double at(double value) {
        return greatest == least ? from : from + (value - least) / (greatest - least) * (to - from);
    }

    List<Long> ticks(int wished) {
        long step = step((greatest - least) / Math.max(1, wished));
        List<Long> ticks = new ArrayList<>();
        for (long tick = (long) Math.ceil(least / step) * step; tick <= greatest; tick += step) {
            ticks.add(tick);
        }
        return ticks;
    }

    List<Long> exponents() {
        return LongStream.rangeClosed((long) Math.ceil(least), (long) Math.floor(greatest))
                .boxed()
                .toList();
    }

    private static long step(double rough) {
        long power = 1;
        while (power * 10 <= rough) {
            power *= 10;
        }
        return power * (power >= rough ? 1 : 2 * power >= rough ? 2 : 5 * power >= rough ? 5 : 10);
    }

    /** Returns a power of ten in digits if its exponent is from -3 to 3, otherwise with an exponent. */
    static String power(long exponent) {
        if (exponent >= -3 && exponent <= 3) {
            return exponent >= 0
                    ? written((long) Math.pow(10, (double) exponent))
                    : "0." + "0".repeat((int) -exponent - 1) + "1";
        }
        return Long.toString(exponent)
                .chars()
                .mapToObj(c -> c == '-' ? "⁻" : "⁰¹²³⁴⁵⁶⁷⁸⁹".substring(c - '0', c - '0' + 1))
                .collect(Collectors.joining("", "10", ""));
    }

    /** Returns a number with its thousands separated by no-break spaces. */
    static String written(long number) {
        return String.format(java.util.Locale.ROOT, "%,d", number).replace(',', '\u00A0');
    }
}
