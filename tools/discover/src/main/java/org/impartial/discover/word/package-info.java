/**
 * From rewriting rules to theorem: the P-positions of games on words as automata over the letters, proved for all
 * lengths.
 *
 * <ul>
 *   <li>{@link org.impartial.discover.word.WordRules}: rules such as {@code 11->00}, read from text
 *   <li>{@link org.impartial.discover.word.WordDiscovery}: learns and proves the set of P-positions
 *   <li>{@link org.impartial.discover.word.WordTheorem}: outcomes, values, winning moves, pictures and the certificate
 *   <li>{@link org.impartial.discover.word.WordGame}: rules as a game to be solved, summed and checked
 *   <li>{@link org.impartial.discover.word.WordState}: a word as a state of such a game
 *   <li>{@link org.impartial.discover.word.WordFamily}: offers such games to libraries as {@code words[11->00]}
 * </ul>
 *
 * <pre>{@code
 * var theorem = WordDiscovery.of(WordRules.parse("aa->; b->")).run().theorem().orElseThrow();
 * theorem.winningMoves(10, "abba"); // [aba]
 * }</pre>
 */
@NullMarked
package org.impartial.discover.word;

import org.jspecify.annotations.NullMarked;
