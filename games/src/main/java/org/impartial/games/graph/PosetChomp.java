package org.impartial.games.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.library.GameFamily;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/** Chomp on a finite ordered set; a bar without its poisoned square is such a set [Gale 1974]. */
record PosetChomp(List<List<Integer>> below, Poset poset) implements PosetGame {
    private static final int SMALL = 10;
    static final GameFamily FAMILY = Cards.games(
            "poset-chomp",
            params -> PosetChomp.of(params.get("n").asInt("n", 0, Poset.MOST), pairs(params.get("below"))),
            "n=4,below=[0,1],[0,2],[1,3],[2,3] n=7,below=[0,1],[1,2],[3,2],[3,4],[5,6] n=5,below=[]");

    private static PosetChomp of(int size, List<List<Integer>> below) {
        long[] above = new long[size];
        for (List<Integer> pair : below) {
            for (int end : pair) {
                if (end >= size) {
                    throw new NotationException("the element " + end + " is not among 0 to " + (size - 1));
                }
            }
            above[pair.get(0)] |= 1L << pair.get(1);
        }
        return new PosetChomp(below, Poset.generated(above));
    }

    private static List<List<Integer>> pairs(Datum relations) {
        List<Datum> items = relations.asItems();
        boolean single = items.size() == 2 && items.stream().allMatch(Datum.Num.class::isInstance);
        List<List<Integer>> pairs = new ArrayList<>();
        for (Datum item : single ? List.of(relations) : items) {
            List<Integer> pair = item.asList("a relation").stream()
                    .map(end -> end.asInt("an element", 0, Poset.MOST - 1))
                    .toList();
            if (pair.size() != 2 || pair.get(0).equals(pair.get(1))) {
                throw new NotationException("a relation is [x,y] with x below y, not " + item.described());
            }
            pairs.add(pair);
        }
        return pairs;
    }

    @Override
    public Stream<Long> smallStates() {
        long taken = 0;
        for (int element = SMALL; element < poset.size(); element++) {
            taken |= poset.up(element);
        }
        return Stream.of(taken);
    }

    @Override
    public int element(Datum item) {
        return item.asInt("an element bitten", 0, poset.size() - 1);
    }

    @Override
    public Datum written(int element) {
        return Datum.of(element);
    }

    @Override
    public String toString() {
        String pairs = below.stream()
                .map(pair -> "[" + pair.get(0) + "," + pair.get(1) + "]")
                .collect(Collectors.joining(","));
        return "poset-chomp[n=" + poset.size() + ",below=" + (pairs.isEmpty() ? "[]" : pairs) + "]";
    }
}
