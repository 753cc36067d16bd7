/** Certificates of misère quotients, with their format and check. */
@NullMarked
package org.impartial.core.proof.kind.quotient;

import org.jspecify.annotations.NullMarked;
