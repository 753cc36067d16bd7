/**
 * Pictures that can be printed. A {@link org.impartial.picture.Picture} is a value that can be written anywhere, as SVG,
 * PNG or TikZ, and graphs as DOT too. Nothing here needs a screen.
 */
@NullMarked
package org.impartial.picture;

import org.jspecify.annotations.NullMarked;
