/** Charts of values: points, histograms, strips of outcomes, beams, heat maps and measurements. */
@NullMarked
package org.impartial.picture.chart;

import org.jspecify.annotations.NullMarked;
