package org.impartial.cli.command;

import java.io.IOException;
import java.util.List;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.DiscoverReport;
import org.impartial.discover.Discovered;
import org.impartial.discover.word.WordDiscovery;
import org.impartial.discover.word.WordTheorem;
import org.jspecify.annotations.Nullable;

/** Writes the result of a discovery about words. */
record WordsAnswer(Terminal terminal, @Nullable String position, ProvedFiles files) {
    private static final int SHOWN = 16;
    private static final int LONGEST = 100;

    int discovered(WordDiscovery discovery) throws IOException {
        Discovered<WordTheorem> found = discovery.run();
        if (found.theorem().isEmpty()) {
            terminal.say("not proved\n" + found.reason());
            return ExitStatus.SOME_ERRORS;
        }
        WordTheorem theorem = found.theorem().get();
        terminal.say(text(theorem));
        if (position != null) {
            terminal.say(outcome(theorem, position));
        }
        files.write(theorem::certificate, theorem::svg, theorem::dot);
        return ExitStatus.ANSWERED;
    }

    private static String text(WordTheorem theorem) {
        List<String> first =
                theorem.first(SHOWN).stream().map(WordsAnswer::shown).toList();
        return "proved for words of all lengths: " + theorem.states() + " states\n" + theorem.statement()
                + "\n\nrules: " + theorem.rules() + "\nfirst P-positions: " + String.join(", ", first)
                + DiscoverReport.ending(
                        theorem.measures(),
                        theorem.time(),
                        theorem.questions()
                                + " questions to the rules, the longest of " + theorem.longest() + " letters; "
                                + theorem.rounds()
                                + " guesses; a proof of " + theorem.proofSize());
    }

    private static String shown(String word) {
        String text =
                word.length() > LONGEST ? word.substring(0, LONGEST) + "... (" + word.length() + " letters)" : word;
        return text.isEmpty() ? "(the empty word)" : text;
    }

    private static String outcome(WordTheorem theorem, String word) {
        String value = theorem.values() ? ", value " + theorem.value(word) : "";
        if (theorem.isP(word)) {
            return "\n" + shown(word) + ": you will lose (P" + value + ")";
        }
        return DiscoverReport.won(
                shown(word),
                value,
                theorem.winningMoves(DiscoverReport.MOVES + 1, word).stream()
                        .map(WordsAnswer::shown)
                        .toList());
    }
}
