/**
 * Games on boards.
 */
@NullMarked
package org.impartial.games.board;

import org.jspecify.annotations.NullMarked;
