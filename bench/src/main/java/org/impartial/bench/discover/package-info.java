/**
 * Theorems from rules.
 */
@NullMarked
package org.impartial.bench.discover;

import org.jspecify.annotations.NullMarked;
