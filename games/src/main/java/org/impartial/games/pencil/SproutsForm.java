package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;
import static org.impartial.games.pencil.SproutsPosition.NAMES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The parts of a position that share no spot, in canonical form. Not safe for use by several threads. */
final class SproutsForm {
    private final SproutsTrim trim;
    private final SproutsLabels labels;
    private final int[] land = new int[NAMES];

    SproutsForm(int capacity) {
        trim = new SproutsTrim(3 * capacity);
        labels = new SproutsLabels(3 * capacity);
    }

    byte[] raw() {
        return trim.raw();
    }

    List<SproutsPosition> parts(int rawLength) {
        int length = trim.trim(rawLength);
        byte[] code = trim.code();
        int[] ends = ends(code, length);
        if (ends.length == 1) {
            return List.of(labels.canonical(Arrays.copyOf(code, length)));
        }
        return lands(code, ends);
    }

    private static int[] ends(byte[] code, int length) {
        int regions = 0;
        for (int i = 0; i < length; i++) {
            regions += code[i] == CLOSE ? 1 : 0;
        }
        int[] ends = new int[regions];
        int region = 0;
        for (int i = 0; i < length; i++) {
            if (code[i] == CLOSE) {
                ends[region++] = i + 1;
            }
        }
        return ends;
    }

    /** Regions that share a named spot belong to one land, whose number is the least number of its regions. */
    private List<SproutsPosition> lands(byte[] code, int[] ends) {
        int[] owner = owners(code, ends);
        List<SproutsPosition> parts = new ArrayList<>();
        for (int first = 0; first < ends.length; first++) {
            if (owner[first] != first) {
                continue;
            }
            byte[] own = new byte[ends[ends.length - 1]];
            int size = 0;
            for (int region = first; region < ends.length; region++) {
                if (owner[region] == first) {
                    int start = region == 0 ? 0 : ends[region - 1];
                    System.arraycopy(code, start, own, size, ends[region] - start);
                    size += ends[region] - start;
                }
            }
            parts.add(labels.canonical(Arrays.copyOf(own, size)));
        }
        Collections.sort(parts, (a, b) -> Arrays.compare(a.code(), b.code()));
        return parts;
    }

    private int[] owners(byte[] code, int[] ends) {
        Arrays.fill(land, -1);
        int[] owner = new int[ends.length];
        int at = 0;
        for (int region = 0; region < ends.length; region++) {
            owner[region] = region;
            for (; at < ends[region]; at++) {
                byte spot = code[at];
                if (spot >= FIRST_NAME && land[spot] < 0) {
                    land[spot] = region;
                } else if (spot >= FIRST_NAME) {
                    merge(owner, owner[land[spot]], owner[region], region);
                }
            }
        }
        return owner;
    }

    private static void merge(int[] owner, int one, int other, int last) {
        int least = Math.min(one, other);
        int most = Math.max(one, other);
        for (int i = 0; i <= last; i++) {
            if (owner[i] == most) {
                owner[i] = least;
            }
        }
    }

    static List<SproutsPosition> parts(byte[] code) {
        SproutsForm form = new SproutsForm(code.length);
        System.arraycopy(code, 0, form.raw(), 0, code.length);
        return form.parts(code.length);
    }

    static SproutsPosition whole(SproutsPosition position) {
        List<SproutsPosition> parts = parts(position.code());
        return parts.size() == 1 ? parts.get(0) : SproutsPosition.canonical(together(parts));
    }

    /** Returns the code of some parts as one position, with names numbered consecutively across the parts. */
    static byte[] together(List<SproutsPosition> parts) {
        byte[] code =
                new byte[parts.stream().mapToInt(part -> part.code().length).sum()];
        int at = 0;
        int shift = 0;
        for (SproutsPosition part : parts) {
            int most = 0;
            for (byte token : part.code()) {
                boolean named = token >= FIRST_NAME;
                code[at++] = (byte) (named ? token + shift : token);
                most = named ? Math.max(most, token - FIRST_NAME + 1) : most;
            }
            shift += most;
        }
        return code;
    }
}
