package org.impartial.proof.kind;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiFunction;
import org.impartial.proof.Certificate;
import org.impartial.proof.CertificateFormat;
import org.impartial.proof.kind.misere.MisereProof;
import org.impartial.proof.kind.nimber.EntailingProof;
import org.impartial.proof.kind.nimber.NimberFacts;
import org.impartial.proof.kind.nimber.NimberProof;
import org.impartial.proof.kind.nimber.NimberTable;
import org.impartial.proof.kind.period.PeriodCertificate;
import org.impartial.proof.kind.period.SegmentedPeriod;
import org.impartial.proof.kind.quotient.QuotientCertificate;

/** Reads all kinds of certificates of this library; their games are those of the installed libraries. */
public final class KnownFormats implements CertificateFormat {
    private static final Map<String, BiFunction<Header, List<String>, Certificate>> READERS = Map.of(
            NimberProof.KIND, NimberProof::read,
            EntailingProof.KIND, EntailingProof::read,
            NimberFacts.KIND, NimberFacts::read,
            NimberTable.KIND, NimberTable::read,
            PeriodCertificate.KIND, PeriodCertificate::read,
            SegmentedPeriod.KIND, SegmentedPeriod::read,
            QuotientCertificate.KIND, QuotientCertificate::read,
            MisereProof.KIND, MisereProof::read);

    /** Creates the formats; called by the service loader. */
    public KnownFormats() {}

    @Override
    public Set<String> kinds() {
        return READERS.keySet();
    }

    @Override
    public Certificate read(String kind, Map<String, String> header, List<String> facts) {
        return Objects.requireNonNull(READERS.get(kind)).apply(new Header(header), facts);
    }
}
