/** The kinds of drawings of heaps, rows and boards, and what all kinds share; below it those of graphs. */
@NullMarked
package org.impartial.picture.kind;

import org.jspecify.annotations.NullMarked;
