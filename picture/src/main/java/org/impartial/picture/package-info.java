/**
 * Pictures that can be printed. A {@link org.impartial.picture.Picture} is a value that can be written as SVG, PNG or
 * TikZ, and graphs as DOT too. No screen is needed.
 */
@NullMarked
package org.impartial.picture;

import org.jspecify.annotations.NullMarked;
