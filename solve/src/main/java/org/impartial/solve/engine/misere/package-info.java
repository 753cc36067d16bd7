/** Search of misère play on positions that decompose: small parts as one canonical form, the others as components. */
@NullMarked
package org.impartial.solve.engine.misere;

import org.jspecify.annotations.NullMarked;
