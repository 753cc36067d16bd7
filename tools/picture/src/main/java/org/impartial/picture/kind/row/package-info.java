/** Drawings of rows, strips and tracks. */
@NullMarked
package org.impartial.picture.kind.row;

import org.jspecify.annotations.NullMarked;
