package org.impartial.cli.command;

import java.util.Locale;
import java.util.regex.Pattern;
import org.impartial.cli.command.option.Subcommand;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code completion}: a script by which a shell completes commands, options and the names of games. */
@Command(name = "completion")
public final class CompletionCommand extends Subcommand {
    @Parameters(arity = "0..1", paramLabel = "SHELL")
    private Shell shell = String.valueOf(System.getenv("SHELL")).endsWith("zsh") ? Shell.ZSH : Shell.BASH;

    /** The words of an option, which are constants of an enum there, and are written in small letters. */
    private static final Pattern CONSTANTS = Pattern.compile("=\\((\"[A-Z_]+\" ?)+\\)");

    enum Shell {
        BASH,
        ZSH
    }

    @Override
    protected void answer() {
        String script = CONSTANTS
                .matcher(AutoComplete.bash("impartial", spec.root().commandLine()))
                .replaceAll(words -> words.group().toLowerCase(Locale.ROOT));
        // The script is written for bash; zsh reads it after these two commands.
        if (shell == Shell.ZSH) {
            terminal().println("autoload -U +X compinit && compinit -u");
            terminal().println("autoload -U +X bashcompinit && bashcompinit");
        }
        terminal().out().print(script);
    }
}
