package org.impartial.cli.command.contest;

import org.impartial.cli.io.Terminal;
import org.impartial.contest.ContestRun;

/** A line on the terminal that is overwritten. */
final class RunProgress {
    private static final String CLEAR = "\r\u001b[K";

    private final Terminal terminal;
    private final int runs;
    private int done;

    RunProgress(Terminal terminal, int runs) {
        this.terminal = terminal;
        this.runs = runs;
    }

    void after(ContestRun run) {
        done++;
        if (terminal.live()) {
            String text = "  " + done + "/" + runs + "  " + run.strategy() + " on "
                    + run.problem().id();
            terminal.err().print(CLEAR + text.substring(0, Math.min(text.length(), terminal.columns() - 1)) + "\r");
            terminal.err().flush();
        }
    }
}
