package org.impartial.discover.rules;

/** What stands beside a game, so that the P-positions of both together tell Grundy values. */
public enum Beside {
    /** Nothing: outcomes alone. */
    NOTHING("false"),
    /** A Nim heap whose size is written as the other numbers are. */
    HEAP("true"),
    /**
     * A Nim heap whose size v is written as the number 2^v - 1, which has v ones in base 2. A value that is a number of digits
     * of the position is regular so, and its own digits are not.
     */
    COUNT("counts");

    private final String text;

    Beside(String text) {
        this.text = text;
    }

    /** Returns its word in certificates, under {@code values}. */
    public String text() {
        return text;
    }
}
