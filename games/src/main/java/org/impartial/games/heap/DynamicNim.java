package org.impartial.games.heap;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * A heap from which the first move takes any number of beans except all, and each later move at most c times as many as
 * the previous one. A position is P if and only if the least part of the heap in {@link LosingNumbers} is above the
 * limit [Whinihan 1963] [Schwenk 1970]. No closed form of the other Grundy values is known here.
 *
 * <p>There is one option for each number that may be taken. Example: {@code fibonacci-nim 20}, where the only winning
 * move takes 2 beans.
 *
 * @param factor c, from 1 to {@link #GREATEST}
 */
record DynamicNim(long factor) implements ImpartialGame<DynamicNim.Limited> {
    /** There are about c ln(2^63) losing numbers. */
    static final long GREATEST = 1000;

    static final GameFamily FIBONACCI = Cards.family("fibonacci-nim", new DynamicNim(2));
    static final GameFamily FAMILY = Cards.games(
            "dynamic-nim", params -> new DynamicNim(params.get("c").asLong("c", 1, GREATEST)), "c=1 c=2 c=3 c=4");

    @Override
    public void options(Limited heap, Options<Limited> out) {
        long most = Math.min(heap.beans(), heap.most());
        out.expect(most);
        for (long taken = 1; taken <= most; taken++) {
            out.to(after(heap, taken));
        }
    }

    private Limited after(Limited heap, long taken) {
        long left = heap.beans() - taken;
        return new Limited(left, Math.min(left, LongMath.saturatedMultiply(factor, taken)));
    }

    @Override
    public List<Claim<Limited>> claims() {
        LosingNumbers losing = LosingNumbers.of(factor);
        Basis basis = factor == 2
                ? Basis.proved("P iff the least Fibonacci part of the heap is above the limit", "Whinihan 1963")
                : Basis.proved("P iff the least part of the heap in losing numbers is above the limit", "Schwenk 1970");
        return List.of(
                Claim.outcomes(basis, Convention.NORMAL, heap -> least(losing, heap.beans()) > heap.most()),
                Claim.winningReplies(
                        basis,
                        heap -> losing.winning(heap.beans(), heap.most()).stream()
                                .map(taken -> at(after(heap, taken)))));
    }

    /** Returns the least part; for an empty heap, which has no parts, a value that makes the player to move lose. */
    private static long least(LosingNumbers losing, long beans) {
        List<Long> parts = losing.parts(beans);
        return parts.isEmpty() ? Long.MAX_VALUE : parts.get(parts.size() - 1);
    }

    @Override
    public Limited canonical(Limited heap) {
        return new Limited(heap.beans(), Math.min(heap.beans(), heap.most()));
    }

    @Override
    public Stream<Limited> smallStates() {
        return Stream.concat(
                LongStream.rangeClosed(0, 24).mapToObj(Limited::start),
                Stream.of(new Limited(9, 12), new Limited(8, 8)));
    }

    @Override
    public Notation<Limited> notation() {
        return Notation.of(Limited::read, Limited::write)
                .moves((before, left) -> Datum.of(before.beans() - left.beans()))
                .reading((heap, move) -> Optional.of(move.asLong("the beans taken", 1))
                        .filter(taken -> taken <= Math.min(heap.beans(), heap.most()))
                        .map(taken -> after(heap, taken)));
    }

    @Override
    public List<Exhibit> exhibits(Limited heap) {
        List<Long> parts = LosingNumbers.of(factor).parts(heap.beans());
        return List.of(new Exhibit(
                "The heap as a sum of losing numbers",
                List.of("part"),
                parts.stream().map(part -> List.of(part.toString())).toList(),
                "at most " + heap.most() + " may be taken"));
    }

    @Override
    public String name() {
        return factor == 2 ? "fibonacci-nim" : "dynamic-nim[c=" + factor + "]";
    }

    /** A heap and the greatest number of beans that the next move may take from it. */
    record Limited(long beans, long most) {
        Limited {
            if (beans < 0 || most < 0) {
                throw new NotationException("a heap and its limit are 0 or more, not " + beans + " and " + most);
            }
        }

        static Limited read(Datum datum) {
            List<Datum> items = datum.asItems();
            if (items.isEmpty() || items.size() > 2) {
                throw new NotationException(
                        "a heap is one number n, or [n, m] if at most m beans may be taken, not " + datum.described());
            }
            long beans = items.get(0).asLong("the heap", 0);
            return items.size() == 1
                    ? start(beans)
                    : new Limited(beans, items.get(1).asLong("the limit", 0));
        }

        Datum write() {
            return equals(start(beans)) ? Datum.of(beans) : Datum.of(beans, most);
        }

        static Limited start(long beans) {
            return new Limited(beans, Math.max(0, beans - 1));
        }
    }
}
