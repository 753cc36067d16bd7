/** Drawings of positions with their objects, and the places that moves touch; games may provide their own drawings. */
@NullMarked
package org.impartial.picture.drawing;

import org.jspecify.annotations.NullMarked;
