package org.impartial.discover.word.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One kind of move: pieces are read one after another, somewhere or at an end of the word, and replaced. Immutable. */
public record Rewriting(boolean atStart, List<Piece> pieces, boolean atEnd) {
    public Rewriting {
        pieces = List.copyOf(pieces);
    }

    /** Returns the letters that are read when no piece is repeated. */
    public String leastRead() {
        return fixed(Piece::read);
    }

    public String leastWritten() {
        return fixed(Piece::write);
    }

    private String fixed(Function<Piece, String> side) {
        return pieces.stream().filter(piece -> !piece.repeated()).map(side).collect(Collectors.joining());
    }

    public boolean plain() {
        return pieces.stream().noneMatch(Piece::repeated);
    }

    public Rewriting reversed() {
        List<Piece> turned = new ArrayList<>();
        pieces.forEach(
                piece -> turned.add(0, new Piece(reversed(piece.read()), reversed(piece.write()), piece.repeated())));
        return new Rewriting(atEnd, turned, atStart);
    }

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
                .map(piece -> piece.repeated() ? side.apply(piece).replaceAll("(.)", "$1*") : side.apply(piece))
                .collect(Collectors.joining());
    }
}
