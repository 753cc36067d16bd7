package org.impartial.games.combine;

/**
 * A foreclosed value: the value of a part where play stops as soon as one part has ended [WW, ch. 9].
 *
 * @param state whether the part has a number
 * @param value the number, 0 or more; 0 for a part without
 */
record Foreclosed(State state, long value) {

    /** The classes of a part. */
    enum State {
        /** The part has ended, and all play with it. */
        ENDED,
        /** One move ends the part and wins. */
        WON,
        /** The part has a number. */
        OPEN
    }

    static final Foreclosed ENDED = new Foreclosed(State.ENDED, 0);

    /** The value of a part that one move ends and wins. */
    static final Foreclosed WON = new Foreclosed(State.WON, 0);

    /** Returns the value of a part that has options. */
    static Foreclosed of(long value) {
        return new Foreclosed(State.OPEN, value);
    }

    /** {@return whether the part has a number} */
    boolean hasValue() {
        return state == State.OPEN;
    }

    /** Returns the number, or the class of the part in words. */
    @Override
    public String toString() {
        return switch (state) {
            case ENDED -> "ended";
            case WON -> "won at once";
            case OPEN -> Long.toString(value);
        };
    }
}
