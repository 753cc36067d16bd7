package org.impartial.core.notation;

import java.util.List;

/** A move that is not legal where it is to be made, or that may mean several; it names the legal ones. */
public final class IllegalMoveException extends ImpartialException {
    private static final long serialVersionUID = 1L;
    private static final int MOST_NAMED = 10;

    /** What was written. */
    private final String move;

    /** What may be written instead. */
    private final transient List<String> choices;

    /**
     * A refusal.
     *
     * @param move what was written
     * @param place where it was to be made, such as {@code nim 9}
     * @param several whether it may mean each of the choices; else it means none of them
     * @param choices what may be written instead; none if play has ended
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
     * Refuses a move of a position whose legal moves are too many to name.
     *
     * @param move what was written
     * @param place where it was to be made
     * @return the refusal, without choices
     */
    public static IllegalMoveException amongMany(String move, String place) {
        return new IllegalMoveException(
                "\"" + move + "\" is no legal move of " + place
                        + ", which has too many to list them; \"impartial show GAME\" says how its moves are written",
                move,
                List.of());
    }

    /**
     * Returns what was written.
     *
     * @return the move as text
     */
    public String move() {
        return move;
    }

    /**
     * Returns what may be written instead.
     *
     * @return all legal moves, or all that may be meant, also where the message names only the first ones; the moves of a
     *     component that has more than 20,000 are left out
     */
    public List<String> choices() {
        return choices;
    }

    private static String message(String move, String place, boolean several, List<String> choices) {
        String fault = "\"" + move + "\" " + (several ? "may mean several moves of " : "is no legal move of ") + place;
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
