package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * One kind of move: the pieces are read one after another somewhere in the word, and replaced. Immutable.
 *
 * @param atStart whether it applies only at the left end of the word
 * @param pieces the pieces from left to right; together they read at least one letter
 * @param atEnd whether it applies only at the right end of the word
 */
public record Rewriting(boolean atStart, List<Piece> pieces, boolean atEnd) {

    /** Keeps an immutable copy. */
    public Rewriting {
        pieces = List.copyOf(pieces);
    }

    /** Returns the letters that are read when no piece is repeated, which are the fewest. */
    public String leastRead() {
        return fixed(Piece::read);
    }

    /** Returns the letters that are written when no piece is repeated. */
    public String leastWritten() {
        return fixed(Piece::write);
    }

    private String fixed(Function<Piece, String> side) {
        return pieces.stream().filter(piece -> !piece.repeated()).map(side).collect(Collectors.joining());
    }

    /** Returns whether no piece is repeated, so that the rule replaces one factor by another. */
    public boolean plain() {
        return pieces.stream().noneMatch(Piece::repeated);
    }

    /** Returns the same rule for words that are read from right to left. */
    public Rewriting reversed() {
        List<Piece> turned = new ArrayList<>();
        for (Piece piece : pieces) {
            turned.add(0, new Piece(reversed(piece.read()), reversed(piece.write()), piece.repeated()));
        }
        return new Rewriting(atEnd, turned, atStart);
    }

    /** Returns a word from right to left. */
    public static String reversed(String word) {
        return new StringBuilder(word).reverse().toString();
    }

    /** Returns the rule in its notation, such as {@code ^00*1->100*}. */
    @Override
    public String toString() {
        return (atStart ? "^" : "") + side(Piece::read) + (atEnd ? "$" : "") + "->" + side(Piece::write);
    }

    private String side(Function<Piece, String> side) {
        return pieces.stream()
                .map(piece -> side.apply(piece)
                        + (piece.repeated() && !side.apply(piece).isEmpty() ? "*" : ""))
                .collect(Collectors.joining());
    }
}
