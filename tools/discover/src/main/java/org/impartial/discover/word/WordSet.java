package org.impartial.discover.word;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.WordCertificate;
import org.impartial.discover.word.learn.WordSystem;
import org.impartial.discover.word.rule.Rewriting;
import org.impartial.proof.Certificate;

/** The words that an automaton accepts, read in its direction. */
record WordSet(WordRules rules, WordSystem system, boolean fromRight, Automaton automaton) {
    boolean misere() {
        return system.misere();
    }

    boolean values() {
        return system.values();
    }

    String turned(String word) {
        return fromRight ? Rewriting.reversed(word) : word;
    }

    int[] places(String word) {
        return system.places(turned(rules.checked(word)));
    }

    Certificate certificate(List<String> measures) {
        Map<String, String> header = new LinkedHashMap<>();
        header.put("rules", rules.toString());
        header.put("alphabet", rules.alphabet());
        header.put("play", misere() ? "misere" : "normal");
        header.put("values", String.valueOf(values()));
        header.put("from", fromRight ? "right" : "left");
        header.put("lowers", String.join(";", measures));
        List<String> rows = IntStream.range(0, automaton.states())
                .mapToObj(state -> (automaton.accepting(state) ? "P " : "N ") + automaton.row(state))
                .toList();
        return new WordCertificate(header, rows);
    }

    boolean contains(String word) {
        return automaton.accepts(places(word));
    }

    OptionalInt heap(String word) {
        int state = 0;
        for (int letter : places(word)) {
            state = automaton.next(state, letter);
        }
        state = automaton.next(state, system.alphabet().indexOf(WordSystem.BESIDE));
        for (int heap = 0; heap < automaton.states(); heap++) {
            if (automaton.accepting(state)) {
                return OptionalInt.of(heap);
            }
            state = automaton.next(state, system.alphabet().indexOf(WordSystem.COUNTER));
        }
        return OptionalInt.empty();
    }
}
