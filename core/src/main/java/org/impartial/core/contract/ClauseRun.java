package org.impartial.core.contract;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.check.Bounds;
import org.impartial.core.contract.check.CanonicalCheck;
import org.impartial.core.contract.check.CapabilityCheck;
import org.impartial.core.contract.check.CheckedGame;
import org.impartial.core.contract.check.EndCheck;
import org.impartial.core.contract.check.EngineCheck;
import org.impartial.core.contract.check.EntailedMovesCheck;
import org.impartial.core.contract.check.LadderCheck;
import org.impartial.core.contract.check.LaneCheck;
import org.impartial.core.contract.check.NotationCheck;
import org.impartial.core.contract.check.SmallWorld;
import org.impartial.core.contract.check.StateCheck;
import org.impartial.core.contract.check.ViolationLog;
import org.impartial.core.contract.claim.ClaimCheck;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;

/** Runs the clauses for one game in order; clauses that depend on a broken one are omitted. */
record ClauseRun<S>(ImpartialGame<S> game, Bounds bounds, List<Engine> engines) {

    ContractReport report() {
        ViolationLog findings = new ViolationLog();
        SmallWorld<S> world = new SmallWorld<>(game, bounds.states(), findings);
        if (world.explore()) {
            Oracle oracle = new Oracle(world.components().size());
            CheckedGame<S> unsorted = new CheckedGame<>(game, world.states(), oracle, bounds, findings);
            if (EndCheck.loops(unsorted, world.components())) {
                run(new CheckedGame<>(game, ascending(world.states(), oracle), oracle, bounds, findings));
            }
        }
        return findings.report(game.name(), world.components().size());
    }

    /** Returns the states in ascending order of the length of play; those with infinite play come last. */
    private static <S> List<Component<S>> ascending(List<Component<S>> states, Oracle oracle) {
        return states.stream()
                .sorted(Comparator.comparingLong(state -> oracle.height(state).orElse(Long.MAX_VALUE)))
                .toList();
    }

    private void run(CheckedGame<S> trial) {
        trial.refill();
        StateCheck.run(trial);
        LaneCheck.run(trial);
        NotationCheck.run(trial);
        CanonicalCheck.run(trial);
        CapabilityCheck.run(trial);
        EntailedMovesCheck.run(trial);
        EndCheck.run(trial);
        LadderCheck.run(trial);
        ClaimCheck.run(trial);
        EngineCheck.run(trial, engines);
    }
}
