/**
 * The arithmetic of nimbers: mex, nim-sum and nim-product.
 *
 * <p>Every position of an impartial game without infinite play is equal to a Nim heap, whose size is the {@linkplain
 * org.impartial.core.nim.Mex mex} of the sizes for its options [Sprague 1935], [Grundy 1939]. The value of a sum of
 * games is the {@linkplain org.impartial.core.nim.NimSum nim-sum} of their values, a product of coin-turning games has
 * the nim-product as its value [WW, chapter 14], and with the two operations the nimbers form a field of characteristic
 * 2 [ONAG, chapter 6]. Those below 2^(2^k) are a subfield with 2^(2^k) elements; the nim-product of two different
 * Fermat powers 2^(2^k) is their ordinary product, and the square of one is 3/2 of it. The algorithms build on that
 * tower of fields [Lenstra 1978].
 *
 * <p>The keys in brackets are listed in {@code docs/REFERENCES.md}.
 *
 * <ul>
 *   <li>{@link org.impartial.core.nim.NimField}: the nimbers below 2^64 as plain longs
 *   <li>{@link org.impartial.core.nim.NimSum}: addition without carrying
 *   <li>{@link org.impartial.core.nim.Mex}: the least number that is missing
 * </ul>
 */
@NullMarked
package org.impartial.core.nim;

import org.jspecify.annotations.NullMarked;
