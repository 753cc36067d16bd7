/**
 * Play by certificates: replies from the facts of a proof, without search.
 *
 * <ul>
 *   <li>{@link org.impartial.proof.play.ProofPlayer}: replies from the facts of certificates
 * </ul>
 */
@NullMarked
package org.impartial.proof.play;

import org.jspecify.annotations.NullMarked;
