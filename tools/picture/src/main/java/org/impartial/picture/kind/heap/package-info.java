/** Drawings of heaps of beans. */
@NullMarked
package org.impartial.picture.kind.heap;

import org.jspecify.annotations.NullMarked;
