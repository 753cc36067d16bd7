package org.impartial.games.combine;

import java.util.Arrays;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;

/**
 * The sequential compound: one game is played until it has ended, and then the other [Stromquist-Ullman 1993].
 *
 * <p>Its value is that of the first game with all its ends given the value of the second one, and likewise for outcomes
 * in misère play. G followed by a heap of one is the misère play of G.
 *
 * <pre>{@code
 * Solver.normal().outcome(Sequential.of(new Nim().heaps(1, 1), new Nim().at(1)));  // N
 * }</pre>
 *
 */
public record Sequential() implements CompoundGame<Sequential.Sequence> {
    private static final String SOURCE = "Stromquist-Ullman 1993";
    private static final Basis VALUE =
            Basis.proved("the value of the first game, its ends given the value of the second", SOURCE);
    private static final Basis MISERE =
            Basis.proved("the outcome of the first game, its ends given the outcome of the second", SOURCE);

    /**
     * The current game and the one that follows it.
     *
     * @param first is played until it has ended
     * @param then is played after that
     */
    public record Sequence(Position first, Position then) {}

    /**
     * {@return one position after the other}
     *
     * @param first is played until it has ended
     * @param then is played after that
     */
    public static Component<Sequence> of(Position first, Position then) {
        return new Sequential().at(new Sequence(first, then));
    }

    @Override
    public void options(Sequence state, Options<Sequence> out) {
        List<Move> moves = state.first.moves(out.meter());
        if (moves.isEmpty()) {
            state.then.moves(out.meter()).forEach(move -> out.to(new Sequence(state.first, move.result())));
        }
        moves.forEach(move -> out.to(new Sequence(move.result(), state.then)));
    }

    @Override
    public List<Claim<Sequence>> claims() {
        return List.of(
                Claim.derived(
                        VALUE,
                        parts -> Claim.values(
                                VALUE,
                                state -> parts.fold(new Folds.ValueFold(parts.grundy(state.then)), state.first))),
                Claim.derived(
                        MISERE,
                        parts -> Claim.outcomes(
                                MISERE,
                                Convention.MISERE,
                                state -> parts.fold(
                                                new Folds.OutcomeFold(parts.outcome(state.then, Convention.MISERE)),
                                                state.first)
                                        == Outcome.P)));
    }

    @Override
    public List<Position> parts(Sequence state) {
        return Arrays.asList(state.first, state.then);
    }

    @Override
    public String toString() {
        return "sequential";
    }
}
