package org.impartial.cli.command.option;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The option {@code --threads}: the number of threads of a command. */
public final class ThreadsOption {
    private static final int MOST = 256;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "T")
    private int threads;

    public ThreadsOption(int threads) {
        this.threads = threads;
    }

    public void check() {
        Misuse.require(spec, threads >= 1 && threads <= MOST, "--threads is from 1 to " + MOST);
    }

    public int count() {
        return threads;
    }
}
