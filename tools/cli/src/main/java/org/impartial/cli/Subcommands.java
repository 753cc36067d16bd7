package org.impartial.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.impartial.cli.command.AtlasCommand;
import org.impartial.cli.command.CompletionCommand;
import org.impartial.cli.command.CountCommand;
import org.impartial.cli.command.DiscoverCommand;
import org.impartial.cli.command.ExercisesCommand;
import org.impartial.cli.command.ExploreCommand;
import org.impartial.cli.command.FormCommand;
import org.impartial.cli.command.GamesCommand;
import org.impartial.cli.command.GenusCommand;
import org.impartial.cli.command.JudgeCommand;
import org.impartial.cli.command.PlayCommand;
import org.impartial.cli.command.ProveCommand;
import org.impartial.cli.command.QuotientCommand;
import org.impartial.cli.command.SequenceCommand;
import org.impartial.cli.command.ShowCommand;
import org.impartial.cli.command.SiteCommand;
import org.impartial.cli.command.SolveCommand;
import org.impartial.cli.command.SweepCommand;
import org.impartial.cli.command.VerifyCommand;
import org.impartial.cli.command.contest.ContestCommand;
import org.impartial.cli.command.picture.DrawCommand;
import org.impartial.cli.command.picture.GraphCommand;
import org.impartial.cli.command.picture.PlotCommand;
import org.impartial.cli.command.picture.TableCommand;
import org.impartial.cli.io.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The subcommands. Reading the annotations of all of them takes longer than most questions. */
final class Subcommands {
    private static final int NAME_WIDTH = 14;

    private static final List<SubcommandGroup> GROUPS = List.of(
            new SubcommandGroup(
                    "Begin",
                    SolveCommand.class,
                    PlayCommand.class,
                    ExploreCommand.class,
                    SiteCommand.class,
                    ShowCommand.class,
                    GamesCommand.class,
                    ExercisesCommand.class),
            new SubcommandGroup(
                    "Numbers and pictures",
                    SequenceCommand.class,
                    TableCommand.class,
                    CountCommand.class,
                    PlotCommand.class,
                    GraphCommand.class,
                    DrawCommand.class),
            new SubcommandGroup("Misère play", QuotientCommand.class, GenusCommand.class, FormCommand.class),
            new SubcommandGroup("Proofs and theorems", ProveCommand.class, VerifyCommand.class, DiscoverCommand.class),
            new SubcommandGroup("Research", SweepCommand.class, AtlasCommand.class, ContestCommand.class),
            new SubcommandGroup(
                    "Programs and shells", JudgeCommand.class, CompletionCommand.class, CommandLine.HelpCommand.class));

    private static final List<String> ABOUT_ALL = List.of("completion", "help");

    /** Adds the subcommand that the first word names, or all subcommands if it names none. */
    static void add(CommandLine command, List<String> words) {
        Map<String, Class<?>> all = new LinkedHashMap<>();
        GROUPS.forEach(group -> group.commands().forEach(one -> all.put(name(one), one)));
        Class<?> named = words.isEmpty() || ABOUT_ALL.contains(words.get(0)) ? null : all.get(words.get(0));
        (named == null ? all.values() : List.of(named)).forEach(command::addSubcommand);
    }

    private static String name(Class<?> command) {
        return command.getAnnotation(Command.class).name();
    }

    /** Returns the list of all subcommands, by what they are for, with the first sentence of each description. */
    static String list(CommandLine command, Terminal terminal) {
        ColorScheme scheme = terminal.scheme();
        StringBuilder list = new StringBuilder();
        for (SubcommandGroup group : GROUPS) {
            TextTable table = terminal.table(NAME_WIDTH, 2, 0);
            for (Class<?> one : group.commands()) {
                CommandLine named =
                        Objects.requireNonNull(command.getSubcommands().get(name(one)));
                UsageMessageSpec usage = named.getCommandSpec().usageMessage();
                String[] description = usage.header().length > 0 ? usage.header() : usage.description();
                String sentence = String.join(" ", description).replaceFirst("(?s)(?<=\\.) .*", "");
                table.addRowValues(scheme.commandText(name(one)), scheme.ansi().new Text(sentence, scheme));
            }
            list.append(group.title()).append('\n').append(table);
        }
        return list.toString();
    }

    private record SubcommandGroup(String title, List<Class<?>> commands) {

        SubcommandGroup(String title, Class<?>... commands) {
            this(title, List.of(commands));
        }
    }
}
