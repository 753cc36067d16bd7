package org.impartial.cli;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A minimal addition as described in the table "Where new code goes" of CONTRIBUTING.md.
 *
 * @param row the first column of its row
 * @param room the package in which its type is written
 * @param source the source of the type, without the package
 * @param entries the lines in the lists that the row names
 */
record Rehearsal(String row, String room, String source, List<Entry> entries) {
    private static final Pattern TYPE = Pattern.compile("(?:class|record) (\\w+)");

    /** A line that is inserted in a list, before an existing text. */
    record Entry(String list, String before, String line) {}

    private static final Rehearsal ENGINE = new Rehearsal(
            "an engine for values of components",
            "core.engine.heap",
            """
            import org.impartial.core.game.Component;
            import org.impartial.core.meter.Meter;
            import org.impartial.core.theory.GrundyValues;

            public final class Always77 implements GrundyValues {
                public static boolean suits(Component<?> component) {
                    return component.game().name().equals("kayles");
                }

                @Override
                public long grundy(Component<?> component, Meter meter) {
                    return 77;
                }
            }
            """,
            List.of(
                    new Entry(
                            "core.engine.step.Engines",
                            "    /** The engines that use no theorem",
                            "    private static final Engine REHEARSED = Engine.of(\"rehearsed\","
                                    + " org.impartial.core.engine.heap.Always77::suits,"
                                    + " org.impartial.core.engine.heap.Always77::new);"),
                    new Entry("core.engine.step.Engines", "TABLE, RANKED, PACKED, OBJECTS", "REHEARSED, ")));

    private static final Rehearsal STEP = new Rehearsal(
            "a way to answer",
            "core.engine.step",
            """
            import org.impartial.core.engine.Reply;
            import org.impartial.core.engine.Session;
            import org.impartial.core.engine.Step;

            public record RehearsedStep() implements Step {
                @Override
                public Session open(SharedTables shared) {
                    return question -> Reply.declined("only rehearses");
                }
            }
            """,
            List.of(new Entry(
                    "core.solve.Strategy",
                    "claims(),\n                search(),",
                    "of(\"rehearsed-step\", new org.impartial.core.engine.step.RehearsedStep()),\n")));

    private static final Rehearsal CERTIFICATE =
            new Rehearsal("a kind of certificate", "core.proof.kind.period", """
            import java.util.List;
            import java.util.Map;
            import java.util.stream.Stream;
            import org.impartial.core.meter.Meter;
            import org.impartial.core.proof.Certificate;
            import org.impartial.core.proof.CertificateFormat;

            public final class RehearsedFormat implements CertificateFormat {
                @Override
                public String kind() {
                    return "rehearsed";
                }

                @Override
                public Certificate read(Map<String, String> header, List<String> facts) {
                    return new Rehearsed(facts);
                }

                private record Rehearsed(List<String> lines) implements Certificate {
                    @Override
                    public String kind() {
                        return "rehearsed";
                    }

                    @Override
                    public String statement() {
                        return "the facts are in order";
                    }

                    @Override
                    public Map<String, String> header() {
                        return Map.of();
                    }

                    @Override
                    public Stream<String> facts() {
                        return lines.stream();
                    }

                    @Override
                    public Verdict check(Meter meter) {
                        return lines.equals(lines.stream().sorted().toList())
                                ? Verdict.accepted(lines.size(), "rehearsed and in order")
                                : Verdict.refused(lines.size(), "rehearsed and in disorder");
                    }
                }
            }
            """, List.of());

    private static final Rehearsal PICTURE = new Rehearsal(
            "a picture of a position",
            "picture.kind.row",
            """
            import org.impartial.picture.drawing.Sketch;
            import org.impartial.picture.ink.Palette;
            import org.impartial.picture.kind.subject.Kind;
            import org.impartial.picture.kind.subject.Subject;

            public final class RehearsedKind implements Kind {
                @Override
                public Sketch draw(Subject subject) {
                    Sketch sketch = new Sketch(200, 40);
                    sketch.word(100, 20, "rehearsed picture", 11, Palette.INK);
                    return sketch;
                }
            }
            """,
            List.of(new Entry(
                    "picture.kind.LibraryArtist",
                    "        kinds.put(\"game-of-31\"",
                    "        kinds.put(\"kayles\", new org.impartial.picture.kind.row.RehearsedKind());\n")));

    private static final Rehearsal SUBCOMMAND = new Rehearsal(
            "a subcommand",
            "cli.command",
            """
            import java.util.concurrent.Callable;
            import org.impartial.cli.io.ExitStatus;
            import org.impartial.cli.io.Terminal;
            import picocli.CommandLine.Command;

            @Command(name = "rehearse", description = "Rehearses.", mixinStandardHelpOptions = true)
            public final class RehearseCommand implements Callable<Integer> {
                private final Terminal terminal;

                public RehearseCommand(Terminal terminal) {
                    this.terminal = terminal;
                }

                @Override
                public Integer call() {
                    terminal.out().println("rehearsed as a subcommand");
                    return ExitStatus.ANSWERED;
                }
            }
            """,
            List.of(new Entry(
                    "cli.Subcommands",
                    "new Subcommand(SolveCommand.class",
                    "new Subcommand(org.impartial.cli.command.RehearseCommand.class,"
                            + " org.impartial.cli.command.RehearseCommand::new),\n")));

    static final List<Rehearsal> ALL = List.of(ENGINE, STEP, CERTIFICATE, PICTURE, SUBCOMMAND);

    /** Returns the name of the type. */
    String type() {
        return TYPE.matcher(source).results().findFirst().orElseThrow().group(1);
    }
}
