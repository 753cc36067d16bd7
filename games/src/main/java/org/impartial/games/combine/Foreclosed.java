package org.impartial.games.combine;

record Foreclosed(State state, long value) {

    enum State {
        /** The part has ended, and all play with it. */
        ENDED,
        WON,
        OPEN
    }

    static final Foreclosed ENDED = new Foreclosed(State.ENDED, 0);

    static final Foreclosed WON = new Foreclosed(State.WON, 0);

    static Foreclosed of(long value) {
        return new Foreclosed(State.OPEN, value);
    }

    boolean hasValue() {
        return state == State.OPEN;
    }

    @Override
    public String toString() {
        return switch (state) {
            case ENDED -> "ended";
            case WON -> "won at once";
            case OPEN -> Long.toString(value);
        };
    }
}
