package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.SumTheory;
import org.impartial.solve.theory.sums.SumClasses.TameValue;

/**
 * The rule of misère Nim with fickle and firm parts, for sums whose components are all tame [ONAG, ch. 12]: such a sum
 * has the misère Grundy value x ^ 1 if all parts are fickle, else x, where x is the XOR of the Grundy values; it is a
 * P-position if that is 0. For pet components this is the rule of misère Nim itself. Wild components are rejected,
 * since no such rule holds for them. Not safe for use by several threads.
 *
 * @param values the values of tame components
 * @param pets the source of Grundy values if all components are pet, which then gives the winning moves too
 * @param meter counts the work of one question
 */
public record TameNim(Function<Component<?>, TameValue> values, Optional<GrundyValues> pets, Meter meter)
        implements SumTheory<TameValue> {
    /** {@return the rule for pets: normal play while a value is above 1, else the opposite [Gurvich-Ho 2015]} */
    public static TameNim ofPets(GrundyValues valuation, Meter meter) {
        return new TameNim(
                component -> TameValue.ofPet(valuation.grundy(component, meter)), Optional.of(valuation), meter);
    }

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    @Override
    public TameValue of(Component<?> component) {
        return values.apply(component);
    }

    @Override
    public TameValue zero() {
        return TameValue.ZERO;
    }

    @Override
    public TameValue add(TameValue a, TameValue b) {
        return a.plus(b);
    }

    @Override
    public Outcome outcome(TameValue value) {
        return value.misereGrundy() == 0 ? Outcome.P : Outcome.N;
    }

    @Override
    public OptionalLong grundy(TameValue value) {
        return OptionalLong.of(value.grundy());
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        return pets.map(valuation -> byReplies(position, valuation)).orElseGet(() -> movesTo(position, Outcome.P));
    }

    /** Returns all winning moves of pets: to the XOR 0 while a part is large, also in the option, else to 1. */
    private Stream<Move> byReplies(Position position, GrundyValues valuation) {
        List<Component<?>> components = position.components();
        List<TameValue> rests = rests(position);
        if (outcome(of(position)) != Outcome.N) {
            return Stream.empty();
        }
        return Lazily.flatMap(IntStream.range(0, components.size()), i -> {
            TameValue rest = rests.get(i);
            LongStream wanted = rest.fickle() ? LongStream.of(0, 1) : LongStream.of(rest.grundy());
            return Lazily.flatMap(wanted, value -> valuation.replies(components.get(i), value, meter))
                    .filter(option -> outcome(add(rest, of(option))) == Outcome.P)
                    .map(option -> new Move(position, i, option));
        });
    }

    /** Returns the values of the components and those after winning moves; none for pets, whose values are Grundy values. */
    @Override
    public List<Exhibit> exhibits(Position position) {
        if (pets.isPresent()) {
            return List.of();
        }
        TameValue sum = of(position);
        return SumExhibits.of(
                this,
                position,
                "Values of tame parts: the Grundy value, and fickle or firm",
                "the misère Grundy value of " + sum + " is " + sum.misereGrundy() + "; the player to move at 0 loses");
    }
}
