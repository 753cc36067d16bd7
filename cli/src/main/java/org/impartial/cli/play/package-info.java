/** A game against the perfect opponent: positions as text, moves as they are written, hints and moves taken back. */
@NullMarked
package org.impartial.cli.play;

import org.jspecify.annotations.NullMarked;
