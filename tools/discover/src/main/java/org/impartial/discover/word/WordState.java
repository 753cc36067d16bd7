package org.impartial.discover.word;

import java.util.function.Function;
import org.impartial.discover.word.rule.Change;
import org.jspecify.annotations.Nullable;

/**
 * A word as a state of a game. A state after a move stores the word before the move and the change, so that the many
 * winning moves of a long word take little memory. Immutable; two states are equal if their words are.
 *
 * <pre>{@code
 * WordState.of("abba").length();  // 4
 * }</pre>
 */
public final class WordState {
    private final String base;
    private final @Nullable Change change;
    private final int hash;
    private final @Nullable WordRules checked;

    private WordState(String base, @Nullable Change change, int hash, @Nullable WordRules checked) {
        this.checked = checked;
        this.base = base;
        this.change = change;
        this.hash = hash;
    }

    /**
     * {@return a word as a state}
     *
     * @param word the word
     */
    public static WordState of(String word) {
        return new WordState(word, null, word.hashCode(), null);
    }

    /** Returns a function from changes of a word to the states after them, which take little time and memory. */
    static Function<Change, WordState> after(String base, WordRules rules) {
        int[] before = new int[base.length() + 1];
        int[] power = new int[base.length() + 1];
        power[0] = 1;
        for (int at = 0; at < base.length(); at++) {
            before[at + 1] = 31 * before[at] + base.charAt(at);
            power[at + 1] = 31 * power[at];
        }
        return change -> {
            int hash = before[change.from()];
            for (int at = 0; at < change.written().length(); at++) {
                hash = 31 * hash + change.written().charAt(at);
            }
            int shift = power[base.length() - change.to()];
            int rest = before[base.length()] - before[change.to()] * shift;
            return new WordState(base, change, hash * shift + rest, rules);
        };
    }

    boolean checkedBy(WordRules rules) {
        return checked != null && checked.equals(rules);
    }

    /** {@return the number of letters} */
    public int length() {
        return base.length() + (change == null ? 0 : change.written().length() + change.from() - change.to());
    }

    @Override
    public boolean equals(@Nullable Object that) {
        return this == that
                || (that instanceof WordState other
                        && hash == other.hash
                        && length() == other.length()
                        && toString().equals(other.toString()));
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return change == null ? base : change.applied(base);
    }
}
