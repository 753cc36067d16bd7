package org.impartial.cli.text;

import org.impartial.cli.io.LineBreaks;
import org.impartial.cli.io.Terminal;
import org.impartial.core.meter.Progress;

/** The lines of an answer, each shown as soon as it is known, so that an interruption loses none. */
public class AnswerLines {
    private final Terminal terminal;
    private final String unit;
    private volatile String aim = "the outcome";

    public AnswerLines(Terminal terminal, String unit) {
        this.terminal = terminal;
        this.unit = unit;
    }

    public Progress progress() {
        return terminal.progress(unit, () -> aim + ": ");
    }

    public void say(String text) {
        terminal.println(LineBreaks.wrapped(text, terminal.width()));
        terminal.out().flush();
    }

    /** Shows what is searched for from now on, such as {@code the Grundy value}, in the line of progress. */
    public void searchFor(String next) {
        aim = next;
    }
}
