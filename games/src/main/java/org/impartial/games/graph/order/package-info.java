/** Games that take elements of finite ordered sets, created by name. */
@NullMarked
package org.impartial.games.graph.order;

import org.jspecify.annotations.NullMarked;
