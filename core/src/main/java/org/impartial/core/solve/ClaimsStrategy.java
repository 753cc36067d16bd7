package org.impartial.core.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.ClaimBook;
import org.impartial.core.theory.ClaimedOutcome;
import org.impartial.core.theory.MisereNim;
import org.impartial.core.theory.PartialNimbers;
import org.impartial.core.theory.PartialNimbers.Knowledge;

/** Closed forms only: it declines where the claims leave anything open. */
final class ClaimsStrategy implements Strategy {
    private final ClaimBook claims = new ClaimBook();

    @Override
    public String name() {
        return "claims";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        return way(position, convention, claims.asking(effort));
    }

    /** By the claims of one question. */
    static Optional<Way<?>> way(Position position, Convention convention, ClaimBook book) {
        return convention == Convention.NORMAL ? normal(position, book) : misere(position, book);
    }

    private static Optional<Way<?>> normal(Position position, ClaimBook book) {
        PartialNimbers partial = new PartialNimbers(book);
        if (LoopySums.loopy(position)) {
            return alone(position, Convention.NORMAL, book);
        }
        return partial.of(position).knowledge() == Knowledge.UNKNOWN
                ? Optional.empty()
                : Optional.of(new Way<>(partial, bases(position, Convention.NORMAL, book), false));
    }

    private static Optional<Way<?>> misere(Position position, ClaimBook book) {
        List<Component<?>> components = position.components();
        if (components.stream()
                .allMatch(c -> book.pet(c).isPresent() && book.grundy(c).isPresent())) {
            return Optional.of(new Way<>(new MisereNim(new ClaimedValues(book)), petBases(position, book), false));
        }
        return alone(position, Convention.MISERE, book);
    }

    /** The claimed outcome of a component without others. */
    private static Optional<Way<?>> alone(Position position, Convention convention, ClaimBook book) {
        List<Component<?>> components = position.components();
        return components.size() == 1
                        && book.outcome(components.get(0), convention).isPresent()
                ? Optional.of(new Way<>(new ClaimedOutcome(convention, book), bases(position, convention, book), false))
                : Optional.empty();
    }

    private static List<Basis> bases(Position position, Convention convention, ClaimBook book) {
        return position.components().stream()
                .flatMap(component -> bases(component, convention, book))
                .distinct()
                .toList();
    }

    /** What a component rests on, and what that rests on which it is worth as much as. */
    private static Stream<Basis> bases(Component<?> component, Convention convention, ClaimBook book) {
        Optional<Basis> value =
                convention == Convention.NORMAL ? book.grundy(component).map(ClaimBook.Said::basis) : Optional.empty();
        if (value.isPresent() || convention == Convention.MISERE) {
            return value.or(() -> book.outcome(component, convention).map(ClaimBook.Said::basis)).stream();
        }
        return likeBases(component, book)
                .or(() -> book.outcome(component, convention).map(said -> Stream.of(said.basis())))
                .orElse(Stream.empty());
    }

    private static Optional<Stream<Basis>> likeBases(Component<?> component, ClaimBook book) {
        return book.like(component)
                .map(said -> Stream.concat(
                        Stream.of(said.basis()),
                        said.value().position().components().stream()
                                .flatMap(part -> bases(part, Convention.NORMAL, book))));
    }

    /** The claims about the values of a position, as far as there are any. */
    static List<Basis> valueBases(Position position, ClaimBook book) {
        return position.components().stream()
                .flatMap(component -> book.grundy(component)
                        .map(said -> Stream.of(said.basis()))
                        .or(() -> likeBases(component, book))
                        .orElse(Stream.empty()))
                .distinct()
                .toList();
    }

    /** What the misère rule of Nim rests on for a position of pet components. */
    static List<Basis> petBases(Position position, ClaimBook book) {
        List<Basis> bases = new ArrayList<>();
        for (Component<?> component : position.components()) {
            book.pet(component).ifPresent(bases::add);
            book.grundy(component).map(ClaimBook.Said::basis).ifPresent(bases::add);
        }
        return bases.stream().distinct().toList();
    }
}
