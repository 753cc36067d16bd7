package org.impartial.solve.engine.misere;

/**
 * The limits on components that are represented by forms.
 *
 * @param mostSize the size up to which components are replaced by forms, where games declare sizes; 0 to derive it from
 *     the other limits
 * @param mostMoves the approximate longest play of a component that is replaced by a form
 * @param share the size up to which components of packed games are replaced by forms, in 64ths of the size of the first
 *     one
 * @param shareOfOne the size up to which components are replaced by forms in a position of one component, in 64ths of
 *     its size: its own form would require its whole tree, of which a search needs only a part
 * @param mostNodes the greatest number of nodes of a form that replaces a component
 * @param mostWork the greatest number of pairs of nodes of two forms that are added, times the number of options of
 *     both
 */
record SearchLimits(int mostSize, int mostMoves, int share, int shareOfOne, int mostNodes, double mostWork) {
    static final SearchLimits STANDARD = new SearchLimits(0, 7, 28, 40, 200, 4e6);

    /** For proofs, which list all followers of these components: a lower share, and no limits on nodes and work. */
    static final SearchLimits PROOF = new SearchLimits(0, 7, 25, 64, Integer.MAX_VALUE, Double.POSITIVE_INFINITY);
}
