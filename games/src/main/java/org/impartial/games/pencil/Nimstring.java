package org.impartial.games.pencil;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Notation;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;
import org.impartial.games.state.SurveyedFormat;

/**
 * Nimstring: a move draws a line between two adjacent dots. The player who completes a box must move again, and the
 * player who cannot move loses, so completing the last box loses [WW, ch. 16].
 *
 * <p>A turn is one option: any lines that complete boxes, and then one line that completes none. So a position may have
 * no options although lines are left. Since the turn may continue anywhere, Nimstring cannot be added to other games; a
 * heap of beans may be put next to the board instead. The value of the board is n if it is P next to n beans, and loony
 * if it is N next to any number of beans.
 *
 * <p>A turn that draws the last line and completes a box leaves the same player to move, without a move. It is
 * represented by the option of the finished board with one bean: the other player takes the bean, and then the player
 * of the turn cannot move and loses in normal play, but wins in misère play.
 *
 * <p>A state is the set of lines, with the beans above them. There are few options in the beginning, and up to 2^b
 * times as many where b boxes can be completed. Boards that rotations, reflections and exchanges of lines of only one
 * box map to one another have one canonical form.
 */
record Nimstring(DotGrid grid) implements PackedGame {
    private static final int SMALL = 10;
    static final int MOST_BEANS = 63;
    private static final Datum VALUE = Datum.of("value");
    private static final HeapGame BEANS = HeapGame.of("beans", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });
    static final GameFamily FAMILY = Cards.family(
            "nimstring",
            params -> new Nimstring(DotGrid.read(params.get("board"))).format(),
            "board=1,2 board=1,1 board=2,2");

    long with(long drawn, long beans) {
        return drawn | beans << DotGrid.MOST_LINES;
    }

    long drawn(long state) {
        return state & ((1L << DotGrid.MOST_LINES) - 1);
    }

    static long beans(long state) {
        return state >>> DotGrid.MOST_LINES;
    }

    @Override
    public void options(long state, PackedOptions out) {
        Set<Long> turns = new LinkedHashSet<>(List.of(state));
        Deque<Long> open = new ArrayDeque<>(turns);
        while (!open.isEmpty()) {
            long turn = open.remove();
            for (long left = grid.all() & ~turn; left != 0; left &= left - 1) {
                long line = Long.lowestOneBit(left);
                if (grid.completes(turn | line, line) && turns.add(turn | line)) {
                    open.add(turn | line);
                }
            }
        }
        Set<Long> ends = new HashSet<>();
        for (long turn : turns) {
            for (long left = grid.all() & ~turn; left != 0; left &= left - 1) {
                long line = Long.lowestOneBit(left);
                if (!grid.completes(turn | line, line) && (turns.size() == 1 || ends.add(turn | line))) {
                    out.to(turn | line);
                }
            }
            for (long beans = 0; beans < beans(state); beans++) {
                out.to(with(drawn(turn), beans));
            }
            if (turn != state && turn == grid.all()) {
                out.to(with(turn, 1));
            }
        }
    }

    @Override
    public long canonical(long state) {
        return with(grid.least(drawn(state)), beans(state));
    }

    @Override
    public boolean summable() {
        return false;
    }

    @Override
    public Stream<Long> smallStates() {
        long drawn = grid.all() & ~((1L << SMALL) - 1);
        return Stream.of(with(drawn, 0), with(drawn, 2));
    }

    @Override
    public void requireState(Long state) {
        boolean fits = state != null && state >= 0 && beans(state) <= MOST_BEANS && (drawn(state) & ~grid.all()) == 0;
        if (!fits) {
            throw new NotationException("a state of " + name() + " is a set of its lines as bits, and up to "
                    + MOST_BEANS + " beans above them, not " + state);
        }
    }

    @Override
    public Notation<Long> notation() {
        NimstringForm form = new NimstringForm(this);
        return Notation.of(form::read, form::write)
                .moves(form::turn)
                .respelled(move -> form.write(
                        form.read(move), move.asItems().stream().limit(1).allMatch(Datum.Num.class::isInstance)));
    }

    @Override
    public String toString() {
        return "nimstring[board=" + grid + "]";
    }

    private PositionFormat format() {
        return SurveyedFormat.of(this, this::survey);
    }

    private Optional<Survey> survey(Datum position) {
        List<Datum> items = position.asItems();
        if (items.isEmpty() || !items.get(0).equals(VALUE)) {
            return Optional.empty();
        }
        long drawn = new NimstringForm(this).lines(items.subList(1, items.size()));
        return Optional.of((method, inquiry) -> answer(drawn, method, inquiry));
    }

    /**
     * Each line that completes no box excludes at most one number of beans, since the board that it leaves is P
     * with at most one; a line that completes a box excludes all but the value of the board that it leaves. So the
     * value is at most the number of lines left.
     */
    private Datum.Fields answer(long drawn, Method method, Inquiry inquiry) {
        if (method == Method.CLAIMS) {
            throw new NotationException("nimstring has no closed form; use the solver auto or search");
        }
        Position board = new NimstringLines(grid).at(drawn);
        int most = grid.lines() - Long.bitCount(drawn);
        for (int beans = 0; beans <= most; beans++) {
            Outcome outcome = inquiry.outcome(board.plus(BEANS.at(beans)), Convention.NORMAL);
            if (outcome == Outcome.P) {
                return new Datum.Fields(Map.of("value", Datum.of(beans)));
            }
        }
        return new Datum.Fields(Map.of("value", Datum.of("loony")));
    }
}
