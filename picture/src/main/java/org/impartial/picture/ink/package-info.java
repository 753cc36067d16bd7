/** The marks of pictures and their formats; used by this library alone. */
@NullMarked
package org.impartial.picture.ink;

import org.jspecify.annotations.NullMarked;
