package org.impartial.games.heap.vector;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.HeapSets;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.SmallWorlds;

/**
 * Nim with one pass, which either player may use once, though not when all heaps are empty [Morrison-Friedman-Landsberg
 * 2012]. With an unused pass a single heap n ≥ 1 has the value n + 1 if it is odd and n − 1 if it is even, and two
 * heaps are P if and only if they are 2k − 1 and 2k or both empty. No rule is known for three heaps.
 *
 * <p>There is one option for each bean, and one for the pass. Example: {@code pass-nim [3,5] 1}.
 */
final class PassNim extends PlainGame<PassNim.Passable> {
    private static final Notation<List<Long>> HEAPS = Notation.longs("heap", 0);
    private static final Basis NIM = Basis.proved("the pass is used: G = XOR of the heaps", "Bouton 1901");
    private static final Basis LONE = Basis.proved(
            "one heap and the pass: G(n) = n + 1 for odd n, n - 1 for even n > 0, G(0) = 0",
            "Morrison-Friedman-Landsberg 2012");
    private static final Basis PAIRS = Basis.proved(
            "two heaps and the pass: P iff they are 2k - 1 and 2k or both empty", "Morrison-Friedman-Landsberg 2012");
    static final GameFamily FAMILY = Cards.family("pass-nim", new PassNim());

    @Override
    public void options(Passable state, Options<Passable> out) {
        for (int i = 0; i < state.heaps().size(); i++) {
            int place = i;
            HeapSets.lower(state.heaps().get(i), left -> with(state, place, left), out);
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
                new Claim.Replies<>(
                        NIM,
                        Convention.NORMAL,
                        true,
                        Passable::used,
                        false,
                        (state, wanted) -> HeapLists.nimReplies(state.heaps(), wanted)
                                .map(heaps -> at(new Passable(heaps, false)))),
                new Claim.Values<>(LONE, PassNim::known, state -> single(state.xor())),
                new Claim.Replies<>(LONE, Convention.NORMAL, true, PassNim::known, false, this::singleReplies),
                Claim.<Passable>outcomes(LONE, Convention.NORMAL, state -> state.xor() == 0)
                        .where(Passable::ofOne),
                new Claim.Replies<>(LONE, Convention.NORMAL, true, Passable::ofOne, true, this::singleReplies),
                Claim.outcomes(PAIRS, Convention.NORMAL, PassNim::paired).where(Passable::ofTwo),
                new Claim.Replies<>(PAIRS, Convention.NORMAL, true, Passable::ofTwo, true, this::pairReplies));
    }

    /** Returns whether the heap is less than the greatest, whose value with the pass would be 2^63. */
    private static boolean known(Passable state) {
        return state.ofOne() && state.xor() < Long.MAX_VALUE;
    }

    /**
     * Returns the value of a heap with the pass, and the heap of a value: each odd number belongs to the next even one.
     */
    private static long single(long heap) {
        return heap == 0 ? 0 : heap % 2 == 1 ? heap + 1 : heap - 1;
    }

    private Stream<Position> singleReplies(Passable state, long wanted) {
        Stream<Passable> smaller =
                IntStream.range(0, state.heaps().size()).boxed().flatMap(i -> lowered(state, i, single(wanted)));
        return Stream.concat(smaller, passed(state, state.xor() > 0 && wanted == state.xor()))
                .map(this::at);
    }

    private static Stream<Passable> lowered(Passable state, int place, long left) {
        return left >= 0 && left < state.heaps().get(place) ? Stream.of(with(state, place, left)) : Stream.empty();
    }

    private static Stream<Passable> passed(Passable state, boolean wins) {
        return wins ? Stream.of(new Passable(state.heaps(), false)) : Stream.empty();
    }

    private static boolean paired(Passable state) {
        List<Long> heaps = state.heaps().stream().filter(heap -> heap > 0).toList();
        return single(heaps.get(0)) == heaps.get(1);
    }

    private Stream<Position> pairReplies(Passable state, long wanted) {
        int[] places = IntStream.range(0, state.heaps().size())
                .filter(i -> state.heaps().get(i) > 0)
                .toArray();
        long first = state.heaps().get(places[0]);
        long second = state.heaps().get(places[1]);
        return Stream.of(
                        lowered(state, places[0], single(second)),
                        lowered(state, places[1], single(first)),
                        passed(state, first == second))
                .flatMap(replies -> replies)
                .map(this::at);
    }

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
        return Notation.of(PassNim::read, PassNim::write).moves(PassNim::move).reading(PassNim::left);
    }

    private static Passable read(Datum datum) {
        List<Datum> items = datum.asItems();
        if (items.isEmpty() || !(items.get(0) instanceof Datum.Seq)) {
            return new Passable(HEAPS.read(datum), true);
        }
        if (items.size() != 2) {
            throw new NotationException("heaps and the pass are written [3,5] 1 with the pass or [3,5] 0 without, not "
                    + datum.described());
        }
        return new Passable(HEAPS.read(items.get(0)), items.get(1).asLong("the number of passes", 0, 1) == 1);
    }

    private static Datum write(Passable state) {
        return Datum.list(List.of(HEAPS.write(state.heaps()), Datum.of(state.pass() ? 1 : 0)));
    }

    private static Datum move(Passable before, Passable left) {
        return IntStream.range(0, before.heaps().size())
                .filter(i -> !before.heaps().get(i).equals(left.heaps().get(i)))
                .mapToObj(i -> Datum.of(i, left.heaps().get(i)))
                .findFirst()
                .orElse(Datum.of("pass"));
    }

    private static Optional<Passable> left(Passable state, Datum move) {
        if (move.equals(Datum.of("pass"))) {
            return Optional.of(new Passable(state.heaps(), false)).filter(left -> state.pass() && state.filled() > 0);
        }
        long[] pair = move.asLongs("index or size", 0);
        return pair.length == 2
                        && pair[0] < state.heaps().size()
                        && pair[1] < state.heaps().get((int) pair[0])
                ? Optional.of(with(state, (int) pair[0], pair[1]))
                : Optional.empty();
    }

    /** Heaps, and whether the pass is unused. */
    record Passable(List<Long> heaps, boolean pass) {
        Passable {
            heaps = List.copyOf(heaps);
            if (heaps.stream().anyMatch(heap -> heap < 0)) {
                throw new NotationException("heaps are 0 or more, not " + heaps);
            }
        }

        long filled() {
            return heaps.stream().filter(heap -> heap > 0).count();
        }

        boolean used() {
            return !pass;
        }

        boolean ofOne() {
            return pass && filled() < 2;
        }

        boolean ofTwo() {
            return pass && filled() == 2;
        }

        long xor() {
            return HeapLists.xor(heaps);
        }
    }
}
