package org.impartial.cli.command.option;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The option {@code --threads}: the number of threads of a command. */
public final class ThreadsOption {
    private static final int MOST = 256;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "number of threads, used where they help (default: ${DEFAULT-VALUE})")
    private int threads;

    /**
     * Creates the option with a default.
     *
     * @param threads the number of threads if the option is not given
     */
    public ThreadsOption(int threads) {
        this.threads = threads;
    }

    /**
     * Checks the number of threads.
     *
     * @throws ParameterException if it is not from 1 to 256
     */
    public void check() {
        Misuse.require(spec, threads >= 1 && threads <= MOST, "--threads is from 1 to " + MOST);
    }

    /** Returns the number of threads. */
    public int count() {
        return threads;
    }
}
