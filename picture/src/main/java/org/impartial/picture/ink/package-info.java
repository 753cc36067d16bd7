/** What pictures are made of, and how they are written; used by this library alone. */
@NullMarked
package org.impartial.picture.ink;

import org.jspecify.annotations.NullMarked;
