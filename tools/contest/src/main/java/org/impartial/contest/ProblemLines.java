package org.impartial.contest;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;
import org.impartial.json.request.JsonData;

/** Reads sets of problems, one JSON object per line. */
final class ProblemLines {
    private ProblemLines() {}

    static List<ContestProblem> read(String name, BufferedReader in) throws IOException {
        GameLibrary library = GameLibrary.installed();
        List<ContestProblem> problems = new ArrayList<>();
        int number = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            number++;
            if (!line.isBlank()) {
                problems.add(problem(line, name, number, library));
            }
        }
        return problems;
    }

    private static ContestProblem problem(String line, String name, int number, GameLibrary library) {
        try {
            return ContestProblem.read(JsonData.read(line), name + "-" + number, library);
        } catch (NotationException e) {
            throw new NotationException("line " + number + " of " + name + ": " + e.getMessage(), e.column());
        }
    }
}
