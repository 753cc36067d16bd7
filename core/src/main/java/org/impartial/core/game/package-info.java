/**
 * Games, positions, moves, claims and notation: the definition of rulesets, independent of how they are solved.
 *
 * <p>A game is states plus one {@code options} method, and an option is always a sum of components. The playing
 * convention decides the outcome when play has ended; rulesets do not depend on it. Theorems about a game are data
 * ({@link org.impartial.core.game.Claim}), so that they can be checked against brute force from the rules.
 *
 * <p>All values here are immutable and safe to share between threads; the collector of options ({@link
 * org.impartial.core.game.Options}) is not safe for use by several threads. Games on heaps are in {@code game.heap},
 * games given as graphs in {@code game.graph}, packed states and other declarations for engines in {@code
 * game.capability}.
 *
 * <p>To write a game:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.ImpartialGame}: rules on states of any kind
 *   <li>{@link org.impartial.core.game.Entailing}: rules whose moves may oblige a player
 *   <li>{@link org.impartial.core.game.DecidedGame}: rules that decide positions, between players with names
 *   <li>{@link org.impartial.core.game.Options}: takes the options of a state
 *   <li>{@link org.impartial.core.game.Notation}: the notation of states and moves
 *   <li>{@link org.impartial.core.game.FaultyRulesException}: signals rules that break a law, with the state
 * </ul>
 *
 * <p>To state theorems about it:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.Claim}: a theorem as data, to be checked against brute force
 *   <li>{@link org.impartial.core.game.Basis}: the basis of a claim: proved or conjectured, with its source
 *   <li>{@link org.impartial.core.game.Parts}: the answers about the parts of a state available to a claim
 *   <li>{@link org.impartial.core.game.Exhibit}: a small table for an explanation
 * </ul>
 *
 * <p>To form positions:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.Position}: a sum of components
 *   <li>{@link org.impartial.core.game.Component}: one game in one state
 *   <li>{@link org.impartial.core.game.PositionKind}: whether play ends, is free, and may be part of a sum
 *   <li>{@link org.impartial.core.game.Move}: a component and the option that replaces it
 *   <li>{@link org.impartial.core.game.Convention}: normal or misère play
 *   <li>{@link org.impartial.core.game.Outcome}: P, N or D
 *   <li>{@link org.impartial.core.game.BeyondRangeException}: a number is too large for the rules or a closed form
 * </ul>
 */
@NullMarked
package org.impartial.core.game;

import org.jspecify.annotations.NullMarked;
