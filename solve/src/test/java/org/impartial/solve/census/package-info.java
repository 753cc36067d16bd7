/** Tests of counts. */
@NullMarked
package org.impartial.solve.census;

import org.jspecify.annotations.NullMarked;
