/** The places of the vertices of graphs; internal to this library. */
@NullMarked
package org.impartial.picture.layout;

import org.jspecify.annotations.NullMarked;
