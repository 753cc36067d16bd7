package org.impartial.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A LaTeX {@code tabular} whose first row and first column are headers. Immutable and safe to share between threads.
 *
 * <pre>{@code
 * LatexTable table = new LatexTable(List.of(), List.of("", "a"), List.of(List.of("a", "a^2")), true);
 * table.tex().contains("tabular");  // true
 * }</pre>
 *
 * @param remark lines of LaTeX above the table, each a separate paragraph
 * @param head the words of the first row, the first of them above the row headers
 * @param rows the other rows, each as long as the head
 * @param formulas whether words are products of generators such as {@code ab^2}, to be set as formulas
 */
public record LatexTable(List<String> remark, List<String> head, List<List<String>> rows, boolean formulas) {
    private static final Pattern EXPONENT = Pattern.compile("\\^(\\d+)");

    /**
     * Keeps immutable copies.
     *
     * @param remark lines of LaTeX above the table
     * @param head the words of the first row
     * @param rows the other rows
     * @param formulas whether words are set as formulas
     * @throws IllegalArgumentException if the rows are not as long as the head
     */
    public LatexTable {
        remark = List.copyOf(remark);
        head = List.copyOf(head);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != head.size()) {
                throw new IllegalArgumentException(
                        "a row has " + row.size() + " words and the head of the table " + head.size());
            }
        }
    }

    /** {@return the table as source for a LaTeX document, which needs no packages: the remark and a {@code tabular}} */
    public String tex() {
        List<String> lines = new ArrayList<>();
        remark.forEach(line -> lines.add(line + "\n"));
        lines.add("\\begin{tabular}{r|" + "r".repeat(Math.max(0, head.size() - 1)) + "}");
        lines.add(line(head) + " \\hline");
        rows.forEach(row -> lines.add(line(row)));
        lines.add("\\end{tabular}");
        return String.join("\n", lines) + "\n";
    }

    private String line(List<String> words) {
        return words.stream()
                .map(word -> formulas ? formula(word) : text(word))
                .collect(Collectors.joining(" & ", "", " \\\\"));
    }

    /**
     * {@return LaTeX source that prints a text: the text with the special characters of TeX escaped}
     *
     * @param text any text
     */
    public static String text(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '\\' -> safe.append("\\textbackslash{}");
                case '~' -> safe.append("\\textasciitilde{}");
                case '^' -> safe.append("\\textasciicircum{}");
                case '{', '}', '#', '$', '%', '&', '_' -> safe.append('\\').appendCodePoint(c);
                case '<' -> safe.append("\\textless{}");
                case '>' -> safe.append("\\textgreater{}");
                case '|' -> safe.append("\\textbar{}");
                case '"' -> safe.append("''");
                case '\u00A0' -> safe.append('~');
                case '\u2192' -> safe.append("$\\to$");
                case '\u2191' -> safe.append("$\\uparrow$");
                case '\u2193' -> safe.append("$\\downarrow$");
                case '\u2205' -> safe.append("$\\emptyset$");
                case '\u2212' -> safe.append("$-$");
                case '\u00D7' -> safe.append("$\\times$");
                case '\u230A' -> safe.append("$\\lfloor$");
                case '\u230B' -> safe.append("$\\rfloor$");
                case '\u2620' -> safe.append("$\\dagger$");
                case '\u2026' -> safe.append("\\dots{}");
                default -> safe.appendCodePoint(c < ' ' ? ' ' : c);
            }
        });
        return safe.toString();
    }

    /**
     * {@return a word as a formula between dollar signs; empty for an empty word}
     *
     * @param word a product or an equation of generators, such as {@code ab^12} or {@code b^3=b}
     */
    public static String formula(String word) {
        return word.isEmpty() ? "" : "$" + EXPONENT.matcher(word).replaceAll("^{$1}") + "$";
    }
}
