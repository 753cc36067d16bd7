/** The drawings of the games of this library; the subpackages hold them by kind: heaps, rows, boards, graphs. */
@NullMarked
package org.impartial.picture.kind;

import org.jspecify.annotations.NullMarked;
