package org.impartial.cli.judge;

import java.io.PrintStream;
import java.util.stream.Collectors;
import org.impartial.cli.Solvers;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.meter.Progress;
import org.impartial.core.notation.Datum;
import org.impartial.core.solve.Solver;
import org.impartial.games.Games;

/** Berzerk: who drives the monster into the hole. */
final class RingProblem {
    private static final int MOST = 1_000_000;

    private RingProblem() {}

    static Problem problem() {
        return new Problem("cf787c", "Pursuit on a ring, for both players and all objects", RingProblem::answer);
    }

    private static void answer(Tokens in, PrintStream out) {
        int n = in.count("the number of objects", 2, MOST);
        Params params = Params.of("s1", steps(in, n)).and("s2", steps(in, n));
        Datum.Fields fates = Games.library()
                .family("pursuit-ring")
                .with(params)
                .survey(Datum.of(n))
                .orElseThrow()
                .answer(Method.AUTO, new Solvers(Progress.NONE).inquiry(Method.AUTO, Solver.DEFAULT_BUDGET));
        for (Datum words : fates.fields().values()) {
            out.print(words.asItems().stream().map(Datum::toString).collect(Collectors.joining(" ")) + "\n");
        }
    }

    private static Datum steps(Tokens in, int n) {
        int count = in.count("the number of steps", 1, n - 1);
        return Datum.of(in.numbers(count, "a step", 1, n - 1L));
    }
}
