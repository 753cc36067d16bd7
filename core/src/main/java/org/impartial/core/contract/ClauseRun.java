package org.impartial.core.contract;

import java.util.Comparator;
import java.util.List;
import org.impartial.core.contract.GameContract.Engine;
import org.impartial.core.contract.claim.ClaimCheck;
import org.impartial.core.contract.engine.EngineCheck;
import org.impartial.core.contract.engine.LadderCheck;
import org.impartial.core.contract.engine.LaneCheck;
import org.impartial.core.contract.oracle.Oracle;
import org.impartial.core.contract.report.ContractReport;
import org.impartial.core.contract.rule.CanonicalCheck;
import org.impartial.core.contract.rule.CapabilityCheck;
import org.impartial.core.contract.rule.EndCheck;
import org.impartial.core.contract.rule.EntailedMovesCheck;
import org.impartial.core.contract.rule.NotationCheck;
import org.impartial.core.contract.rule.StateCheck;
import org.impartial.core.contract.world.Bounds;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.contract.world.SmallWorld;
import org.impartial.core.contract.world.ViolationLog;
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
