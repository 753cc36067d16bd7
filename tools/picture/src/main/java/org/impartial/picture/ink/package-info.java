/** The marks of pictures and their formats; internal to this library. */
@NullMarked
package org.impartial.picture.ink;

import org.jspecify.annotations.NullMarked;
