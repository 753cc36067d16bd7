package org.impartial.games.pencil;

import java.util.Arrays;
import org.impartial.core.notation.NotationException;

/**
 * A position of {@link Sprouts}: regions of boundaries, each a cycle of spots. Spots without lives are omitted.
 * Immutable.
 */
// One byte for each occurrence of a spot: 0, 1, 2 for spots of 3, 2 and 1 lives that occur once, and from 3 on names of
// spots of one life that occur twice; END after each boundary and CLOSE after each region.
public final class SproutsPosition {
    /** The most spots at the start, for which names fit in a byte: there are at most two for each spot. */
    static final int MOST_SPOTS = 60;

    static final byte FREE = 0;
    static final byte TIED = 1;
    static final byte LAST = 2;
    static final byte FIRST_NAME = 3;
    static final byte END = -1;
    static final byte CLOSE = -2;
    static final int NAMES = 128;
    private static final int[] LIVES = {3, 2, 1};
    private final byte[] code;
    private final int hash;
    private final boolean canonical;

    private SproutsPosition(byte[] code, boolean canonical) {
        this.code = code;
        this.hash = Arrays.hashCode(code);
        this.canonical = canonical;
    }

    /** Returns a position of well-formed code, which must not be modified afterwards. */
    static SproutsPosition written(byte[] code) {
        return new SproutsPosition(code, false);
    }

    static SproutsPosition canonical(byte[] code) {
        return new SproutsPosition(code, true);
    }

    public static SproutsPosition of(int spots) {
        if (spots < 0 || spots > MOST_SPOTS) {
            throw new NotationException("sprouts starts with 0 to " + MOST_SPOTS + " spots, not " + spots);
        }
        if (spots == 0) {
            return written(new byte[0]);
        }
        byte[] code = new byte[2 * spots + 1];
        for (int i = 0; i < spots; i++) {
            code[2 * i + 1] = END;
        }
        code[2 * spots] = CLOSE;
        return written(code);
    }

    /** Returns the lives of all spots, counting a spot on two regions once. A move takes one. */
    public int lives() {
        int twice = 0;
        for (byte token : code) {
            twice += token >= FIRST_NAME ? 1 : 2 * lives(token);
        }
        return twice / 2;
    }

    /** Returns the number of spots that have a life, counting a spot that occurs twice only once. */
    int spots() {
        int twice = 0;
        for (byte token : code) {
            twice += token < 0 ? 0 : token >= FIRST_NAME ? 1 : 2;
        }
        return twice / 2;
    }

    boolean isStart() {
        return lives() == LIVES[FREE] * spots();
    }

    static int lives(byte token) {
        return token < 0 ? 0 : token >= FIRST_NAME ? 1 : LIVES[token];
    }

    byte[] code() {
        return code;
    }

    boolean isCanonical() {
        return canonical;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SproutsPosition that && hash == that.hash && Arrays.equals(code, that.code);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return SproutsText.write(this);
    }
}
