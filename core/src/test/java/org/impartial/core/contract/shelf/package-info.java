/**
 * Games and engines that test the contract: correct ones, and wrong ones, each of which breaks exactly the clause that
 * it is listed with.
 */
package org.impartial.core.contract.shelf;
