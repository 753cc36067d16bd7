package org.impartial.discover.numeration;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.core.notation.NotationException;

/** Reads numerations that are given by name or as data. */
public final class NumerationText {
    private static final Pattern BASE = Pattern.compile("base ?([0-9]{1,2})");
    private static final Pattern OSTROWSKI = Pattern.compile("ostrowski ?\\[?([0-9]{1,2})]?");
    private static final Pattern DATA = Pattern.compile("recurrence ([-0-9, ]{1,40}) from ([0-9, ]{1,60})");

    /** Reads a name such as {@code ostrowski 2}, or data such as {@code recurrence 1,0,1 from 1,2,3}, and checks it. */
    public static Numeration read(String text) {
        String name = text.strip().toLowerCase(Locale.ROOT);
        try {
            Matcher base = BASE.matcher(name);
            Matcher ostrowski = OSTROWSKI.matcher(name);
            Matcher data = DATA.matcher(name);
            if (base.matches()) {
                return Numeration.base(Integer.parseInt(base.group(1)));
            } else if (ostrowski.matches()) {
                return Numeration.ostrowski(Integer.parseInt(ostrowski.group(1)));
            } else if (data.matches()) {
                int[] recurrence = Arrays.stream(numbers(data.group(1)))
                        .mapToInt(Math::toIntExact)
                        .toArray();
                return Numeration.recurrence(name, recurrence, numbers(data.group(2)));
            }
            return switch (name) {
                case "binary" -> Numeration.base(2);
                case "ternary" -> Numeration.base(3);
                case "decimal" -> Numeration.base(10);
                case "zeckendorf", "fibonacci" -> Numeration.ostrowski(1);
                case "pell" -> Numeration.recurrence(name, new int[] {2, 1}, 1, 2);
                case "tribonacci" -> Numeration.recurrence(name, new int[] {1, 1, 1}, 1, 2, 4);
                default ->
                    throw new NotationException(
                            "there is no numeration \"" + text + "\"; write base 2 to base 16,"
                                    + " zeckendorf, ostrowski 2, pell, tribonacci, or data such as recurrence 1,0,1 from 1,2,3");
            };
        } catch (IllegalArgumentException | ArithmeticException e) {
            throw new NotationException("the numeration \"" + text + "\" cannot be used: " + e.getMessage());
        }
    }

    private static long[] numbers(String list) {
        return Arrays.stream(list.split(",", -1))
                .map(String::strip)
                .mapToLong(Long::parseLong)
                .toArray();
    }
}
