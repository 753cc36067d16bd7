/** Requirements that several games make of their states; used by this module alone. */
@NullMarked
package org.impartial.games.state;

import org.jspecify.annotations.NullMarked;
