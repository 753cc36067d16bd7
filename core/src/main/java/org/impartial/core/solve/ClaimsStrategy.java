package org.impartial.core.solve;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Session;
import org.impartial.core.theory.sums.ClaimBook;
import org.impartial.core.theory.sums.ClaimedOutcome;
import org.impartial.core.theory.sums.MisereNim;
import org.impartial.core.theory.sums.PartialNimbers;
import org.impartial.core.theory.sums.PartialNimbers.Knowledge;

/** Closed forms only: it declines where the claims leave anything open. */
record ClaimsStrategy() implements Strategy {

    @Override
    public String name() {
        return "claims";
    }

    @Override
    public Session open() {
        ClaimBook book = new ClaimBook();
        return (position, convention, meter) -> solve(position, convention, book.asking(meter));
    }

    /** By the claims of one question. */
    static Result solve(Position position, Convention convention, ClaimBook book) {
        return convention == Convention.NORMAL ? normal(position, book) : misere(position, book);
    }

    private static Result normal(Position position, ClaimBook book) {
        if (LoopySums.loopy(position)) {
            return alone(position, Convention.NORMAL, book);
        }
        PartialNimbers partial = new PartialNimbers(book);
        return partial.of(position).knowledge() == Knowledge.UNKNOWN
                ? Result.declined("tells too little of the components of this sum")
                : Solution.proved(partial, bases(position, Convention.NORMAL, book));
    }

    private static Result misere(Position position, ClaimBook book) {
        List<Component<?>> components = position.components();
        if (components.stream()
                .allMatch(c -> book.pet(c).isPresent() && book.grundy(c).isPresent())) {
            return Solution.proved(new MisereNim(new ClaimedValues(book), book.meter()), petBases(position, book));
        }
        return alone(position, Convention.MISERE, book);
    }

    /** The claimed outcome of a component without others. */
    private static Result alone(Position position, Convention convention, ClaimBook book) {
        List<Component<?>> components = position.components();
        return components.size() == 1
                        && book.outcome(components.get(0), convention).isPresent()
                ? Solution.proved(new ClaimedOutcome(convention, book), bases(position, convention, book))
                : Result.declined(
                        "tells nothing of this position in " + convention.name().toLowerCase(Locale.ROOT) + " play");
    }

    private static List<Basis> bases(Position position, Convention convention, ClaimBook book) {
        Set<Basis> bases = new LinkedHashSet<>();
        for (Component<?> component : position.components()) {
            if (convention == Convention.MISERE || !addValueBases(component, book, bases)) {
                book.outcome(component, convention).ifPresent(said -> bases.add(said.basis()));
            }
        }
        return List.copyOf(bases);
    }

    /** Adds the claims about the value of a component, and about what it is worth as much as; false if there are none. */
    private static boolean addValueBases(Component<?> component, ClaimBook book, Set<Basis> bases) {
        Optional<ClaimBook.Said<Long>> value = book.grundy(component);
        if (value.isPresent()) {
            bases.add(value.get().basis());
            return true;
        }
        Optional<ClaimBook.Said<ClaimBook.Like>> like = book.like(component);
        if (like.isEmpty()) {
            return false;
        }
        bases.add(like.get().basis());
        bases.addAll(bases(like.get().value().position(), Convention.NORMAL, book));
        return true;
    }

    /** The claims about the values of a position, as far as there are any. */
    static List<Basis> valueBases(Position position, ClaimBook book) {
        Set<Basis> bases = new LinkedHashSet<>();
        position.components().forEach(component -> addValueBases(component, book, bases));
        return List.copyOf(bases);
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
