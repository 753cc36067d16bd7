package org.impartial.games.pencil;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.Method;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.library.Survey;
import org.impartial.core.library.Survey.Inquiry;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.state.SurveyedFormat;

/** Positions of Nimstring, and the value of a board: a number, or loony. */
record NimstringFormat(Nimstring game) {
    private static final Datum VALUE = Datum.of("value");
    private static final HeapGame BEANS = HeapGame.of("beans", (heap, out) -> {
        for (int left = 0; left < heap; left++) {
            out.to(left);
        }
    });

    static PositionFormat of(Nimstring game) {
        return SurveyedFormat.of(game, new NimstringFormat(game)::survey);
    }

    private Optional<Survey> survey(Datum position) {
        List<Datum> items = position.asItems();
        if (items.isEmpty() || !items.get(0).equals(VALUE)) {
            return Optional.empty();
        }
        long drawn = new NimstringForm(game).lines(items.subList(1, items.size()));
        return Optional.of((method, inquiry) -> answer(drawn, method, inquiry));
    }

    /**
     * Returns the value, found line by line: the board is added to a heap of beans. Each line that completes no box
     * excludes at most one number of beans, since the board that it leaves is P with at most one number; a line that
     * completes a box excludes all numbers except the value of the board that it leaves. So the value is at most the
     * number of lines left.
     */
    private Datum.Fields answer(long drawn, Method method, Inquiry inquiry) {
        if (method == Method.CLAIMS) {
            throw new NotationException("nimstring has no closed form; use the solver auto or search");
        }
        Position board = new NimstringLines(game.grid()).at(drawn);
        int most = game.grid().lines() - Long.bitCount(drawn);
        for (int beans = 0; beans <= most; beans++) {
            Outcome outcome = inquiry.outcome(board.plus(BEANS.at(beans)), Convention.NORMAL);
            if (outcome == Outcome.P) {
                return new Datum.Fields(Map.of("value", Datum.of(beans)));
            }
        }
        return new Datum.Fields(Map.of("value", Datum.of("loony")));
    }
}
