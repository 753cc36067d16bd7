/**
 * Pictures for screen and print. A {@link org.impartial.picture.Picture} can be written as SVG, PNG or TikZ, and graphs
 * also as DOT. No screen is needed.
 */
@NullMarked
package org.impartial.picture;

import org.jspecify.annotations.NullMarked;
