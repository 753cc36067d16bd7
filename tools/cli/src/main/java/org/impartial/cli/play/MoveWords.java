package org.impartial.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.game.Move;
import org.impartial.core.game.Position;
import org.impartial.core.game.heap.HeapGame;
import org.impartial.core.library.NotatedPosition;
import org.impartial.core.notation.IllegalMoveException;

/**
 * Reads moves in everyday notation and puts them into the form of the game: {@code take 2 from 5}, {@code 5 to 3},
 * {@code 5->3} for a heap, {@code a1a2} and {@code 1,1 1,2} for the squares of a board, whose columns have letters.
 */
final class MoveWords {
    private static final Pattern TAKE =
            Pattern.compile("(?:take|remove) (\\d{1,18})(?: beans?| counters?)?(?: from (?:the )?(\\d{1,18}))?");
    private static final Pattern LOWER = Pattern.compile("(?:lower |reduce )?(\\d+) ?(?:->|=>|to|into|-) ?(.+)");
    private static final Pattern SQUARES = Pattern.compile("(?:[a-z][0-9]{1,2}[ -]?)+");
    private static final Pattern SQUARE = Pattern.compile("([a-z])([0-9]{1,2})");

    /** Returns the move denoted by a line; a line that denotes none is refused as it was typed. */
    static Move read(NotatedPosition diagram, String line) {
        try {
            return diagram.move(line);
        } catch (IllegalMoveException refusal) {
            for (String other : others(diagram.position(), line)) {
                try {
                    return diagram.move(other);
                } catch (IllegalMoveException refused) {
                    refusal.addSuppressed(refused);
                }
            }
            throw refusal;
        }
    }

    private static List<String> others(Position position, String line) {
        String words = line.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        List<String> others = new ArrayList<>();
        Matcher take = TAKE.matcher(words);
        if (take.matches()) {
            List<String> heaps = take.group(2) == null ? heaps(position) : List.of(take.group(2));
            if (heaps.size() == 1) {
                others.add(heaps.get(0) + ">" + (Long.parseLong(heaps.get(0)) - Long.parseLong(take.group(1))));
            } else if (heaps.isEmpty()) {
                others.add(take.group(1));
            }
        }
        Matcher lower = LOWER.matcher(words);
        if (lower.matches()) {
            others.add(lower.group(1) + ">" + lower.group(2).replace(" and ", " + "));
        }
        if (SQUARES.matcher(words).matches()) {
            others.add(SQUARE.matcher(words).results().map(MoveWords::numbers).collect(Collectors.joining(" ")));
        }
        others.add(words.replaceAll("[,;()\\[\\]]+", " ").replaceAll(" +", " ").strip());
        return others;
    }

    private static List<String> heaps(Position position) {
        return position.components().stream()
                .filter(part -> part.game() instanceof HeapGame && !part.state().equals(0L))
                .map(part -> part.state().toString())
                .toList();
    }

    /** Returns the row and column of a square: {@code b3} is row 3, column 2. */
    private static String numbers(MatchResult square) {
        return square.group(2) + " " + (square.group(1).charAt(0) - 'a' + 1);
    }
}
