package org.impartial.core.engine.misere;

/**
 * The limits on components that are represented by forms.
 *
 * @param mostSize the size up to which components stand as forms, where games tell sizes; 0 to choose it by the others
 * @param mostMoves the longest play, about, of a component that stands as a form
 * @param share components of packed games stand as forms up to so many 64ths of the size of the first one
 * @param mostNodes the most nodes of a form that stands for a component
 * @param mostWork the most pairs of nodes of two forms that are added, times the number of options of both
 */
record SearchLimits(int mostSize, int mostMoves, int share, int mostNodes, double mostWork) {
    static final SearchLimits STANDARD = new SearchLimits(0, 7, 28, 200, 4e6);

    /**
     * For proofs, which list all that follows a component that stands as a form: fewer components, and every small one.
     */
    static final SearchLimits PROOF = new SearchLimits(0, 7, 25, Integer.MAX_VALUE, Double.POSITIVE_INFINITY);
}
