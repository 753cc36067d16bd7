package org.impartial.core.game;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;

/**
 * Finds the move that somebody means among the legal ones. What is written just as a move is written means that move;
 * otherwise brackets, commas, capitals and the words for places do not count.
 */
final class MoveReader {
    private static final int MOST_SHOWN = 60;
    private static final Pattern MARKS = Pattern.compile("[\\[\\],:;()+]|\\b(component|move)\\b");
    private static final Pattern GAPS = Pattern.compile("\\s+");

    private final Position position;
    private final Function<Move, Datum> notation;
    private final List<Move> moves;

    MoveReader(Position position, Function<Move, Datum> notation) {
        this.position = position;
        this.notation = notation;
        this.moves = position.moves();
    }

    /** The own form of a move in the notation of its game, whatever the whole position is written in. */
    static Datum own(Move move) {
        return own(move.from(), move.to());
    }

    private static <S> Datum own(Component<S> from, Position to) {
        return from.game().notation().move(from.state(), to);
    }

    /** What a heap was and what is left of it. */
    static String arrow(Move move) {
        String left = move.to().components().stream().map(MoveReader::state).collect(Collectors.joining(" + "));
        return state(move.from()) + "→" + (left.isEmpty() ? "0" : left);
    }

    private static <S> String state(Component<S> part) {
        return part.game().notation().write(part.state()).toString();
    }

    /** The move that is meant. */
    Move read(String written) {
        String exact = written.strip();
        List<String> words = words(written);
        List<Predicate<Move>> readings = List.of(
                move -> notation.apply(move).toString().equals(exact),
                move -> words(notation.apply(move).toString()).equals(words),
                move -> forms(move).stream().anyMatch(form -> words(form).equals(words)));
        List<Move> meant = readings.stream()
                .map(this::matching)
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElse(List.of());
        if (meant.size() == 1) {
            return meant.get(0);
        }
        List<String> choices =
                meant.isEmpty() ? moves.stream().map(this::name).distinct().toList() : distinct(meant);
        throw new IllegalMoveException(
                shortened(exact), shortened(position.toString().strip()), !meant.isEmpty(), choices);
    }

    /** The forms of some moves, behind the index of their components if they are alike. */
    private List<String> distinct(List<Move> meant) {
        List<String> texts = meant.stream()
                .map(move -> notation.apply(move).toString())
                .distinct()
                .toList();
        return texts.size() == meant.size()
                ? texts
                : meant.stream().map(move -> move.component() + " " + own(move)).toList();
    }

    private String name(Move move) {
        return move.from().game() instanceof HeapGame
                ? arrow(move)
                : notation.apply(move).toString();
    }

    /** Those that lead to equal positions count once. */
    private List<Move> matching(Predicate<Move> meant) {
        List<Move> found = new ArrayList<>();
        Set<Position> results = new LinkedHashSet<>();
        moves.stream().filter(meant).filter(move -> results.add(move.result())).forEach(found::add);
        return found;
    }

    /** All forms of a move, alone and behind the index of its component. */
    private Set<String> forms(Move move) {
        Set<String> alone = new LinkedHashSet<>(List.of(own(move).toString(), move.toString()));
        if (move.from().game() instanceof HeapGame) {
            alone.add(arrow(move));
        }
        Set<String> forms = new LinkedHashSet<>(alone);
        alone.forEach(form -> forms.add(move.component() + " " + form));
        return forms;
    }

    /** The words of a line without brackets, commas and what only names a place; an arrow is a word of its own. */
    private static List<String> words(String line) {
        String plain = line.toLowerCase(Locale.ROOT)
                .replace("->", "→")
                .replace(">", "→")
                .replace("→", " → ");
        return List.of(GAPS.split(MARKS.matcher(plain).replaceAll(" ").strip()));
    }

    private static String shortened(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "...";
    }
}
