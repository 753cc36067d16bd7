package org.impartial.discover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.impartial.core.meter.Meter;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.AutomatonCertificate;
import org.impartial.discover.numeration.Arithmetic;
import org.impartial.discover.numeration.Numeration;
import org.impartial.discover.numeration.Relation;
import org.impartial.proof.Certificate;

/** Writes a theorem as a certificate. */
final class Proof {
    static Certificate of(Theorem theorem) {
        return new AutomatonCertificate(AutomatonCertificate.KIND, header(theorem), rows(theorem));
    }

    static Certificate of(Theorem theorem, Automaton vectors) {
        List<String> rows = rows(theorem);
        add(rows, AutomatonCertificate.VECTORS, vectors);
        return new AutomatonCertificate(AutomatonCertificate.REDUNDANT, header(theorem), rows);
    }

    private static Map<String, String> header(Theorem theorem) {
        Numeration system = theorem.set().system();
        Map<String, String> header = new LinkedHashMap<>();
        header.put("rules", line(theorem.rules().moves()));
        header.put("domain", line(theorem.rules().domain()));
        header.put("play", theorem.convention().name().toLowerCase(Locale.ROOT));
        header.put("values", theorem.beside().text());
        header.put("heaps", String.join(",", theorem.heaps()));
        header.put("numeration", system.name());
        header.put("base", String.valueOf(system.base()));
        if (theorem.set().leastFirst()) {
            header.put(AutomatonCertificate.READING, AutomatonCertificate.LEAST_FIRST);
        }
        header.put(
                "lowers", theorem.measureWeights().stream().map(Proof::weights).collect(Collectors.joining(";")));
        return header;
    }

    private static List<String> rows(Theorem theorem) {
        Numeration system = theorem.set().system();
        List<String> rows = new ArrayList<>();
        add(rows, "valid", system.valid());
        Relation sum = new Arithmetic(system, Meter.unlimited()).linear(Map.of(0, 1, 1, 1, 2, -1), false, 0);
        add(rows, "sum", sum.automaton());
        theorem.set()
                .compiled()
                .rules()
                .sets()
                .forEach((name, set) ->
                        set.in(system).ifPresent(automaton -> add(rows, "set:" + name + ":" + set.arity(), automaton)));
        add(rows, "P", theorem.set().automaton());
        return rows;
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s+", " ");
    }

    private static String weights(int[] measure) {
        return Arrays.stream(measure).mapToObj(String::valueOf).collect(Collectors.joining(","));
    }

    private static void add(List<String> rows, String name, Automaton automaton) {
        for (int state = 0; state < automaton.states(); state++) {
            rows.add(name + " " + state + (automaton.accepting(state) ? " 1 " : " 0 ") + automaton.row(state));
        }
    }
}
