package org.impartial.games;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A checker of certificates of the kind {@code period-segments} for octal codes that is written from docs/NOTATION.md
 * alone; it keeps all values.
 */
final class SecondSegmentsReader extends SecondPeriodReader {
    private final int a = number("preperiod");
    private final int p = number("period");
    private final int rare = number("last-rare");
    private final int furthest = number("furthest");
    private final int w = Math.max(rare, furthest) + last() + 1;
    private final int h = Math.max(w, number("settled")) + 1;
    private final int b = Math.max(a, h) + w;

    /** The values of all heaps by the facts. */
    private int[] all = {};

    private SecondSegmentsReader(Map<String, String> header) {
        super(header);
    }

    /** Returns the reason why lines are no proof; empty if they are one. */
    static String fault(Map<String, String> header, List<String> written) {
        return new SecondSegmentsReader(header).faultOf(written);
    }

    private boolean rare(int value, int heap) {
        int turn = header.get("parity").equals("1") ? heap - number("anchor") & 1 : 0;
        return (Integer.bitCount(value & number("mask")) + turn) % 2 == 0;
    }

    private String faultOf(List<String> written) {
        if (!leaving(3).isEmpty() || number("settled") < rare || !parityFits()) {
            return "the code, or the space";
        }
        compute(h);
        if (!written.get(0).equals("head | " + joined(0, h, values))
                || IntStream.range(rare + 1, h).anyMatch(n -> rare(values[n], n))) {
            return "the first heaps";
        }
        String[] end = written.get(written.size() - 1).split("[ ]", 3);
        all = Arrays.copyOf(values, Math.max(h, Integer.parseInt(end[1])));
        for (int n = h; n < all.length; n++) {
            all[n] = value(n);
        }
        int first = 0;
        Map<Integer, String> begins = new TreeMap<>();
        for (String line : written.subList(1, written.size() - 1)) {
            String[] words = line.split(" ", 6);
            int next = Integer.parseInt(words[2]);
            if (!line.equals("segment " + first + " " + next + " " + summary(first, next) + " | " + window(first))
                    || next < Math.max(h, b - a + (a > 0 ? 1 : 0))) {
                return line;
            }
            begins.put(first, line);
            first = next;
        }
        begins.put(first, "");
        if (!("end " + first + " | " + window(first)).equals(written.get(written.size() - 1))) {
            return "the end";
        }
        return begins.containsKey(b)
                        && begins.containsKey(b + p)
                        && repeats()
                        && IntStream.rangeClosed(2, p)
                                .filter(q -> p % q == 0 && IntStream.range(2, q).noneMatch(r -> q % r == 0))
                                .allMatch(q -> begins.containsKey(b + p / q) && !same(b - w, b, p / q))
                ? ""
                : "the windows";
    }

    private boolean parityFits() {
        return header.get("parity").equals("0")
                || (p % 2 == 0 && leaving(2).stream().allMatch(t -> (t - number("anchor")) % 2 == 0));
    }

    private boolean repeats() {
        return same(a, b, p) && (a == 0 || all[a - 1] != all[a - 1 + p]);
    }

    private boolean same(int from, int to, int period) {
        return Arrays.equals(all, from, to, all, from + period, to + period);
    }

    /** Returns the value of a heap by the sparse space. */
    private int value(int n) {
        boolean[] left = new boolean[2048];
        leaving(1).forEach(t -> left[all[n - t]] = true);
        boolean[] near = left.clone();
        for (int t : leaving(2)) {
            for (int part = 1; part <= Math.max(rare, furthest); part++) {
                int pair = all[part] ^ all[n - t - part];
                left[pair] |= part <= rare && rare(all[part], part);
                near[pair] |= part <= furthest;
            }
        }
        int value = 0;
        while (rare(value, n) || left[value]) {
            if (!left[value] && !near[value]) {
                throw new IllegalStateException("nothing excludes " + value + " of " + n);
            }
            value++;
        }
        return value;
    }

    private String window(int first) {
        return first == 0 ? "" : joined(first - (b - a + (a > 0 ? 1 : 0)), first, all);
    }

    private static String joined(int from, int to, int[] values) {
        return IntStream.range(from, to)
                .mapToObj(n -> Integer.toString(values[n]))
                .collect(Collectors.joining(" "));
    }

    private String summary(int first, int end) {
        long hash = 0xcbf29ce484222325L;
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int n = first; n < end; n++) {
            hash = (hash ^ (all[n] & 255)) * 0x100000001b3L;
            hash = (hash ^ (all[n] >> 8)) * 0x100000001b3L;
            counts.merge(all[n], 1, Integer::sum);
        }
        return String.format("%016x ", hash)
                + counts.entrySet().stream()
                        .map(count -> count.getKey() + ":" + count.getValue())
                        .collect(Collectors.joining(","));
    }
}
