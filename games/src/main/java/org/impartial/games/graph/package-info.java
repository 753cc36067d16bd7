/**
 * Games on graphs.
 */
@NullMarked
package org.impartial.games.graph;

import org.jspecify.annotations.NullMarked;
