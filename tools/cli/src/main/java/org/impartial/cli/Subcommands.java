package org.impartial.cli;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
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
import picocli.CommandLine.Help.Column;
import picocli.CommandLine.Help.TextTable;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The subcommands. Reading the annotations of all of them takes longer than most questions. */
final class Subcommands {
    private static final int NAME_WIDTH = 14;

    private static final List<SubcommandGroup> GROUPS = List.of(
            new SubcommandGroup(
                    "Begin",
                    new Subcommand(SolveCommand.class, SolveCommand::new),
                    new Subcommand(PlayCommand.class, PlayCommand::new),
                    new Subcommand(ExploreCommand.class, ExploreCommand::new),
                    new Subcommand(SiteCommand.class, SiteCommand::new),
                    new Subcommand(ShowCommand.class, ShowCommand::new),
                    new Subcommand(GamesCommand.class, GamesCommand::new),
                    new Subcommand(ExercisesCommand.class, ExercisesCommand::new)),
            new SubcommandGroup(
                    "Numbers and pictures",
                    new Subcommand(SequenceCommand.class, SequenceCommand::new),
                    new Subcommand(TableCommand.class, TableCommand::new),
                    new Subcommand(CountCommand.class, CountCommand::new),
                    new Subcommand(PlotCommand.class, PlotCommand::new),
                    new Subcommand(GraphCommand.class, GraphCommand::new),
                    new Subcommand(DrawCommand.class, DrawCommand::new)),
            new SubcommandGroup(
                    "Misère play",
                    new Subcommand(QuotientCommand.class, QuotientCommand::new),
                    new Subcommand(GenusCommand.class, GenusCommand::new),
                    new Subcommand(FormCommand.class, FormCommand::new)),
            new SubcommandGroup(
                    "Proofs and theorems",
                    new Subcommand(ProveCommand.class, ProveCommand::new),
                    new Subcommand(VerifyCommand.class, VerifyCommand::new),
                    new Subcommand(DiscoverCommand.class, DiscoverCommand::new)),
            new SubcommandGroup(
                    "Research",
                    new Subcommand(SweepCommand.class, SweepCommand::new),
                    new Subcommand(AtlasCommand.class, AtlasCommand::new),
                    new Subcommand(ContestCommand.class, ContestCommand::new)),
            new SubcommandGroup(
                    "Programs and shells",
                    new Subcommand(JudgeCommand.class, JudgeCommand::new),
                    new Subcommand(CompletionCommand.class, CompletionCommand::new),
                    new Subcommand(CommandLine.HelpCommand.class, terminal -> new CommandLine.HelpCommand())));

    private static final List<String> ABOUT_ALL = List.of("completion", "help");

    private Subcommands() {}

    /** Adds the subcommand that the first word names, or all subcommands if it names none. */
    static void add(CommandLine command, Terminal terminal, List<String> words) {
        List<Subcommand> all =
                GROUPS.stream().flatMap(group -> group.commands().stream()).toList();
        List<Subcommand> named = all.stream()
                .filter(one -> !words.isEmpty() && one.name().equals(words.get(0)) && !ABOUT_ALL.contains(one.name()))
                .toList();
        (named.isEmpty() ? all : named)
                .forEach(one -> command.addSubcommand(one.of().apply(terminal)));
    }

    /** Returns the list of all subcommands, by what they are for, with the first sentence of each description. */
    static String list(CommandLine command, ColorScheme scheme, int width) {
        StringBuilder list = new StringBuilder();
        for (SubcommandGroup group : GROUPS) {
            TextTable table = TextTable.forColumns(
                    scheme,
                    new Column(NAME_WIDTH, 2, Column.Overflow.SPAN),
                    new Column(width - NAME_WIDTH, 0, Column.Overflow.WRAP));
            for (Subcommand one : group.commands()) {
                CommandLine named =
                        Objects.requireNonNull(command.getSubcommands().get(one.name()));
                UsageMessageSpec usage = named.getCommandSpec().usageMessage();
                String[] description = usage.header().length > 0 ? usage.header() : usage.description();
                String sentence = String.join(" ", description).replaceFirst("(?s)(?<=\\.) .*", "");
                table.addRowValues(scheme.commandText(one.name()), scheme.ansi().new Text(sentence, scheme));
            }
            list.append(group.title()).append('\n').append(table);
        }
        return list.toString();
    }

    private record SubcommandGroup(String title, List<Subcommand> commands) {

        SubcommandGroup(String title, Subcommand... commands) {
            this(title, List.of(commands));
        }
    }

    private record Subcommand(Class<?> type, Function<Terminal, Object> of) {

        String name() {
            return type.getAnnotation(Command.class).name();
        }
    }
}
