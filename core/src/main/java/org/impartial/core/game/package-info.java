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
 *
 * <p>To write a game:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.ImpartialGame}: rules on states of any kind
 *   <li>{@link org.impartial.core.game.HeapGame}: rules on one heap
 *   <li>{@link org.impartial.core.game.PackedGame}: rules on states that fit a {@code long}
 *   <li>{@link org.impartial.core.game.Entailing}: rules whose moves may oblige a player
 *   <li>{@link org.impartial.core.game.FiniteGraph}: a game that is given as a graph
 *   <li>{@link org.impartial.core.game.Options}: takes the options of a state
 *   <li>{@link org.impartial.core.game.HeapOptions}: takes the options of a heap
 *   <li>{@link org.impartial.core.game.PackedOptions}: takes the options of a packed state
 *   <li>{@link org.impartial.core.game.Notation}: how states and moves are written
 *   <li>{@link org.impartial.core.game.Capability}: what a game may offer to engines beyond its rules
 *   <li>{@link org.impartial.core.game.FaultyRulesException}: rules that break a law, with the state where they do
 * </ul>
 *
 * <p>To say what is known of it:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.Claim}: a theorem as data, to be checked against brute force
 *   <li>{@link org.impartial.core.game.Basis}: what a claim rests on: proved or conjectured, and where
 *   <li>{@link org.impartial.core.game.Parts}: what a claim may ask about the parts of a state
 *   <li>{@link org.impartial.core.game.Exhibit}: a small table for an explanation
 *   <li>{@link org.impartial.core.game.SubtractionSet}: the numbers of beans that may be taken
 *   <li>{@link org.impartial.core.game.BreakingCode}: the code of a game that takes and breaks
 *   <li>{@link org.impartial.core.game.LineMoves}: moves along lines in the plane
 * </ul>
 *
 * <p>To speak of positions:
 *
 * <ul>
 *   <li>{@link org.impartial.core.game.Position}: a sum of components
 *   <li>{@link org.impartial.core.game.Component}: one game in one state
 *   <li>{@link org.impartial.core.game.Move}: a component and what it is replaced by
 *   <li>{@link org.impartial.core.game.Convention}: normal or misère play
 *   <li>{@link org.impartial.core.game.Outcome}: P, N or D
 *   <li>{@link org.impartial.core.game.GrundyTable}: values of heaps by the definition
 *   <li>{@link org.impartial.core.game.BeyondRangeException}: a number is too large for the rules or a closed form
 * </ul>
 */
@NullMarked
package org.impartial.core.game;

import org.jspecify.annotations.NullMarked;

