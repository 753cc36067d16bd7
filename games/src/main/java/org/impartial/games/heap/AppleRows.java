package org.impartial.games.heap;

import com.google.common.collect.Ordering;
import com.google.common.math.LongMath;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Component;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.game.heap.HeapOptions;
import org.impartial.core.game.walk.Lazily;
import org.impartial.core.library.GameFamily;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;

/**
 * Rows of apples: a move takes one or more neighbouring apples of a row, which may separate it into two rows. This is
 * the game with the code 0.777..., and the value of a row is its length, since parts of lengths a and b have the value
 * a ^ b, which is at most a + b. In misère play rows are tame, and only the rows 0 and 1 are fickle: a sum of smaller
 * rows has the same value in misère play unless all of them are at most 1, so the options of a row n from 2 on have the
 * misère values 0 to n − 1 and none has n. A row from 5 on leads to two rows of 2, worth 0 in both; so it is no
 * Nim heap beside wild games [WW, ch. 13].
 *
 * <p>{@code options} gives about n²/4 options for a row of n. Example: {@code apple-rows 2 3 5}.
 */
final class AppleRows extends PlainGame<Long> implements HeapGame {
    public static final GameFamily FAMILY = Cards.heaps("apple-rows", new AppleRows());

    @Override
    public void options(int row, HeapOptions out) {
        for (int left = 0; left < row; left++) {
            for (int right = left; left + right < row; right++) {
                if (left == 0) {
                    out.to(right);
                } else {
                    out.to(left, right);
                }
            }
        }
    }

    @Override
    public List<Claim<Long>> claims() {
        Basis basis = Basis.proved("G(row) = length", "WW");
        Basis pet = Basis.proved("rows up to 4 are pet: misère Nim decides", "WW");
        Basis tame = Basis.proved("rows are tame: misère Nim decides their sums", "WW");
        return List.of(
                Claim.values(basis, row -> row),
                Claim.replies(basis, this::replies),
                Claim.<Long>pet(pet).where(row -> row <= 4),
                new Claim.Tame<>(tame, row -> true));
    }

    /**
     * Parts a ≤ b with a ^ b = w have a + b = w + 2c, where c holds the digits they share; the digits of w are
     * distributed, the highest to b. So c runs through the numbers without digits of w up to (row − w) / 2.
     */
    private Stream<Position> replies(long row, long wanted) {
        if (wanted >= row) {
            return Stream.empty();
        }
        long dealt = wanted ^ Long.highestOneBit(wanted);
        LongStream shared =
                LongStream.iterate(0, c -> c >= 0 && c <= (row - wanted - 1) / 2, c -> ((c | wanted) + 1) & ~wanted);
        return Lazily.flatMap(shared, c -> subsets(dealt).mapToObj(a -> parts(a | c, (a ^ wanted) | c)));
    }

    private Position parts(long left, long right) {
        return left == 0 ? at(right) : heaps(left, right);
    }

    private static LongStream subsets(long digits) {
        return LongStream.iterate(0, s -> s >= 0, s -> s == digits ? -1 : (s - digits) & digits);
    }

    @Override
    public Stream<Long> smallStates() {
        return LongStream.rangeClosed(0, 12).boxed();
    }

    @Override
    public Notation<Long> notation() {
        return HeapNotation.HEAPS.readingSums((component, move) -> {
            List<Long> parts = move.asList("the rows").stream()
                    .map(item -> item.asLong("row", 1))
                    .toList();
            boolean legal = parts.size() <= 2
                    && Ordering.natural().isOrdered(parts)
                    && parts.stream().reduce(0L, LongMath::saturatedAdd) < component.state();
            List<Long> left = parts.isEmpty() ? List.of(0L) : parts;
            return Optional.of(Position.sum(left.stream()
                            .map(part -> Component.byRules(component.game(), part))
                            .toList()))
                    .filter(option -> legal);
        });
    }
}
