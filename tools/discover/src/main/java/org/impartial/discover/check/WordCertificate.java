package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/**
 * A certificate that an automaton accepts exactly the P-positions of a rewriting game. A fact is a row of its table:
 * {@code P} or {@code N} for accepting or not, and the next state for each letter in the order of the alphabet; with
 * values two more letters follow, {@code #} and {@code |}. The first state is the first row.
 */
public final class WordCertificate extends WrittenCertificate {
    public static final String KIND = "words";

    /**
     * Creates a certificate with the rules, the alphabet, the convention, the direction and the measures in its header.
     */
    public WordCertificate(Map<String, String> header, List<String> rows) {
        super(KIND, header, rows);
        require("rules", "alphabet", "play", "values", "from", "lowers");
    }

    @Override
    public String statement() {
        return "the P-positions of " + field("rules") + " on words over " + field("alphabet")
                + (field("values").equals("true") ? " with an added Nim heap" : "") + " in " + field("play")
                + " play are the words accepted by an automaton of " + rows().size() + " states, read from the "
                + field("from");
    }

    @Override
    protected String proved(Meter meter) {
        return new WordChecker(this, meter).proved();
    }
}
