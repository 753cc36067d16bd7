package org.impartial.cli.text;

import java.util.List;
import java.util.function.UnaryOperator;
import org.impartial.cli.io.LineBreaks;
import org.impartial.core.game.Exhibit;

/** A table of an explanation as text that fits a terminal: cut by columns, with a note about those omitted. */
public final class ExhibitText {
    public static String of(Exhibit exhibit, int width) {
        int columns = columns(exhibit);
        int shown = columns;
        while (shown > 1 && widest(cut(exhibit, shown, width)) > width) {
            shown--;
        }
        String text = LineBreaks.wrapped(cut(exhibit, shown, width).text(), width);
        int left = columns - shown;
        String note = left == 1 ? "1 column more" : left + " columns more";
        String more = left == 0 ? "" : "\n… " + note + "; a wider terminal shows all";
        String conclusion = exhibit.conclusion().isEmpty() ? "" : "\n" + exhibit.conclusion();
        return text + more + LineBreaks.wrapped(conclusion, width);
    }

    private static int columns(Exhibit exhibit) {
        return Math.max(
                exhibit.columns().size(),
                exhibit.rows().stream().mapToInt(List::size).max().orElse(0));
    }

    /** Returns the table without its conclusion, which is not a part of it, and with long cells cut. */
    private static Exhibit cut(Exhibit exhibit, int columns, int width) {
        UnaryOperator<String> shortened =
                cell -> cell.length() <= width / 2 ? cell : cell.substring(0, width / 2 - 1) + "…";
        List<List<String>> rows = exhibit.rows().stream()
                .map(row -> row.stream().limit(columns).map(shortened).toList())
                .toList();
        return new Exhibit(
                exhibit.title(), exhibit.columns().stream().limit(columns).toList(), rows, "");
    }

    private static int widest(Exhibit exhibit) {
        return exhibit.text().lines().skip(1).mapToInt(String::length).max().orElse(0);
    }
}
