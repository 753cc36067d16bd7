package org.impartial.core.game;

import com.google.common.base.Strings;
import java.util.ArrayList;
import java.util.List;

/**
 * A table for an explanation: data with a text form.
 *
 * <pre>{@code
 * Exhibit table = new Exhibit("Values", List.of("heap", "value"), List.of(List.of("5", "1")), "5 mod 4 = 1");
 * table.rows();        // [[5, 1]]
 * table.conclusion();  // 5 mod 4 = 1
 * }</pre>
 *
 * @param title the title
 * @param columns the heads of the columns; empty for a list without heads
 * @param rows the cells, row by row
 * @param conclusion the conclusion in one line; may be empty
 */
public record Exhibit(String title, List<String> columns, List<List<String>> rows, String conclusion) {
    /**
     * Creates an exhibit that holds immutable copies.
     *
     * @param title the title
     * @param columns the heads of the columns; empty for a list without heads
     * @param rows the cells, row by row
     * @param conclusion the conclusion in one line; may be empty
     */
    public Exhibit {
        columns = List.copyOf(columns);
        rows = rows.stream().map(List::copyOf).toList();
    }

    /** {@return the exhibit as aligned text: lines separated by newlines, without one at the end} */
    public String text() {
        List<List<String>> all = new ArrayList<>();
        if (!columns.isEmpty()) {
            all.add(columns);
        }
        all.addAll(rows);
        StringBuilder text = new StringBuilder(title);
        for (List<String> row : all) {
            text.append("\n ");
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = all.stream()
                        .filter(cells -> cells.size() > column)
                        .mapToInt(cells -> cells.get(column).length())
                        .max()
                        .orElse(0);
                text.append(' ').append(Strings.padStart(row.get(i), width, ' '));
            }
        }
        return text + (conclusion.isEmpty() ? "" : "\n" + conclusion);
    }
}
