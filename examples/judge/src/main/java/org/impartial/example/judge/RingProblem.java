package org.impartial.example.judge;

import java.io.PrintStream;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.library.Params;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.games.Games;
import org.impartial.solve.engine.retrograde.IntGraph;
import org.impartial.solve.engine.retrograde.Retrograde;

/** Berzerk: who drives the monster into the hole. */
final class RingProblem {
    private static final int MOST = 1_000_000;

    static JudgeProblem problem() {
        return new JudgeProblem("cf787c", "Pursuit on a ring, for both players and all objects", RingProblem::answer);
    }

    private static void answer(Tokens in, PrintStream out) {
        int n = in.count("the number of objects", 2, MOST);
        Params params = Params.of("s1", steps(in, n)).and("s2", steps(in, n));
        Datum.Fields outcomes = Games.library()
                .family("pursuit-ring")
                .with(params)
                .survey(Datum.of(n))
                .orElseThrow()
                .answer(Method.AUTO, new RingGraphs());
        for (Datum words : outcomes.fields().values()) {
            out.print(words.asItems().stream().map(Datum::toString).collect(Collectors.joining(" ")) + "\n");
        }
    }

    private static Datum steps(Tokens in, int n) {
        int count = in.count("the number of steps", 1, n - 1);
        return Datum.of(in.numbers(count, "a step", 1, n - 1L));
    }

    /** Answers the only question of a pursuit, which is about the fates of a graph. */
    private static final class RingGraphs implements Inquiry {
        @Override
        public SolvedGraph outcomes(int vertices, IntFunction<int[]> successors) {
            Meter meter = Meter.unlimited();
            return Retrograde.of(IntGraph.of(vertices, successors, meter), Convention.NORMAL, meter);
        }

        @Override
        public Outcome outcome(Position position, Convention convention) {
            throw unneeded();
        }

        @Override
        public long grundy(Position position) {
            throw unneeded();
        }

        @Override
        public List<Move> winningMoves(Position position, Convention convention) {
            throw unneeded();
        }

        private static UnsupportedOperationException unneeded() {
            return new UnsupportedOperationException("the states of a pursuit are not summable positions");
        }
    }
}
