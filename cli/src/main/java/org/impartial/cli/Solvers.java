package org.impartial.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import org.impartial.core.analysis.Analysis;
import org.impartial.core.analysis.Solver;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.Inquiry;
import org.impartial.core.library.Method;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.solve.IntGraph;
import org.impartial.core.solve.Retrograde;

/**
 * The solvers of one run of the command, one for each convention and method, so that their tables serve every request.
 * Belongs to one thread.
 */
public final class Solvers {
    private final Map<Convention, Map<Method, Solver>> solvers = new EnumMap<>(Convention.class);
    private final Progress progress;

    /**
     * No solvers yet.
     *
     * @param progress is told how far their searches have come
     */
    public Solvers(Progress progress) {
        this.progress = progress;
    }

    Progress progress() {
        return progress;
    }

    Solver solver(Convention convention, Method method) {
        return solvers.computeIfAbsent(convention, c -> new EnumMap<>(Method.class))
                .computeIfAbsent(method, m -> Solver.of(convention).using(m).progress(progress));
    }

    /**
     * What a survey may ask: these solvers, by one method and under one budget.
     *
     * @param method the way to go
     * @param budget what a question may spend
     * @return the inquiry
     */
    public Inquiry inquiry(Method method, Budget budget) {
        return new Inquiry() {
            @Override
            public Outcome outcome(Position position, Convention convention) {
                return analyse(position, convention).outcome();
            }

            @Override
            public long grundy(Position position) {
                return analyse(position, Convention.NORMAL).grundy().orElseThrow();
            }

            @Override
            public List<Move> winningMoves(Position position, Convention convention) {
                return analyse(position, convention).winningMoves();
            }

            @Override
            public Fates fates(int vertices, IntFunction<int[]> successors) {
                Meter effort = new Meter(budget, progress, () -> false);
                return Retrograde.of(IntGraph.of(vertices, successors, effort), Convention.NORMAL, effort);
            }

            private Analysis analyse(Position position, Convention convention) {
                return solver(convention, method).within(budget).analyse(position);
            }
        };
    }
}
