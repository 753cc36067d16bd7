package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/**
 * A certificate that an automaton accepts exactly the P-positions of some rules, and another exactly the vectors other
 * than 0 by which no two of them differ. The facts are those of an {@link AutomatonCertificate}, and a table {@code M}
 * over the numbers of a vector.
 */
public final class RedundantCertificate extends AutomatonCertificate {
    /** The kind of these certificates. */
    public static final String KIND = "redundant";

    /** The name of the table of vectors. */
    public static final String VECTORS = "M";

    public RedundantCertificate(Map<String, String> header, List<String> rows) {
        super(KIND, header, rows);
    }

    @Override
    public String statement() {
        long states = facts().filter(row -> row.startsWith(VECTORS + " ")).count();
        return super.statement() + "; no two of them differ by a vector if and only if an automaton of " + states
                + " states accepts it, and such vectors may be taken as further moves";
    }

    @Override
    protected String proved(Meter meter) {
        TheoremChecker checker = new TheoremChecker(this, meter);
        String statement = checker.proved();
        checker.checkVectors(VECTORS);
        return statement;
    }
}
