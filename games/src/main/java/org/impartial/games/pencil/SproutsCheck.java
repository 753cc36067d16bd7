package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;
import static org.impartial.games.pencil.SproutsPosition.FREE;
import static org.impartial.games.pencil.SproutsPosition.NAMES;

import org.impartial.core.notation.NotationException;

/** Checks that boundaries have spots, regions have boundaries, and names are in permitted places. */
final class SproutsCheck {
    private final String text;
    private final byte[] code;
    private final int[] boundaryOf = new int[NAMES];
    private final int[] regionOf = new int[NAMES];
    private final int[] places = new int[NAMES];
    private int boundary = 1;
    private int region = 1;

    SproutsCheck(String text, byte[] code) {
        this.text = text;
        this.code = code;
    }

    void run() {
        byte before = CLOSE;
        for (int i = 0; i < code.length; i++) {
            byte token = code[i];
            if (token == END) {
                require(before >= 0, "a boundary has no spots");
                boundary++;
            } else if (token == CLOSE) {
                require(before == END, "a region ends with a brace directly after the point of its last boundary");
                region++;
            } else if (token >= FIRST_NAME) {
                place(token);
            }
            boolean alone = before < 0 && i + 1 < code.length && code[i + 1] == END;
            require(token != FREE || alone, "a spot 0 has no lines, so it is a boundary of its own");
            before = token;
        }
        require(before == CLOSE, "the last region has no brace after it");
        for (int name = 0; name < NAMES; name++) {
            require(places[name] != 1, "a letter occurs only once; a spot with one life that occurs once is written 2");
        }
    }

    private void place(byte name) {
        if (++places[name] == 1) {
            boundaryOf[name] = boundary;
            regionOf[name] = region;
            return;
        }
        require(places[name] == 2, "a letter occurs three times, but a spot with a life occurs at most twice");
        require(
                boundaryOf[name] == boundary || regionOf[name] != region,
                "a letter occurs on two boundaries of one region, which would then be connected");
    }

    private void require(boolean right, String wrong) {
        if (!right) {
            throw new NotationException(wrong + ", in " + text);
        }
    }
}
