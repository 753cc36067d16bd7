/** A game against the perfect opponent: positions and moves as text, hints and moves taken back. */
@NullMarked
package org.impartial.cli.play;

import org.jspecify.annotations.NullMarked;
