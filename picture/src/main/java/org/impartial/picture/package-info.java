/**
 * Pictures that can be printed: values of sequences, heat maps, P-positions, game graphs and positions drawn as what they
 * are. A {@link org.impartial.picture.Picture} is a value that can be written anywhere, as SVG or PNG, and graphs as DOT
 * too. Nothing here needs a screen.
 */
@NullMarked
package org.impartial.picture;

import org.jspecify.annotations.NullMarked;
