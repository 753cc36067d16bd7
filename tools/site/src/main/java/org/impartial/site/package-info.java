/** A site of static pages about the games. */
@NullMarked
package org.impartial.site;

import org.jspecify.annotations.NullMarked;
