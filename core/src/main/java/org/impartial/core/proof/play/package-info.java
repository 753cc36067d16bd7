/**
 * Play by proof: replies that a certificate names, without search.
 *
 * <ul>
 *   <li>{@link org.impartial.core.proof.play.ProofPlayer}: wins by the facts of a certificate
 * </ul>
 */
@NullMarked
package org.impartial.core.proof.play;

import org.jspecify.annotations.NullMarked;
