/**
 * Games made of other games.
 *
 * <ul>
 *   <li>{@link org.impartial.games.combine.Compound}: a move in a set of the parts
 *   <li>{@link org.impartial.games.combine.SetCompound}: a move in all parts of one of some sets
 *   <li>{@link org.impartial.games.combine.Sequential}: one game after another
 *   <li>{@link org.impartial.games.combine.OrdinalSum}: a move below takes away what is above
 *   <li>{@link org.impartial.games.combine.RuleUnion}: a move by one ruleset or by another
 *   <li>{@link org.impartial.games.combine.WithPass}: one pass for either player
 * </ul>
 */
@NullMarked
package org.impartial.games.combine;

import org.jspecify.annotations.NullMarked;
