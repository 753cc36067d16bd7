/**
 * Engines that compute values: sequences, search, retrograde analysis and periodicity.
 */
@NullMarked
package org.impartial.core.solve;

import org.jspecify.annotations.NullMarked;
