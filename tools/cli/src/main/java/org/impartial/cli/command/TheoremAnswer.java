package org.impartial.cli.command;

import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Arrays;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.cli.text.DiscoverReport;
import org.impartial.cli.text.RedundantReport;
import org.impartial.core.notation.NotationException;
import org.impartial.discover.Discovered;
import org.impartial.discover.HeapRules;
import org.impartial.discover.Judgement;
import org.impartial.discover.RedundantMoves;
import org.impartial.discover.Theorem;
import org.jspecify.annotations.Nullable;

/** Writes the result of a discovery about heaps; the limit is for what follows the proof. */
record TheoremAnswer(
        Terminal terminal,
        @Nullable String position,
        ProvedFiles files,
        boolean redundant,
        @Nullable HeapRules same,
        Duration limit) {
    int judged(Judgement judgement) {
        terminal.say(judgement.proved() ? "proved" : judgement.refuted() ? "refuted" : "not decided");
        terminal.say(judgement.reason());
        return judgement.proved() ? ExitStatus.ANSWERED : ExitStatus.SOME_ERRORS;
    }

    int discovered(Discovered<Theorem> found) throws IOException {
        if (found.theorem().isEmpty()) {
            terminal.say("not proved");
            terminal.say(found.reason());
            return ExitStatus.SOME_ERRORS;
        }
        Theorem theorem = found.theorem().get();
        terminal.say(DiscoverReport.text(theorem));
        if (position != null) {
            terminal.say(DiscoverReport.position(theorem, heaps(position)));
        }
        RedundantMoves moves = redundant ? RedundantMoves.of(theorem, limit) : null;
        if (moves != null) {
            terminal.say(RedundantReport.text(moves));
        }
        files.write(
                () -> moves == null ? theorem.certificate() : moves.certificate(),
                () -> moves == null ? theorem.svg() : moves.svg(),
                () -> moves == null ? theorem.dot() : moves.dot());
        return same == null ? ExitStatus.ANSWERED : judged(theorem.judge(same, limit));
    }

    private static BigInteger[] heaps(String text) {
        try {
            return Arrays.stream(text.split("[, ]+", -1)).map(BigInteger::new).toArray(BigInteger[]::new);
        } catch (NumberFormatException e) {
            throw new NotationException("a position is a list of heaps such as 12,19, not \"" + text + "\"");
        }
    }
}
