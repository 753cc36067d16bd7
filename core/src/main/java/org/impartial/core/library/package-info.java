/**
 * Families of games as plug-ins: their cards, their parameters, and the notation of their positions.
 *
 * <ul>
 *   <li>{@link org.impartial.core.library.GameLibrary}: families by name, and the reader of positions as text
 *   <li>{@link org.impartial.core.library.GameFamily}: a plug-in: a family of games with parameters
 *   <li>{@link org.impartial.core.library.GameProvider}: the service by which a library of games is found
 *   <li>{@link org.impartial.core.library.GameCard}: the description of a game for human readers
 *   <li>{@link org.impartial.core.library.Params}: the parameters of one game
 *   <li>{@link org.impartial.core.library.PositionFormat}: a family with given parameters: reads positions
 *   <li>{@link org.impartial.core.library.NotatedPosition}: a position with the notation in which it was written
 *   <li>{@link org.impartial.core.library.Survey}: a question about many positions at once
 *   <li>{@link org.impartial.core.library.Method}: the method by which an answer is found
 * </ul>
 */
@NullMarked
package org.impartial.core.library;

import org.jspecify.annotations.NullMarked;
