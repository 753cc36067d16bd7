package org.impartial.solve.engine.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.solve.engine.Answer;
import org.impartial.solve.engine.Question;
import org.impartial.solve.engine.misere.MisereSearch;
import org.impartial.solve.engine.search.PositionSearch;
import org.impartial.solve.theory.form.MisereForm;
import org.impartial.solve.theory.quotient.QuotientConstruction.ComponentListing;
import org.impartial.solve.theory.sums.Cited;
import org.impartial.solve.theory.sums.Claims;
import org.impartial.solve.theory.sums.MultisetSums;

/**
 * Sums in misère play by search. A component that is proved to be pet, and whose Grundy value is claimed, is equal to a
 * Nim heap in every sum, and is replaced by that heap.
 *
 * @param search finds the outcomes
 * @param claims the claims, which determine the pet components
 * @param single a bare search that may find the outcome of one component with less work
 * @param meter counts the work of one question or attempt
 * @param whole the meter of the whole question
 */
record MisereSums(MisereSearch search, Claims claims, Optional<BareOutcomeSearch> single, Meter meter, Meter whole)
        implements MultisetSums {
    /** The greatest heap that is represented by a form; forms of greater heaps take too long to add. */
    private static final int GREATEST_HEAP = 255;

    private static final int LONGEST_NAME = 40;

    /** Returns the answer by this theory under the meter of the question. */
    Answer<?> answer(Question question) {
        return Answer.searched(this, "misère search")
                .citing(bases(question.position()))
                .remarking(search::collapse)
                .certifiedBy(() -> Optional.of(MisereSearch.prove(question.position(), question.meter())));
    }

    /** Lets the search and a listing take the options of components from each other, and a bare search those of the search. */
    void exchangeLists(ComponentListing listing, PositionSearch bare) {
        search.recallFrom(
                component -> Optional.empty(),
                component -> listing.listed(component).or(() -> bare.listed(component)));
        // Lists of a bare search lack parts that have ended, which a quotient has as well.
        listing.takeListsFrom(search::listed);
        bare.takeListsFrom(component -> search.listed(component).or(() -> listing.listed(component)));
    }

    /** Returns how many components are replaced by great heaps; no search is to list the options of the only one. */
    long greatHeaps(Position position) {
        return position.components().stream().filter(this::isGreat).count();
    }

    /** Lets the search and a bare search take lists of options from each other, and the search its outcomes if wanted. */
    void exchange(PositionSearch bare, boolean outcomes) {
        search.recallFrom(component -> outcomes ? bare.known(component) : Optional.empty(), bare::listed);
        bare.takeListsFrom(search::listed);
    }

    @Override
    public Convention convention() {
        return Convention.MISERE;
    }

    /** Returns the outcome, as the element of a sum is the sum itself. */
    @Override
    public Optional<Outcome> outcomeWithoutValue(Position position) {
        return beginningBare(position).or(() -> Optional.of(outcome(position)));
    }

    /** Returns the outcome by a bare search and this one; empty if there is none, or it does not end within its share. */
    Optional<Outcome> beginningBare(Position position) {
        if (single.isEmpty() || position.components().size() != 1) {
            return single.flatMap(bare -> bare.known(position, convention(), meter));
        }
        BareOutcomeSearch bare = single.get();
        boolean staysWhole = BareOutcomeSearch.staysWhole(position);
        exchange(bare.search(convention()), staysWhole);
        long before = Turns.work(whole.cost());
        return staysWhole
                ? bare.inTurns(inTurns(position), search::known, position, convention(), meter, before)
                : Optional.of(bare.inTurnsWith(inTurns(position), position, convention(), meter, before));
    }

    @Override
    public Optional<Move> winningMove(Position position) {
        return single.flatMap(bare -> bare.winningMove(position, convention(), meter))
                .or(() -> movesOfGreatHeap(position, false).flatMap(Stream::findFirst))
                .or(() -> winningMoves(position).findFirst());
    }

    /** Returns all winning moves; from a great heap, by claims, if the other components have no great misère Grundy value. */
    @Override
    public Stream<Move> winningMoves(Position position) {
        return movesOfGreatHeap(position, true)
                .map(moves -> Stream.concat(moves, otherMoves(position)))
                .orElseGet(() -> movesTo(position, Outcome.P));
    }

    private Stream<Move> otherMoves(Position position) {
        List<Component<?>> components = position.components();
        return Lazily.flatMap(
                        IntStream.range(0, components.size()).filter(i -> !isGreat(components.get(i))),
                        i -> Lazily.map(
                                components.get(i).options(meter).stream(), option -> new Move(position, i, option)))
                .filter(move -> outcome(move.result()) == Outcome.P);
    }

    /**
     * Returns winning moves by claims from the only component that is replaced by a great heap, whose options are not
     * listed: as these are pet too, those that are equal to the misère Grundy value of the rest.
     */
    private Optional<Stream<Move>> movesOfGreatHeap(Position position, boolean all) {
        SplitSum split = split(position);
        if (split.great.size() != 1) {
            return Optional.empty();
        }
        Component<?> great = split.great.get(0);
        return smallValue(split, meter).stream()
                .boxed()
                .flatMap(value -> claims.replies(great, value, Convention.NORMAL, all).stream())
                .map(options -> Lazily.map(
                        options,
                        option -> new Move(position, position.components().indexOf(great), option)))
                .findFirst();
    }

    private boolean isGreat(Component<?> component) {
        return heap(component).orElse(0) > GREATEST_HEAP;
    }

    /** Returns the outcome: of a sum in turns with the bare search that answered before, but of heaps, whose forms recur. */
    @Override
    public Outcome outcome(Position position) {
        Function<Meter, Outcome> search = inTurns(position);
        boolean heaps = position.components().stream().anyMatch(component -> component.game() instanceof HeapGame);
        return heaps || single.isEmpty() || position.components().size() == 1
                ? search.apply(meter)
                : single.get().inTurnsWith(search, position, convention(), meter, 0);
    }

    /**
     * Returns the search for the outcome under the meter of each turn, which continues where it was stopped. One heap
     * may have any size: its sum with the other components is P if and only if the size is their misère Grundy value.
     */
    Function<Meter, Outcome> inTurns(Position position) {
        SplitSum split = split(position);
        Position all = split.searched.plus(Position.sum(split.great));
        return turn -> split.great.size() == 1 && smallValue(split, turn).isPresent()
                ? Outcome.N
                : search.outcome(all, split.heaps, turn);
    }

    /** A position as the components that are searched, those replaced by great heaps, and the other heaps. */
    private record SplitSum(Position searched, List<Component<?>> great, List<Integer> heaps) {}

    private SplitSum split(Position position) {
        List<Component<?>> searched = new ArrayList<>();
        List<Component<?>> great = new ArrayList<>();
        List<Integer> heaps = new ArrayList<>();
        for (Component<?> component : position.components()) {
            OptionalLong heap = heap(component);
            if (heap.isEmpty()) {
                searched.add(component);
            } else if (isGreat(component)) {
                great.add(component);
            } else {
                heaps.add((int) heap.getAsLong());
            }
        }
        return new SplitSum(Position.sum(searched), great, heaps);
    }

    private static String name(MisereForm form) {
        return form.text()
                .filter(text -> text.length() <= LONGEST_NAME)
                .orElseGet(() -> form.nodes() + " nodes, birthday " + form.birthday());
    }

    /** Returns the misère Grundy value of the sum without its great heaps, unless that is great. */
    private OptionalInt smallValue(SplitSum split, Meter turn) {
        for (int value = 0; value <= GREATEST_HEAP; value++) {
            List<Integer> beside = new ArrayList<>(split.heaps);
            beside.add(value);
            if (search.outcome(split.searched, beside, turn) == Outcome.P) {
                return OptionalInt.of(value);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the size of the heap to which a component is equal by claims; its value counts as one position. */
    private OptionalLong heap(Component<?> component) {
        return claims.pet(component).isEmpty() || claims.formula(component).isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(claims.look(component).value().nimber());
    }

    /** Returns the theorems by which components of a position are replaced by heaps. */
    private List<Basis> bases(Position position) {
        List<Basis> bases = new ArrayList<>();
        for (Component<?> component : position.components()) {
            if (heap(component).isPresent()) {
                claims.pet(component).ifPresent(bases::add);
                claims.formula(component).map(Cited::bases).ifPresent(bases::addAll);
            }
        }
        return bases.stream().distinct().toList();
    }

    @Override
    public List<Exhibit> exhibits(Position position) {
        List<List<String>> rows = new ArrayList<>();
        for (Component<?> component : position.components()) {
            Optional<MisereForm> form =
                    heap(component).isPresent() ? Optional.empty() : search.standing(component, meter);
            form.ifPresent(found -> rows.add(
                    List.of(component.toString(), name(found), found.genus().toString())));
        }
        return rows.isEmpty()
                ? List.of()
                : List.of(new Exhibit(
                        "misère canonical forms",
                        List.of("component", "form", "genus"),
                        rows.stream().distinct().toList(),
                        ""));
    }
}
