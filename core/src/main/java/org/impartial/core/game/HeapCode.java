package org.impartial.core.game;

/**
 * The rules of a heap game as data, which an engine may read in place of the rules: a {@link SubtractionSet} for a game
 * that only takes, a {@link BreakingCode} for one that takes and breaks. A table is then filled word by word or in sparse
 * space, and a period can be proved; without it the rules are asked heap by heap.
 *
 * <p>A game gives it by {@link HeapGame#heapCode}. The contract compares it with the rules.
 */
public sealed interface HeapCode permits SubtractionSet, BreakingCode {}
