/**
 * Games with pencil and paper.
 */
@NullMarked
package org.impartial.games.pencil;

import org.jspecify.annotations.NullMarked;
