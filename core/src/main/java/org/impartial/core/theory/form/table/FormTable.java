package org.impartial.core.theory.form.table;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;
import org.impartial.core.meter.StoppedException;

/**
 * The misère canonical forms created so far, numbered from 0. A form is the ascending list of the numbers of its
 * options, which are less than its own; equal games have the same number. Not safe for use by several threads.
 */
/*
 * Implementation: one rule makes forms canonical [ONAG, ch. 12]. Let T be the canonical options of G. If the options of some
 * H are a proper part of T, every other member of T has H as an option and, where H is 0, a member of T is P, then G = H;
 * otherwise T is the canonical form. The condition for 0 is the proviso: without a P option of G, G would be P and 0 is N.
 * H was canonical already, so the rule is applied once. Each member of T outside H has H as an option, so its birthday
 * is above that of H and of all options of H: an option of G of largest birthday is outside H, and H is sought
 * among the options of one of these only.
 */
public final class FormTable {
    /** The form without options. */
    public static final int ZERO = 0;

    /** The heap of 1. */
    public static final int STAR = 1;

    /** The greatest birthday of a stored form. */
    public static final int GREATEST_BIRTHDAY = Short.MAX_VALUE;

    /** The number of followers above which a form's followers are not counted. */
    public static final int MOST_COUNTED = 4096;

    private static final int NONE = -1;
    private static final int MOST_MEMBERS = Integer.MAX_VALUE - 16;
    private static final int FORM_BYTES = 2 * Integer.BYTES + 3 * Short.BYTES;
    private static final long MIXED = 0x9E3779B97F4A7C15L;
    private static final int MATE_BYTES = 16;
    private static final int FIRST_FORMS = 1 << 8;
    private static final int FIRST_MEMBERS = 1 << 10;

    private final int mostForms;
    private int count;
    private int[] start = new int[FIRST_FORMS + 1];
    private int[] hash = new int[FIRST_FORMS];
    private short[] birthday = new short[FIRST_FORMS];
    private short[] grundy = new short[FIRST_FORMS];
    private short[] misere = new short[FIRST_FORMS];
    private int[] members = new int[FIRST_MEMBERS];
    private int[] slots = new int[2 * FIRST_FORMS];
    private int[] heaps = new int[16];
    private int heapCount;
    private long[] seen = new long[4];
    private final FormSums sums = new FormSums(this);
    private final FormCount counts = new FormCount(this, MOST_COUNTED);
    private final Int2IntOpenHashMap mates = new Int2IntOpenHashMap();

    /** Creates a table that holds 0 and the heap of 1, limited by memory only. */
    public FormTable() {
        this(MOST_MEMBERS);
    }

    /**
     * Creates a table that holds 0 and the heap of 1, with a limit.
     *
     * @param mostForms how many forms it holds at most, 2 or more
     */
    public FormTable(int mostForms) {
        if (mostForms < 2) {
            throw new IllegalArgumentException("a table holds 2 forms at least, not " + mostForms);
        }
        this.mostForms = mostForms;
        Meter free = Meter.unlimited();
        enter(heaps, 0, 0, code(heaps, 0, 0), free);
        enter(heaps, 0, 1, code(heaps, 0, 1), free);
    }

    /**
     * Returns the number of forms.
     *
     * @return one more than the greatest number of a form
     */
    public int count() {
        return count;
    }

    /**
     * Returns how many options a form has.
     *
     * @param form its number
     * @return 0 or more
     */
    public int options(int form) {
        return start[form + 1] - start[form];
    }

    /**
     * Returns one option of a form.
     *
     * @param form its number
     * @param index from 0 to {@link #options(int)} − 1
     * @return the number of the option; these ascend
     */
    public int option(int form, int index) {
        return members[start[form] + index];
    }

    /**
     * Returns whether a form has another one as an option.
     *
     * @param form its number
     * @param option the number of the other
     * @return whether one move leads there
     */
    public boolean hasOption(int form, int option) {
        return Arrays.binarySearch(members, start[form], start[form + 1], option) >= 0;
    }

    /**
     * Returns the length of the longest play of a form.
     *
     * @param form its number
     * @return its birthday
     */
    public int birthday(int form) {
        return birthday[form];
    }

    /**
     * Returns the normal-play Grundy value.
     *
     * @param form its number
     * @return g+
     */
    public int grundy(int form) {
        return grundy[form];
    }

    /**
     * Returns the misère Grundy value: the n such that the form with a heap of n beside it is a misère P-position.
     *
     * @param form its number
     * @return g−, which is 1 for the form without options
     */
    public int misere(int form) {
        return misere[form];
    }

    /**
     * Returns the outcome.
     *
     * @param form its number
     * @return whether it is a misère P-position
     */
    public boolean isP(int form) {
        return misere[form] == 0;
    }

    /**
     * Returns whether a form is a Nim heap.
     *
     * @param form its number
     * @return whether it is the heap whose size is its birthday
     */
    public boolean isHeap(int form) {
        int size = birthday[form];
        return size < heapCount && heaps[size] == form;
    }

    /**
     * Returns a Nim heap.
     *
     * @param size from 0 to {@link #GREATEST_BIRTHDAY}
     * @param meter counts the work
     * @return the number of its form
     * @throws BeyondRangeException if it is greater
     */
    public int heap(int size, Meter meter) {
        requireBirthday(size);
        while (heapCount <= size) {
            of(Arrays.copyOf(heaps, heapCount), 0, heapCount, meter);
        }
        return heaps[size];
    }

    /**
     * Returns the canonical form of a game.
     *
     * @param options holds the canonical forms of its options, in any order and as often as they come; it is reordered
     * @param from where they begin
     * @param to where they end
     * @param meter counts the work
     * @return the number of the form
     * @throws StoppedException if the budget is used up, or no more forms can be held; the table is as it was
     */
    public int of(int[] options, int from, int to, Meter meter) {
        meter.tick(1L + to - from);
        Arrays.sort(options, from, to);
        int end = from;
        for (int i = from; i < to; i++) {
            if (end == from || options[end - 1] != options[i]) {
                options[end++] = options[i];
            }
        }
        int equal = reversed(options, from, end);
        return equal == NONE ? kept(options, from, end, meter) : equal;
    }

    /**
     * Returns the canonical form of a sum. Each sum is computed once; sums that are complete are kept after a stop.
     *
     * @param a the number of one form
     * @param b the number of the other
     * @param meter counts the work
     * @return the number of their sum
     * @throws StoppedException if the budget is used up, or no more forms can be held
     */
    public int sum(int a, int b, Meter meter) {
        return sums.of(a, b, meter);
    }

    /**
     * Returns the mate of a form [ONAG, ch. 12]: the heap of 1 for 0, else the game whose options are the mates of its
     * options. A form and its mate make a P-position, which need not be equal to 0.
     *
     * @param form its number
     * @param meter counts the work
     * @return the number of the mate
     */
    public int mate(int form, Meter meter) {
        if (!mates.containsKey(form)) {
            int[] followers = counts.followers(form, meter);
            for (int each : followers) {
                if (!mates.containsKey(each)) {
                    meter.hold(MATE_BYTES);
                    mates.put(each, mateOf(each, meter));
                }
            }
        }
        return mates.get(form);
    }

    private int mateOf(int form, Meter meter) {
        if (form == ZERO) {
            return STAR;
        }
        int[] options = new int[options(form)];
        for (int i = 0; i < options.length; i++) {
            options[i] = mates.get(option(form, i));
        }
        return of(options, 0, options.length, meter);
    }

    /**
     * Returns the number of forms reachable from a form, including itself.
     *
     * @param form its number
     * @param meter counts the work
     * @return the number of nodes of its tree where equal subtrees are one, or {@value #MOST_COUNTED} + 1 if they are
     *     more
     */
    public int nodes(int form, Meter meter) {
        return counts.of(form, meter);
    }

    /**
     * Returns the forms reachable from a form.
     *
     * @param form its number
     * @param meter counts the work
     * @return their numbers in ascending order: the options of each come before it, and the form itself is the last
     */
    public int[] followers(int form, Meter meter) {
        return counts.followers(form, meter);
    }

    /** Returns the form to which all options outside it revert, or none. */
    private int reversed(int[] options, int from, int to) {
        if (from == to) {
            return NONE;
        }
        int late = options[from];
        for (int i = from + 1; i < to; i++) {
            if (birthday[options[i]] > birthday[late]) {
                late = options[i];
            }
        }
        for (int i = start[late]; i < start[late + 1]; i++) {
            if (revertTo(members[i], options, from, to)) {
                return members[i];
            }
        }
        return NONE;
    }

    private boolean revertTo(int target, int[] options, int from, int to) {
        int next = start[target];
        int end = start[target + 1];
        if (end - next >= to - from) {
            return false;
        }
        boolean hasP = false;
        for (int i = from; i < to; i++) {
            int option = options[i];
            if (next < end && members[next] == option) {
                next++;
            } else if ((next < end && members[next] < option) || !hasOption(option, target)) {
                return false;
            }
            hasP |= misere[option] == 0;
        }
        return next == end && (target != ZERO || hasP);
    }

    /** Finds a list of options, or adds it. */
    private int kept(int[] options, int from, int to, Meter meter) {
        int code = code(options, from, to);
        int slot = code & (slots.length - 1);
        while (slots[slot] != 0) {
            int form = slots[slot] - 1;
            if (hash[form] == code && Arrays.equals(members, start[form], start[form + 1], options, from, to)) {
                return form;
            }
            slot = (slot + 1) & (slots.length - 1);
        }
        return enter(options, from, to, code, meter);
    }

    private int enter(int[] options, int from, int to, int code, Meter meter) {
        int born = 0;
        for (int i = from; i < to; i++) {
            born = Math.max(born, birthday[options[i]] + 1);
        }
        requireBirthday(born);
        int plus = mex(grundy, options, from, to);
        int minus = from == to ? 1 : mex(misere, options, from, to);
        makeRoom(to - from, meter);
        int form = count;
        System.arraycopy(options, from, members, start[form], to - from);
        start[form + 1] = start[form] + to - from;
        hash[form] = code;
        birthday[form] = (short) born;
        grundy[form] = (short) plus;
        misere[form] = (short) minus;
        put(form);
        count++;
        noteHeap(form);
        return form;
    }

    /**
     * Records a form that is the next heap: one with as many options as its birthday, which are the heaps from 0 on.
     */
    private void noteHeap(int form) {
        int size = options(form);
        if (size != birthday[form] || size != heapCount) {
            return;
        }
        for (int i = 0; i < size; i++) {
            if (!isHeap(option(form, i))) {
                return;
            }
        }
        if (heapCount == heaps.length) {
            heaps = Arrays.copyOf(heaps, 2 * heapCount);
        }
        heaps[heapCount++] = form;
    }

    private void put(int form) {
        int slot = hash[form] & (slots.length - 1);
        while (slots[slot] != 0) {
            slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = form + 1;
    }

    /** Reserves room for one more form before any part of it is written. */
    private void makeRoom(int more, Meter meter) {
        if (count >= mostForms || start[count] > MOST_MEMBERS - more) {
            throw new StoppedException(
                    StoppedException.Cause.OVER_BUDGET,
                    meter.cost(),
                    "the limit is " + mostForms + " misere canonical forms with " + MOST_MEMBERS + " options in all");
        }
        if (start[count] + more > members.length) {
            int wider = (int) Math.min(MOST_MEMBERS, Math.max(start[count] + (long) more, 3L * members.length / 2));
            meter.hold((long) Integer.BYTES * (wider - members.length));
            members = Arrays.copyOf(members, wider);
        }
        if (count == hash.length) {
            int wider = (int) Math.min(MOST_MEMBERS, 2L * count);
            meter.hold((long) FORM_BYTES * (wider - count));
            misere = Arrays.copyOf(misere, wider);
            grundy = Arrays.copyOf(grundy, wider);
            birthday = Arrays.copyOf(birthday, wider);
            start = Arrays.copyOf(start, wider + 1);
            hash = Arrays.copyOf(hash, wider);
        }
        if (2L * count >= slots.length && slots.length < 1 << 30) {
            meter.hold((long) Integer.BYTES * slots.length);
            slots = new int[2 * slots.length];
            for (int form = 0; form < count; form++) {
                put(form);
            }
        }
    }

    private static int code(int[] options, int from, int to) {
        long code = (long) to - from;
        for (int i = from; i < to; i++) {
            code = HashCommon.murmurHash3(code + options[i]) ^ MIXED;
        }
        return (int) code;
    }

    private int mex(short[] values, int[] options, int from, int to) {
        int words = ((to - from) >> 6) + 1;
        if (words > seen.length) {
            seen = new long[2 * words];
        }
        Arrays.fill(seen, 0, words, 0);
        for (int i = from; i < to; i++) {
            int value = values[options[i]];
            if (value >> 6 < words) {
                seen[value >> 6] |= 1L << value;
            }
        }
        int word = 0;
        while (seen[word] == -1) {
            word++;
        }
        return (word << 6) + Long.numberOfTrailingZeros(~seen[word]);
    }

    private static void requireBirthday(int born) {
        if (born > GREATEST_BIRTHDAY) {
            throw new BeyondRangeException("a misere canonical form has a birthday up to " + GREATEST_BIRTHDAY
                    + " here, not " + born + "; search determines the outcome without it");
        }
    }
}
