package org.impartial.discover.word;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.impartial.discover.automaton.Automaton;
import org.impartial.discover.check.WordCertificate;
import org.impartial.proof.Certificate;

/** Writes a theorem about words as a certificate. */
final class WordProofText {
    static Certificate of(WordSet set, List<String> measures) {
        Map<String, String> header = new LinkedHashMap<>();
        header.put("rules", set.rules().toString());
        header.put("alphabet", set.rules().alphabet());
        header.put("play", set.misere() ? "misere" : "normal");
        header.put("values", String.valueOf(set.values()));
        header.put("from", set.fromRight() ? "right" : "left");
        header.put("lowers", String.join(";", measures));
        List<String> rows = new ArrayList<>();
        Automaton automaton = set.automaton();
        for (int state = 0; state < automaton.states(); state++) {
            StringBuilder row = new StringBuilder(automaton.accepting(state) ? "P" : "N");
            for (int letter = 0; letter < automaton.letters(); letter++) {
                row.append(' ').append(automaton.next(state, letter));
            }
            rows.add(row.toString());
        }
        return new WordCertificate(header, rows);
    }
}
