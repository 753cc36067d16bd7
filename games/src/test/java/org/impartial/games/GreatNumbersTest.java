package org.impartial.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.game.Convention;
import org.impartial.core.game.ImpartialGame;
import org.impartial.core.game.Move;
import org.impartial.core.game.Outcome;
import org.impartial.core.game.Position;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Budget;
import org.impartial.core.meter.StoppedException;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.solve.Analysis;
import org.impartial.solve.Analysis.Status;
import org.impartial.solve.Solver;
import org.impartial.solve.Strategy;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The greatest numbers that are read, in every place of every game's positions: an answer is right, or none is given. */
class GreatNumbersTest {
    private static final Pattern NEGATIVE = Pattern.compile("(^|[ \\[(,=])-(?!1 to)[0-9]");
    private static final long[] GREAT =
            LongStream.rangeClosed(0, 3).map(k -> Long.MAX_VALUE - k).toArray();
    private static final Budget LITTLE = Budget.positions(300).within(Duration.ofMillis(100));
    private static final Solver NORMAL = Solver.normal().within(LITTLE).using(Strategy.claims());
    private static final Solver MISERE = Solver.misere().within(LITTLE).using(Strategy.claims());

    static Stream<GameFamily> families() {
        return ContractTest.families();
    }

    @Timeout(value = 6, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @ParameterizedTest
    @MethodSource("families")
    void noAnswerIsWrong(GameFamily family) {
        for (Params sample : family.samples()) {
            PositionFormat format = family.with(sample);
            for (Datum written : positions(family, format)) {
                for (Datum great : replaced(written)) {
                    check(format, great);
                }
            }
        }
    }

    /** Parameters that are read have positions whose answers are right too. */
    @Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    @ParameterizedTest
    @MethodSource("families")
    void noParameterIsTooGreat(GameFamily family) {
        for (Params sample : family.samples()) {
            for (Map.Entry<String, Datum> value : sample.values().entrySet()) {
                for (Datum great : replaced(value.getValue())) {
                    Map<String, Datum> values = new LinkedHashMap<>(sample.values());
                    values.put(value.getKey(), great);
                    ruleset(family, new Params(values))
                            .ifPresent(format -> positions(family, format).forEach(written -> check(format, written)));
                }
            }
        }
    }

    private static Optional<PositionFormat> ruleset(GameFamily family, Params params) {
        try {
            return Optional.of(family.with(params));
        } catch (NotationException refused) {
            assertClean(family.id() + params, String.valueOf(refused.getMessage()));
            return Optional.empty();
        }
    }

    private static List<Datum> positions(GameFamily family, PositionFormat format) {
        List<Datum> written = new ArrayList<>();
        if (family.samples().size() == 1
                && Games.library().survey(family.card().example()).isEmpty()) {
            written.add(Games.library().read(family.card().example()).datum());
        }
        for (ImpartialGame<?> game : format.games()) {
            written(game).forEach(written::add);
        }
        return written;
    }

    private static <S> Stream<Datum> written(ImpartialGame<S> game) {
        List<S> states = game.smallStates().limit(100).toList();
        return game.notation().readable()
                ? Stream.of(states.get(states.size() / 2), states.get(states.size() - 1))
                        .map(game.notation()::write)
                : Stream.empty();
    }

    /** The datum with a great number in the place of one of its numbers, and of two. */
    private static List<Datum> replaced(Datum datum) {
        if (datum instanceof Datum.Num) {
            return LongStream.of(GREAT).<Datum>mapToObj(Datum::of).toList();
        }
        List<Datum> all = new ArrayList<>();
        if (datum instanceof Datum.Seq seq) {
            for (int i = 0; i < seq.items().size(); i++) {
                for (Datum item : replaced(seq.items().get(i))) {
                    List<Datum> items = new ArrayList<>(seq.items());
                    items.set(i, item);
                    all.add(Datum.list(items));
                    if (i > 0 && items.get(i - 1) instanceof Datum.Num && item.equals(Datum.of(GREAT[1]))) {
                        items.set(i - 1, Datum.of(GREAT[0]));
                        all.add(Datum.list(items));
                    }
                }
            }
        }
        return all;
    }

    private static void check(PositionFormat format, Datum written) {
        String what = format + " " + written;
        try {
            if (format.survey(written).isEmpty()) {
                NotatedPosition diagram = format.read(written);
                check(what, diagram, NORMAL);
                check(what + ", misère", diagram, MISERE);
            }
        } catch (NotationException refused) {
            assertClean(what, String.valueOf(refused.getMessage()));
        } catch (RuntimeException e) {
            fail(what + " throws " + e, e);
        }
    }

    private static void check(String what, NotatedPosition diagram, Solver solver) {
        Analysis analysis = solver.analyse(diagram.position());
        assertClean(what, analysis.message());
        if (analysis.status() != Status.SOLVED) {
            return;
        }
        assertTrue(analysis.grundy().orElse(0) >= 0, () -> what + ": " + analysis.grundy());
        if (solver.convention() == Convention.NORMAL && analysis.grundy().isPresent()) {
            assertEquals(analysis.grundy().getAsLong() == 0, analysis.outcome() == Outcome.P, what);
        }
        assertClean(what, analysis.explain().text());
        moves(analysis).ifPresent(moves -> {
            for (Move move : moves) {
                assertEquals(Outcome.N, analysis.outcome(), () -> what + ": " + move);
                assertClean(what, diagram.write(move).toString() + " " + move);
                assertEquals(
                        Outcome.P,
                        outcome(move.result(), solver).orElse(Outcome.P),
                        () -> what + ", after " + diagram.write(move));
                assertEquals(move.result(), diagram.move(diagram.write(move)).result(), what);
            }
        });
    }

    private static Optional<List<Move>> moves(Analysis analysis) {
        try {
            return Optional.of(analysis.winningMoves(3).list());
        } catch (StoppedException | BeyondRangeException tooMany) {
            return Optional.empty();
        }
    }

    private static Optional<Outcome> outcome(Position position, Solver solver) {
        Analysis analysis = solver.analyse(position);
        return analysis.status() == Status.SOLVED ? Optional.of(analysis.outcome()) : Optional.empty();
    }

    private static void assertClean(String what, String text) {
        assertFalse(NEGATIVE.matcher(text).find(), () -> what + ": " + text);
    }
}
