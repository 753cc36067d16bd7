package org.impartial.cli.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import org.impartial.discover.DigitOrder;
import org.impartial.discover.Theorem;

/** A theorem for human readers. */
public final class DiscoverReport {
    private static final int SHOWN = 12;
    private static final int MOVES = 20;

    public static String text(Theorem theorem) {
        StringBuilder out = new StringBuilder("proved for all sizes, in ")
                .append(theorem.numeration())
                .append(theorem.order() == DigitOrder.LEAST_SIGNIFICANT_FIRST ? ", least significant digit first" : "")
                .append(": ")
                .append(theorem.states())
                .append(" states\n")
                .append(theorem.statement())
                .append("\n\n");
        table(theorem, out);
        theorem.period()
                .ifPresent(period -> out.append("\nfound as a period before automata were tried: ")
                        .append(period));
        out.append("\nplay ends: every move lowers ")
                .append(String.join(", or keeps it and lowers ", theorem.measures()))
                .append(String.format(
                        Locale.ROOT,
                        "%n%d questions to the rules, the largest heap %d; %d guesses; a proof of %d sets; %.2f s",
                        theorem.questions(),
                        theorem.largest(),
                        theorem.rounds(),
                        theorem.proofSize(),
                        theorem.time().toMillis() / 1000.0));
        return out.toString();
    }

    private static void table(Theorem theorem, StringBuilder out) {
        out.append("first P-positions (")
                .append(String.join(", ", theorem.heaps()))
                .append(") and their digits\n");
        List<List<BigInteger>> first = theorem.first(SHOWN);
        int width = first.stream()
                .mapToInt(position -> position.toString().length())
                .max()
                .orElse(0);
        for (List<BigInteger> position : first) {
            String numbers = position.toString().replace("[", "(").replace("]", ")");
            out.append("  ")
                    .append(numbers)
                    .append(" ".repeat(width - numbers.length() + 2))
                    .append(String.join("  ", theorem.digits(position)))
                    .append('\n');
        }
    }

    public static String position(Theorem theorem, BigInteger[] heaps) {
        String place = List.of(heaps).toString();
        if (theorem.isP(heaps)) {
            return "\n" + place + ": you will lose (P)";
        }
        List<List<BigInteger>> moves = theorem.winningMoves(MOVES + 1, heaps);
        StringBuilder out = new StringBuilder("\n" + place + ": you can win (N)");
        moves.stream().limit(MOVES).forEach(move -> out.append("\n  to ").append(move));
        return moves.size() > MOVES ? out + "\n  and more" : out.toString();
    }
}
