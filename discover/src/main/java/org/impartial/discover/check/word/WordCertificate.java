package org.impartial.discover.check.word;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.core.proof.Certificate;

/**
 * A certificate that an automaton accepts exactly the P-positions of a rewriting game. A fact is a row of its table:
 * {@code P} or {@code N} for accepting or not, and the next state for each letter in the order of the alphabet; with
 * values two more letters follow, {@code #} and {@code |}. The first state is the first row.
 *
 * @param header the rules, the alphabet, the convention, the reading direction and what every move lowers
 * @param rows the facts
 */
public record WordCertificate(Map<String, String> header, List<String> rows) implements Certificate {
    /** The kind of these certificates. */
    public static final String KIND = "words";

    /** Creates a certificate that holds copies. */
    public WordCertificate {
        header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
        rows = List.copyOf(rows);
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public String statement() {
        return "the P-positions of " + field("rules") + " on words over " + field("alphabet")
                + (field("values").equals("true") ? ", a Nim heap beside," : "") + " in " + field("play")
                + " play are the words accepted by an automaton of " + rows.size() + " states, read from the "
                + field("from");
    }

    /** Returns a value of the header. */
    String field(String name) {
        String value = header.get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line of the certificate has no " + name + "; it was cut or changed");
        }
        return value;
    }

    @Override
    public Stream<String> facts() {
        return rows.stream();
    }

    @Override
    public Verdict check(Meter meter) {
        try {
            return Verdict.accepted(rows.size(), new WordChecker(this, meter).proved());
        } catch (RefusedException e) {
            return Verdict.refused(0, String.valueOf(e.getMessage()));
        } catch (NotationException e) {
            return Verdict.refused(0, "the rules cannot be read: " + e.getMessage());
        }
    }
}
