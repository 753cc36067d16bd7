/** Engines for octal and hexadecimal codes, by their sparse spaces [WW, ch. 4]. */
@NullMarked
package org.impartial.core.engine.sequence.octal;

import org.jspecify.annotations.NullMarked;
