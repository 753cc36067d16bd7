package org.impartial.games.graph;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.impartial.core.game.Notation;
import org.impartial.core.game.capability.PackedGame;
import org.impartial.core.game.capability.PackedOptions;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.NotationException;
import org.impartial.games.cards.Cards;

/**
 * Kotzig's Nim: a token moves round a cycle of n squares by steps of a set S, all in one direction, and no square may
 * be visited twice. The outcome of the start is known for few sets [Kotzig 1946]; the game has no claims.
 *
 * <p>A state is the set of the visited squares, counted from the token, as bits. There is at most one option for each
 * step. Example: {@code kotzig[n=8,S=1,2] 0}.
 *
 * @param squares n, from 1 to {@link #MOST}
 * @param steps the set S, distinct and ascending; steps count modulo n
 */
record Kotzig(int squares, List<Long> steps) implements PackedGame {
    static final int MOST = 62;
    static final GameFamily FAMILY = Cards.games("kotzig", Kotzig::of, "n=7,S=1,2 n=8,S=1,3 n=9,S=2,3 n=6,S=1,2,4");

    private static Kotzig of(Params params) {
        int n = params.get("n").asInt("n", 1, MOST);
        long[] steps = params.get("S").asLongs("step", 1);
        if (steps.length == 0) {
            throw new NotationException("S needs a step; write for instance S=1,2");
        }
        return new Kotzig(n, LongStream.of(steps).sorted().distinct().boxed().toList());
    }

    @Override
    public void options(long visited, PackedOptions out) {
        Set<Long> met = new HashSet<>();
        for (long step : steps) {
            if (free(visited, step) && met.add(after(visited, step))) {
                out.to(after(visited, step));
            }
        }
    }

    private boolean free(long visited, long step) {
        return (visited >> step % squares & 1) == 0;
    }

    /** Returns the visited squares, counted from the one that a step leads to. */
    private long after(long visited, long length) {
        int step = (int) (length % squares);
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
        return Notation.of(this::read, this::write)
                .moves((before, left) -> steps.stream()
                        .filter(step -> free(before, step) && left.equals(after(before, step)))
                        .map(Datum::of)
                        .findFirst()
                        .orElseThrow())
                .reading((visited, move) -> Optional.of(move.asLong("the step", 1))
                        .filter(step -> steps.contains(step) && free(visited, step))
                        .map(step -> after(visited, step)));
    }

    private long read(Datum datum) {
        long visited = 0;
        for (long square : datum.asLongs("visited square", 0)) {
            if (square >= squares) {
                throw new NotationException(
                        "the squares of " + name() + " are from 0 to " + (squares - 1) + ", not " + square);
            }
            if ((visited >> square & 1) == 1) {
                throw new NotationException("square " + square + " is given twice; name each visited square once");
            }
            visited |= 1L << square;
        }
        requireState(visited);
        return visited;
    }

    private Datum write(long visited) {
        return Datum.of(
                BitSet.valueOf(new long[] {visited}).stream().asLongStream().toArray());
    }

    @Override
    public String name() {
        return "kotzig[n=" + squares + ",S="
                + steps.stream().map(String::valueOf).collect(Collectors.joining(",")) + "]";
    }
}
