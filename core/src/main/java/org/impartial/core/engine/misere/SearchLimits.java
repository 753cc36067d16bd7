package org.impartial.core.engine.misere;

/**
 * What stands as a form.
 *
 * @param mostSize the size up to which components stand as forms, where games tell sizes
 * @param mostMoves the longest play of a component that stands as a form, where they do not
 * @param mostNodes the most nodes of a form that stands for a component
 * @param mostPairs the most pairs of nodes of two forms that are added
 */
record SearchLimits(int mostSize, int mostMoves, int mostNodes, long mostPairs) {
    static final SearchLimits STANDARD = new SearchLimits(0, 7, 200, 100_000);
}
