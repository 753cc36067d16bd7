/** Games with entailing moves: the opponent must answer in the same component, or the same player moves again. */
@NullMarked
package org.impartial.games.entail;

import org.jspecify.annotations.NullMarked;
