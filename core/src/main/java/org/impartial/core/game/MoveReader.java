package org.impartial.core.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.Datum;
import org.impartial.core.notation.IllegalMoveException;
import org.impartial.core.notation.NotationException;
import org.impartial.core.notation.scan.DatumScanner;

/**
 * Finds the legal move denoted by a text. A move in the form of the position, or without an index if no other component
 * has such a move, is read without listing all moves. Otherwise text without inner brackets is compared with the moves
 * word by word, ignoring brackets, commas, case and the words {@code component} and {@code move}.
 */
record MoveReader(Move.Form notation, Position position) {
    private static final int MOST_SHOWN = 60;

    /** The greatest number of options of a component that are listed. */
    private static final int MOST_LISTED = 20_000;

    private static final Pattern MARKS = Pattern.compile("[\\[\\],:;()+]|\\b(component|move)\\b");
    private static final Pattern GAPS = Pattern.compile("\\s+");
    private static final Pattern ARROWS = Pattern.compile("\\s*(->|>|→)\\s*");
    private static final Pattern SUMS = Pattern.compile("(?<=[0-9])\\s*\\+\\s*(?=[0-9])");

    private static final Pattern SUMMAND = Pattern.compile("component\\s+([0-9]+)\\s+move\\b\\s*(.*)");

    /** Returns a move in the notation of its game, whatever the notation of the whole position. */
    static Datum own(Move move) {
        return own(move.from(), move.to());
    }

    private static <S> Datum own(Component<S> from, Position to) {
        return from.game().notation().move(from.state(), to);
    }

    /** Returns the heap before the move and the heaps after it. */
    static String arrow(Move move) {
        String left = move.to().components().stream()
                .map(part -> part.written().toString())
                .collect(Collectors.joining(" + "));
        return move.from().written() + "→" + (left.isEmpty() ? "0" : left);
    }

    /** Returns the move denoted by a line of text. */
    Move read(String written) {
        Optional<Datum> datum = scanned(written.strip());
        return datum.flatMap(notation::read)
                .or(() -> datum.flatMap(this::alone))
                .orElseGet(() -> among(written, datum.filter(MoveReader::nested).isPresent() ? List.of() : listed()));
    }

    /** Returns the move denoted by a datum; a word is read as text. */
    Move read(Datum written) {
        return notation.read(written)
                .or(() -> written instanceof Datum.Word ? Optional.empty() : alone(written))
                .orElseGet(() -> nested(written) || written instanceof Datum.Fields
                        ? among(text(written), List.of())
                        : read(written.toString()));
    }

    /** Returns the line as data; an arrow with its heaps is a word, and {@code component} may name an index. */
    private static Optional<Datum> scanned(String line) {
        Matcher sum = SUMMAND.matcher(line);
        if (sum.matches()) {
            return scanned(sum.group(2)).map(move -> Datum.list(List.of(DatumScanner.integerOr(sum.group(1)), move)));
        }
        String joined = SUMS.matcher(ARROWS.matcher(line).replaceAll("→")).replaceAll("+");
        int word = joined.lastIndexOf(' ', Math.max(joined.indexOf('→'), 0)) + 1;
        try {
            if (joined.indexOf('→') < 0) {
                return Optional.of(DatumScanner.line(joined));
            }
            Datum arrow = Datum.of(joined.substring(word));
            return Optional.of(
                    word == 0 ? arrow : Datum.list(List.of(DatumScanner.line(joined.substring(0, word)), arrow)));
        } catch (NotationException noData) {
            return Optional.empty();
        }
    }

    /** Returns a move without the index of its component; empty if the datum starts with one. */
    private Optional<Move> alone(Datum written) {
        if (indexed(written)) {
            return Optional.empty();
        }
        List<Move> meant = new OwnMoves.BareMoves(position).all(written);
        if (meant.size() > 1) {
            throw refused(text(written), meant, true);
        }
        return meant.stream().findFirst();
    }

    private boolean indexed(Datum written) {
        List<Datum> items = written.asItems();
        return position.components().size() > 1
                && items.size() > 1
                && items.get(0) instanceof Datum.Num index
                && index.value() >= 0
                && index.value() < position.components().size();
    }

    private static boolean nested(Datum written) {
        return written.asItems().stream().anyMatch(Datum.Seq.class::isInstance);
    }

    private Move among(String written, List<Move> moves) {
        List<String> words = words(written);
        boolean index = scanned(written).filter(this::indexed).isPresent();
        List<Move> meant =
                matching(moves, move -> words(text(notation.write(move))).equals(words));
        if (meant.isEmpty()) {
            meant = matching(
                    moves,
                    move -> words(move.toString()).equals(words)
                            || (!index && words(text(own(move))).equals(words)));
        }
        if (meant.size() != 1) {
            throw refused(written.strip(), meant.isEmpty() ? listed() : meant, !meant.isEmpty());
        }
        return meant.get(0);
    }

    /** Returns the moves that satisfy a condition; of moves to equal positions, the first. */
    private static List<Move> matching(List<Move> moves, Predicate<Move> meant) {
        Map<Position, Move> found = new LinkedHashMap<>();
        moves.stream().filter(meant).forEach(move -> found.putIfAbsent(move.result(), move));
        return List.copyOf(found.values());
    }

    /** Returns the moves of all components except those that have too many. */
    private List<Move> listed() {
        return IntStream.range(0, position.components().size())
                .boxed()
                .flatMap(i -> options(position.components().get(i)).stream()
                        .flatMap(List::stream)
                        .map(option -> new Move(position, i, option)))
                .toList();
    }

    /** Returns the options of a component; empty if they are too many. */
    private static <S> Optional<List<Position>> options(Component<S> component) {
        Options<S> options = new Options<>(component.game(), MOST_LISTED, Meter.unlimited(), Integer.MAX_VALUE);
        try {
            if (component.decided().isEmpty()) {
                component.game().options(component.state(), options);
            }
        } catch (BeyondRangeException tooMany) {
            return Optional.empty();
        }
        return Optional.of(options.positions());
    }

    private IllegalMoveException refused(String written, List<Move> choices, boolean several) {
        List<String> texts = choices.stream()
                .map(move -> several ? text(notation.write(move)) : name(move))
                .distinct()
                .toList();
        String place = shortened(position.toString().strip());
        return texts.isEmpty()
                        && position.components().stream()
                                .anyMatch(part -> options(part).isEmpty())
                ? IllegalMoveException.amongMany(shortened(written), place)
                : new IllegalMoveException(shortened(written), place, several, texts);
    }

    private String name(Move move) {
        return move.from().game().statesAreHeaps() ? arrow(move) : text(notation.write(move));
    }

    /** Returns a move as text; an empty move is written by its brackets. */
    private static String text(Datum move) {
        String text = move.toString();
        return text.isEmpty() ? "[]" : text;
    }

    /** Returns the words of a line in lower case without brackets and other marks; an arrow is a separate word. */
    private static List<String> words(String line) {
        String plain = ARROWS.matcher(line.toLowerCase(Locale.ROOT)).replaceAll(" → ");
        return List.of(GAPS.split(MARKS.matcher(plain).replaceAll(" ").strip()));
    }

    private static String shortened(String text) {
        return text.length() <= MOST_SHOWN ? text : text.substring(0, MOST_SHOWN) + "...";
    }
}
