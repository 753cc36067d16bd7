/**
 * Games on words.
 */
@NullMarked
package org.impartial.games.word;

import org.jspecify.annotations.NullMarked;
