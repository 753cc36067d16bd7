package org.impartial.games.state;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** Reads lists of lists of numbers, which are written {@code [0,1],[1,0]} or, in text, {@code 0,1;1,0}. */
public final class NumberLists {
    /** Reads lists of numbers from 0 on, called {@code what}: a list of lists, a lone list, or text with semicolons. */
    public static List<long[]> read(Datum datum, String what) {
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
