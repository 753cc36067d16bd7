/** A table of many taking-and-breaking games, a row for each code, computed in parts and resumed. */
@NullMarked
package org.impartial.cli.question.atlas;

import org.jspecify.annotations.NullMarked;
