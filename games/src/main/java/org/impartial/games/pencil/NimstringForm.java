package org.impartial.games.pencil;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The lines drawn, preceded by the beans; a move as the lines of a turn, with the remaining beans if it takes some. */
record NimstringForm(Nimstring game) {
    private static final int LINE = 4;

    long read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean single = items.size() == LINE && items.stream().allMatch(Datum.Num.class::isInstance);
        List<Datum> lines = single ? List.of(datum) : items;
        boolean beside = !lines.isEmpty() && lines.get(0) instanceof Datum.Num;
        int beans = beside ? lines.get(0).asInt("the number of beans", 0, Nimstring.MOST_BEANS) : 0;
        return game.with(lines(beside ? lines.subList(1, lines.size()) : lines), beans);
    }

    long drawn(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean single = !items.isEmpty() && items.stream().allMatch(Datum.Num.class::isInstance);
        return lines(single ? List.of(datum) : items);
    }

    long lines(List<Datum> items) {
        long drawn = 0;
        for (Datum item : items) {
            long line = game.grid().line(item);
            if ((drawn & line) != 0) {
                throw new NotationException("the line " + item + " is given twice; name each line once");
            }
            drawn |= line;
        }
        return drawn;
    }

    Datum write(long state) {
        return write(state, Nimstring.beans(state) > 0);
    }

    Datum write(long state, boolean beside) {
        List<Datum> items = new ArrayList<>();
        if (beside) {
            items.add(Datum.of(Nimstring.beans(state)));
        }
        for (long left = game.drawn(state); left != 0; left &= left - 1) {
            items.add(game.grid().write(Long.numberOfTrailingZeros(left)));
        }
        return Datum.list(items);
    }

    Datum turn(long before, long next) {
        long beans = Nimstring.beans(next);
        boolean taken = beans < Nimstring.beans(before);
        return write(game.with(game.drawn(next) & ~game.drawn(before), taken ? beans : 0), taken);
    }
}
