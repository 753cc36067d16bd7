/**
 * Work on an Apache Spark cluster: level sweeps for tables beyond one machine, many requests, and one hard position.
 */
@NullMarked
package org.impartial.spark;

import org.jspecify.annotations.NullMarked;
