package org.impartial.example.judge;

import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.impartial.core.notation.Datum;
import org.impartial.games.Games;
import org.impartial.games.coin.CoinGames;

/** Problems about coins and lights. */
final class CoinProblems {
    private static final int MANY = 1_000_000;
    private static final long MOST = 1_000_000_000;

    static List<JudgeProblem> all() {
        return List.of(
                new JudgeProblem("hdu3537", "Mock Turtles: does the first player lose?", CoinProblems::mockTurtles),
                new JudgeProblem("hdu3404", "Switching lights", CoinProblems::lights));
    }

    /** Answers the problem; a head that is named again is the same coin. */
    private static void mockTurtles(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(CoinGames.MOCK_TURTLES);
        while (in.hasNext()) {
            int n = in.count("the number of heads", 0, MANY);
            long[] heads =
                    LongStream.of(in.numbers(n, "a head", 0, MOST)).distinct().toArray();
            out.print(theory.won(heads) ? "No\n" : "Yes\n");
        }
    }

    /** Answers the problem; a light that is named again is the same light. */
    private static void lights(Tokens in, PrintStream out) {
        Theory theory = Theory.normal(Games.library().family("switch-lights"));
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            Set<Datum> lit = new LinkedHashSet<>();
            for (int n = in.count("the number of lights", 0, MANY); n > 0; n--) {
                lit.add(Datum.of(in.numbers(2, "a coordinate", 1, MOST)));
            }
            boolean won = theory.won(Datum.list(List.copyOf(lit)));
            out.print(won ? "Have a try, lxhgww.\n" : "Don't waste your time.\n");
        }
    }
}
