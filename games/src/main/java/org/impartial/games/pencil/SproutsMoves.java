package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FREE;
import static org.impartial.games.pencil.SproutsPosition.LAST;
import static org.impartial.games.pencil.SproutsPosition.TIED;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All moves of a position: a line joins two boundaries of a region, or it cuts a region between two places of one
 * boundary, with each of the other boundaries on either side. Not safe for use by several threads.
 */
final class SproutsMoves {
    private static final byte NONE = Byte.MIN_VALUE;
    private static final int NEW_TOKENS = 16;
    private final byte[] code;
    private final SproutsPlan plan;
    private final SproutsForm form;
    private final boolean[] second;
    private final byte middle;
    private final byte one;
    private final byte other;
    private final Set<List<SproutsPosition>> options = new LinkedHashSet<>();
    private byte[] raw = {};
    private int size;
    private byte dead;
    private byte alsoDead;

    SproutsMoves(SproutsPosition position) {
        code = position.code();
        plan = new SproutsPlan(code);
        form = new SproutsForm(code.length + NEW_TOKENS);
        second = new boolean[plan.boundaries];
        middle = plan.unusedName();
        one = (byte) (middle + 1);
        other = (byte) (middle + 2);
    }

    Set<List<SproutsPosition>> options() {
        for (int region = 0; region < plan.regions; region++) {
            for (int a = plan.first[region]; a < plan.first[region + 1]; a++) {
                if (plan.twin[a] < 0) {
                    cuts(region, a);
                }
                for (int b = a + 1; b < plan.first[region + 1]; b++) {
                    if (tellsApart(a, b)) {
                        joins(region, a, b);
                    }
                }
            }
        }
        return options;
    }

    /** Of equal boundaries only the first is tried, or the first two for a pair of equal ones. */
    private boolean tellsApart(int a, int b) {
        int twin = plan.twin[b];
        return plan.twin[a] < 0 && (twin < 0 || (twin == a && plan.twin[twin] < 0));
    }

    private void joins(int region, int a, int b) {
        for (int i = plan.start[a]; i < plan.end[a]; i++) {
            for (int j = plan.start[b]; j < plan.end[b]; j++) {
                begin(i, j);
                arm(a, i, one);
                arm(b, j, other);
                put(END);
                for (int rest = plan.first[region]; rest < plan.first[region + 1]; rest++) {
                    if (rest != a && rest != b) {
                        boundary(rest);
                    }
                }
                put(CLOSE);
                finish(region);
            }
        }
    }

    /** Appends the path from the new spot to a place of a boundary and round it. */
    private void arm(int b, int place, byte name) {
        put(middle);
        if (code[place] == FREE) {
            put(TIED);
            return;
        }
        boolean stays = code[place] == TIED;
        if (stays) {
            put(name);
        }
        round(place + 1, plan.end[b]);
        round(plan.start[b], place);
        if (stays) {
            put(name);
        }
    }

    private void cuts(int region, int a) {
        for (int i = plan.start[a]; i < plan.end[a]; i++) {
            for (int j = i; j < plan.end[a]; j++) {
                boolean possible = i == j ? code[i] < LAST : code[i] != code[j] || code[i] <= LAST;
                if (possible) {
                    sides(region, a, i, j, plan.first[region]);
                }
            }
        }
    }

    /** Puts each boundary from the given one on either side; of equal ones those on the second side come last. */
    private void sides(int region, int a, int i, int j, int from) {
        if (from == plan.first[region + 1]) {
            cut(region, a, i, j);
            return;
        }
        int twin = plan.twin[from];
        boolean mustFollow = twin >= 0 && twin != a && second[twin];
        if (!mustFollow) {
            second[from] = false;
            sides(region, a, i, j, from + 1);
        }
        if (from != a) {
            second[from] = true;
            sides(region, a, i, j, from + 1);
        }
    }

    private void cut(int region, int a, int i, int j) {
        begin(i, j);
        put(middle);
        stay(i, one, i == j ? FREE : TIED);
        if (i < j) {
            round(i + 1, j);
            stay(j, other, TIED);
        }
        put(END);
        beside(region, a, false);
        put(middle);
        if (i < j) {
            stay(j, other, TIED);
        }
        round(j + 1, plan.end[a]);
        round(plan.start[a], i);
        stay(i, one, i == j ? FREE : TIED);
        put(END);
        beside(region, a, true);
        finish(region);
    }

    private void stay(int place, byte name, byte kind) {
        if (code[place] == kind) {
            put(name);
        }
    }

    private void beside(int region, int a, boolean side) {
        for (int rest = plan.first[region]; rest < plan.first[region + 1]; rest++) {
            if (rest != a && second[rest] == side) {
                boundary(rest);
            }
        }
        put(CLOSE);
    }

    private void begin(int i, int j) {
        raw = form.raw();
        size = 0;
        dead = code[i] > LAST ? code[i] : NONE;
        alsoDead = code[j] > LAST ? code[j] : NONE;
    }

    private void finish(int region) {
        for (int r = 0; r < plan.regions; r++) {
            if (r != region) {
                for (int b = plan.first[r]; b < plan.first[r + 1]; b++) {
                    boundary(b);
                }
                put(CLOSE);
            }
        }
        options.add(form.parts(size));
    }

    private void boundary(int b) {
        round(plan.start[b], plan.end[b]);
        put(END);
    }

    private void round(int from, int to) {
        for (int i = from; i < to; i++) {
            if (code[i] != dead && code[i] != alsoDead) {
                put(code[i]);
            }
        }
    }

    private void put(byte token) {
        raw[size++] = token;
    }
}
