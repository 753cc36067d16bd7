package org.impartial.core.contract.rule;

import java.util.List;
import java.util.Optional;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.contract.world.CheckedGame;
import org.impartial.core.contract.world.ViolationLog;
import org.impartial.core.game.Component;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.FaultyRulesException.CycleException;

/** Checks the declaration {@code loopy()} on the small world. */
public final class LoopCheck {

    private LoopCheck() {}

    /** Searches all components found for a cycle and returns whether the declaration is correct. */
    public static boolean run(CheckedGame<?> trial, List<Component<?>> components) {
        ViolationLog findings = trial.findings();
        return findings.check(Clause.PLAY_ENDS, "", trial.game()::name, () -> {
            Optional<Component<?>> endless = components.stream()
                    .filter(component -> trial.oracle().height(component).isEmpty())
                    .findFirst();
            if (trial.game() instanceof DecidedGame<?>) {
                return Optional.empty();
            }
            if (trial.game().loopy()) {
                return endless.isPresent()
                        ? Optional.empty()
                        : Optional.of("loopy() is true, but play from the small world always ends; let it return false,"
                                + " or let smallStates reach a cycle");
            }
            return endless.map(component ->
                    String.valueOf(new CycleException(trial.oracle().cycle(component)).getMessage()));
        });
    }
}
