/** Questions about positions and their answers as data, and the interfaces of engines and steps. */
@NullMarked
package org.impartial.solve.engine;

import org.jspecify.annotations.NullMarked;
