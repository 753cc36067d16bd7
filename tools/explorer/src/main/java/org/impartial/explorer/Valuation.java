package org.impartial.explorer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.Meter;
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
 * Outcomes, Grundy values and remotenesses of a position and of its options, as far as the time of the answer suffices. A
 * small world is analysed backwards, which gives outcomes and remotenesses; the solver gives the values. Not safe for use by
 * several threads.
 */
final class Valuation {
    private static final Budget WORLD =
            Budget.positions(10_000).within(Duration.ofMillis(250)).holding(64L << 20);
    private static final Budget FORM =
            Budget.positions(5_000).within(Duration.ofMillis(100)).holding(64L << 20);

    private final Convention convention;
    private final AnswerTime time;
    private final Solver solver;

    /** A solver by theorems: these may give the outcome where the value, found by search, is out of reach. */
    private final Solver theorems;

    private final Map<Position, Analysis> analyses = new HashMap<>();
    private final Analysis analysis;
    private final @Nullable GameGraph world;
    private final @Nullable Retrograde outcomes;

    /** Forms end with the first that takes too long, as a sum may have many components. */
    private boolean formsEnded;

    private Valuation(
            Position position,
            Solver solver,
            @Nullable GameGraph world,
            @Nullable Retrograde outcomes,
            AnswerTime time) {
        this.solver = time.limit(solver);
        this.time = time;
        convention = solver.convention();
        this.world = world;
        this.outcomes = outcomes;
        theorems = time.limit(solver.using(Strategy.claims()), WORLD);
        analysis = analysed(position, 2);
    }

    static Valuation of(Position position, Convention convention, AnswerTime time) {
        Meter meter = time.meter(WORLD);
        Solver solver = Solver.of(convention);
        try {
            GameGraph world = GameGraph.reachable(position, meter);
            return new Valuation(position, solver, world, Retrograde.of(world.graph(), convention, meter), time);
        } catch (StoppedException | BeyondRangeException tooLarge) {
            return new Valuation(position, solver, null, null, time);
        }
    }

    /** Returns an analysis within one of several shares of the time, and within another by theorems if it has no answer. */
    private Analysis analysed(Position asked, int shares) {
        Analysis known = analyses.get(asked);
        if (known != null && known.status() == Status.SOLVED) {
            return known;
        }
        Analysis found = time.share(shares, () -> solver.analyse(asked));
        if (found.status() != Status.SOLVED) {
            Analysis byTheorem = time.share(shares, () -> theorems.analyse(asked));
            found = byTheorem.status() == Status.SOLVED ? byTheorem : found;
        }
        analyses.put(asked, found);
        return found;
    }

    Valuation at(Position position, AnswerTime other) {
        return new Valuation(position, solver, world, outcomes, other);
    }

    AnswerTime time() {
        return time;
    }

    Analysis analysis() {
        return analysis;
    }

    boolean isSolved() {
        return analysis.status() == Status.SOLVED;
    }

    Optional<Move> move(Function<Analysis, Optional<Move>> search) {
        try {
            return isSolved() ? time.share(2, () -> search.apply(analysis)) : Optional.empty();
        } catch (StoppedException | UnsolvedException | BeyondRangeException tooLarge) {
            return Optional.empty();
        }
    }

    /** Adds the tree of best play where the world is small and one of the players wins. */
    void putTree(NotatedPosition notated, ObjectNode view) {
        Retrograde known = outcomes;
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

    void putMap(ObjectNode view) {
        if (convention == Convention.NORMAL) {
            new ValueMap(time.limit(solver, WORLD)).put(analysis.position(), view);
        }
    }

    /** Adds the outcome of a position, found within one of several shares of the time, and its remoteness if it is known. */
    void putOutcome(Position position, ObjectNode node, int shares) {
        OptionalInt vertex = vertex(position);
        if (vertex.isPresent() && outcomes != null) {
            node.put("outcome", outcomes.outcome(vertex.getAsInt()).name());
            int remoteness = outcomes.remoteness(vertex.getAsInt());
            if (remoteness >= 0) {
                node.put("remoteness", remoteness);
            }
            return;
        }
        Analysis known = analysed(position, shares);
        if (known.status() == Status.SOLVED) {
            node.put("outcome", known.outcome().name());
        }
    }

    /** Returns the number of a position in the small world; empty without one, or for a component, which is apart from it. */
    private OptionalInt vertex(Position position) {
        try {
            return world == null ? OptionalInt.empty() : OptionalInt.of(world.vertex(position));
        } catch (IllegalArgumentException apart) {
            return OptionalInt.empty();
        }
    }

    /** Adds the Grundy value of a position; returns whether more time may give one that is missing. */
    boolean putValue(Position position, ObjectNode node, int shares) {
        if (convention != Convention.NORMAL || time.isOver()) {
            return convention == Convention.NORMAL;
        }
        Analysis known = analysed(position, shares);
        return known.status() != Status.SOLVED || time.share(shares, () -> putValue(known, node));
    }

    private static boolean putValue(Analysis known, ObjectNode node) {
        try {
            known.quick().grundy().ifPresent(value -> node.put("grundy", value));
            known.value(LoopyNimber.Infinite.class).ifPresent(infinite -> node.put("grundy", infinite.toString()));
            return !node.has("grundy") && !known.missing().isEmpty();
        } catch (StoppedException | UnsolvedException tooLarge) {
            // The outcome came from a theorem, and the time does not suffice for the value beside it.
            node.remove("grundy");
            return true;
        }
    }

    void putForm(Position position, ObjectNode node) {
        if (convention == Convention.NORMAL || formsEnded || time.isOver()) {
            return;
        }
        try {
            time.limit(solver, FORM).form(position).text().ifPresent(form -> node.put("form", form));
        } catch (BeyondRangeException | UnsolvedException tooLarge) {
            formsEnded = true;
        }
    }
}
