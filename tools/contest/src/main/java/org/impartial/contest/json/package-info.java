/** Notation as JSON. */
@NullMarked
package org.impartial.contest.json;

import org.jspecify.annotations.NullMarked;
