package org.impartial.cli.formal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.impartial.cli.formal.LetterMeasure.WordRule;
import org.impartial.proof.Certificate;
import org.impartial.proof.Certificate.CertificateException;
import org.impartial.proof.file.WholeFile;

/**
 * Writes certificates as theorems of Rocq. A file states the theorem in the terms of {@code formal/Rules.v} and applies
 * a checker that is proved correct there to the facts of the certificate, so that {@code coqc} accepts it only if the
 * statement is true.
 */
public final class RocqTheorems {
    /** Writes a certificate, checked or not, as a file of Rocq, if there is a checker for its kind. */
    public static void write(Certificate certificate, Path file) throws IOException {
        WholeFile.write(file, of(certificate));
    }

    public static String of(Certificate certificate) {
        RocqTheorem theorem = switch (certificate.kind()) {
            case "nimber" -> RocqCells.of(certificate);
            case "period", "period-segments" -> period(certificate);
            case "misere-quotient" -> RocqQuotient.of(certificate);
            case "words" -> words(certificate);
            default ->
                throw unwritten(
                        "the kind \"" + certificate.kind() + "\"",
                        "those of Grundy values, periods, misère quotients and automata of words");
        };
        return theorem.text(certificate.statement());
    }

    static String field(Certificate certificate, String name) {
        String value = certificate.header().get(name);
        if (value == null) {
            throw new CertificateException(
                    "the first line lacks the field " + name + ", which a theorem of Rocq needs");
        }
        return value;
    }

    static CertificateException unwritten(String what, String instead) {
        return new CertificateException("a certificate of " + what
                + " cannot be written as a theorem of Rocq; the checkers are for " + instead);
    }

    /** Returns the theorem of a period: the start and the period suffice, as Rocq computes all values. */
    private static RocqTheorem period(Certificate certificate) {
        if (!certificate.header().getOrDefault("saltus", "0").equals("0")) {
            throw unwritten("a period with a saltus", "periods without one");
        }
        String code = OctalDigits.of(certificate);
        long start = Long.parseLong(field(certificate, "preperiod"));
        long period = Long.parseLong(field(certificate, "period"));
        String heap = "grundy (g := octal " + code + ") ";
        String repeated =
                "forall n, (" + start + " <= n)%nat ->\n  " + heap + "[(n + " + period + ")%nat] = " + heap + "[n]";
        return new RocqTheorem("Periods", List.of(), repeated, "guy_smith " + code + " " + start + " " + period, false);
    }

    /** Returns the theorem of an automaton of lost words, whose letters are numbered in the order of the alphabet. */
    private static RocqTheorem words(Certificate certificate) {
        Map<String, String> header = certificate.header();
        if ("true".equals(header.get("values"))) {
            throw unwritten("values of words", "outcomes of words");
        }
        String alphabet = field(certificate, "alphabet");
        String written = field(certificate, "rules");
        List<WordRule> rules = Stream.of(written.split(";", -1))
                .map(rule -> WordRule.parse(rule, alphabet))
                .toList();
        String measure = LetterMeasure.of(rules, alphabet.length())
                .orElseThrow(() -> unwritten(written, "rules that lower a small linear measure of letters"))
                .toString();
        boolean right = "right".equals(header.get("from"));
        boolean misere = "misere".equals(header.get("play"));
        String sound = "words_" + (right ? "right_" : "") + (misere ? "misere_" : "") + "sound";
        List<String> definitions = List.of(
                "Open Scope nat_scope.",
                "Definition rules : list rule := " + RocqTheorem.list(rules.stream()) + ".",
                "Definition table : automaton := " + table(certificate) + ".");
        String lost =
                "forall w, over " + alphabet.length() + " w -> " + (misere ? "wins_misere" : "wins") + " (g := words "
                        + measure + " rules eq_refl) w =\n  negb (accepts table " + (right ? "(rev w)" : "w") + ")";
        String checker = sound + " " + alphabet.length() + " " + measure + " rules eq_refl table";
        return new RocqTheorem("AutomataRight", definitions, lost, checker, false);
    }

    private static String table(Certificate certificate) {
        return RocqTheorem.list(certificate
                .facts()
                .map(row -> row.split(" ", -1))
                .map(row ->
                        "(" + row[0].equals("P") + ", " + RocqTheorem.list(Arrays.stream(row, 1, row.length)) + ")"));
    }
}
