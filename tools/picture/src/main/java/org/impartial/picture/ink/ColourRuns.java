package org.impartial.picture.ink;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.picture.ink.InkMark.Pixels;

/** The runs of cells of one colour in the rows of a field, by colour. */
final class ColourRuns {
    record ColourRun(int row, int column, int length) {}

    static Map<Integer, List<ColourRun>> of(Pixels pixels) {
        Map<Integer, List<ColourRun>> runs = new LinkedHashMap<>();
        for (int row = 0; row < pixels.rows(); row++) {
            int from = row * pixels.columns();
            for (int column = 0; column < pixels.columns(); ) {
                int end = column + 1;
                while (end < pixels.columns() && pixels.cells()[from + end] == pixels.cells()[from + column]) {
                    end++;
                }
                int colour = pixels.colours()[pixels.cells()[from + column] & 0xFF];
                runs.computeIfAbsent(colour, c -> new ArrayList<>()).add(new ColourRun(row, column, end - column));
                column = end;
            }
        }
        return runs;
    }
}
