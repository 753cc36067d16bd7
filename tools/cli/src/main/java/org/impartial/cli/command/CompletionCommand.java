package org.impartial.cli.command;

import java.util.concurrent.Callable;
import org.impartial.cli.io.ExitStatus;
import org.impartial.cli.io.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code completion}: a script by which a shell completes commands, options and the names of games. */
@Command(
        name = "completion",
        description = "Prints a script that lets the shell complete commands, options and the names of games.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  source <(impartial completion bash)",
            "  impartial completion zsh > ~/.impartial.zsh; echo 'source ~/.impartial.zsh' >> ~/.zshrc"
        })
public final class CompletionCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Spec
    private CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "SHELL",
            description = "${COMPLETION-CANDIDATES} (default: the shell of the environment)")
    private Shell shell = String.valueOf(System.getenv("SHELL")).endsWith("zsh") ? Shell.ZSH : Shell.BASH;

    /** The shells for which there is a script. */
    enum Shell {
        BASH,
        ZSH
    }

    public CompletionCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        String script = AutoComplete.bash("impartial", spec.root().commandLine());
        // The script is written for bash; zsh reads it after these two commands.
        if (shell == Shell.ZSH) {
            terminal.out().println("autoload -U +X compinit && compinit -u");
            terminal.out().println("autoload -U +X bashcompinit && bashcompinit");
        }
        terminal.out().print(script);
        return ExitStatus.ANSWERED;
    }
}
