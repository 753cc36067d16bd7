/** The drawings of the games of this library, by kind: heaps, rows, strips, coins, boards, graphs, trees, tiles. */
@NullMarked
package org.impartial.picture.kind;

import org.jspecify.annotations.NullMarked;
