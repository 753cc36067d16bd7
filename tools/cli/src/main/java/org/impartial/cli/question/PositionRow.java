package org.impartial.cli.question;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.game.capability.Capability.PlaneGame;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.GameLibrary;
import org.impartial.core.library.PositionFormat;
import org.impartial.core.meter.Budget;
import org.impartial.core.notation.NotationException;
import org.impartial.json.question.OneHeap;
import org.impartial.solve.Analysis;
import org.impartial.solve.Solver;

/** Positions that depend on a number n from the first on: one coin at each place of ruler, or as in cram[1,n]. */
public record PositionRow(String form, int first, GameLibrary library) {
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w-])n(?![\\w=-])");
    private static final int GREATEST_FIRST = 64;

    /** Returns the row of a text with n, or of a game whose values have no table of their own; empty for others. */
    public static Optional<PositionRow> of(String text, boolean misere, GameLibrary library) {
        if (!NUMBER.matcher(text).find()) {
            PositionFormat ruleset = library.ruleset(text);
            Object game = OneHeap.first(ruleset);
            boolean tabled = OneHeap.tabled(ruleset).isPresent() || game instanceof PlaneGame;
            if (tabled || (game instanceof HeapGame && !misere)) {
                return Optional.empty();
            }
        }
        String form = NUMBER.matcher(text).find() ? text : text + " n";
        int first = IntStream.rangeClosed(0, GREATEST_FIRST)
                .filter(n -> denotes(form, n, library))
                .findFirst()
                .orElseThrow(() -> new NotationException(text + " is not a game on one heap, such as octal[0.77], and "
                        + form + " denotes no position for n = 0 to " + GREATEST_FIRST
                        + (denotes(text + " n n", 1, library)
                                ? "; for its values on two heaps: impartial table '" + text + "' 20x20"
                                : "; write n where the number stands, such as 'cram[1,n]'")));
        return Optional.of(new PositionRow(form, first, library));
    }

    private static boolean denotes(String form, int n, GameLibrary library) {
        try {
            return !library.read(text(form, n)).position().components().isEmpty();
        } catch (NotationException | IllegalArgumentException none) {
            return false;
        }
    }

    private static String text(String form, int n) {
        return NUMBER.matcher(form).replaceAll(Matcher.quoteReplacement(Integer.toString(n)));
    }

    public boolean has(int n) {
        return denotes(form, n, library);
    }

    public Position at(int n) {
        return library.read(text(form, n)).position();
    }

    public Analysis answer(int n, Convention convention, Duration time) {
        return Solver.of(convention).within(Budget.unlimited().within(time)).analyse(at(n));
    }
}
