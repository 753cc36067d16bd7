package org.impartial.games.combine;

import java.util.Collections;
import java.util.List;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Parts.Fold;
import org.impartial.core.game.Position;

/**
 * Play with one pass, which either player may use once instead of a move.
 *
 * <p>If it may be used even when play has ended, it is a heap of one bean next to the position: the value changes by
 * XOR with 1, and the misère Grundy value decides misère play. Otherwise no rule for the change of values is known, and
 * positions are searched; Nim with a pass is unsolved for three or more heaps [Morrison-Friedman-Landsberg 2012].
 *
 * <pre>{@code
 * Solver.normal().outcome(WithPass.of(new Nim().heaps(2, 2)));  // N
 * }</pre>
 *
 * @param atEnd whether the pass may be used after play has ended
 */
public record WithPass(boolean atEnd) implements CompoundGame<WithPass.Passing> {
    private static final Basis VALUE = Basis.proved("G(position with a pass) = G(position) XOR 1", "Sprague 1935");
    private static final Basis MISERE =
            Basis.proved("misère play: P iff the misère Grundy value is 1 with a pass, 0 without", "ONAG");

    /**
     * A position and its pass.
     *
     * @param position what is played
     * @param pass whether the pass has not been used
     */
    public record Passing(Position position, boolean pass) {}

    /**
     * {@return a position with a pass that may be used at any time, also after play in the position has ended}
     *
     * @param position what is played
     */
    public static Component<Passing> of(Position position) {
        return new WithPass(true).at(position);
    }

    /**
     * {@return a position whose pass has not been used}
     *
     * @param position what is played
     */
    public Component<Passing> at(Position position) {
        return at(new Passing(position, true));
    }

    @Override
    public void options(Passing state, Options<Passing> out) {
        List<Move> moves = state.position.moves(out.meter());
        moves.forEach(move -> out.to(new Passing(move.result(), state.pass)));
        if (state.pass && (atEnd || !moves.isEmpty())) {
            out.to(new Passing(state.position, false));
        }
    }

    @Override
    public List<Claim<Passing>> claims() {
        if (!atEnd) {
            return List.of();
        }
        Fold<Long> misereValue = new Folds.ValueFold(1);
        return List.of(
                Claim.derived(
                        VALUE,
                        parts -> Claim.values(VALUE, state -> parts.grundy(state.position) ^ (state.pass ? 1 : 0))),
                Claim.derived(
                        MISERE,
                        parts -> Claim.outcomes(
                                MISERE,
                                Convention.MISERE,
                                state -> parts.fold(misereValue, state.position) == (state.pass ? 1 : 0))));
    }

    @Override
    public List<Position> parts(Passing state) {
        return Collections.singletonList(state.position);
    }

    @Override
    public String toString() {
        return atEnd ? "pass at any time" : "pass before the end";
    }
}
