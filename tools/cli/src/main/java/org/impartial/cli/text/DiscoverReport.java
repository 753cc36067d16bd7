package org.impartial.cli.text;

import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.impartial.discover.DigitOrder;
import org.impartial.discover.Theorem;

/** A theorem for human readers. */
public final class DiscoverReport {
    private static final int SHOWN = 12;
    public static final int MOVES = 20;

    public static String text(Theorem theorem) {
        boolean least = theorem.order() == DigitOrder.LEAST_SIGNIFICANT_FIRST;
        return "proved for all sizes, in " + theorem.numeration() + (least ? ", least significant digit first" : "")
                + ": " + theorem.states() + " states\n" + theorem.statement() + "\n\n" + table(theorem)
                + theorem.period()
                        .map(period -> "\nfound as a period before automata were tried: " + period)
                        .orElse("")
                + ending(
                        theorem.measures(),
                        theorem.time(),
                        theorem.questions() + " questions to the rules, the largest heap " + theorem.largest() + "; "
                                + theorem.rounds() + " guesses; a proof of " + theorem.proofSize());
    }

    public static String ending(List<String> measures, Duration time, String work) {
        return "\nplay ends: every move lowers " + String.join(", or keeps it and lowers ", measures)
                + String.format(Locale.ROOT, "%n%s sets; %.2f s", work, time.toMillis() / 1000.0);
    }

    private static String table(Theorem theorem) {
        StringBuilder out =
                new StringBuilder("first P-positions (" + String.join(", ", theorem.heaps()) + ") and their digits\n");
        List<List<BigInteger>> first = theorem.first(SHOWN);
        int width =
                first.stream().mapToInt(one -> one.toString().length()).max().orElse(0);
        for (List<BigInteger> position : first) {
            String numbers = position.toString().replace("[", "(").replace("]", ")");
            String digits = String.join("  ", theorem.digits(position));
            out.append("  " + numbers + " ".repeat(width - numbers.length() + 2) + digits + "\n");
        }
        return out.toString();
    }

    public static String position(Theorem theorem, BigInteger[] heaps) {
        String place = List.of(heaps).toString();
        return theorem.isP(heaps)
                ? "\n" + place + ": you will lose (P)"
                : won(place, "", theorem.winningMoves(MOVES + 1, heaps));
    }

    public static String won(String place, String value, List<?> moves) {
        String first = moves.stream().limit(MOVES).map(move -> "\n  to " + move).collect(Collectors.joining());
        return "\n" + place + ": you can win (N" + value + ")" + first + (moves.size() > MOVES ? "\n  and more" : "");
    }
}
