package org.impartial.games.heap;

import com.google.common.math.LongMath;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Exhibit;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameCard;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;

/**
 * A heap from which the first move takes any number of beans but all, and each later move at most c times what the move
 * before took. P if and only if the least part of the heap in the {@link LosingNumbers} is above the limit [Whinihan 1963]
 * [Schwenk 1970]. No closed form of the other Grundy values is known here.
 *
 * <p>Options: as many as may be taken. Example: {@code fibonacci-nim 20}, from which only 2 beans may be taken.
 *
 * @param factor c, from 1 to {@link #GREATEST}
 */
record DynamicNim(long factor) implements ImpartialGame<Limited> {
    /** There are about c ln(2^63) losing numbers. */
    static final long GREATEST = 1000;

    private static final String FORM = "n before the first move, or [n, m] if at most m beans may be taken";
    private static final String LIMITS = "heaps up to 9223372036854775807 for the outcome and the winning moves; Grundy"
            + " values, sums and misère play by search, to some hundreds of beans";

    /** Twice the move before. */
    static final GameFamily FIBONACCI = GameFamily.of(
            GameCard.of("fibonacci-nim", "Fibonacci Nim")
                    .rules(
                            "A heap of beans. The first move takes any number but all of them; every later move takes at most"
                                    + " twice as many as the move before took.")
                    .theory(
                            "P if and only if the least part of the heap, as a sum of Fibonacci numbers no two of which are"
                                    + " neighbours, is above the limit. The winning moves take sums of the least parts whose"
                                    + " double is below the part that then is the least. Other Grundy values: by search.",
                            "Whinihan 1963",
                            "Schwenk 1970")
                    .notation(FORM, "number taken")
                    .limits(LIMITS)
                    .example("fibonacci-nim 20"),
            PositionFormat.of(new DynamicNim(2)));

    /** Any multiple of it. */
    static final GameFamily FAMILY = GameFamily.of(
            GameCard.of("dynamic-nim", "Dynamic Nim", "take-away with a moving limit")
                    .rules(
                            "A heap of beans. The first move takes any number but all of them; every later move takes at most"
                                    + " c times as many as the move before took.")
                    .theory(
                            "After a losing number H the next one is H + J with the least losing number J for which cJ is at"
                                    + " least H. P if and only if the least part of the heap, as a sum of losing numbers each"
                                    + " more than c times the next lesser one, is above the limit. c = 2: fibonacci-nim.",
                            "Schwenk 1970")
                    .parameter("c", "the multiple of the move before, from 1 to " + GREATEST)
                    .notation(FORM, "number taken")
                    .limits(LIMITS)
                    .example("dynamic-nim[c=3] 20"),
            params -> PositionFormat.of(new DynamicNim(params.get("c").asLong("c", 1, GREATEST))),
            Params.of("c", 1),
            Params.of("c", 2),
            Params.of("c", 3),
            Params.of("c", 4));

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

    /** An empty heap has no part at all, and whoever has to move has lost. */
    private static long least(LosingNumbers losing, long beans) {
        List<Long> parts = losing.parts(beans);
        return parts.isEmpty() ? Long.MAX_VALUE : parts.get(parts.size() - 1);
    }

    /** No more than all beans can be taken. */
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
        return LimitedNotation.TAKEN;
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
}
