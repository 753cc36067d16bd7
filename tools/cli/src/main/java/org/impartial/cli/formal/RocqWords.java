package org.impartial.cli.formal;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.proof.Certificate;

/** Automata of the lost words of a game on words, whose letters are numbered in the order of the alphabet. */
final class RocqWords {
    private RocqWords() {}

    static RocqTheorem of(Certificate certificate) {
        Map<String, String> header = certificate.header();
        if ("true".equals(header.get("values"))) {
            throw RocqTheorems.unwritten("values of words", "outcomes of words");
        }
        String alphabet = RocqTheorems.field(certificate, "alphabet");
        String written = RocqTheorems.field(certificate, "rules");
        List<WordRule> rules = Stream.of(written.split(";", -1))
                .map(rule -> WordRule.parse(rule, alphabet))
                .toList();
        String measure = LetterMeasure.of(rules, alphabet.length())
                .orElseThrow(
                        () -> RocqTheorems.unwritten(written, "rules that lower a small linear measure of letters"))
                .toString();
        boolean right = "right".equals(header.get("from"));
        boolean misere = "misere".equals(header.get("play"));
        String sound = "words_" + (right ? "right_" : "") + (misere ? "misere_" : "") + "sound";
        return new RocqTheorem(
                "AutomataRight",
                List.of(
                        "Open Scope nat_scope.",
                        "Definition rules : list rule := " + RocqTheorem.list(rules.stream()) + ".",
                        "Definition table : automaton := " + table(certificate) + "."),
                "forall w, over " + alphabet.length() + " w -> " + (misere ? "wins_misere" : "wins") + " (g := words "
                        + measure + " rules eq_refl) w =\n  negb (accepts table " + (right ? "(rev w)" : "w") + ")",
                sound + " " + alphabet.length() + " " + measure + " rules eq_refl table",
                false);
    }

    private static String table(Certificate certificate) {
        return RocqTheorem.list(certificate
                .facts()
                .map(row -> row.split(" ", -1))
                .map(row ->
                        "(" + row[0].equals("P") + ", " + RocqTheorem.list(Arrays.stream(row, 1, row.length)) + ")"));
    }
}
