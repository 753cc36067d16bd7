package org.impartial.games.combine;

import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;

/**
 * The ordinal sum of a base and a top: a move in the top leaves the base as it is, a move in the base takes the top away.
 *
 * <p>The colon principle: its value depends on the top through the top's value n alone. It is the number that stands at
 * index n, from 0, among the numbers that are not values of options of the base [WW, ch. 7] [ONAG, ch. 15].
 *
 * @param world the small world in which the contract checks it
 */
public record OrdinalSum(List<Stack> world) implements ImpartialGame<OrdinalSum.Stack> {

    /**
     * A base with something on top of it.
     *
     * @param base a move in it takes the top away
     * @param top a move in it changes nothing below
     */
    public record Stack(Position base, Position top) {}

    /**
     * Keeps an immutable copy.
     *
     * @param world the small world in which the contract checks it
     */
    public OrdinalSum {
        world = List.copyOf(world);
    }

    /**
     * An ordinal sum whose small world is made of a few positions.
     *
     * @param small positions with few followers; all pairs of them are in the small world
     * @return the game
     */
    public static OrdinalSum of(Position... small) {
        return new OrdinalSum(Pairs.of(Stack::new, small));
    }

    /**
     * One position on another.
     *
     * @param base a move in it takes the top away
     * @param top a move in it changes nothing below
     * @return the component
     */
    public Component<Stack> at(Position base, Position top) {
        return at(new Stack(base, top));
    }

    @Override
    public void options(Stack state, Options<Stack> out) {
        state.base.moves().forEach(move -> out.toPosition(move.result()));
        state.top.moves().forEach(move -> out.to(new Stack(state.base, move.result())));
    }

    @Override
    public List<Claim<Stack>> claims() {
        Statistic<Long> values = Statistics.grundy();
        return List.of(Claim.values(
                Basis.proved(
                        "G(base : top) = the number at index G(top) outside the values of the base's options", "WW"),
                state -> Statistics.outside(
                        state.base.moves().stream()
                                .map(Move::result)
                                .map(values::of)
                                .toList(),
                        values.of(state.top))));
    }

    @Override
    public Stream<Stack> smallStates() {
        return world.stream();
    }

    /** Cheap, since every component hashes its game: the world is left out. */
    @Override
    public int hashCode() {
        return world.size();
    }

    /** The name of the compound. */
    @Override
    public String toString() {
        return "ordinal sum";
    }
}
