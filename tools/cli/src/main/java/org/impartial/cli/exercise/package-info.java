/** Exercises about positions, with their answers. */
@NullMarked
package org.impartial.cli.exercise;

import org.jspecify.annotations.NullMarked;
