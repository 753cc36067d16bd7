package org.impartial.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/**
 * The top of the {@code impartial} command. Without a subcommand it prints its help.
 *
 * <p>Exit status: 0 when the question was answered, 2 when the arguments were not understood.
 * Not safe for use by several threads; one run uses one instance.
 */
@Command(
        name = "impartial",
        description = "Solves impartial games: who wins, by which move, and why.",
        mixinStandardHelpOptions = true,
        versionProvider = BuildVersion.class)
public final class ImpartialCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    /** Makes the command; picocli fills its fields before it runs. */
    public ImpartialCommand() {}

    /**
     * Runs the command and ends the virtual machine with its exit status.
     *
     * @param args the words after the name of the command
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new ImpartialCommand()).execute(args));
    }

    /** Prints the help to standard output. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
