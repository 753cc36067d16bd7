package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BiPredicate;

/** Rules made at random: steps by vectors, single heaps, diagonals with bounds, linear conditions; as text and as code. */
final class RandomRules {
    private final List<String> texts = new ArrayList<>();
    private final List<BiPredicate<long[], long[]>> codes = new ArrayList<>();
    private final int heaps;
    private final boolean misere;
    private final boolean ordered;

    RandomRules(long seed) {
        Random random = new Random(seed);
        this.heaps = random.nextInt(5) == 0 ? 3 : 2;
        this.misere = random.nextInt(4) == 0;
        this.ordered = heaps == 2 && random.nextInt(5) == 0;
        int kinds = 1 + random.nextInt(3);
        for (int i = 0; i < kinds; i++) {
            switch (random.nextInt(5)) {
                case 0 -> single(random);
                case 1 -> bounded(random);
                case 2 -> vector(random);
                case 3 -> diagonal(random);
                default -> ratio(random);
            }
        }
    }

    private static String name(int heap) {
        return String.valueOf("xyz".charAt(heap));
    }

    private void add(String text, BiPredicate<long[], long[]> code) {
        texts.add(text);
        codes.add(code);
    }

    private boolean othersKept(long[] a, long[] b, int... moved) {
        for (int heap = 0; heap < heaps; heap++) {
            int own = heap;
            if (a[heap] != b[heap] && Arrays.stream(moved).noneMatch(m -> m == own)) {
                return false;
            }
        }
        return true;
    }

    private void single(Random random) {
        int h = random.nextInt(heaps);
        add(name(h) + "'<" + name(h), (a, b) -> b[h] < a[h] && othersKept(a, b, h));
    }

    private void bounded(Random random) {
        int h = random.nextInt(heaps);
        int most = 1 + random.nextInt(4);
        String x = name(h);
        add(
                x + "'<" + x + " & " + x + "<=" + x + "'+" + most,
                (a, b) -> b[h] < a[h] && a[h] - b[h] <= most && othersKept(a, b, h));
    }

    private void vector(Random random) {
        long[] step = new long[heaps];
        while (Arrays.stream(step).sum() == 0) {
            for (int heap = 0; heap < heaps; heap++) {
                step[heap] = random.nextInt(4);
            }
        }
        StringBuilder text = new StringBuilder();
        for (int heap = 0; heap < heaps; heap++) {
            if (step[heap] > 0) {
                text.append(text.isEmpty() ? "" : " & ").append(name(heap) + "'+" + step[heap] + "=" + name(heap));
            }
        }
        add(text.toString(), (a, b) -> {
            for (int heap = 0; heap < heaps; heap++) {
                if (a[heap] - b[heap] != step[heap]) {
                    return false;
                }
            }
            return true;
        });
    }

    private void diagonal(Random random) {
        int most = random.nextInt(4);
        String bound = most == 0 ? "" : " & x<=x'+" + most;
        add(
                "x'<x & y'<y & x+y'=x'+y" + bound,
                (a, b) -> b[0] < a[0]
                        && a[0] - b[0] == a[1] - b[1]
                        && (most == 0 || a[0] - b[0] <= most)
                        && othersKept(a, b, 0, 1));
    }

    private void ratio(Random random) {
        int p = 1 + random.nextInt(2);
        int q = 1 + random.nextInt(3);
        add(
                "E t: t>=1 & x'+" + p + "t=x & y'+" + q + "t=y",
                (a, b) -> a[0] > b[0]
                        && (a[0] - b[0]) % p == 0
                        && a[1] - b[1] == (a[0] - b[0]) / p * q
                        && othersKept(a, b, 0, 1));
    }

    String text() {
        // Every heap is named, so that positions have as many heaps as the code thinks.
        StringBuilder never = new StringBuilder("x'<x & x'>x");
        for (int heap = 1; heap < heaps; heap++) {
            never.append(" & ").append(name(heap)).append("=0");
        }
        return String.join("; ", texts) + "; " + never;
    }

    String domain() {
        return ordered ? "x<=y" : "";
    }

    int heaps() {
        return heaps;
    }

    boolean misere() {
        return misere;
    }

    boolean inside(long[] position) {
        return !ordered || position[0] <= position[1];
    }

    boolean isP(long[] position, Map<List<Long>, Boolean> known) {
        List<Long> key = Arrays.stream(position).boxed().toList();
        Boolean before = known.get(key);
        if (before != null) {
            return before;
        }
        boolean any = false;
        boolean p = true;
        long[] option = new long[heaps];
        long count = 1;
        for (long size : position) {
            count *= size + 1;
        }
        for (long n = 0; n < count - 1; n++) {
            long rest = n;
            for (int heap = 0; heap < heaps; heap++) {
                option[heap] = rest % (position[heap] + 1);
                rest /= position[heap] + 1;
            }
            if (inside(option) && codes.stream().anyMatch(code -> code.test(position, option))) {
                any = true;
                p &= !isP(option.clone(), known);
            }
        }
        boolean answer = any ? p : !misere;
        known.put(key, answer);
        return answer;
    }

    @Override
    public String toString() {
        return text() + (ordered ? " where x<=y" : "") + (misere ? " misère" : "");
    }
}
