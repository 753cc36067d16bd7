package org.impartial.games.graph.token;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.PackedGame;
import org.impartial.core.game.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Kotzig's Nim: a token walks round a cycle of n squares by steps of a set S, all in one direction, and no square may be
 * visited twice. Who wins from the start is known for few sets [Kotzig 1946]; nothing is claimed here.
 *
 * <p>A state is the set of the visited squares, counted from the token, as bits. Options: at most one for each step. Example:
 * {@code kotzig[n=8,S=1,2] 0}.
 *
 * @param squares n, from 1 to {@link #MOST}
 * @param steps distinct steps modulo n from 1 on, ascending
 */
record Kotzig(int squares, List<Integer> steps) implements PackedGame {
    /** The longest cycle. */
    static final int MOST = 62;

    /** The plug-in. */
    static final GameFamily FAMILY = Cards.family(
            "kotzig",
            params -> PositionFormat.of(of(params)),
            sample(7, 1, 2),
            sample(8, 1, 3),
            sample(9, 2, 3),
            sample(6, 1, 2, 4));

    private static Kotzig of(Params params) {
        int n = params.get("n").asInt("n", 1, MOST);
        long[] steps = params.get("S").asLongs("step", 1);
        if (steps.length == 0) {
            throw new NotationException("S needs a step; write for instance S=1,2");
        }
        List<Integer> reduced = new ArrayList<>();
        for (long step : steps) {
            reduced.add((int) (step % n));
        }
        return new Kotzig(
                n, reduced.stream().filter(step -> step > 0).distinct().sorted().toList());
    }

    @Override
    public void options(long visited, PackedOptions out) {
        for (int i = 0; i < steps.size(); i++) {
            long next = after(visited, steps.get(i));
            if ((visited >> steps.get(i) & 1) == 0
                    && steps.subList(0, i).stream()
                            .noneMatch(s -> (visited >> s & 1) == 0 && after(visited, s) == next)) {
                out.to(next);
            }
        }
    }

    /** Returns the visited squares counted from the one that a step leads to. */
    long after(long visited, int step) {
        long with = visited | (1L << step);
        return (with >> step) | ((with & ((1L << step) - 1)) << (squares - step));
    }

    @Override
    public Stream<Long> smallStates() {
        return Stream.of(1L);
    }

    @Override
    public void requireState(Long visited) {
        if (visited == null || (visited & 1) == 0 || visited >> squares != 0) {
            throw new NotationException(
                    "the visited squares of " + name() + " are from 0, that of the token, to " + (squares - 1));
        }
    }

    @Override
    public Notation<Long> notation() {
        return new KotzigNotation(this);
    }

    /** The set has to be written, even if no step is left of it. */
    @Override
    public String name() {
        List<Integer> written = steps.isEmpty() ? List.of(squares) : steps;
        return "kotzig[n=" + squares + ",S="
                + written.stream().map(String::valueOf).collect(Collectors.joining(",")) + "]";
    }

    private static Params sample(int n, long... steps) {
        return Params.of("n", n).and("S", Datum.of(steps));
    }
}
