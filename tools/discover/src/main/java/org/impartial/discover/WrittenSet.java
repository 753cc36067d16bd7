package org.impartial.discover;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.CompiledRules;
import org.impartial.proof.Certificate;

/** Reads proved sets from certificates. */
final class WrittenSet {
    static ProvedSet read(Certificate certificate) {
        UnaryOperator<String> header =
                name -> Objects.requireNonNull(certificate.header().get(name), () -> "the certificate has no " + name);
        Numeration system = NumerationText.read(header.apply("numeration"));
        List<String> heaps = List.of(header.apply("heaps").split(",", -1));
        List<int[]> rows = certificate
                .facts()
                .filter(row -> row.startsWith("P "))
                .map(row -> Arrays.stream(row.split(" ", -1))
                        .skip(2)
                        .mapToInt(Integer::parseInt)
                        .toArray())
                .toList();
        int[] next =
                rows.stream().flatMapToInt(row -> Arrays.stream(row).skip(1)).toArray();
        boolean[] accepting = new boolean[rows.size()];
        for (int state = 0; state < accepting.length; state++) {
            accepting[state] = rows.get(state)[0] == 1;
        }
        HeapRules rules = HeapRules.parse(header.apply("rules")).domain(header.apply("domain"));
        return new ProvedSet(
                rules,
                Automaton.of(system.base(), heaps.size(), next, accepting),
                AutomatonCertificate.LEAST_FIRST.equals(certificate.header().get(AutomatonCertificate.READING)),
                AddedHeap.COUNT.text().equals(header.apply("values")),
                system,
                heaps,
                () -> CompiledRules.of(rules.rules(), new Arithmetic(system, Meter.unlimited())));
    }
}
