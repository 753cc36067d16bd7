/** Charts of values: points, histograms, strips of outcomes, beams and heat maps. */
@NullMarked
package org.impartial.picture.chart;

import org.jspecify.annotations.NullMarked;

