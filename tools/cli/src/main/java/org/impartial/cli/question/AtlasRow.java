package org.impartial.cli.question;

/**
 * The results for one code; what a period would give is 0 or empty if the code is open.
 *
 * @param representative the code that represents its class by the rules
 * @param shift the number of additional beans in a heap of the code, compared with the same heap of the class
 */
public record AtlasRow(
        String code,
        String representative,
        int shift,
        String status,
        long period,
        long preperiod,
        long values,
        long greatest,
        long greatestAt,
        String theorem,
        long millis)
        implements ClassTable.ClassRow {
    public static final String HEADER =
            "code,class,shift,status,period,preperiod,values,greatest,greatest_at,theorem,milliseconds";

    static final String PROVED = "proved";
    static final String OPEN = "open";

    public boolean proved() {
        return status.equals(PROVED);
    }

    @Override
    public String csv() {
        return ClassTable.line(
                code, representative, shift, status, period, preperiod, values, greatest, greatestAt, theorem, millis);
    }

    public static AtlasRow read(String line) {
        return ClassTable.row(
                line,
                HEADER,
                "of the atlas",
                cells -> new AtlasRow(
                        cells[0],
                        cells[1],
                        Integer.parseInt(cells[2]),
                        cells[3],
                        Long.parseLong(cells[4]),
                        Long.parseLong(cells[5]),
                        Long.parseLong(cells[6]),
                        Long.parseLong(cells[7]),
                        Long.parseLong(cells[8]),
                        cells[9],
                        Long.parseLong(cells[10])));
    }

    AtlasRow of(String other, int more, long start) {
        long at = greatest == 0 ? 0 : greatestAt + more;
        return new AtlasRow(other, representative, more, status, period, start, values, greatest, at, theorem, millis);
    }
}
