package org.impartial.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A checker of certificates of the kind {@code period}, for octal codes, subtraction sets and excluded numbers, that is
 * written from docs/NOTATION.md alone and plays by the name of the game.
 */
class SecondPeriodReader {
    /** The number of beans that a move takes, and the numbers of heaps that it may leave, as bits. */
    private final Map<Integer, Integer> moves = new HashMap<>();

    private final String name;
    private final List<Integer> listed;
    final Map<String, String> header;
    int[] values = {};

    SecondPeriodReader(Map<String, String> header) {
        this.header = header;
        String game = header.get("game");
        name = game.substring(0, game.indexOf('=') + 1);
        String parameter = game.substring(name.length(), game.length() - 1);
        if (name.equals("octal[code=")) {
            String digits = parameter.replace(".", "");
            IntStream.range(0, digits.length()).forEach(t -> moves.put(t, Character.digit(digits.charAt(t), 16)));
            listed = List.copyOf(moves.keySet());
        } else {
            listed = Arrays.stream(parameter.split(",")).map(Integer::valueOf).toList();
            listed.forEach(t -> moves.put(t, 3));
        }
    }

    /** Returns the reason why lines are no proof; empty if they are one. */
    static String fault(Map<String, String> header, List<String> written) {
        return new SecondPeriodReader(header).faultOf(written);
    }

    int number(String field) {
        return Integer.parseInt(header.get(field));
    }

    int last() {
        return listed.stream().mapToInt(t -> t).max().orElse(0);
    }

    /** Returns the numbers of beans that moves take which may leave a number of heaps. */
    List<Integer> leaving(int heaps) {
        return moves.keySet().stream()
                .filter(t -> (moves.get(t) >> heaps & 1) != 0)
                .toList();
    }

    void compute(int heaps) {
        values = new int[heaps];
        boolean others = name.endsWith("[but=");
        for (int n = 0; n < heaps; n++) {
            BitSet reached = new BitSet();
            for (int t = 0; t <= n; t++) {
                int left = n - t;
                int digit = others ? (t > 0 && !moves.containsKey(t) ? 3 : 0) : moves.getOrDefault(t, 0);
                if ((left == 0 ? digit & 1 : digit & 2) != 0) {
                    reached.set(values[left]);
                }
                for (int part = 1; (digit & 4) != 0 && 2 * part <= left; part++) {
                    reached.set(values[part] ^ values[left - part]);
                }
            }
            values[n] = reached.nextClearBit(0);
        }
    }

    private String faultOf(List<String> written) {
        int a = number("preperiod");
        int p = number("period");
        int length = number("length");
        boolean others = name.endsWith("[but=");
        int end = others ? length - p : bound(a, p);
        compute(Math.max(a, end) + p);
        List<String> right = new ArrayList<>();
        for (int n = 0; n < a + p; n += 20) {
            right.add(n + ": "
                    + IntStream.range(n, Math.min(a + p, n + 20))
                            .mapToObj(m -> Integer.toString(values[m]))
                            .collect(Collectors.joining(" ")));
        }
        if (!right.equals(written)) {
            return "other values";
        }
        int s = number("saltus");
        if (IntStream.range(a, end).anyMatch(n -> values[n + p] != values[n] + s) || p == 0) {
            return "the equation";
        }
        if (!others) {
            return s == 0 ? "" : "a saltus";
        }
        BitSet raised = older(end - last(), s);
        raised.set(0, s);
        return end >= a + Math.max(1, last()) && raised.equals(older(length - last(), 0)) ? "" : "the older values";
    }

    /** Returns the bound below which the equation must hold. */
    private int bound(int a, int p) {
        if (!name.startsWith("octal")) {
            return a + Math.max(1, last());
        }
        int k = leaving(2).isEmpty() ? 1 : 2;
        return k * Math.max(1, a) + (k - 1) * p + Math.max(1, last());
    }

    private BitSet older(int heaps, int raise) {
        BitSet older = new BitSet();
        IntStream.range(0, heaps).forEach(n -> older.set(values[n] + raise));
        return older;
    }
}
