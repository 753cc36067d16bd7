package org.impartial.core.analysis;

import java.io.IOException;
import java.nio.file.Path;
import org.impartial.core.game.Convention;
import org.impartial.core.game.Position;
import org.impartial.core.meter.Meter;
import org.impartial.core.proof.Certificate;
import org.impartial.core.proof.Certificate.CertificateException;
import org.impartial.core.solve.Solution;
import org.impartial.core.solve.Strategy;
import org.impartial.core.solve.Strategy.Result;
import org.impartial.core.solve.Strategy.Result.Declined;
import org.impartial.core.solve.nimber.NimberSearch;

/** The way to a proof of what a position is worth: nimber search in normal play, a misère quotient in misère play. */
record Proving(Position position, Convention convention, Meter meter) {

    Certificate proof() {
        if (convention == Convention.MISERE) {
            return proofByQuotient();
        }
        requireProvable();
        return new NimberSearch().prove(position, meter);
    }

    /** The same by a search that goes on from a table in a file. */
    Certificate proof(Path table) throws IOException {
        requireProvable();
        return new ResumedProof(position, table).prove(meter);
    }

    private Certificate proofByQuotient() {
        Result result = Strategy.quotients().open().solve(position, convention, meter);
        return result.solution()
                .flatMap(Solution::certificate)
                .orElseThrow(() ->
                        new CertificateException("there is no proof of " + position + " in misere play: a quotient "
                                + (result instanceof Declined declined ? declined.reason() : "has no certificate")));
    }

    private void requireProvable() {
        if (convention != Convention.NORMAL || !position.components().stream().allMatch(NimberSearch::handles)) {
            throw new CertificateException(
                    "a proof of a value is of normal play that ends; ask for the position without a proof or table");
        }
    }
}
