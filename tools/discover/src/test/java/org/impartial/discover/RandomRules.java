package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Random rules, as text and as code: steps by vectors, single heaps, joint moves, diagonals with bounds, ratios, moves
 * from heap to heap, with guards and domains, on 1 to 4 heaps.
 */
final class RandomRules {
    private static final int[] BOX = {0, 40, 13, 6, 4};

    private final Random random;
    private final List<String> texts = new ArrayList<>();
    private final List<BiPredicate<long[], long[]>> codes = new ArrayList<>();
    private final int heaps;
    private final boolean misere;
    private final boolean values;
    private String domain = "";
    private Predicate<long[]> inside = position -> true;
    private boolean growing;

    /** A condition with its text. */
    private record Guard(String text, BiPredicate<long[], long[]> code) {}

    RandomRules(long seed) {
        this.random = new Random(seed);
        this.heaps = new int[] {1, 2, 2, 2, 2, 2, 3, 3, 4}[random.nextInt(9)];
        this.misere = random.nextInt(4) == 0;
        this.values = !misere && heaps <= 2 && random.nextInt(4) == 0;
        int kinds = 1 + random.nextInt(3);
        for (int i = 0; i < kinds; i++) {
            switch (heaps == 1 ? random.nextInt(3) : random.nextInt(8)) {
                case 0 -> some(false);
                case 1 -> bounded();
                case 2 -> vector();
                case 3, 4 -> some(true);
                case 5 -> diagonal();
                case 6 -> ratio();
                default -> across();
            }
        }
        if (random.nextInt(3) == 0) {
            Guard guard = guard(false);
            domain = guard.text();
            inside = position -> guard.code().test(position, position);
        }
    }

    private static String name(int heap) {
        return String.valueOf("xyzw".charAt(heap));
    }

    /** Adds a kind of move that changes some heaps, perhaps with a guard. */
    private void add(String text, BiPredicate<long[], long[]> code, int... moved) {
        Guard guard = random.nextInt(3) == 0 ? guard(true) : new Guard("", (a, b) -> true);
        texts.add(guard.text().isEmpty() ? text : text + " & " + guard.text());
        int[] changed = moved;
        String whole = texts.get(texts.size() - 1);
        codes.add((a, b) -> code.test(a, b) && guard.code().test(a, b) && kept(a, b, whole, changed));
    }

    /** Returns whether every heap whose primed name does not occur keeps its value. */
    private boolean kept(long[] a, long[] b, String text, int... moved) {
        for (int heap = 0; heap < heaps; heap++) {
            int own = heap;
            boolean free = Arrays.stream(moved).anyMatch(m -> m == own) || text.contains(name(heap) + "'");
            if (a[heap] != b[heap] && !free) {
                return false;
            }
        }
        return true;
    }

    private int heap() {
        return random.nextInt(heaps);
    }

    private int other(int heap) {
        return (heap + 1 + random.nextInt(heaps - 1)) % heaps;
    }

    private void some(boolean joint) {
        int x = heap();
        int[] moved = joint ? new int[] {x, other(x)} : new int[] {x};
        String text = String.join(
                " & ",
                Arrays.stream(moved).mapToObj(h -> name(h) + "'<" + name(h)).toList());
        add(text, (a, b) -> Arrays.stream(moved).allMatch(h -> b[h] < a[h]), moved);
    }

    private void bounded() {
        int h = heap();
        int most = 1 + random.nextInt(4);
        String x = name(h);
        add(x + "'<" + x + " & " + x + "<=" + x + "'+" + most, (a, b) -> b[h] < a[h] && a[h] - b[h] <= most, h);
    }

    private void vector() {
        long[] step = new long[heaps];
        while (Arrays.stream(step).sum() == 0) {
            Arrays.setAll(step, heap -> random.nextInt(4));
        }
        int[] moved = IntStream.range(0, heaps).filter(h -> step[h] > 0).toArray();
        String text = String.join(
                " & ",
                Arrays.stream(moved)
                        .mapToObj(h -> name(h) + "'+" + step[h] + "=" + name(h))
                        .toList());
        add(text, (a, b) -> Arrays.stream(moved).allMatch(h -> a[h] - b[h] == step[h]), moved);
    }

    private void diagonal() {
        int x = heap();
        int y = other(x);
        int most = random.nextInt(4);
        String p = name(x);
        String q = name(y);
        String bound = most == 0 ? "" : " & " + p + "<=" + p + "'+" + most;
        add(
                p + "'<" + p + " & " + q + "'<" + q + " & " + p + "+" + q + "'=" + p + "'+" + q + bound,
                (a, b) -> b[x] < a[x] && a[x] - b[x] == a[y] - b[y] && (most == 0 || a[x] - b[x] <= most),
                x,
                y);
    }

    private void ratio() {
        int x = heap();
        int y = other(x);
        int p = 1 + random.nextInt(2);
        int q = 1 + random.nextInt(3);
        add(
                "(E t: t>=1 & " + name(x) + "'+" + p + "t=" + name(x) + " & " + name(y) + "'+" + q + "t=" + name(y)
                        + ")",
                (a, b) -> a[x] > b[x] && (a[x] - b[x]) % p == 0 && a[y] - b[y] == (a[x] - b[x]) / p * q,
                x,
                y);
    }

    /** Adds moves of beans from a later heap to an earlier one. */
    private void across() {
        int x = random.nextInt(heaps - 1);
        int y = x + 1;
        growing = true;
        add(
                name(y) + "'<" + name(y) + " & " + name(x) + "'+" + name(y) + "'=" + name(x) + "+" + name(y),
                (a, b) -> b[y] < a[y] && a[x] + a[y] == b[x] + b[y],
                x,
                y);
    }

    /** Returns a condition on the position, or on the move. */
    private Guard guard(boolean move) {
        Guard one = simple(move);
        return switch (random.nextInt(6)) {
            case 0 -> {
                Guard two = simple(move);
                yield new Guard("(" + one.text + " | " + two.text + ")", one.code.or(two.code));
            }
            case 1 -> new Guard("~(" + one.text + ")", one.code.negate());
            default -> one;
        };
    }

    private Guard simple(boolean move) {
        int x = heap();
        int c = random.nextInt(4);
        if (random.nextInt(4) == 0) {
            int m = 2 + random.nextInt(2);
            return new Guard("(E s: " + name(x) + "=" + m + "s+" + c % m + ")", (a, b) -> a[x] % m == c % m);
        }
        if (heaps == 1 || random.nextInt(3) == 0) {
            boolean after = move && heaps == 1 && random.nextBoolean();
            return new Guard(
                    name(x) + (after ? "'" : "") + ">=" + c, after ? (a, b) -> b[x] >= c : (a, b) -> a[x] >= c);
        }
        int y = other(x);
        return switch (random.nextInt(4)) {
            case 0 -> new Guard(name(x) + "<=" + name(y) + "+" + c, (a, b) -> a[x] <= a[y] + c);
            case 1 -> new Guard(name(x) + "!=" + name(y), (a, b) -> a[x] != a[y]);
            case 2 -> new Guard("2" + name(x) + ">" + name(y), (a, b) -> 2 * a[x] > a[y]);
            default -> new Guard(name(x) + "+" + name(y) + ">" + c, (a, b) -> a[x] + a[y] > c);
        };
    }

    String text() {
        // Every heap is named, so that the text has as many heaps as the code.
        StringBuilder never = new StringBuilder("x'<x & x'>x");
        for (int heap = 1; heap < heaps; heap++) {
            never.append(" & ").append(name(heap)).append("=0");
        }
        return String.join("; ", texts) + "; " + never;
    }

    /** Returns a position with the heaps in the order of their names, in which w comes first. */
    long[] sorted(long[] position) {
        if (heaps < 4) {
            return position;
        }
        return new long[] {position[3], position[0], position[1], position[2]};
    }

    Discovery discovery() {
        Discovery discovery = Discovery.of(HeapRules.parse(text()).domain(domain));
        discovery = misere ? discovery.misere() : discovery;
        return values ? discovery.values() : discovery;
    }

    int heaps() {
        return heaps;
    }

    int box() {
        return BOX[heaps];
    }

    boolean misere() {
        return misere;
    }

    boolean values() {
        return values;
    }

    boolean inside(long[] position) {
        return inside.test(position);
    }

    /** Returns the options of a position, by trying all tuples. */
    private List<long[]> options(long[] position) {
        long most = Arrays.stream(position).sum();
        long[] sides =
                Arrays.stream(position).map(h -> growing ? most + 1 : h + 1).toArray();
        long count = Arrays.stream(sides).reduce(1, (a, b) -> a * b);
        List<long[]> options = new ArrayList<>();
        for (long n = 0; n < count; n++) {
            long[] option = new long[heaps];
            long rest = n;
            for (int heap = 0; heap < heaps; heap++) {
                option[heap] = rest % sides[heap];
                rest /= sides[heap];
            }
            if (inside(option) && codes.stream().anyMatch(code -> code.test(position, option))) {
                options.add(option);
            }
        }
        return options;
    }

    boolean isP(long[] position, Map<List<Long>, Long> known) {
        List<Long> key = boxed(position);
        Long before = known.get(key);
        if (before == null) {
            List<long[]> options = options(position);
            boolean p = options.isEmpty() ? !misere : options.stream().noneMatch(option -> isP(option, known));
            before = p ? 1L : 0L;
            known.put(key, before);
        }
        return before == 1;
    }

    long grundy(long[] position, Map<List<Long>, Long> known) {
        List<Long> key = boxed(position);
        Long before = known.get(key);
        if (before == null) {
            TreeSet<Long> seen = new TreeSet<>();
            options(position).forEach(option -> seen.add(grundy(option, known)));
            long mex = 0;
            while (seen.contains(mex)) {
                mex++;
            }
            before = mex;
            known.put(key, before);
        }
        return before;
    }

    private static List<Long> boxed(long[] position) {
        return Arrays.stream(position).boxed().toList();
    }

    @Override
    public String toString() {
        return text()
                + (domain.isEmpty() ? "" : " where " + domain)
                + (misere ? " misère" : "")
                + (values ? " values" : "");
    }
}
