/**
 * Level sweeps on an Apache Spark cluster, for tables beyond one machine.
 */
@NullMarked
package org.impartial.spark;

import org.jspecify.annotations.NullMarked;
