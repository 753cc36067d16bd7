package org.impartial.games.heap.pair;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.heap.queen.ColdPairs;
import org.impartial.games.heap.queen.TwoHeaps;
import org.impartial.games.state.NumberLists;
import org.impartial.games.state.SmallWorlds;

/**
 * Two heaps and a list of vectors: a move takes a positive multiple of one of them. (1,0) and (0,1) make Nim, and with
 * (1,1) added it is Wythoff's game; little is known about most other lists.
 *
 * <p>A pair (x, y) has for each vector as many options as multiples of it fit. Example: {@code
 * nimhof[R=[0,1],[1,0],[1,2]] 4 7}.
 *
 * @param vectors distinct vectors of numbers from 0 on, none of them (0,0), ascending
 */
record Nimhof(List<TwoHeaps> vectors) implements ImpartialGame<TwoHeaps> {
    private static final List<TwoHeaps> ROOK = List.of(new TwoHeaps(0, 1), new TwoHeaps(1, 0));
    private static final List<TwoHeaps> QUEEN = List.of(new TwoHeaps(0, 1), new TwoHeaps(1, 0), new TwoHeaps(1, 1));
    private static final Basis NIM = Basis.proved("(0,1), (1,0): G(x, y) = x ^ y", "Bouton 1901");
    private static final Basis WYTHOFF =
            Basis.proved("(0,1), (1,0), (1,1): the P-positions are the cold pairs", "Wythoff 1907");
    static final GameFamily FAMILY = Cards.games(
            "nimhof",
            params -> new Nimhof(read(params.get("R"))),
            "R=[0,1],[1,0] R=[0,1],[1,0],[1,1] R=[0,1],[1,0],[1,2],[2,1] R=[[2,3]]");

    @Override
    public void options(TwoHeaps heaps, Options<TwoHeaps> out) {
        for (int i = 0; i < vectors.size(); i++) {
            TwoHeaps vector = vectors.get(i);
            List<TwoHeaps> before = vectors.subList(0, i);
            for (long times = 1; times <= most(heaps, vector); times++) {
                TwoHeaps taken = new TwoHeaps(times * vector.first(), times * vector.second());
                if (before.stream().noneMatch(v -> isMultiple(taken, v))) {
                    out.to(new TwoHeaps(heaps.first() - taken.first(), heaps.second() - taken.second()));
                }
            }
        }
    }

    private static boolean isMultiple(TwoHeaps taken, TwoHeaps vector) {
        long times = most(taken, vector);
        return times * vector.first() == taken.first() && times * vector.second() == taken.second();
    }

    private static long most(TwoHeaps heaps, TwoHeaps vector) {
        return Math.min(
                vector.first() == 0 ? Long.MAX_VALUE : heaps.first() / vector.first(),
                vector.second() == 0 ? Long.MAX_VALUE : heaps.second() / vector.second());
    }

    @Override
    public List<Claim<TwoHeaps>> claims() {
        if (ROOK.equals(vectors)) {
            return List.of(
                    Claim.values(NIM, heaps -> heaps.first() ^ heaps.second()),
                    Claim.replies(
                            NIM,
                            (heaps, wanted) -> Stream.of(
                                            new TwoHeaps(wanted ^ heaps.second(), heaps.second()),
                                            new TwoHeaps(heaps.first(), wanted ^ heaps.first()))
                                    .filter(left -> left.first() < heaps.first() || left.second() < heaps.second())
                                    .map(this::at)));
        }
        if (QUEEN.equals(vectors)) {
            ColdPairs cold = ColdPairs.of(1);
            return List.of(
                    Claim.outcomes(WYTHOFF, Convention.NORMAL, heaps -> cold.cold(heaps.first(), heaps.second())),
                    Claim.winningReplies(
                            WYTHOFF, heaps -> cold.winningMoves(heaps).stream().map(this::at)));
        }
        return List.of();
    }

    @Override
    public Stream<TwoHeaps> smallStates() {
        return SmallWorlds.pairs(0, 10, TwoHeaps::new);
    }

    @Override
    public Notation<TwoHeaps> notation() {
        return TwoHeaps.taking((heaps, taken) ->
                taken.greater() > 0 && vectors.stream().anyMatch(vector -> isMultiple(taken, vector)));
    }

    @Override
    public String name() {
        return "nimhof[R="
                + vectors.stream()
                        .map(v -> "[" + v.first() + "," + v.second() + "]")
                        .collect(
                                Collectors.joining(",", vectors.size() == 1 ? "[" : "", vectors.size() == 1 ? "]" : ""))
                + "]";
    }

    static final String FORM = "[0,1],[1,0],... or 0,1;1,0;..., of numbers from 0 on and not both 0; at most 64";
    private static final int MOST = 64;

    private static List<TwoHeaps> read(Datum datum) {
        List<long[]> lists = NumberLists.read(datum, "a number of a vector");
        if (lists.isEmpty() || lists.size() > MOST) {
            throw new NotationException("there are 1 to " + MOST + " vectors, not " + lists.size() + "; write " + FORM);
        }
        return lists.stream()
                .map(Nimhof::vector)
                .distinct()
                .sorted(Comparator.comparingLong(TwoHeaps::first).thenComparingLong(TwoHeaps::second))
                .toList();
    }

    private static TwoHeaps vector(long[] numbers) {
        if (numbers.length != 2 || (numbers[0] == 0 && numbers[1] == 0)) {
            throw new NotationException("a vector has two numbers, not both 0; write " + FORM);
        }
        return new TwoHeaps(numbers[0], numbers[1]);
    }
}
