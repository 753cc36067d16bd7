package org.impartial.cli.io;

/** The exit statuses of the command. */
public final class ExitStatus {
    public static final int ANSWERED = 0;
    public static final int SOME_ERRORS = 1;
    public static final int MISUSE = 2;

    /** The program itself failed; the number is that of sysexits. */
    public static final int FAULT = 70;

    /** The output could not be written; the number is that of sysexits. */
    public static final int NOT_WRITTEN = 74;

    /** A check ended at a limit without a result; the number is that of sysexits for what may be tried again. */
    public static final int STOPPED = 75;

    /** A source of the checkout is newer than the jar; the script of Windows builds it again. */
    public static final int OUTDATED = 79;

    /** The reader of the output went away: 128 and the number of the signal for a broken pipe. */
    public static final int READER_GONE = 141;
}
