/**
 * Games and engines that the contract is tried on: right ones, and wrong ones, each of which breaks the one clause of the
 * contract that is named for it.
 */
package org.impartial.core.contract.shelf;
