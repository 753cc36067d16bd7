/** Tests of counts. */
@NullMarked
package org.impartial.census;

import org.jspecify.annotations.NullMarked;
