package org.impartial.core.theory.sums;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Component;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.meter.Meter;
import org.impartial.core.theory.SumTheory;

/**
 * Nimbers as far as claims tell them. Where only the outcome of a component is known, N says that its value is not 0;
 * the sum with anything worth 0 is then N as well, and every other sum is unknown.
 *
 * @param book the claims
 */
public record PartialNimbers(ClaimBook book) implements SumTheory<PartialNimbers.Element> {
    private static final Element UNKNOWN = new Element(Knowledge.UNKNOWN, 0);
    private static final Element NONZERO = new Element(Knowledge.NONZERO, 0);

    /** How much is known of a value. */
    public enum Knowledge {
        /** The value itself. */
        EXACT,
        /** That it is not 0. */
        NONZERO,
        /** Nothing. */
        UNKNOWN
    }

    /**
     * A value as far as it is known.
     *
     * @param knowledge how much is known
     * @param value the nimber if it is exact, else 0
     */
    public record Element(Knowledge knowledge, long value) {
        private boolean is(long wanted) {
            return knowledge == Knowledge.EXACT && value == wanted;
        }
    }

    @Override
    public Convention convention() {
        return Convention.NORMAL;
    }

    @Override
    public Meter meter() {
        return book.meter();
    }

    @Override
    public Element of(Component<?> component) {
        Optional<Element> exact = book.grundy(component).map(said -> new Element(Knowledge.EXACT, said.value()));
        return exact.or(() -> book.like(component).map(like -> of(like.value().position())))
                .filter(element -> element.knowledge != Knowledge.UNKNOWN)
                .or(() -> book.outcome(component, Convention.NORMAL)
                        .map(said -> said.value() == Outcome.P ? zero() : NONZERO))
                .orElse(UNKNOWN);
    }

    @Override
    public Element zero() {
        return new Element(Knowledge.EXACT, 0);
    }

    @Override
    public Element add(Element a, Element b) {
        if (a.knowledge == Knowledge.EXACT && b.knowledge == Knowledge.EXACT) {
            return new Element(Knowledge.EXACT, a.value ^ b.value);
        }
        return a.is(0) ? b : b.is(0) ? a : UNKNOWN;
    }

    /**
     * Who wins a position.
     *
     * @param value its element, of which something is known
     * @return the outcome
     * @throws IllegalStateException if nothing is known of the element
     */
    @Override
    public Outcome outcome(Element value) {
        if (value.knowledge == Knowledge.UNKNOWN) {
            throw new IllegalStateException("no claim tells the outcome of this sum; search it");
        }
        return value.is(0) ? Outcome.P : Outcome.N;
    }

    @Override
    public Optional<Outcome> told(Position position) {
        Element value = of(position);
        return value.knowledge == Knowledge.UNKNOWN ? Optional.empty() : Optional.of(outcome(value));
    }

    @Override
    public OptionalLong grundy(Element value) {
        return value.knowledge == Knowledge.EXACT ? OptionalLong.of(value.value) : OptionalLong.empty();
    }

    @Override
    public Stream<Move> winningMoves(Position position) {
        if (outcome(of(position)) == Outcome.P) {
            return Stream.empty();
        }
        List<Element> rests = rests(position);
        List<Component<?>> components = position.components();
        return Lazily.flatMap(
                IntStream.range(0, components.size()).boxed(),
                i -> replies(components.get(i), rests.get(i), false)
                        .orElse(Stream.empty())
                        .map(option -> new Move(position, i, option)));
    }

    /**
     * Whether {@link #winningMoves} lists every winning move: the claims tell all options of the wanted value in every
     * component.
     *
     * @param position any position
     * @return false if a component may have winning moves that no claim tells
     */
    @Override
    public boolean listsAllMoves(Position position) {
        List<Element> rests = rests(position);
        List<Component<?>> components = position.components();
        return outcome(of(position)) == Outcome.P
                || IntStream.range(0, components.size())
                        .allMatch(i ->
                                replies(components.get(i), rests.get(i), true).isPresent());
    }

    /** The options that balance the rest: by a claim, or by valuing each option where every one has an exact value. */
    private Optional<Stream<Position>> replies(Component<?> component, Element rest, boolean complete) {
        if (rest.knowledge != Knowledge.EXACT) {
            return Optional.empty();
        }
        Optional<Stream<Position>> all = book.replies(component, rest.value, Convention.NORMAL, true)
                .map(ClaimBook.Said::value)
                .or(() -> broughtBack(component, rest, true))
                .or(() -> valued(component, rest.value));
        return all.isPresent() || complete
                ? all
                : book.replies(component, rest.value, Convention.NORMAL, false)
                        .map(ClaimBook.Said::value)
                        .or(() -> broughtBack(component, rest, false));
    }

    /** From the replies in the position that the component is worth as much as. */
    private Optional<Stream<Position>> broughtBack(Component<?> component, Element rest, boolean complete) {
        Optional<ClaimBook.Like> like =
                book.like(component).map(ClaimBook.Said::value).filter(l -> l.allMoves() || !complete);
        if (like.isEmpty()) {
            return Optional.empty();
        }
        Position position = like.get().position();
        List<Element> rests = rests(position);
        List<Stream<Position>> options = new ArrayList<>();
        for (int i = 0; i < rests.size(); i++) {
            int part = i;
            Optional<Stream<Position>> replies =
                    replies(position.components().get(i), add(rests.get(i), rest), complete);
            if (replies.isEmpty()) {
                return Optional.empty();
            }
            options.add(replies.get().map(to -> like.get().back().apply(new Move(position, part, to))));
        }
        return Optional.of(Lazily.flatMap(options.stream(), stream -> stream));
    }

    private Optional<Stream<Position>> valued(Component<?> component, long wanted) {
        List<Position> options;
        try {
            options = component.options(meter());
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
        List<Element> values = options.stream().map(this::of).toList();
        boolean decided = values.stream()
                .allMatch(v -> v.knowledge == Knowledge.EXACT || (wanted == 0 && v.knowledge == Knowledge.NONZERO));
        return decided
                ? Optional.of(IntStream.range(0, options.size())
                        .filter(i -> values.get(i).is(wanted))
                        .mapToObj(options::get))
                : Optional.empty();
    }
}
