package org.impartial.games.combine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Parts;
import org.impartial.core.game.Position;

/**
 * The ordinal sum of a base and a top: a move in the top leaves the base as it is, a move in the base takes the top
 * away.
 *
 * <p>The colon principle: its value depends on the top through the top's value n alone. It is the number at index n,
 * counted from 0, among the numbers that are not values of options of the base [WW, ch. 7] [ONAG, ch. 15]. Misère play
 * depends on the outcomes of the two parts alone.
 *
 * <pre>{@code
 * Solver.normal().grundy(OrdinalSum.of(new Nim().at(1), new Nim().at(2)));  // 3
 * }</pre>
 *
 */
public record OrdinalSum() implements CompoundGame<OrdinalSum.Stack> {
    private static final Basis COLON =
            Basis.proved("G(base : top) = the number at index G(top) outside the values of the base's options", "WW");
    private static final Basis MISERE = Basis.proved(
            "misère play: N if the base is N and has moves; if it is P, as the top in normal play; if it has ended, as"
                    + " the top",
            "ONAG");

    /**
     * A base and a top.
     *
     * @param base a move in it takes the top away
     * @param top a move in it changes nothing below
     */
    public record Stack(Position base, Position top) {}

    /**
     * {@return one position on another}
     *
     * @param base a move in it takes the top away
     * @param top a move in it changes nothing below
     */
    public static Component<Stack> of(Position base, Position top) {
        return new OrdinalSum().at(new Stack(base, top));
    }

    @Override
    public void options(Stack state, Options<Stack> out) {
        state.base.moves(out.meter()).forEach(move -> out.toPosition(move.result()));
        state.top.moves(out.meter()).forEach(move -> out.to(new Stack(state.base, move.result())));
    }

    // Misère play, once the base is P and has moves: who moves in it loses, so both keep to the top in normal play.
    @Override
    public List<Claim<Stack>> claims() {
        return List.of(
                Claim.derived(
                        COLON,
                        parts -> Claim.values(
                                COLON,
                                state -> Folds.outside(optionValues(state.base, parts), parts.grundy(state.top)))),
                Claim.derived(MISERE, parts -> Claim.outcomes(MISERE, Convention.MISERE, state -> lost(state, parts))));
    }

    private static boolean lost(Stack state, Parts parts) {
        return parts.options(state.base).isEmpty()
                ? parts.outcome(state.top, Convention.MISERE) == Outcome.P
                : parts.outcome(state.base, Convention.MISERE) == Outcome.P
                        && parts.outcome(state.top, Convention.NORMAL) == Outcome.P;
    }

    @Override
    public List<Exhibit> exhibits(Stack state, Parts parts) {
        long top = parts.grundy(state.top);
        List<Long> taken = new ArrayList<>(new TreeSet<>(optionValues(state.base, parts)));
        return List.of(new Exhibit(
                "The colon principle",
                List.of(),
                List.of(
                        List.of("values of the options of the base", taken.toString()),
                        List.of("value of the top", Long.toString(top))),
                "left after those values, the number at index " + top + " from 0 is " + Folds.outside(taken, top)));
    }

    private static List<Long> optionValues(Position base, Parts parts) {
        return parts.options(base).stream().map(parts::grundy).toList();
    }

    @Override
    public List<Position> parts(Stack state) {
        return Arrays.asList(state.base, state.top);
    }

    @Override
    public String toString() {
        return "ordinal sum";
    }
}
