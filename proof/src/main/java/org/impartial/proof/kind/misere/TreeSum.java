package org.impartial.proof.kind.misere;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * A position of a misère proof.
 *
 * @param tree the number of a tree
 * @param aparts the numbers of the components that are not replaced by trees, in ascending order
 */
record TreeSum(int tree, IntArrayList aparts) {}
