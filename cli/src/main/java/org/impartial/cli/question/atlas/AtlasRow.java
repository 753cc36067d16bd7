package org.impartial.cli.question.atlas;

import java.util.List;
import org.impartial.core.notation.NotationException;

/**
 * The results for one code.
 *
 * @param code the code
 * @param representative the code that stands for its class by the rules
 * @param status {@code proved}, or {@code open} where no period was proved within the limits
 * @param period the least period; 0 if open
 * @param preperiod the least heap from which values repeat; 0 if open
 * @param values how many values were computed
 * @param greatest the greatest of them
 * @param greatestAt the least heap that has it
 * @param theorem the theorem that proves the period; empty if open
 * @param millis how long the values of the class took
 */
public record AtlasRow(
        String code,
        String representative,
        String status,
        long period,
        long preperiod,
        long values,
        long greatest,
        long greatestAt,
        String theorem,
        long millis) {
    /** The names of the columns. */
    public static final String HEADER =
            "code,class,status,period,preperiod,values,greatest,greatest_at,theorem,milliseconds";

    private static final int COLUMNS = 10;

    /** Returns the row as a line without its end. */
    public String csv() {
        return String.join(
                ",",
                List.of(
                        code,
                        representative,
                        status,
                        "" + period,
                        "" + preperiod,
                        "" + values,
                        "" + greatest,
                        "" + greatestAt,
                        theorem,
                        "" + millis));
    }

    /**
     * Reads a line.
     *
     * @throws NotationException if it is not a row
     */
    public static AtlasRow read(String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != COLUMNS) {
            throw new NotationException("a row of the atlas has " + COLUMNS + " columns, and not: " + line);
        }
        try {
            return new AtlasRow(
                    cells[0],
                    cells[1],
                    cells[2],
                    Long.parseLong(cells[3]),
                    Long.parseLong(cells[4]),
                    Long.parseLong(cells[5]),
                    Long.parseLong(cells[6]),
                    Long.parseLong(cells[7]),
                    cells[8],
                    Long.parseLong(cells[9]));
        } catch (NumberFormatException notRead) {
            throw new NotationException("a row of the atlas has something else where a number is expected: " + line);
        }
    }

    /** Returns the same row for another code of the class. */
    AtlasRow of(String other) {
        return new AtlasRow(
                other, representative, status, period, preperiod, values, greatest, greatestAt, theorem, millis);
    }
}
