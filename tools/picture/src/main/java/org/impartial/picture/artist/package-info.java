/** The artist of the games of this library, with its drawings of answers about many positions. */
@NullMarked
package org.impartial.picture.artist;

import org.jspecify.annotations.NullMarked;
