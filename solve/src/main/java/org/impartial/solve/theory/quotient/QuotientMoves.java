package org.impartial.solve.theory.quotient;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Component;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.theory.atom.Atoms;
import org.impartial.solve.theory.atom.Images;
import org.impartial.solve.theory.quotient.MisereQuotient.Element;

/** The winning moves of a sum by a quotient: those to elements of the P-portion. */
record QuotientMoves(MisereQuotient quotient, Atoms atoms, BipartiteMonoid monoid) implements Images {
    /** Returns all winning moves, lazily; heaps with too many options to list are omitted. */
    Stream<Move> winning(Position position, Meter meter) {
        if (quotient.outcome(quotient.of(position)) == Outcome.P) {
            return Stream.empty();
        }
        List<Element> rests = quotient.rests(position);
        List<Component<?>> components = position.components();
        return Lazily.flatMap(
                IntStream.range(0, components.size())
                        .filter(i -> atoms.listsOptions(components.get(i)))
                        .boxed(),
                i -> {
                    int rest = rests.get(i).index();
                    return atoms.options(components.get(i), this, x -> monoid.inPortion(monoid.times(rest, x)), meter)
                            .map(option -> new Move(position, i, option));
                });
    }

    @Override
    public int of(int atom) {
        return quotient.image(atom);
    }

    @Override
    public int add(int a, int b) {
        return monoid.times(a, b);
    }
}
