package org.impartial.games.graph.order;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Subset take-away: from the subsets of 1 to n, except the empty and the full one, a move removes one and all that
 * contain it [Gale-Neyman 1982].
 *
 * <p>The subset of the bits of A is element A - 1 of a poset, so that n is at most 6. The whole game was conjectured to
 * be P for every n; it is so up to 6, but not for 7 [Brouwer-Christensen 2018]. States that renaming the numbers maps
 * to one another have one canonical form.
 */
final class SubsetTakeAway implements PosetGame {
    private static final int MOST = 6;
    private static final int SMALL = 4;

    static final GameFamily FAMILY = Cards.family(
            "subset-take-away",
            params -> PositionFormat.of(new SubsetTakeAway(params.get("n").asInt("n", 1, MOST))),
            Cards.each("n", 3, 2, 4));

    private final int points;
    private final Poset poset;

    SubsetTakeAway(int points) {
        this.points = points;
        long[] above = new long[(1 << points) - 2];
        for (int set = 1; set <= above.length; set++) {
            for (int other = 1; other <= above.length; other++) {
                above[set - 1] |= (set & other) == set && other != set ? 1L << (other - 1) : 0;
            }
        }
        this.poset = Poset.generated(above);
    }

    @Override
    public Poset poset() {
        return poset;
    }

    @Override
    public long canonical(long taken) {
        return poset.left(new ComplexForm(points, poset.left(taken)).least());
    }

    /** Returns the whole game, or the numbers and pairs up to 4 of a larger one. */
    @Override
    public Stream<Long> smallStates() {
        long taken = 0;
        for (int set = 1; points > SMALL && set <= poset.size(); set++) {
            taken |= Integer.bitCount(set) > 2 || set >= 1 << SMALL ? 1L << (set - 1) : 0;
        }
        return Stream.of(taken);
    }

    @Override
    public Notation<Long> notation() {
        return new SubsetNotation(poset, points);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SubsetTakeAway that && points == that.points;
    }

    @Override
    public int hashCode() {
        return points;
    }

    @Override
    public String toString() {
        return "subset-take-away[n=" + points + "]";
    }

    /** Subsets as lists of their numbers. */
    private record SubsetNotation(Poset poset, int points) implements Notation<Long> {

        @Override
        public Long read(Datum datum) {
            List<Datum> items = datum.asItems();
            boolean single = !items.isEmpty() && items.stream().allMatch(Datum.Num.class::isInstance);
            long taken = 0;
            for (Datum item : single ? List.of(Datum.list(items)) : items) {
                taken |= poset.up(element(item));
            }
            return taken;
        }

        private int element(Datum item) {
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
        public Datum write(Long taken) {
            return Datum.list(Arrays.stream(poset.least(taken))
                    .mapToObj(SubsetNotation::subset)
                    .toList());
        }

        private static Datum subset(int element) {
            List<Datum> numbers = new ArrayList<>();
            for (int left = element + 1; left != 0; left &= left - 1) {
                numbers.add(Datum.of(Integer.numberOfTrailingZeros(left) + 1));
            }
            return Datum.list(numbers);
        }

        @Override
        public Datum move(Long before, Position after) {
            return subset(poset.bite(before, PosetGame.taken(poset, after)));
        }
    }
}
