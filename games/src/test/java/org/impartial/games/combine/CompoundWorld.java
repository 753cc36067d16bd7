package org.impartial.games.combine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.impartial.core.game.Claim;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;

/** A game made of other games, with states from which the contract checks it. */
public record CompoundWorld<S>(ImpartialGame<S> rules, List<S> states) implements ImpartialGame<S> {
    /** Returns a compound with every multiset of up to three of some positions. */
    public static CompoundWorld<List<Position>> of(Compound rules, Position... small) {
        List<List<Position>> states = new ArrayList<>(List.of(List.of()));
        for (int i = 0; i < small.length; i++) {
            states.add(List.of(small[i]));
            for (int j = 0; j <= i; j++) {
                states.add(List.of(small[i], small[j]));
                for (int k = 0; k <= j; k++) {
                    states.add(List.of(small[i], small[j], small[k]));
                }
            }
        }
        return new CompoundWorld<>(rules, states);
    }

    /** Returns a compound of two with every ordered pair of some positions. */
    public static <S> CompoundWorld<S> ofPairs(
            ImpartialGame<S> rules, BiFunction<Position, Position, S> pair, Position... small) {
        return new CompoundWorld<>(
                rules,
                Stream.of(small)
                        .flatMap(a -> Stream.of(small).map(b -> pair.apply(a, b)))
                        .toList());
    }

    public static CompoundWorld<WithPass.Passing> of(WithPass rules, Position... small) {
        return new CompoundWorld<>(
                rules,
                Stream.of(small).map(part -> new WithPass.Passing(part, true)).toList());
    }

    @Override
    public void options(S state, Options<S> out) {
        rules.options(state, out);
    }

    @Override
    public List<Claim<S>> claims() {
        return rules.claims();
    }

    @Override
    public void requireState(S state) {
        rules.requireState(state);
    }

    @Override
    public Stream<S> smallStates() {
        return states.stream();
    }

    @Override
    public int hashCode() {
        return rules.hashCode();
    }

    @Override
    public String toString() {
        return rules.toString();
    }
}
