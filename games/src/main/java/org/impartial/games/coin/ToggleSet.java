package org.impartial.games.coin;

import java.util.ArrayList;
import java.util.List;

/**
 * An immutable sorted set designed for symmetric differences. A small difference to a large set is stored separately,
 * so that thousands of positions one move away from a large one share its elements.
 */
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

    /** Returns a set of ascending distinct elements. */
    static <T extends Comparable<T>> ToggleSet<T> of(List<T> ascending) {
        return new ToggleSet<>(List.copyOf(ascending), List.of(), hash(ascending));
    }

    /** Returns the elements that are in exactly one of two sets. */
    ToggleSet<T> toggle(ToggleSet<T> that) {
        if (shared == that.shared) {
            return of(difference(toggled, that.toggled));
        }
        List<T> apart = difference(toggled, that.elements());
        return apart.size() <= shared.size() / SHARED
                ? new ToggleSet<>(shared, apart, hash ^ that.hash)
                : of(difference(shared, apart));
    }

    /** Returns the elements, ascending. */
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
