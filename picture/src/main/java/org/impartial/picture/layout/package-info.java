/** The places of the vertices of graphs; used by this library alone. */
@NullMarked
package org.impartial.picture.layout;

import org.jspecify.annotations.NullMarked;
