package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;

import java.util.Arrays;

/** The places of the boundaries and regions of a position in its code, and the equal boundaries of a region. */
final class SproutsPlan {
    private final byte[] code;
    final int[] start;
    final int[] end;
    final int[] first;
    final int[] twin;
    int boundaries;
    int regions;
    private byte most = FIRST_NAME - 1;

    SproutsPlan(byte[] code) {
        this.code = code;
        start = new int[code.length];
        end = new int[code.length];
        first = new int[code.length + 1];
        twin = new int[code.length];
        int from = 0;
        for (int i = 0; i < code.length; i++) {
            most = code[i] > most ? code[i] : most;
            if (code[i] == END) {
                start[boundaries] = from;
                end[boundaries] = i;
                twin[boundaries] = earlierTwin(boundaries++);
                from = i + 1;
            } else if (code[i] == CLOSE) {
                first[++regions] = boundaries;
                from = i + 1;
            }
        }
    }

    /** Returns the last earlier boundary of the same region that reads the same and has no names, or -1. */
    private int earlierTwin(int b) {
        for (int i = start[b]; i < end[b]; i++) {
            if (code[i] >= FIRST_NAME) {
                return -1;
            }
        }
        for (int other = b - 1; other >= first[regions]; other--) {
            if (Arrays.equals(code, start[other], end[other], code, start[b], end[b])) {
                return other;
            }
        }
        return -1;
    }

    byte unusedName() {
        return (byte) (most + 1);
    }
}
