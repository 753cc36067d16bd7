/**
 * The clauses of the contract and the report of a run. Values are immutable and safe to share between threads.
 *
 * <ul>
 *   <li>{@link org.impartial.core.contract.report.Clause}: a clause of the contract
 *   <li>{@link org.impartial.core.contract.report.ContractReport}: the findings of a run
 * </ul>
 */
@NullMarked
package org.impartial.core.contract.report;

import org.jspecify.annotations.NullMarked;
