package org.impartial.core.contract;

/** A game or an engine breaks the contract; the message lists each clause with its witness. Test frameworks show it as a failure. */
public final class BrokenContractError extends AssertionError {
    private static final long serialVersionUID = 1L;

    /** What was found. */
    private final transient ContractReport report;

    BrokenContractError(ContractReport report) {
        super(report.text());
        this.report = report;
    }

    /**
     * What was found.
     *
     * @return a report that did not pass
     */
    public ContractReport report() {
        return report;
    }
}
