/**
 * Games, positions, moves, claims and notation: what a ruleset is, with no word about how it is solved.
 *
 * <p>A game is states plus one {@code options} method, and an option is always a sum of components. The playing
 * convention says where play ends and nothing else; rulesets never know it. Theorems about a game are data ({@link
 * org.impartial.core.game.Claim}), so that they can be checked against brute force from the rules.
 *
 * <p>All values here are immutable and safe to share between threads; the option collectors ({@link
 * org.impartial.core.game.Options}, {@link org.impartial.core.game.HeapOptions}, {@link
 * org.impartial.core.game.PackedOptions}) are not, and belong to one thread each.
 */
@NullMarked
package org.impartial.core.game;

import org.jspecify.annotations.NullMarked;
