package org.impartial.games.heap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads lists of vectors and of sets, which are written {@code [0,1],[1,0]} or, in text, {@code 0,1;1,0}. */
final class VectorList {
    static final String FORM = "[0,1],[1,0],... or 0,1;1,0;..., of numbers from 0 on and not both 0; at most 64";
    private static final int MOST = 64;

    private VectorList() {}

    static List<TwoHeaps> read(Datum datum) {
        List<long[]> lists = lists(datum, "a number of a vector");
        if (lists.isEmpty() || lists.size() > MOST) {
            throw new NotationException("there are 1 to " + MOST + " vectors, not " + lists.size() + "; write " + FORM);
        }
        return lists.stream()
                .map(VectorList::vector)
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

    /** Lists of numbers from 0 on: a list of lists, a lone list, or text with semicolons between the lists. */
    static List<long[]> lists(Datum datum, String what) {
        List<Datum> items = datum.asItems();
        if (!items.isEmpty() && items.stream().allMatch(item -> item instanceof Datum.Seq)) {
            return items.stream().map(item -> item.asLongs(what, 0)).toList();
        }
        List<long[]> lists = new ArrayList<>();
        List<Datum> current = new ArrayList<>();
        for (Datum item : items) {
            String[] halves = item.asWord(what).split(";", -1);
            for (int i = 0; i < halves.length; i++) {
                if (i > 0) {
                    lists.add(Datum.list(current).asLongs(what, 0));
                    current.clear();
                }
                current.add(number(halves[i], what));
            }
        }
        if (!current.isEmpty()) {
            lists.add(Datum.list(current).asLongs(what, 0));
        }
        return lists;
    }

    private static Datum number(String digits, String what) {
        if (!digits.matches("[0-9]{1,18}")) {
            throw new NotationException(what + " must be a whole number of at most 18 digits, not \"" + digits + "\"");
        }
        return Datum.of(Long.parseLong(digits));
    }
}
