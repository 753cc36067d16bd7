package org.impartial.cli.text;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.cli.io.LineBreaks;
import org.impartial.solve.theory.quotient.MisereQuotient;

/** The pretending function of a heap game in rows, up to where it repeats. */
public final class PhiTable {
    private static final int PER_LINE = 12;

    public static List<String> of(MisereQuotient quotient, int screen) {
        int count = quotient.period()
                .map(period -> period.preperiod() + period.period())
                .orElse(quotient.verified() + 1);
        List<String> words =
                IntStream.range(0, count).mapToObj(n -> quotient.phi(n).word()).toList();
        return rows("Phi", words, screen);
    }

    /** Returns a title, and words in columns with the number of the first one before each row. */
    public static List<String> rows(String title, List<String> words, int screen) {
        int width = words.stream().mapToInt(String::length).max().orElse(0);
        int heads = Integer.toString(words.size()).length();
        List<String> rows = new ArrayList<>(List.of(title + ":"));
        int perLine = LineBreaks.fitting(heads + 3, width + 1, PER_LINE, screen);
        for (int from = 0; from < words.size(); from += perLine) {
            String row = words.subList(from, Math.min(words.size(), from + perLine)).stream()
                    .map(word -> word + " ".repeat(width - word.length()))
                    .collect(Collectors.joining(" "));
            rows.add(("  " + LineBreaks.padded(from, heads) + ": " + row).stripTrailing());
        }
        return rows;
    }
}
