package org.impartial.games.heap.vector;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.SmallWorlds;

/**
 * Nim with one pass, which either player may use once, though not when all heaps are empty [Morrison-Friedman-Landsberg
 * 2012]. With a pass left a lone heap n from 1 on is worth n + 1 if it is odd and n − 1 if it is even, and two heaps are P if
 * they are 2k − 1 and 2k. No rule is known for three heaps.
 *
 * <p>Options: as many as there are beans, and one. Example: {@code pass-nim [3,5] 1}.
 */
record PassNim() implements ImpartialGame<Passable> {
    private static final Basis NIM = Basis.proved("the pass is used: G = XOR of the heaps", "Bouton 1901");
    private static final Basis LONE = Basis.proved(
            "one heap and the pass: G(n) = n + 1 for odd n, n - 1 for even n > 0, G(0) = 0",
            "Morrison-Friedman-Landsberg 2012");
    private static final Basis PAIRS =
            Basis.proved("two heaps and the pass: P iff they are 2k - 1 and 2k", "Morrison-Friedman-Landsberg 2012");

    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family("pass-nim", PositionFormat.of(new PassNim()));

    @Override
    public void options(Passable state, Options<Passable> out) {
        for (int i = 0; i < state.heaps().size(); i++) {
            out.expect(state.heaps().get(i));
            for (long left = 0; left < state.heaps().get(i); left++) {
                out.to(with(state, i, left));
            }
        }
        if (state.pass() && state.filled() > 0) {
            out.to(new Passable(state.heaps(), false));
        }
    }

    private static Passable with(Passable state, int place, long left) {
        return new Passable(HeapLists.with(state.heaps(), place, left), state.pass());
    }

    @Override
    public List<Claim<Passable>> claims() {
        return List.of(
                new Claim.Values<>(NIM, Passable::used, Passable::xor),
                new Claim.Replies<>(NIM, Convention.NORMAL, true, Passable::used, false, this::nimReplies),
                new Claim.Values<>(LONE, Passable::ofOne, state -> lone(state.xor())),
                new Claim.Replies<>(LONE, Convention.NORMAL, true, Passable::ofOne, false, this::loneReplies),
                new Claim.Outcomes<>(
                        PAIRS, Convention.NORMAL, Passable::ofTwo, state -> paired(state) ? Outcome.P : Outcome.N),
                new Claim.Replies<>(PAIRS, Convention.NORMAL, true, Passable::ofTwo, true, this::pairReplies));
    }

    private Stream<Position> nimReplies(Passable state, long wanted) {
        return IntStream.range(0, state.heaps().size())
                .filter(i -> (state.xor() ^ wanted ^ state.heaps().get(i))
                        < state.heaps().get(i))
                .mapToObj(i ->
                        at(with(state, i, state.xor() ^ wanted ^ state.heaps().get(i))));
    }

    /**
     * Returns the value of a heap with the pass, and the heap with such a value: 0, and each odd number with the next
     * even one.
     */
    private static long lone(long heap) {
        return heap == 0 ? 0 : heap % 2 == 1 ? heap + 1 : heap - 1;
    }

    private Stream<Position> loneReplies(Passable state, long wanted) {
        long heap = state.xor();
        Stream<Passable> smaller = IntStream.range(0, state.heaps().size())
                .filter(i -> lone(wanted) >= 0 && lone(wanted) < state.heaps().get(i))
                .mapToObj(i -> with(state, i, lone(wanted)));
        Stream<Passable> passed =
                heap > 0 && wanted == heap ? Stream.of(new Passable(state.heaps(), false)) : Stream.empty();
        return Stream.concat(smaller, passed).map(this::at);
    }

    private static boolean paired(Passable state) {
        List<Long> heaps = state.heaps().stream().filter(heap -> heap > 0).toList();
        return lone(heaps.get(0)) == heaps.get(1);
    }

    /** Either heap to the partner of the other one, or a pass from equal heaps. */
    private Stream<Position> pairReplies(Passable state, long wanted) {
        int[] places = IntStream.range(0, state.heaps().size())
                .filter(i -> state.heaps().get(i) > 0)
                .toArray();
        long first = state.heaps().get(places[0]);
        long second = state.heaps().get(places[1]);
        Stream.Builder<Passable> replies = Stream.builder();
        if (lone(second) >= 0 && lone(second) < first) {
            replies.add(with(state, places[0], lone(second)));
        }
        if (lone(first) >= 0 && lone(first) < second) {
            replies.add(with(state, places[1], lone(first)));
        }
        if (first == second) {
            replies.add(new Passable(state.heaps(), false));
        }
        return replies.build().map(this::at);
    }

    /** Returns the heaps in ascending order, since their places do not matter. */
    @Override
    public Passable canonical(Passable state) {
        return new Passable(state.heaps().stream().sorted().toList(), state.pass());
    }

    @Override
    public Stream<Passable> smallStates() {
        return SmallWorlds.lists(0, 0, 1, 20, 2, 9, 3, 5).map(heaps -> new Passable(heaps, true));
    }

    @Override
    public Notation<Passable> notation() {
        return PassNotation.HEAPS;
    }

    @Override
    public String name() {
        return "pass-nim";
    }
}
