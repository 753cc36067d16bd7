/** Games that take elements of finite ordered sets; asked for by name. */
@NullMarked
package org.impartial.games.graph.order;

import org.jspecify.annotations.NullMarked;
