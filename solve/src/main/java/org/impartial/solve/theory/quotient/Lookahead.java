package org.impartial.solve.theory.quotient;

/** Marks elements as N or P in the order of their least words, whose options have lesser least words. */
final class Lookahead {
    private final LookaheadSteps steps;
    private final int[][] optionValues;
    private final long[] portion;
    /** For each element: for each generator g in its least word, g and then the element of the word without one g. */
    private final int[][] moves;

    /** The elements and the growth of their least words. */
    interface LookaheadSteps {
        /** Returns the number of elements. */
        int order();

        /** Returns the element of the least word without its greatest generator. */
        int parent(int x);

        /** Returns the greatest generator in the least word of an element other than 0, by its index. */
        int greatest(int x);

        /** Returns an element times a generator. */
        int step(int x, int generator);

        /** Returns an element times the image of an option. */
        int add(int x, int value);
    }

    private Lookahead(LookaheadSteps steps, int[][] optionValues) {
        this.steps = steps;
        this.optionValues = optionValues;
        this.portion = Bits.none(steps.order());
        this.moves = new int[steps.order()][];
    }

    /** Marks every element. */
    static long[] portion(LookaheadSteps steps, int[][] optionValues, long[] won) {
        Lookahead marks = new Lookahead(steps, optionValues);
        for (int x = 0; x < steps.order(); x++) {
            marks.moves[x] = x == 0 ? new int[0] : marks.movesOf(x);
            if (!Bits.has(won, x) && !marks.hasOptionInPortion(x)) {
                Bits.add(marks.portion, x);
            }
        }
        return marks.portion;
    }

    private int[] movesOf(int x) {
        int parent = steps.parent(x);
        int g = steps.greatest(x);
        int[] before = moves[parent];
        boolean again = before.length > 0 && before[0] == g;
        int[] result = new int[before.length + (again ? 0 : 2)];
        result[0] = g;
        result[1] = parent;
        int at = 2;
        for (int i = again ? 2 : 0; i < before.length; i += 2) {
            result[at++] = before[i];
            result[at++] = steps.step(before[i + 1], g);
        }
        return result;
    }

    private boolean hasOptionInPortion(int x) {
        int[] all = moves[x];
        for (int i = 0; i < all.length; i += 2) {
            for (int value : optionValues[all[i]]) {
                if (Bits.has(portion, steps.add(all[i + 1], value))) {
                    return true;
                }
            }
        }
        return false;
    }
}
