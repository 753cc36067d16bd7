package org.impartial.solve.engine.misere;

/**
 * The limits on components that are represented by forms.
 *
 * @param mostSize the size up to which they are, where games declare sizes; 0 to derive it from the other limits
 * @param mostMoves their approximate longest play
 * @param share the size in packed games, in 64ths of that of the first component
 * @param shareOfOne the same in a position of one component: its own form would require its whole tree
 * @param mostNodes the greatest number of nodes of a form
 * @param mostWork the greatest number of pairs of nodes of two forms that are added, times their options
 */
record SearchLimits(int mostSize, int mostMoves, int share, int shareOfOne, int mostNodes, double mostWork) {
    static final SearchLimits STANDARD = new SearchLimits(0, 7, 28, 40, 200, 4e6);

    /** For proofs, which list all followers of these components: a lower share, and no limits on nodes and work. */
    static final SearchLimits PROOF = new SearchLimits(0, 7, 25, 64, Integer.MAX_VALUE, Double.POSITIVE_INFINITY);
}
