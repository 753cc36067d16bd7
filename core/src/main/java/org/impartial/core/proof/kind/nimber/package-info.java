/** Certificates of nimbers: of a position, of a table, of entailing games; with their formats and checks. */
@NullMarked
package org.impartial.core.proof.kind.nimber;

import org.jspecify.annotations.NullMarked;
