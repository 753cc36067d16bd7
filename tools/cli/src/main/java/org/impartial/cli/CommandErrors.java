package org.impartial.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.Objects;
import java.util.stream.Stream;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.OutputException;
import org.impartial.cli.io.Terminal;
import org.impartial.core.notation.ImpartialException;
import org.impartial.json.question.Faults;
import org.impartial.json.question.FileErrors;

/** Reports what a subcommand throws: errors of a question in a line, all others as faults of the program. */
final class CommandErrors {
    private static final int MOST_CAUSES = 20;
    private static final String LISTED = "; impartial games lists all games, and --about WORD searches their rules";

    /** A number that an online judge gives to a problem, in place of a game. */
    private static final String JUDGE = "(?i)(there is no game \"(?:acwing|atcoder|cf|codeforces|hdu|lanqiao|leetcode|"
            + "luogu|poj|spoj|uva|zoj|力扣|杭电|洛谷|蓝桥杯)(?:\\W*p?[0-9]+[a-z]?)?\")$";

    private static final String JUDGED = "$1; no game of the library has the name of this problem;"
            + " impartial judge --list lists the problems that are answered";

    static int report(Throwable fault, Terminal terminal) {
        if (fault instanceof OutputException failure && failure.readerGone()) {
            return ExitStatus.READER_GONE;
        }
        terminal.clear();
        if (fault instanceof OutputException) {
            terminal.complain(String.valueOf(fault.getMessage()));
            return ExitStatus.NOT_WRITTEN;
        }
        if (outOfMemory(fault)) {
            terminal.complain("out of memory; give Java more with JAVA_TOOL_OPTIONS=-Xmx8g, or use a smaller budget");
            return ExitStatus.SOME_ERRORS;
        }
        if (fault instanceof ImpartialException) {
            terminal.complain(String.valueOf(fault.getMessage())
                    .replaceFirst(JUDGE, JUDGED)
                    .replaceFirst("there is no game \"[^\"]*\"$", "$0" + LISTED)
                    .replace("give it more seconds", "give more --seconds")
                    .replace("raise the budget", "raise --budget"));
            return ExitStatus.SOME_ERRORS;
        }
        if ((fault instanceof UncheckedIOException wrapped ? wrapped.getCause() : fault) instanceof IOException file) {
            terminal.complain(FileErrors.message(file));
            return ExitStatus.SOME_ERRORS;
        }
        if (fault instanceof InvalidPathException name) {
            terminal.complain(FileErrors.message(name));
            return ExitStatus.MISUSE;
        }
        terminal.complain(Faults.message(fault));
        return ExitStatus.FAULT;
    }

    /** Returns whether memory ran out, on this thread or on one for which it waited. */
    private static boolean outOfMemory(Throwable fault) {
        return !(fault instanceof ImpartialException)
                && Stream.iterate(fault, Objects::nonNull, Throwable::getCause)
                        .limit(MOST_CAUSES)
                        .anyMatch(OutOfMemoryError.class::isInstance);
    }
}
