package org.impartial.json.question;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.impartial.census.Selection;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.notation.NotationException;

/** Positions of one game that are counted, or so many heaps of it, or sums of so many; one if absent. */
public record CountedGroup(PositionFormat ruleset, BigInteger from, BigInteger to, OptionalLong heaps, Selection kind) {
    private static final Pattern RANGE = Pattern.compile("([-+^0-9]+)\\.\\.([-+^0-9]+)");
    private static final long MOST_HEAPS = 1_000_000_000;

    public CountedGroup {
        OneHeap.first(ruleset);
        if (to.compareTo(from) < 0) {
            throw new NotationException("a range goes up: " + from + " is above " + to);
        }
        if (heaps.orElse(0) < 0 || heaps.orElse(0) > MOST_HEAPS) {
            throw new NotationException("heaps is from 0 to " + MOST_HEAPS + ", not " + heaps.getAsLong());
        }
        if (kind != Selection.ORDERED && heaps.isEmpty()) {
            throw new NotationException("multisets and subsets choose several heaps: give the number of heaps;"
                    + " for pairs in ascending order, add the condition x<=y or x<y instead");
        }
    }

    public long chosen() {
        return heaps.orElse(1);
    }

    List<HeapGame> heapGames() {
        return ruleset.games().stream().allMatch(HeapGame.class::isInstance)
                ? ruleset.games().stream().map(HeapGame.class::cast).toList()
                : List.of();
    }

    /** Reads a game, or a sum of games with their ranges, such as {@code kayles 0..1000 + nim 0..5}. */
    public static List<CountedSummand> summands(String text, GameLibrary library) {
        List<CountedSummand> summands = new ArrayList<>();
        int open = 0;
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            char c = i == text.length() ? ' ' : text.charAt(i);
            open += c == '[' ? 1 : c == ']' ? -1 : 0;
            if (i == text.length() || (open == 0 && text.startsWith(" + ", i - 1))) {
                summands.add(CountedSummand.of(text.substring(start, i), library));
                start = i + 1;
            }
        }
        return summands;
    }

    /** A game of a sum, as it was written; the range and the terms are empty if they are not given. */
    public record CountedSummand(String rules, PositionFormat ruleset, List<BigInteger> range, List<String> terms) {

        static CountedSummand of(String text, GameLibrary library) {
            GameTerm term = GameTerm.of(text);
            PositionFormat ruleset = library.ruleset(term.rules());
            Matcher range = RANGE.matcher(term.position());
            if (range.matches()) {
                return new CountedSummand(
                        term.rules(),
                        ruleset,
                        List.of(Whole.of("the first heap", range.group(1)), Whole.of("the last heap", range.group(2))),
                        List.of());
            }
            List<String> terms = term.position().isEmpty()
                    ? List.of()
                    : List.of(term.position().split("[\\s,]+"));
            return new CountedSummand(term.rules(), ruleset, List.of(), terms);
        }
    }
}
