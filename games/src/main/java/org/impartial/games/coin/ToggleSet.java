package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.List;

/** A sorted set for symmetric differences: thousands of sets one small difference away from a large one share it. */
final class ToggleSet<T extends Comparable<T>> {
    /** A difference is kept apart while the shared list is at least this many times as long. */
    private static final int SHARED = 8;

    private final List<T> shared;
    private final List<T> toggled;
    private final int hash;

    private ToggleSet(List<T> shared, List<T> toggled, int hash) {
        this.shared = shared;
        this.toggled = toggled;
        this.hash = hash;
    }

    static <T extends Comparable<T>> ToggleSet<T> of(List<T> ascending) {
        return new ToggleSet<>(List.copyOf(ascending), List.of(), hash(ascending));
    }

    ToggleSet<T> toggle(ToggleSet<T> that) {
        if (shared == that.shared) {
            return of(difference(toggled, that.toggled));
        }
        List<T> apart = difference(toggled, that.elements());
        return apart.size() <= shared.size() / SHARED
                ? new ToggleSet<>(shared, apart, hash ^ that.hash)
                : of(difference(shared, apart));
    }

    List<T> elements() {
        return toggled.isEmpty() ? shared : difference(shared, toggled);
    }

    private static <T extends Comparable<T>> List<T> difference(List<T> a, List<T> b) {
        List<T> either = new ArrayList<>(a.size() + b.size());
        int i = 0;
        int j = 0;
        while (i < a.size() && j < b.size()) {
            int order = a.get(i).compareTo(b.get(j));
            if (order < 0) {
                either.add(a.get(i++));
            } else if (order > 0) {
                either.add(b.get(j++));
            } else {
                i++;
                j++;
            }
        }
        either.addAll(a.subList(i, a.size()));
        either.addAll(b.subList(j, b.size()));
        return either;
    }

    /** Returns an XOR over the elements; for a small difference only the changed elements are visited again. */
    private static int hash(List<?> elements) {
        int hash = 0;
        for (Object element : elements) {
            int h = element.hashCode() * 0x9E3779B9;
            hash ^= h ^ (h >>> 15);
        }
        return hash;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ToggleSet<?> that
                && hash == that.hash
                && (shared == that.shared
                        ? toggled.equals(that.toggled)
                        : elements().equals(that.elements()));
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
