package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;
import static org.impartial.games.pencil.SproutsPosition.NAMES;

import java.util.Arrays;

/**
 * Writes a trimmed position in a form that does not depend on names, on where a boundary begins, on the direction of
 * the boundaries of a region, or on the order. Not safe for use by several threads.
 */
/*
 * Implementation: colour refinement. Every named spot has a colour, a hash of the spots that follow its two places, in
 * both directions; these have colours, so rounds carry differences from region to region until no more spots are
 * distinguished. Spots that are still alike are nearly always images of one another: the one of least name gets a
 * colour of its own, and refinement continues. Regions, boundaries and their first spots are put in the order of their
 * hashes; names are given to the chosen spots first, and then in the order in which spots occur. So the same choices
 * are made again in the form, and it is its own form. States of one form differ by names and order only, whatever the
 * hashes are; where alike spots are not images of one another, which is rare, two images of a state may have two forms.
 */
final class SproutsLabels {
    private final SproutsHashes hashes;
    private final long[] colour = new long[NAMES];
    private final long[] seen = new long[NAMES];
    private final byte[] name = new byte[NAMES];
    private int names;
    private int given;

    SproutsLabels(int capacity) {
        hashes = new SproutsHashes(capacity);
    }

    /** Returns the canonical form of one trimmed position of consistent names; its names are overwritten. */
    SproutsPosition canonical(byte[] code) {
        rename(code);
        Arrays.fill(colour, 0, names, 1);
        hashes.load(code);
        hashes.hash(colour);
        Arrays.fill(name, 0, names, (byte) 0);
        given = 0;
        int alike = names - 1;
        while (alike > 0) {
            refine();
            int left = alike();
            if (left == alike) {
                choose();
            }
            alike = left;
            hashes.hash(colour);
        }
        return SproutsPosition.canonical(write(code));
    }

    private void rename(byte[] code) {
        Arrays.fill(name, (byte) -1);
        for (byte spot : code) {
            if (spot >= FIRST_NAME) {
                name[spot] = 0;
            }
        }
        names = 0;
        for (int spot = FIRST_NAME; spot < NAMES; spot++) {
            if (name[spot] == 0) {
                name[spot] = (byte) names++;
            }
        }
        for (int i = 0; i < code.length; i++) {
            if (code[i] >= FIRST_NAME) {
                code[i] = (byte) (FIRST_NAME + name[code[i]]);
            }
        }
    }

    private void refine() {
        Arrays.fill(seen, 0, names, 0);
        hashes.addTo(seen);
        for (int spot = 0; spot < names; spot++) {
            colour[spot] = SproutsHashes.mix(colour[spot] + seen[spot]);
        }
    }

    private int alike() {
        int alike = 0;
        for (int spot = 1; spot < names; spot++) {
            alike += earlier(spot) ? 1 : 0;
        }
        return alike;
    }

    private boolean earlier(int spot) {
        for (int other = 0; other < spot; other++) {
            if (colour[other] == colour[spot]) {
                return true;
            }
        }
        return false;
    }

    /** Gives the first of the alike spots of least colour its own colour, and the next name. */
    private void choose() {
        int best = -1;
        for (int spot = 1; spot < names; spot++) {
            if (earlier(spot) && (best < 0 || colour[spot] < colour[best])) {
                best = spot;
            }
        }
        int first = 0;
        while (colour[first] != colour[best]) {
            first++;
        }
        colour[first] = SproutsHashes.mix(~colour[first]);
        name[first] = (byte) (FIRST_NAME + given++);
    }

    private byte[] write(byte[] code) {
        byte[] written = new byte[code.length];
        int size = 0;
        for (int r : hashes.regionsInOrder()) {
            int direction = hashes.direction(r);
            for (int b : hashes.boundariesInOrder(r, direction)) {
                size = write(code, b, direction, written, size);
            }
            written[size++] = CLOSE;
        }
        return written;
    }

    private int write(byte[] code, int b, int direction, byte[] written, int from) {
        int boundary = hashes.size(b);
        int at = hashes.head(b, direction);
        int size = from;
        for (int k = 0; k < boundary; k++) {
            byte spot = code[hashes.start(b) + at];
            written[size++] = spot < FIRST_NAME ? spot : named(spot - FIRST_NAME);
            at = direction == 0 ? at + 1 : at - 1 + boundary;
            at = at >= boundary ? at - boundary : at;
        }
        written[size++] = END;
        return size;
    }

    private byte named(int spot) {
        if (name[spot] == 0) {
            name[spot] = (byte) (FIRST_NAME + given++);
        }
        return name[spot];
    }
}
