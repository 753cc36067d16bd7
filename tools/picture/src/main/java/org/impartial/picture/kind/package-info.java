/**
 * The drawings of the games of this library; the subpackages contain them by kind: heaps, rows, boards, graphs and
 * surveys.
 */
@NullMarked
package org.impartial.picture.kind;

import org.jspecify.annotations.NullMarked;
