package org.impartial.solve.theory.form.table;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.impartial.core.game.BeyondRangeException;
import org.impartial.core.meter.Meter;

/**
 * The misère canonical forms created so far, numbered from 0. A form is the ascending list of the numbers of its
 * options, which are less than its own; equal games have the same number. Not safe for use by several threads.
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

    static final int NONE = -1;
    private static final int FORM_BYTES = 3 * Short.BYTES;
    private static final int MATE_BYTES = 16;

    private final FormLists lists;
    private short[] birthday = new short[FormLists.FIRST];
    private short[] grundy = new short[FormLists.FIRST];
    private short[] misere = new short[FormLists.FIRST];
    /** The Nim heaps, from the heap of 0 on; all of them are the options of the next one. */
    private final IntArrayList heaps = new IntArrayList();

    private long[] seen = new long[4];
    private final FormReversal reversal = new FormReversal(this);
    private final FormSums sums = new FormSums(this);
    private final FormCount counts = new FormCount(this, MOST_COUNTED);
    private final Int2IntOpenHashMap mates = new Int2IntOpenHashMap();

    /** Creates a table that holds 0 and the heap of 1, limited by memory only. */
    public FormTable() {
        this(FormLists.MOST_MEMBERS);
    }

    /** Creates a table that holds 0 and the heap of 1, with a limit of at least 2 forms. */
    public FormTable(int mostForms) {
        if (mostForms < 2) {
            throw new IllegalArgumentException("a table holds at least 2 forms, not " + mostForms);
        }
        this.lists = new FormLists(mostForms);
        heap(1, Meter.unlimited());
    }

    /** {@return one more than the greatest number of a form} */
    public int count() {
        return lists.count;
    }

    public int options(int form) {
        return lists.size(form);
    }

    /** {@return the number of one option of a form, by its index; these ascend} */
    public int option(int form, int index) {
        return lists.member(form, index);
    }

    /** {@return whether one move leads from a form to another one} */
    public boolean hasOption(int form, int option) {
        return lists.has(form, option);
    }

    public int birthday(int form) {
        return birthday[form];
    }

    /** {@return the normal-play Grundy value g+} */
    public int grundy(int form) {
        return grundy[form];
    }

    /** {@return the misère Grundy value g−: the n such that the sum with a heap of n is P; 1 without options} */
    public int misere(int form) {
        return misere[form];
    }

    public boolean isP(int form) {
        return misere[form] == 0;
    }

    /** {@return whether a form is the Nim heap whose size is its birthday} */
    public boolean isHeap(int form) {
        int size = birthday[form];
        return size < heaps.size() && heaps.getInt(size) == form;
    }

    /** {@return a Nim heap up to {@link #GREATEST_BIRTHDAY}} */
    public int heap(int size, Meter meter) {
        requireBirthday(size);
        while (heaps.size() <= size) {
            of(heaps.toIntArray(), 0, heaps.size(), meter);
        }
        return heaps.getInt(size);
    }

    /** {@return the canonical form of a game, whose options are canonical, in any order, and reordered} */
    public int of(int[] options, int from, int to, Meter meter) {
        meter.tick(1L + to - from);
        Arrays.sort(options, from, to);
        int end = from;
        for (int i = from; i < to; i++) {
            if (end == from || options[end - 1] != options[i]) {
                options[end++] = options[i];
            }
        }
        int equal = reversal.of(options, from, end);
        if (equal != NONE) {
            return equal;
        }
        int code = FormLists.code(options, from, end);
        int known = lists.find(options, from, end, code);
        return known == NONE ? enter(options, from, end, code, meter) : known;
    }

    /** {@return the canonical form of a sum, computed once; if the meter stops the work, completed sums are kept} */
    public int sum(int a, int b, Meter meter) {
        return sums.of(a, b, meter);
    }

    /** {@return the mate [ONAG, ch. 12]: the heap of 1 for 0, else the game of the mates of the options} */
    public int mate(int form, Meter meter) {
        if (!mates.containsKey(form)) {
            for (int each : followers(form, meter)) {
                if (!mates.containsKey(each)) {
                    int[] options = new int[options(each)];
                    Arrays.setAll(options, i -> mates.get(option(each, i)));
                    meter.hold(MATE_BYTES);
                    mates.put(each, each == ZERO ? STAR : of(options, 0, options.length, meter));
                }
            }
        }
        return mates.get(form);
    }

    /** {@return the number of forms reachable from a form, itself included; {@value #MOST_COUNTED} + 1 if more} */
    public int nodes(int form, Meter meter) {
        return counts.of(form, meter);
    }

    /** Returns the forms reachable from a form, ascending: options come before it, and the form itself is the last. */
    public int[] followers(int form, Meter meter) {
        return counts.followers(form, meter);
    }

    private int enter(int[] options, int from, int to, int code, Meter meter) {
        int born = 0;
        for (int i = from; i < to; i++) {
            born = Math.max(born, birthday[options[i]] + 1);
        }
        requireBirthday(born);
        int plus = mex(grundy, options, from, to);
        int minus = from == to ? 1 : mex(misere, options, from, to);
        if (count() == birthday.length) {
            int wider = lists.wider();
            meter.hold((long) FORM_BYTES * (wider - count()));
            misere = Arrays.copyOf(misere, wider);
            grundy = Arrays.copyOf(grundy, wider);
            birthday = Arrays.copyOf(birthday, wider);
        }
        int form = lists.add(options, from, to, code, meter);
        birthday[form] = (short) born;
        grundy[form] = (short) plus;
        misere[form] = (short) minus;
        if (Arrays.equals(options, from, to, heaps.elements(), 0, heaps.size())) {
            heaps.add(form);
        }
        return form;
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
            throw new BeyondRangeException("a misère canonical form has a birthday up to " + GREATEST_BIRTHDAY
                    + " here, not " + born + "; search determines the outcome without it");
        }
    }
}
