package org.impartial.solve.engine.nimber;

import java.util.Arrays;

/**
 * Collects the options of one component: settled parts are combined into one nimber, equal pairs are cancelled, equal
 * options are stored once, and options all of whose parts are settled exclude their value at once. Not safe for use by
 * several threads.
 */
/*
 * Implementation: an option that is one part is written as its number. Any other is written as -1 - (number of
 * parts), the XOR of its settled parts, and the numbers of its other parts from the smallest to the largest.
 */
final class OptionList implements PartSink {
    private final ComponentFacts facts;
    private int[] written = new int[256];
    private int used;
    private int[] parts = new int[16];
    private int count;
    private int settled;
    private int owner;
    private int[] seen = new int[256];
    private int options;

    OptionList(ComponentFacts facts) {
        this.facts = facts;
    }

    /** Removes all options, to start with those of another component. */
    void clear(int component) {
        owner = component;
        used = 0;
        options = 0;
        Arrays.fill(seen, 0);
    }

    @Override
    public void begin() {
        count = 0;
        settled = 0;
    }

    @Override
    public void part(int id) {
        long known = facts.known(id);
        if (ComponentFacts.exact(known)) {
            settled ^= ComponentFacts.value(known);
            return;
        }
        if (count == parts.length) {
            parts = Arrays.copyOf(parts, 2 * count);
        }
        parts[count++] = id;
    }

    @Override
    public void end() {
        if (count > 1) {
            sort();
            cancel();
        }
        if (count == 0) {
            facts.exclude(owner, settled);
            return;
        }
        int start = used;
        if (count > 1 || settled != 0) {
            write(~count);
            write(settled);
        }
        for (int i = 0; i < count; i++) {
            write(parts[i]);
        }
        if (repeated(start)) {
            used = start;
        }
    }

    int[] toArray() {
        return Arrays.copyOf(written, used);
    }

    /** Returns the open options of a list, which take so many words; or the list, if a thread has settled more. */
    int[] open(int[] list, int words) {
        int[] kept = new int[words];
        int end = 0;
        for (int at = 0; at < list.length; at += length(list[at])) {
            int length = length(list[at]);
            if (!settled(list, at)) {
                if (end + length > words) {
                    return list;
                }
                System.arraycopy(list, at, kept, end, length);
                end += length;
            }
        }
        return end == words ? kept : list;
    }

    private boolean settled(int[] list, int at) {
        int first = list[at];
        if (first >= 0) {
            return ComponentFacts.exact(facts.known(first));
        }
        for (int i = at + 2; i < at + length(first); i++) {
            if (!ComponentFacts.exact(facts.known(list[i]))) {
                return false;
            }
        }
        return true;
    }

    /** Sorts the parts by size, and by number among equal sizes, by insertion, as there are few of them. */
    private void sort() {
        for (int i = 1; i < count; i++) {
            int part = parts[i];
            int j = i;
            for (; j > 0 && larger(parts[j - 1], part); j--) {
                parts[j] = parts[j - 1];
            }
            parts[j] = part;
        }
    }

    private boolean larger(int a, int b) {
        int difference = ComponentFacts.size(facts.known(a)) - ComponentFacts.size(facts.known(b));
        return difference > 0 || (difference == 0 && a > b);
    }

    private void cancel() {
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (i + 1 < count && parts[i] == parts[i + 1]) {
                i++;
            } else {
                parts[kept++] = parts[i];
            }
        }
        count = kept;
    }

    private void write(int value) {
        if (used == written.length) {
            written = Arrays.copyOf(written, 2 * used);
        }
        written[used++] = value;
    }

    /**
     * Returns whether the last option was written before; the hash table {@code seen} has indices of options plus 1.
     */
    private boolean repeated(int start) {
        int place = place(start, used);
        if (seen[place] != 0) {
            return true;
        }
        seen[place] = start + 1;
        if (++options > seen.length >> 1) {
            widen();
        }
        return false;
    }

    /** Returns the slot of an equal option, or a free one. */
    private int place(int start, int end) {
        int hash = 0;
        for (int i = start; i < end; i++) {
            hash = 31 * hash + written[i];
        }
        int mask = seen.length - 1;
        int place = (hash * 0x9E3779B9) >>> 7 & mask;
        while (seen[place] != 0 && !same(seen[place] - 1, start, end - start)) {
            place = place + 1 & mask;
        }
        return place;
    }

    private boolean same(int other, int start, int length) {
        return Arrays.equals(written, other, other + length, written, start, start + length);
    }

    private void widen() {
        seen = new int[2 * seen.length];
        for (int start = 0; start < used; start += length(written[start])) {
            seen[place(start, start + length(written[start]))] = start + 1;
        }
    }

    /** Returns the number of words of an option that begins with this one. */
    static int length(int first) {
        return first >= 0 ? 1 : 2 + ~first;
    }
}
