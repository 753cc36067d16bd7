package org.impartial.games.combine;

/**
 * A foreclosed value, a number or a class in words, for play that stops as soon as one part has ended [WW, ch. 9].
 */
record Foreclosed(boolean hasValue, long value, String words) {
    static final Foreclosed ENDED = new Foreclosed(false, 0, "ended");
    static final Foreclosed WON = new Foreclosed(false, 0, "won at once");

    static Foreclosed of(long value) {
        return new Foreclosed(true, value, Long.toString(value));
    }

    @Override
    public String toString() {
        return words;
    }
}
