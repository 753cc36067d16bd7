package org.impartial.cli.question;

import java.util.List;
import org.impartial.core.notation.NotationException;

/**
 * The result for the misère quotient of one class.
 *
 * @param status {@code final} where a certificate covers all heaps, {@code partial} where heaps to 60 are verified, and
 *     {@code open} where fewer are; the order is that of the heaps verified, of a partial one to 60
 */
public record QuotientRow(String code, String status, int order, int portion, int verified, long millis)
        implements ClassTable.ClassRow, Comparable<QuotientRow> {
    public static final String HEADER = "class,status,order,p_portion,verified,milliseconds";

    static final String OPEN = "open";

    private static final int COLUMNS = 6;

    public boolean known() {
        return !status.equals(OPEN);
    }

    @Override
    public String csv() {
        return String.join(",", List.of(code, status, "" + order, "" + portion, "" + verified, "" + millis));
    }

    public static QuotientRow read(String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != COLUMNS) {
            throw new NotationException("a row about a quotient has " + COLUMNS + " columns, and not: " + line);
        }
        try {
            return new QuotientRow(
                    cells[0],
                    cells[1],
                    Integer.parseInt(cells[2]),
                    Integer.parseInt(cells[3]),
                    Integer.parseInt(cells[4]),
                    Long.parseLong(cells[5]));
        } catch (NumberFormatException notRead) {
            throw new NotationException("a row about a quotient has no number where one is expected: " + line);
        }
    }

    @Override
    public int compareTo(QuotientRow that) {
        return code.compareTo(that.code);
    }
}
