package org.impartial.cli.question;

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

    public boolean known() {
        return !status.equals(OPEN);
    }

    @Override
    public String csv() {
        return ClassTable.line(code, status, order, portion, verified, millis);
    }

    public static QuotientRow read(String line) {
        return ClassTable.row(
                line,
                HEADER,
                "about a quotient",
                cells -> new QuotientRow(
                        cells[0],
                        cells[1],
                        Integer.parseInt(cells[2]),
                        Integer.parseInt(cells[3]),
                        Integer.parseInt(cells[4]),
                        Long.parseLong(cells[5])));
    }

    @Override
    public int compareTo(QuotientRow that) {
        return code.compareTo(that.code);
    }
}
