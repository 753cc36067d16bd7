package org.impartial.games.pencil;

import java.util.ArrayList;
import java.util.List;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Position;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;

/** The lines drawn, and beans before them; a move as the lines of a turn, with the beans left if it takes some. */
record NimstringNotation(Nimstring game) implements Notation<Long> {
    private static final int LINE = 4;

    @Override
    public Long read(Datum datum) {
        List<Datum> items = datum.asItems();
        boolean lone = items.size() == LINE && items.stream().allMatch(Datum.Num.class::isInstance);
        List<Datum> lines = lone ? List.of(datum) : items;
        boolean beside = !lines.isEmpty() && lines.get(0) instanceof Datum.Num;
        int beans = beside ? lines.get(0).asInt("the number of beans", 0, Nimstring.mostBeans()) : 0;
        return game.with(lines(beside ? lines.subList(1, lines.size()) : lines), beans);
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

    @Override
    public Datum write(Long state) {
        return write(Nimstring.beans(state), Nimstring.beans(state) > 0, game.drawn(state));
    }

    private Datum write(long beans, boolean beside, long lines) {
        List<Datum> items = new ArrayList<>();
        if (beside) {
            items.add(Datum.of(beans));
        }
        for (long left = lines; left != 0; left &= left - 1) {
            items.add(game.grid().write(Long.numberOfTrailingZeros(left)));
        }
        return Datum.list(items);
    }

    @Override
    public Datum move(Long before, Position after) {
        long next = (Long) after.components().get(0).state();
        boolean taken = Nimstring.beans(next) != Nimstring.beans(before);
        return write(Nimstring.beans(next), taken, game.drawn(next) & ~game.drawn(before));
    }
}
