package org.impartial.cli.command.option;

import java.io.IOException;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import org.impartial.core.library.GameFamily;
import org.impartial.core.library.GameLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A subcommand, whose help is in {@code help.txt}. */
@Command(mixinStandardHelpOptions = true)
public abstract class Subcommand implements Callable<Integer> {
    /** The names of the installed games, for shells that complete words. */
    protected static final class GameNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return GameLibrary.installed().families().stream()
                    .map(GameFamily::id)
                    .iterator();
        }
    }

    @Spec
    protected CommandSpec spec;

    @ParentCommand
    private Supplier<Terminal> top;

    /** Returns what is kept of interrupted work; an empty text if another message says it, nothing for quick work. */
    public final Optional<String> whenInterrupted() {
        String key = spec.qualifiedName(".") + ".interrupted";
        ResourceBundle help = spec.resourceBundle();
        return help.containsKey(key) ? Optional.of(kept(help.getString(key))) : Optional.empty();
    }

    /** Returns what is kept with the options of this call; {@code usual} is the text of the help. */
    protected String kept(String usual) {
        return usual;
    }

    protected final Terminal terminal() {
        return top.get();
    }

    /** Answers the question and returns the exit status: by default that of a question that was answered. */
    @Override
    public Integer call() throws IOException, InterruptedException {
        answer();
        return ExitStatus.ANSWERED;
    }

    /** Answers the question of a command whose answers have one exit status. */
    protected void answer() throws IOException {}

    protected final void usage() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    protected final ParameterException misuse(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    protected final void require(boolean good, String wrong) {
        Misuse.require(spec, good, wrong);
    }

    protected final void refuseOptions(Collection<String> words) {
        Misuse.refuseOptions(spec, words);
    }
}
