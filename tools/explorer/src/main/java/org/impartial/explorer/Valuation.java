package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Optional;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Cost;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.Progress;
import org.impartial.core.meter.StoppedException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.impartial.solve.UnsolvedException;
import org.impartial.solve.engine.retrograde.GameGraph;
import org.impartial.solve.engine.retrograde.Retrograde;
import org.impartial.solve.theory.LoopyNimber;
import org.jspecify.annotations.Nullable;

/**
 * Outcomes, Grundy values and remotenesses of a position and of its options, as far as one budget suffices. A small
 * world is analysed backwards, which gives the remotenesses; the solver gives the values. Not safe for use by several
 * threads.
 */
final class Valuation {
    private static final Budget WORLD =
            Budget.positions(10_000).within(Duration.ofMillis(250)).holding(64L << 20);
    private static final Budget FORM =
            Budget.positions(5_000).within(Duration.ofMillis(100)).holding(64L << 20);
    static final Budget LIMIT =
            Budget.positions(200_000).within(Duration.ofSeconds(1)).holding(64L << 20);

    private final Convention convention;
    private final Solver solver;

    /** A solver by theorems: these may give the outcome where the value, found by search, is out of reach. */
    private final Solver theorems;

    private final Analysis analysis;
    private final @Nullable GameGraph world;
    private final @Nullable Retrograde fates;
    private Cost spent = Cost.NONE;

    /** Forms end with the first that takes too long, as a sum may have many components. */
    private boolean formsEnded;

    private Valuation(Position position, Solver solver, @Nullable GameGraph world, @Nullable Retrograde fates) {
        this.solver = solver;
        convention = solver.convention();
        this.world = world;
        this.fates = fates;
        theorems = solver.using(Strategy.claims());
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

    /** Returns the move of a perfect player, if the position was solved, has moves, and the budget suffices to find it. */
    Optional<Move> best() {
        try {
            return analysis.status() == Status.SOLVED ? analysis.bestMove() : Optional.empty();
        } catch (StoppedException | UnsolvedException tooLarge) {
            return Optional.empty();
        }
    }

    /** Adds the tree of best play where the world is small and one of the players wins. */
    void putTree(NotatedPosition notated, ObjectNode view) {
        Retrograde known = fates;
        GameGraph small = world;
        if (known == null || small == null) {
            return;
        }
        Outcome outcome = known.outcome(small.vertex(notated.position()));
        if (outcome != Outcome.D && !notated.position().moves().isEmpty()) {
            new BestPlay(
                            move -> known.remoteness(small.vertex(move.result())),
                            move -> known.outcome(small.vertex(move.result())) == Outcome.P)
                    .put(notated, outcome == Outcome.N, view.putArray("tree"));
        }
    }

    /** Adds the Grundy values around the position, if it is one heap or two. */
    void putMap(ObjectNode view) {
        if (convention == Convention.NORMAL) {
            new ValueMap(solver, WORLD).put(analysis.position(), view);
        }
    }

    /** Adds the known data of a position. */
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
        if (convention != Convention.NORMAL) {
            return;
        }
        try {
            known.quickGrundy().ifPresent(value -> node.put("grundy", value));
            known.value(LoopyNimber.Infinite.class).ifPresent(infinite -> node.put("grundy", infinite.toString()));
        } catch (StoppedException | UnsolvedException tooLarge) {
            // The outcome came from a theorem, and the budget does not suffice for the value beside it.
            node.remove("grundy");
        }
    }

    /** Adds the name of the misère canonical form of a position, if it is found soon and short. */
    void putForm(Position position, ObjectNode node) {
        if (convention == Convention.NORMAL || formsEnded) {
            return;
        }
        try {
            solver.within(FORM).form(position).text().ifPresent(form -> node.put("form", form));
        } catch (BeyondRangeException | UnsolvedException tooLarge) {
            formsEnded = true;
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
            // A single component is not a position of this play.
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
