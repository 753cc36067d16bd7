package org.impartial.games.graph;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Subset take-away: from the subsets of 1 to n, except the empty and the full one, a move removes one and all that
 * contain it [Gale-Neyman 1982]. The subset of the bits of A is element A - 1 of a poset. The whole game is P up to n =
 * 6, but not for 7 [Brouwer-Christensen 2018].
 */
record SubsetTakeAway(int points, Poset poset) implements PosetGame {
    private static final int MOST = 6;
    private static final int SMALL = 4;
    static final GameFamily FAMILY = Cards.games(
            "subset-take-away", params -> new SubsetTakeAway(params.get("n").asInt("n", 1, MOST)), "n=3 n=2 n=4");

    SubsetTakeAway(int points) {
        this(points, subsets(points));
    }

    private static Poset subsets(int points) {
        long[] above = new long[(1 << points) - 2];
        for (int set = 1; set <= above.length; set++) {
            for (int other = 1; other <= above.length; other++) {
                above[set - 1] |= (set & other) == set && other != set ? 1L << (other - 1) : 0;
            }
        }
        return Poset.generated(above);
    }

    @Override
    public long canonical(long taken) {
        return poset.left(new ComplexForm(points, poset.left(taken)).least());
    }

    @Override
    public Stream<Long> smallStates() {
        long taken = 0;
        for (int set = 1; points > SMALL && set <= poset.size(); set++) {
            taken |= Integer.bitCount(set) > 2 || set >= 1 << SMALL ? 1L << (set - 1) : 0;
        }
        return Stream.of(taken);
    }

    @Override
    public int element(Datum item) {
        int set = 0;
        for (Datum number : item.asList("a subset")) {
            set |= 1 << (number.asInt("a number in a subset", 1, points) - 1);
        }
        if (set == 0 || set > poset.size()) {
            throw new NotationException(
                    "the empty and the full subset cannot be taken; name some of the numbers 1 to " + points);
        }
        return set - 1;
    }

    @Override
    public Datum written(int element) {
        return Datum.of(BitSet.valueOf(new long[] {element + 1L}).stream()
                .mapToLong(bit -> bit + 1L)
                .toArray());
    }

    /** A single subset needs no list around it. */
    @Override
    public List<Datum> items(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean single = !items.isEmpty() && items.stream().allMatch(Datum.Num.class::isInstance);
        return single ? List.of(Datum.list(items)) : items;
    }

    @Override
    public String toString() {
        return "subset-take-away[n=" + points + "]";
    }
}
