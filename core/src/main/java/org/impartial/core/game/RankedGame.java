package org.impartial.core.game;

/**
 * A packed game whose states are ranks: the numbers from 0 on without large gaps, so that every option, and every part of
 * one, is less than the state it follows from. A board whose positions can be numbered in such an order needs no hash
 * table: engines keep one byte a state in a flat array, and fill it from 0 upwards without a stack. Without ranks the same
 * game is a {@link PackedGame} like others.
 *
 * <p>An engine may ask for the options of every number up to a state that is asked for, whether play can reach it or not;
 * a number that is no position has none.
 */
@FunctionalInterface
public interface RankedGame extends PackedGame {}
