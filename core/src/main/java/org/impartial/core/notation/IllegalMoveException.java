package org.impartial.core.notation;

import java.util.List;

/**
 * Signals a text that denotes no legal move, or that may denote several; lists the legal ones.
 *
 * <pre>{@code
 * try {
 *     new Bash(3).at(21).move("21→10");
 * } catch (IllegalMoveException e) {
 *     System.out.println(e.choices().size());  // 3
 * }
 * }</pre>
 */
public final class IllegalMoveException extends ImpartialException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_NAMED = 10;

    /** The text of the move. */
    private final String move;

    private final transient List<String> choices;

    /**
     * Creates an exception.
     *
     * @param move the text of the move
     * @param place the position in which the move was tried, such as {@code nim 9}
     * @param several true if the text may denote each of the choices, false if it denotes none of them
     * @param choices the texts of legal moves; empty if play has ended
     */
    public IllegalMoveException(String move, String place, boolean several, List<String> choices) {
        this(message(move, place, several, choices), move, choices);
    }

    private IllegalMoveException(String message, String move, List<String> choices) {
        super(message);
        this.move = move;
        this.choices = List.copyOf(choices);
    }

    /**
     * {@return an exception without choices, for a position whose legal moves are too many to list}
     *
     * @param move the text of the move
     * @param place the position of the move
     */
    public static IllegalMoveException amongMany(String move, String place) {
        return new IllegalMoveException(
                "\"" + move + "\" is not a legal move of " + place
                        + ", whose moves are too many to list;"
                        + " \"impartial show GAME\" describes how its moves are written",
                move,
                List.of());
    }

    /** {@return the text of the move} */
    public String move() {
        return move;
    }

    /** {@return all legal moves, or all that the text may denote, except those of components with more than 20,000} */
    public List<String> choices() {
        return choices;
    }

    private static String message(String move, String place, boolean several, List<String> choices) {
        String fault =
                "\"" + move + "\" " + (several ? "may denote several moves of " : "is not a legal move of ") + place;
        if (choices.isEmpty()) {
            return fault + ": play has ended there";
        }
        int left = choices.size() - MOST_NAMED;
        return fault
                + (several ? "; write one of: " : "; legal: ")
                + String.join(", ", choices.subList(0, Math.min(MOST_NAMED, choices.size())))
                + (left > 0 ? " and " + left + " more" : "");
    }
}
