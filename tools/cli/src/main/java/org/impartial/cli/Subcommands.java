package org.impartial.cli;

import java.util.ArrayList;
import java.util.List;
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

/** The subcommands. Reading the annotations of all of them takes longer than most questions. */
final class Subcommands {
    private static final List<Subcommand> ALL = List.of(
            new Subcommand(SolveCommand.class, SolveCommand::new),
            new Subcommand(SequenceCommand.class, SequenceCommand::new),
            new Subcommand(CountCommand.class, CountCommand::new),
            new Subcommand(SweepCommand.class, SweepCommand::new),
            new Subcommand(AtlasCommand.class, AtlasCommand::new),
            new Subcommand(QuotientCommand.class, QuotientCommand::new),
            new Subcommand(GenusCommand.class, GenusCommand::new),
            new Subcommand(FormCommand.class, FormCommand::new),
            new Subcommand(DiscoverCommand.class, DiscoverCommand::new),
            new Subcommand(ProveCommand.class, ProveCommand::new),
            new Subcommand(VerifyCommand.class, VerifyCommand::new),
            new Subcommand(ContestCommand.class, ContestCommand::new),
            new Subcommand(JudgeCommand.class, JudgeCommand::new),
            new Subcommand(GamesCommand.class, GamesCommand::new),
            new Subcommand(ShowCommand.class, ShowCommand::new),
            new Subcommand(PlayCommand.class, PlayCommand::new),
            new Subcommand(ExploreCommand.class, ExploreCommand::new),
            new Subcommand(SiteCommand.class, SiteCommand::new),
            new Subcommand(ExercisesCommand.class, ExercisesCommand::new),
            new Subcommand(PlotCommand.class, PlotCommand::new),
            new Subcommand(GraphCommand.class, GraphCommand::new),
            new Subcommand(DrawCommand.class, DrawCommand::new),
            new Subcommand(TableCommand.class, TableCommand::new));

    /** The subcommands that describe all others. */
    private static final List<Subcommand> ABOUT_ALL = List.of(
            new Subcommand(CompletionCommand.class, CompletionCommand::new),
            new Subcommand(CommandLine.HelpCommand.class, terminal -> new CommandLine.HelpCommand()));

    private Subcommands() {}

    /** Adds the subcommand that the first word names, or all subcommands if it names none. */
    static void add(CommandLine command, Terminal terminal, List<String> words) {
        List<Subcommand> chosen = new ArrayList<>(ALL);
        chosen.removeIf(one -> words.isEmpty() || !one.name().equals(words.get(0)));
        if (chosen.isEmpty()) {
            chosen.addAll(ALL);
            chosen.addAll(ABOUT_ALL);
        }
        chosen.forEach(one -> command.addSubcommand(one.of().apply(terminal)));
    }

    private record Subcommand(Class<?> type, Function<Terminal, Object> of) {

        String name() {
            return type.getAnnotation(Command.class).name();
        }
    }
}
