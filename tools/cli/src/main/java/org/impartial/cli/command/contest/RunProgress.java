package org.impartial.cli.command.contest;

import org.impartial.cli.io.Terminal;
import org.impartial.contest.ContestRun;

/** A line on the terminal that is overwritten. */
final class RunProgress {
    private final Terminal terminal;
    private final int runs;
    private int done;

    RunProgress(Terminal terminal, int runs) {
        this.terminal = terminal;
        this.runs = runs;
    }

    void after(ContestRun run) {
        done++;
        terminal.showProgress("  " + done + "/" + runs + "  " + run.strategy() + " on "
                + run.problem().id());
    }
}
