/** Services of jars that others wrote, of which faulty ones are left out; not exported. */
@NullMarked
package org.impartial.core.library.provider;

import org.jspecify.annotations.NullMarked;
