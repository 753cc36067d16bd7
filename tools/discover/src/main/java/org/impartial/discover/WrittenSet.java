package org.impartial.discover;

import java.util.List;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.discover.check.Table;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.NumerationText;
import org.impartial.discover.rules.AddedHeap;
import org.impartial.discover.rules.CompiledRules;

/** Reads proved sets from certificates. */
final class WrittenSet {
    static ProvedSet read(AutomatonCertificate certificate) {
        Numeration system = NumerationText.read(certificate.field("numeration"));
        List<String> heaps = List.of(certificate.field("heaps").split(",", -1));
        Table table = certificate.table("P", system.base(), heaps);
        HeapRules rules = HeapRules.parse(certificate.field("rules")).domain(certificate.field("domain"));
        return new ProvedSet(
                rules,
                Automaton.of(system.base(), heaps.size(), table.next(), table.accepting()),
                certificate.leastFirst(),
                AddedHeap.COUNT.text().equals(certificate.field("values")),
                system,
                heaps,
                () -> CompiledRules.of(rules.rules(), new Arithmetic(system, Meter.unlimited())));
    }
}
