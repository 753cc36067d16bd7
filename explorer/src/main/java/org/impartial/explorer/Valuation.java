package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.impartial.core.engine.retrograde.GameGraph;
import org.impartial.core.engine.retrograde.Retrograde;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.library.Method;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.solve.Analysis;
import org.impartial.core.solve.Analysis.Status;
import org.impartial.core.solve.Solver;
import org.impartial.core.theory.LoopyNimber;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes, Grundy values and remotenesses of a position and of those one move from it, as far as one budget reaches. A
 * small world is analysed backwards, which gives the remotenesses; the solver gives the values. Belongs to one thread.
 */
final class Valuation {
    private static final Budget WORLD =
            Budget.positions(10_000).within(Duration.ofMillis(250)).holding(64L << 20);
    static final Budget LIMIT =
            Budget.positions(200_000).within(Duration.ofSeconds(1)).holding(64L << 20);

    private final Convention convention;
    private final Solver solver;

    /** A theorem may say who wins where the value, which a search adds, is out of reach. */
    private final Solver theorems;

    private final Analysis analysis;
    private final @Nullable GameGraph world;
    private final @Nullable Retrograde fates;
    private Cost spent = Cost.NONE;

    private Valuation(Position position, Solver solver, @Nullable GameGraph world, @Nullable Retrograde fates) {
        this.solver = solver;
        convention = solver.convention();
        this.world = world;
        this.fates = fates;
        theorems = solver.using(Method.CLAIMS);
        analysis = analysed(position, LIMIT);
    }

    static Valuation of(Position position, Convention convention) {
        Meter meter = new Meter(WORLD, Progress.NONE, () -> false);
        try {
            GameGraph world = GameGraph.reachable(position, meter);
            return new Valuation(
                    position, Solver.of(convention), world, Retrograde.of(world.graph(), convention, meter));
        } catch (StoppedException | BeyondRangeException tooLarge) {
            return new Valuation(position, Solver.of(convention), null, null);
        }
    }

    private Analysis analysed(Position asked, Budget budget) {
        Analysis known = solver.within(budget).analyse(asked);
        spent = spent.plus(known.cost());
        if (known.status() == Status.SOLVED) {
            return known;
        }
        Analysis told = theorems.within(WORLD).analyse(asked);
        return told.status() == Status.SOLVED ? told : known;
    }

    /** Returns the valuation of a position of the same play, with the same tables and a budget of its own. */
    Valuation at(Position position) {
        return new Valuation(position, solver, world, fates);
    }

    Analysis analysis() {
        return analysis;
    }

    /** Returns the move of a perfect player, if the position was solved and has moves. */
    Optional<Move> best() {
        return analysis.status() == Status.SOLVED ? analysis.bestMove() : Optional.empty();
    }

    /** Adds what is known of a position. */
    void put(Position position, ObjectNode node) {
        if (position.equals(analysis.position())) {
            put(analysis, node);
        } else {
            Budget left = LIMIT.after(spent);
            if (left.time().isZero()) {
                remoteness(position, node);
                return;
            }
            put(analysed(position, left), node);
        }
        remoteness(position, node);
    }

    private void put(Analysis known, ObjectNode node) {
        if (known.status() != Status.SOLVED) {
            return;
        }
        node.put("outcome", known.outcome().name());
        if (convention == Convention.NORMAL) {
            known.quickGrundy().ifPresent(value -> node.put("grundy", value));
            known.value(LoopyNimber.Infinite.class).ifPresent(infinite -> node.put("grundy", infinite.toString()));
        }
    }

    private void remoteness(Position position, ObjectNode node) {
        if (world == null || fates == null) {
            return;
        }
        int vertex;
        try {
            vertex = world.vertex(position);
        } catch (IllegalArgumentException apart) {
            // A component alone is no position of this play.
            return;
        }
        if (!node.has("outcome")) {
            node.put("outcome", fates.outcome(vertex).name());
        }
        if (fates.remoteness(vertex) >= 0) {
            node.put("remoteness", fates.remoteness(vertex));
        }
    }
}
