package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Basis;
import org.impartial.core.game.Claim;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Options;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.PlainGame;
import org.impartial.games.state.Require;

/**
 * Brussels Sprouts: crosses in the plane, and a move joins two free ends by a curve that crosses nothing, and adds a
 * new cross on it with a free end on either side. A state is one region with the free ends on each of its boundaries,
 * and other regions are further components.
 *
 * <p>A region with k boundaries and e free ends always has e + k − 2 moves: each move keeps the number of ends, those between
 * two boundaries leave one boundary fewer, the others one region and one boundary more, and in the end each region has one
 * boundary with one end. From n crosses these are 5n − 2 [WW, ch. 17].
 *
 * <p>The options are the ways to join two boundaries, and to distribute the others over the two sides of a curve.
 * Example: {@code brussels-sprouts 4 4} for two crosses.
 */
final class BrusselsSprouts extends PlainGame<List<Long>> {
    private static final int MOST_LISTED = 20;
    private static final Basis PARITY =
            Basis.proved("k boundaries with e ends have e + k - 2 moves in whatever order: G is their parity", "WW");
    static final GameFamily FAMILY = Cards.family("brussels-sprouts", new BrusselsSprouts());

    @Override
    public void options(List<Long> ends, Options<List<Long>> out) {
        if (ends.size() > MOST_LISTED) {
            out.expect(Long.MAX_VALUE);
        }
        Set<List<Long>> joined = new LinkedHashSet<>();
        for (int i = 0; i < ends.size(); i++) {
            List<Long> others = without(ends, i);
            for (int j = i; j < others.size(); j++) {
                List<Long> rest = new ArrayList<>(others);
                rest.set(j, ends.get(i) + others.get(j));
                joined.add(rest.stream().sorted().toList());
            }
        }
        joined.forEach(out::to);
        for (int i = 0; i < ends.size(); i++) {
            if (i == 0 || !ends.get(i).equals(ends.get(i - 1))) {
                split(ends.get(i), without(ends, i), out);
            }
        }
    }

    private static List<Long> without(List<Long> ends, int index) {
        List<Long> others = new ArrayList<>(ends);
        others.remove(index);
        return others;
    }

    /**
     * Joins two ends of one boundary. For one number of ends on a side, two choices of the other boundaries may give
     * the same two regions.
     */
    private static void split(long own, List<Long> others, Options<List<Long>> out) {
        Set<List<Long>> shares = shares(others);
        out.expect((own - 1) / 2 > Long.MAX_VALUE / shares.size() ? Long.MAX_VALUE : (own - 1) / 2 * shares.size());
        for (long side = 1; side <= own / 2; side++) {
            out.tick();
            Set<List<Long>> mirrored = new HashSet<>();
            for (List<Long> share : shares) {
                List<Long> first = with(share, side);
                List<Long> second = with(complement(others, share), own - side);
                if (!mirrored.contains(first)) {
                    mirrored.add(second);
                    out.to(first, second);
                }
            }
        }
    }

    private static Set<List<Long>> shares(List<Long> others) {
        Set<List<Long>> shares = new LinkedHashSet<>();
        for (int set = 0; set < 1 << others.size(); set++) {
            List<Long> share = new ArrayList<>();
            for (int i = 0; i < others.size(); i++) {
                if ((set >> i & 1) == 1) {
                    share.add(others.get(i));
                }
            }
            shares.add(List.copyOf(share));
        }
        return shares;
    }

    private static List<Long> complement(List<Long> others, List<Long> share) {
        List<Long> rest = new ArrayList<>(others);
        share.forEach(rest::remove);
        return rest;
    }

    private static List<Long> with(List<Long> boundaries, long side) {
        List<Long> all = new ArrayList<>(boundaries);
        int place = Collections.binarySearch(all, side);
        all.add(place < 0 ? -place - 1 : place, side);
        return List.copyOf(all);
    }

    @Override
    public List<Claim<List<Long>>> claims() {
        return List.of(
                Claim.values(
                        PARITY, ends -> ends.stream().mapToLong(e -> 1 + e % 2).sum() % 2),
                Claim.pet(PARITY));
    }

    @Override
    public Stream<List<Long>> smallStates() {
        return Stream.of(List.of(4L), List.of(7L), List.of(4L, 4L), List.of(1L, 2L, 3L), List.of(1L, 1L, 2L, 2L));
    }

    @Override
    public void requireState(List<Long> ends) {
        Require.numbers(this, "free ends on the boundaries", 1, ends);
        if (ends.isEmpty()) {
            throw new NotationException("a region of brussels-sprouts has a boundary with a free end; a cross is [4]");
        }
    }

    @Override
    public Notation<List<Long>> notation() {
        return Notation.of(
                datum -> Arrays.stream(datum.asLongs("the free ends on boundary", 1))
                        .sorted()
                        .boxed()
                        .toList(),
                ends -> Datum.list(ends.stream().map(Datum::of).toList()));
    }
}
