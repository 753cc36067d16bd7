/** The steps of strategies: each answers a question by one theory of sums, or declines. */
@NullMarked
package org.impartial.solve.engine.step;

import org.jspecify.annotations.NullMarked;
