package org.impartial.discover.check;

import java.util.List;
import java.util.Map;
import org.impartial.core.meter.Meter;

/**
 * A certificate that an automaton accepts exactly the P-positions of a rewriting game. A fact is a row of its table:
 * {@code P} or {@code N}, and the next state for each letter of the alphabet; with values {@code #} and {@code |}
 * follow.
 */
public final class WordCertificate extends WrittenCertificate {
    public static final String KIND = "words";

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
