/** Positions drawn as their objects, with the places that moves touch; games may bring their own drawings. */
@NullMarked
package org.impartial.picture.drawing;

import org.jspecify.annotations.NullMarked;
