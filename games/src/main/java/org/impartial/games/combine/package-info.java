/**
 * Games made of other games.
 */
@NullMarked
package org.impartial.games.combine;

import org.jspecify.annotations.NullMarked;
