/**
 * Properties that a game may declare for engines beyond its rules. Values are immutable and safe to share between
 * threads; {@link org.impartial.core.game.capability.PackedOptions} is not safe for use by several threads.
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.capability.Capability}: properties that a game may declare
 *   <li>{@link org.impartial.core.game.capability.PackedGame}: rules on states that fit a {@code long}
 *   <li>{@link org.impartial.core.game.capability.PackedOptions}: takes the options of a packed state
 *   <li>{@link org.impartial.core.game.capability.LineMoves}: moves along lines in the plane
 * </ul>
 */
@NullMarked
package org.impartial.core.game.capability;

import org.jspecify.annotations.NullMarked;
