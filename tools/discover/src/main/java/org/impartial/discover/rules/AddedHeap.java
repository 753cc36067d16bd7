package org.impartial.discover.rules;

/** The component that is added to a game, so that the P-positions of the sum give Grundy values. */
public enum AddedHeap {
    /** No component: outcomes only. */
    NOTHING("false"),
    /** A Nim heap whose size is written as the other numbers are. */
    HEAP("true"),
    /** A Nim heap of v written as 2^v - 1, or v ones in base 2: values that count digits are regular in this form. */
    COUNT("counts");

    private final String text;

    AddedHeap(String text) {
        this.text = text;
    }

    public String text() {
        return text;
    }
}
