/** Wrong games and wrong engines, each of which breaks the one clause of the contract that is named for it. */
package org.impartial.core.contract.shelf;
