/**
 * Certificates of Grundy values, of tables of values, and of games with entailing moves, with their formats and checks.
 */
@NullMarked
package org.impartial.proof.kind.nimber;

import org.jspecify.annotations.NullMarked;
