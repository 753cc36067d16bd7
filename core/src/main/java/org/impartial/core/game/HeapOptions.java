package org.impartial.core.game;

/**
 * Takes the options of one heap. There are two of them and the rules need not know which: a {@link GrundyTable} is itself
 * the mex accumulator over the values of smaller heaps, and {@link RecordedOptions} keeps the options. No third one can
 * come, so that the compiler inlines either into the loops of the rules. Belongs to one thread.
 */
public abstract sealed class HeapOptions permits GrundyTable, RecordedOptions {

    HeapOptions() {}

    /**
     * A collector that keeps options.
     *
     * @return a new collector without options
     */
    public static RecordedOptions recording() {
        return new RecordedOptions();
    }

    /**
     * An option of one heap.
     *
     * @param next its size, 0 or more and less than the heap that is played
     */
    public abstract void to(int next);

    /**
     * An option of two heaps.
     *
     * @param first one heap, 0 or more and less than the heap that is played
     * @param second the other heap, likewise
     */
    public abstract void to(int first, int second);

    /**
     * An option of any number of heaps.
     *
     * @param heaps their sizes, each 0 or more and less than the heap that is played; none means that nothing is left
     */
    public abstract void to(int... heaps);

    /**
     * A step of work that gives no option. Rules that work long between two options, or before the first, call it in their
     * loops, so that a budget or a cancellation can end them; it costs a few additions.
     *
     * @throws org.impartial.core.meter.StoppedException if the question is over its budget or cancelled
     */
    public abstract void tick();
}
