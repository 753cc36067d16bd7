/** Certificates of misère quotients, with their format and check. */
@NullMarked
package org.impartial.proof.kind.quotient;

import org.jspecify.annotations.NullMarked;
