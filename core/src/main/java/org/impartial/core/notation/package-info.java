/**
 * How positions, moves and answers are written, as data that any notation can read and write; knows nothing of games.
 */
@NullMarked
package org.impartial.core.notation;

import org.jspecify.annotations.NullMarked;
