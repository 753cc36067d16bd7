package org.impartial.core.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
    private final ClaimBook book = new ClaimBook();
    private final PartialNimbers partial = new PartialNimbers(book);
    private final ClaimedValues values = new ClaimedValues(book);

    @Override
    public String name() {
        return "claims";
    }

    @Override
    public Optional<Way<?>> way(Position position, Convention convention, Meter effort) {
        effort.spend(position.components().size(), 0);
        return convention == Convention.NORMAL ? normal(position) : misere(position);
    }

    private Optional<Way<?>> normal(Position position) {
        if (LoopySums.loopy(position)) {
            return alone(position, Convention.NORMAL);
        }
        return partial.of(position).knowledge() == Knowledge.UNKNOWN
                ? Optional.empty()
                : Optional.of(new Way<>(partial, bases(position, Convention.NORMAL), false));
    }

    private Optional<Way<?>> misere(Position position) {
        List<Component<?>> components = position.components();
        if (components.stream()
                .allMatch(c -> book.pet(c).isPresent() && book.grundy(c).isPresent())) {
            return Optional.of(new Way<>(new MisereNim(values), petBases(position, book), false));
        }
        return alone(position, Convention.MISERE);
    }

    /** The claimed outcome of a component without others. */
    private Optional<Way<?>> alone(Position position, Convention convention) {
        List<Component<?>> components = position.components();
        return components.size() == 1
                        && book.outcome(components.get(0), convention).isPresent()
                ? Optional.of(new Way<>(new ClaimedOutcome(convention, book), bases(position, convention), false))
                : Optional.empty();
    }

    private List<Basis> bases(Position position, Convention convention) {
        return position.components().stream()
                .flatMap(c -> basis(c, convention).stream())
                .distinct()
                .toList();
    }

    private Optional<Basis> basis(Component<?> component, Convention convention) {
        Optional<Basis> value =
                convention == Convention.NORMAL ? book.grundy(component).map(ClaimBook.Said::basis) : Optional.empty();
        return value.or(() -> book.outcome(component, convention).map(ClaimBook.Said::basis));
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
