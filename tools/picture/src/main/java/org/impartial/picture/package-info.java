/** Pictures as SVG, PNG or TikZ, a {@link org.impartial.picture.Picture}, and graphs also as DOT; without a screen. */
@NullMarked
package org.impartial.picture;

import org.jspecify.annotations.NullMarked;
