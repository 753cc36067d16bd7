/**
 * The arithmetic of nimbers: mex, nim-sum and nim-product.
 */
@NullMarked
package org.impartial.core.nim;

import org.jspecify.annotations.NullMarked;
