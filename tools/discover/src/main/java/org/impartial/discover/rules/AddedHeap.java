package org.impartial.discover.rules;

/** The component that is added to a game, so that the P-positions of the sum give Grundy values. */
public enum AddedHeap {
    /** No component: outcomes only. */
    NOTHING("false"),
    /** A Nim heap whose size is written as the other numbers are. */
    HEAP("true"),
    /**
     * A Nim heap whose size v is written as the number 2^v - 1, which has v ones in base 2. A value that counts digits
     * of the position is regular in this form, but not in its own digits.
     */
    COUNT("counts");

    private final String text;

    AddedHeap(String text) {
        this.text = text;
    }

    /** Returns the value of the field {@code values} in certificates. */
    public String text() {
        return text;
    }
}
