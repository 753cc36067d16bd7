package org.impartial.core.contract.check;

import static org.impartial.core.contract.check.Law.unless;

import com.google.common.collect.Lists;
import java.util.List;
import java.util.Optional;
import org.impartial.core.contract.report.Clause;
import org.impartial.core.game.Component;
import org.impartial.core.game.DecidedGame;
import org.impartial.core.game.FaultyRulesException.CycleException;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/** Checks whether play ends as declared, and in a {@link DecidedGame} the decisions and the turns. */
public final class EndCheck {
    private EndCheck() {}

    /** Searches all components found for a cycle and returns whether the declaration is correct. */
    public static boolean loops(CheckedGame<?> trial, List<Component<?>> components) {
        return trial.check(Clause.PLAY_ENDS, "", () -> {
            Optional<Component<?>> endless = components.stream()
                    .filter(component -> trial.oracle().height(component).isEmpty())
                    .findFirst();
            if (trial.game() instanceof DecidedGame<?>) {
                return Optional.empty();
            }
            if (trial.game().loopy()) {
                return unless(
                        endless.isPresent(),
                        () -> "loopy() is true, but play from the small world always ends; let it return false,"
                                + " or let smallStates reach a cycle");
            }
            return endless.map(component -> new CycleException(trial.oracle().cycle(component)).getMessage());
        });
    }

    public static <S> void run(CheckedGame<S> trial) {
        if (trial.game() instanceof DecidedGame<S> game) {
            trial.test(
                    Clause.DECISIONS_HOLD,
                    "",
                    Law.always(state -> undecided(game, state).or(() -> turns(game, state))));
        }
    }

    private static <S> Optional<String> undecided(DecidedGame<S> game, Component<S> state) {
        Optional<Outcome> decided = game.decided(state.state());
        Optional<Outcome> again = game.decided(state.state());
        return unless(decided.equals(again), () -> "two calls decide " + decided + " and " + again);
    }

    /** Returns the fault of a move after which the player who moved is to move again, by the names of the players. */
    private static <S> Optional<String> turns(DecidedGame<S> game, Component<S> state) {
        List<String> players = game.players(state.state());
        if (!players.isEmpty() && players.size() != 2) {
            return Optional.of("it has the players " + players + "; name the player to move and the other, or neither");
        }
        List<String> turned = Lists.reverse(players);
        for (Position option : state.options()) {
            for (Component<?> part : option.components()) {
                @SuppressWarnings("unchecked") // equal games have the same states
                List<String> next = part.game().equals(game) ? game.players((S) part.state()) : turned;
                if (!next.equals(turned)) {
                    return Optional.of("its players are " + players + ", and after a move to " + part + " they are "
                            + next + "; the other player is to move then");
                }
            }
        }
        return Optional.empty();
    }
}
