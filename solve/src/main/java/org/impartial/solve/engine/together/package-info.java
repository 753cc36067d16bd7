/**
 * Searches of one position in several processes, which exchange the facts they find. A fact is a true statement about
 * the rules, so facts may be lost, repeated or late; the result is a certificate, so no process need be trusted.
 */
@NullMarked
package org.impartial.solve.engine.together;

import org.jspecify.annotations.NullMarked;
