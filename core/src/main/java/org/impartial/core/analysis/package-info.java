/**
 * The front door: solvers, the analysis of a position and its explanation.
 */
@NullMarked
package org.impartial.core.analysis;

import org.jspecify.annotations.NullMarked;
