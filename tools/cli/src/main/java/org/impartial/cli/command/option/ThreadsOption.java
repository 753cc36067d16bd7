package org.impartial.cli.command.option;

import picocli.CommandLine.Option;

/** The option {@code --threads}: the number of threads of a command. */
public final class ThreadsOption extends SharedOption {
    private static final int MOST = 256;

    @Option(names = "--threads", paramLabel = "T")
    private int threads;

    public ThreadsOption(int threads) {
        this.threads = threads;
    }

    public void check() {
        require(threads >= 1 && threads <= MOST, "--threads is from 1 to " + MOST);
    }

    public int count() {
        return threads;
    }
}
