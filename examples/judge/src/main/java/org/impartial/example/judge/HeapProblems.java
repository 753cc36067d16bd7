package org.impartial.example.judge;

import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.stream.LongStream;
import org.impartial.core.library.Params;
import org.impartial.core.notation.Datum;
import org.impartial.games.Games;
import org.impartial.games.heap.Interval;
import org.impartial.games.heap.Nim;
import org.impartial.games.heap.queen.Wythoff;

/** Problems about heaps and sliding pieces. */
final class HeapProblems {
    private static final long MOST = 1_000_000_000;
    private static final int MANY = 1_000_000;

    static List<JudgeProblem> all() {
        return List.of(
                new JudgeProblem("hdu1527", "Wythoff: does the first player win?", HeapProblems::wythoff),
                new JudgeProblem("poj1067", "Wythoff, as hdu1527", HeapProblems::wythoff),
                new JudgeProblem("hdu2177", "Wythoff: the positions after winning moves", HeapProblems::wythoffReplies),
                new JudgeProblem("poj1704", "Georgia and Bob", HeapProblems::georgiaAndBob),
                new JudgeProblem("lanqiao-monks", "Fighting monks: the least winning move", HeapProblems::monks),
                new JudgeProblem("hdu1850", "Nim: the number of winning moves", HeapProblems::winningMoves),
                new JudgeProblem("hihocoder1163", "Nim: who wins?", HeapProblems::nim),
                new JudgeProblem("luogu-p2197", "Nim: does the first player win?", HeapProblems::nimCases),
                new JudgeProblem("hdu1907", "Nim under misère play", HeapProblems::misereNim),
                new JudgeProblem("hdu2509", "Rows of apples under misère play", HeapProblems::appleRows),
                new JudgeProblem("hdu3389", "Cards in boxes", HeapProblems::boxes),
                new JudgeProblem("luogu-t467518", "Taking l to r", HeapProblems::interval));
    }

    private static void wythoff(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Wythoff.FAMILY);
        while (in.hasNext()) {
            out.print(theory.won(pair(in)) ? "1\n" : "0\n");
        }
    }

    private static long[] pair(Tokens in) {
        return in.numbers(2, "a heap", 0, MOST);
    }

    private static void wythoffReplies(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Wythoff.FAMILY);
        for (long[] next = pair(in); next[0] > 0 || next[1] > 0; next = pair(in)) {
            long[] pair = next;
            List<String> left = theory.winningMoves(pair).stream()
                    .map(move -> HeapsLeft.of(pair, move.asLongs("taken", 0)))
                    .sorted(HeapsLeft.ORDER)
                    .map(position -> position.low() + " " + position.high() + "\n")
                    .distinct()
                    .toList();
            out.print(left.isEmpty() ? "0\n" : "1\n");
            left.forEach(out::print);
        }
    }

    /** An option in the judge's order: equal removals first, then ascending; several moves may lead to it. */
    private record HeapsLeft(boolean single, long low, long high) {
        static final Comparator<HeapsLeft> ORDER =
                Comparator.comparing(HeapsLeft::single).thenComparingLong(HeapsLeft::low);

        static HeapsLeft of(long[] pair, long[] taken) {
            long a = pair[0] - taken[0];
            long b = pair[1] - taken[1];
            return new HeapsLeft(taken[0] != taken[1], Math.min(a, b), Math.max(a, b));
        }
    }

    private static void georgiaAndBob(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Games.library().family("georgia-and-bob"));
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            boolean won = theory.won(list(in, "the number of pieces", "a square", 1));
            out.print(won ? "Georgia will win\n" : "Bob will win\n");
        }
    }

    private static void monks(Tokens in, PrintStream out) {
        LongStream.Builder steps = LongStream.builder();
        while (in.hasNext()) {
            steps.add(in.number("a step", 1, MOST));
        }
        List<Datum> moves = Theory.normal(Games.library().family("monks"))
                .winningMoves(steps.build().toArray());
        out.print(moves.stream()
                        .min(Comparator.comparingLong(move -> move.asLongs("step", 0)[0]))
                        .map(Datum::toString)
                        .orElse("-1")
                + "\n");
    }

    private static void winningMoves(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Nim.FAMILY);
        for (int n = heapCount(in); n > 0; n = heapCount(in)) {
            out.print(theory.winningMoves(in.numbers(n, "a heap", 0, MOST)).size() + "\n");
        }
    }

    private static int heapCount(Tokens in) {
        return in.count("0 at the end, or a number of heaps", 0, MANY);
    }

    private static void nim(Tokens in, PrintStream out) {
        boolean won = Theory.normal(Nim.FAMILY).won(list(in, "the number of heaps", "a heap", 0));
        out.print(won ? "Alice\n" : "Bob\n");
    }

    private static void nimCases(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Nim.FAMILY);
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            out.print(theory.won(list(in, "the number of heaps", "a heap", 0)) ? "Yes\n" : "No\n");
        }
    }

    private static void misereNim(Tokens in, PrintStream out) {
        Theory theory = Theory.misere(Nim.FAMILY);
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            out.print(theory.won(list(in, "the number of heaps", "a heap", 0)) ? "John\n" : "Brother\n");
        }
    }

    private static void appleRows(Tokens in, PrintStream out) {
        Theory theory = Theory.misere(Games.library().family("apple-rows"));
        while (in.hasNext()) {
            out.print(theory.won(list(in, "the number of rows", "a row", 0)) ? "Yes\n" : "No\n");
        }
    }

    private static void boxes(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Games.library().family("boxes"));
        int cases = in.count("the number of cases", 0, MANY);
        for (int i = 1; i <= cases; i++) {
            boolean won = theory.won(list(in, "the number of boxes", "the cards in a box", 0));
            out.print("Case " + i + (won ? ": Alice\n" : ": Bob\n"));
        }
    }

    private static void interval(Tokens in, PrintStream out) {
        for (int cases = in.count("the number of games", 0, MANY); cases > 0; cases--) {
            long n = in.number("the heap", 0, MOST);
            long l = in.number("the least that is taken", 1, MOST);
            long r = in.number("the most that is taken", l, MOST);
            Params params = Params.of("l", l).and("r", Datum.of(r));
            out.print(Theory.normal(Interval.FAMILY, params).won(n) ? "yes\n" : "no\n");
        }
    }

    private static long[] list(Tokens in, String count, String item, long least) {
        return in.numbers(in.count(count, 0, MANY), item, least, MOST);
    }
}
