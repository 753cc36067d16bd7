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
     * @param choices what may be written instead, all of them; none if play has ended
     */
    public IllegalMoveException(String move, String place, boolean several, List<String> choices) {
        super(message(move, place, several, choices));
        this.move = move;
        this.choices = List.copyOf(choices);
    }

    /**
     * What was written.
     *
     * @return the move as text
     */
    public String move() {
        return move;
    }

    /**
     * What may be written instead.
     *
     * @return all legal moves, or all that may be meant; also where the message names only the first ones
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
