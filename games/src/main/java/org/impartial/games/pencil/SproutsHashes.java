package org.impartial.games.pencil;

import static org.impartial.games.pencil.SproutsPosition.CLOSE;
import static org.impartial.games.pencil.SproutsPosition.END;
import static org.impartial.games.pencil.SproutsPosition.FIRST_NAME;

/**
 * Hashes of the spots along boundaries, whatever their names, order and direction. Not safe for use by several threads.
 */
// Read from a place on, a boundary is the polynomial of the colours along it, in powers of an odd base modulo 2^64;
// advancing by one place divides by the base. Boundaries and regions are sums of mixed hashes, as their order does not
// matter.
final class SproutsHashes {
    private static final long BASE = 0x9E3779B97F4A7C15L;
    private static final long INVERSE = inverse(BASE);
    private static final long[] SPOTS = {0x1B873593CC9E2D51L, 0x38495AB5E6546B64L, 0x561CCD1B3F6A2E97L};
    private byte[] code = {};
    private int boundaries;
    private int regions;
    private final int[] start;
    private final int[] end;
    private final int[] first;
    private final boolean[] named;
    private final long[] spots;
    private boolean fresh;
    private final long[][] place = new long[2][];
    private final long[][] boundary = new long[2][];
    private final long[][] region = new long[2][];

    SproutsHashes(int capacity) {
        start = new int[capacity + 1];
        end = new int[capacity + 1];
        first = new int[capacity + 1];
        named = new boolean[capacity + 1];
        spots = new long[capacity + 1];
        for (int direction = 0; direction < 2; direction++) {
            place[direction] = new long[capacity + 1];
            boundary[direction] = new long[capacity + 1];
            region[direction] = new long[capacity + 1];
        }
    }

    void load(byte[] position) {
        code = position;
        boundaries = 0;
        regions = 0;
        fresh = true;
        int from = 0;
        boolean names = false;
        for (int i = 0; i < code.length; i++) {
            if (code[i] == END) {
                start[boundaries] = from;
                named[boundaries] = names;
                end[boundaries++] = i;
                from = i + 1;
                names = false;
            } else if (code[i] == CLOSE) {
                first[++regions] = boundaries;
                from = i + 1;
            } else {
                names |= code[i] >= FIRST_NAME;
            }
        }
    }

    void hash(long[] colour) {
        for (int b = 0; b < boundaries; b++) {
            if (named[b] || fresh) {
                fill(b, colour);
                boundary[0][b] = along(b, 0);
                boundary[1][b] = along(b, 1);
            }
        }
        fresh = false;
        for (int r = 0; r < regions; r++) {
            long ahead = 0;
            long back = 0;
            for (int b = first[r]; b < first[r + 1]; b++) {
                ahead += mix(boundary[0][b]);
                back += mix(boundary[1][b]);
            }
            region[0][r] = ahead;
            region[1][r] = back;
        }
    }

    private void fill(int b, long[] colour) {
        for (int i = start[b]; i < end[b]; i++) {
            byte spot = code[i];
            spots[i] = spot >= FIRST_NAME ? colour[spot - FIRST_NAME] : SPOTS[spot];
        }
    }

    /** Returns the sum of the polynomials from each place of a boundary on, in one of the two directions. */
    private long along(int b, int direction) {
        int step = direction == 0 ? 1 : -1;
        int head = direction == 0 ? start[b] : end[b] - 1;
        long power = 1;
        long word = 0;
        for (int k = 0, i = head; k < size(b); k++, i += step) {
            word += spots[i] * power;
            power *= BASE;
        }
        long sum = size(b);
        for (int k = 0, i = head; k < size(b); k++, i += step) {
            place[direction][i] = word;
            sum += stirred(word);
            word = (word + spots[i] * (power - 1)) * INVERSE;
        }
        return sum;
    }

    /** Adds to each named spot the hash of the spots that follow its places, in either direction. */
    void addTo(long[] seen) {
        for (int r = 0; r < regions; r++) {
            for (int b = first[r]; b < first[r + 1]; b++) {
                for (int i = start[b]; named[b] && i < end[b]; i++) {
                    if (code[i] >= FIRST_NAME) {
                        seen[code[i] - FIRST_NAME] += view(r, b, i, 0) + view(r, b, i, 1);
                    }
                }
            }
        }
    }

    private long view(int r, int b, int i, int direction) {
        return mix(region[direction][r] * BASE + boundary[direction][b] * INVERSE + place[direction][i]);
    }

    private static long stirred(long word) {
        long y = word * 0xBF58476D1CE4E5B9L;
        return y ^ (y >>> 32);
    }

    int[] regionsInOrder() {
        int[] order = new int[regions];
        for (int i = 0; i < regions; i++) {
            int at = i;
            for (; at > 0 && before(i, order[at - 1]); at--) {
                order[at] = order[at - 1];
            }
            order[at] = i;
        }
        return order;
    }

    private boolean before(int r, int other) {
        int size = end[first[r + 1] - 1] - start[first[r]];
        int otherSize = end[first[other + 1] - 1] - start[first[other]];
        return size != otherSize
                ? size < otherSize
                : Math.min(region[0][r], region[1][r]) < Math.min(region[0][other], region[1][other]);
    }

    int[] boundariesInOrder(int r, int direction) {
        long[] hash = boundary[direction];
        int[] order = new int[first[r + 1] - first[r]];
        for (int i = 0; i < order.length; i++) {
            int b = first[r] + i;
            int at = i;
            for (; at > 0 && before(b, order[at - 1], hash); at--) {
                order[at] = order[at - 1];
            }
            order[at] = b;
        }
        return order;
    }

    private boolean before(int b, int other, long[] hash) {
        return size(b) != size(other) ? size(b) < size(other) : hash[b] < hash[other];
    }

    int start(int b) {
        return start[b];
    }

    int size(int b) {
        return end[b] - start[b];
    }

    int direction(int r) {
        return region[0][r] <= region[1][r] ? 0 : 1;
    }

    int head(int b, int direction) {
        int head = start[b];
        for (int i = head + 1; i < end[b]; i++) {
            if (place[direction][i] < place[direction][head]) {
                head = i;
            }
        }
        return head - start[b];
    }

    /** Returns a bijection of the longs in which every bit of the input changes about half of the output. */
    static long mix(long x) {
        long y = (x ^ (x >>> 30)) * 0xBF58476D1CE4E5B9L;
        y = (y ^ (y >>> 27)) * 0x94D049BB133111EBL;
        return y ^ (y >>> 31);
    }

    /** Returns the inverse of an odd number modulo 2^64, by Newton's iteration from 3 right bits to 96. */
    private static long inverse(long odd) {
        long x = odd;
        for (int i = 0; i < 5; i++) {
            x *= 2 - odd * x;
        }
        return x;
    }
}
