package org.impartial.discover.check;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.core.meter.Meter;
import org.impartial.core.notation.NotationException;
import org.impartial.proof.Certificate;

/** A certificate in its written form: a header of named values, and the rows of tables as facts. Immutable. */
public abstract class WrittenCertificate implements Certificate {
    private final String kind;
    private final Map<String, String> header;
    private final List<String> rows;

    protected WrittenCertificate(String kind, Map<String, String> header, List<String> rows) {
        this.kind = kind;
        this.header = Collections.unmodifiableMap(new LinkedHashMap<>(header));
        this.rows = List.copyOf(rows);
    }

    @Override
    public final String kind() {
        return kind;
    }

    @Override
    public final Map<String, String> header() {
        return header;
    }

    @Override
    public final Stream<String> facts() {
        return rows.stream();
    }

    public final List<String> rows() {
        return rows;
    }

    public final String field(String name) {
        String value = header.get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line of the certificate has no " + name + "; it was truncated or changed");
        }
        return value;
    }

    public final String choice(String name, String... words) {
        String value = field(name);
        if (!Arrays.asList(words).contains(value)) {
            throw new CheckException(name + " must be " + String.join(" or ", words) + ", not " + value);
        }
        return value;
    }

    protected final void require(String... names) {
        Arrays.stream(names).forEach(this::field);
    }

    @Override
    public final Verdict check(Meter meter) {
        try {
            return Verdict.accepted(rows.size(), proved(meter));
        } catch (CheckException e) {
            return Verdict.refused(0, String.valueOf(e.getMessage()));
        } catch (NotationException e) {
            return Verdict.refused(0, "the rules cannot be read: " + e.getMessage());
        }
    }

    /** Returns the proved statement; throws a {@link CheckException} if something fails. */
    protected abstract String proved(Meter meter);
}
