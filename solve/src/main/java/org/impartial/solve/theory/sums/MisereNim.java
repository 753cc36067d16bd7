package org.impartial.solve.theory.sums;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.GrundyValues;
import org.impartial.solve.theory.SumTheory;

/**
 * The rule of misère Nim, for sums whose components are all pet: as in normal play while some component has a value
 * above 1, and the opposite once all have the value 0 or 1 [Bouton 1901] [Gurvich-Ho 2015]. It is valid only if every
 * component is proved to be pet.
 *
 * @param valuation the source of the Grundy values
 * @param meter counts the work of one question
 */
public record MisereNim(GrundyValues valuation, Meter meter) implements SumTheory<MisereNim.Element> {

    /**
     * The data that determine the outcome of a sum of pet components.
     *
     * @param grundy the XOR of the Grundy values
     * @param large whether some component has a value above 1
     */
    public record Element(long grundy, boolean large) {}

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    @Override
    public Element of(Component<?> component) {
        long value = valuation.grundy(component, meter);
        return new Element(value, value > 1);
    }

    @Override
    public Element zero() {
        return new Element(0, false);
    }

    @Override
    public Element add(Element a, Element b) {
        return new Element(a.grundy ^ b.grundy, a.large || b.large);
    }

    @Override
    public Outcome outcome(Element value) {
        return value.large == (value.grundy == 0) ? Outcome.P : Outcome.N;
    }

    @Override
    public OptionalLong grundy(Element value) {
        return OptionalLong.of(value.grundy);
    }

    /**
     * Returns all winning moves. With a large component among the others the XOR must become 0. With none it must
     * become 1 if the option is not large either, and 0 if it is; an option of several parts can be large and have the
     * value 0 or 1.
     */
    @Override
    public Stream<Move> winningMoves(Position position) {
        List<Component<?>> components = position.components();
        List<Element> rests = rests(position);
        if (outcome(of(position)) != Outcome.N) {
            return Stream.empty();
        }
        return Lazily.flatMap(IntStream.range(0, components.size()).boxed(), i -> {
            Element rest = rests.get(i);
            LongStream wanted = rest.large ? LongStream.of(rest.grundy) : LongStream.of(0, 1);
            return Lazily.flatMap(wanted.boxed(), value -> valuation.replies(components.get(i), value, meter))
                    .filter(option -> outcome(add(rest, of(option))) == Outcome.P)
                    .map(option -> new Move(position, i, option));
        });
    }
}
