/**
 * Certificates of Grundy values, of tables of values, and of games with entailing moves, with their formats and checks.
 */
@NullMarked
package org.impartial.core.proof.kind.nimber;

import org.jspecify.annotations.NullMarked;
