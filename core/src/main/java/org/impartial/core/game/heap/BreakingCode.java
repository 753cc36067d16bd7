package org.impartial.core.game.heap;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.impartial.core.game.heap.HeapGame.HeapCode;
import org.impartial.core.notation.NotationException;

/**
 * The code d0.d1d2d3… of a taking-and-breaking game [WW, ch. 4]. Digit i states what a move that removes i beans from a
 * heap may leave: nothing if it has the bit 1, one non-empty heap with the bit 2, two with 4, three with 8. Digits are
 * octal or hexadecimal; d0 may have only the bits 4 and 8, since a move must remove beans or break the heap. Digits in
 * parentheses repeat without end: {@code 4.(3)} is Lasker's Nim. Where two heaps that are left must differ in size, an
 * exclamation mark follows each digit with the bit 4: Grundy's game is {@code 4!.0}.
 *
 * <pre>{@code
 * BreakingCode code = BreakingCode.parse("4.(3)");
 * code.digit(0);  // 4
 * code.digit(7);  // 3
 * code.finite();  // false
 * }</pre>
 *
 * @param digits d0, d1, … up to the last digit that is written and does not repeat
 * @param repeating the digits that follow them repeatedly; empty for a finite code, else not all zero
 * @param unequal whether a move that leaves two heaps must leave unequal ones; then no digit has the bit 8
 */
public record BreakingCode(List<Integer> digits, List<Integer> repeating, boolean unequal) implements HeapCode {
    private static final int MOST_PARTS = 3;
    private static final String FORM =
            "a code is d0.d1d2d3 with octal or hexadecimal digits and optional repeating ones in parentheses, such as"
                    + " 0.77, 0.137 or 4.(3); an exclamation mark after every digit that breaks a heap in two, as in 4!.0,"
                    + " requires unequal heaps";

    /**
     * Creates a code without trailing zeros and checks its digits.
     *
     * @param digits d0, d1, … up to the last digit that is written and does not repeat
     * @param repeating the digits that follow them repeatedly; empty for a finite code, else not all zero
     * @param unequal whether a move that leaves two heaps must leave unequal ones; then no digit has the bit 8
     * @throws NotationException if this is not a code
     */
    public BreakingCode {
        if (digits.isEmpty() || digits.stream().anyMatch(d -> d < 0 || d > 15) || (digits.get(0) & 3) != 0) {
            throw new NotationException(FORM + "; its d0 is 0, 4, 8 or C");
        }
        if (repeating.stream().anyMatch(d -> d < 0 || d > 15) || (!repeating.isEmpty() && bits(repeating) == 0)) {
            throw new NotationException(FORM + "; repeating digits are 0 to F and not all 0");
        }
        int bits = bits(digits) | bits(repeating);
        if (unequal && (bits & 8) != 0) {
            throw new NotationException(FORM + "; a code of unequal heaps breaks no heap in three");
        }
        unequal = unequal && (bits & 4) != 0;
        int length = digits.size();
        while (repeating.isEmpty() && length > 1 && digits.get(length - 1) == 0) {
            length--;
        }
        digits = List.copyOf(digits.subList(0, length));
        repeating = List.copyOf(repeating);
    }

    /**
     * {@return the code that a text denotes}
     *
     * @param text such as {@code 0.77}, {@code .137}, {@code 0.3F}, {@code 4.(3)} or {@code 4!.0}
     * @throws NotationException if the text is not a code
     */
    public static BreakingCode parse(String text) {
        String plain = text.replace("!", "");
        if (!plain.matches("[0-9A-Fa-f]?\\.[0-9A-Fa-f]*(\\([0-9A-Fa-f]*[1-9A-Fa-f][0-9A-Fa-f]*\\))?")) {
            throw new NotationException("\"" + text + "\" is not a code of a taking-and-breaking game: " + FORM);
        }
        String[] halves = plain.replace(")", "").split("\\(", 2);
        String finite = halves[0].startsWith(".") ? "0" + halves[0] : halves[0];
        boolean unequal = !plain.equals(text);
        if (unequal && !text.equalsIgnoreCase(marked(plain))) {
            throw new NotationException("\"" + text + "\" has a misplaced exclamation mark: " + FORM);
        }
        return new BreakingCode(
                hexDigits(finite.replace(".", "")), halves.length == 1 ? List.of() : hexDigits(halves[1]), unequal);
    }

    /**
     * {@return the digit for a number of removed beans, 0 to 15}
     *
     * @param removed the number of beans that a move removes, 0 or more
     */
    public int digit(long removed) {
        if (removed < digits.size()) {
            return digits.get((int) removed);
        }
        return finite() ? 0 : repeating.get((int) ((removed - digits.size()) % repeating.size()));
    }

    @Override
    public boolean allows(long heap, long... left) {
        long[] parts = LongStream.of(left).filter(part -> part > 0).toArray();
        long removed = heap;
        for (long part : parts) {
            removed -= part;
            if (removed < 0) {
                return false;
            }
        }
        boolean alike = unequal && parts.length == 2 && parts[0] == parts[1];
        return parts.length <= MOST_PARTS && !alike && (digit(removed) >> parts.length & 1) == 1;
    }

    /** {@return whether only finitely many digits are not 0} */
    public boolean finite() {
        return repeating.isEmpty();
    }

    /**
     * {@return the index of the last digit that is not 0}
     *
     * @throws IllegalStateException if the code is not finite
     */
    public int last() {
        if (!finite()) {
            throw new IllegalStateException("the digits of " + this + " repeat for ever");
        }
        return digits.size() - 1;
    }

    /** Returns the code as text, such as {@code 0.137}. */
    @Override
    public String toString() {
        String written = hex(digits);
        String rest = finite() ? (digits.size() == 1 ? "0" : "") : "(" + hex(repeating) + ")";
        String plain = written.charAt(0) + "." + written.substring(1) + rest;
        return unequal ? marked(plain) : plain;
    }

    private static int bits(List<Integer> digits) {
        return digits.stream().reduce(0, (a, b) -> a | b);
    }

    /** Returns a code with an exclamation mark after every digit that has the bit 4. */
    private static String marked(String plain) {
        return plain.replaceAll("[4-7C-Fc-f]", "$0!");
    }

    private static List<Integer> hexDigits(String text) {
        return text.chars().map(c -> Character.digit(c, 16)).boxed().toList();
    }

    private static String hex(List<Integer> digits) {
        return digits.stream()
                .map("0123456789ABCDEF"::charAt)
                .map(String::valueOf)
                .collect(Collectors.joining());
    }
}
