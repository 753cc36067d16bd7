package org.impartial.cli.question;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.game.heap.BreakingCode;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.notation.NotationException;

/** The octal codes of a pattern, and the classes into which the rules themselves put them. */
public final class AtlasCodes {
    private static final int OCTAL = 8;
    private static final int MOST_FREE = 6;

    /** Returns the codes of a pattern such as {@code 0.???} in ascending order, each once; too many are refused. */
    public static List<BreakingCode> of(String pattern) {
        if (!pattern.matches("[04]?\\.[0-7?]{1,8}")) {
            throw new NotationException("a pattern of codes is a code whose digits may be question marks, such as 0.???"
                    + " or 4.?7, and not \"" + pattern + "\"");
        }
        long free = pattern.chars().filter(digit -> digit == '?').count();
        if (free > MOST_FREE) {
            throw new NotationException("the pattern " + pattern + " stands for more than " + (1 << (3 * MOST_FREE))
                    + " codes; fix a digit");
        }
        List<String> texts = List.of(pattern);
        for (long digit = 0; digit < free; digit++) {
            texts = texts.stream()
                    .flatMap(text -> IntStream.range(0, OCTAL).mapToObj(next -> text.replaceFirst("\\?", "" + next)))
                    .toList();
        }
        return texts.stream().map(BreakingCode::parse).distinct().toList();
    }

    static HeapGame game(String code) {
        return (HeapGame)
                GameLibrary.installed().ruleset("octal[" + code + "]").games().get(0);
    }

    public static List<String> classes(List<BreakingCode> codes) {
        return codes.stream()
                .map(code -> AtlasClass.of(code).code().toString())
                .distinct()
                .toList();
    }

    /**
     * Returns the code that represents all codes which the rules show to have the same values: it includes every option
     * that a heap without moves makes equal to another option.
     *
     * <p>In a code 0.d1d2... with d1 even, a heap of one bean has no move. To leave it is to leave nothing, so the bit 2 of a
     * digit gives the next digit the bit 1; and to split it off is to leave one heap, so the bit 4 of a digit gives the next
     * one the bit 2. Both hold for every heap and under both conventions.
     */
    public static String representative(BreakingCode code) {
        if (code.digit(0) != 0 || code.digit(1) % 2 != 0 || code.last() == 0) {
            return code.toString();
        }
        List<Integer> digits = new ArrayList<>(code.digits());
        digits.add(0);
        digits.add(0);
        for (int k = 1; k + 1 < digits.size(); k++) {
            digits.set(k + 1, digits.get(k + 1) | (digits.get(k) & 6) / 2);
        }
        return BreakingCode.parse(
                        digits.stream().skip(1).map(String::valueOf).collect(Collectors.joining("", "0.", "")))
                .toString();
    }
}
