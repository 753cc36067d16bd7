package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.core.proof.Certificate;

/**
 * That an automaton accepts exactly the P-positions of some rules, and another exactly the vectors other than 0 by which no two
 * of them differ. The facts are those of an {@link AutomatonCertificate}, and a table {@code M} over the numbers of a vector.
 *
 * @param theorem the certificate of the P-positions, with the rows of {@code M} too
 */
public record RedundantCertificate(AutomatonCertificate theorem) implements Certificate {
    /** The kind of these certificates. */
    public static final String KIND = "redundant";

    /** The name of the table of vectors. */
    public static final String VECTORS = "M";

    /** Creates the certificate of a header and rows. */
    public RedundantCertificate(Map<String, String> header, List<String> rows) {
        this(new AutomatonCertificate(header, rows));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Map<String, String> header() {
        return theorem.header();
    }

    @Override
    public Stream<String> facts() {
        return theorem.facts();
    }

    @Override
    public String statement() {
        long states = theorem.rows().stream()
                .filter(row -> row.startsWith(VECTORS + " "))
                .count();
        return theorem.statement() + "; no two of them differ by a vector just if an automaton of " + states
                + " states accepts it, and such vectors may be taken as further moves";
    }

    @Override
    public Verdict check(Meter meter) {
        try {
            TheoremChecker checker = new TheoremChecker(theorem, meter);
            checker.proved();
            checker.checkVectors(VECTORS);
            return Verdict.accepted(theorem.rows().size(), statement());
        } catch (CheckException e) {
            return Verdict.refused(0, String.valueOf(e.getMessage()));
        } catch (NotationException e) {
            return Verdict.refused(0, "the rules cannot be read: " + e.getMessage());
        }
    }
}
