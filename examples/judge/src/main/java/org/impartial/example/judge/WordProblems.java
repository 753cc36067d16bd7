package org.impartial.example.judge;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.impartial.core.game.Outcome;
import org.impartial.games.word.AliceAndBob;
import org.impartial.games.word.GameOf31;
import org.impartial.games.word.LostStrings;
import org.impartial.games.word.Multiplication;
import org.impartial.games.word.Pirates;
import org.impartial.solve.Solver;

/** Problems about cards, digits, numbers and pirates. */
final class WordProblems {
    private static final int MANY = 1_000_000;
    private static final long MOST = 1_000_000_000_000_000_000L - 1;
    private static final int DIGITS = 6;
    private static final int JUDGES_FACTOR = 9;

    static List<JudgeProblem> all() {
        return List.of(
                new JudgeProblem("hdu4155", "The Game of 31", WordProblems::cards),
                new JudgeProblem("hdu1517", "A multiplication game", WordProblems::multiplication),
                new JudgeProblem("poj2505", "A multiplication game, as hdu1517", WordProblems::multiplication),
                new JudgeProblem("hdu1538", "A puzzle for pirates", WordProblems::pirates),
                new JudgeProblem("hdu1404", "Digital Deletions", WordProblems::deletions),
                new JudgeProblem("hdu4111", "Alice and Bob", WordProblems::numbers));
    }

    /** Answers the problem; A has played every second card, from the first on. */
    private static void cards(Tokens in, PrintStream out) {
        Solver solver = Solver.normal();
        GameOf31 game = new GameOf31();
        for (Optional<String> line = in.line(); line.isPresent(); line = in.line()) {
            String cards = line.get();
            boolean won = solver.analyse(game.at(GameOf31.after(cards))).outcome() == Outcome.N;
            boolean first = cards.length() % 2 == 0;
            out.print(cards + (won == first ? " A\n" : " B\n"));
        }
    }

    private static void multiplication(Tokens in, PrintStream out) {
        Multiplication game = new Multiplication(JUDGES_FACTOR);
        while (in.hasNext()) {
            out.print(game.lost(in.number("n", 1, MOST)) ? "Ollie wins.\n" : "Stan wins.\n");
        }
    }

    private static void pirates(Tokens in, PrintStream out) {
        for (int cases = in.count("the number of cases", 0, MANY); cases > 0; cases--) {
            long n = in.number("the number of pirates", 1, MOST);
            long gold = in.number("the number of coins", 0, MOST);
            OptionalLong sure = new Pirates(gold).guarantee(n, in.number("a pirate", 1, n));
            out.print(sure.isPresent() ? sure.getAsLong() + "\n" : "Thrown\n");
        }
    }

    private static void deletions(Tokens in, PrintStream out) {
        LostStrings lost = new LostStrings(DIGITS);
        while (in.hasNext()) {
            String string = in.word("a string of digits");
            if (!string.matches("\\d{1," + DIGITS + "}")) {
                throw Tokens.wrong("a string of 1 to " + DIGITS + " digits", string);
            }
            out.print(lost.lost(string) ? "No\n" : "Yes\n");
        }
    }

    private static void numbers(Tokens in, PrintStream out) {
        int cases = in.count("the number of cases", 0, MANY);
        for (int i = 1; i <= cases; i++) {
            int n = in.count("how many numbers there are", 0, MANY);
            boolean lost = AliceAndBob.lost(AliceAndBob.numbers(in.numbers(n, "a number", 1, MOST)));
            out.print("Case #" + i + (lost ? ": Bob\n" : ": Alice\n"));
        }
    }
}
